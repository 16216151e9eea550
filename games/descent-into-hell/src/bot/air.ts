import { FREE } from '@club-route/engine/search';
import type { DescentAction } from '../actions.ts';
import { cellOf, CITY, DEGREE, NEIGHBOUR, POLDER, TERRAIN, WOODS } from '../data/board.ts';
import { SUPPLY_MARKERS, TRANSPORT_COST } from '../data/tables.ts';
import { AIRBORNE, AIRLANDING, FIRST, GLIDER, LAST, numberOf, REPAIR, UNIT_TYPE } from '../data/units.ts';
import { hasAllied, nextMarker, refuseDrop, refuseWeather } from '../phases/drop.ts';
import { isOccupied } from '../rules/stacks.ts';
import { litCells } from '../rules/view.ts';
import { WAITING, type DescentState } from '../state.ts';
import { HEATH, RIDGE } from './forts.ts';
import { phaseName, type Plan } from './plan.ts';

/** Where the Allied script lands: the bridges of the highway and a brigade near Arnhem, then a fortress on the ridge. */

const group = (units: string, hex: string): readonly (readonly [unit: number, cell: number])[] =>
  units.split(' + ').map((unit) => [numberOf(unit), cellOf(hex)] as const);

type Drops = readonly (readonly [unit: number, cell: number])[];

/** The first day: two regiments on the ridge first, then those along the road. */
const FIRST_DAY: Drops = [
  ...group('1/508 + 2/508 + 3/508', '1104'),
  ...group('1/505 + 2/505 + 3/505', '1204'),
  ...group('1 Para + 2 Para + 3 Para', '1703'),
  ...group('1/506 + 2/506 + 326 Eng', '1022'),
  ...group('3/506', '1122'),
  ...group('1/501 + 2/501 + 3/501', '1118'),
  ...group('1/502 + 2/502 + 3/502', '1019'),
  ...group('1/504 + 2/504 + 307 Eng', '1712'),
  ...group('3/504', '1812'),
];

/** The next drop, or the roll of the weather for it; nothing when all that is wanted has been dropped. */
export function nextDrop(state: DescentState, plan: Plan): DescentAction | undefined {
  if (state.weather === 'unknown')
    return refuseWeather(state) === undefined && (supplyWanted(state) !== undefined || hasReserve(state))
      ? { kind: 'weather' }
      : undefined;
  const planned = plannedDrop(state, plan);
  if (planned !== undefined) return planned;
  if (state.turn === 1) {
    for (const [unit, cell] of FIRST_DAY)
      if (!isHeld(state, cell) && refuseDrop(state, { unit }, cell) === undefined) return { kind: 'drop', unit, cell };
  }
  const supply = supplyWanted(state);
  if (supply !== undefined && refuseDrop(state, nextMarker(state), supply) === undefined)
    return { kind: 'supply', cell: supply };
  return nextOfReserve(state, state.turn === 1 ? HEATH : RIDGE);
}

/** Whoever still waits, in hexes that suit it. */
function nextOfReserve(state: DescentState, zone: readonly number[]): DescentAction | undefined {
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    if (!waits(state, unit)) continue;
    const cell = zone.find(
      (one) => suits(unit, one) && !isHeld(state, one) && refuseDrop(state, { unit }, one) === undefined,
    );
    if (cell !== undefined) return { kind: 'drop', unit, cell };
  }
  return undefined;
}

/** Whether Germans are in sight in a hex: they would fire at every lander, doubled (1.7). */
function isHeld(state: DescentState, cell: number): boolean {
  return litCells(state, 'allied')[cell] === 1 && isOccupied(state, 'german', cell);
}

/** Gliders break on rough ground (1.7). */
function suits(unit: number, cell: number): boolean {
  const terrain = TERRAIN[cell];
  return GLIDER[unit] === 0 || (terrain !== CITY && terrain !== POLDER && terrain !== WOODS);
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

/** Forts beyond the Rhine, with the Air Supply markers that each should have. */
const SUPPLIED: readonly (readonly [fort: readonly number[], markers: number])[] = [
  [RIDGE, 2],
  [HEATH, 1],
];
/** In marginal weather supplies drift: so many of the hexes around should hold friends who receive them. */
const RECEIVED_BY = 3;

/** A hex of a fort that is held, where more supplies are wanted and would not be lost. */
function supplyWanted(state: DescentState): number | undefined {
  if (nextMarker(state).marker === SUPPLY_MARKERS) return undefined;
  const served = (cell: number): boolean =>
    state.markerCell.includes(cell) || state.landers.some((one) => one.marker !== undefined && one.cell === cell);
  for (const [fort, markers] of SUPPLIED) {
    if (fort.filter(served).length >= markers) continue;
    const cell = fort.find((one) => !served(one) && hasAllied(state, one) && isReceived(state, one));
    if (cell !== undefined) return cell;
  }
  return undefined;
}

function isReceived(state: DescentState, cell: number): boolean {
  if (state.weather !== 'marginal') return true;
  let friends = 0;
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++)
    if (NEIGHBOUR[step] >= 0 && hasAllied(state, NEIGHBOUR[step])) friends++;
  return friends >= RECEIVED_BY;
}

function hasReserve(state: DescentState): boolean {
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) if (waits(state, unit)) return true;
  return false;
}

/** A parachute or glider unit that still waits, and for which there are points. */
function waits(state: DescentState, unit: number): boolean {
  if (state.unitCell[unit] !== WAITING || AIRBORNE[unit] === 0 || AIRLANDING[unit] === 1 || REPAIR[unit] === 1)
    return false;
  const cost = TRANSPORT_COST[UNIT_TYPE[unit]] ?? Infinity;
  return cost <= state.transportPoints && !state.landers.some((lander) => lander.unit === unit);
}
