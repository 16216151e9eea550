import { Segmented } from '../ui/Segmented.tsx';
import { useSettings, type Theme } from './settings.ts';

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'system', label: 'Auto' },
  { value: 'light', label: 'Day' },
  { value: 'dark', label: 'Night' },
];

export function ThemeSwitch() {
  const theme = useSettings((settings) => settings.theme);
  return (
    <Segmented
      label="Colours"
      choices={THEMES}
      value={theme}
      onChange={(next) => useSettings.setState({ theme: next })}
    />
  );
}
