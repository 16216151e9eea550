import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PathFinder, reverseCosts, stepBetween } from '../../src/board/index.ts';
import { DistanceFields, LastingFields } from '../../src/search/index.ts';
import { anyJourney } from '../board/arbitraries.ts';

const FAR = 900;

function backward({ board, stepCost }: Parameters<typeof distanceBetween>[0]): Int16Array {
  const costs = new Int16Array(stepCost.length);
  reverseCosts(board, stepCost, costs);
  return costs;
}

/** By a search of its own for each pair. */
function distanceBetween(
  { board, stepCost }: { readonly board: PathFinder['board']; readonly stepCost: Int16Array },
  from: number,
  to: number,
): number {
  const cost = new PathFinder(board, FAR).reach(from, FAR, stepCost).costTo(to);
  return cost < 0 ? FAR : cost;
}

describe('distance fields', () => {
  test('to the nearest of some goals, and from one cell, are what a search for each cell finds', () => {
    fc.assert(
      fc.property(anyJourney, (journey) => {
        const { board } = journey;
        const sources = [...new Set(journey.sources)];
        const distances = new DistanceFields(board, FAR);
        const costs = backward(journey);
        const to = new Int16Array(board.cells);
        const from = new Int16Array(board.cells);
        distances.fillTo(sources, costs, to);
        distances.fillFrom(sources[0]!, costs, from);
        for (let cell = 0; cell < board.cells; cell++) {
          expect(to[cell]).toBe(Math.min(...sources.map((goal) => distanceBetween(journey, cell, goal))));
          expect(from[cell]).toBe(distanceBetween(journey, sources[0]!, cell));
        }
      }),
      { numRuns: 12 },
    );
  });

  test('down a field leads a way that costs what the field says', () => {
    fc.assert(
      fc.property(anyJourney, ({ board, stepCost, ...rest }) => {
        const sources = [...new Set(rest.sources)];
        const journey = { board, stepCost: stepCost.map((cost) => (cost === 0 ? 1 : cost)) };
        const distances = new DistanceFields(board, FAR);
        const field = new Int16Array(board.cells);
        const way = new Int16Array(board.cells);
        distances.fillTo(sources, backward(journey), field);
        for (let cell = 0; cell < board.cells; cell++) {
          const length = distances.descend(cell, field, backward(journey), way);
          if (field[cell] === FAR) continue;
          expect(sources).toContain(way[length - 1]);
          let cost = 0;
          for (let at = 1; at < length; at++) cost += journey.stepCost[stepBetween(board, way[at - 1]!, way[at]!)]!;
          expect(cost).toBe(field[cell]);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('that last are made once for each goal and kind of unit', () => {
    fc.assert(
      fc.property(anyJourney, (journey) => {
        const { board, sources, stepCost } = journey;
        const dear = stepCost.map((cost) => (cost < 0 ? cost : 2 * cost));
        const fields = new LastingFields(board, new DistanceFields(board, FAR), [stepCost, dear]);
        const goal = sources[0]!;
        expect(fields.to(goal, 1)).toBe(fields.to(goal, 1));
        for (let cell = 0; cell < board.cells; cell++) {
          expect(fields.to(goal, 0)[cell]).toBe(distanceBetween(journey, cell, goal));
          expect(fields.to(goal, 1)[cell]).toBe(distanceBetween({ board, stepCost: dear }, cell, goal));
        }
      }),
      { numRuns: 6 },
    );
  });
});
