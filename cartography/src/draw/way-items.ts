import { bendPath } from '../sheet/path.ts';
import type { WayRun } from '../sheet/roads.ts';
import { boxOf } from '../sheet/spot.ts';
import type { Colour, Item } from './item.ts';
import type { Layer } from './layers.ts';

/** How a road is drawn: `lane` one thin line, `road` a cased line, `club` the route itself. */
export type RoadClass = 'trail' | 'lane' | 'road' | 'highway' | 'club';

export const ROAD_CLASSES: readonly RoadClass[] = ['trail', 'lane', 'road', 'highway', 'club'];

interface Pen {
  readonly colour: Colour;
  readonly width: number;
  readonly least: number;
  readonly most: number;
  readonly dash?: readonly number[];
  readonly from?: number;
  readonly butt?: boolean;
}

const PENS: Readonly<Record<RoadClass, { readonly edge?: Pen; readonly fill: Pen }>> = {
  trail: { fill: { colour: 'lane', width: 3, least: 0.7, most: 2, dash: [3.5, 2.5] } },
  lane: { fill: { colour: 'lane', width: 3.4, least: 0.7, most: 2.4 } },
  road: {
    edge: { colour: 'road-edge', width: 7.5, least: 1.7, most: 6.5 },
    fill: { colour: 'road', width: 4.8, least: 0.9, most: 4.4 },
  },
  highway: {
    edge: { colour: 'highway-edge', width: 8.4, least: 2.1, most: 7.2 },
    fill: { colour: 'trunk', width: 5.6, least: 1.3, most: 5.2 },
  },
  club: {
    edge: { colour: 'highway-edge', width: 11, least: 2.9, most: 9 },
    fill: { colour: 'highway', width: 7.6, least: 1.9, most: 6.6 },
  },
};

/** All casings lie under all fillings, so that roads open into each other where they meet. */
export function roadItems(runs: readonly WayRun<RoadClass>[], scale: number): readonly Item[] {
  const by = (of: RoadClass): readonly WayRun[] => runs.filter((run) => run.of === of);
  return [
    ...ROAD_CLASSES.flatMap((of) => by(of).map((run) => stroke(run, 'roads', PENS[of].edge, scale))),
    ...ROAD_CLASSES.flatMap((of) => by(of).map((run) => stroke(run, 'roads', PENS[of].fill, scale))),
  ].filter((item) => item !== undefined);
}

/** A line with sleepers. */
export function railItems(runs: readonly WayRun[], scale: number): readonly Item[] {
  const line: Pen = { colour: 'rail', width: 2.4, least: 0.8, most: 1.8 };
  const sleepers: Pen = { colour: 'rail', width: 9, least: 3, most: 6.5, dash: [0.22, 1.7], butt: true };
  return runs
    .flatMap((run) => [stroke(run, 'rail', line, scale), stroke(run, 'rail', sleepers, scale)])
    .filter((item) => item !== undefined);
}

function stroke(run: WayRun, layer: Layer, pen: Pen | undefined, scale: number): Item | undefined {
  if (pen === undefined) return undefined;
  return {
    kind: 'stroke',
    layer,
    path: bendPath(run.bends),
    box: boxOf(run.line, 12 * scale),
    ...pen,
    width: pen.width * scale,
  };
}
