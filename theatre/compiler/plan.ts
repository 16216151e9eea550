import type { BoardId, GridFile } from '../src/board-file.ts';
import type { CoverKind, Land, PlaceKind, WaterKind } from '../src/ground/types.ts';
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
  /** A road, railway, crossing or place that lies off the map is left out instead of stopping the compiler. */
  readonly wholeGround?: boolean;
  readonly crossings: readonly CrossingPlan[];
  /** Places of the ground to be named on the board. */
  readonly places: readonly string[];
  /** Terrains that a name prefers to its own cell if one of them is next door. For boards whose terrain is given. */
  readonly townsNear?: readonly string[];
  /** Cells beyond a border get a flag. `home` is a point on our side of it. */
  readonly countries: readonly { readonly flag: string; readonly border: string; readonly home: string }[];
  readonly borders: readonly string[];
  readonly facts: readonly FactGroup[];
}

export interface AnchorPlan {
  /** A cell, a side `a/b`, or the middle of several cells `a+b+c`. */
  readonly at: string;
  /** The id of a point of the ground, or `latitude longitude`. */
  readonly ground: string;
  readonly note?: string;
}

export interface TerrainPlan {
  /** Letter in the file -> terrain. */
  readonly kinds: Readonly<Record<string, string>>;
  /** From the shares of cover in a cell, in hundredths. Absent where facts name every cell. */
  readonly rule?: (shares: Readonly<Record<CoverKind | 'clear', number>>) => string;
  /** Kinds of place -> the terrain of the cell that bears their name. */
  readonly places?: Readonly<Partial<Record<PlaceKind, string>>>;
  /** Flags a cell gets from its cover: hill. */
  readonly flags?: Readonly<Record<string, (shares: Readonly<Record<CoverKind | 'clear', number>>) => boolean>>;
}

export interface WaterPlan {
  readonly id: string;
  /** What it is on this board; a canal may count as a stream. */
  readonly kind: WaterKind;
  /** 'ground': where the line of the water runs; 'facts': where the facts say, and the line is only a check. */
  readonly from: 'ground' | 'facts';
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
