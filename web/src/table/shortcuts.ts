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

/** Listens for the shortcuts that apply now. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const on = useSettings((settings) => settings.shortcuts);
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || taken(event.target, event.key))
        return;
      // Caps lock must not turn the letters off.
      const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const shortcut = shortcuts.find(({ key, applies }) => key === pressed && (applies?.() ?? true));
      if (shortcut === undefined) return;
      event.preventDefault();
      shortcut.run();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [on, shortcuts]);
}
