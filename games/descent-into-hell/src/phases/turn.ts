import { FULL_SCORE, type Result } from '@club-route/engine';
import { DEPLOYMENT_POINTS, LAST_TURN, TRANSPORT_POINTS, type Outcome } from '../data/tables.ts';
import type { Side } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { outcomeOf } from '../rules/victory.ts';
import type { DescentState, ImpulseKind } from '../state.ts';
import { repairAirfields } from './impulse.ts';

/** 1.1, H-07: a day has an Allied and a German player turn, each with a road and an off-road impulse in either order. */

/** Transport and deployment points arrive at the start of the Allied player turn; those for transport are not kept. */
export function beginPlayerTurn(state: DescentState, side: Side): void {
  state.side = side;
  state.impulseNumber = 0;
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
  if (state.side === 'allied') beginPlayerTurn(state, 'german');
  else if (state.turn === LAST_TURN) endGame(state, reports);
  else {
    state.turn++;
    beginPlayerTurn(state, 'allied');
  }
}

/** 7.24: at the start of one of their player turns the Allies may call the operation off; it is scored at once. */
export function mayCallOff({ side, impulseNumber, outcome }: DescentState): boolean {
  return side === 'allied' && impulseNumber === 0 && outcome === 'none';
}

export function endGame(state: DescentState, reports: Reports): void {
  const outcome = outcomeOf(state);
  state.outcome = outcome;
  reports?.push({ kind: 'ended', outcome });
}

/** Who has won, what it is worth to the Allies of a whole victory, and why. */
const RESULTS: Readonly<Record<Outcome, { readonly winner: Side; readonly allied: number; readonly reason: string }>> =
  {
    'allied strategic': {
      winner: 'allied',
      allied: FULL_SCORE,
      reason: 'Allied armour has left the map to the north with a supply line.',
    },
    'allied operational': {
      winner: 'allied',
      allied: 800,
      reason: 'An Allied unit north of the Lower Rhine has a supply line over land.',
    },
    'allied tactical': {
      winner: 'allied',
      allied: 600,
      reason: 'Allied units north of the Lower Rhine are supplied by air.',
    },
    'german tactical': {
      winner: 'german',
      allied: 300,
      reason: 'No Allied unit is supplied north of the Lower Rhine.',
    },
    'german operational': { winner: 'german', allied: 0, reason: 'No Allied unit is north of the Maas.' },
  };

export function resultOf({ outcome }: DescentState): Result | undefined {
  if (outcome === 'none') return undefined;
  const { winner, allied, reason } = RESULTS[outcome];
  return { name: outcome, winners: [winner], reason, scores: { allied, german: FULL_SCORE - allied } };
}
