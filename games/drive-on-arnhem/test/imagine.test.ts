import { FastDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { cellOf, labelOf } from '../src/data/board.ts';
import { ARRIVAL_CELL, FIRST, LAST, numberOf } from '../src/data/units.ts';
import { driveOnArnhem } from '../src/game.ts';
import { pathsFrom, pointsSince, untrodden } from '../src/imagine/reach.ts';
import { sight } from '../src/sight.ts';
import { position, usualRules } from './positions.ts';

/** What it costs to get from one hex to another, or -1 if the points do not suffice. */
function cost(id: string, from: string, to: string, points: number, plan: Parameters<typeof position>[0] = {}): number {
  const state = position(plan);
  return pathsFrom(state, numberOf(id), cellOf(from), points, untrodden(state, 'german')).costTo(cellOf(to));
}

describe('where unseen units can have got to', () => {
  test('on the first day they stand where the order of battle puts them', () => {
    const state = driveOnArnhem.setup({ ...usualRules, hidden: true }, new FastDice(1));
    const seen = sight(state, 'allied');
    const world = driveOnArnhem.imagine!(seen, 'allied', new FastDice(5));
    for (let unit = FIRST.german; unit < LAST.german; unit++)
      if (state.unitCell[unit] >= 0) expect(labelOf(world.unitCell[unit])).toBe(labelOf(ARRIVAL_CELL[unit]));
  });

  test('by road they go far: 2 points a hex for a stack of two or more', () => {
    expect([cost('I/9', '8,0', '8,3', 40), cost('KNAUST', '8,0', '8,3', 40)]).toEqual([3, 6]);
  });

  test('off the road by their column: a wood stops tanks sooner than men', () => {
    expect([cost('I/9', '2,2', '2,1', 12), cost('88', '2,2', '2,1', 12)]).toEqual([-1, 10]);
  });

  test('over a river only men, and others where a bridge stands', () => {
    expect(cost('88', '12,8', '12,9', 20)).toBeGreaterThan(0);
    expect(cost('I/9', '8,5', '8,4', 20)).toBeGreaterThan(0);
    // By the ferry, which costs 10.
    expect(cost('I/9', '8,5', '8,4', 20, { blown: ['arnhem-bridge'] })).toBe(14);
    expect(cost('I/9', '8,5', '8,4', 13, { blown: ['arnhem-bridge'] })).toBe(-1);
  });

  test('over no ground that is the enemy’s: they would own it', () => {
    expect(cost('I/9', '8,0', '8,3', 3, { allied: ['8,2'] })).toBe(-1);
  });

  test('8.6: with the points they had: 10 and 15 a phase on the first two days, then 20', () => {
    const points = (turn: number, phase: 'alliedFirst' | 'alliedSecond', since: number): number =>
      pointsSince(position({ turn, phase }), 'german', since);
    expect([points(1, 'alliedFirst', 1), points(1, 'alliedSecond', 1)]).toEqual([0, 10]);
    expect([points(3, 'alliedFirst', 1), points(3, 'alliedSecond', 3)]).toEqual([50, 20]);
    expect(pointsSince(position({ turn: 5, phase: 'germanFirst' }), 'allied', 4)).toBe(60);
  });
});
