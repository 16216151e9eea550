import { describe, expect, test } from 'vitest';
import { FastDice } from '../../src/dice/index.ts';
import {
  patrol,
  patrolScript,
  patrolSearcher,
  type PatrolAction,
  type PatrolState,
  type Side,
} from '../../src/testing/patrol/index.ts';
import { meanScore, playPatrol } from './patrol-games.ts';

describe('the script of Patrol', () => {
  test('plays legal games to their end', () => {
    for (let seed = 0; seed < 8; seed++)
      expect(playPatrol({ north: patrolScript, south: patrolScript }, seed).phase).toBe('over');
  });

  test('reads only what its side knows: it decides the same on the state and on its sight', () => {
    const bots = { north: patrolScript, south: patrolScript };
    for (let seed = 0; seed < 2; seed++)
      playPatrol(bots, seed, (state, seat, action) =>
        expect(patrolScript.sit(seat).decide(state, new FastDice(0))).toEqual(action),
      );
  });
});

describe('search over imagined worlds', () => {
  // `npm run search-gain` measures it on 400 games.
  test('gains on the script: 5½ of 8 games', () => {
    expect(8 * meanScore(patrolSearcher({ nodes: 600 }), patrolScript, 4)).toBe(5.5);
  });

  test('decides the same on two states of equal sight', () => {
    const bots = { north: patrolScript, south: patrolScript };
    const imagined = new FastDice(9);
    const searcher = patrolSearcher({ nodes: 60 });
    const decision = (state: PatrolState, seat: Side): PatrolAction =>
      searcher.sit(seat).decide(patrol.sight(state, seat), new FastDice(4));
    let decisions = 0;
    let compared = 0;
    playPatrol(bots, 3, (state, seat) => {
      if (decisions++ % 3 > 0) return;
      const other = patrol.imagine!(patrol.sight(state, seat), seat, imagined);
      if (patrol.shape.equal(state, other)) return;
      compared++;
      expect(decision(other, seat)).toEqual(decision(state, seat));
    });
    expect(compared).toBeGreaterThan(5);
  });
});
