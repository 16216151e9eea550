import { Departure, type Dice, type Refusal } from '@club-route/engine';
import type { ActionOf } from '../actions.ts';
import { AROUND_ARNHEM, board, cellsWithin, DEGREE, HAS_ROAD, LANDING_RANGE, terrainOf, ZONES } from '../data/board.ts';
import { CRASH_ON, ENTER_COST } from '../data/terrain.ts';
import { AIRBORNE, ARRIVAL_TURN, HALF_POINTS, UNITS } from '../data/units.ts';
import type { FarthestBridgeReport, LandingFate } from '../report.ts';
import { GONE, NONE, WAITING, type FarthestBridgeState } from '../state.ts';
import { askGermans, bridgesToAsk } from './demolition.ts';
import { enterHex, offerToGoOn, startFrom } from './walk.ts';

/** 11.4: airborne units land one at a time, in the Allied movement phase, and move on before the next one lands. */

function awaitsLanding(state: FarthestBridgeState, unit: number): boolean {
  return (
    state.phase === 'alliedMove' &&
    AIRBORNE[unit] === 1 &&
    state.unitCell[unit] === WAITING &&
    ARRIVAL_TURN[unit]! <= state.turn
  );
}

// Ranges around a hex are asked for again and again.
const around = new Map<number, readonly number[]>();

/** The hexes within seven of the unit's drop zone, or of Arnhem for the Poles. */
export function landingRange(state: FarthestBridgeState, unit: number): readonly number[] {
  const { arrival } = UNITS[unit]!;
  if (arrival.by !== 'air') return [];
  if (arrival.zone === 'arnhem') return AROUND_ARNHEM;
  const centre = state.zoneCell[ZONES.indexOf(arrival.zone)]!;
  let cells = around.get(centre);
  if (cells === undefined) {
    cells = cellsWithin(centre, LANDING_RANGE);
    around.set(centre, cells);
  }
  return cells;
}

/** Where it may aim: not at an enemy; a glider, which does not drift, not at a friend either (ruling 17). */
export function landingCells(state: FarthestBridgeState, unit: number): readonly number[] {
  return landingRange(state, unit).filter((cell) => mayAimAt(state, unit, cell));
}

export function canLand(state: FarthestBridgeState, unit: number): boolean {
  return awaitsLanding(state, unit) && landingRange(state, unit).some((cell) => mayAimAt(state, unit, cell));
}

function mayAimAt(state: FarthestBridgeState, unit: number, cell: number): boolean {
  return UNITS[unit]!.kind === 'glider' ? state.cellUnit[cell]! < 0 : state.germanHere[cell] === 0;
}

export function refuseLanding(state: FarthestBridgeState, action: ActionOf<'land'>): Refusal | undefined {
  const { unit, cell } = action;
  if (unit >= UNITS.length || !awaitsLanding(state, unit))
    return { rule: '11.4', text: 'That unit cannot land this turn.' };
  const { id, kind } = UNITS[unit]!;
  if (!landingRange(state, unit).includes(cell))
    return { rule: '11.1', text: `${id} must land within ${LANDING_RANGE} hexes of its drop zone.` };
  if (state.germanHere[cell] === 1) return { rule: '11.5', text: `A German unit is in ${board.labels[cell]}.` };
  if (kind === 'glider' && state.cellUnit[cell]! >= 0)
    return { rule: 'R17', text: `${board.labels[cell]} is occupied. A glider must land in an empty hex.` };
  return undefined;
}

export function land(
  state: FarthestBridgeState,
  action: ActionOf<'land'>,
  dice: Dice,
  reports: FarthestBridgeReport[] | undefined,
): void {
  if (UNITS[action.unit]!.kind === 'glider') landGlider(state, action.unit, action.cell, dice, reports);
  else landParatroops(state, action.unit, action.cell, dice, reports);
}

/** The wind carries paratroops one hex: 1 is west of the hex aimed at, and so on clockwise. */
function landParatroops(
  state: FarthestBridgeState,
  unit: number,
  aimed: number,
  dice: Dice,
  reports: FarthestBridgeReport[] | undefined,
): void {
  const die = dice.d6('scatter');
  const cell = board.neighbour[aimed * DEGREE + die - 1]!;
  const fate = paratroopFate(state, cell);
  reports?.push({ kind: 'landed', unit, aimed, die, cell, fate });
  if (fate === 'eliminated') return lose(state, unit, cell, reports);
  if (fate !== 'unhurt') state.unitDepleted[unit] = 1;
  if (fate !== 'displaced') return touchDown(state, unit, cell, reports);
  // On a friend: put into an empty hex beside it, by choice.
  if (emptyBeside(state, cell).length === 0) return lose(state, unit, cell, reports);
  state.mover = unit;
  state.unitCell[unit] = cell;
  state.step = 'placing';
}

export function paratroopFate(state: FarthestBridgeState, cell: number): LandingFate {
  if (cell < 0 || state.germanHere[cell] === 1) return 'eliminated';
  const friend = state.cellUnit[cell]! >= 0;
  const zone = state.germanZone[cell]! > 0;
  if (friend) return zone ? 'eliminated' : 'displaced';
  const terrain = terrainOf(cell);
  const rough = terrain === 'city' || (terrain === 'woods' && HAS_ROAD[cell] === 0);
  return rough || zone ? 'depleted' : 'unhurt';
}

/** Gliders do not drift; off open ground they may crash. */
function landGlider(
  state: FarthestBridgeState,
  unit: number,
  cell: number,
  dice: Dice,
  reports: FarthestBridgeReport[] | undefined,
): void {
  const crashOn = CRASH_ON[terrainOf(cell)];
  const die = crashOn === 0 ? 0 : dice.d6('glider');
  const crashed = die > 0 && die <= crashOn;
  const fate: LandingFate = !crashed ? 'unhurt' : state.germanZone[cell]! > 0 ? 'eliminated' : 'crashed';
  reports?.push({ kind: 'landed', unit, aimed: cell, die, cell, fate });
  if (fate === 'eliminated') return lose(state, unit, cell, reports);
  if (crashed) state.unitDepleted[unit] = 1;
  touchDown(state, unit, cell, reports);
}

function lose(
  state: FarthestBridgeState,
  unit: number,
  cell: number,
  reports: FarthestBridgeReport[] | undefined,
): void {
  state.unitCell[unit] = GONE;
  state.mover = NONE;
  state.step = 'free';
  reports?.push({ kind: 'lost', unit, cell });
}

const departure = new Departure();

/** The hex counts as the first of the unit's move; the Germans may be asked about a bridge, then it may walk on. */
function touchDown(
  state: FarthestBridgeState,
  unit: number,
  cell: number,
  reports: FarthestBridgeReport[] | undefined,
): void {
  const points = Math.max(0, HALF_POINTS[unit]! - ENTER_COST[terrainOf(cell)]);
  startFrom(state, 'land', departure.leave(unit, cell, points, state.germanZone[cell]! > 0));
  state.step = 'free';
  enterHex(state, unit, cell, reports);
  if (!askGermans(state, bridgesToAsk(state, cell, unit), reports)) offerToGoOn(state);
}

/** The empty hexes around a cell. */
export function emptyBeside(state: FarthestBridgeState, cell: number): readonly number[] {
  const cells: number[] = [];
  for (let step = cell * DEGREE; step < cell * DEGREE + DEGREE; step++) {
    const to = board.neighbour[step]!;
    if (to >= 0 && state.cellUnit[to]! < 0) cells.push(to);
  }
  return cells;
}

export function refusePlacing(state: FarthestBridgeState, cell: number): Refusal | undefined {
  return emptyBeside(state, state.unitCell[state.mover]!).includes(cell)
    ? undefined
    : { rule: '11.4', text: 'Choose an empty hex next to the one where the unit came down.' };
}

export function place(state: FarthestBridgeState, cell: number, reports: FarthestBridgeReport[] | undefined): void {
  const unit = state.mover;
  reports?.push({ kind: 'placed', unit, cell });
  touchDown(state, unit, cell, reports);
}
