import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexLayout, squareLayout, type Board, type Layout } from '../../src/board/index.ts';
import { anyHexBoard, anySquareBoard } from './arbitraries.ts';
import { driveOnArnhem, farthestBridge } from './maps.ts';
import { allSteps } from './reference.ts';

function corner(layout: Layout, cell: number, index: number): readonly [number, number] {
  const which = index % layout.cornerX.length;
  return [layout.x[cell] + layout.cornerX[which], layout.y[cell] + layout.cornerY[which]];
}

function apart(a: readonly [number, number], b: readonly [number, number]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Sides that do not run from corner d to corner d + 1, and from the other cell the other way. */
function sidesThatMiss(board: Board, layout: Layout): readonly string[] {
  const sided = allSteps(board).filter(({ step }) => board.side[step] >= 0);
  const missing = sided.filter(({ cell, direction, step, to }) => {
    const back = board.reverse[step] % board.degree;
    const first = apart(corner(layout, cell, direction), corner(layout, to, back + 1));
    const second = apart(corner(layout, cell, direction + 1), corner(layout, to, back));
    return first > 1e-9 || second > 1e-9;
  });
  return missing.map(({ cell, direction }) => `${board.labels[cell]}, direction ${direction}`);
}

/** How far the frame is from the outermost corners. */
function slack(board: Board, layout: Layout): number {
  const corners = Array.from({ length: board.cells * layout.cornerX.length }, (_, index) =>
    corner(layout, Math.floor(index / layout.cornerX.length), index),
  );
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return (
    apart([layout.left, layout.top], [Math.min(...xs), Math.min(...ys)]) +
    apart([layout.right, layout.bottom], [Math.max(...xs), Math.max(...ys)])
  );
}

describe('layout', () => {
  it('hexes meet at their sides and fill the frame', () => {
    fc.assert(
      fc.property(anyHexBoard, (board) => {
        expect(sidesThatMiss(board, hexLayout(board))).toEqual([]);
        expect(slack(board, hexLayout(board))).toBeLessThan(1e-9);
      }),
      { numRuns: 50 },
    );
  });

  it('squares meet at their sides and fill the frame', () => {
    fc.assert(
      fc.property(anySquareBoard, (board) => {
        expect(sidesThatMiss(board, squareLayout(board))).toEqual([]);
        expect(slack(board, squareLayout(board))).toBeLessThan(1e-9);
      }),
      { numRuns: 50 },
    );
  });

  it('measures from the printed numbers, pushed columns half a hex on', () => {
    for (const [board, pushed] of [
      [farthestBridge(), 0],
      [driveOnArnhem(), 1],
    ] as const) {
      const { x, y } = hexLayout(board);
      for (let cell = 0; cell < board.cells; cell++) {
        expect(x[cell]).toBeCloseTo(0.8660254 * board.columnOf[cell], 5);
        expect(y[cell]).toBe(board.rowOf[cell] + (board.columnOf[cell] % 2 === pushed ? 0.5 : 0));
      }
    }
  });
});
