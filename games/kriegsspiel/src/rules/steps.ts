import { board, isWater, labelOf, terrainOf, squaredDistance, type Terrain } from '../data/board.ts';
import { BRIDGES_OF_STEP, carriesRoad, hasCanal, stepKey, STRUCTURES } from '../data/structures.ts';
import { theatre } from '../data/theatre.ts';
import { CLOSED, MEAN_WADING, minutesInto, temporaryDelay, type Ground as TimeGround } from '../data/times.ts';
import type { Mobility } from '../data/units.ts';
import type { Manner } from '../orders/types.ts';
import { stands, type Ground } from './ground.ts';

/** 7: one step from a square to the next, as a unit would take it. */

export type Along = 'road' | 'rail' | 'country' | 'wading' | 'ferry';

export interface Step {
  readonly to: number;
  /** What it takes; where a die decides, its mean (G38). */
  readonly minutes: number;
  readonly along: Along;
  /** The ground that its time is of. */
  readonly ground: TimeGround | 'canal' | 'ferry';
}

const GRADES = ['minor', 'major'] as const;

/** The best step between two squares that touch, or nothing where that kind of unit cannot go. */
export function stepTo(mobility: Mobility, from: number, to: number, how: Manner, ground: Ground): Step | undefined {
  let best: Step | undefined;
  for (const step of stepsBetween(mobility, from, to, how, ground))
    if (best === undefined || isBetter(step, best, how)) best = step;
  return best;
}

/** G16: by road or rail, steps along it come first; then whatever is fastest. */
function isBetter(one: Step, two: Step, how: Manner): boolean {
  const difference = strays(one, how) - strays(two, how);
  return difference < 0 || (difference === 0 && one.minutes < two.minutes);
}

/** 1 for a step that leaves the road or the railway by which the unit was told to go. */
export function strays({ along }: Step, how: Manner): number {
  return (how === 'road' || how === 'rail') && along !== how ? 1 : 0;
}

function stepsBetween(mobility: Mobility, from: number, to: number, how: Manner, ground: Ground): readonly Step[] {
  if (isWater(from) || isWater(to) || hasCanal(from, to)) return stepsOverWater(mobility, from, to, ground);
  const steps: Step[] = [];
  const add = (along: Along, kind: TimeGround): void => {
    const minutes = minutesInto(mobility, kind);
    if (minutes !== CLOSED) steps.push({ to, minutes, along, ground: kind });
  };
  const grade = roadGrade(from, to);
  if (how !== 'country') {
    // G44: a ruin has no roads, neither into it nor out of it.
    if (grade !== undefined && !ground.isRuin(from) && !ground.isRuin(to)) add('road', grade);
    if (hasRail(from, to)) add('rail', 'rail');
  }
  if (squaredDistance(from, to) === 1) add('country', countryOf(to, ground));
  return steps;
}

function stepsOverWater(mobility: Mobility, from: number, to: number, ground: Ground): readonly Step[] {
  const steps: Step[] = [];
  const bridges = BRIDGES_OF_STEP.get(stepKey(from, to)) ?? [];
  const hasRailBridge = bridges.some((structure) => STRUCTURES[structure].kind === 'rail');
  for (const structure of bridges) {
    const state = ground.structureState(structure);
    // G84: whoever stands on a bridge that goes may leave it.
    if (!stands(state) && !(isWater(from) && !isWater(to))) continue;
    const delay = state === 'temporary slow' && !isWater(from) && isWater(to) ? temporaryDelay(mobility) : 0;
    const add = (along: Along, kind: TimeGround): void => {
      steps.push({ to, minutes: minutesInto(mobility, kind) + delay, along, ground: kind });
    };
    if (carriesRoad(structure)) {
      // G44: a step over a structure stays a road step, but into a ruin it takes the time of a town.
      add('road', ground.isRuin(to) ? 'town' : (roadGrade(from, to) ?? 'minor'));
      // G43: a railway without a bridge of its own uses that of the road.
      if (hasRail(from, to) && !hasRailBridge) add('rail', 'rail');
    } else add('rail', 'rail');
  }
  if (mobility === 'foot' && hasCanal(from, to))
    steps.push({ to, minutes: MEAN_WADING, along: 'wading', ground: 'canal' });
  return steps;
}

function roadGrade(from: number, to: number): 'minor' | 'major' | undefined {
  const grade = theatre.stepRoad[stepNumber(from, to)];
  return grade > 0 ? GRADES[grade - 1] : undefined;
}

function hasRail(from: number, to: number): boolean {
  return theatre.stepRail[stepNumber(from, to)] > 0;
}

/** Whether a road or a railway touches a square: then vehicles in polder are on its bank (9.2). */
export function isOnWay(cell: number): boolean {
  for (let step = cell * board.degree; step < (cell + 1) * board.degree; step++)
    if (theatre.stepRoad[step] > 0 || theatre.stepRail[step] > 0) return true;
  return false;
}

/** The best road in a square, by its grade: 0 none, 1 minor, 2 major. */
export function bestRoad(cell: number): number {
  let best = 0;
  for (let step = cell * board.degree; step < (cell + 1) * board.degree; step++)
    best = Math.max(best, theatre.stepRoad[step]);
  return best;
}

function countryOf(cell: number, ground: Ground): TimeGround {
  return ground.isRuin(cell) ? 'town' : (terrainOf(cell) as Exclude<Terrain, 'river'>);
}

function stepNumber(from: number, to: number): number {
  for (let step = from * board.degree; step < (from + 1) * board.degree; step++)
    if (board.neighbour[step] === to) return step;
  throw new RangeError(`${labelOf(from)} and ${labelOf(to)} do not touch.`);
}
