import { useSettings } from '../app/settings.ts';
import type { Shortcut } from './shortcuts.ts';
import css from './ShortcutList.module.css';

export function ShortcutList({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  const on = useSettings((settings) => settings.shortcuts);
  return (
    <>
      <label className={css.switch}>
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => useSettings.setState({ shortcuts: event.target.checked })}
        />
        Single keys act as shortcuts
      </label>
      <dl className={css.list}>
        {shortcuts.map(({ key, does }) => (
          <div key={`${key} ${does}`}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
