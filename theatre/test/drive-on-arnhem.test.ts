import { cellLabelled, directionTo, sideBetween } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { driveOnArnhem } from '../src/boards/drive-on-arnhem.ts';
import { loadHexBoard, project, type Projection } from '../src/index.ts';

const theatre = loadHexBoard(driveOnArnhem);
const { board } = theatre;
const cell = (label: string): number => cellLabelled(board, label);
const terrainAt = (label: string): string => theatre.terrainKinds[theatre.terrain[cell(label)]];
const touching = (label: string): string[] =>
  Array.from({ length: 6 }, (_, direction) => board.neighbour[cell(label) * 6 + direction])
    .filter((other) => other >= 0)
    .map((other) => board.labels[other]);
const hasRoad = (label: string): boolean =>
  theatre.stepRoad.subarray(cell(label) * 6, cell(label) * 6 + 6).some((grade) => grade > 0);

describe('the board of Drive on Arnhem', () => {
  test('has the printed grid: odd columns half a hex lower', () => {
    expect(touching('16,9')).toEqual(expect.arrayContaining(['17,8', '17,9']));
    expect(touching('15,26')).toContain('16,27');
    expect(touching('3,7')).toEqual(expect.arrayContaining(['4,7', '4,8', '3,8']));
    expect(touching('11,8')).toContain('12,9');
    expect(touching('10,4')).toContain('10,5');
  });

  test('has a field of 626 hexes, a border and a ring on which the Germans enter', () => {
    const off = theatre.flags.get('off board') ?? new Uint8Array();
    expect(board.cells - off.reduce((sum, each) => sum + each, 0)).toBe(626);
    const border = theatre.borders.get('border') ?? new Uint8Array();
    for (let side = 0; side < board.sides; side++) {
      const [a, b] = [board.sideCells[side * 2], board.sideCells[side * 2 + 1]];
      expect(border[side]).toBe(off[a] === off[b] ? 0 : 1);
    }
    const entries = [...theatre.marks.values()]
      .filter(({ id }) => /^entry-\d/.test(id))
      .flatMap(({ cells }) => cells.split(' '));
    expect(entries).toHaveLength(18);
    expect(entries.filter((label) => off[cell(label)] === 0)).toEqual([]);
    expect(['27,31', '28,31', '29,31', '30,30'].filter((label) => off[cell(label)] === 1)).toEqual([]);
  });

  test('bends the ground without folding it', () => {
    const { warp, ...flat } = driveOnArnhem.projection;
    expect(warp?.knots).toHaveLength(28);
    const area = (projection: Projection, lat: number, lon: number): number => {
      const [a, b, c] = [
        [lat, lon],
        [lat + 0.001, lon],
        [lat, lon + 0.001],
      ].map(([north, east]) => project(projection, { lat: north, lon: east }));
      return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    };
    for (let lat = 51.2; lat < 52.15; lat += 0.05) {
      for (let lon = 5.1; lon < 6.3; lon += 0.05) {
        const stretch = area(driveOnArnhem.projection, lat, lon) / area(flat, lat, lon);
        expect(stretch).toBeGreaterThan(0.5);
        expect(stretch).toBeLessThan(2);
      }
    }
  });

  test('has the printed objectives, sources and ferry on the terrain they imply', () => {
    expect(['8,4', '12,9'].map(terrainAt)).toEqual(['city', 'city']);
    expect(terrainAt('10,4')).toBe('town');
    const ferry = sideBetween(board, cell('10,4'), cell('10,5'));
    expect(theatre.crossings[theatre.sideCrossing[ferry]].kind).toBe('ferry');
    expect(theatre.waters[theatre.sideWater[ferry]].kind).toBe('river');
    expect(['3,7', '15,26', '16,9', '8,7'].map(terrainAt)).toEqual(['open', 'open', 'town', 'open']);
  });

  test('lets everybody who drops by the book come down on open ground or in a town', () => {
    const drops = [...theatre.marks.values()].filter(({ why }) => driveOnArnhem.reasons[why][1].startsWith('drop of'));
    expect(drops).toHaveLength(13);
    for (const { cells } of drops) expect(['open', 'town']).toContain(terrainAt(cells));
  });

  test('has roads at both printed Allied exits and at the entries of vehicles', () => {
    for (const label of [
      '27,31',
      '29,31',
      '3,0',
      '4,0',
      '8,0',
      '16,0',
      '17,0',
      '23,3',
      '23,5',
      '23,8',
      '23,13',
      '23,20',
      '30,25',
      '8,31',
      '0,5',
      '0,9',
      '0,13',
    ]) {
      expect(`${label} ${hasRoad(label)}`).toBe(`${label} true`);
    }
  });

  test('leads the highway over the bridges of the story', () => {
    const bridged = (a: string, b: string): string =>
      theatre.crossings[theatre.sideCrossing[sideBetween(board, cell(a), cell(b))]].id;
    expect(bridged('8,4', '8,5')).toBe('arnhem-bridge');
    expect(bridged('11,8', '12,9')).toBe('nijmegen-bridge');
    expect(bridged('13,13', '13,14')).toBe('grave-bridge');
    expect(directionTo(board, cell('8,4'), cell('8,5'))).toBeGreaterThanOrEqual(0);
  });

  test('has six hexes of city, two dozen towns and five bridges that never blow', () => {
    const count = (kind: string): number => board.labels.filter((label) => terrainAt(label) === kind).length;
    expect([count('city'), count('town')]).toEqual([6, 24]);
    const safe = theatre.crossings.filter(({ traits }) => traits?.includes('never blown') === true);
    expect(safe.map(({ id }) => id).toSorted()).toEqual([
      'arnhem-bridge',
      'grave-bridge',
      'heumen-bridge',
      'nijmegen-bridge',
      'veghel-bridge',
    ]);
  });
});
