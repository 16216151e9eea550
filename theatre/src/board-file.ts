import type { Land, WaterKind } from './ground/types.ts';
import type { Projection } from './projection.ts';

/**
 * How we know: `printed` in the source of the game, `found` in a public reading of its map or a sister edition,
 * `deduced` from the ground or from printed facts, `ruled` by us where nothing decides.
 */
export type Certainty = 'printed' | 'found' | 'deduced' | 'ruled';

export type ReasonFile = readonly [certainty: Certainty, why: string];

export type GridFile = {
  readonly columns: number;
  readonly rows: number;
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly separator?: string;
} & (
  | { readonly shape: 'hex'; readonly top: 'flat' | 'pointy'; readonly offset: 'odd' | 'even' }
  | { readonly shape: 'square' }
);

/**
 * A compiled board as it is committed and downloaded. Cells go by their printed labels, separated by blanks; a side is
 * `label/label`; a `why` is a position in `reasons`. Everything carries its reason, grouped so that the file stays
 * small.
 */
export interface BoardFile {
  readonly id: string;
  readonly title: string;
  readonly grid: GridFile;
  readonly projection: Projection;
  readonly reasons: readonly ReasonFile[];
  readonly terrain: {
    /** Letter -> terrain; a dot is no cell at all. */
    readonly kinds: Readonly<Record<string, string>>;
    /** One line per column, its cells from the first row on. */
    readonly columns: readonly string[];
    /** The same for the reasons, in the digits of `REASON_DIGITS`. */
    readonly why: readonly string[];
  };
  /** The lands between the great rivers, by column like the terrain; a dash is an islet, water, or off the field. */
  readonly lands: readonly string[];
  /** Things a cell has besides its terrain: a hill, a road net, an airfield, being off the playing field. */
  readonly flags: readonly { readonly flag: string; readonly why: number; readonly cells: string }[];
  readonly waters: readonly WaterFile[];
  /** From the least to the best. */
  readonly roadKinds: readonly string[];
  readonly roads: readonly RoadFile[];
  readonly rails: readonly ChainFile[];
  readonly crossings: readonly CrossingFile[];
  readonly borders: readonly { readonly id: string; readonly why: number; readonly sides: string }[];
  readonly names: readonly (readonly [name: string, place: string, cells: string, why: number])[];
  /** Cells a rule book speaks of: entries, set-ups, drop zones, objectives. */
  readonly marks: readonly MarkFile[];
}

export interface WaterFile {
  /** The id of the water in the ground. */
  readonly id: string;
  readonly name: string;
  readonly kind: WaterKind;
  readonly parts: readonly {
    readonly why: number;
    readonly sides?: string;
    /** Squares that are water all over. */
    readonly cells?: string;
  }[];
}

/** A way from cell to cell. Chains of the same id are one road whose parts are known in different ways. */
export interface ChainFile {
  readonly id: string;
  readonly why: number;
  readonly chain: string;
}

export interface RoadFile extends ChainFile {
  readonly kind: string;
}

export interface CrossingFile {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly water: string;
  readonly why: number;
  /** From bank to bank: two cells that share the side, or with the water squares that the structure owns between. */
  readonly cells: string;
  readonly traits?: readonly string[];
  /** The gap to be bridged, on boards that say it. */
  readonly span?: SpanFile;
}

export interface SpanFile {
  readonly metres: number;
  readonly why: number;
}

export interface MarkFile {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly why: number;
  readonly cells: string;
}

/** Land -> its letter in the file. */
export const LAND_LETTERS: Readonly<Record<Land, string>> = {
  south: 's',
  'maas-waal': 'm',
  island: 'i',
  veluwe: 'v',
  liemers: 'l',
};

export const REASON_DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
