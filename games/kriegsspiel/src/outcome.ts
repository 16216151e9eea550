import type { Result } from '@club-route/engine';
import { OUTCOMES, type Outcome } from './data/victory.ts';
import type { CampaignState } from './state.ts';

/** 17: levels of victory as scores; the seats of a side win together. */
export function resultOf(state: CampaignState): Result | undefined {
  if (state.outcome === 'none') return undefined;
  const { outcome } = state;
  const allied = 1000 - 250 * OUTCOMES.indexOf(outcome);
  return {
    name: outcome,
    winners: winnersOf(outcome),
    reason: REASONS[outcome],
    // The umpire and the clock take no side.
    scores: { xxx: allied, airborne: allied, german: 1000 - allied, umpire: 500, clock: 500 },
  };
}

function winnersOf(outcome: Outcome): readonly string[] {
  if (outcome === 'draw') return [];
  return outcome.startsWith('allied') ? ['xxx', 'airborne'] : ['german'];
}

const REASONS: Readonly<Record<Outcome, string>> = {
  'allied strategic': 'The Allies have won a strategic victory (17).',
  'allied tactical': 'The Allies have won a tactical victory (17).',
  draw: 'Neither side has won (17).',
  'german tactical': 'The Germans have won a tactical victory (17).',
  'german strategic': 'The Germans have won a strategic victory (17).',
};
