import { cellLabelled, hexLayout } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { descentIntoHell } from '../src/boards/descent-into-hell.ts';
import { namedPoints } from '../src/ground/index.ts';
import { kilometresPerCell, loadHexBoard, project } from '../src/index.ts';

const theatre = loadHexBoard(descentIntoHell);
const { board } = theatre;
const cell = (label: string): number => cellLabelled(board, label);
const flagged = (flag: string): string[] => board.labels.filter((_, each) => theatre.flags.get(flag)?.[each] === 1);
const terrainAt = (each: number): string => theatre.terrainKinds[theatre.terrain[each]];

describe('the board of Descent into Hell', () => {
  test('has two-mile hexes with north up', () => {
    expect(kilometresPerCell(descentIntoHell.projection)).toBeCloseTo(3.2187, 3);
    const layout = hexLayout(board);
    expect(layout.y[board.neighbour[cell('1010') * 6]]).toBeLessThan(layout.y[cell('1010')]);
    const [south, north] = ['joes-bridge', 'deelen-airfield'].map((id) =>
      project(descentIntoHell.projection, namedPoints.get(id) ?? { lat: 0, lon: 0 }),
    );
    expect(north.y).toBeLessThan(south.y);
  });

  test('shares the whole edge outside the start line among the entry areas', () => {
    const areas = [...theatre.marks.values()].filter(({ kind }) => kind.endsWith('entry area'));
    expect(areas.map(({ name }) => name).toSorted()).toEqual([
      'Dutch Northwest',
      'Dutch West',
      'German East',
      'German North',
      'German Southeast',
    ]);
    const claimed = areas.flatMap(({ cells }) => cells.split(' '));
    expect(claimed.length).toBe(new Set(claimed).size);
    const south = new Set(flagged('south of the start line'));
    const edge = board.labels.filter((label, each) => {
      const onEdge = board.columnOf[each] % 25 === 1 || board.rowOf[each] === 1 || board.rowOf[each] === 32;
      return onEdge && !south.has(label);
    });
    expect(claimed.toSorted()).toEqual(edge.toSorted());
  });

  test('has the Germans of 17 September north of the start line and Joe s Bridge south of it', () => {
    const south = new Set(flagged('south of the start line'));
    for (const label of ['0629', '0729', '0829', '0929', '1028', '1129', '1229', '0229'])
      expect(south.has(label)).toBe(false);
    const bridge = theatre.crossings.find(({ id }) => id === 'joes-bridge');
    for (const label of bridge?.cells.split(' ') ?? []) expect(south.has(label)).toBe(true);
    expect(theatre.borders.get('start line')?.some((each) => each === 1)).toBe(true);
  });

  test('has airfields, ferries and cities where the ground has them', () => {
    for (const id of ['deelen-airfield', 'volkel-airfield', 'keent-airstrip', 'welschap-airfield'])
      expect(theatre.places.has(id)).toBe(true);
    expect(
      theatre.crossings
        .filter(({ kind }) => kind === 'ferry')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['driel-ferry', 'huissen-ferry', 'pannerden-ferry']);
    for (const id of [
      'arnhem',
      'nijmegen',
      'eindhoven',
      'helmond',
      'oss',
      'ede',
      'kleve',
      'weert',
      'tilburg',
      'den-bosch',
    ]) {
      expect(terrainAt(theatre.places.get(id)?.[0] ?? -1)).toBe('city');
    }
  });

  test('has a road net in open country, along highways and in towns, and not everywhere', () => {
    const net = new Set(flagged('road net'));
    for (const { chain } of theatre.file.roads) for (const label of chain.split(' ')) expect(net.has(label)).toBe(true);
    const without = board.labels.filter((label) => !net.has(label));
    expect(without.length).toBeGreaterThan(60);
    // So every clear and city hex has one.
    expect(without.every((label) => ['woods', 'polder', 'marsh'].includes(terrainAt(cell(label))))).toBe(true);
  });

  test('has the heights of Groesbeek and the Veluwe', () => {
    expect(flagged('hill')).toEqual(expect.arrayContaining(['2011', '2111', '2112', '2103', '2104']));
    expect(flagged('hill')).not.toContain('1023');
  });
});
