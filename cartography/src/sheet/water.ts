import type { TheatreBoard } from '@club-route/theatre';
import type { Water } from '@club-route/theatre/ground';
import type { SheetCells } from './cells.ts';
import { riversThroughCells } from './cell-water.ts';
import { bendsThrough, sampled, type Bend } from './curve.ts';
import { nearestOn } from './measure.ts';
import { sideWater } from './side-water.ts';
import { CELL, type Line, type Spot } from './spot.ts';

/** A stretch of one water, ready to be drawn as a ribbon. */
export interface WaterRun {
  /** Position in the board's waters. */
  readonly water: number;
  readonly bends: readonly Bend[];
  readonly line: Line;
  readonly width: number;
  /** An old bend or a spur beside the stem of its water. */
  readonly isArm: boolean;
}

export interface SheetWater {
  readonly runs: readonly WaterRun[];
  /** Sides that carry an arm of their water, not its stem. */
  readonly arms: ReadonlySet<number>;
  /** side -> the piece of water along it. */
  readonly onSide: ReadonlyMap<number, Bend>;
}

/** All the water a board knows. It runs along the sides, or through the cells, that the board says. */
export function waterOf(theatre: TheatreBoard, cells: SheetCells, ground: readonly Water[]): SheetWater {
  const courses = theatre.waters.map(({ id }) =>
    ground.find((water) => water.id === id)?.line.map((point) => cells.place(point)),
  );
  const along = sideWater(theatre, cells, courses);
  const through = riversThroughCells(theatre, cells, courses);
  const width = (water: number): number => {
    const { id, kind } = theatre.waters[water];
    const metres = ground.find((known) => known.id === id)?.width ?? 50;
    return CELL * (theatre.file.grid.shape === 'hex' ? hexWidth(kind, metres) : squareWidth(kind, metres));
  };
  const joined = along.runs.map((run) => ({ ...run, bends: joinedTo(through, run.bends) }));
  return {
    runs: [...joined, ...through.map((run) => ({ ...run, isArm: false }))].map(({ water, bends, isArm }) => ({
      water,
      bends,
      line: sampled(bends),
      width: width(water) * (isArm ? ARM : 1),
      isArm,
    })),
    arms: along.arms,
    onSide: along.onSide,
  };
}

/** How wide an arm is, as a part of its water. */
const ARM = 0.4;

/** A canal that ends near a river with cells of its own flows into it. */
function joinedTo(rivers: readonly { readonly bends: readonly Bend[] }[], bends: readonly Bend[]): readonly Bend[] {
  const reach = (end: Spot): Spot | undefined => {
    const feet = rivers.map((river) => nearestOn(sampled(river.bends), end)).toSorted((a, b) => a.far - b.far);
    return feet[0] !== undefined && feet[0].far > 1 && feet[0].far < 1.5 * CELL ? feet[0].spot : undefined;
  };
  const first = reach(bends[0].from);
  const last = reach(bends.at(-1)!.to);
  const link = (from: Spot, to: Spot): Bend => bendsThrough([from, to])[0];
  return [
    ...(first === undefined ? [] : [link(first, bends[0].from)]),
    ...bends,
    ...(last === undefined ? [] : [link(bends.at(-1)!.to, last)]),
  ];
}

/** In cells. Wider than to scale, as on every map: a river of 130 m would be a hair. */
function hexWidth(kind: string, metres: number): number {
  if (kind === 'river') return 0.07 + metres / 3400;
  return kind === 'canal' ? 0.045 + metres / 2200 : 0.03;
}

function squareWidth(kind: string, metres: number): number {
  if (kind === 'river') return 0.28 + metres / 1500;
  return kind === 'canal' ? 0.09 + metres / 1500 : 0.06;
}
