import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useSettings } from '../app/settings.ts';
import { isArrow } from '../map/view/steps.ts';

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

/** Listens for the shortcuts that apply now. */
export function useShortcuts(shortcuts: readonly Shortcut[], table: Pressed): void {
  const on = useSettings((settings) => settings.shortcuts);
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent, keys: readonly Shortcut[]): void => {
      if (!isPlain(event)) return;
      const pressed = keyOf(event);
      const applying = keys.find(({ key, applies }) => key === pressed && (applies?.() ?? true));
      if (applying === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      applying.run();
    };
    const first = (event: KeyboardEvent): void => {
      if (table.busy && isOurs(event, shortcuts)) return hold(event, table);
      return listen(
        event,
        shortcuts.filter((shortcut) => shortcut.first),
      );
    };
    const last = (event: KeyboardEvent): void => listen(event, shortcuts);
    addEventListener('keydown', first, true);
    addEventListener('keydown', last);
    return () => {
      removeEventListener('keydown', first, true);
      removeEventListener('keydown', last);
    };
  }, [on, shortcuts, table]);
}

function isPlain(event: KeyboardEvent): boolean {
  return (
    !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !taken(event.target, event.key)
  );
}

/** Caps lock must not turn the letters off. */
function keyOf({ key }: KeyboardEvent): string {
  return key.length === 1 ? key.toLowerCase() : key;
}

/** A key that a person pressed for the table or its map; not one that was held and comes again. */
function isOurs(event: KeyboardEvent, shortcuts: readonly Shortcut[]): boolean {
  const pressed = keyOf(event);
  return event.isTrusted && isPlain(event) && (isArrow(pressed) || shortcuts.some(({ key }) => key === pressed));
}

/**
 * Keeps a key back until the table has answered what was pressed before. The keys of the map wait too: an arrow after
 * a unit is chosen by a key must find the map at that unit.
 */
function hold(event: KeyboardEvent, table: Pressed): void {
  event.preventDefault();
  event.stopPropagation();
  const { key, shiftKey } = event;
  table.inTurn(() => {
    const again = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
    // It must see what the answer has changed, and the next key that was held what this one has.
    flushSync(() => undefined);
    flushSync(() => {
      const { activeElement } = document;
      // No button presses itself for a key that comes again.
      if (activeElement instanceof HTMLElement && OWN_KEYS[activeElement.tagName]?.includes(key)) activeElement.click();
      else (activeElement ?? document.body).dispatchEvent(again);
    });
  });
}
