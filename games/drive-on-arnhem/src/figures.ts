import { EMPTY_HAND, marksOf, type FigureMark, type RulesFigure } from '@club-route/engine';
import { cellOf, DEGREE, labelOf, NEIGHBOUR } from './data/board.ts';
import { forecastBattles } from './forecast/battle.ts';
import { unitCalled } from './language/names.ts';
import { offers } from './offer/index.ts';
import { isInEnemyZone } from './rules/zones.ts';
import type { DriveState } from './state.ts';

const TO_GRAVE = unitCalled('504/82');
const MILITIA = cellOf('16,8');

function around(cell: number): readonly number[] {
  return [...NEIGHBOUR.subarray(cell * DEGREE, (cell + 1) * DEGREE)].filter((one) => one >= 0);
}

function marches(state: DriveState): readonly FigureMark[] {
  return marksOf(
    offers.of(state, 'allied', { kind: 'unit', unit: TO_GRAVE }, EMPTY_HAND),
    withinTwo(state.unitCell[TO_GRAVE]),
  );
}

/** Of all that a unit can reach in a day a figure shows what lies near. */
function withinTwo(cell: number): readonly number[] {
  return [...new Set([cell, ...around(cell), ...around(cell).flatMap(around)])];
}

export const figures: readonly RulesFigure<DriveState>[] = [
  {
    rule: '8.7',
    lesson: 'first-day',
    step: 0,
    cells: (state) => withinTwo(state.unitCell[TO_GRAVE]),
    marks: marches,
    caption: (state) =>
      `504/82 starts at ${labelOf(state.unitCell[TO_GRAVE])} with ${state.unitPoints[TO_GRAVE]} operation points. The number in a hex is the cost of moving there. The unit can spend the rest on an attack.`,
  },
  {
    rule: '8.8',
    lesson: 'first-day',
    step: 1,
    cells: () => withinTwo(MILITIA),
    marks: (state) =>
      around(MILITIA)
        .filter((cell) => isInEnemyZone(state, 'allied', cell, true))
        .map((cell) => ({ cell, look: 'zone' })),
    caption: () =>
      `1/406 at ${labelOf(MILITIA)} has a zone of control in the hexes around it, even across water. A unit pays extra points to enter the zone, to leave it and to move within it.`,
  },
  {
    rule: '9.2',
    lesson: 'first-day',
    step: 2,
    cells: () => [MILITIA, ...around(MILITIA)],
    marks: () => [{ cell: MILITIA, look: 'danger' }],
    caption: (state) => {
      const battle = forecastBattles(state, 'allied').find(({ cell }) => cell === MILITIA)!;
      const percent = Math.round((100 * battle.cleared) / battle.cases);
      return `508/82 and 3/508/82 have plotted an attack on ${labelOf(MILITIA)}. The first fires at full strength, the second at 80 per cent. As far as the Allies can see, they clear the hex in ${percent} of 100 cases.`;
    },
  },
];
