import { isRefusal, type Viewer } from '../../contract.ts';
import { FastDice, mixSeed } from '../../dice/fast.ts';
import { RecordingDice } from '../../dice/scripted.ts';
import type { Journal } from '../../match/journal.ts';
import { Match } from '../../match/match.ts';
import { defaultOptions, type OptionValues } from '../../options.ts';
import type { StateObject } from '../../state/shape.ts';
import type { AnyGame, Deed } from '../law.ts';
import { randomChoice } from '../random-play.ts';
import { addCoverage, noCoverage, type Coverage } from './coverage.ts';
import type { Observer } from './observer.ts';
import type { LeakLaw } from './point.ts';
import { leakTrial } from './trial.ts';

export interface LeakSearchSettings {
  readonly trials: number;
  readonly seed: number;
  readonly observer: Observer;
  readonly options?: OptionValues;
  /** Trials begin after up to so many actions, one in four with the set-up. */
  readonly longestBeginning?: number;
  /** Actions of each trial. */
  readonly actions?: number;
  readonly viewers?: readonly Viewer[];
}

export interface LeakFound {
  /** The first trial is 1. */
  readonly trial: number;
  readonly viewer: Viewer;
  readonly law: LeakLaw;
  readonly reason: string;
  /** The match up to where the worlds were paired. */
  readonly journal: Journal;
}

export interface LeakSearch {
  readonly coverage: Coverage;
  readonly found: LeakFound | undefined;
}

const ACTIONS = 24;

/** Looks for leaks from the middle of many random games, until one is found. */
export function searchForLeaks(game: AnyGame, settings: LeakSearchSettings): LeakSearch {
  const { trials, seed, observer, options = defaultOptions(game.options) } = settings;
  const { longestBeginning = 60, actions = ACTIONS } = settings;
  const viewers = settings.viewers ?? [...game.seats, 'spectator'];
  const total = noCoverage();
  for (let trial = 1; trial <= trials; trial++) {
    const dice = new FastDice(mixSeed(seed, trial));
    const viewer = dice.pick(viewers, 'viewer');
    // Some games hide nothing but how they are set up: one trial in four begins there.
    const longest = trial % 4 === 0 ? Math.min(1, longestBeginning) : longestBeginning;
    const beginning = playBeginning(game, options, dice, dice.between(0, longest));
    const { state } = beginning;
    const pairing = { game, options, state, viewer, seed: mixSeed(seed, -trial), actions };
    const { problem, coverage } = leakTrial(pairing, observer);
    addCoverage(total, coverage);
    if (problem !== undefined) {
      const journal = journalOf(game, options, beginning);
      return { coverage: total, found: { trial, viewer, ...problem, journal } };
    }
  }
  return { coverage: total, found: undefined };
}

interface Beginning {
  readonly state: StateObject;
  readonly laidOut: readonly number[];
  readonly deeds: readonly (Deed & { readonly rolled: readonly number[] })[];
}

/** The first actions of a random game, with all that is needed to write its journal should anybody want it. */
function playBeginning(game: AnyGame, options: OptionValues, dice: FastDice, actions: number): Beginning {
  const setupDice = new RecordingDice(dice);
  const state = game.setup(options, setupDice);
  const deeds: Beginning['deeds'][number][] = [];
  while (deeds.length < actions) {
    const active = game.active(state);
    if (active.length === 0) break;
    const seat = dice.pick(active, 'who acts');
    const action = randomChoice(game, state, seat, dice);
    const rolls = new RecordingDice(dice);
    game.apply(state, seat, action, rolls);
    deeds.push({ seat, action, rolled: rolls.draws.map((draw) => draw.value) });
  }
  return { state, laidOut: setupDice.draws.map((draw) => draw.value), deeds };
}

function journalOf(game: AnyGame, options: OptionValues, { laidOut, deeds }: Beginning): Journal {
  const match = Match.start(game, options, { kind: 'typed' }, 'leak', laidOut);
  for (const { seat, action, rolled } of deeds) if (isRefusal(match.act(seat, action, rolled))) break;
  return match.journal(true);
}
