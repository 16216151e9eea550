import { useSettings } from '../app/settings.ts';
import { MessageDelay } from './MessageDelay.tsx';
import type { Shortcut } from './shortcuts.ts';
import type { KeySet } from './skin.ts';
import { SoundSwitch } from './turn/SoundSwitch.tsx';
import css from './ShortcutList.module.css';

interface ShortcutListProps {
  readonly shortcuts: readonly Shortcut[];
  /** The keys that the game brings besides, on or off. */
  readonly keys: KeySet | undefined;
}

export function ShortcutList({ shortcuts, keys }: ShortcutListProps) {
  const on = useSettings((settings) => settings.shortcuts);
  const first = shortcuts.filter((shortcut) => shortcut.first);
  const others = shortcuts.filter((shortcut) => !shortcut.first);
  const isTaken = ({ key }: Shortcut): boolean => first.some((one) => one.key === key);
  return (
    <>
      <MessageDelay />
      <SoundSwitch />
      <label className={css.switch}>
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => useSettings.setState({ shortcuts: event.target.checked })}
        />
        Single keys act as shortcuts
      </label>
      {keys === undefined ? null : <KeySetSwitch keys={keys} />}
      {first.length === 0 ? null : (
        <>
          <h3>{keys!.name}: they come before all other keys</h3>
          <Keys shortcuts={first} />
          <h3>Other keys</h3>
        </>
      )}
      <Keys shortcuts={others.filter((shortcut) => !isTaken(shortcut))} />
    </>
  );
}

function KeySetSwitch({ keys: { id, name, about } }: { readonly keys: KeySet }) {
  const isOn = useSettings(({ keySets }) => keySets.includes(id));
  const turn = (): void => {
    useSettings.setState(({ keySets }) => ({
      keySets: isOn ? keySets.filter((one) => one !== id) : [...keySets, id],
    }));
  };
  return (
    <label className={css.switch}>
      <input type="checkbox" checked={isOn} onChange={turn} />
      <span>
        {name} <small>{about}</small>
      </span>
    </label>
  );
}

function Keys({ shortcuts }: Pick<ShortcutListProps, 'shortcuts'>) {
  return (
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
  );
}
