import { cellLabelled, sideBetween } from '@club-route/engine';
import type { CrossingFile, TheatreBoard } from '@club-route/theatre';
import type { SheetCells } from './cells.ts';
import { spotOn, type Bend } from './curve.ts';
import { crossingPart, nearestOn } from './measure.ts';
import { between, type Line, type Spot } from './spot.ts';
import type { SheetWater } from './water.ts';

export type CrossingSign = 'bridge' | 'rail' | 'ferry';

/** Where a bridge or ferry is drawn. */
export interface SheetCrossing {
  /** Position in the board's crossings. */
  readonly crossing: number;
  readonly sign: CrossingSign;
  readonly cells: readonly number[];
  readonly spot: Spot;
  /** One step across the water. */
  readonly across: Spot;
  /** The width of what is crossed. */
  readonly width: number;
}

function signOf({ kind }: CrossingFile): CrossingSign {
  if (kind === 'ferry' || kind === 'rail') return kind;
  return 'bridge';
}

export function crossingsOf(theatre: TheatreBoard, cells: SheetCells, water: SheetWater): readonly SheetCrossing[] {
  const taken = new Map<string, number>();
  return theatre.crossings.flatMap((file, crossing): SheetCrossing[] => {
    const way = file.cells.split(' ').map((label) => cellLabelled(theatre.board, label));
    // A second structure at the same place stands a little beside the first.
    const rank = taken.get(file.cells) ?? 0;
    taken.set(file.cells, rank + 1);
    const index = theatre.waters.findIndex(({ id }) => id === file.water);
    const runs = water.runs.filter((run) => run.water === index);
    const [from, to] = [cells.centre[way[0]], cells.centre[way.at(-1)!]];
    const side = way.length === 2 ? sideBetween(theatre.board, way[0], way[1]) : -1;
    const bend = water.onSide.get(side);
    const width = runs.find(({ isArm }) => isArm === water.arms.has(side))?.width ?? 8;
    const at =
      bend === undefined
        ? throughRuns(
            runs.map(({ line }) => line),
            way.map((cell) => cells.centre[cell]),
            rank,
          )
        : overBend(bend, from, to, rank);
    if (at === undefined) return [];
    return [{ crossing, sign: signOf(file), cells: way, spot: at.spot, across: squarely(at.along, from, to), width }];
  });
}

interface Place {
  readonly spot: Spot;
  /** The direction of the water there. */
  readonly along: Spot;
}

function overBend(bend: Bend, from: Spot, to: Spot, rank: number): Place {
  const part = crossingPart(bend.from, bend.to, from, to) ?? 0.5;
  const at = Math.min(0.75, Math.max(0.25, part)) + (rank === 0 ? 0 : part > 0.5 ? -0.4 : 0.4);
  const [before, after] = [spotOn(bend, Math.max(0, at - 0.1)), spotOn(bend, Math.min(1, at + 0.1))];
  return { spot: spotOn(bend, at), along: { x: after.x - before.x, y: after.y - before.y } };
}

function throughRuns(lines: readonly Line[], way: readonly Spot[], rank: number): Place | undefined {
  const aim = way.length === 2 ? between(way[0], way[1], 0.5) : way[Math.floor(way.length / 2)];
  const line = lines.toSorted((a, b) => nearestOn(a, aim).far - nearestOn(b, aim).far)[0];
  if (line === undefined) return undefined;
  const { along } = nearestOn(line, aim);
  const index = Math.min(line.length - 2, Math.max(0, Math.floor(along) + rank * 4));
  const [before, after] = [line[index], line[index + 1]];
  return { spot: between(before, after, along % 1), along: { x: after.x - before.x, y: after.y - before.y } };
}

/** A step at right angles to the water, towards the far bank. */
function squarely(along: Spot, from: Spot, to: Spot): Spot {
  const length = Math.hypot(along.x, along.y) || 1;
  const across = { x: -along.y / length, y: along.x / length };
  const ahead = across.x * (to.x - from.x) + across.y * (to.y - from.y) >= 0 ? 1 : -1;
  return { x: across.x * ahead, y: across.y * ahead };
}
