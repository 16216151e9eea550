import { cellLabelled, Flood } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { kriegsspiel } from '../src/boards/kriegsspiel.ts';
import { allPlaces } from '../src/ground/index.ts';
import { isMirrored, kilometresPerCell, loadSquareBoard, project } from '../src/index.ts';

const theatre = loadSquareBoard(kriegsspiel);
const { board } = theatre;
const cell = (label: string): number => cellLabelled(board, label);

describe('the board of the umpired campaign', () => {
  test('has squares of one kilometre whose rows run north', () => {
    expect(kilometresPerCell(kriegsspiel.projection)).toBeCloseTo(1, 3);
    expect(isMirrored(kriegsspiel.projection)).toBe(true);
    expect(board.cells).toBe(51 * 70);
  });

  test('has every place within two kilometres of where it is', () => {
    const away = allPlaces
      .filter(({ id }) => theatre.places.has(id))
      .map((place) => {
        const spot = project(kriegsspiel.projection, place);
        const at = theatre.places.get(place.id)?.[0] ?? -1;
        return Math.hypot(board.columnOf[at] - spot.x, board.rowOf[at] - spot.y);
      });
    expect(away.length).toBeGreaterThan(150);
    expect(Math.max(...away)).toBeLessThan(1.5);
    expect(away.reduce((sum, each) => sum + each, 0) / away.length).toBeLessThan(0.6);
  });

  test('lets a bridge own every square of water on its road, from land to land', () => {
    for (const { cells, water } of theatre.crossings) {
      const way = cells.split(' ').map(cell);
      const isRiver = theatre.waters.find(({ id }) => id === water)?.kind === 'river';
      expect(way.slice(1, -1).every((each) => theatre.cellWater[each] >= 0)).toBe(true);
      expect(way.length > 2).toBe(isRiver);
      for (const bank of [way[0], way[way.length - 1]]) expect(theatre.cellWater[bank]).toBe(-1);
      expect(theatre.land[way[0]] !== theatre.land[way[way.length - 1]]).toBe(isRiver);
    }
  });

  test('has no step from bank to bank, not even across a corner', () => {
    for (let step = 0; step < board.neighbour.length; step++) {
      const [from, to] = [Math.floor(step / board.degree), board.neighbour[step]];
      if (to < 0 || theatre.land[from] === undefined || theatre.land[to] === undefined) continue;
      expect(theatre.land[from]).toBe(theatre.land[to]);
    }
  });

  test('leads a major road to the edge at every German entry, and to the south edge for the corps', () => {
    const major = theatre.stepRoad.map((grade) => (grade === 2 ? 1 : 0));
    const corridor = new Flood(board).spread(Int16Array.of(theatre.places.get('arnhem')?.[0] ?? -1), 1, {
      openSteps: major,
    });
    for (const id of ['entry-xxx-corps', 'entry-9ss', 'entry-10ss', 'entry-107-brigade']) {
      expect(`${id} ${corridor.has(theatre.marks.get(id)?.cellList[0] ?? -1)}`).toBe(`${id} true`);
    }
    const onMajor = (id: string): boolean => (theatre.marks.get(id)?.cellList ?? []).some((each) => corridor.has(each));
    for (const id of ['entry-von-tettau', 'entry-huber', 'entry-west-late', 'entry-406-division', 'entry-walther']) {
      expect(`${id} ${onMajor(id)}`).toBe(`${id} true`);
    }
  });

  test('says of every structure how wide its gap is, and how that is known', () => {
    const known = theatre.crossings.map(
      ({ id, span }) => `${id} ${span?.metres} ${theatre.file.reasons[span!.why][0]}`,
    );
    expect(known).toHaveLength(53);
    for (const line of [
      'nijmegen-bridge 244 found',
      'nijmegen-rail-bridge 244 ruled',
      'grave-bridge 160 ruled',
      'arnhem-bridge 120 ruled',
      'westervoort-bridge 120 ruled',
      'huissen-ferry 120 ruled',
      'heumen-bridge 60 ruled',
      'son-bridge 34 ruled',
    ])
      expect(known).toContain(line);
  });

  test('has railways over the railway bridges', () => {
    const rails = theatre.file.rails.map(({ chain }) => ` ${chain} `);
    for (const { id, kind, cells } of theatre.crossings.filter((crossing) => crossing.kind === 'rail')) {
      const back = cells.split(' ').toReversed().join(' ');
      expect(
        `${id} ${kind} ${rails.some((chain) => chain.includes(` ${cells} `) || chain.includes(` ${back} `))}`,
      ).toBe(`${id} rail true`);
    }
  });
});
