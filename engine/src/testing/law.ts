import type { Action, Game, Language, Planning, Report, Seat, StandingAnswers } from '../contract.ts';
import type { Dice } from '../dice/dice.ts';
import type { Journal } from '../match/journal.ts';
import type { Step } from '../match/history.ts';
import type { Match } from '../match/match.ts';
import type { Offers } from '../offer.ts';
import type { Hash } from '../state/hash.ts';
import type { StateObject } from '../state/shape.ts';

/** The laws that every game inherits as tests. `own` is a law of one game; `crash` is what the rules break by failing. */
export type LawName =
  | 'dead ends'
  | 'legality'
  | 'refusal'
  | 'sight'
  | 'copy'
  | 'determinism'
  | 'undo'
  | 'replay'
  | 'imagine'
  | 'leak'
  | 'telling'
  | 'language'
  | 'standing'
  | 'planning'
  | 'offer'
  | 'own'
  | 'crash';

/** The laws look at every game the same way, so here its types are the widest. */
export type AnyGame = Game;
export type AnyLanguage = Language<StateObject, Action, unknown, Report>;
export type AnyStanding = StandingAnswers<StateObject, Action>;
export type AnyPlanning = Planning<StateObject, Action>;
export type AnyOffers = Offers<StateObject, Action, unknown>;

/** A deed of the past, kept to be tried again where it no longer fits. */
export interface Deed {
  readonly seat: Seat;
  readonly action: Action;
}

/** The step that led to the present position, with the position it was made in. */
export interface LastStep extends Deed {
  readonly before: StateObject;
  /** Now and then the text of `before`, taken before the step: nothing that shares rows with it may change them. */
  readonly beforeText: string | undefined;
  readonly step: Step<Action, Report>;
}

/** A random game in the middle of being played and checked. */
export interface Scene {
  readonly game: AnyGame;
  readonly language: AnyLanguage | undefined;
  readonly standing: AnyStanding | undefined;
  readonly planning: AnyPlanning | undefined;
  readonly offers: AnyOffers | undefined;
  readonly match: Match;
  /** Chooses what is tried; never the dice of the match, so that looking does not change the game. */
  readonly dice: Dice;
  /** Hash of the position after each entry, as it was when the entry was made. */
  readonly hashes: readonly Hash[];
  readonly past: readonly Deed[];
  readonly last: LastStep | undefined;
}

/** One law: it looks at a scene and finds nothing, or says in a sentence what is wrong. */
export interface Law {
  readonly name: LawName;
  /** A costly law looks at one position in so many. */
  readonly oneIn: number;
  /** The check itself changes the game, so it stays a sample however thorough the rest is. */
  readonly changes?: true;
  check(scene: Scene): string | undefined;
}

/** A law that one game has of its own: what holds in each position, and from each position to the next. */
export interface OwnLaw<S extends StateObject = StateObject> {
  readonly name: string;
  /** Finds nothing, or says in a sentence what is wrong. */
  check(now: S, before: S): string | undefined;
}

/** A law was broken: which, how, and the journal that leads there. */
export class LawBroken extends Error {
  readonly law: LawName;
  readonly reason: string;
  readonly seed: number;
  readonly journal: Journal;

  constructor(law: LawName, reason: string, seed: number, journal: Journal, cause?: unknown) {
    super(`${law}: ${reason} (seed ${seed}, after entry ${journal.entries.length - 1})`, { cause });
    this.name = 'LawBroken';
    this.law = law;
    this.reason = reason;
    this.seed = seed;
    this.journal = journal;
  }
}
