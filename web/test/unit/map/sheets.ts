import { BOARD_IDS, type BoardId } from '@club-route/theatre/boards';
import { openSheet } from '../../../src/map/sheets.ts';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';

/** All four boards, drawn. */
export const sheets: readonly (readonly [BoardId, MapSheet])[] = await Promise.all(
  BOARD_IDS.map(async (id) => [id, await openSheet(id)] as const),
);
