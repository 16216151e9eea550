import type { OptionsSchema, OptionValues, StandingAnswers } from '@club-route/engine';
import type { DriveAction } from './actions.ts';
import type { DriveState } from './state.ts';

/** German aircraft come between the Allied air strikes and the Allied operations: what to do may be settled in advance. */
const GERMAN_FIELDS: OptionsSchema<OptionValues> = {
  aircraft: {
    kind: 'choice',
    label: 'In the German air strike phase',
    rule: '4.0',
    default: 'ask',
    choices: [
      { value: 'ask', label: 'Ask me' },
      { value: 'none', label: 'Do not strike' },
    ],
  },
};

export const standing: StandingAnswers<DriveState, DriveAction> = {
  schema: (seat) => (seat === 'german' ? GERMAN_FIELDS : undefined),
  answer: (sight, seat, values) =>
    seat === 'german' && sight.phase === 'germanAir' && values['aircraft'] === 'none' ? { kind: 'end' } : undefined,
};
