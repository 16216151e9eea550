import { BOARDS, type BoardId } from '@club-route/theatre/boards';
import { sheetCells } from '../sheet/cells.ts';
import { drawnInSteps } from './drawn-sheet.ts';
import { mapSheet, type MapSheet } from './map-sheet.ts';

/** Loads a board with the country under it, and draws it; `pause` lets others work between the steps. */
export async function openSheet(id: BoardId, pause?: () => Promise<void>): Promise<MapSheet> {
  const [file, { loadBoard }, ground] = await Promise.all([
    BOARDS[id].load(),
    import('@club-route/theatre'),
    import('@club-route/theatre/ground'),
  ]);
  const theatre = loadBoard(file);
  const cells = sheetCells(theatre);
  const steps = drawnInSteps(theatre, cells, ground);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return mapSheet(theatre, step.value, cells);
    await pause?.();
  }
}
