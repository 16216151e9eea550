import { describe, expect, test } from 'vitest';
import {
  cellLabelled,
  cellsEntered,
  Departure,
  destinationsFrom,
  hexBoard,
  PathFinder,
  type Trail,
} from '../../src/board/index.ts';

const board = hexBoard({ columns: 6, rows: 1, firstColumn: 1, firstRow: 1, top: 'flat', offset: 'even' });
const cells = ['0101', '0201', '0301', '0401', '0501', '0601'].map((label) => cellLabelled(board, label));
const costs = Int16Array.from(board.neighbour, (to) => (to < 0 ? -1 : 2));
const finder = new PathFinder(board, 20);
const reach = ({ cell, points }: Departure): Trail => finder.reach(cell, points, costs);
const anywhere = (): boolean => true;

describe('a departure', () => {
  test('leaves a cell with all its points, or enters one for some of them', () => {
    const departure = new Departure();
    expect(departure.enter(3, cells[5]!, 7, 4, false)).toMatchObject({
      unit: 3,
      cell: cells[5],
      points: 3,
      inZone: false,
      entering: true,
      spent: 4,
    });
    expect(departure.leave(2, cells[1]!, 6, true)).toMatchObject({
      unit: 2,
      cell: cells[1],
      points: 6,
      inZone: true,
      entering: false,
      spent: 0,
    });
  });

  test('into an enemy zone leaves no points', () => {
    expect(new Departure().enter(0, cells[0]!, 7, 4, true).points).toBe(0);
  });
});

describe('destinations', () => {
  test('are where a unit may end, its own cell left out', () => {
    const leaving = new Departure().leave(0, cells[2]!, 4, false);
    const found = destinationsFrom([leaving], reach, (cell) => cell !== cells[3]);
    expect(found.toSorted((a, b) => a.cell - b.cell)).toEqual([
      { cell: cells[0], at: undefined, cost: 4 },
      { cell: cells[1], at: undefined, cost: 2 },
      { cell: cells[4], at: undefined, cost: 4 },
    ]);
  });

  test('of a unit that comes over the edge go by the entry that leaves it most, the entered cell included', () => {
    const west = new Departure().enter(0, cells[0]!, 9, 1, false);
    const east = new Departure().enter(0, cells[5]!, 9, 5, false);
    const found = destinationsFrom([west, east], reach, anywhere);
    const at = (cell: number | undefined) => found.find((one) => one.cell === cell);
    expect(at(cells[0])).toEqual({ cell: cells[0], at: cells[0], cost: 1 });
    expect(at(cells[3])).toEqual({ cell: cells[3], at: cells[0], cost: 7 });
    expect(at(cells[5])).toEqual({ cell: cells[5], at: cells[5], cost: 5 });
  });

  test('the way there begins with the first cell that is entered', () => {
    const leaving = new Departure().leave(0, cells[2]!, 4, false);
    expect(cellsEntered(leaving, reach(leaving), cells[4]!)).toEqual([cells[3], cells[4]]);
    const entering = new Departure().enter(0, cells[5]!, 9, 5, false);
    expect(cellsEntered(entering, reach(entering), cells[4]!)).toEqual([cells[5], cells[4]]);
  });
});
