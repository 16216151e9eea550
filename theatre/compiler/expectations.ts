import type { Land } from '../src/ground/index.ts';

/** What the checks are told about a board: known apart from its plan, so that they can fail. */
export interface Expectations {
  readonly corridor: { readonly entry: string; readonly through: readonly string[] };
  /** Corners, by the cells that meet there, at which a water may end: a canal that stops in a town. */
  readonly waterEnds: readonly { readonly at: string; readonly why: string }[];
  /** Places that lie apart when neither river nor canal can be crossed, and together when crossings count. */
  readonly partedByCanals: readonly (readonly [string, string])[];
  /** Mark -> the land all its cells are in. */
  readonly markLands: Readonly<Record<string, Land | 'any'>>;
  /** Bridges that no road of this board uses. */
  readonly roadlessCrossings: readonly string[];
  /** Whether men on foot get over a canal without a bridge. */
  readonly footFords: boolean;
  /** Cells that nobody need be able to walk to. */
  readonly lostCells: string;
}
