import { Flood } from '@club-route/engine';
import { expect, test } from 'vitest';
import { AREA_CELLS, AREA_CHOICES, AREA_NAMES, AREA_OF, AREAS } from '../src/data/areas.ts';
import {
  AIRFIELDS,
  board,
  BRIDGES,
  CANAL,
  CELLS,
  cellOf,
  CITIES,
  FERRIES,
  HIGHWAY,
  HILL,
  JOES_BRIDGE,
  labelOf,
  NORTH_OF_MAAS,
  NORTH_OF_RHINE,
  RIVER,
  ROAD_NET,
  SOUTH,
  TERRAIN,
  TERRAINS,
  WATER,
} from '../src/data/board.ts';
import { START_CELL, UNIT_NAMES } from '../src/data/units.ts';

const labels = (cells: readonly number[]): string => cells.map(labelOf).toSorted().join(' ');
const count = (column: Uint8Array): number => column.reduce((sum, one) => sum + one, 0);

test('H-01, 7.3: ten cities, four airfields, thirty-six hills', () => {
  expect(labels(CITIES)).toBe('0121 0615 1023 1113 1403 1522 1630 1910 2105 2611');
  expect(labels(AIRFIELDS)).toBe('0823 1512 1616 2002');
  expect(count(HILL)).toBe(36);
});

test('H-02: both landings of a map ferry are road hexes', () => {
  expect(FERRIES.map(({ id, cells }) => `${id} ${labels(cells)}`)).toEqual([
    'driel-ferry 1805 1806',
    'huissen-ferry 2107 2206',
    'pannerden-ferry 2308 2408',
  ]);
  for (const { cells, side } of FERRIES) {
    expect(cells.every((cell) => ROAD_NET[cell] === 1)).toBe(true);
    expect(WATER[side]).toBe(RIVER);
  }
});

test('bridges are in the order of their ids, each over water', () => {
  expect(BRIDGES).toHaveLength(24);
  expect(BRIDGES.map(({ id }) => id)).toEqual(BRIDGES.map(({ id }) => id).toSorted());
  for (const { side } of BRIDGES) expect(WATER[side]).toBeGreaterThan(0);
  expect(labels(BRIDGES[JOES_BRIDGE].cells)).toBe('0730 0731');
  const kind = (id: string): readonly [number, boolean] => {
    const { side, highway } = BRIDGES.find((bridge) => bridge.id === id)!;
    return [WATER[side], highway];
  };
  expect(kind('son-bridge')).toEqual([CANAL, true]);
  expect(kind('malden-bridge')).toEqual([CANAL, false]);
  expect(kind('nijmegen-bridge')).toEqual([RIVER, true]);
  expect(kind('arnhem-rail-bridge')).toEqual([RIVER, false]);
});

test('6.1: no bank of the Rhine is joined to the other without a crossing', () => {
  const openSides = WATER.map((water) => (water === 0 ? 1 : 0));
  const flood = new Flood(board);
  const trail = flood.spread(Int16Array.of(cellOf('1907')), 1, { openSides });
  expect(trail.has(cellOf('2105'))).toBe(false);
  expect(trail.has(cellOf('1910'))).toBe(false);
  expect(trail.has(cellOf('1909'))).toBe(true);
});

test('7.2: the lands of the victory conditions', () => {
  for (const hex of ['2105', '1905', '2304']) expect(NORTH_OF_RHINE[cellOf(hex)]).toBe(1);
  for (const hex of ['1806', '2205', '1910']) expect(NORTH_OF_RHINE[cellOf(hex)]).toBe(0);
  for (const hex of ['1910', '1907', '2105', '2205']) expect(NORTH_OF_MAAS[cellOf(hex)]).toBe(1);
  for (const hex of ['1612', '1023', '2332']) expect(NORTH_OF_MAAS[cellOf(hex)]).toBe(0);
});

test('3.3, 7.3, H-52: five entry areas, no hex in two, and those that adjoin', () => {
  expect(AREA_NAMES).toEqual(['German North', 'German East', 'German Southeast', 'Dutch Northwest', 'Dutch West']);
  expect(AREA_CELLS.map((cells) => cells.length)).toEqual([24, 9, 28, 19, 19]);
  expect(AREA_OF.filter((area) => area >= 0)).toHaveLength(99);
  const adjoining = AREA_CHOICES.map((choices) => choices.map((area) => AREAS[area]));
  expect(adjoining).toEqual([
    ['german-north', 'dutch-northwest', 'german-east'],
    ['german-east', 'german-north', 'german-southeast'],
    ['german-southeast', 'german-east'],
    ['dutch-northwest', 'german-north', 'dutch-west'],
    ['dutch-west', 'dutch-northwest'],
  ]);
});

test('the start line: thirty-three hexes lie south of it, and no German starts there', () => {
  expect(count(SOUTH)).toBe(33);
  for (const [unit, cell] of START_CELL.entries()) if (cell >= 0) expect(SOUTH[cell], UNIT_NAMES[unit]).toBe(0);
});

test('H-48: of the German starts only 0629 and 1129 have no roads', () => {
  const green = [...START_CELL].filter((cell) => cell >= 0 && ROAD_NET[cell] === 0);
  expect(labels(green)).toBe('0629 1129');
});

test('every hex has one of five terrains, and a highway joins road hexes only', () => {
  expect(CELLS).toBe(832);
  for (const terrain of TERRAIN) expect(TERRAINS[terrain]).toBeDefined();
  for (let step = 0; step < HIGHWAY.length; step++) {
    if (HIGHWAY[step] === 0) continue;
    expect(ROAD_NET[board.neighbour[step]]).toBe(1);
    expect(HIGHWAY[board.reverse[step]]).toBe(1);
  }
});
