import { defaultOptions, FastDice, mixSeed, type Seat } from '@club-route/engine';
import { expect, test } from 'vitest';
import { battleBots } from '../../src/battle/bots.ts';
import { battleGame } from '../../src/battle/game.ts';
import { SIDES } from '../../src/tactical/state.ts';

const [officer, commander] = battleBots;

/** One battle at Son: the commander, who may think so much, or nobody but officers; whether a side won. */
function wins(side: Seat, seed: number, nodes: number): boolean {
  const dice = new FastDice(mixSeed(seed, 0));
  const thoughts = new FastDice(mixSeed(seed, 1));
  const state = battleGame.setup(defaultOptions(battleGame.options), dice);
  const players = new Map(SIDES.map((seat) => [seat as Seat, (seat === side ? commander : officer).sit(seat)]));
  for (let [active] = battleGame.active(state); active !== undefined; [active] = battleGame.active(state)) {
    const action = players.get(active)!.decide(battleGame.sight(state, active), thoughts, { nodes });
    battleGame.apply(state, active, action, dice);
  }
  return battleGame.result(state)!.winners.includes(side);
}

test('the commander wins more of the same battles than the officer, whom he follows without a budget', () => {
  const won = (nodes: number): number =>
    SIDES.flatMap((side) => Array.from({ length: 8 }, (_, seed) => wins(side, seed, nodes))).filter(Boolean).length;
  // Each battle of officers against themselves is won by one side.
  expect(won(0)).toBe(8);
  expect(won(1000)).toBeGreaterThanOrEqual(10);
});

test('the commander decides the same in every world that looks like what it sees', () => {
  const state = battleGame.setup(defaultOptions(battleGame.options), new FastDice(7));
  const dice = new FastDice(8);
  for (let turn = 0; turn < 14; turn++) {
    const [seat] = battleGame.active(state);
    const decide = (seen: typeof state) => commander.sit(seat).decide(seen, new FastDice(turn), { nodes: 300 });
    const seen = battleGame.sight(state, seat);
    const action = decide(seen);
    const world = battleGame.imagine!(seen, seat, new FastDice(turn));
    expect(decide(battleGame.sight(world, seat))).toEqual(action);
    expect(battleGame.refuse(state, seat, action)).toBeUndefined();
    battleGame.apply(state, seat, action, dice);
  }
});
