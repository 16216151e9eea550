import { markSupply } from './supply.ts';
import { EDGE } from './ground.ts';
import type { Reports } from './reports.ts';
import { INDEX, isCompany, NOWHERE, OTHER, UNITS_OF, type PatrolState, type Side } from './state.ts';

export const FULL_POINTS = 4;
const HALF_POINTS = 2;
const BEATEN_AT = 2;

/** The last turn is drawn in secret between these. */
export const EARLIEST_NIGHTFALL = 3;
export const LATEST_NIGHTFALL = 5;

/** 3. A turn: supply is traced, the shaken recover, every unit gets its points. */
export function beginTurn(state: PatrolState, side: Side, turn: number, reports: Reports): void {
  state.phase = 'orders';
  state.mover = side;
  state.turn = turn;
  markSupply(state, side);
  for (const unit of UNITS_OF[side]) {
    if (state.unitHex[unit] === NOWHERE) continue;
    const fresh = state.unitSupplied[unit] === 1 && state.unitShaken[unit] === 0;
    state.unitPoints[unit] = fresh ? FULL_POINTS : HALF_POINTS;
    state.unitShaken[unit] = 0;
    state.unitFought[unit] = 0;
  }
  reports?.push({ kind: 'turn', seat: side, turn });
}

/** 8. The end of a turn: a company on the enemy's edge has got through and wins; nightfall ends the game. */
export function endTurn(state: PatrolState, side: Side, reports: Reports): void {
  for (const unit of UNITS_OF[side]) state.unitPoints[unit] = 0;
  const goal = EDGE[OTHER[side]];
  const through = UNITS_OF[side].some((unit) => isCompany(unit) && goal.includes(state.unitHex[unit]!));
  if (through) return endGame(state, `${side} gets through`, reports);
  if (side === 'north') return beginTurn(state, 'south', state.turn, reports);
  if (state.turn === state.nightfall) return endGame(state, 'nightfall', reports);
  beginTurn(state, 'north', state.turn + 1, reports);
}

/** A counter leaves the game; a side that has lost two companies is beaten. */
export function remove(state: PatrolState, side: Side, unit: number, reports: Reports): void {
  const decoy = !isCompany(unit);
  for (const column of [state.unitPoints, state.unitFought, state.unitDug, state.unitShaken, state.unitSupplied])
    column[unit] = 0;
  state.unitHex[unit] = NOWHERE;
  (decoy ? state.decoysLost : state.companiesLost)[INDEX[side]]!++;
  reports?.push({ kind: 'loss', seat: side, decoy });
  if (state.companiesLost[INDEX[side]] === BEATEN_AT) endGame(state, `${OTHER[side]} wins`, reports);
}

function endGame(state: PatrolState, outcome: PatrolState['outcome'], reports: Reports): void {
  state.phase = 'over';
  state.outcome = outcome;
  reports?.push({ kind: 'ended', outcome, discloses: true });
}
