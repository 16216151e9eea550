import { FULL_SCORE, type Result } from '@club-route/engine';
import type { VictoryLevel } from '../data/tables.ts';
import { counted } from '../language/names.ts';
import { optionsOf, type DriveState } from '../state.ts';
import { levelOf } from './victory.ts';

/** Level -> who has won, and what it is worth to the Allies of a whole victory. */
const OUTCOMES: Readonly<Record<VictoryLevel, { readonly winners: readonly string[]; readonly allied: number }>> = {
  'allied strategic': { winners: ['allied'], allied: FULL_SCORE },
  'allied tactical': { winners: ['allied'], allied: 750 },
  draw: { winners: [], allied: 500 },
  'german tactical': { winners: ['german'], allied: 250 },
  'german strategic': { winners: ['german'], allied: 0 },
};

/** 10.2 */
export function resultOf(state: DriveState): Result | undefined {
  const { phase, score } = state;
  if (phase !== 'over') return undefined;
  const name = levelOf(score);
  const { winners, allied } = OUTCOMES[name];
  const scores = { allied, german: FULL_SCORE - allied };
  const points = counted(score, 'point');
  // What is signed at the end of a match holds these words, and those of rules 1 had a hyphen for a minus.
  const words = optionsOf(state).strikeDice === 'all' ? points.replace('−', '-') : points;
  return { name, winners, reason: `The Allies have ${words} after ten days.`, scores };
}
