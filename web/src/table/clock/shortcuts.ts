import { FASTEST, UMPIRE } from '@club-route/engine';
import type { TableController } from '../controller.ts';
import type { Shortcut } from '../shortcuts.ts';
import { setPace } from './set-pace.ts';

/** The keys of a clock, where one is set from this table. */
export function clockShortcuts(controller: TableController): readonly Shortcut[] {
  const { clock, mine } = controller.source;
  const applies = (): boolean => clock?.mine === true && controller.playable;
  const run = (until: 'event' | 'dispatch'): void =>
    void setPace(controller, clock?.pace === undefined ? { rate: FASTEST, until, waits: false } : undefined);
  return [
    { key: '.', does: 'Let time pass to the next dispatch, or pause', applies, run: () => run('dispatch') },
    ...(mine.includes(UMPIRE)
      ? [{ key: ',', does: 'Let time pass to the next event', applies, run: () => run('event') }]
      : []),
  ];
}
