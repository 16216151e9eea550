import { directionTo, PathFinder, type Trail } from '../../board/index.ts';
import type { Refusal } from '../../contract.ts';
import { board, bridgeBetween, stepCosts } from './ground.ts';
import type { Reports } from './reports.ts';
import { countAt, INDEX, OTHER, STACK, unitsAt, UNITS_OF, type PatrolState, type Side } from './state.ts';
import { counters, look, spot } from './view.ts';
import { knownEnemies, zonesOfKnownEnemies } from './zones.ts';

const LARGEST_ALLOWANCE = 4;
const finder = new PathFinder(board, LARGEST_ALLOWANCE);
const blocked = new Uint8Array(board.cells);
const way = new Int16Array(board.cells);

/**
 * Where a unit can go by what its side knows: not into counters it sees, no further than into their zones, and not into
 * or through a full stack, since it may have to stop anywhere.
 */
export function reach(state: PatrolState, side: Side, unit: number): Trail {
  blocked.set(knownEnemies(state, side));
  for (const other of UNITS_OF[side]) {
    const hex = state.unitHex[other]!;
    if (hex >= 0 && countAt(state, side, hex) === STACK) blocked[hex] = 1;
  }
  const zones = zonesOfKnownEnemies(state, side);
  return finder.reach(state.unitHex[unit]!, state.unitPoints[unit]!, stepCosts(state.bridgeDown), blocked, zones);
}

export function refuseMove(state: PatrolState, side: Side, unit: number, to: number): Refusal | undefined {
  if (!(to >= 0 && to < board.cells)) return { rule: '5.1', text: 'There is no such hex.' };
  if (knownEnemies(state, side)[to] === 1)
    return { rule: '5.3', text: `An enemy counter is in ${board.labels[to]}; attack it instead.` };
  if (state.unitHex[unit] === to) return { rule: '5.1', text: `The unit is in ${board.labels[to]} already.` };
  if (countAt(state, side, to) === STACK)
    return { rule: '5.2', text: `${board.labels[to]} is full: ${STACK} of your counters are there.` };
  if (!reach(state, side, unit).has(to))
    return { rule: '5.1', text: `The unit cannot get to ${board.labels[to]} this turn.` };
  return undefined;
}

/**
 * Walks the cheapest way, hex by hex, and stops where something new comes into sight, where an unseen enemy stands in
 * the way, or at a bridge that the other side may blow. What points are left can be used in a further move.
 */
export function move(state: PatrolState, side: Side, unit: number, to: number, reports: Reports): void {
  const length = reach(state, side, unit).path(to, way);
  for (let index = 1; index < length; index++) {
    const next = way[index]!;
    const bridge = bridgeBetween(state.unitHex[unit]!, next);
    if (bridge >= 0 && state.charges[INDEX[OTHER[side]]]! > 0) return beginCrossing(state, side, unit, bridge, reports);
    if (enter(state, side, unit, next, reports)) return;
  }
}

/** Takes one step, or bumps into whoever is there unseen; returns whether the move stops here. */
export function enter(state: PatrolState, side: Side, unit: number, to: number, reports: Reports): boolean {
  const from = state.unitHex[unit]!;
  const halted = zonesOfKnownEnemies(state, side)[to] === 1;
  const unseen = unitsAt(state, OTHER[side], to);
  if (unseen.length > 0) {
    state.unitPoints[unit] = 0;
    for (const enemy of unseen) state.unitDug[enemy] = 0;
    spot(state, side, to, counters(unseen.length), reports);
    spot(state, OTHER[side], from, 'counter', reports);
  } else {
    const step = from * board.degree + directionTo(board, from, to);
    state.unitPoints[unit] = halted ? 0 : state.unitPoints[unit]! - stepCosts(state.bridgeDown)[step]!;
    state.unitDug[unit] = 0;
    state.unitHex[unit] = to;
    reports?.push({ kind: 'moved', seat: side, unit, from, to });
  }
  const more = look(state, side, reports);
  look(state, OTHER[side], reports);
  return more || unseen.length > 0;
}

/** 6. The other side is told of every crossing while it has a charge, and decides before the counter is over. */
function beginCrossing(state: PatrolState, side: Side, unit: number, bridge: number, reports: Reports): void {
  const from = state.unitHex[unit]!;
  state.phase = 'bridge';
  state.crossingUnit = unit;
  state.crossingBridge = bridge;
  state.crossingFrom = from;
  reports?.push({ kind: 'crossing', seat: side, bridge, from, discloses: true });
  spot(state, OTHER[side], from, 'crossing', reports);
}
