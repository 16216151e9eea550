import { hexDistance, type Dice, type Refusal } from '@club-route/engine';
import type { ActionOf } from '../actions.ts';
import {
  ALLIED_ENTRIES,
  board,
  CELLS,
  hasRoad,
  HISTORICAL_SOURCES,
  labelOf,
  OPEN,
  RING,
  TERRAIN,
  TOWN,
} from '../data/board.ts';
import { MOST_STACKED, OUT_OF_COMMUNICATIONS, SUPPLIED } from '../data/tables.ts';
import {
  AIRBORNE_FORMATIONS,
  AIRBORNE_OF,
  ARRIVAL_CELL,
  ARRIVAL_TURN,
  BASE_EFFICIENCY,
  BASE_GUNS,
  BASE_RANGE,
  BASE_STACK,
  BASE_STRENGTH,
  BASE_TYPE,
  FIRST,
  FIRST_GERMAN,
  GLIDER,
  LAST,
  ONLY,
  PARENT_OF,
  POLES,
  sideOf,
  UNIT_COUNT,
  UNITS,
} from '../data/units.ts';
import { BRIDGES } from '../data/board.ts';
import type { Reports } from '../report.ts';
import { isHeldBy, liftUnit, placeUnit, stackPoints } from '../rules/stacks.ts';
import { seesEnemyIn } from '../rules/zones.ts';
import {
  BUILT_IN,
  INTACT,
  NONE,
  NORMAL,
  optionsOf,
  TRAVEL,
  UNBUILT,
  UNTESTED,
  WAITING,
  type DriveState,
} from '../state.ts';
import { isNearAlliedEntry } from './allotment.ts';
import { appear, isDropHex, RANK_STEP } from './reinforcement.ts';

/** 2.1, 2.2 Set-up: who stands where on the afternoon of 17 September. */

/** The airborne units that land on the first day, in the order of the unit file. */
export const DROPPING_UNITS: readonly number[] = [...UNITS.keys()].filter(
  (unit) => AIRBORNE_OF[unit] !== NONE && ARRIVAL_TURN[unit] === 1,
);

/** Every unit as it is listed; nobody is on the map. */
export function layOut(state: DriveState): void {
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const arrives = ARRIVAL_TURN[unit] > 0;
    const builtIn = !arrives && PARENT_OF[unit] !== NONE;
    state.unitCell[unit] = arrives ? WAITING : builtIn ? BUILT_IN : UNBUILT;
  }
  state.unitType.set(BASE_TYPE);
  state.unitStack.set(BASE_STACK);
  state.unitStrength.set(BASE_STRENGTH);
  state.unitGuns.set(BASE_GUNS);
  state.unitRange.set(BASE_RANGE);
  state.unitEfficiency.set(BASE_EFFICIENCY);
  state.unitProtect.fill(1);
  for (const column of [state.cellTop, state.unitNext, state.unitAttack, state.unitBarrage, state.ghostCell])
    column.fill(NONE);
  for (const [bridge, { neverBlown }] of BRIDGES.entries()) state.bridgeState[bridge] = neverBlown ? INTACT : UNTESTED;
  for (const cell of ALLIED_ENTRIES) state.cellOwner[cell] = 1;
  state.sourceCell.set(HISTORICAL_SOURCES);
}

/** H3: the units of the first day at their printed places; airborne units only if they drop as they did. */
export function placeFirstDay(state: DriveState, withAirborne: boolean): void {
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (ARRIVAL_TURN[unit] === 1 && (withAirborne || AIRBORNE_OF[unit] === NONE))
      start(state, unit, ARRIVAL_CELL[unit]);
}

function start(state: DriveState, unit: number, cell: number): void {
  appear(state, unit, cell, (unit - FIRST[sideOf(unit)] + 1) * RANK_STEP, undefined);
  state.unitMode[unit] = startsTravelling(state, unit, cell) ? TRAVEL : NORMAL;
  state.unitSupply[unit] = AIRBORNE_OF[unit] === NONE ? SUPPLIED : OUT_OF_COMMUNICATIONS;
}

/** H3: off the map; by option also 30 Corps, as if it arrived (S6.8). */
function startsTravelling(state: DriveState, unit: number, cell: number): boolean {
  if (RING[cell] === 1) return true;
  return optionsOf(state).startMode === 'road' && ALLIED_ENTRIES.includes(cell) && unit < FIRST_GERMAN && hasRoad(cell);
}

export function refuseDeployment(state: DriveState, { sources, cells }: ActionOf<'deploy'>): Refusal | undefined {
  if (sources.length !== AIRBORNE_FORMATIONS.length || cells.length !== DROPPING_UNITS.length)
    return { rule: '2.1', text: 'Choose four supply sources and a drop hex for every airborne unit of the first day.' };
  for (const [formation, cell] of sources.entries()) {
    const problem = refuseSource(state, formation, cell, sources.slice(0, formation));
    if (problem !== undefined) return problem;
  }
  for (const [index, cell] of cells.entries()) {
    const problem = refuseDrop(state, index, cell, cells.slice(0, index));
    if (problem !== undefined) return problem;
  }
  const bare = sources.findIndex((source, formation) => formation !== POLES && !landsOn(formation, source, cells));
  if (bare < 0) return undefined;
  return {
    rule: '2.1',
    text: `No unit of ${AIRBORNE_FORMATIONS[bare]} lands on its source, ${labelOf(sources[bare])}. At least one must.`,
  };
}

/** What is chosen, and for the rest what was done in 1944; nothing if the rules do not allow the two together. */
export function historicalPlan(
  state: DriveState,
  sources: readonly number[] = [],
  cells: readonly number[] = [],
): ActionOf<'deploy'> | undefined {
  const plan: ActionOf<'deploy'> = {
    kind: 'deploy',
    sources: [...sources, ...HISTORICAL_SOURCES.slice(sources.length)],
    cells: [...cells, ...DROPPING_UNITS.slice(cells.length).map((unit) => ARRIVAL_CELL[unit])],
  };
  return refuseDeployment(state, plan) === undefined ? plan : undefined;
}

/** Whether a unit of the formation lands on a cell. */
export function landsOn(formation: number, cell: number, cells: readonly number[]): boolean {
  return cells.some((drop, index) => drop === cell && AIRBORNE_OF[DROPPING_UNITS[index]] === formation);
}

/** H35. Gliders follow to the sources of the divisions, so these lie in the open or in a town. */
export function refuseSource(
  state: DriveState,
  formation: number,
  cell: number,
  others: readonly number[],
): Refusal | undefined {
  const wrong = refuseHex(state, cell, formation !== POLES);
  if (wrong !== undefined) return wrong;
  return others.includes(cell)
    ? { rule: '2.1', text: `${labelOf(cell)} is the supply source of another formation.` }
    : undefined;
}

export function refuseDrop(
  state: DriveState,
  index: number,
  cell: number,
  others: readonly number[],
): Refusal | undefined {
  const unit = DROPPING_UNITS[index];
  const wrong = refuseHex(state, cell, BASE_TYPE[unit] === GLIDER);
  if (wrong !== undefined) return wrong;
  let stack = BASE_STACK[unit] + (isHeldBy(state, 'allied', cell) ? stackPoints(state, cell, NONE) : 0);
  for (const [before, other] of others.entries()) if (other === cell) stack += BASE_STACK[DROPPING_UNITS[before]];
  return stack > MOST_STACKED
    ? {
        rule: '8.8',
        text: `${UNITS[unit].id} does not fit in ${labelOf(cell)}. A hex holds at most four stacking points.`,
      }
    : undefined;
}

function refuseHex(state: DriveState, cell: number, gliders: boolean): Refusal | undefined {
  if (cell >= CELLS || !isDropHex(cell))
    return { rule: '2.1', text: 'Units cannot drop off the map, in a city or in a forest.' };
  if (gliders && TERRAIN[cell] !== OPEN && TERRAIN[cell] !== TOWN)
    return { rule: '2.1', text: `Gliders cannot land at ${labelOf(cell)}. They need open terrain or a town.` };
  return seesEnemyIn(state, 'allied', cell) ? { rule: '2.1', text: `German units hold ${labelOf(cell)}.` } : undefined;
}

/** H35: the plan is in; the Germans are not quite where they were; then everybody lands. */
export function deploy(state: DriveState, { sources, cells }: ActionOf<'deploy'>, dice: Dice, reports: Reports): void {
  state.sourceCell.set(sources);
  for (let unit = FIRST_GERMAN; unit < LAST.german; unit++) {
    const from = state.unitCell[unit];
    if (from < 0 || RING[from] === 1) continue;
    if (!isNearAlliedEntry(from)) shift(state, unit, cells, dice);
    if (cells.includes(state.unitCell[unit])) stepAside(state, unit, cells);
  }
  for (const [index, unit] of DROPPING_UNITS.entries()) start(state, unit, cells[index]);
  reports?.push({ kind: 'deployed', sources, discloses: true });
}

function shift(state: DriveState, unit: number, drops: readonly number[], dice: Dice): void {
  const distance = dice.between(0, 2, 'how far Germans are from their place', ONLY.german);
  const places = distance === 0 ? [] : placesAt(state, unit, distance, drops);
  if (places.length > 0) stand(state, unit, dice.pick(places, 'where Germans are', ONLY.german));
}

/** Field hexes at that distance, with room and no Allied unit, from the lowest x and then y. */
function placesAt(state: DriveState, unit: number, distance: number, drops: readonly number[]): readonly number[] {
  const from = state.unitCell[unit];
  const places: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (RING[cell] === 1 || hexDistance(board, from, cell) !== distance || drops.includes(cell)) continue;
    if (isHeldBy(state, 'allied', cell) || stackPoints(state, cell, unit) + BASE_STACK[unit] > MOST_STACKED) continue;
    places.push(cell);
  }
  return places;
}

function stepAside(state: DriveState, unit: number, drops: readonly number[]): void {
  for (let distance = 1; ; distance++) {
    const [place] = placesAt(state, unit, distance, drops);
    if (place !== undefined) return stand(state, unit, place);
  }
}

function stand(state: DriveState, unit: number, cell: number): void {
  liftUnit(state, unit, NONE);
  placeUnit(state, unit, cell);
}
