import type { BoardFile, BoardId } from '@club-route/theatre';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';

export type { BoardId };

/** Each board is a file of its own, fetched when somebody opens it. */
const FILES: Readonly<Record<BoardId, () => Promise<BoardFile>>> = {
  'farthest-bridge': async () => (await import('@club-route/theatre/farthest-bridge')).farthestBridge,
  'drive-on-arnhem': async () => (await import('@club-route/theatre/drive-on-arnhem')).driveOnArnhem,
  'descent-into-hell': async () => (await import('@club-route/theatre/descent-into-hell')).descentIntoHell,
  kriegsspiel: async () => (await import('@club-route/theatre/kriegsspiel')).kriegsspiel,
};

export const BOARD_IDS = Object.keys(FILES) as readonly BoardId[];

export function isBoardId(id: string): id is BoardId {
  return Object.hasOwn(FILES, id);
}

const drawn = new Map<BoardId, Promise<MapSheet>>();

/** The sheet of a board, drawn once. */
export function openSheet(id: BoardId): Promise<MapSheet> {
  const sheet = drawn.get(id) ?? draw(id);
  drawn.set(id, sheet);
  return sheet;
}

async function draw(id: BoardId): Promise<MapSheet> {
  const [file, theatre, ground, { drawSheet }] = await Promise.all([
    FILES[id](),
    import('@club-route/theatre'),
    import('@club-route/theatre/ground'),
    import('@club-route/cartography/draw/map-sheet'),
  ]);
  const board = file.grid.shape === 'hex' ? theatre.loadHexBoard(file) : theatre.loadSquareBoard(file);
  return drawSheet(board, ground);
}
