import type { Area } from './areas.ts';

/** How the rows of the order of battle are written; `units.ts` puts them together. */

export const TYPES = [
  'Armor',
  'Pz',
  'Recon',
  'Mech Inf',
  'PzG',
  'Mot Inf',
  'Mot Eng',
  'Mot Brdg',
  'Inf',
  'Eng',
  'Aslt Eng',
  'Para Inf',
  'Para Eng',
  'Gldr Inf',
  'Gldr Eng',
  'Airlanding Inf',
  'Afld Rpr',
] as const;
export type UnitType = (typeof TYPES)[number];

/** Unit, type, AF-DF-MP with antitank fire (full, partial or none), steps and, for those on the map at the start, the hex. */
export type Row = readonly [id: string, type: UnitType, factors: string, steps: number, hex?: string];

export interface PoolRow {
  readonly name: string;
  readonly rows: readonly Row[];
}

export interface ArrivalRow extends PoolRow {
  readonly turn: number;
  readonly area: Area;
}

export function pool(name: string, rows: readonly Row[]): PoolRow {
  return { name, rows };
}

export function arrival(turn: number, area: Area, rows: readonly Row[]): ArrivalRow {
  return { name: `${16 + turn} Sep`, turn, area, rows };
}
