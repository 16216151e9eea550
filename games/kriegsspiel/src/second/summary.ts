import type { RulesSummary } from '@club-route/engine';

import { summary } from '../summary.ts';

/** Letters, knowledge and points are those of the first edition; the half-hour and the battles are its own. */
export const secondSummary: RulesSummary = {
  parts: [
    ...summary.parts.filter(({ title }) => title === 'A letter' || title === 'What you know' || title === 'Points'),
    {
      title: 'The half-hour',
      lines: [
        'Fixed events, letters, crossings and repairs. Then a card is drawn for each division and air force, in an unknown order.',
        'When its card is drawn, a division moves all its units and then fights every battle that they are in. Reports come last.',
        'Battle distance is adjacent, also diagonally; recce at two squares. A first meeting always leads to a battle.',
        'No battle begins between 21:00 and 06:00.',
      ],
    },
    {
      title: 'A battle',
      lines: [
        'Answer the briefing: ANSWER BY COMMANDER, COMPUTER or ELSEWHERE, with AIR, CONCEDE AT and PLAN as you like.',
        'A battalion loses the same percentage of strength as of figures. The loser retreats one square, two if beaten by two medals.',
        'At night units recover part of what they lost during the day.',
      ],
    },
  ],
  tables: ['Squares in half an hour'],
};
