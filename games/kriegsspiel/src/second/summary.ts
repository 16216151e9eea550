import type { RulesSummary } from '@club-route/engine';

import { summary } from '../summary.ts';

/** Letters, knowledge and points are those of the first edition; the half-hour and the battles are its own. */
export const secondSummary: RulesSummary = {
  parts: [
    ...summary.parts.filter(({ title }) => title === 'A letter' || title === 'What you know' || title === 'Points'),
    {
      title: 'The half-hour',
      lines: [
        'Fixed events, letters, crossings and repairs; then a card for each division and air force is drawn, in an order that nobody knows.',
        'A division whose card is drawn moves all its units and then fights every battle that they are in. At the end come reports.',
        'Side by side, over a corner too, is battle distance; recce at two squares. A first meeting is always fought.',
        'No battle begins between 21:00 and 06:00.',
      ],
    },
    {
      title: 'A battle',
      lines: [
        'Answer the briefing: ANSWER BY COMMANDER, COMPUTER or ELSEWHERE, with AIR, CONCEDE AT and PLAN as you like.',
        'A battalion loses the percentage of its figures that fell. The loser falls back one square, two if beaten by two medals.',
        'By night units recover part of what they lost in the day.',
      ],
    },
  ],
  tables: ['Squares in half an hour'],
};
