import { expect } from 'vitest';
import {
  FastDice,
  isRefusal,
  Match,
  mixSeed,
  readJournal,
  type DiceSource,
  type Journal,
  type Refusal,
} from '../../src/index.ts';
import { patrol, randomChoice, type PatrolGame } from '../../src/testing/index.ts';

export type PatrolMatch = ReturnType<typeof startPatrol>;
export type PatrolAction = Parameters<PatrolGame['refuse']>[2];
type PatrolStep = Exclude<ReturnType<PatrolMatch['act']>, Refusal>;

export const SEED = Uint8Array.from({ length: 32 }, (_, index) => 200 - index);
const FAIR: DiceSource = { kind: 'fair', seed: SEED };
export const OPTIONS = { charges: 1, decoys: 2 };

export function startPatrol(source: DiceSource = FAIR, typed: readonly number[] = []) {
  return Match.start(patrol, OPTIONS, source, 'test match', typed);
}

/** Plays so many random actions, or to the end. */
export function playOn(match: PatrolMatch, actions: number, seed = 1): PatrolMatch {
  const dice = new FastDice(mixSeed(seed, 0));
  for (let count = 0; count < actions && match.active().length > 0; count++) {
    const seat = dice.pick(match.active(), 'who acts');
    act(match, seat, randomChoice(patrol, match.state, seat, dice));
  }
  return match;
}

/** A match that has been played for a while with fair dice. */
export function playedMatch(actions = 60, source: DiceSource = FAIR): PatrolMatch {
  return playOn(startPatrol(source), actions);
}

export function act(match: PatrolMatch, seat: string, action: PatrolAction, typed: readonly number[] = []): PatrolStep {
  const step = match.act(seat, action, typed);
  if (isRefusal(step)) throw new Error(`${seat} is refused: ${step.text}`);
  return step;
}

export const NORTH: PatrolAction = { kind: 'deploy', companies: [15, 29, 43], decoys: [1, 57] };
export const SOUTH: PatrolAction = { kind: 'deploy', companies: [19, 33, 47], decoys: [5, 61] };

/** North deploys its companies in 0302, 0502 and 0702, south in 0306, 0506 and 0706; decoys stand beside. */
export function deployed(source: DiceSource = FAIR, typed: readonly number[] = []): PatrolMatch {
  const match = startPatrol(source, typed);
  act(match, 'north', NORTH);
  act(match, 'south', SOUTH);
  return match;
}

/** What `Match.load` says of a journal after it went through text. */
export function loaded(journal: Journal): PatrolMatch | { readonly entry?: number; readonly text: string } {
  const read = readJournal(JSON.stringify(journal));
  if ('problem' in read) return { text: read.problem };
  const result = Match.load(patrol, read.journal);
  return 'problem' in result ? result.problem : result.match;
}

export function expectSame(one: PatrolMatch, two: PatrolMatch): void {
  expect(patrol.shape.encode(one.state)).toEqual(patrol.shape.encode(two.state));
  expect(one.head).toBe(two.head);
}

/** The action of an entry that is known to hold one. */
export function actionOf({ entry }: PatrolStep): PatrolAction {
  if (entry.deed.kind !== 'act') throw new Error(`entry ${entry.n} is no action`);
  return entry.deed.action;
}
