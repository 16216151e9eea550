import type { RulesFigure } from '@club-route/engine';
import { cellOf, labelOf } from '../data/board.ts';
import { timeText } from '../data/calendar.ts';
import { unitCalled } from '../data/units.ts';
import { squaresOf } from '../tactical/box.ts';
import type { SecondState } from './state.ts';

const BATTALION = unitCalled('1/506');
/** Round the battalion and the garrison that it is to attack. */
const CORNERS = ['0515', '1020'].map(cellOf);

export const figures: readonly RulesFigure<SecondState>[] = [
  {
    rule: '18',
    lesson: 'half-hour',
    step: 0,
    cells: () => CORNERS,
    marks: () => [],
    caption: (sight) =>
      `The map of the 101st at ${timeText(sight.minute)}, before the half-hour begins. Each counter is where its last report put it. The commander is about to write an order: 1/506 at ${labelOf(sight.knownCell[BATTALION])} is to attack 0718.`,
  },
  {
    rule: '20',
    lesson: 'half-hour',
    step: 2,
    cells: (sight) => [...CORNERS, ...squaresOf(sight.engagement!.box)],
    marks: (sight) => squaresOf(sight.engagement!.box).map((cell) => ({ cell, look: 'zone' })),
    caption: (sight) =>
      `1/506 has met the enemy at ${labelOf(sight.engagement!.box.target)}. Its counter is still where its last report put it. The battle is fought on the marked squares, three wide and two deep. The clock stops at ${timeText(sight.minute)} until both commanders have answered.`,
  },
  {
    rule: '22',
    lesson: 'half-hour',
    step: 3,
    cells: () => CORNERS,
    marks: () => [],
    caption: (sight) =>
      `After the battle 1/506 holds the field at ${labelOf(sight.knownCell[BATTALION])} with ${sight.knownStrength[BATTALION]} % of its strength. The garrison has retreated out of battle distance, and its counter stands where it was last seen.`,
  },
];
