import { describe, expect, test } from 'vitest';
import { allPlaces } from '@club-route/theatre/ground';
import { cornersOf } from '@club-route/cartography/sheet/corners';
import { builtOf } from '@club-route/cartography/sheet/cover';
import { crossingPart, nearestOn } from '@club-route/cartography/sheet/measure';
import { CELL, distance, holds, type Line, type Spot } from '@club-route/cartography/sheet/spot';
import { fittingScale } from '../../../src/map/view/window.ts';
import { sheets, waterAlongSides } from './sheets.ts';

/** What a person with an eye for maps would find at once: each test is a class of fault that a sheet once had. */
describe.each(sheets)('the sheet of %s', (_, sheet) => {
  const { theatre, cells, water, roads, rails, box } = sheet;
  const { board } = theatre;
  const stems = water.filter(({ isArm }) => !isArm);
  const isBuilt = (cell: number): boolean => builtOf(theatre.terrainKinds[theatre.terrain[cell]]) !== undefined;

  test('has no river that runs in a ring', () => {
    const { ofSide } = cornersOf(board, cells);
    const { arms } = waterAlongSides(sheet);
    for (const index of theatre.waters.keys()) {
      const leader = new Map<number, number>();
      const head = (node: number): number => {
        const above = leader.get(node) ?? node;
        return above === node ? node : head(above);
      };
      for (const [side, own] of theatre.sideWater.entries()) {
        if (own !== index || arms.has(side)) continue;
        const [a, b] = ofSide[side].map(head);
        expect(a, `${theatre.waters[index].name} about ${board.labels[board.sideCells[side * 2]]}`).not.toBe(b);
        leader.set(a, b);
      }
    }
  });

  test('has no river or canal that ends in the open', () => {
    for (const run of stems.filter(({ water: of }) => theatre.waters[of].kind !== 'stream')) {
      for (const end of [run.line[0], run.line.at(-1)!]) {
        const flows = water.some((other) => other !== run && nearestOn(other.line, end).far < 0.08 * CELL);
        const inTown = cells.centre.some((centre, cell) => isBuilt(cell) && distance(centre, end) < 1.6 * CELL);
        expect(
          isOff(end) || flows || inTown,
          `${theatre.waters[run.water].name} at ${board.labels[cells.at(end)]}`,
        ).toBe(true);
      }
    }
  });

  test('has no road or railway that ends in the open: it becomes a lane, or leads off the sheet', () => {
    const named = new Set([...theatre.places.values()].flat());
    const landings = new Set(theatre.crossings.flatMap(({ cells: way }) => way.split(' ')));
    for (const run of [...roads.filter(({ of }) => of !== 'lane' && of !== 'trail'), ...rails]) {
      for (const end of [run.line[0], run.line.at(-1)!]) {
        const cell = cells.at(end);
        const goesOn = [...roads, ...rails].some(({ line }) =>
          line.some(
            (spot, index) => distance(spot, end) < 1 && (line !== run.line || (index > 4 && index < line.length - 5)),
          ),
        );
        const isThere = cell < 0 || isBuilt(cell) || named.has(cell) || landings.has(board.labels[cell]);
        const isBeyond = cell >= 0 && theatre.flags.get('off board')?.[cell] === 1;
        expect(goesOn || isThere || isBeyond, `${run.of} at ${board.labels[cell]}`).toBe(true);
      }
    }
  });

  test('has no road that runs on far beyond the field', () => {
    const off = theatre.flags.get('off board');
    if (off === undefined) return;
    const field = cells.centre.filter((_centre, cell) => off[cell] === 0);
    for (const { line, of } of roads) {
      for (const spot of line.filter((at) => off[cells.at(at)] === 1)) {
        expect(Math.min(...field.map((centre) => distance(centre, spot))), of).toBeLessThan(0.98 * CELL);
      }
    }
  });

  test('has frontiers that go on to the edge and off it', () => {
    for (const { path } of sheet.lines.filter(({ colour }) => colour === 'border')) {
      const ends = path
        .split('M')
        .slice(1)
        .flatMap((part) => {
          const numbers = (part.match(/-?[\d.]+/g) ?? []).map(Number);
          return [
            { x: numbers[0], y: numbers[1] },
            { x: numbers.at(-2)!, y: numbers.at(-1)! },
          ];
        });
      for (const end of ends) {
        const meets = ends.filter((other) => distance(other, end) < 1).length > 1;
        expect(meets || isOff(end), `frontier at ${board.labels[cells.at(end)]}`).toBe(true);
      }
    }
  });

  test.each([0.5, 0.65, 0.8, 1, 1.25, 1.5, 2, 3, 5])(
    'writes every name on its own bank, %s times as large as the sheet fits',
    (times) => {
      const spots = new Map(
        theatre.file.names.map(([name, id]) => [
          name,
          middle(theatre.places.get(id)!.map((cell) => cells.centre[cell])),
        ]),
      );
      const rivers = [...theatre.waters.keys()].filter((of) => theatre.waters[of].kind === 'river');
      const doubled = new Set(
        theatre.file.names.map(([name]) => name).filter((name, index, all) => all.indexOf(name) !== index),
      );
      for (const { text, face, box: at } of sheet.labels(fittingScale(box, 1072, 852) * times)) {
        const spot = spots.get(text);
        if (spot === undefined || doubled.has(text) || face === 'water' || face === 'mark') continue;
        const label = { x: (at.left + at.right) / 2, y: (at.top + at.bottom) / 2 };
        // Across two rivers is no better than across one.
        const across = rivers.filter(
          (river) => stems.filter(({ water: of, line }) => of === river && crosses(line, spot, label)).length % 2 === 1,
        );
        expect(across.map((river) => `${text} across the ${theatre.waters[river].name}`)).toEqual([]);
      }
    },
  );

  test('names every town that the country knows by name', () => {
    const named = new Set([...theatre.places.values()].flat());
    const free = allPlaces.filter(({ id }) => !theatre.places.has(id));
    for (const [cell, centre] of cells.centre.entries()) {
      if (!isBuilt(cell) || named.has(cell) || theatre.file.grid.shape !== 'hex') continue;
      const here = free.filter((place) => distance(cells.place(place), centre) < 0.5 * CELL);
      expect(
        here.map(({ name }) => name),
        board.labels[cell],
      ).toEqual([]);
    }
  });

  function isOff(spot: Spot): boolean {
    const outside = theatre.flags.get('off board');
    const isBeside = cells.centre.some((centre, cell) => outside?.[cell] === 1 && distance(centre, spot) < 0.75 * CELL);
    return cells.at(spot) < 0 || !holds(box, spot) || isBeside;
  }
});

function middle(spots: readonly Spot[]): Spot {
  const sum = spots.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}

/** Odd: the two spots are on different banks. */
function crosses(line: Line, a: Spot, b: Spot): boolean {
  return line.slice(1).filter((to, index) => crossingPart(a, b, line[index], to) !== undefined).length % 2 === 1;
}
