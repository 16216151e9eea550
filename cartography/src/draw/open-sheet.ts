import { BOARDS, type BoardId } from '@club-route/theatre/boards';
import { drawSheetInSteps } from './draw-sheet.ts';
import type { MapSheet } from './map-sheet.ts';

/** Loads a board with the country under it, and draws it; `pause` lets others work between the steps. */
export async function openSheet(id: BoardId, pause?: () => Promise<void>): Promise<MapSheet> {
  const [file, { loadBoard }, ground] = await Promise.all([
    BOARDS[id].load(),
    import('@club-route/theatre'),
    import('@club-route/theatre/ground'),
  ]);
  return drawSheetInSteps(loadBoard(file), ground, pause);
}
