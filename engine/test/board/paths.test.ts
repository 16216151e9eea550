import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  PathFinder,
  areaBoard,
  cellLabelled,
  directionTo,
  hexBoard,
  reverseCosts,
  type Board,
  type Trail,
} from '../../src/board/index.ts';
import { LARGEST_BUDGET, anyJourney, anyJourneys, type Journey } from './arbitraries.ts';
import { cheapestWays, foundBy, settledCosts, upTo, type Terms } from './reference.ts';

function pathTo(trail: Trail, cell: number): readonly number[] {
  const out = new Int16Array(trail.board.cells);
  return Array.from(out.subarray(0, trail.path(cell, out)));
}

/** Walks a way by the rules themselves, without any search: what it costs, or what is wrong with it. */
function walk(path: readonly number[], { board, stepCost, blocked, stop }: Terms & { board: Board }): number | string {
  let sum = 0;
  for (let index = 1; index < path.length; index++) {
    const direction = directionTo(board, path[index - 1], path[index]);
    if (direction < 0) return `a jump to ${path[index]}`;
    const price = stepCost[path[index - 1] * board.degree + direction];
    if (price < 0) return `an impassable step to ${path[index]}`;
    if (blocked[path[index]] === 1) return `through blocked ${path[index]}`;
    if (index > 1 && stop[path[index - 1]] === 1) return `on from stop cell ${path[index - 1]}`;
    sum += price;
  }
  return sum;
}

function reach(finder: PathFinder, journey: Journey, from = journey.sources[0]): Trail {
  return finder.reach(from, journey.budget, journey.stepCost, journey.blocked, journey.stop);
}

function reachFromAny(finder: PathFinder, journey: Journey): Trail {
  const { sources, budget, stepCost, blocked, stop } = journey;
  return finder.reachFromAny(Int16Array.from(sources), sources.length, budget, stepCost, blocked, stop);
}

describe('cheapest ways agree with the plain search', () => {
  test('from one cell: cells, order, costs and ways', () => {
    fc.assert(
      fc.property(anyJourney, (journey) => {
        const trail = reach(new PathFinder(journey.board, LARGEST_BUDGET), journey);
        expect(foundBy(trail)).toEqual(cheapestWays(journey.board, journey.sources.slice(0, 1), journey));
      }),
      { numRuns: 200 },
    );
  });

  test('from many cells', () => {
    fc.assert(
      fc.property(anyJourney, (journey) => {
        const trail = reachFromAny(new PathFinder(journey.board, LARGEST_BUDGET), journey);
        expect(foundBy(trail)).toEqual(cheapestWays(journey.board, journey.sources, journey));
      }),
      { numRuns: 200 },
    );
  });

  test('costs are those of relaxation without any queue, and every way obeys the rules and adds up', () => {
    fc.assert(
      fc.property(anyJourney, (journey) => {
        const trail = reachFromAny(new PathFinder(journey.board, LARGEST_BUDGET), journey);
        const costs = settledCosts(journey.board, journey.sources, journey);
        expect(foundBy(trail).cost).toEqual(costs);
        for (const [cell, cost] of costs) {
          const path = pathTo(trail, cell);
          expect(journey.sources).toContain(path[0]);
          expect(path.at(-1)).toBe(cell);
          expect(walk(path, journey)).toBe(cost);
          expect(cost).toBeLessThanOrEqual(journey.budget);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('knows the last step to each cell', () => {
    fc.assert(
      fc.property(anyJourney, (journey) => {
        const trail = reachFromAny(new PathFinder(journey.board, LARGEST_BUDGET), journey);
        for (let cell = 0; cell < journey.board.cells; cell++) {
          const before = pathTo(trail, cell).at(-2) ?? -1;
          expect(trail.cellBefore(cell)).toBe(before);
          expect(trail.directionInto(cell)).toBe(before < 0 ? -1 : directionTo(journey.board, before, cell));
        }
      }),
    );
  });

  test('a trace finds the first goal the search would settle, and nothing beyond it', () => {
    fc.assert(
      fc.property(anyJourney, (journey) => {
        const { board, sources, goal, budget, stepCost, blocked, stop } = journey;
        const finder = new PathFinder(board, LARGEST_BUDGET);
        const found = cheapestWays(board, sources.slice(0, 1), journey);
        const expected = found.order.find((cell) => goal[cell] === 1) ?? -1;
        expect(finder.trace(sources[0], goal, budget, stepCost, blocked, stop)).toBe(expected);
        expect(foundBy(finder.trail)).toEqual(expected < 0 ? found : upTo(expected, found));
      }),
      { numRuns: 200 },
    );
  });
});

describe('a search depends on nothing before it', () => {
  test('one finder making many journeys answers as a new one each time', () => {
    fc.assert(
      fc.property(anyJourneys, (journeys) => {
        const { board } = journeys[0];
        const finder = new PathFinder(board, LARGEST_BUDGET);
        for (const journey of [...journeys, ...journeys]) {
          finder.trace(journey.sources[0], journey.goal, journey.budget, journey.stepCost);
          expect(foundBy(reachFromAny(finder, journey))).toEqual(cheapestWays(board, journey.sources, journey));
          expect(foundBy(reach(finder, journey))).toEqual(cheapestWays(board, journey.sources.slice(0, 1), journey));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('two finders used in turn do not disturb each other', () => {
    fc.assert(
      fc.property(anyJourneys, (journeys) => {
        const [first, second] = journeys;
        const one = reach(new PathFinder(first.board, LARGEST_BUDGET), first);
        reach(new PathFinder(first.board, LARGEST_BUDGET), second);
        expect(foundBy(one)).toEqual(cheapestWays(first.board, first.sources.slice(0, 1), first));
      }),
      { numRuns: 50 },
    );
  });

  test('nor does it change what it is given', () => {
    fc.assert(
      fc.property(anyJourney, (journey) => {
        const columns = [journey.stepCost, journey.blocked, journey.stop, journey.board.neighbour];
        const before = columns.map((column) => Array.from(column));
        reachFromAny(new PathFinder(journey.board, LARGEST_BUDGET), journey);
        expect(columns.map((column) => Array.from(column))).toEqual(before);
      }),
      { numRuns: 50 },
    );
  });

  test('also when its stamps run out', () => {
    const { board, costs } = road(1, 1, 1);
    const finder = new PathFinder(board, 9);
    finder.reach(0, 9, costs);
    // As if the generation that the stamps of this search bear were about to come round again.
    finder.trail.generation = 0x7fffffff;
    expect(finder.reach(3, 0, costs).has(0)).toBe(false);
    expect(finder.trail.count).toBe(1);
  });
});

describe('the rules of a move', () => {
  test('pays the full cost of each step or does not take it', () => {
    const { board, costs } = road(2, 3, 1);
    const finder = new PathFinder(board, 10);
    expect(finder.reach(0, 4, costs).count).toBe(2);
    expect(finder.reach(0, 5, costs).count).toBe(3);
    expect(finder.trail.costTo(2)).toBe(5);
    expect(finder.trail.costTo(3)).toBe(-1);
    expect(finder.reach(0, 0, costs).count).toBe(1);
  });

  test('ends in a stop cell, but may begin in one', () => {
    const { board, costs } = road(1, 1, 1);
    const none = new Uint8Array(4);
    const finder = new PathFinder(board, 10);
    expect(finder.reach(0, 10, costs, none, Uint8Array.of(0, 1, 0, 0)).count).toBe(2);
    expect(finder.reach(0, 10, costs, none, Uint8Array.of(1, 0, 0, 0)).count).toBe(4);
    expect(finder.reach(0, 10, costs, none, Uint8Array.of(1, 1, 1, 1)).count).toBe(2);
  });

  test('may begin in a blocked cell, but not enter one', () => {
    const { board, costs } = road(1, 1, 1);
    const finder = new PathFinder(board, 10);
    expect(finder.reach(0, 10, costs, Uint8Array.of(1, 0, 1, 0)).count).toBe(2);
  });

  test('goes round for less: the last offer may be the cheapest', () => {
    const board = areaBoard(
      ['start', 'far', 'near', 'end'],
      [
        ['start', 'end'],
        ['start', 'far'],
        ['far', 'near'],
        ['near', 'end'],
      ],
    );
    const costs = new Int16Array(board.cells * board.degree).fill(1);
    costs[0 * board.degree + 0] = 9;
    const trail = new PathFinder(board, 20).reach(0, 20, costs);
    expect(trail.costTo(cellLabelled(board, 'end'))).toBe(3);
    expect(pathTo(trail, 3)).toEqual([0, 1, 2, 3]);
  });

  test('of equal ways takes the one found first in direction order', () => {
    const board = hexBoard({ columns: 3, rows: 3, top: 'flat', offset: 'odd', firstColumn: 0, firstRow: 0 });
    const costs = new Int16Array(board.cells * 6).fill(1);
    const trail = new PathFinder(board, 9).reach(cellLabelled(board, '0101'), 9, costs);
    // 0000 is two away from 0101, by 0100 (direction 0) or 0001 (direction 5).
    expect(pathTo(trail, cellLabelled(board, '0000')).map((cell) => board.labels[cell])).toEqual([
      '0101',
      '0100',
      '0000',
    ]);
  });

  test('reversed costs measure the way to a cell instead of from it', () => {
    fc.assert(
      fc.property(anyJourney, ({ board, stepCost, sources }) => {
        const finder = new PathFinder(board, 400);
        const other = new PathFinder(board, 400);
        const back = new Int16Array(stepCost.length);
        reverseCosts(board, stepCost, back);
        // Off the board there is no way, whatever stands in the list.
        for (const [step, to] of board.neighbour.entries()) if (to < 0) expect(back[step]).toBe(-1);
        const towards = finder.reach(sources[0], 400, back);
        for (let cell = 0; cell < board.cells; cell++) {
          expect(towards.costTo(cell)).toBe(other.reach(cell, 400, stepCost).costTo(sources[0]));
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('wrong use is refused, saying what and where', () => {
  const { board, costs } = road(1, 1, 1);
  const finder = new PathFinder(board, 10);

  test('budgets', () => {
    expect(() => new PathFinder(board, 0.5)).toThrow('A maximum budget is a whole number from 0, not 0.5.');
    expect(() => finder.reach(0, 11, costs)).toThrow('A budget is a whole number from 0 to 10, not 11.');
    expect(() => finder.reach(0, -1, costs)).toThrow('not -1');
    expect(() => finder.reach(0, Number.NaN, costs)).toThrow('not NaN');
  });

  test('starts', () => {
    expect(() => finder.reach(4, 1, costs)).toThrow('A search cannot start from cell 4; the board has 4 cells.');
    expect(() => finder.reach(-1, 1, costs)).toThrow('cell -1');
    expect(() => finder.reach(Number.NaN, 1, costs)).toThrow('cell NaN');
    expect(() => finder.reachFromAny(Int16Array.of(0), 2, 1, costs)).toThrow('cell undefined');
  });

  test('columns of another board', () => {
    const short = new Uint8Array(3);
    const none = new Uint8Array(4);
    expect(() => finder.reach(0, 1, costs.subarray(1))).toThrow('stepCost has 7 entries; the board has 8 steps.');
    expect(() => finder.reach(0, 1, costs, short)).toThrow('blocked has 3 entries; the board has 4 cells.');
    expect(() => finder.reach(0, 1, costs, none, short)).toThrow('stop has 3 entries');
    expect(() => finder.trace(0, short, 1, costs)).toThrow('goal has 3 entries');
  });

  test('a path longer than the array', () => {
    const trail = finder.reach(0, 10, costs);
    expect(() => trail.path(3, new Int16Array(3))).toThrow('The way to "d" has 4 cells; the array holds 3.');
  });
});

/** Four areas a, b, c, d in a row; the costs of the three steps between them, the same both ways. */
function road(first: number, second: number, third: number): { readonly board: Board; readonly costs: Int16Array } {
  const board = areaBoard(
    ['a', 'b', 'c', 'd'],
    [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
    ],
  );
  const bySide = [first, second, third];
  return { board, costs: Int16Array.from(board.side, (side) => (side < 0 ? -1 : bySide[side])) };
}
