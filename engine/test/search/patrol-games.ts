import type { Bot, Budget } from '../../src/contract.ts';
import { FastDice, mixSeed } from '../../src/dice/index.ts';
import { defaultOptions } from '../../src/options.ts';
import { patrol, type PatrolAction, type PatrolState, type Side } from '../../src/testing/patrol/index.ts';

export type PatrolBot = Bot<PatrolState, PatrolAction>;

/** A game of Patrol between two bots, each from its own sight; looks at every decision if asked to. */
export function playPatrol(
  bots: Readonly<Record<Side, PatrolBot>>,
  seed: number,
  look?: (state: PatrolState, seat: Side, action: PatrolAction) => void,
  budget?: Budget,
): PatrolState {
  const dice = new FastDice(mixSeed(seed, 0));
  const thoughts = new FastDice(mixSeed(seed, 1));
  const state = patrol.setup(defaultOptions(patrol.options), dice);
  const players = { north: bots.north.sit('north'), south: bots.south.sit('south') };
  for (;;) {
    const seat = patrol.active(state)[0] as Side | undefined;
    if (seat === undefined) return state;
    const action = players[seat].decide(patrol.sight(state, seat), thoughts, budget);
    const refusal = patrol.refuse(state, seat, action);
    if (refusal !== undefined) throw new Error(`${seat} ${JSON.stringify(action)}: ${refusal.rule} ${refusal.text}`);
    look?.(state, seat, action);
    patrol.apply(state, seat, action, dice);
  }
}

/** 1 for a win, half for a draw. */
function scoreOf(state: PatrolState, side: Side): number {
  const { winners } = patrol.result(state)!;
  if (winners.length === 0) return 0.5;
  return winners.includes(side) ? 1 : 0;
}

/** What one bot scores against another, on an average game, with both sides of each seed. */
export function meanScore(bot: PatrolBot, other: PatrolBot, seeds: number): number {
  let sum = 0;
  for (let seed = 0; seed < seeds; seed++) {
    sum += scoreOf(playPatrol({ north: bot, south: other }, seed), 'north');
    sum += scoreOf(playPatrol({ north: other, south: bot }, seed), 'south');
  }
  return sum / (2 * seeds);
}
