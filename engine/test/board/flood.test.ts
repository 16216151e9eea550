import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Flood, squareBoard, type Passage, type Trail } from '../../src/board/index.ts';
import { anySpill, anySpills, type Spill } from './arbitraries.ts';
import { allSteps, cheapestWays, floodTerms, foundBy, isOpen, regionsOf, upTo, type Found } from './reference.ts';

function spread(flood: Flood, { sources, passage, limit }: Spill): Trail {
  return flood.spread(Int16Array.from(sources), sources.length, passage, limit);
}

function reference({ board, sources, passage, limit }: Spill): Found {
  return cheapestWays(board, sources, floodTerms(board, passage, limit));
}

describe('floods', () => {
  it('reach what the plain search reaches, by the same ways', () => {
    fc.assert(
      fc.property(anySpill, (spill) => {
        expect(foundBy(spread(new Flood(spill.board), spill))).toEqual(reference(spill));
      }),
      { numRuns: 200 },
    );
  });

  it('depend on nothing before them', () => {
    fc.assert(
      fc.property(anySpills, (spills) => {
        const { board } = spills[0];
        const flood = new Flood(board);
        const regions = new Int16Array(board.cells);
        for (const spill of [...spills, ...spills]) {
          flood.trace(spill.sources[0], spill.goal, spill.passage);
          expect(foundBy(spread(flood, spill))).toEqual(reference(spill));
          flood.regions(spill.passage, regions);
          expect(Array.from(regions)).toEqual(regionsOf(board, spill.passage));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('without a limit go as far as there is a way', () => {
    fc.assert(
      fc.property(anySpill, ({ board, sources, passage }) => {
        const flood = new Flood(board);
        const trail = flood.spread(Int16Array.from(sources), sources.length, passage);
        // Closed under open steps: nothing that could still be entered is left out.
        const missed = allSteps(board).filter(
          ({ cell, step, to }) => trail.has(cell) && isOpen(board, passage, step) && !trail.has(to),
        );
        expect(missed).toEqual([]);
      }),
    );
  });

  it('do not slip round the corner of a closed side', () => {
    const board = squareBoard({ columns: 2, rows: 2, firstColumn: 0, firstRow: 0, corner: () => true });
    const flood = new Flood(board);
    const sources = Int16Array.of(0);
    expect(flood.spread(sources, 1, { openSides: new Uint8Array(4) }).count).toBe(1);
    expect(flood.spread(sources, 1, {}, 1).count).toBe(4);
  });
});

describe('traces', () => {
  it('find the goal a flood finds first, and the way to it', () => {
    fc.assert(
      fc.property(anySpill, (spill) => {
        const { board, sources, goal, passage, limit } = spill;
        const from = sources[0];
        const found = reference({ ...spill, sources: [from] });
        const expected = found.order.find((cell) => goal[cell] === 1) ?? -1;
        const flood = new Flood(board);
        expect(flood.trace(from, goal, passage, limit)).toBe(expected);
        // Breadth first a cell is final as soon as it is found, so the flood ends with the goal itself.
        expect(foundBy(flood.trail)).toEqual(expected < 0 ? found : upTo(expected, found));
      }),
      { numRuns: 200 },
    );
  });

  it('end at once where they start on a goal', () => {
    const flood = new Flood(squareBoard({ columns: 3, rows: 1, firstColumn: 0, firstRow: 0 }));
    expect(flood.trace(1, Uint8Array.of(1, 1, 1), {}, 0)).toBe(1);
    expect(flood.trail.count).toBe(1);
    expect(flood.trace(1, Uint8Array.of(1, 0, 1), {}, 0)).toBe(-1);
  });
});

describe('regions', () => {
  it('are those of the plain union, numbered by their lowest cell', () => {
    fc.assert(
      fc.property(anySpill, ({ board, passage }) => {
        const out = new Int16Array(board.cells);
        const count = new Flood(board).regions(passage, out);
        expect(Array.from(out)).toEqual(regionsOf(board, passage));
        expect(count).toBe(Math.max(...out) + 1);
      }),
      { numRuns: 200 },
    );
  });

  it('leave no trail', () => {
    const board = squareBoard({ columns: 3, rows: 1, firstColumn: 0, firstRow: 0 });
    const flood = new Flood(board);
    flood.spread(Int16Array.of(2), 1, {});
    flood.regions({}, new Int16Array(3));
    expect(foundBy(flood.trail)).toEqual({ order: [], cost: new Map(), path: new Map() });
  });

  it('are not joined by a step that is open one way only', () => {
    const board = squareBoard({ columns: 2, rows: 1, firstColumn: 0, firstRow: 0 });
    const openSteps = new Uint8Array(8);
    const out = new Int16Array(2);
    openSteps[0 * 4 + 1] = 1;
    expect(new Flood(board).regions({ openSteps }, out)).toBe(2);
    openSteps[1 * 4 + 3] = 1;
    expect(new Flood(board).regions({ openSteps }, out)).toBe(1);
  });
});

describe('wrong use is refused, saying what and where', () => {
  const board = squareBoard({ columns: 2, rows: 1, firstColumn: 0, firstRow: 0 });
  const flood = new Flood(board);
  const wrong = new Uint8Array(3);
  const passages: readonly (readonly [Passage, string])[] = [
    [{ openSteps: wrong }, 'openSteps has 3 entries; the board has 8 steps.'],
    [{ openSides: wrong }, 'openSides has 3 entries; the board has 1 sides.'],
    [{ blocked: wrong }, 'blocked has 3 entries; the board has 2 cells.'],
  ];

  it.each(passages)('%o', (passage, message) => {
    expect(() => flood.spread(Int16Array.of(0), 1, passage)).toThrow(message);
    expect(() => flood.trace(0, new Uint8Array(2), passage)).toThrow(message);
    expect(() => flood.regions(passage, new Int16Array(2))).toThrow(message);
  });

  it('other arrays and cells', () => {
    expect(() => flood.trace(0, wrong, {})).toThrow('goal has 3 entries');
    expect(() => flood.trace(2, new Uint8Array(2), {})).toThrow('A search cannot start from cell 2');
    expect(() => flood.spread(Int16Array.of(0), 2, {})).toThrow('cell undefined');
    expect(() => flood.regions({}, new Int16Array(1))).toThrow('The array holds 1 regions; the board has 2 cells.');
  });
});
