import { describe, expect, test } from 'vitest';
import { nearestOn } from '@club-route/cartography/sheet/measure';
import { distance } from '@club-route/cartography/sheet/spot';
import { sheets } from './sheets.ts';

describe.each(sheets)('the ways of %s', (_, { theatre, cells, roads, rails, crossings }) => {
  const { board } = theatre;
  const drawn = (runs: typeof rails): ReadonlySet<string> =>
    new Set(runs.flatMap(({ steps }) => steps.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`])));
  const sets = [
    [theatre.stepRoad, drawn(roads), roads],
    [theatre.stepRail, drawn(rails), rails],
  ] as const;

  test('take every step that a road or railway of the board takes, and no other', () => {
    for (const [steps, known] of sets) {
      for (const [step, grade] of steps.entries()) {
        const from = Math.floor(step / board.degree);
        const to = board.neighbour[step];
        if (to >= 0) expect(known.has(`${from} ${to}`), `${board.labels[from]} ${board.labels[to]}`).toBe(grade > 0);
      }
    }
  });

  test('pass near the centres of their cells', () => {
    for (const [, , runs] of sets) {
      for (const { line, steps } of runs) {
        for (const cell of new Set(steps.flat())) {
          if (theatre.cellWater[cell] < 0) expect(nearestOn(line, cells.centre[cell]).far).toBeLessThan(52);
        }
      }
    }
  });

  test('cross water on its bridges', () => {
    for (const { line, steps } of roads) {
      for (const [a, b] of steps) {
        const side = board.side[a * board.degree + Array.from(board.neighbour.subarray(a * board.degree)).indexOf(b)];
        if (side < 0 || theatre.sideWater[side] < 0) continue;
        const bridge = crossings.find(({ cells: way }) => way.length === 2 && way.includes(a) && way.includes(b));
        if (bridge !== undefined) expect(nearestOn(line, bridge.spot).far).toBeLessThan(1);
      }
    }
  });

  test('join: an end is either in a cell where nothing goes on, or on another way', () => {
    for (const { line } of roads) {
      for (const end of [line[0], line.at(-1)!]) {
        const touches = roads.some((other) =>
          other.line.some((spot, index) => distance(spot, end) < 1 && (other.line !== line || isWithin(line, index))),
        );
        const cell = cells.at(end);
        const ways = cell < 0 ? 1 : countWays(cell);
        expect(touches || ways === 1).toBe(true);
      }
    }
  });

  /** Not the end itself. */
  function isWithin(line: readonly unknown[], index: number): boolean {
    return index > 4 && index < line.length - 5;
  }

  function countWays(cell: number): number {
    return theatre.stepRoad.subarray(cell * board.degree, (cell + 1) * board.degree).filter((grade) => grade > 0)
      .length;
  }
});
