import type { Seat } from '../../contract.ts';
import type { Dice } from '../../dice/dice.ts';
import { board, distanceFromZone, farEnd, isWood } from './ground.ts';
import { unitColumns } from './sight.ts';
import {
  COMPANIES,
  countAt,
  ghosts,
  identified,
  INDEX,
  isCompany,
  isSide,
  NOWHERE,
  OTHER,
  sees,
  shape,
  sightings,
  STACK,
  unitsAt,
  UNITS_OF,
  UNKNOWN,
  type PatrolState,
  type Side,
} from './state.ts';
import { EARLIEST_NIGHTFALL, FULL_POINTS, LATEST_NIGHTFALL } from './turn.ts';
import { look, watches } from './view.ts';

/**
 * A whole position that agrees with all a side knows: counters in view stand where they are seen, the others somewhere
 * out of view that they can have reached.
 */
export function imagine(sight: PatrolState, seat: Seat, dice: Dice): PatrolState {
  const state = shape.copy(sight);
  if (!isSide(seat)) return state;
  const enemy = OTHER[seat];
  if (state.nightfall === UNKNOWN)
    state.nightfall = dice.between(Math.max(EARLIEST_NIGHTFALL, state.turn), LATEST_NIGHTFALL, 'nightfall');
  for (const column of unitColumns(state)) for (const unit of UNITS_OF[enemy]) column[unit] = 0;
  for (const unit of UNITS_OF[enemy]) state.unitHex[unit] = NOWHERE;
  for (const known of [sees, identified, ghosts]) known(state, enemy).fill(0);
  if (state.deployed[INDEX[enemy]] === 1) {
    placeEnemies(state, seat, survivors(state, enemy), dice);
    imagineCondition(state, enemy, dice);
  }
  look(state, enemy, undefined);
  // What the enemy has noted of us cannot be known, and what it notes now is not news.
  sightings(state, enemy).cut(0);
  return state;
}

/** Losses are public: so many companies and decoys are left. Which of them, nobody can tell. */
function survivors(state: PatrolState, enemy: Side): number[] {
  const companies = COMPANIES - state.companiesLost[INDEX[enemy]]!;
  const decoys = state.decoys - state.decoysLost[INDEX[enemy]]!;
  const units = UNITS_OF[enemy];
  return [...units.slice(0, companies), ...units.slice(COMPANIES, COMPANIES + decoys)];
}

function placeEnemies(state: PatrolState, side: Side, units: number[], dice: Dice): void {
  const enemy = OTHER[side];
  const known = sees(state, side);
  const companies = identified(state, side);
  for (let hex = 0; hex < board.cells; hex++) {
    for (let count = 0; count < companies[hex]!; count++) state.unitHex[take(units, units.findIndex(isCompany))] = hex;
  }
  for (let hex = 0; hex < board.cells; hex++) {
    for (let count = companies[hex]!; count < known[hex]!; count++)
      state.unitHex[take(units, dice.between(0, units.length - 1, 'which counter'))] = hex;
  }
  if (state.crossingUnit === UNKNOWN) {
    if (countAt(state, enemy, state.crossingFrom) === 0)
      state.unitHex[take(units, dice.between(0, units.length - 1, 'who crosses'))] = state.crossingFrom;
    state.crossingUnit = dice.pick(unitsAt(state, enemy, state.crossingFrom), 'who crosses');
  }
  for (const unit of units) {
    const hex = dice.pick(hidingPlaces(state, side), 'where');
    state.unitHex[unit] = hex;
    // In a wood under our eyes it can only be if it is dug in.
    if (watches(state, side, hex)) state.unitDug[unit] = 1;
  }
}

function take(units: number[], index: number): number {
  return units.splice(index, 1)[0]!;
}

/** Hexes in which an enemy counter would be out of view, within reach of where it deployed if there are such. */
function hidingPlaces(state: PatrolState, side: Side): readonly number[] {
  const enemy = OTHER[side];
  const turns = Math.max(0, state.turn - (enemy === 'south' && state.mover === 'north' ? 1 : 0));
  // Nobody crosses a bridge whose other end is full.
  const entered = state.phase === 'bridge' ? farEnd(state.crossingBridge, state.crossingFrom) : NOWHERE;
  const hidden: number[] = [];
  const near: number[] = [];
  for (let hex = 0; hex < board.cells; hex++) {
    const room = STACK - countAt(state, enemy, hex) - (hex === entered ? 1 : 0);
    if (room <= 0 || countAt(state, side, hex) > 0) continue;
    if (watches(state, side, hex) && !isWood(hex)) continue;
    hidden.push(hex);
    if (distanceFromZone(enemy, hex) <= turns * FULL_POINTS) near.push(hex);
  }
  return near.length > 0 ? near : hidden;
}

/** What cannot be seen of a counter even when it is in view. */
function imagineCondition(state: PatrolState, enemy: Side, dice: Dice): void {
  const moving = state.mover === enemy && state.phase !== 'deploy' && state.phase !== 'over';
  for (const unit of UNITS_OF[enemy]) {
    if (state.unitHex[unit] === NOWHERE) continue;
    state.unitSupplied[unit] = dice.between(0, 1, 'supplied');
    state.unitPoints[unit] = moving ? dice.between(0, FULL_POINTS, 'points left') : 0;
    state.unitFought[unit] = isCompany(unit) ? dice.between(0, 1, 'has attacked') : 0;
    state.unitShaken[unit] = isCompany(unit) && !moving ? dice.between(0, 1, 'shaken') : 0;
    if (!isWood(state.unitHex[unit]!)) state.unitDug[unit] = dice.between(0, 1, 'dug in');
  }
  if (state.crossingUnit >= 0 && moving) {
    state.unitPoints[state.crossingUnit] = FULL_POINTS;
    state.unitDug[state.crossingUnit] = 0;
  }
}
