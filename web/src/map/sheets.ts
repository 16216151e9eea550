import { openSheet as draw } from '@club-route/cartography/draw/open-sheet';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import type { BoardId } from '@club-route/theatre/boards';

const drawn = new Map<BoardId, Promise<MapSheet>>();

/** The sheet of a board, drawn once. */
export function openSheet(id: BoardId): Promise<MapSheet> {
  const sheet = drawn.get(id) ?? draw(id);
  drawn.set(id, sheet);
  return sheet;
}
