import type { RulesFigure } from '@club-route/engine';
import { cellOf, labelOf } from './data/board.ts';
import { unitCalled } from './data/units.ts';
import { timeText } from './data/calendar.ts';
import type { CampaignState } from './state.ts';

const BATTALION = unitCalled('1/506');
/** From the drop zone to Son. */
const CORNERS = ['0509', '1216'].map(cellOf);

export const figures: readonly RulesFigure<CampaignState>[] = [
  {
    rule: '6',
    lesson: 'orders',
    step: 2,
    cells: () => CORNERS,
    marks: () => [],
    caption: (sight) =>
      `The map of the airborne commander. Each counter is where its last report put it, with strength and time: 1/506 at ${labelOf(sight.knownCell[BATTALION])}, ${timeText(sight.knownMinute[BATTALION])}. A name in brackets is an older report. The unit may have moved since.`,
  },
];
