import { FastDice } from '@club-route/engine';
import type { DescentAction } from '../../src/actions.ts';
import { TO_FORT } from '../../src/bot/forts.ts';
import { knownAllies } from '../../src/bot/german.ts';
import { Script } from '../../src/bot/script.ts';
import { board, DEGREE, NEIGHBOUR, NO_WATER, NORTH_OF_RHINE, WATER } from '../../src/data/board.ts';
import { AIRBORNE, ARMOR, ENGINEER, FIRST, LAST, type Side } from '../../src/data/units.ts';
import { descentIntoHell as game } from '../../src/game.ts';
import { unitsAt } from '../../src/rules/stacks.ts';
import { litCells } from '../../src/rules/view.ts';
import type { DescentState } from '../../src/state.ts';
import { usualRules } from '../positions.ts';

/** What a player who knows the game would laugh at, counted in games of the script against itself. */
export interface Follies {
  /** Armoured battalions that neither moved nor attacked on the first day. */
  idleArmour: number;
  /** Moves of Allied ground units that left their friends, so that none was within two hexes. */
  loneRuns: number;
  /** Advances led by engineers while others could. */
  engineersInFront: number;
  /** German moves by road that ended next to Allied units which were known, but not seen. */
  drivesIntoFire: number;
  /** Moves and advances after which nobody guarded an Air Supply marker. */
  suppliesLeft: number;
  /** Advances of airborne units out of their forts beyond the Rhine. */
  fortsLeft: number;
  /** Drops on Germans in sight. */
  dropsOnGermans: number;
}

export function folliesOf(seed: number): Follies {
  const follies: Follies = {
    idleArmour: 0,
    loneRuns: 0,
    engineersInFront: 0,
    drivesIntoFire: 0,
    suppliesLeft: 0,
    fortsLeft: 0,
    dropsOnGermans: 0,
  };
  const dice = new FastDice(seed);
  const state = game.setup(usualRules, dice);
  const script = new Script();
  const busy = new Set<number>();
  for (;;) {
    const [seat] = game.active(state);
    if (seat === undefined) break;
    const action = script.decide(state, seat);
    if (state.turn === 1) for (const unit of actorsOf(state, action)) busy.add(unit);
    if (action.kind === 'advance' && isLedByEngineers(state, action.units)) follies.engineersInFront++;
    const suspects = action.kind === 'move' && seat === 'german' ? unseenAllies(state) : [];
    const wasAlone = action.kind === 'move' && isAlone(state, action.units[0]);
    if (action.kind === 'advance' && leavesFort(state, action.units)) follies.fortsLeft++;
    if ((action.kind === 'drop' || action.kind === 'supply') && isHeldInSight(state, action.cell))
      follies.dropsOnGermans++;
    const guarded = guardedMarkers(state);
    game.apply(state, seat, action, dice);
    if (action.kind === 'move' || action.kind === 'advance')
      follies.suppliesLeft += guarded.filter((cell) => unitsAt(state, 'allied', cell).length === 0).length;
    if (action.kind !== 'move') continue;
    const [unit] = action.units;
    if (seat === 'allied' && AIRBORNE[unit] === 0 && !wasAlone && isAlone(state, unit)) follies.loneRuns++;
    if (seat === 'german' && state.impulse === 'road' && isBeside(state.unitCell[unit], suspects))
      follies.drivesIntoFire++;
  }
  for (let unit = FIRST.allied; unit < LAST.allied; unit++)
    if (ARMOR[unit] === 1 && unit < FIRST_DAY_UNITS && !busy.has(unit)) follies.idleArmour++;
  return follies;
}

/** The Guards come first in the order of battle. */
const FIRST_DAY_UNITS = 10;

function actorsOf(state: DescentState, action: DescentAction): readonly number[] {
  if (action.kind === 'move' || action.kind === 'advance') return action.units;
  if (action.kind === 'fire' && state.battle?.stage === 'attackers') return [action.firer];
  return [];
}

function isLedByEngineers(state: DescentState, units: readonly number[]): boolean {
  const others = state.battle!.attackers.filter((unit) => ENGINEER[unit] === 0 && !units.includes(unit));
  const canGo = others.some((unit) => game.refuse(state, state.side, { kind: 'advance', units: [unit] }) === undefined);
  return canGo && units.some((unit) => ENGINEER[unit] === 1);
}

function leavesFort(state: DescentState, units: readonly number[]): boolean {
  const { cell } = state.battle!;
  return TO_FORT[cell] > 0 && units.some((unit) => AIRBORNE[unit] === 1 && NORTH_OF_RHINE[state.unitCell[unit]] === 1);
}

function isHeldInSight(state: DescentState, cell: number): boolean {
  return litCells(state, 'allied')[cell] === 1 && unitsAt(state, 'german', cell).length > 0;
}

function guardedMarkers(state: DescentState): readonly number[] {
  return [...state.markerCell].filter((cell) => cell >= 0 && unitsAt(state, 'allied', cell).length > 0);
}

function around(cells: readonly number[]): readonly number[] {
  return cells.flatMap((cell) => [
    cell,
    ...NEIGHBOUR.subarray(cell * DEGREE, (cell + 1) * DEGREE).filter((near) => near >= 0),
  ]);
}

function isAlone(state: DescentState, unit: number): boolean {
  const cell = state.unitCell[unit];
  if (cell < 0) return false;
  return !around(around([cell])).some((near) => unitsAt(state, 'allied', near).some((other) => other !== unit));
}

function unseenAllies(state: DescentState): readonly number[] {
  const lit = litCells(state, 'german' satisfies Side);
  return knownAllies(state).filter((cell) => lit[cell] === 0);
}

/** Next to one of some hexes, with no water between. */
function isBeside(cell: number, others: readonly number[]): boolean {
  if (cell < 0) return false;
  const steps = Array.from({ length: DEGREE }, (_, direction) => cell * DEGREE + direction);
  return steps.some((step) => others.includes(NEIGHBOUR[step]) && WATER[board.side[step]] === NO_WATER);
}
