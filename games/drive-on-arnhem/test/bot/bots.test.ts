import { FastDice } from '@club-route/engine';
import { anyOptions } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { FIRST, LAST, OTHER, type Side } from '../../src/data/units.ts';
import { Situation } from '../../src/bot/situation.ts';
import { driveOnArnhem } from '../../src/game.ts';
import { isSeen } from '../../src/rules/zones.ts';
import type { DriveState } from '../../src/state.ts';
import { usualRules } from '../positions.ts';
import { commander, playGame, recruit, staff, type DriveBot } from './players.ts';

const FEW = { nodes: 60 };

describe('every order is legal, whatever the rules', () => {
  test.each([0, 1, 2, 3])('staff officer and recruit, game %i', (seed) => {
    const options = anyOptions(driveOnArnhem.options, new FastDice(seed));
    expect(playGame({ allied: staff, german: recruit, seed, options, lastTurn: 3 }).state.turn).toBe(4);
    expect(playGame({ allied: recruit, german: staff, seed, options, lastTurn: 3 }).state.turn).toBe(4);
  });

  test('a whole game', () => {
    expect(playGame({ allied: staff, german: staff, seed: 0 }).state.phase).toBe('over');
  });

  test.each([
    ['visible', {}],
    ['hidden', { hidden: true }],
    ['advanced', { game: 'advanced' as const, hidden: true, setup: 'free' as const }],
  ])('the commander, %s', (_, options) => {
    const { state } = playGame({ allied: commander, german: commander, seed: 1, options, budget: FEW, lastTurn: 1 });
    expect(state.turn).toBe(2);
  });
});

test('the same seed and the same nodes give the same game', () => {
  const match = { allied: commander, german: staff, seed: 7, budget: FEW, lastTurn: 1 };
  expect(playGame(match).actions).toEqual(playGame(match).actions);
});

test('a commander who has no time plays like the staff officer', () => {
  const budget = { nodes: 1_000_000, expired: () => true };
  const match = { seed: 3, lastTurn: 1, budget };
  const hurried = playGame({ ...match, allied: commander, german: commander });
  expect(hurried.actions).toEqual(playGame({ ...match, allied: staff, german: staff }).actions);
});

test('the commander finds something that the staff officer does not', () => {
  const match = { seed: 7, allied: staff, lastTurn: 2 };
  const searched = playGame({ ...match, german: commander, budget: { nodes: 3000 } });
  expect(searched.actions).not.toEqual(playGame({ ...match, german: staff }).actions);
});

describe('with hidden units bots decide by what they see', () => {
  /** A game with hidden units after some days, at the first operation phase of a side. */
  function middle(side: Side, seed: number, lastTurn: number): DriveState {
    const { state } = playGame({ allied: staff, german: staff, seed, options: { hidden: true }, lastTurn });
    const dice = new FastDice(seed);
    while (driveOnArnhem.active(state)[0] !== side || state.phase !== `${side}First`)
      driveOnArnhem.apply(state, driveOnArnhem.active(state)[0], { kind: 'end' }, dice);
    return state;
  }

  test.each(['allied', 'german'] as const)('the %s player in two worlds of equal sight', (side) => {
    const truth = middle(side, 1, 1);
    const sight = driveOnArnhem.sight(truth, side);
    const world = driveOnArnhem.imagine!(sight, side, new FastDice(99));
    const unseen = (state: DriveState): readonly number[] => {
      const cells: number[] = [];
      for (let unit = FIRST[OTHER[side]]; unit < LAST[OTHER[side]]; unit++)
        cells.push(state.unitCell[unit] >= 0 && !isSeen(state, unit) ? state.unitCell[unit] : -1);
      return cells;
    };
    expect(unseen(world)).not.toEqual(unseen(truth));
    const decide = (bot: DriveBot, state: DriveState) =>
      bot.sit(side).decide(driveOnArnhem.sight(state, side), new FastDice(5), FEW);
    for (const bot of [recruit, staff, commander]) expect(decide(bot, world)).toEqual(decide(bot, truth));
    // In trials the script reads whole worlds, and must not see more in them.
    const script = (state: DriveState) => staff.sit(side).decide(state, new FastDice(5));
    expect(script(world)).toEqual(script(sight));
    expect(script(truth)).toEqual(script(sight));
  });

  test.each(['allied', 'german'] as const)('the %s script sends everybody to the same posts on any day', (side) => {
    for (const day of [3, 8]) {
      const truth = middle(side, 2, day);
      const sight = driveOnArnhem.sight(truth, side);
      const world = driveOnArnhem.imagine!(sight, side, new FastDice(98));
      const posts = [truth, sight, world].map((state) => {
        const situation = new Situation();
        situation.look(state, side);
        return [...situation.posts.of];
      });
      expect(posts[0]).toEqual(posts[1]);
      expect(posts[2]).toEqual(posts[1]);
    }
  });
});

test('the usual rules start with the historical drop; the free set-up is played too', () => {
  expect(usualRules.setup).toBe('historical');
  const { actions } = playGame({ allied: staff, german: staff, seed: 2, options: { setup: 'free' }, lastTurn: 1 });
  expect(actions[0].kind).toBe('deploy');
});

test('in the advanced game guns are laid on the hexes attacked, and the supply walk is made', () => {
  const options = { game: 'advanced' as const };
  const { actions } = playGame({ allied: staff, german: staff, seed: 3, options, lastTurn: 2 });
  const kinds = new Set(actions.map(({ kind }) => kind));
  for (const kind of ['barrage', 'advance', 'supply', 'fortify', 'plot', 'interdict'] as const)
    expect(kinds, kind).toContain(kind);
});
