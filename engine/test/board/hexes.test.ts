import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Flood,
  cellAt,
  cellLabelled,
  hexAt,
  hexBoard,
  hexDistance,
  hexLayout,
  hexLine,
  hexesWithin,
  type HexBoard,
  type HexPlan,
} from '../../src/board/index.ts';
import { anyHexBoard, fullHexBoard } from './arbitraries.ts';
import { neighbourLabels } from './maps.ts';
import { stepsFrom } from './reference.ts';

const small: HexPlan = { columns: 4, rows: 4, top: 'flat', offset: 'odd', firstColumn: 0, firstRow: 0 };

describe('the directions of the four kinds of hex grid', () => {
  it.each([
    ['flat', 'odd', '0101', ['0100', '0201', '0202', '0102', '0002', '0001']],
    ['flat', 'odd', '0202', ['0201', '0301', '0302', '0203', '0102', '0101']],
    ['flat', 'even', '0101', ['0100', '0200', '0201', '0102', '0001', '0000']],
    ['flat', 'even', '0202', ['0201', '0302', '0303', '0203', '0103', '0102']],
    ['pointy', 'odd', '0101', ['0200', '0201', '0202', '0102', '0001', '0100']],
    ['pointy', 'odd', '0202', ['0201', '0302', '0203', '0103', '0102', '0101']],
    ['pointy', 'even', '0101', ['0100', '0201', '0102', '0002', '0001', '0000']],
    ['pointy', 'even', '0202', ['0301', '0302', '0303', '0203', '0102', '0201']],
  ] as const)('%s, %s pushed: around %s', (top, offset, label, expected) => {
    expect(neighbourLabels(hexBoard({ ...small, top, offset }), label)).toEqual(expected);
  });

  it('parity is that of the printed number', () => {
    const board = hexBoard({ ...small, firstColumn: 1, offset: 'odd' });
    expect(neighbourLabels(board, '0302')).toEqual(['0301', '0402', '0403', '0303', '0203', '0202']);
  });
});

describe('laws of hex grids', () => {
  it('neighbours are exactly the cells whose centres are one apart, in clockwise order from the top', () => {
    fc.assert(
      fc.property(anyHexBoard, (board) => {
        const { x, y } = hexLayout(board);
        const firstBearing = board.top === 'flat' ? 0 : 30;
        const touching = (a: number): readonly number[] =>
          Array.from(x.keys()).filter((b) => Math.abs(Math.hypot(x[b] - x[a], y[b] - y[a]) - 1) < 1e-9);
        for (let cell = 0; cell < board.cells; cell++) {
          const steps = Array.from(stepsFrom(board, cell));
          expect(steps.map(({ to }) => to).toSorted((a, b) => a - b)).toEqual(touching(cell));
          for (const { direction, to } of steps) {
            const bearing = (Math.atan2(x[to] - x[cell], y[cell] - y[to]) * 180) / Math.PI;
            expect((bearing + 360) % 360).toBeCloseTo(firstBearing + 60 * direction, 6);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('distance is the number of steps on a full board', () => {
    fc.assert(
      fc.property(fullHexBoard, (board) => {
        const flood = new Flood(board);
        for (let a = 0; a < board.cells; a++) {
          const trail = flood.spread(Int16Array.of(a), 1, {});
          for (let b = 0; b < board.cells; b++) expect(hexDistance(board, a, b)).toBe(trail.costTo(b));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('numbers, labels and cube coordinates all lead back to the cell', () => {
    fc.assert(
      fc.property(anyHexBoard, (board) => {
        for (let cell = 0; cell < board.cells; cell++) {
          expect(cellAt(board, board.columnOf[cell], board.rowOf[cell])).toBe(cell);
          expect(hexAt(board, board.q[cell], board.r[cell])).toBe(cell);
          expect(cellLabelled(board, board.labels[cell])).toBe(cell);
        }
      }),
    );
  });

  it('numbers beyond the edge are off the map', () => {
    fc.assert(
      fc.property(anyHexBoard, (board) => {
        const { firstColumn, firstRow, columns, rows } = board;
        expect(cellAt(board, firstColumn - 1, firstRow)).toBe(-1);
        expect(cellAt(board, firstColumn + columns, firstRow)).toBe(-1);
        expect(cellAt(board, firstColumn, firstRow - 1)).toBe(-1);
        expect(cellAt(board, firstColumn, firstRow + rows)).toBe(-1);
      }),
    );
  });

  it('cells within a radius are those at that distance or nearer', () => {
    fc.assert(
      fc.property(anyHexBoard, fc.nat(48), fc.nat(5), (board, pick, radius) => {
        const centre = pick % board.cells;
        const out = new Int16Array(board.cells);
        const found = Array.from(out.subarray(0, hexesWithin(board, centre, radius, out)));
        const expected = Array.from(out.keys()).filter((cell) => hexDistance(board, centre, cell) <= radius);
        expect(found.toSorted((a, b) => a - b)).toEqual(expected);
        const order = found.toSorted((a, b) => board.q[a] - board.q[b] || board.r[a] - board.r[b]);
        expect(found).toEqual(order);
      }),
    );
  });

  it('labels widen with the numbers, so that no two are alike', () => {
    const board = hexBoard({ ...small, columns: 2, rows: 120, firstColumn: 9, firstRow: 1 });
    expect(board.labels[0]).toBe('09001');
    expect(board.labels[board.cells - 1]).toBe('10120');
  });

  it('refuses what is no grid', () => {
    expect(() => hexBoard({ ...small, columns: 0 })).toThrow("A grid's columns is a whole number from 1, not 0.");
    expect(() => hexBoard({ ...small, firstRow: 0.5 })).toThrow("A grid's firstRow is a whole number from 0, not 0.5.");
    expect(() => hexBoard({ ...small, exists: () => false })).toThrow('not 0');
  });

  it('says so when the array is too small', () => {
    const board = hexBoard(small);
    expect(() => hexesWithin(board, 5, 1, new Int16Array(6))).toThrow('7 cells lie within 1 of "0101"');
    expect(() => hexLine(board, 0, 3, new Int16Array(3))).toThrow('The line from "0000" to "0003" has 4 cells');
  });
});

describe('lines', () => {
  const line = (board: HexBoard, a: number, b: number): readonly number[] => {
    const out = new Int16Array(board.cells);
    return Array.from(out.subarray(0, hexLine(board, a, b, out)));
  };
  const labels = (board: HexBoard, a: string, b: string): readonly string[] =>
    line(board, cellLabelled(board, a), cellLabelled(board, b)).map((cell) => board.labels[cell] ?? '');

  /** The cell whose centre is nearest; of equally near ones the rightmost, then the lowest. */
  const nearestCell = (board: HexBoard, x: Float64Array, y: Float64Array, atX: number, atY: number): number => {
    let best = 0;
    for (let cell = 1; cell < board.cells; cell++) {
      const gain = Math.hypot(x[best] - atX, y[best] - atY) - Math.hypot(x[cell] - atX, y[cell] - atY);
      const right = x[cell] - x[best];
      const tie = Math.abs(gain) < 1e-9 && (right > 1e-9 || (Math.abs(right) < 1e-9 && y[cell] > y[best]));
      if (gain > 1e-9 || tie) best = cell;
    }
    return best;
  };

  const shapes = [
    ['flat', 'odd'],
    ['flat', 'even'],
    ['pointy', 'odd'],
    ['pointy', 'even'],
  ] as const;

  it.each(shapes)(
    '%s, %s pushed: each cell is the nearest to its point, the same both ways, one step on',
    (top, offset) => {
      const board = hexBoard({ columns: 9, rows: 9, top, offset, firstColumn: 1, firstRow: 1 });
      const { x, y } = hexLayout(board);
      // Cells off the edge, so that no point of a line between them is nearest to a cell the map does not have.
      const inner = board.labels
        .map((_, cell) => cell)
        .filter((cell) => [board.columnOf[cell], board.rowOf[cell]].every((number) => number > 1 && number < 9));
      const wrong: string[] = [];
      for (const a of inner) {
        for (const b of inner) {
          const cells = line(board, a, b);
          const steps = hexDistance(board, a, b);
          const expected = Array.from({ length: steps + 1 }, (_, index) => {
            const part = steps === 0 ? 0 : index / steps;
            return nearestCell(board, x, y, x[a] + (x[b] - x[a]) * part, y[a] + (y[b] - y[a]) * part);
          });
          const back = line(board, b, a).toReversed();
          const gap = cells.some((cell, index) => index > 0 && hexDistance(board, cells[index - 1], cell) !== 1);
          if (gap || cells.join() !== expected.join() || back.join() !== expected.join()) {
            wrong.push(`${board.labels[a]} to ${board.labels[b]}: ${cells.join()}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it('takes the lower or the right-hand cell where it runs along a side', () => {
    const flat = hexBoard({ ...small, offset: 'even' });
    expect(labels(flat, '0101', '0301')).toEqual(['0101', '0201', '0301']);
    const pointy = hexBoard({ ...small, top: 'pointy', offset: 'even' });
    expect(labels(pointy, '0101', '0103')).toEqual(['0101', '0102', '0103']);
  });

  it('marks places off the map', () => {
    const board = hexBoard({ ...small, exists: (column, row) => column !== 1 || row !== 2 });
    expect(labels(board, '0101', '0103')).toEqual(['0101', '', '0103']);
  });
});
