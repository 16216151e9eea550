import type { Viewer } from '../../contract.ts';
import type { OptionValues } from '../../options.ts';
import type { StateObject } from '../../state/shape.ts';
import type { AnyGame } from '../law.ts';
import type { World } from './world.ts';

/**
 * The laws of leaks, by what the viewer could tell apart: what the same deed brings in two positions that look the same;
 * what it is told of different deeds that leave it with the same sight; what it is answered when it asks.
 */
export type LeakLaw = 'same deed' | 'another deed' | 'answers';

/** A law that is broken, and how. */
export interface LeakProblem {
  readonly law: LeakLaw;
  readonly reason: string;
}

/** A moment at which the viewer must find the two worlds alike. */
export interface Point {
  readonly one: World;
  readonly two: World;
  /** The worlds have just begun: nothing that was compared before counts. */
  readonly fresh: boolean;
  /** What was done since they began. */
  readonly story: readonly string[];
  /** Found without looking: the rules themselves answer differently. */
  readonly problem?: LeakProblem;
}

/** Where worlds are paired from: a position of a real match, and who looks on. */
export interface Pairing {
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly state: StateObject;
  readonly viewer: Viewer;
  readonly seed: number;
  /** Actions to play, over all pairs. */
  readonly actions: number;
}
