import type { Certainty, GridFile } from '../src/board-file.ts';
import type { BoardId } from '../src/boards/index.ts';
import type { CoverKind, Land, Place, RoadKind, WaterKind } from '../src/ground/types.ts';
import type { Expectations } from './expectations.ts';
import type { FactGroup } from './facts.ts';
import type { Fit } from './fit.ts';

/** What the compiler is told about one board. */
export interface Plan {
  readonly id: BoardId;
  readonly title: string;
  /** The folder of its files, for messages. */
  readonly folder: string;
  readonly grid: GridFile;
  readonly exists: (column: number, row: number) => boolean;
  /** Cells round the playing field, with their terrain: roads lead there, but the ground says nothing of them. */
  readonly offBoard?: { readonly terrain: string; readonly holds: (column: number, row: number) => boolean };
  readonly fit: Fit;
  readonly anchors: readonly AnchorPlan[];
  readonly terrain: TerrainPlan;
  readonly waters: readonly WaterPlan[];
  /** Rivers fill squares of their own instead of running between cells; this is their terrain. */
  readonly riverSquares?: string;
  /** A cell of each land, by which the regions between the rivers get their names. */
  readonly lands: Readonly<Partial<Record<Land, string>>>;
  /** Regions between the rivers that belong to no land: islets and corners that the edge cuts off. */
  readonly strays: readonly StrayPlan[];
  /** Roads from the least to the best kind, and which roads of the ground are of which. */
  readonly roads: readonly { readonly kind: string; readonly ids: readonly string[] }[];
  readonly rails: readonly string[];
  /** Waters that a road crosses at listed crossings only. Default: rivers and canals. */
  readonly stops?: readonly WaterKind[];
  /** A road, railway, crossing or place that lies off the map is left out instead of stopping the compiler. */
  readonly wholeGround?: boolean;
  readonly crossings: readonly CrossingPlan[];
  /** How wide the gap under each crossing is, for boards that say it: then a crossing without a span stops the compiler. */
  readonly spans?: readonly SpanPlan[];
  /** Places of the ground to be named on the board. */
  readonly places: readonly string[];
  /** Terrains that a name prefers to its own cell if one of them is next door. For boards whose terrain is given. */
  readonly townsNear?: readonly string[];
  /** Cells beyond a border get a flag. `home` is a point on our side of it. */
  readonly countries: readonly { readonly flag: string; readonly border: string; readonly home: string }[];
  readonly borders: readonly string[];
  /** The rim of the cells with a flag is a line of its own. */
  readonly rims?: readonly { readonly border: string; readonly flag: string; readonly why: string }[];
  /** Cells of these terrains have a road net only where a road of these kinds runs; all others have one. */
  readonly roadNet?: { readonly without: readonly string[]; readonly roads: readonly RoadKind[] };
  readonly facts: readonly FactGroup[];
  readonly expect: Expectations;
}

export interface AnchorPlan {
  /** A cell, a side `a/b`, or the middle of several cells `a+b+c`. */
  readonly at: string;
  /** The id of a point of the ground, or `latitude longitude`. */
  readonly ground: string;
  readonly note?: string;
}

/** Shares of each cover in hundredths of a cell; `roads` is the length of road in it, in hundredths of its width. */
export type Shares = Readonly<Record<CoverKind | 'clear' | 'roads', number>>;

export interface TerrainPlan {
  /** Letter in the file -> terrain. */
  readonly kinds: Readonly<Record<string, string>>;
  /** From what covers a cell. Absent where facts name every cell. */
  readonly rule?: (shares: Shares) => string;
  /** What a place makes of the cell that bears its name, if anything. */
  readonly settle?: (place: Place) => string | undefined;
  /** Flags a cell gets from its cover: hill. */
  readonly flags?: Readonly<Record<string, (shares: Shares) => boolean>>;
}

export interface WaterPlan {
  readonly id: string;
  /** What it is on this board; a canal may count as a stream. */
  readonly kind: WaterKind;
  /** 'ground': where the line of the water runs; 'facts': where the facts say, and the line is only a check. */
  readonly from: 'ground' | 'facts';
  /** The line counts only from one of its points to another. */
  readonly reach?: readonly [from: string, to: string];
}

export interface StrayPlan {
  readonly cells: string;
  readonly why: string;
}

export interface CrossingPlan {
  readonly id: string;
  readonly kind: string;
  readonly traits?: readonly string[];
}

/** The gap of one crossing, or of every crossing of a water that has none of its own. */
export type SpanPlan = {
  readonly metres: number;
  readonly certainty: Certainty;
  readonly why: string;
} & ({ readonly crossing: string } | { readonly water: string });
