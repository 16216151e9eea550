/** How the rows of the order of battle are written; `units.ts` puts them together. */

export const CLASSES = [
  'infantry',
  'para',
  'glider',
  'polish',
  'mech',
  'armor',
  'recon',
  'engineer',
  'artillery',
  'sp artillery',
  'glider artillery',
] as const;
export type UnitClass = (typeof CLASSES)[number];

/**
 * Id, identity, class, factors as the counter prints them (attack-defence-movement, or barrage-protective fire-range /
 * defence-movement), and the day in September on which it comes; 0 is there at the start.
 */
export type Row = readonly [id: string, identity: string, kind: UnitClass, factors: string, day: number];

export interface FormationRows {
  readonly formation: string;
  readonly rows: readonly Row[];
}
