import type { BoardFile } from '../board-file.ts';

/** A board as a list shows it, before its file is loaded. */
interface BoardEntry {
  readonly title: string;
  readonly about: string;
  load(): Promise<BoardFile>;
}

/** Every board there is, by the name of the game whose map it gives back. Each is a file of its own, loaded when wanted. */
export const BOARDS = {
  'farthest-bridge': {
    title: 'Arnhem: The Farthest Bridge',
    about: '931 hexes of about 2 km, Eindhoven to Arnhem',
    load: async () => (await import('./farthest-bridge.ts')).farthestBridge,
  },
  'drive-on-arnhem': {
    title: 'Drive on Arnhem',
    about: '718 hexes of about 2.6 km; the sheet is turned so that north is up',
    load: async () => (await import('./drive-on-arnhem.ts')).driveOnArnhem,
  },
  'descent-into-hell': {
    title: 'Descent into Hell',
    about: '832 hexes of two miles, from the Belgian canals to the Veluwe',
    load: async () => (await import('./descent-into-hell.ts')).descentIntoHell,
  },
  kriegsspiel: {
    title: 'The campaign',
    about: '3,570 squares of 1 km for the umpired campaign',
    load: async () => (await import('./kriegsspiel.ts')).kriegsspiel,
  },
} as const satisfies Readonly<Record<string, BoardEntry>>;

export type BoardId = keyof typeof BOARDS;

export const BOARD_IDS = Object.keys(BOARDS) as readonly BoardId[];

export function isBoardId(id: string): id is BoardId {
  return Object.hasOwn(BOARDS, id);
}
