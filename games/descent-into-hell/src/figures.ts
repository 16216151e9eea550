import { EMPTY_HAND, marksOf, type RulesFigure } from '@club-route/engine';
import { cellOf, DEGREE, labelOf, NEIGHBOUR } from './data/board.ts';
import { forecastShot } from './forecast/shot.ts';
import { unitCalled } from './language/names.ts';
import { offers } from './offer/index.ts';
import type { DescentState } from './state.ts';

const SCOUT = unitCalled('1Para');
const HIDDEN = unitCalled('KrafftSS16trg');
const ARNHEM = cellOf('2105');

function around(cell: number): readonly number[] {
  return [...NEIGHBOUR.subarray(cell * DEGREE, (cell + 1) * DEGREE)].filter((one) => one >= 0);
}

/** Within two hexes of a cell. */
function near(cell: number): readonly number[] {
  return [...new Set([cell, ...around(cell), ...around(cell).flatMap(around)])];
}

export const figures: readonly RulesFigure<DescentState>[] = [
  {
    rule: 'Allied Airborne Operations',
    lesson: 'scout',
    step: 0,
    cells: () => near(ARNHEM),
    marks: (state) => marksOf(offers.of(state, 'allied', { kind: 'drop', unit: SCOUT }, EMPTY_HAND), near(ARNHEM)),
    caption: () =>
      `A drop at Arnhem, ${labelOf(ARNHEM)}. The number in a hex says how many of six die rolls bring a hit from known antiaircraft fire. Hexes without a number are out of its reach.`,
  },
  {
    rule: 'Replay of Hidden Movement',
    lesson: 'scout',
    step: 4,
    cells: (state) => near(state.unitCell[SCOUT]),
    marks: (state) => around(state.unitCell[SCOUT]).map((cell) => ({ cell, look: 'zone' })),
    caption: (state) =>
      `1 Para at ${labelOf(state.unitCell[SCOUT])} sees the six hexes around it and nothing else. Krafft was at ${labelOf(state.unitCell[HIDDEN])} all along. Only now do the Allies see it.`,
  },
  {
    rule: 'Combat',
    lesson: 'scout',
    step: 6,
    cells: (state) => [...around(state.unitCell[SCOUT]), ...around(state.unitCell[HIDDEN])],
    marks: (state) => [{ cell: state.unitCell[HIDDEN], look: 'danger' }],
    caption: (state) => {
      const { faces } = forecastShot(state, SCOUT, HIDDEN);
      return `1 Para fires at Krafft, whose defence is doubled by the woods. Of six die rolls, ${faces.none} have no effect. Retreat: ${faces.retreat}, step lost: ${faces.loss}, eliminated: ${faces.eliminated}.`;
    },
  },
];
