import { defaultOptions, FastDice, type Seat } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { battleBots } from '../../src/battle/bots.ts';
import { battleGame } from '../../src/battle/game.ts';
import { SET_BATTLE_IDS, SET_BATTLES } from '../../src/battle/set-battles.ts';

const [officer] = battleBots;
const EVEN = SET_BATTLE_IDS.filter((id) => SET_BATTLES[id].even);

/** One battle between the officer and random play; the score of the officer. */
function scoreOf(seed: number, seat: Seat): number {
  const dice = new FastDice(seed);
  const state = battleGame.setup({ ...defaultOptions(battleGame.options), battle: EVEN[seed % EVEN.length] }, dice);
  const player = officer.sit(seat);
  for (let [active] = battleGame.active(state); active !== undefined; [active] = battleGame.active(state)) {
    const action =
      active === seat
        ? player.decide(battleGame.sight(state, active), dice)
        : randomChoice(battleGame, state, active, dice);
    expect(battleGame.refuse(state, active, action)).toBeUndefined();
    battleGame.apply(state, active, action, dice);
  }
  const { winners } = battleGame.result(state)!;
  return winners.length === 0 ? 500 : winners.includes(seat) ? 1000 : 0;
}

describe('the battle officer', () => {
  test.each(['allied', 'german'])('beats random play as %s', (seat) => {
    const scores = Array.from({ length: 10 }, (_, seed) => scoreOf(seed, seat));
    expect(scores.reduce((sum, score) => sum + score, 0)).toBeGreaterThanOrEqual(8500);
  });

  test('decides the same on a sight and in every world that looks like it', () => {
    const dice = new FastDice(7);
    const state = battleGame.setup(defaultOptions(battleGame.options), dice);
    for (let turn = 0; turn < 40; turn++) {
      const [seat] = battleGame.active(state);
      if (seat === undefined) break;
      const seen = battleGame.sight(state, seat);
      const action = officer.sit(seat).decide(seen, dice);
      const world = battleGame.imagine!(seen, seat, new FastDice(turn));
      expect(officer.sit(seat).decide(battleGame.sight(world, seat), dice)).toEqual(action);
      battleGame.apply(state, seat, action, dice);
    }
  });
});
