import type { RoadFile, TheatreBoard } from '@club-route/theatre';
import type { Railway, Road } from '@club-route/theatre/ground';
import type { SheetCells } from '../sheet/cells.ts';
import type { SheetCrossing } from '../sheet/crossings.ts';
import { waysOf, type WayRun } from '../sheet/roads.ts';
import { ROAD_CLASSES, type RoadClass } from './way-items.ts';

/** Kinds of road of the boards -> how they are drawn. The corridor is drawn as such whatever the board calls it. */
const CLASSES: Readonly<Record<string, RoadClass>> = {
  trail: 'trail',
  minor: 'lane',
  road: 'road',
  major: 'road',
  highway: 'highway',
};

export function roadsOf(
  theatre: TheatreBoard,
  cells: SheetCells,
  crossings: readonly SheetCrossing[],
  ground: readonly Road[],
): readonly WayRun<RoadClass>[] {
  const best = theatre.file.roadKinds.at(-1);
  // A part of the corridor that the board holds for a lesser road is drawn as one.
  const isRoute = ({ id, kind }: RoadFile): boolean => id.startsWith('club') && kind === best;
  return waysOf(theatre, cells, crossings, {
    classes: ROAD_CLASSES,
    ways: theatre.file.roads.map((road) => ({ ...road, of: isRoute(road) ? 'club' : CLASSES[road.kind] })),
    uses: ({ sign }) => sign !== 'rail',
    tail: (of) => (of === 'trail' ? 'trail' : 'lane'),
    course: (id) => ground.find((road) => road.id === id)?.line.map((point) => cells.place(point)),
  });
}

export function railsOf(
  theatre: TheatreBoard,
  cells: SheetCells,
  crossings: readonly SheetCrossing[],
  ground: readonly Railway[],
): readonly WayRun<'rail'>[] {
  // The railway's own bridge if there is one, else the bridge it shares.
  const order = [...crossings].toSorted((a, b) => Number(b.sign === 'rail') - Number(a.sign === 'rail'));
  return waysOf(theatre, cells, order, {
    classes: ['rail'],
    ways: theatre.file.rails.map((rail) => ({ ...rail, of: 'rail' })),
    uses: ({ sign }) => sign !== 'ferry',
    tail: (of) => of,
    course: (id) => ground.find((rail) => rail.id === id)?.line.map((point) => cells.place(point)),
  });
}
