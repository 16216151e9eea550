import { hexBoard, hexLayout, squareBoard, squareLayout, type Grid, type Layout } from '@club-route/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cornersOf } from '../compiler/corners.ts';
import { countCrossings, distance, isInside, lengthInside, type Spot } from '../compiler/geometry.ts';

/** Spots on a fine lattice, shifted so that spots of two lattices never lie on one another: that would be a hair. */
function spots(shift: number): fc.Arbitrary<Spot> {
  const at = fc.integer({ min: 0, max: 1000 }).map((hundredths) => hundredths / 100 + shift);
  return fc.record({ x: at, y: at.map((value) => value + shift / 3) });
}

const spot = spots(0.00037);

describe('geometry', () => {
  test('crosses a closed line an odd number of times exactly between inside and outside', () => {
    fc.assert(
      fc.property(fc.array(spot, { minLength: 3, maxLength: 12 }), spots(0.0021), spots(0.0057), (ring, a, b) => {
        const closed = [...ring, ring[0]];
        const parted = countCrossings(a, b, closed) % 2 === 1;
        expect(parted).toBe(isInside(a, [ring]) !== isInside(b, [ring]));
      }),
      { numRuns: 500 },
    );
  });

  test('shares out the length of a line among the squares it runs through', () => {
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 8 }), (line) => {
        let shared = 0;
        for (let column = 0; column < 11; column++) {
          for (let row = 0; row < 11; row++) {
            const [left, top, right, bottom] = [column, row, column + 1, row + 1];
            shared += lengthInside(line, [
              { x: left, y: top },
              { x: right, y: top },
              { x: right, y: bottom },
              { x: left, y: bottom },
            ]);
          }
        }
        const whole = line.slice(1).reduce((sum, end, at) => sum + distance(line[at], end), 0);
        // A line exactly along a grid line belongs to the squares on both sides of it.
        expect(shared).toBeGreaterThan(whole - 1e-9);
        expect(shared).toBeLessThan(whole * 2 + 1e-9);
      }),
    );
  });
});

/** The rule on which every river of every board rests. */
describe('a side carries water where the way between its cells crosses the line an odd number of times', () => {
  const hexes = hexBoard({ top: 'flat', offset: 'even', columns: 12, rows: 12, firstColumn: 1, firstRow: 1 });
  const squares = squareBoard({ columns: 12, rows: 12, firstColumn: 0, firstRow: 0 });

  test.each([
    ['hexes', hexes, hexLayout(hexes)],
    ['squares', squares, squareLayout(squares)],
  ] as const)('gives one unbroken chain from edge to edge, whatever the bends, on %s', (_, board, layout) => {
    fc.assert(
      fc.property(fc.array(spot, { minLength: 0, maxLength: 10 }), (bends) => {
        const line = [{ x: -5, y: 3.21 }, ...bends, { x: 20, y: 7.89 }];
        expect(openEnds(board, layout, line)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('ends only where the line ends', () => {
    const layout = hexLayout(hexes);
    expect(
      openEnds(hexes, layout, [
        { x: -5, y: 3.21 },
        { x: 5.1, y: 6.3 },
      ]),
    ).toHaveLength(1);
  });
});

/** Corners away from the edge at which the chain of sides stops. */
function openEnds(board: Grid, layout: Layout, line: readonly Spot[]): readonly string[] {
  const corners = cornersOf(board, layout);
  const count = new Map<string, number>();
  const centre = (cell: number): Spot => ({ x: layout.x[cell], y: layout.y[cell] });
  for (let side = 0; side < board.sides; side++) {
    const wet =
      countCrossings(centre(board.sideCells[side * 2]), centre(board.sideCells[side * 2 + 1]), line) % 2 === 1;
    if (wet) for (const corner of corners.ofSide[side]) count.set(corner, (count.get(corner) ?? 0) + 1);
  }
  return [...count]
    .filter(([corner, times]) => times % 2 === 1 && (corners.cells.get(corner)?.length ?? 0) === corners.full)
    .map(([corner]) => corner);
}
