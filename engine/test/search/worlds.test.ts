import { describe, expect, test } from 'vitest';
import { FastDice } from '../../src/dice/index.ts';
import { Worlds } from '../../src/search/index.ts';
import {
  patrol,
  patrolScript,
  type PatrolAction,
  type PatrolState,
  type Side,
} from '../../src/testing/patrol/index.ts';
import { playPatrol } from './patrol-games.ts';

interface Moment {
  readonly sight: PatrolState;
  readonly action: PatrolAction;
}

/** What the north saw, and did, in a game of the script against itself. */
function northernGame(seed: number): readonly Moment[] {
  const moments: Moment[] = [];
  playPatrol({ north: patrolScript, south: patrolScript }, seed, (state, seat: Side, action) => {
    if (seat === 'north') moments.push({ sight: patrol.sight(state, seat), action });
  });
  return moments;
}

describe('imagined worlds', () => {
  test('look as the position that was seen, and are as many as were asked for', () => {
    const worlds = new Worlds(patrol, 'north', 4);
    const dice = new FastDice(1);
    for (const { sight, action } of northernGame(2)) {
      const imagined = worlds.of(sight, dice);
      expect(imagined).toHaveLength(4);
      for (const world of imagined) expect(patrol.shape.equal(patrol.sight(world, 'north'), sight)).toBe(true);
      worlds.follow(sight, action, dice);
    }
  });

  test('asked twice about the same sight are the same', () => {
    const worlds = new Worlds(patrol, 'north', 4);
    const { sight } = northernGame(2)[3]!;
    const once = [...worlds.of(sight, new FastDice(1))];
    expect(worlds.of(sight, new FastDice(2)).every((world, at) => world === once[at])).toBe(true);
  });

  test('are all others when they are asked for anew, and look the same', () => {
    const worlds = new Worlds(patrol, 'north', 4);
    const { sight } = northernGame(2)[3]!;
    const once = new Set(worlds.of(sight, new FastDice(1)));
    const anew = worlds.anew(sight, new FastDice(2));
    expect(anew).toHaveLength(4);
    for (const world of anew) {
      expect(once.has(world)).toBe(false);
      expect(patrol.shape.equal(patrol.sight(world, 'north'), sight)).toBe(true);
    }
  });

  test('are kept while they agree with what is seen after an action, and refilled otherwise', () => {
    const worlds = new Worlds(patrol, 'north', 8);
    const dice = new FastDice(1);
    let kept = 0;
    let refilled = 0;
    let before = new Set<PatrolState>();
    for (const { sight, action } of northernGame(1)) {
      const imagined = worlds.of(sight, dice);
      for (const world of imagined) {
        if (before.has(world)) kept++;
        else refilled++;
      }
      before = new Set(imagined);
      worlds.follow(sight, action, dice);
    }
    expect(kept).toBeGreaterThan(20);
    expect(refilled).toBeGreaterThan(20);
  });

  test('that were not asked for before an action do nothing that is illegal in them', () => {
    const worlds = new Worlds(patrol, 'north', 8);
    const dice = new FastDice(1);
    const moments = northernGame(2);
    worlds.of(moments[1]!.sight, dice);
    // Between two questions much may have happened.
    expect(() => worlds.follow(moments.at(-1)!.sight, moments.at(-1)!.action, dice)).not.toThrow();
    expect(worlds.of(moments[1]!.sight, dice)).toHaveLength(8);
  });

  test('need a game that imagines', () => {
    expect(() => new Worlds({ ...patrol, imagine: undefined }, 'north', 3)).toThrow(/imagine/);
  });
});
