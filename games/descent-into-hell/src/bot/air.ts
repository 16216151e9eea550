import { FREE } from '@club-route/engine/search';
import type { DescentAction } from '../actions.ts';
import { cellOf, NORTH_OF_RHINE } from '../data/board.ts';
import { SUPPLY_MARKERS, TRANSPORT_COST } from '../data/tables.ts';
import { AIRBORNE, AIRLANDING, FIRST, LAST, numberOf, REPAIR, UNIT_TYPE } from '../data/units.ts';
import { nextMarker, refuseDrop, refuseWeather } from '../phases/drop.ts';
import { hasAirLine } from '../rules/supply.ts';
import { WAITING, type DescentState } from '../state.ts';
import { phaseName, type Plan } from './plan.ts';

/** Where the Allied script lands: a foothold with supplies beyond the Rhine, then the bridges of the highway. */

const FOOTHOLD = ['1703', '1702', '1603', '1602', '1802'].map(cellOf);

const group = (units: string, hex: string): readonly (readonly [unit: number, cell: number])[] =>
  units.split(' + ').map((unit) => [numberOf(unit), cellOf(hex)] as const);

const FIRST_DAY: readonly (readonly [unit: number, cell: number])[] = [
  ...group('1 Para + 2 Para + 3 Para', '1703'),
  ...group('1/506 + 2/506 + 326 Eng', '1022'),
  ...group('3/506', '1122'),
  ...group('1/501 + 2/501 + 3/501', '1118'),
  ...group('1/502 + 2/502 + 3/502', '1019'),
  ...group('1/504 + 2/504 + 307 Eng', '1712'),
  ...group('3/504', '1812'),
  ...group('1/505 + 2/505 + 3/505', '2012'),
  ...group('1/508 + 2/508 + 3/508', '2011'),
];

/** The next drop, or the roll of the weather for it; nothing when all that is wanted has been dropped. */
export function nextDrop(state: DescentState, plan: Plan): DescentAction | undefined {
  const supply = supplyWanted(state);
  if (state.weather === 'unknown')
    return refuseWeather(state) === undefined && (supply !== undefined || reserve(state) !== undefined)
      ? { kind: 'weather' }
      : undefined;
  const planned = plannedDrop(state, plan);
  if (planned !== undefined) return planned;
  if (state.turn === 1) {
    for (const [unit, cell] of FIRST_DAY)
      if (refuseDrop(state, { unit }, cell) === undefined) return { kind: 'drop', unit, cell };
  }
  if (supply !== undefined && refuseDrop(state, nextMarker(state), supply) === undefined)
    return { kind: 'supply', cell: supply };
  const unit = reserve(state);
  const cell = unit === undefined ? undefined : FOOTHOLD.find((one) => refuseDrop(state, { unit }, one) === undefined);
  return unit === undefined || cell === undefined ? undefined : { kind: 'drop', unit, cell };
}

/** Where the plan wants a unit to land. */
function plannedDrop(state: DescentState, plan: Plan): DescentAction | undefined {
  if (plan.phase !== phaseName(state)) return undefined;
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    const cell = plan.goals[unit];
    if (cell !== FREE && refuseDrop(state, { unit }, cell) === undefined) return { kind: 'drop', unit, cell };
  }
  return undefined;
}

/** A hex of the foothold that has no supplies and no line to any. */
function supplyWanted(state: DescentState): number | undefined {
  if (nextMarker(state).marker === SUPPLY_MARKERS) return undefined;
  const served = (cell: number): boolean =>
    state.landers.some((lander) => lander.marker !== undefined && lander.cell === cell);
  for (const { unit, cell } of state.landers)
    if (unit !== undefined && NORTH_OF_RHINE[cell] === 1 && !FOOTHOLD.some(served)) return cell;
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    const cell = state.unitCell[unit];
    if (cell < 0 || AIRBORNE[unit] === 0 || NORTH_OF_RHINE[cell] === 0 || served(cell)) continue;
    if (!hasAirLine(state, cell, 'seen')) return cell;
  }
  return undefined;
}

/** A parachute or glider unit that still waits, and for which there are points. */
function reserve(state: DescentState): number | undefined {
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    const cost = TRANSPORT_COST[UNIT_TYPE[unit]] ?? Infinity;
    const drops = AIRBORNE[unit] === 1 && AIRLANDING[unit] === 0 && REPAIR[unit] === 0;
    const flies = state.landers.some((lander) => lander.unit === unit);
    if (drops && !flies && state.unitCell[unit] === WAITING && cost <= state.transportPoints) return unit;
  }
  return undefined;
}
