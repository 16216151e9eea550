import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';

export interface Shortcut {
  /** As `KeyboardEvent.key` names it. */
  readonly key: string;
  readonly does: string;
  /** Whether it applies now; always, if it does not say. Of two with one key the first that applies is run. */
  readonly applies?: () => boolean;
  /** It comes before the keys of the map and of what has the focus there. */
  readonly first?: true;
  run(): void;
}

/** Keys that a control in focus needs for itself. */
const OWN_KEYS: Readonly<Record<string, readonly string[]>> = {
  BUTTON: ['Enter', ' '],
  A: ['Enter'],
  SUMMARY: ['Enter', ' '],
};

function taken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && ['radio', 'checkbox', 'range'].includes(target.type)) {
    return key.length > 1 ? key !== 'Enter' : key === ' ';
  }
  if (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) return true;
  return OWN_KEYS[target.tagName]?.includes(key) ?? false;
}

/** A table that may be answering what was pressed before. */
interface Pressed {
  readonly busy: boolean;
  inTurn(deed: () => void): void;
}

/** Listens for the shortcuts that apply now, or once the table has answered what was pressed before. */
export function useShortcuts(shortcuts: readonly Shortcut[], table: Pressed): void {
  const on = useSettings((settings) => settings.shortcuts);
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent, keys: readonly Shortcut[]): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || taken(event.target, event.key))
        return;
      // Caps lock must not turn the letters off.
      const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const applying = (): Shortcut | undefined =>
        keys.find(({ key, applies }) => key === pressed && (applies?.() ?? true));
      if (!(table.busy ? keys.some(({ key }) => key === pressed) : applying() !== undefined)) return;
      event.preventDefault();
      event.stopPropagation();
      table.inTurn(() => applying()?.run());
    };
    const first = (event: KeyboardEvent): void =>
      listen(
        event,
        shortcuts.filter((shortcut) => shortcut.first),
      );
    const last = (event: KeyboardEvent): void => listen(event, shortcuts);
    addEventListener('keydown', first, true);
    addEventListener('keydown', last);
    return () => {
      removeEventListener('keydown', first, true);
      removeEventListener('keydown', last);
    };
  }, [on, shortcuts, table]);
}
