import { notFound } from '@tanstack/react-router';
import { isBoardId } from '@club-route/theatre/boards';
import { openSheet } from '../map/sheets.ts';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';

/** The sheet of the board in the address. */
export async function openMap(board: string): Promise<MapSheet> {
  if (isBoardId(board)) return openSheet(board);
  throw Object.assign(new Error(`There is no board "${board}".`), notFound());
}
