import { BOARDS, type BoardId } from '@club-route/theatre/boards';
import type { MapSheet } from './map-sheet.ts';

/** Loads a board with the country under it, and draws it. */
export async function openSheet(id: BoardId): Promise<MapSheet> {
  const [file, { loadBoard }, ground, { drawSheet }] = await Promise.all([
    BOARDS[id].load(),
    import('@club-route/theatre'),
    import('@club-route/theatre/ground'),
    import('./map-sheet.ts'),
  ]);
  return drawSheet(loadBoard(file), ground);
}
