import type { Dice } from '@club-route/engine';
import { FREE, type PlanChanges } from '@club-route/engine/search';
import { BRIDGE_CELLS, cellOf, CELLS, DEGREE, NEIGHBOUR, NORTH_OF_RHINE } from '../data/board.ts';
import { AIRBORNE, AIRLANDING, FIRST, LAST, REPAIR } from '../data/units.ts';
import { markSeenEnemies } from '../rules/view.ts';
import { WAITING, type DescentState } from '../state.ts';
import { HEATH, RIDGE } from './forts.ts';
import { phaseName, plans, type Plan } from './plan.ts';

/** Landings to try: whole plans for the first day, then one unit or one hex at a time. */
export function dropChanges(sight: DescentState): PlanChanges<Plan> {
  const phase = phaseName(sight);
  const steady = plans.steady(phase);
  const units: number[] = [];
  for (let unit = FIRST.allied; unit < LAST.allied; unit++)
    if (sight.unitCell[unit] === WAITING && AIRBORNE[unit] === 1 && AIRLANDING[unit] === 0 && REPAIR[unit] === 0)
      units.push(unit);
  if (units.length === 0 || sight.weather === 'poor') return { steady, openings: [] };
  const zones = dropZones(sight);
  const openings = zones.length === 0 ? [] : HEATHS.map((heath) => massed(steady, units, heath));
  return {
    steady,
    openings,
    change: (plan, dice) => changed(plan, units, zones, dice),
  };
}

/** Where many may land together beyond the Rhine: the forts of the script, and open ground far from everybody. */
const HEATHS: readonly (readonly number[])[] = [HEATH, RIDGE, ['0603', '0602', '0503', '0703', '0504'].map(cellOf)];

/** The first of those who wait, two to a hex, on one heath. */
function massed(steady: Plan, units: readonly number[], heath: readonly number[]): Plan {
  const goals = steady.goals.slice();
  for (const [index, unit] of units.slice(0, heath.length * 2).entries()) goals[unit] = heath[index >> 1];
  return { ...steady, goals };
}

/** At bridges, and where friends are beyond the Rhine; never on enemies in sight. */
function dropZones(sight: DescentState): readonly number[] {
  const enemies = new Uint8Array(CELLS);
  markSeenEnemies(sight, 'allied', enemies);
  const zones = new Set<number>();
  const add = (cell: number): void => {
    zones.add(cell);
    for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++)
      if (NEIGHBOUR[step] >= 0) zones.add(NEIGHBOUR[step]);
  };
  for (const cell of BRIDGE_CELLS) add(cell);
  for (const heath of HEATHS) for (const cell of heath) add(cell);
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    const cell = sight.unitCell[unit];
    if (cell >= 0 && AIRBORNE[unit] === 1 && NORTH_OF_RHINE[cell] === 1) add(cell);
  }
  return [...zones].filter((cell) => enemies[cell] === 0);
}

/** Some of those who wait land elsewhere, together; or one of them as the script thinks best. */
function changed(plan: Plan, units: readonly number[], zones: readonly number[], dice: Dice): Plan {
  const goals = plan.goals.slice();
  const first = dice.between(0, units.length - 1, 'which unit');
  const count = dice.between(1, 3, 'how many');
  const cell = dice.chance(1, 5, 'as usual') ? FREE : dice.pick(zones, 'where');
  for (const unit of units.slice(first, first + count)) goals[unit] = cell;
  return { ...plan, goals };
}
