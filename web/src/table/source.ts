import type {
  Action,
  DiceTerms,
  GameModule,
  GoingBack,
  Match,
  OptionValues,
  Refusal,
  Report,
  Seat,
  StateObject,
  Viewer,
} from '@club-route/engine';

import type { Seating } from './local/seating.ts';

/** One moment as its viewer saw it. Frame 0 is the opening. */
export interface TableFrame<A extends Action = Action, R extends Report = Report> {
  readonly n: number;
  /** Who acted, as far as the viewer can know. */
  readonly seat: Seat | undefined;
  /** What was done, where it is the viewer's own doing. */
  readonly action: A | undefined;
  /** The viewer did it by an answer filed in advance. */
  readonly filed: boolean;
  /** As they were told to the viewer. */
  readonly reports: readonly R[];
  readonly back: GoingBack | undefined;
}

/** The next die that an action needs, where dice are rolled on a real table. */
export interface WantedDie {
  readonly purpose: string;
  readonly low: number;
  readonly high: number;
}

/** Nothing when it is done; its frame comes by itself. */
export type Answer = Refusal | WantedDie | undefined;

/** What only a device that has the whole journal can give. */
export interface Archive<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> {
  readonly match: Match<S, A, O, D, R>;
  readonly seating: Seating;
  /** The entry that made a frame, and the frame that an entry made or last preceded it. */
  entryOf(n: number): number;
  frameOf(entry: number): number;
}

/**
 * What a table shows and how it acts, seen by one viewer: a match on this device, or a film that comes from elsewhere.
 * Everything in it is that viewer's sight and what that viewer was told, numbered by that viewer's own count.
 */
export interface Source<
  S extends StateObject = StateObject,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  D = unknown,
  R extends Report = Report,
> {
  readonly module: GameModule<S, A, O, D, R>;
  readonly options: O;
  readonly dice: DiceTerms['kind'];
  readonly viewer: Viewer;
  /** The seats that may be acted for here; none for somebody who looks on. */
  readonly mine: readonly Seat[];
  /** False for a replay, which can be looked at and branched from. */
  readonly playable: boolean;
  /** How people ended it without the rules, in a sentence. */
  readonly ended?: string | undefined;
  /** The number of the latest frame. */
  readonly last: number;
  /** Whether all of it is safe, and in a sentence what is wrong, if something is. */
  readonly kept: boolean;
  readonly trouble: string | undefined;
  readonly archive: Archive<S, A, O, D, R> | undefined;
  frame(n: number): TableFrame<A, R>;
  /** The viewer's sight after a frame: the same object each time, not to be changed. */
  sightAt(n: number): S;
  /** `typed` are the dice typed so far, where they come from a real table. */
  act(seat: Seat, action: A, typed: readonly number[]): Answer | Promise<Answer>;
  /** Whether an undo would find something to take back, as far as it is known here. */
  mayUndo(seat: Seat): boolean;
  undo(seat: Seat): Answer | Promise<Answer>;
  /** Calls when a frame has come, by whomever, or when what is kept has changed. Gives the way to stop. */
  subscribe(onNews: () => void): () => void;
}
