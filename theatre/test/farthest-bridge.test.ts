import { cellLabelled, directionTo, Flood, hexDistance, hexLayout, sideBetween } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { distanceToLine } from '../compiler/geometry.ts';
import { farthestBridge } from '../src/boards/farthest-bridge.ts';
import { allRoads, allWater } from '../src/ground/index.ts';
import { loadHexBoard, project } from '../src/index.ts';

const theatre = loadHexBoard(farthestBridge);
const { board } = theatre;
const cell = (label: string): number => cellLabelled(board, label);
const side = (a: string, b: string): number => sideBetween(board, cell(a), cell(b));
const terrainAt = (label: string): string => theatre.terrainKinds[theatre.terrain[cell(label)]];
const around = (label: string): string[] =>
  Array.from({ length: 6 }, (_, direction) => board.labels[board.neighbour[cell(label) * 6 + direction]]);

describe('the board of The Farthest Bridge', () => {
  test('has the grid of the map: 931 hexes, columns to the north, even ones half a hex east', () => {
    expect(board.cells).toBe(931);
    expect(around('2323').toSorted()).toEqual(['2222', '2223', '2322', '2324', '2422', '2423']);
    expect(around('2621').toSorted()).toEqual(['2521', '2522', '2620', '2622', '2721', '2722']);
    expect(
      ['3919 3423', '2323 2621', '1007 0605', '0105 3423'].map((pair) => hexDistance(board, ...ends(pair))),
    ).toEqual([7, 3, 4, 35]);
    expect(board.cellByLabel.has('2901')).toBe(false);
    expect(board.cellByLabel.has('0226')).toBe(false);
  });

  test('counts as the map does', () => {
    const count = new Map<string, number>();
    for (const kind of theatre.terrain) {
      const name = theatre.terrainKinds[kind];
      count.set(name, (count.get(name) ?? 0) + 1);
    }
    expect(count.get('city')).toBe(11);
    expect([...count.values()].reduce((sum, each) => sum + each, 0)).toBe(931);
    const wet = (kind: string): number =>
      theatre.sideWater.filter((water) => water >= 0 && theatre.waters[water].kind === kind).length;
    expect([wet('river'), wet('canal')]).toEqual([193, 89]);
    expect(theatre.crossings.filter(({ kind }) => kind !== 'ferry')).toHaveLength(25);
    const land = (name: string): number => theatre.land.filter((each) => each === name).length;
    expect(['south', 'maas-waal', 'island', 'veluwe', 'liemers'].map(land)).toEqual([539, 170, 107, 102, 7]);
  });

  test('has what the rules print', () => {
    for (const label of ['3423', '3523', '3524', '2621']) expect(terrainAt(label)).toBe('city');
    for (const label of ['2025', '2325']) expect(theatre.flags.get('germany')?.[cell(label)]).toBe(1);
    expect(theatre.marks.get('objective-arnhem')?.cells).toBe('3423 3523 3524');
    const within = (label: string): number =>
      board.labels.filter((_, other) => hexDistance(board, cell(label), other) <= 7).length;
    expect(['3919', '2323', '1007'].map(within)).toEqual([92, 133, 168]);
    const entries = theatre.marks.get('entry-eindhoven')?.cellList ?? [];
    for (const entry of entries)
      expect(around(board.labels[entry]).some((label) => label !== undefined && terrainAt(label) === 'city')).toBe(
        true,
      );
    expect(theatre.marks.get('entry-west-2301')?.cellList).toHaveLength(17);
  });

  test('crosses the Waal at Nijmegen by road and bridge', () => {
    const [from, to] = ends('2621 2721');
    expect(theatre.file.roadKinds[theatre.stepRoad[from * 6 + directionTo(board, from, to)] - 1]).toBe('road');
    expect(theatre.crossings[theatre.sideCrossing[side('2621', '2721')]]).toMatchObject({
      id: 'nijmegen-bridge',
      kind: 'highway',
    });
    expect(theatre.waters[theatre.sideWater[side('2621', '2721')]].id).toBe('waal');
  });

  test('has a corridor of 45 steps', () => {
    const open = new Uint8Array(board.cells * 6);
    for (const { id, chain } of theatre.file.roads) {
      const cells = id === 'club-route' ? chain.split(' ').map(cell) : [];
      for (let at = 1; at < cells.length; at++) {
        const step = cells[at - 1] * 6 + directionTo(board, cells[at - 1], cells[at]);
        open[step] = 1;
        open[board.reverse[step]] = 1;
      }
    }
    const trail = new Flood(board).spread(Int16Array.of(cell('0105')), 1, { openSteps: open });
    expect(trail.costTo(cell('3423'))).toBe(45);
    expect(trail.count).toBe(46);
  });

  test('puts no town on the wrong bank for want of a town hex', () => {
    expect(theatre.land[theatre.places.get('heteren')?.[0] ?? -1]).toBe('island');
    expect(theatre.land[theatre.places.get('driel')?.[0] ?? -1]).toBe('island');
    expect(theatre.land[theatre.places.get('mook')?.[0] ?? -1]).toBe('maas-waal');
  });

  /** The ground as a check on what was read from the map. */
  test('has its water within a hex and a half of the water of the ground', () => {
    const layout = hexLayout(board);
    for (const { id, parts } of theatre.waters) {
      const line = (allWater.find((water) => water.id === id)?.line ?? []).map((point) =>
        project(farthestBridge.projection, point),
      );
      const distances = parts
        .flatMap(({ sides }) => (sides ?? '').split(' '))
        .map((label) => {
          const [a, b] = label.split('/').map(cell);
          return distanceToLine({ x: (layout.x[a] + layout.x[b]) / 2, y: (layout.y[a] + layout.y[b]) / 2 }, line);
        });
      expect(Math.max(...distances)).toBeLessThan(1.5);
      expect(distances.reduce((sum, each) => sum + each, 0) / distances.length).toBeLessThan(0.75);
    }
  });

  test('has its roads near roads of the ground', () => {
    const layout = hexLayout(board);
    const lines = allRoads.map(({ line }) => line.map((point) => project(farthestBridge.projection, point)));
    const cells = [...new Set(theatre.file.roads.flatMap(({ chain }) => chain.split(' ')))].map(cell);
    const distances = cells.map((each) =>
      Math.min(...lines.map((line) => distanceToLine({ x: layout.x[each], y: layout.y[each] }, line))),
    );
    expect(distances.filter((each) => each > 1).length / distances.length).toBeLessThan(0.1);
    expect(distances.reduce((sum, each) => sum + each, 0) / distances.length).toBeLessThan(0.5);
  });
});

function ends(pair: string): [number, number] {
  const [a, b] = pair.split(' ').map(cell);
  return [a, b];
}
