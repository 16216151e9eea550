import { stepBetween, type Departure } from '@club-route/engine';
import { board } from '../data/board.ts';
import { FIRST_GERMAN } from '../data/units.ts';
import type { FarthestBridgeReport } from '../report.ts';
import { checkDropZone, checkZoneHeld } from '../rules/drop-zones.ts';
import { costOfStep, departureOf, isInEnemyZone, reach } from '../rules/movement.ts';
import { liftUnit, placeUnit } from '../rules/occupancy.ts';
import { checkArnhem } from '../rules/victory.ts';
import { NONE, WAITING, type FarthestBridgeState } from '../state.ts';
import { askGermans, bridgesToAsk } from './demolition.ts';

/**
 * A unit on its way, hex by hex. At a hex that borders a bridge the Germans may be asked; until they have answered the
 * unit waits, lifted off the map: `unitCell` says where it is, but it holds no cell and has no zone.
 */

/** Takes a unit from its cell to begin a way. */
export function setOut(
  state: FarthestBridgeState,
  walk: FarthestBridgeState['walk'],
  departure: Readonly<Departure>,
): void {
  liftUnit(state, departure.unit);
  startFrom(state, walk, departure);
  state.moverBack = departure.cell;
}

/** Begins a way at a cell where the unit has just appeared. */
export function startFrom(
  state: FarthestBridgeState,
  walk: FarthestBridgeState['walk'],
  { unit, cell, points, inZone }: Readonly<Departure>,
): void {
  state.unitCell[unit] = cell;
  state.mover = unit;
  state.moverLeft = points;
  state.moverShy = inZone;
  state.moverBack = state.cellUnit[cell]! < 0 ? cell : NONE;
  state.walk = walk;
  state.way = [];
}

/** Follows a way until its end, or until the Germans must be asked. */
export function follow(
  state: FarthestBridgeState,
  way: readonly number[],
  reports: FarthestBridgeReport[] | undefined,
): void {
  const unit = state.mover;
  const walked: number[] = [];
  // What comes of it is told after the walk itself.
  const news: FarthestBridgeReport[] | undefined = reports && [];
  for (const [index, cell] of way.entries()) {
    if (state.ending !== 'none' || !takeStep(state, unit, cell)) break;
    walked.push(cell);
    enterHex(state, unit, cell, news);
    const bridges = unit < FIRST_GERMAN ? bridgesToAsk(state, cell, unit) : [];
    if (bridges.length > 0 && state.ending === 'none') {
      reportWalk(state, walked, news, reports);
      state.way = way.slice(index + 1);
      askGermans(state, bridges, reports);
      return;
    }
  }
  reportWalk(state, walked, news, reports);
  settle(state);
  checkZoneHeld(state, unit, reports);
}

/** The mover has just appeared in a hex, over the edge: that hex too may lie by a bridge or hold a drop zone. */
export function appear(
  state: FarthestBridgeState,
  way: readonly number[],
  reports: FarthestBridgeReport[] | undefined,
): void {
  const unit = state.mover;
  const cell = state.unitCell[unit]!;
  enterHex(state, unit, cell, reports);
  state.way = way;
  if (unit < FIRST_GERMAN && askGermans(state, bridgesToAsk(state, cell, unit), reports)) return;
  follow(state, way, reports);
}

/** Pays for a step and takes it; false if it is no longer possible, because what was a bridge is gone. */
function takeStep(state: FarthestBridgeState, unit: number, to: number): boolean {
  const from = state.unitCell[unit]!;
  const cost = costOfStep(state, unit, from, to);
  if (cost < 0) return false;
  // What it costs was found out before it set out, and whoever loses a bridge chooses another way.
  if (state.walk !== 'advance') state.moverLeft = isInEnemyZone(state, unit, to) ? 0 : state.moverLeft - cost;
  noteCrossing(state, from, to);
  state.unitCell[unit] = to;
  if (state.cellUnit[to]! < 0) state.moverBack = to;
  return true;
}

/** 15.0: once somebody has crossed the engineers' bridge, no other may be named in the same turn. */
export function noteCrossing(state: FarthestBridgeState, from: number, to: number): void {
  if (board.side[stepBetween(board, from, to)] === state.spanSide) state.spanUsed = state.turn;
}

/** What happens whenever a unit enters a hex by movement, advance or retreat. */
export function enterHex(
  state: FarthestBridgeState,
  unit: number,
  cell: number,
  reports: FarthestBridgeReport[] | undefined,
): void {
  checkArnhem(state, unit, cell, reports);
  checkDropZone(state, unit, cell, reports);
}

function reportWalk(
  state: FarthestBridgeState,
  path: readonly number[],
  news: readonly FarthestBridgeReport[] | undefined,
  reports: FarthestBridgeReport[] | undefined,
): void {
  if (path.length > 0)
    reports?.push({ kind: state.walk === 'advance' ? 'advanced' : 'moved', unit: state.mover, path });
  if (news !== undefined) reports?.push(...news);
}

/** The Germans have answered: the way goes on, unless a bridge went up; then its player decides anew. */
export function resume(state: FarthestBridgeState, reports: FarthestBridgeReport[] | undefined): void {
  const { way, bridgeBlown } = state;
  state.bridgeBlown = false;
  state.step = 'free';
  if (state.mover === NONE) return;
  if (state.walk === 'land' || (way.length > 0 && bridgeBlown && state.walk === 'move')) offerToGoOn(state);
  else follow(state, way, reports);
}

/** Lets the player decide about the rest of a unit's allowance, if there is anything to decide. */
export function offerToGoOn(state: FarthestBridgeState): void {
  if (canGoOn(state)) state.step = 'moving';
  else settle(state);
}

function canGoOn(state: FarthestBridgeState): boolean {
  if (state.moverLeft === 0) return false;
  const from = state.unitCell[state.mover]!;
  const trail = reach(state, departureOf(state, state.mover));
  for (let at = 0; at < trail.count; at++) {
    const cell = trail.reached[at]!;
    if (cell !== from && state.cellUnit[cell]! < 0) return true;
  }
  return false;
}

/** The unit stays where it is; if a friend is there, it falls back to where it could last have stayed (ruling 35). */
export function settle(state: FarthestBridgeState): void {
  const unit = state.mover;
  const cell = state.unitCell[unit]!;
  const rest = state.cellUnit[cell]! < 0 ? cell : state.moverBack;
  if (rest >= 0) placeUnit(state, unit, rest);
  else state.unitCell[unit] = WAITING;
  // An advance after combat does not use up the unit's movement.
  if (state.walk !== 'advance') state.unitMoved[unit] = 1;
  state.mover = NONE;
  state.way = [];
  state.step = 'free';
}
