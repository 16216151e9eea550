import { FULL_SCORE, type Result } from '@club-route/engine';
import type { Outcome } from '../data/tables.ts';
import type { Side } from '../data/units.ts';
import type { Reports } from '../report.ts';
import type { DescentState } from '../state.ts';

/** The game is over. */
export function endWith(state: DescentState, outcome: Outcome, reports: Reports): void {
  state.outcome = outcome;
  reports?.push({ kind: 'ended', outcome, discloses: true });
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
      reason: 'The Allies have not kept enough in supply north of the Lower Rhine.',
    },
    'german operational': { winner: 'german', allied: 0, reason: 'No Allied unit is north of the Maas.' },
  };

/** What an outcome is worth to the Allies, from 0 to 1000. */
export function scoreOf(outcome: Outcome): number {
  return RESULTS[outcome].allied;
}

export function resultOf({ outcome }: DescentState): Result | undefined {
  if (outcome === 'none') return undefined;
  const { winner, allied, reason } = RESULTS[outcome];
  return { name: outcome, winners: [winner], reason, scores: { allied, german: FULL_SCORE - allied } };
}
