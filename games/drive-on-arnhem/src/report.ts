import type { BuildPlot } from './actions.ts';
import type { Weather, VictoryLevel } from './data/tables.ts';
import type { Side } from './data/units.ts';
import type { Phase } from './state.ts';

/** 9.0: the four stages of fire, in their order. */
export const STAGES = ['protective', 'barrage', 'defensive', 'offensive'] as const;
export type Stage = (typeof STAGES)[number];

/** What both sides are told of a battle (H34). Units with a number each stand side by side in `losses`. */
export interface BattleRow {
  readonly turn: number;
  readonly cell: number;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  /** Combat points of the defenders to the nearest ten, and odds in tenths, before the first shot. */
  readonly strength: number;
  readonly odds: number;
  /** Per stage: whole points of fire, and [unit, loss, unit, loss, …]. */
  readonly fire: readonly number[];
  readonly losses: readonly (readonly number[])[];
  readonly retreats: readonly Way[];
  readonly advances: readonly Way[];
}

/** [unit, the cell it left, each cell entered] */
export type Way = readonly number[];

/** An enemy unit seen once, and where. */
export interface Sighting {
  readonly turn: number;
  readonly unit: number;
  readonly cell: number;
}

/** What everybody is told of an air strike: the result only where the side that struck saw somebody (H34). */
export interface StrikeRow {
  readonly turn: number;
  readonly side: Side;
  readonly cell: number;
  readonly result?: StrikeResult;
}

/** What a hit did (4.3); -1 and noughts for a miss. */
export interface StrikeResult {
  readonly unit: number;
  readonly lost: number;
  readonly efficiency: number;
  readonly strain: number;
}

/**
 * What happens, moment by moment. `side` is the side that acts, or the only one that is told. A report that shows a side
 * something hidden until now is marked; `tell` takes the mark away for those who learn nothing. `open` is what everybody
 * may know because units are visible.
 */
export type DriveReport =
  | { readonly kind: 'turn'; readonly turn: number; readonly weather: Weather; readonly discloses: true }
  | { readonly kind: 'phase'; readonly phase: Phase }
  | { readonly kind: 'deployed'; readonly sources: readonly number[]; readonly discloses: true }
  | {
      readonly kind: 'struck';
      readonly side: Side;
      readonly cell: number;
      /** Whether the side that strikes sees somebody there. */
      readonly seen: boolean;
      readonly result?: StrikeResult;
      readonly discloses?: true;
    }
  | {
      readonly kind: 'interdicted';
      readonly units: readonly number[];
      /** Those whose numbers the Allies know. */
      readonly seen?: readonly number[];
      readonly open: boolean;
      readonly discloses: true;
    }
  | { readonly kind: 'supply'; readonly side: Side; readonly changed: readonly number[] }
  | {
      readonly kind: 'walked';
      readonly formation: number;
      readonly units: readonly number[];
      /** The hex before which the walk stopped. */
      readonly stopped?: number;
      readonly discloses?: true;
    }
  | {
      readonly kind: 'arrived';
      readonly side: Side;
      readonly unit: number;
      readonly cell: number;
      readonly late?: boolean;
      readonly open: boolean;
    }
  | { readonly kind: 'sourceMoved'; readonly formation: number; readonly cell: number; readonly discloses: true }
  /** `row` of the table of 8.13 has the points: a unit that is disbanded at once shows them nowhere else. */
  | { readonly kind: 'guns'; readonly side: Side; readonly unit: number; readonly row: number }
  | {
      readonly kind: 'built';
      readonly side: Side;
      readonly unit: number;
      readonly from: readonly number[];
      readonly open: boolean;
    }
  | {
      readonly kind: 'broken';
      readonly side: Side;
      readonly unit: number;
      readonly into: readonly number[];
      readonly open: boolean;
    }
  | {
      readonly kind: 'disbanded';
      readonly side: Side;
      readonly unit: number;
      readonly cell: number;
      readonly open: boolean;
    }
  | { readonly kind: 'allotted'; readonly allotment: 1 | 2; readonly discloses: true }
  | { readonly kind: 'rebuilt'; readonly bridge: number; readonly unit?: number; readonly discloses?: true }
  | {
      readonly kind: 'moved';
      readonly side: Side;
      /** Others are told where it began and ended only. */
      readonly way: Way;
      readonly open: boolean;
    }
  | {
      readonly kind: 'sighted';
      readonly side: Side;
      readonly unit: number;
      readonly cell: number;
      readonly discloses: true;
    }
  | { readonly kind: 'owned'; readonly side: Side; readonly cells: readonly number[]; readonly discloses: true }
  | { readonly kind: 'overrun'; readonly formation: number; readonly discloses?: true }
  | { readonly kind: 'failed'; readonly side: Side; readonly unit: number; readonly lost: number }
  | {
      readonly kind: 'bridge';
      readonly side: Side;
      readonly bridge: number;
      readonly blown: boolean;
      readonly discloses?: true;
    }
  | {
      readonly kind: 'mode';
      readonly side: Side;
      readonly unit: number;
      readonly travel: boolean;
      readonly open: boolean;
    }
  | {
      readonly kind: 'fortified';
      readonly side: Side;
      readonly unit: number;
      readonly level: number;
    }
  | { readonly kind: 'plotted'; readonly side: Side; readonly unit: number; readonly plot: Plot }
  | {
      readonly kind: 'battle';
      readonly side: Side;
      readonly cell: number;
      readonly attackers: readonly number[];
      readonly defenders: readonly number[];
      readonly strength: number;
      readonly odds: number;
      readonly discloses: true;
    }
  | {
      readonly kind: 'fire';
      readonly stage: Stage;
      readonly fire: number;
      readonly losses: readonly number[];
      readonly discloses: true;
    }
  | { readonly kind: 'eliminated'; readonly unit: number; readonly discloses: true }
  | { readonly kind: 'retreated'; readonly way: Way; readonly discloses: true }
  | { readonly kind: 'advanced'; readonly way: Way; readonly discloses: true }
  | { readonly kind: 'isolated'; readonly side: Side; readonly unit: number }
  | { readonly kind: 'ended'; readonly score: number; readonly level: VictoryLevel; readonly discloses: true };

/** A plot as its owner is told of it. */
export type Plot =
  | { readonly kind: 'attack'; readonly cell: number }
  | { readonly kind: 'withdrawn'; readonly cell: number }
  | { readonly kind: 'barrage'; readonly cell: number }
  | { readonly kind: 'protect'; readonly targets: number }
  | { readonly kind: 'advance'; readonly hexes: number }
  | { readonly kind: 'build'; readonly plot: BuildPlot }
  | { readonly kind: 'disband'; readonly on: boolean };

export type Reports = DriveReport[] | undefined;
