import { BOARDS, type BoardId } from '@club-route/theatre/boards';
import type { MapSheet } from './map-sheet.ts';

/** Loads a board with the country under it, and draws it; `pause` lets others work between the steps. */
export async function openSheet(id: BoardId, pause?: () => Promise<void>): Promise<MapSheet> {
  const [file, { loadBoard }, ground, { sheetInSteps }] = await Promise.all([
    BOARDS[id].load(),
    import('@club-route/theatre'),
    import('@club-route/theatre/ground'),
    import('./map-sheet.ts'),
  ]);
  const steps = sheetInSteps(loadBoard(file), ground);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await pause?.();
  }
}
