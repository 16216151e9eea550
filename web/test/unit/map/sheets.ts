import { BOARD_IDS, type BoardId } from '@club-route/theatre/boards';
import { allWater } from '@club-route/theatre/ground';
import { openSheet } from '@club-route/cartography/draw/open-sheet';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { waterOf, type SheetWater } from '@club-route/cartography/sheet/water';

/** All four boards, drawn. */
export const sheets: readonly (readonly [BoardId, MapSheet])[] = await Promise.all(
  BOARD_IDS.map(async (id) => [id, await openSheet(id)] as const),
);

/** The water with the sides it runs along, which a finished sheet no longer knows. */
export function waterAlongSides({ theatre, cells }: MapSheet): SheetWater {
  return waterOf(theatre, cells, allWater);
}
