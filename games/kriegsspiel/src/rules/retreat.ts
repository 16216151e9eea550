import { distance, isWater, landOf, neighboursOf, squaredDistance } from '../data/board.ts';
import { MERGE_DISTANCE } from '../data/combat.ts';
import { STRUCTURES } from '../data/structures.ts';
import { ENGINEER, sideOf, UNITS, UNITS_OF } from '../data/units.ts';
import { scale } from '@club-route/engine';
import type { Moment } from '../clock/moment.ts';
import { GONE, optionsOf, type CampaignState } from '../state.ts';
import { enemiesNear, updateMeetings } from './contacts.ts';
import { stands } from './ground.ts';
import { dropStep, relocate, standClear, stopRepair } from './relocate.ts';
import { stepTo } from './steps.ts';
import { supplyLine } from './supply.ts';
import { structureStateOf, trueGround } from './truth.ts';
import { closedGround, enemyIn, friendIn, mobilityOf, removeUnit, setChain, setUnitState, stateOf } from './units.ts';
import { hasStep } from './ways.ts';

/** 9.3: a unit goes back so many squares, all at once; each square that it cannot make costs strength (R16). */
export function retreat(moment: Moment, unit: number, squares: number, opponents: readonly number[]): void {
  const { state } = moment;
  const { blockedRetreatCost, firstReadings, recoveryMinutes } = optionsOf(state);
  stopRepair(state, unit);
  dropStep(state, unit);
  setChain(state, unit, null);
  const way = [state.unitCell[unit]];
  while (way.length <= squares) {
    const to = retreatSquare(state, unit, opponents, way.length === squares);
    if (to === undefined) break;
    relocate(moment, unit, to);
    way.push(to);
  }
  if (firstReadings) {
    standClear(moment, unit);
  } else {
    // G58: a friend's square may be passed, not ended on: else the retreat ends before it.
    while (way.length > 1 && friendIn(state, way.at(-1)!, unit)) way.pop();
    state.unitCell[unit] = way.at(-1)!;
    updateMeetings(state, unit);
  }
  lose(state, unit, (squares + 1 - way.length) * blockedRetreatCost);
  if (stateOf(state, unit) === 'destroyed') return;
  setUnitState(state, unit, 'retreated', state.minute + recoveryMinutes);
}

/** G58: the best square to go back to, or none. */
function retreatSquare(
  state: CampaignState,
  unit: number,
  opponents: readonly number[],
  isLast: boolean,
): number | undefined {
  const here = state.unitCell[unit];
  const mobility = mobilityOf(state, unit);
  const ground = trueGround(state);
  const closed = closedGround(state, unit);
  const away = (cell: number): number =>
    Math.min(...opponents.map((other) => squaredDistance(cell, state.unitCell[other])));
  const open = neighboursOf(here).filter((cell) => {
    if (enemyIn(state, cell, sideOf(unit)) || (isLast && friendIn(state, cell, unit))) return false;
    if (away(cell) <= away(here)) return false;
    const step = stepTo(mobility, here, cell, 'fastest', ground);
    if (step === undefined || step.along === 'wading' || step.ground === closed) return false;
    return isWater(cell) || hasStep(cell, mobility, closed);
  });
  if (open.length < 2) return open[0];
  const free = open.filter((cell) => enemiesNear(state, unit, cell).length === 0);
  const candidates = free.length > 0 ? free : open;
  const farthest = Math.max(...candidates.map(away));
  const best = candidates.filter((cell) => away(cell) === farthest);
  if (best.length === 1) return best[0];
  const line = (cell: number): number => supplyLine(state, unit, cell) ?? Infinity;
  const lines = best.map(line);
  return best[lines.indexOf(Math.min(...lines))];
}

/** 10.1: points of strength are lost, never below zero; at zero the unit is destroyed. */
export function lose(state: CampaignState, unit: number, points: number): void {
  if (state.unitCell[unit] < 0) return;
  state.unitStrength[unit] = Math.max(0, state.unitStrength[unit] - points);
  if (state.unitStrength[unit] === 0) destroy(state, unit, 'destroyed');
}

/** A unit is gone; its combats and contacts with it. */
export function destroy(state: CampaignState, unit: number, how: 'merged' | 'destroyed'): void {
  stopRepair(state, unit);
  // G90: each lost engineer counts, though a new one comes.
  if (unit === ENGINEER && how === 'destroyed') state.engineersLost++;
  removeUnit(state, unit, how, GONE);
  state.events.push({ kind: 'gone', minute: state.minute, unit, how, discloses: true });
  updateMeetings(state, unit);
}

/** 10.2: what is left of a unit goes to the nearest friend within 5 km, or is lost. */
export function merge(state: CampaignState, unit: number, merging: readonly number[]): number | undefined {
  const receiver = receiverOf(state, unit, state.unitCell[unit], merging);
  if (receiver === undefined) {
    destroy(state, unit, 'destroyed');
    return undefined;
  }
  const { attack, defence } = UNITS[unit];
  const { attack: ownAttack, defence: ownDefence } = UNITS[receiver];
  const remaining = state.unitStrength[unit];
  const points = optionsOf(state).mergeWeighted
    ? scale(remaining, attack + defence, 2 * (ownAttack + ownDefence))
    : scale(remaining, 1, 2);
  state.unitStrength[receiver] = Math.min(100, state.unitStrength[receiver] + points);
  const cell = state.unitCell[unit];
  destroy(state, unit, 'merged');
  state.toReport = state.toReport.with(receiver, [...state.toReport[receiver], unit]);
  return cell;
}

/** G61: who takes in what is left of a unit at a square: the nearest, then of its formation, then the weaker, then the lower number. */
export function receiverOf(
  state: CampaignState,
  unit: number,
  here: number,
  merging: readonly number[],
): number | undefined {
  const far = (other: number): number => distance(here, state.unitCell[other]);
  const foreign = (other: number): number => (UNITS[other].formation === UNITS[unit].formation ? 0 : 1);
  return UNITS_OF[sideOf(unit)]
    .filter((other) => other !== unit && !merging.includes(other) && state.unitCell[other] >= 0)
    .filter((other) => far(other) <= MERGE_DISTANCE && isSameBank(state, here, state.unitCell[other]))
    .toSorted(
      (one, two) =>
        far(one) - far(two) ||
        foreign(one) - foreign(two) ||
        state.unitStrength[one] - state.unitStrength[two] ||
        one - two,
    )[0];
}

/** R18, G61: on the same land, or with a standing structure over the river within 5 km of both. */
function isSameBank(state: CampaignState, one: number, two: number): boolean {
  if (landOf(one) === landOf(two)) return true;
  return STRUCTURES.some(
    ({ kind, owned }, structure) =>
      kind !== 'ferry' &&
      owned.length > 0 &&
      stands(structureStateOf(state, structure)) &&
      owned.some((cell) => distance(cell, one) <= MERGE_DISTANCE) &&
      owned.some((cell) => distance(cell, two) <= MERGE_DISTANCE),
  );
}
