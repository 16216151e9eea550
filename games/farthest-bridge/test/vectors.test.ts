import { hexDistance, sideBetween } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import {
  ARNHEM,
  AROUND_ARNHEM,
  board,
  BRIDGES,
  CELLS,
  cellOf,
  cellsWithin,
  FERRY_SIDES,
  labelOf,
  RIVER,
  SIDE_WATER,
  STREAM,
  terrainOf,
} from '../src/data/board.ts';
import { isGermany } from '../src/data/regions.ts';
import { ALLOTMENTS, MARKER_KINDS, MARKER_VALUE } from '../src/data/support.ts';
import { CRASH_ON, DEMOLISHED_ON, REPAIRED_FROM } from '../src/data/terrain.ts';
import { costOfStep } from '../src/rules/movement.ts';
import { order, position, unit, where } from './positions.ts';

describe('the grid', () => {
  test('has 931 hexes', () => {
    expect(CELLS).toBe(931);
  });

  // In the order of the scatter die: 1 west, and on clockwise.
  test.each([
    ['2323', '2322 2422 2423 2324 2223 2222'],
    ['2621', '2620 2721 2722 2622 2522 2521'],
  ])('the neighbours of %s', (hex, neighbours) => {
    const first = cellOf(hex) * board.degree;
    expect([...board.neighbour.subarray(first, first + 6)].map(labelOf).join(' ')).toBe(neighbours);
  });

  test.each([
    ['3919', '3423', 7],
    ['2323', '2621', 3],
    ['1007', '0605', 4],
    ['0105', '3423', 35],
  ])('from %s to %s', (one, two, distance) => {
    expect(hexDistance(board, cellOf(one), cellOf(two))).toBe(distance);
    expect(hexDistance(board, cellOf(two), cellOf(one))).toBe(distance);
  });

  test.each([
    ['1st', '3919', 92],
    ['82nd', '2323', 133],
    ['101st', '1007', 168],
  ])('hexes within seven of the %s drop zone', (_zone, hex, count) => {
    expect(cellsWithin(cellOf(hex), 7)).toHaveLength(count);
  });

  test('hexes within seven of Arnhem', () => {
    expect(AROUND_ARNHEM).toHaveLength(117);
    expect(ARNHEM.map(labelOf)).toEqual(['3423', '3523', '3524']);
  });
});

describe('the map', () => {
  test('has so much of each terrain', () => {
    const count: Record<string, number> = {};
    for (let cell = 0; cell < CELLS; cell++) count[terrainOf(cell)] = (count[terrainOf(cell)] ?? 0) + 1;
    expect(count).toEqual({ mixed: 450, broken: 218, woods: 82, rough: 27, town: 143, city: 11 });
  });

  test('has 193 river and 89 stream hexsides', () => {
    expect(SIDE_WATER.filter((water) => water === RIVER)).toHaveLength(193);
    expect(SIDE_WATER.filter((water) => water === STREAM)).toHaveLength(89);
  });

  test.each([
    [
      'canal',
      STREAM,
      '0209/0310 0310/0311 0503/0602 0503/0603 0505/0605 0710/0711 1207/1308 2120/2121 2219/2220 2319/2419 2518/2519 2619/2720',
    ],
    ['rail', STREAM, '1206/1307'],
    ['rail', RIVER, '1523/1524 1920/2020 2413/2513 3411/3512 3422/3522'],
    ['highway', RIVER, '1422/1423 2215/2316 2621/2721 2721/2722 3323/3423 3325/3424 3325/3425'],
  ])('%s bridges over water of kind %i', (kind, water, sides) => {
    const found = BRIDGES.filter((bridge) => bridge.kind === kind && SIDE_WATER[bridge.side] === water)
      .map(({ cells }) => `${labelOf(cells[0])}/${labelOf(cells[1])}`)
      .toSorted();
    expect(found).toEqual(sides.split(' '));
  });

  test('has 25 bridges and three ferries', () => {
    expect(BRIDGES).toHaveLength(25);
    const ferries = ['3124/3125', '3420/3520', '3608/3709'].map((side) => side.split('/').map(cellOf));
    expect(FERRY_SIDES).toEqual(ferries.map(([one, two]) => sideBetween(board, one!, two!)));
  });

  test('has the two set-up hexes of the 406 Division in Germany, and Nijmegen not', () => {
    expect(['2025', '2325', '2621', '2323', '3919', '1007'].map((hex) => isGermany(cellOf(hex), 'border'))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('points left after landing', () => {
  // A glider does not drift; the die does not matter if it does not crash.
  test.each([
    ['3819', 'mixed', 5, []],
    ['3713', 'broken', 4, [6]],
    ['3720', 'rough', 3, [6]],
    ['3918', 'town', 6, [6]],
    ['3920', 'woods', 5, [6]],
    ['3521', 'city', 6, [6]],
  ])('%s is %s: %i left', (hex, terrain, left, dice) => {
    const state = position({ waiting: ['1B/1'] });
    expect(terrainOf(cellOf(hex))).toBe(terrain);
    order(state, `land 1B/1 ${hex}`, ...dice);
    expect(where(state, '1B/1')).toBe(hex);
    expect(state.moverLeft).toBe(left * 2);
  });
});

test.each([
  ['standing', [], 1],
  ['demolished', ['nijmegen-bridge'], -1],
])('from 2621 to 2721 with the bridge %s: half a point, or never', (_name, down, cost) => {
  const state = position({ down });
  for (const id of ['1/504', '2I/5', 'BrDf', '10SS']) {
    expect(costOfStep(state, unit(id), cellOf('2621'), cellOf('2721'))).toBe(cost);
    expect(costOfStep(state, unit(id), cellOf('2721'), cellOf('2621'))).toBe(cost);
  }
});

describe('support fire', () => {
  test('has markers worth +2, +3 and +4', () => {
    expect(Object.fromEntries(MARKER_KINDS.map((kind, index) => [kind, MARKER_VALUE[index]]))).toEqual({
      us3: 3,
      uk3: 3,
      uk4: 4,
      uk2: 2,
      german3: 3,
      german2: 2,
    });
  });

  /** Per turn: the guns of XXX Corps, and the German ones. Each airborne nation has its three +3 from the first turn. */
  const GUNS: readonly (readonly [string, string])[] = [
    ['', '3'],
    ['4', '3'],
    ['4 4 2 2', '3 3 2'],
    ['4 4 2 2', '3 3 3 2'],
    ...Array.from({ length: 6 }, () => ['4 4 4 4 4 2 2', '3 3 3 2 2'] as const),
  ];

  test.each(GUNS.map(([corps, german], index) => ({ turn: index + 1, corps, german })))(
    'is allotted in turn $turn',
    ({ turn, corps, german }) => {
      const [us3, uk3, uk4 = 0, uk2 = 0, german3 = 0, german2 = 0] = ALLOTMENTS.guns[turn - 1]!;
      expect([us3, uk3]).toEqual([3, 3]);
      expect([...Array<number>(uk4).fill(4), ...Array<number>(uk2).fill(2)].join(' ')).toBe(corps);
      expect([...Array<number>(german3).fill(3), ...Array<number>(german2).fill(2)].join(' ')).toBe(german);
    },
  );

  test('counts 6 7 10 10 13 … Allied and 1 1 3 4 5 … German markers', () => {
    const sum = (row: readonly number[]): number => row.reduce((total, count) => total + count, 0);
    expect(ALLOTMENTS.guns.map((row) => sum(row.slice(0, 4)))).toEqual([6, 7, 10, 10, 13, 13, 13, 13, 13, 13]);
    expect(ALLOTMENTS.guns.map((row) => sum(row.slice(4)))).toEqual([1, 1, 3, 4, 5, 5, 5, 5, 5, 5]);
  });
});

test('11.4: gliders crash on so much or less', () => {
  expect(CRASH_ON).toEqual({ mixed: 0, broken: 1, rough: 2, town: 3, woods: 3, city: 4 });
});

test('14.0, 14.2: bridges fall on so much or less and are repaired from so much on', () => {
  expect(DEMOLISHED_ON).toEqual({ canal: 3, rail: 2, highway: 1 });
  expect(REPAIRED_FROM).toEqual({ canal: 5, rail: 5, highway: 4 });
});
