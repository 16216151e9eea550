import type {
  Action,
  DiceTerms,
  GameModule,
  GoingBack,
  OptionValues,
  Refusal,
  Report,
  Seat,
  StateObject,
  Viewer,
} from '@club-route/engine';

import type { SaveFile } from '../library/file.ts';
import type { TableClock } from './clock/clock.ts';
import type { Account } from './odds/messages.ts';
import type { Players } from './players.ts';
import type { LookBack } from './result/look-back.ts';

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
  /** Dice or cards were drawn for it, as far as the viewer may know. */
  readonly rolled: boolean;
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

/** What only a device that keeps the whole journal can give, without showing it. */
export interface Archive {
  /** Nothing in the journal is a secret: the match is over, or all sides have always seen the same. */
  readonly open: boolean;
  /** The journal lies sealed in this browser. */
  readonly sealed: boolean;
  /** A lesson is played: its dice are laid out, and nobody else sits down. */
  readonly isLesson: boolean;
  /** Who plays, for another match like this one. */
  readonly players: Players;
  /** "What if": begins a match of its own after a frame, with other dice, and gives its key. Only where it is `open`. */
  branch(n: number, name: string): Promise<string>;
  /** The match as luck and skill, numbered by frames. Only where it is `open`. */
  account(): Promise<Account>;
  /** The journal as a file, with all that both sides know. */
  file(): Promise<SaveFile>;
  /** The journal as the part of a link behind the #; nothing where it is too long. */
  link(): Promise<string | undefined>;
  /** Plays the whole journal again. */
  check(): Promise<CheckedDice>;
}

/** What a check of all dice found: what is wrong, or that all hold; and how many there are, where that is no secret. */
export interface CheckedDice {
  readonly problem?: string;
  /** The dice should follow from a seed that is not shown: of each roll only the range is sure. */
  readonly seedless?: true;
  readonly counted?: { readonly entries: number; readonly draws: number };
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
  readonly archive: Archive | undefined;
  /** Writes the after-action report as a page; nothing while it would tell the viewer something new. */
  readonly afterAction: (() => Promise<string>) | undefined;
  /** What a finished match was decided by; nothing where the game has no measure of it. */
  lookBack(): Promise<LookBack | undefined>;
  /** In a game with one, where time is let pass from here. */
  readonly clock: TableClock | undefined;
  /** Answers come at once: what is pressed meanwhile can wait for them. */
  readonly near: boolean;
  frame(n: number): TableFrame<A, R>;
  /** The viewer's sight after a frame: the same object each time, not to be changed. */
  sightAt(n: number): S;
  /** `typed` are the dice typed so far, where they come from a real table. */
  act(seat: Seat, action: A, typed: readonly number[]): Answer | Promise<Answer>;
  /** Dice typed for what somebody else at this device has decided. */
  roll(typed: readonly number[]): Answer | Promise<Answer>;
  /** Whether an undo would find something to take back, as far as it is known here. */
  mayUndo(seat: Seat): boolean;
  undo(seat: Seat): Answer | Promise<Answer>;
  /** Calls when a frame has come, by whomever, or when what is kept has changed. Gives the way to stop. */
  subscribe(onNews: () => void): () => void;
}
