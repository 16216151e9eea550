import { FastDice, type Seat } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import type { DescentAction } from '../../src/actions.ts';
import { bots } from '../../src/bot/bots.ts';
import { Script } from '../../src/bot/script.ts';
import { descentIntoHell as game } from '../../src/game.ts';
import type { DescentState } from '../../src/state.ts';
import { usualRules } from '../positions.ts';

type Decide = (state: DescentState, seat: Seat, dice: FastDice) => DescentAction;

/** Plays a game to its end, or so many decisions of it. */
function play(seed: number, decide: Decide, most = Infinity): DescentState {
  const dice = new FastDice(seed);
  const state = game.setup(usualRules, dice);
  for (let count = 0; count < most; count++) {
    const [seat] = game.active(state);
    if (seat === undefined) break;
    const action = decide(state, seat, dice);
    expect(game.refuse(state, seat, action)?.text).toBeUndefined();
    game.apply(state, seat, action, dice);
  }
  return state;
}

const atRandom: Decide = (state, seat, dice) => randomChoice(game, state, seat, dice);

describe.each(bots.map(({ id }) => id))('%s', (id) => {
  test('plays a whole game by the rules', () => {
    const bot = bots.find((one) => one.id === id)!;
    const players = { allied: bot.sit('allied'), german: bot.sit('german') };
    const state = play(1, (now, seat, dice) => players[seat as 'allied'].decide(game.sight(now, seat), dice));
    expect(game.result(state)).toBeDefined();
  });
});

test('the script decides the same on its sight, on the truth and in what it imagines', () => {
  const script = new Script();
  const dice = new FastDice(9);
  play(
    2,
    (state, seat) => {
      const sight = game.sight(state, seat);
      const action = script.decide(sight, seat);
      expect(script.decide(state, seat)).toEqual(action);
      expect(script.decide(game.imagine!(sight, seat, dice), seat)).toEqual(action);
      return action;
    },
    300,
  );
});

test.each(['allied', 'german'])('the script beats random play as the %s side', (side) => {
  const script = new Script();
  const state = play(3, (now, seat, dice) =>
    seat === side ? script.decide(game.sight(now, seat), seat) : atRandom(now, seat, dice),
  );
  expect(game.result(state)!.winners).toEqual([side]);
});
