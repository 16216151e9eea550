import { DEPLOYMENT_POINTS, LAST_TURN, TRANSPORT_POINTS } from '../data/tables.ts';
import type { Side } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { outcomeOf, outcomeOfCallingOff } from '../rules/victory.ts';
import type { DescentState, ImpulseKind } from '../state.ts';
import { repairAirfields } from './impulse.ts';
import { endWith } from './outcome.ts';

/** 1.1, H-07: a day has an Allied and a German player turn, each with a road and an off-road impulse in either order. */

/** Transport and deployment points arrive at the start of the Allied player turn; those for transport are not kept. */
export function beginPlayerTurn(state: DescentState, side: Side, reports?: Reports): void {
  state.side = side;
  state.phase = 'deployment';
  reports?.push({ kind: 'turn', turn: state.turn, side });
  state.impulseNumber = 0;
  // What the other side was about is not for this one to see.
  state.mover = null;
  state.combats = null;
  if (side === 'german') return;
  state.transportPoints = TRANSPORT_POINTS[state.turn - 1];
  if (state.turn > 1) state.deploymentPoints += DEPLOYMENT_POINTS;
}

/** The kinds of impulse that may come next: either, then the other one. */
export function nextKinds({ impulse, impulseNumber }: DescentState): readonly ImpulseKind[] {
  if (impulseNumber === 0) return ['road', 'off-road'];
  return impulseNumber === 1 ? [impulse === 'road' ? 'off-road' : 'road'] : [];
}

/** After the second impulse the other side is on, and after the Germans the next day; the last day ends the game. */
export function endImpulse(state: DescentState, reports: Reports): void {
  repairAirfields(state, reports);
  if (nextKinds(state).length > 0) return;
  if (state.side === 'allied') beginPlayerTurn(state, 'german', reports);
  else if (state.turn === LAST_TURN) endGame(state, reports);
  else {
    state.turn++;
    beginPlayerTurn(state, 'allied', reports);
  }
}

/** 7.24: at the start of one of their player turns the Allies may call the operation off. */
export function mayCallOff({ side, impulseNumber, outcome }: DescentState): boolean {
  return side === 'allied' && impulseNumber === 0 && outcome === 'none';
}

/** It is scored at once. */
export function callOff(state: DescentState, reports: Reports): void {
  endWith(state, outcomeOfCallingOff(state), reports);
}

export function endGame(state: DescentState, reports: Reports): void {
  endWith(state, outcomeOf(state), reports);
}
