import { BOARD_IDS, openSheet, type BoardId } from '../../../src/map/boards.ts';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';

/** All four boards, drawn. */
export const sheets: readonly (readonly [BoardId, MapSheet])[] = await Promise.all(
  BOARD_IDS.map(async (id) => [id, await openSheet(id)] as const),
);
