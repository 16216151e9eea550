import type { Journal } from '../match/journal.ts';
import type { OptionValues } from '../options.ts';
import { checkGame } from './check-game.ts';
import {
  LawBroken,
  type AnyGame,
  type AnyLanguage,
  type AnyOffers,
  type AnyPlanning,
  type AnyStanding,
  type LawName,
} from './law.ts';

export interface FuzzSettings {
  readonly games: number;
  /** The first game has this seed, the next one more, and so on: each failure names its own. */
  readonly seed: number;
  readonly language?: AnyLanguage;
  readonly standing?: AnyStanding;
  readonly planning?: AnyPlanning;
  readonly offers?: AnyOffers;
  /** Default: `any`. */
  readonly options?: OptionValues | 'any';
  readonly maximumActions?: number;
  readonly except?: readonly LawName[];
  readonly thorough?: boolean;
  /** Called after each game. */
  readonly onProgress?: (played: number, actions: number, failures: number) => void;
}

export interface FuzzFailure {
  readonly seed: number;
  readonly reason: string;
  readonly journal: Journal;
}

export interface FuzzReport {
  readonly games: number;
  readonly actions: number;
  readonly failures: readonly FuzzFailure[];
}

const LONGEST_GAME = 20_000;

/** Plays many random games and checks the laws in each. */
export function fuzz(game: AnyGame, settings: FuzzSettings): FuzzReport {
  const { games, seed: first, language, options = 'any', maximumActions = LONGEST_GAME } = settings;
  const { standing, planning, offers, except, thorough } = settings;
  const failures: FuzzFailure[] = [];
  let actions = 0;
  for (let played = 1; played <= games; played++) {
    const seed = first + played - 1;
    try {
      actions += checkGame(game, language, {
        seed,
        options,
        maximumActions,
        standing,
        planning,
        offers,
        except,
        thorough,
      }).actions;
    } catch (error) {
      if (!(error instanceof LawBroken)) throw error;
      actions += error.journal.entries.length - 1;
      failures.push({ seed, reason: `${error.law}: ${error.reason}`, journal: error.journal });
    }
    settings.onProgress?.(played, actions, failures.length);
  }
  return { games, actions, failures };
}
