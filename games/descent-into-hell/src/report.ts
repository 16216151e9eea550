import type { Report } from '@club-route/engine';
import type { FireResult, Outcome, Weather } from './data/tables.ts';
import type { Side } from './data/units.ts';
import type { Piece } from './phases/drop.ts';
import type { ImpulseKind } from './state.ts';

/** What happens, moment by moment, as far as both sides are told at once (H-36) or one side alone (`seat`). */
export type DescentReport = Report &
  (
    | { readonly kind: 'turn'; readonly turn: number; readonly side: Side }
    | { readonly kind: 'impulse'; readonly side: Side; readonly impulse: ImpulseKind }
    | { readonly kind: 'set up' }
    | { readonly kind: 'activated'; readonly seat: 'allied'; readonly units: readonly number[] }
    | { readonly kind: 'placed'; readonly seat: 'german'; readonly pool: number; readonly area: number }
    | {
        readonly kind: 'moved';
        readonly seat: Side;
        readonly units: readonly number[];
        readonly way: readonly number[];
      }
    /** Enemies have come into the side’s sight, by this way (7.11). */
    | {
        readonly kind: 'sighted';
        readonly seat: Side;
        readonly units: readonly number[];
        readonly way: readonly number[];
      }
    /** Enemies come into the side’s sight or go out of it, or are weaker than before; and supplies that it finds. */
    | {
        readonly kind: 'seen';
        readonly seat: Side;
        readonly came: readonly number[];
        readonly went: readonly number[];
        readonly weaker: readonly number[];
        readonly supplies: readonly number[];
      }
    /** The units find enemies where they wanted to enter, and stay off the map. */
    | { readonly kind: 'turned back'; readonly seat: Side; readonly units: readonly number[]; readonly cell: number }
    | { readonly kind: 'weather'; readonly weather: Weather; readonly die?: number }
    /** What becomes of a drop, for the Allies alone (H-34): nothing if it is aborted. */
    | { readonly kind: 'dropped'; readonly seat: 'allied'; readonly piece: Piece; readonly cell?: number }
    /** The hexes that were landed in, without number or kind (6.3). */
    | { readonly kind: 'landings'; readonly cells: readonly number[] }
    | {
        readonly kind: 'flak';
        readonly seat: 'allied';
        readonly piece: Piece;
        readonly loses: boolean;
        readonly aborts: boolean;
      }
    | { readonly kind: 'glider loss'; readonly seat: 'allied'; readonly unit: number }
    | { readonly kind: 'question'; readonly bridge: number; readonly cell: number }
    | { readonly kind: 'declined'; readonly bridge: number }
    | { readonly kind: 'demolition'; readonly bridge: number; readonly die: number; readonly blown: boolean }
    | { readonly kind: 'bridge taken'; readonly side: Side; readonly bridge: number }
    | { readonly kind: 'site taken'; readonly side: Side; readonly site: number }
    | { readonly kind: 'span built'; readonly hexside: number }
    | { readonly kind: 'airfield repaired'; readonly cell: number }
    | { readonly kind: 'span ended'; readonly hexside: number }
    /** Of a lost marker its owner hears where, not by whom (H-37); who removes it knows. */
    | { readonly kind: 'marker lost'; readonly seat: Side; readonly cell: number }
    | { readonly kind: 'combat'; readonly cell: number }
    | {
        readonly kind: 'fire';
        readonly firer: number;
        readonly target: number;
        /** The column of the fire table, or -1. */
        readonly column: number;
        readonly supplied: boolean;
        readonly die: number;
        readonly result: FireResult;
      }
    | { readonly kind: 'stands'; readonly unit: number }
    | { readonly kind: 'eliminated'; readonly unit: number }
    | { readonly kind: 'full'; readonly seat: Side; readonly cell: number }
    | { readonly kind: 'retreated'; readonly unit: number; readonly way: readonly number[] }
    | { readonly kind: 'advanced'; readonly units: readonly number[]; readonly cell: number }
    | { readonly kind: 'ended'; readonly outcome: Outcome }
    | {
        readonly kind: 'exit';
        readonly seat: 'allied';
        readonly unit: number;
        readonly cell: number;
        readonly wins: boolean;
      }
  );

export type Reports = DescentReport[] | undefined;
