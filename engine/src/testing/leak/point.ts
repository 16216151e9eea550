import type { Viewer } from '../../contract.ts';
import type { OptionValues } from '../../options.ts';
import type { StateObject } from '../../state/shape.ts';
import type { AnyGame } from '../law.ts';
import type { World } from './world.ts';

/** A moment at which the viewer must find the two worlds alike. */
export interface Point {
  readonly one: World;
  readonly two: World;
  /** The worlds have just begun: nothing that was compared before counts. */
  readonly fresh: boolean;
  /** What was done since they began. */
  readonly story: readonly string[];
  /** What a difference would break: `knowledge` if the fault can only be that the sight does not keep what was told. */
  readonly law: 'leak' | 'knowledge';
  /** Found without looking: the rules themselves answer differently. */
  readonly problem?: string;
}

/** How much a comparison was worth. */
export interface Coverage {
  /** Pairs of worlds, and those of them that really differed. */
  pairs: number;
  different: number;
  /** Moments compared, and those of them at which something had just happened out of sight. */
  compared: number;
  unseen: number;
  /** Pairs that ended because the rules disclosed something. */
  disclosed: number;
  /** Pairs that ended because nobody could do in one world what was seen in the other. */
  unmatched: number;
}

export function noCoverage(): Coverage {
  return { pairs: 0, different: 0, compared: 0, unseen: 0, disclosed: 0, unmatched: 0 };
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
  /** Whether what is told must be kept in the sight. If not, pairs end where they would show that it is not. */
  readonly kept: boolean;
}
