import { BOARD_IDS, openSheet, type BoardId } from '../../../src/map/boards.ts';
import type { MapSheet } from '../../../src/map/draw/map-sheet.ts';

/** All four boards, drawn. */
export const sheets: readonly (readonly [BoardId, MapSheet])[] = await Promise.all(
  BOARD_IDS.map(async (id) => [id, await openSheet(id)] as const),
);
