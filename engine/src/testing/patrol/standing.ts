import type { StandingAnswers } from '../../contract.ts';
import type { PatrolAction } from './actions.ts';
import type { PatrolState } from './state.ts';

/** A side may say in advance what it does when the other crosses a bridge. */
export const patrolStanding: StandingAnswers<PatrolState, PatrolAction> = {
  schema: () => ({
    bridges: {
      kind: 'choice',
      label: 'When they cross a bridge',
      default: 'ask',
      choices: [
        { value: 'ask', label: 'Ask me' },
        { value: 'blow', label: 'Blow it' },
        { value: 'spare', label: 'Let them pass' },
      ],
    },
  }),
  answer: ({ phase }, _seat, { bridges }) =>
    phase === 'bridge' && (bridges === 'blow' || bridges === 'spare') ? { kind: bridges } : undefined,
};
