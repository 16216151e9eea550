import type { Provenance } from '@club-route/engine';

/** How the rows of the order of battle are written; `units.ts` puts them together. */

export type UnitType =
  | 'panzergrenadier'
  | 'mechanized'
  | 'engineer'
  | 'armor'
  | 'recon'
  | 'artillery'
  | 'headquarters'
  | 'infantry'
  | 'airborne'
  | 'glider';

/** Battalion, regiment, brigade, division. */
export type UnitSize = 'II' | 'III' | 'X' | 'XX';

/** 8.13: `D` reaches one hex, `S` two at half strength, `L` two. */
export type GunRange = 'D' | 'S' | 'L';

export interface UnitRow {
  readonly id: string;
  readonly type: UnitType;
  readonly size: UnitSize;
  /** Combat points. Nothing where the unit only comes into being by build-up. */
  readonly strength: number;
  /** How the combat points are known. */
  readonly strengthFrom: Provenance;
  readonly stack: number;
  readonly guns: number;
  readonly range: GunRange | undefined;
  readonly efficiency: number;
  /** The printed turn of arrival; 0 for units that never arrive by themselves. */
  readonly turn: number;
  readonly hex: string;
  /** The unit that it builds up into. */
  readonly parent: string | undefined;
  readonly formation: string;
}

export type Row = Omit<UnitRow, 'formation'>;

export function formation(name: string, rows: readonly Row[]): readonly UnitRow[] {
  return rows.map((row) => ({ ...row, formation: name }));
}

/** Reads "250S": so many artillery points, and their range. */
export function gunsOf(text: string): Pick<Row, 'guns' | 'range'> {
  if (text === '') return { guns: 0, range: undefined };
  return { guns: Number.parseInt(text, 10), range: text.at(-1) as GunRange };
}

/** A unit that comes into being only by build-up or breakdown. */
export function unbuilt(id: string, size: UnitSize, type: UnitType): Row {
  return {
    id,
    type,
    size,
    strength: 0,
    strengthFrom: 'printed',
    stack: 0,
    guns: 0,
    range: undefined,
    efficiency: 0,
    turn: 0,
    hex: '',
    parent: undefined,
  };
}
