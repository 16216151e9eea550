import { describe, expect, test } from 'vitest';
import { areaBoard, Flood, hexBoard, PathFinder, Trail } from '../../src/board/index.ts';

const board = hexBoard({ columns: 4, rows: 4, firstColumn: 1, firstRow: 1, top: 'flat', offset: 'even' });
const costs = new Int16Array(board.cells * board.degree).fill(1);

describe('a trail', () => {
  test('leads from the first cell of the board and back to it', () => {
    const trail = new PathFinder(board, 9).reach(0, 9, costs);
    const last = board.cells - 1;
    const way = trail.cellsTo(last);
    expect([way[0], way.at(-1)]).toEqual([0, last]);
    expect(way).toHaveLength(trail.costTo(last) + 1);
    expect(trail.cellsTo(0)).toEqual([0]);
    expect([trail.cellBefore(0), trail.directionInto(0)]).toEqual([-1, -1]);
    expect(trail.cellBefore(way[1]!)).toBe(0);
    const beside = board.neighbour.subarray(0, board.degree).findIndex((cell) => cell === way[1]);
    expect(trail.directionInto(way[1]!)).toBe(beside);
  });

  test('knows the first step of all, from cell 0 in direction 0', () => {
    const pair = areaBoard(['here', 'there'], [['here', 'there']]);
    const trail = new PathFinder(pair, 9).reach(0, 9, new Int16Array(2).fill(1));
    expect([trail.cellBefore(1), trail.directionInto(1), trail.cellsTo(1)]).toEqual([0, 0, [0, 1]]);
  });

  test('writes a way into an array that just holds it, and into none that is shorter', () => {
    const trail = new PathFinder(board, 9).reach(0, 9, costs);
    const far = board.cells - 1;
    const length = trail.cellsTo(far).length;
    const out = new Int16Array(length);
    expect(trail.path(far, out)).toBe(length);
    expect([...out]).toEqual(trail.cellsTo(far));
    expect(() => trail.path(far, new Int16Array(length - 1))).toThrow(
      `The way to "0404" has ${length} cells; the array holds ${length - 1}.`,
    );
  });

  test('knows nothing of the search before', () => {
    const finder = new PathFinder(board, 9);
    finder.reach(0, 9, costs);
    const trail = finder.reach(5, 0, costs);
    expect([trail.count, trail.costTo(5), trail.costTo(0), trail.has(0)]).toEqual([1, 0, -1, false]);
    expect([trail.cellsTo(0), trail.path(0, new Int16Array(9))]).toEqual([[], 0]);
  });

  test.each([-1, board.cells, 0.5, NaN])('does not start from cell %d', (cell) => {
    const trail = new Trail(board);
    trail.begin();
    expect(() => trail.start(cell)).toThrow(
      `A search cannot start from cell ${cell}; the board has ${board.cells} cells.`,
    );
  });

  test('starts from a cell once', () => {
    const trail = new Trail(board);
    trail.begin();
    expect([trail.start(3), trail.start(3), trail.start(0)]).toEqual([true, false, true]);
  });

  test('goes on when the stamps are used up: old ones are wiped out first', () => {
    const flood = new Flood(board);
    const { trail } = flood;
    const spread = (from: number, limit: number): number => flood.spread(Int16Array.of(from), 1, {}, limit).count;
    // What the very first search stamped must not come back to life.
    expect([spread(0, 20), trail.generation]).toEqual([board.cells, 1]);
    trail.generation = 0x7ffffffe;
    expect([spread(5, 0), trail.generation]).toEqual([1, 0x7fffffff]);
    expect([spread(5, 0), trail.generation]).toEqual([1, 1]);
    expect([trail.has(5), trail.has(0)]).toEqual([true, false]);
    expect([spread(5, 20), trail.generation]).toEqual([board.cells, 2]);
  });
});
