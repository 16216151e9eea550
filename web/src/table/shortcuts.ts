import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';

export interface Shortcut {
  /** As `KeyboardEvent.key` names it. */
  readonly key: string;
  readonly does: string;
  /** Whether it applies now; always, if it does not say. Of two with one key the first that applies is run. */
  readonly applies?: () => boolean;
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
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || taken(event.target, event.key))
        return;
      // Caps lock must not turn the letters off.
      const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const applying = (): Shortcut | undefined =>
        shortcuts.find(({ key, applies }) => key === pressed && (applies?.() ?? true));
      if (!(table.busy ? shortcuts.some(({ key }) => key === pressed) : applying() !== undefined)) return;
      event.preventDefault();
      table.inTurn(() => applying()?.run());
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [on, shortcuts, table]);
}
