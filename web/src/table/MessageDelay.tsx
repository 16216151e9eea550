import { useSettings } from '../app/settings.ts';
import css from './ShortcutList.module.css';

/** How long what happens stays on show. */
export function MessageDelay() {
  const delay = useSettings(({ messageDelay }) => messageDelay);
  return (
    <label className={css.switch}>
      Message delay
      <input
        type="range"
        min={0}
        max={9}
        value={delay}
        onChange={(event) => useSettings.setState({ messageDelay: event.target.valueAsNumber })}
      />
      <output>{delay}</output>
      <small>0 shows everything at once, 9 is the slowest.</small>
    </label>
  );
}
