import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Flood,
  cellLabelled,
  chebyshevDistance,
  directionTo,
  manhattanDistance,
  sideBetween,
  squareBoard,
  squareLayout,
  type SquarePlan,
} from '../../src/board/index.ts';
import { anySquareBoard } from './arbitraries.ts';

const plan: SquarePlan = { columns: 4, rows: 5, firstColumn: 0, firstRow: 0 };

describe('squares', () => {
  it('orders directions up, right, down, left, then the corners clockwise', () => {
    const board = squareBoard({ ...plan, corner: () => true });
    const middle = cellLabelled(board, '0102');
    const around = Array.from(board.neighbour.subarray(middle * 8, middle * 8 + 8), (cell) => board.labels[cell]);
    expect(around).toEqual(['0101', '0202', '0103', '0002', '0201', '0203', '0003', '0001']);
  });

  it('neighbours are the cells one apart; corners, if linked, those a diagonal apart', () => {
    fc.assert(
      fc.property(anySquareBoard, (board) => {
        const { x, y } = squareLayout(board);
        const cells = Array.from(x.keys());
        for (const a of cells) {
          const apart = (b: number): number => (x[a] - x[b]) ** 2 + (y[a] - y[b]) ** 2;
          const linked = (first: number, last: number): readonly number[] =>
            cells.filter((b) => directionTo(board, a, b) >= first && directionTo(board, a, b) <= last);
          const beside = cells.filter((b) => apart(b) === 1);
          expect(linked(0, 3)).toEqual(beside);
          expect(cells.filter((b) => sideBetween(board, a, b) >= 0)).toEqual(beside);
          expect(cells.filter((b) => apart(b) === 2)).toEqual(expect.arrayContaining(Array.from(linked(4, 7))));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('asks for each corner link once and links it both ways', () => {
    const asked: string[] = [];
    const board = squareBoard({
      ...plan,
      columns: 2,
      rows: 2,
      corner: (column, row, otherColumn, otherRow) => {
        asked.push(`${column}${row}-${otherColumn}${otherRow}`);
        return row === 0;
      },
    });
    expect(asked).toEqual(['00-11', '01-10']);
    const [topLeft, bottomLeft, topRight, bottomRight] = ['0000', '0001', '0100', '0101'].map((label) =>
      cellLabelled(board, label),
    );
    expect(directionTo(board, topLeft, bottomRight)).toBe(5);
    expect(directionTo(board, bottomRight, topLeft)).toBe(7);
    expect(directionTo(board, bottomLeft, topRight)).toBe(-1);
    expect(sideBetween(board, topLeft, bottomRight)).toBe(-1);
    expect(board.sides).toBe(4);
  });

  it('measures distance in steps: over sides, or over sides and corners', () => {
    for (const [corner, distance] of [
      [undefined, manhattanDistance],
      [() => true, chebyshevDistance],
    ] as const) {
      const board = squareBoard({ ...plan, corner });
      const flood = new Flood(board);
      for (let a = 0; a < board.cells; a++) {
        const trail = flood.spread(Int16Array.of(a), 1, {});
        for (let b = 0; b < board.cells; b++) expect(distance(board, a, b)).toBe(trail.costTo(b));
      }
    }
  });
});
