import { Departure, type Refusal } from '@club-route/engine';
import type { ActionOf } from '../actions.ts';
import { board, DEGREE, HAS_ROAD, terrainOf, cellOf } from '../data/board.ts';
import { CLOSED_TO_MOBILE, ENTER_COST, ROAD_COST } from '../data/terrain.ts';
import { AIRBORNE, ARRIVAL_TURN, FIRST_GERMAN, HALF_POINTS, MOBILE, sideOf, UNITS } from '../data/units.ts';
import type { FarthestBridgeReport } from '../report.ts';
import { costOfStep, costsFor, departureOf, isInEnemyZone, reach } from '../rules/movement.ts';
import { isMobilePhase, isOnMap, optionsOf, phasingSide, WAITING, type FarthestBridgeState } from '../state.ts';
import { appear, follow, setOut, startFrom } from './walk.ts';

/** Movement of units on the map, and of reinforcements that arrive over the edge of it (5.0, 11.0–11.5). */

/** Why this unit may neither move nor arrive now, whatever the way. */
export function refuseUnit(state: FarthestBridgeState, unit: number): Refusal | undefined {
  if (unit >= UNITS.length || sideOf(unit) !== phasingSide(state))
    return { rule: '5.0', text: 'That is not one of your units.' };
  if (state.unitMoved[unit] === 1)
    return { rule: '5.1', text: `${UNITS[unit]!.id} has already moved this player turn.` };
  if (isMobilePhase(state) && MOBILE[unit] === 0) {
    return {
      rule: '5.2',
      text: `${UNITS[unit]!.id} is not mobile. Only mobile units move in the mobile movement phase.`,
    };
  }
  return undefined;
}

export function refuseMove(state: FarthestBridgeState, action: ActionOf<'move'>): Refusal | undefined {
  const { unit, to, path } = action;
  if (!isOnMap(state, unit)) return { rule: '5.0', text: `${UNITS[unit]!.id} is not on the map.` };
  const departure = departureOf(state, unit);
  if (departure.inZone && optionsOf(state).zocLocked)
    return { rule: 'R3', text: `${UNITS[unit]!.id} is in an enemy zone of control and cannot leave it.` };
  return refuseWay(state, departure, to, path);
}

/** Whether a unit can get to a cell: by any way, or by the path given. */
function refuseWay(
  state: FarthestBridgeState,
  departure: Departure,
  to: number,
  path: readonly number[] | undefined,
): Refusal | undefined {
  if (to >= board.cells) return { rule: '5.0', text: 'That hex is not on the map.' };
  if (to === departure.cell) return { rule: '5.0', text: 'The unit is already there.' };
  if (state.cellUnit[to]! >= 0)
    return { rule: '5.3', text: 'Another unit is there. Only one unit may end its move in a hex.' };
  if (path !== undefined) return refusePath(state, departure, to, path);
  return reach(state, departure).has(to)
    ? undefined
    : { rule: '5.0', text: `${UNITS[departure.unit]!.id} cannot reach ${board.labels[to]} on this move.` };
}

function refusePath(
  state: FarthestBridgeState,
  { unit, cell: from, points, inZone }: Departure,
  to: number,
  path: readonly number[],
): Refusal | undefined {
  const enemy = unit < FIRST_GERMAN ? state.germanHere : state.alliedHere;
  let left = points;
  let here = from;
  for (const [index, cell] of path.entries()) {
    const cost = cell < board.cells ? costOfStep(state, unit, here, cell) : -1;
    const label = board.labels[cell] ?? String(cell);
    if (cost < 0) return { rule: '5.0', text: `The path cannot continue to ${label}.` };
    if (cost > left) return { rule: '5.0', text: `The unit does not have enough movement points to enter ${label}.` };
    if (enemy[cell] === 1) return { rule: '5.0', text: `An enemy unit is in ${label}.` };
    const zone = isInEnemyZone(state, unit, cell);
    if (zone && inZone)
      return {
        rule: 'R3',
        text: `${label} is in an enemy zone of control. A unit that starts in one may not enter another.`,
      };
    if (zone && index < path.length - 1)
      return { rule: '6.0', text: `The unit must stop at ${label}, in an enemy zone of control.` };
    left -= cost;
    here = cell;
  }
  return here === to ? undefined : { rule: '5.0', text: 'The path does not end in the hex you chose.' };
}

export function move(
  state: FarthestBridgeState,
  action: ActionOf<'move'>,
  reports: FarthestBridgeReport[] | undefined,
): void {
  const { unit, to, path } = action;
  const departure = departureOf(state, unit);
  const way = path ?? cheapestWay(state, departure, to);
  setOut(state, 'move', departure);
  follow(state, way, reports);
}

/** The hexes after the one from which the unit departs. */
function cheapestWay(state: FarthestBridgeState, departure: Departure, to: number): readonly number[] {
  return reach(state, departure).cellsTo(to).slice(1);
}

/** The unit on the move goes on (after a landing, or when a bridge went up before it). */
export function refuseGo(state: FarthestBridgeState, action: ActionOf<'go'>): Refusal | undefined {
  return refuseWay(state, departureOf(state, state.mover), action.to, action.path);
}

export function goOn(
  state: FarthestBridgeState,
  action: ActionOf<'go'>,
  reports: FarthestBridgeReport[] | undefined,
): void {
  const way = action.path ?? cheapestWay(state, departureOf(state, state.mover), action.to);
  state.walk = 'move';
  state.step = 'free';
  follow(state, way, reports);
}

/** Whether a unit may move at all: a neighbouring hex will usually say so, otherwise its whole reach must. */
export function canMove(state: FarthestBridgeState, unit: number): boolean {
  const departure = departureOf(state, unit);
  const { cell: from, inZone } = departure;
  if (inZone && optionsOf(state).zocLocked) return false;
  const german = unit >= FIRST_GERMAN;
  const enemy = german ? state.alliedHere : state.germanHere;
  const zone = german ? state.alliedZone : state.germanZone;
  const costs = costsFor(state, unit);
  let throughFriend = false;
  for (let step = from * DEGREE; step < from * DEGREE + DEGREE; step++) {
    const to = board.neighbour[step]!;
    // No step costs more than a unit has as its move begins; off the map there is none.
    if (costs[step]! < 0 || enemy[to] === 1 || (inZone && zone[to]! > 0)) continue;
    if (state.cellUnit[to]! < 0) return true;
    throughFriend = true;
  }
  if (!throughFriend) return false;
  const trail = reach(state, departure);
  for (let at = 0; at < trail.count; at++) if (state.cellUnit[trail.reached[at]!]! < 0) return true;
  return false;
}

/** Entry hexes with a road that reaches the edge, directly or through the partner's hex (ruling 36): half a point. */
const ENTERED_BY_ROAD: readonly number[] = ['0105', '3925', '3824', '3326', '0726', '0725'].map(cellOf);
const ENTRY_CELLS: readonly (readonly number[])[] = UNITS.map(({ arrival }) =>
  arrival.by === 'edge' ? arrival.hexes.map(cellOf) : [],
);

export function entryCells(unit: number): readonly number[] {
  return ENTRY_CELLS[unit]!;
}

/** What the entry hex costs (11.2), or −1 for a mobile unit that cannot enter it. */
export function entryCost(unit: number, cell: number): number {
  if (ENTERED_BY_ROAD.includes(cell) && HAS_ROAD[cell] === 1) return ROAD_COST;
  const terrain = terrainOf(cell);
  return MOBILE[unit] === 1 && CLOSED_TO_MOBILE[terrain] ? -1 : ENTER_COST[terrain];
}

const entry = new Departure();

/** A unit that comes over the edge in this hex. Valid until the next question. */
export function entryOf(state: FarthestBridgeState, unit: number, at: number, into = entry): Departure {
  return into.enter(unit, at, HALF_POINTS[unit]!, entryCost(unit, at), isInEnemyZone(state, unit, at));
}

/** Due, not yet here, and by the edge. */
export function awaitsEntry(state: FarthestBridgeState, unit: number): boolean {
  return (
    state.unitCell[unit] === WAITING &&
    AIRBORNE[unit] === 0 &&
    ARRIVAL_TURN[unit]! <= state.turn &&
    ENTRY_CELLS[unit]!.length > 0
  );
}

/** Whether the unit may appear in this entry hex: no enemy there (11.5), and not on a friend where it would have to stop. */
export function refuseEntryHex(state: FarthestBridgeState, unit: number, at: number): Refusal | undefined {
  const enemy = unit < FIRST_GERMAN ? state.germanHere : state.alliedHere;
  if (!ENTRY_CELLS[unit]!.includes(at)) return { rule: '11.3', text: `${UNITS[unit]!.id} cannot enter the map there.` };
  if (enemy[at] === 1)
    return { rule: '11.5', text: `An enemy unit is in ${board.labels[at]}. Choose another entry hex or wait.` };
  if (entryCost(unit, at) < 0)
    return { rule: '5.2', text: `${UNITS[unit]!.id} cannot enter the terrain of ${board.labels[at]}.` };
  if (state.cellUnit[at]! >= 0 && isInEnemyZone(state, unit, at)) {
    return { rule: '5.3', text: `A friendly unit is in ${board.labels[at]}, where this unit would have to stop.` };
  }
  return undefined;
}

/** Whether anything can come of entering there. */
export function canEnterAt(state: FarthestBridgeState, unit: number, at: number): boolean {
  if (refuseEnter(state, { kind: 'enter', unit, at, to: at }) === undefined) return true;
  // On a friend it may still pass through.
  if (refuseEntryHex(state, unit, at) !== undefined) return false;
  const trail = reach(state, entryOf(state, unit, at));
  for (let index = 0; index < trail.count; index++) if (state.cellUnit[trail.reached[index]!]! < 0) return true;
  return false;
}

export function refuseEnter(state: FarthestBridgeState, action: ActionOf<'enter'>): Refusal | undefined {
  const { unit, at, to, path } = action;
  const refusal = refuseUnit(state, unit);
  if (refusal !== undefined) return refusal;
  if (!awaitsEntry(state, unit)) return { rule: '11.1', text: `${UNITS[unit]!.id} cannot arrive now.` };
  if (at >= board.cells) return { rule: '11.3', text: 'That hex is not on the map.' };
  const hex = refuseEntryHex(state, unit, at);
  if (hex !== undefined) return hex;
  if (to === at && (path === undefined || path.length === 0)) {
    return state.cellUnit[at]! >= 0
      ? { rule: '5.3', text: 'Another unit is there. Only one unit may end its move in a hex.' }
      : undefined;
  }
  if (isInEnemyZone(state, unit, at))
    return { rule: '13.0', text: `The unit must stop at ${board.labels[at]}, in an enemy zone of control.` };
  return refuseWay(state, entryOf(state, unit, at), to, path);
}

export function enter(
  state: FarthestBridgeState,
  action: ActionOf<'enter'>,
  reports: FarthestBridgeReport[] | undefined,
): void {
  const { unit, at, to, path } = action;
  const departure = entryOf(state, unit, at);
  const way = path ?? (to === at ? [] : cheapestWay(state, departure, to));
  startFrom(state, 'move', departure);
  reports?.push({ kind: 'entered', unit, path: [at] });
  appear(state, way, reports);
}
