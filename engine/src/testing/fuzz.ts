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
  type OwnLaw,
} from './law.ts';

/** So many games; or games until so many actions are done, which takes as long for long games as for short ones. */
export type FuzzBudget =
  | { readonly games: number; readonly actions?: undefined }
  | { readonly actions: number; readonly games?: undefined };

export type FuzzSettings = FuzzBudget & FuzzTerms;

interface FuzzTerms {
  /** The first game has this seed, the next one more, and so on: each failure names its own. */
  readonly seed: number;
  readonly language?: AnyLanguage;
  readonly standing?: AnyStanding;
  readonly planning?: AnyPlanning;
  readonly offers?: AnyOffers;
  /** Default: `any`. */
  readonly options?: OptionValues | 'any';
  /** Options that are not drawn. */
  readonly fixed?: OptionValues;
  readonly maximumActions?: number;
  readonly own?: readonly OwnLaw[];
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

/** Plays many random games and checks the laws in each, those of the whole journal in the first. */
export function fuzz(game: AnyGame, settings: FuzzSettings): FuzzReport {
  const { seed: first, language, options = 'any', fixed, maximumActions = LONGEST_GAME } = settings;
  const { standing, planning, offers, own, except, thorough } = settings;
  const { games: mostGames = Infinity, actions: mostActions = Infinity } = settings;
  const failures: FuzzFailure[] = [];
  let actions = 0;
  let games = 0;
  while (games < mostGames && actions < mostActions) {
    const seed = first + games;
    const journal = games === 0;
    games++;
    try {
      actions += checkGame(game, language, {
        seed,
        options,
        fixed,
        maximumActions,
        standing,
        planning,
        offers,
        own,
        except,
        thorough,
        journal,
      }).actions;
    } catch (error) {
      if (!(error instanceof LawBroken)) throw error;
      // At least one, so that games which fail at once use up the budget too.
      actions += Math.max(1, error.journal.entries.length - 1);
      failures.push({ seed, reason: `${error.law}: ${error.reason}`, journal: error.journal });
    }
    settings.onProgress?.(games, actions, failures.length);
  }
  return { games, actions, failures };
}
