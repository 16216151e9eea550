import type { TheatreBoard } from '@club-route/theatre';
import { bendPath, straightPath } from '../sheet/path.ts';
import type { Box, Line } from '../sheet/spot.ts';
import { boxOf } from '../sheet/spot.ts';
import type { WaterRun } from '../sheet/water.ts';
import type { Item, StrokeItem } from './item.ts';

/** On the screen a bank line is this thick, whatever the zoom. */
const BANK = 1;

/** Banks first, then water over all of them: where two waters meet no bank runs through. */
export function waterItems(
  theatre: TheatreBoard,
  runs: readonly WaterRun[],
  streams: readonly Line[],
  box: Box,
): readonly Item[] {
  const kindOf = (run: WaterRun): string => theatre.waters[run.water].kind;
  const ribbon = (run: WaterRun, colour: 'bank' | 'water' | 'bed', width: number, least: number): StrokeItem => ({
    kind: 'stroke',
    layer: 'water',
    colour,
    path: bendPath(run.bends),
    box: boxOf(run.line, width),
    width,
    least,
  });
  const inCells = new Set(theatre.cellWater.filter((water) => water >= 0));
  const small = runs.filter((run) => kindOf(run) === 'stream');
  const arms = runs.filter((run) => run.isArm && kindOf(run) !== 'stream');
  const canals = runs.filter((run) => kindOf(run) === 'canal' && !run.isArm);
  const rivers = runs.filter((run) => kindOf(run) === 'river' && !run.isArm);
  const rim = 3.4;
  return [
    ...streams.map((line): Item => ({
      kind: 'stroke',
      layer: 'water',
      colour: 'water',
      path: straightPath(line),
      box,
      width: 2,
      least: 0.7,
      most: 1.6,
      alpha: 0.8,
    })),
    ...rivers.filter(({ water }) => inCells.has(water)).map((run) => ribbon(run, 'bed', 96, 6)),
    ...small.map((run) => ribbon(run, 'bank', run.width, 1.2)),
    ...arms.map((run) => ribbon(run, 'bank', run.width + rim / 2, 0.9 + BANK)),
    ...canals.map((run) => ribbon(run, 'bank', run.width + rim, 1.9 + BANK)),
    ...rivers.map((run) => ribbon(run, 'bank', run.width + rim, 2.4 + BANK)),
    ...arms.map((run) => ribbon(run, 'water', run.width, 0.7)),
    ...canals.map((run) => ribbon(run, 'water', run.width, 1.1)),
    ...rivers.map((run) => ribbon(run, 'water', run.width, 1.8)),
  ];
}
