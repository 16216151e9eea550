/** What the ground of a cell looks like, whatever a game calls it. */
export type Cover = 'open' | 'broken' | 'rough' | 'heath' | 'marsh' | 'polder' | 'woods' | 'water';

export type Built = 'town' | 'city';

/** Terrain of the boards -> how it is drawn. Towns, water and the ring off the board stand on the cover around them. */
const COVER: Readonly<Record<string, Cover>> = {
  open: 'open',
  clear: 'open',
  mixed: 'open',
  broken: 'broken',
  rough: 'rough',
  heath: 'heath',
  marsh: 'marsh',
  polder: 'polder',
  woods: 'woods',
  forest: 'woods',
  'open water': 'water',
};

/** From what lies under to what lies over; the first is the paper itself. */
export const COVERS: readonly Cover[] = ['open', 'polder', 'broken', 'rough', 'heath', 'marsh', 'woods', 'water'];

export function coverOf(terrain: string): Cover | undefined {
  return COVER[terrain];
}

export function builtOf(terrain: string): Built | undefined {
  return terrain === 'town' || terrain === 'city' ? terrain : undefined;
}
