import { EMPTY_HAND, marksOf, type RulesFigure } from '@club-route/engine';
import { board, cellOf, DEGREE, labelOf } from './data/board.ts';
import { unitNamed } from './data/units.ts';
import { battleOdds, forecastBattle, type BattlePlan } from './forecast/battle.ts';
import { ALLIED } from './game.ts';
import { offers } from './offer/index.ts';
import { isOpenToZone } from './rules/occupancy.ts';
import type { FarthestBridgeState } from './state.ts';

const GUARD = unitNamed('1/501');
const MARCHER = unitNamed('2/501');
const INTRUDER = unitNamed('Grsn');
const ATTACK: BattlePlan = {
  kind: 'attack',
  target: unitNamed('BrDf'),
  attackers: ['1/504', '2/504'].map(unitNamed),
  attackMarkers: ['us3', 'us3'],
  defenceMarkers: [],
};

/** 6.0: the hexes that a unit controls. */
function zoneOf(state: FarthestBridgeState, unit: number): readonly number[] {
  const first = state.unitCell[unit]! * DEGREE;
  return Array.from({ length: DEGREE }, (_, at) => first + at)
    .filter((step) => board.neighbour[step]! >= 0 && isOpenToZone(state, board.side[step]!))
    .map((step) => board.neighbour[step]!);
}

function around(cell: number): readonly number[] {
  return [...board.neighbour.subarray(cell * DEGREE, (cell + 1) * DEGREE)].filter((one) => one >= 0);
}

export const figures: readonly RulesFigure<FarthestBridgeState>[] = [
  {
    rule: '5.2',
    lesson: 'land',
    step: 3,
    cells: (state) => [...around(state.unitCell[MARCHER]!), ...marches(state).map(({ cell }) => cell)],
    marks: marches,
    caption: (state) =>
      `2/501 has landed at ${labelOf(state.unitCell[MARCHER]!)}. With its remaining points it may move to any of these ${marches(state).length} hexes. The number in a hex is the cost of moving there.`,
  },
  {
    rule: '6.0',
    lesson: 'land',
    step: 6,
    cells: (state) => [...around(state.unitCell[GUARD]!), ...around(state.unitCell[INTRUDER]!)],
    marks: (state) => zoneOf(state, GUARD).map((cell) => ({ cell, look: 'zone' })),
    caption: (state) =>
      `1/501 at ${labelOf(state.unitCell[GUARD]!)} controls the ${zoneOf(state, GUARD).length} hexes around it. Grsn headed for the drop zone, entered the zone of control at ${labelOf(state.unitCell[INTRUDER]!)} and had to stop there.`,
  },
  {
    rule: '7.6',
    lesson: 'attack',
    step: 0,
    cells: () => [cellOf('2621'), ...around(cellOf('2621')), ...around(cellOf('2522'))],
    marks: (state) => [{ cell: state.unitCell[ATTACK.target]!, look: 'danger' }],
    caption: (state) => {
      const forecast = forecastBattle(state, ATTACK);
      const { defender, attackers } = battleOdds(forecast);
      return `1/504 and 2/504 attack BrDf with two +3 markers: 2 + 2 + 3 + 3 against 2 gives +${forecast.differential}. A city uses the ${forecast.line} line. Of six die rolls, ${defender} drive the defender back and ${attackers === 0 ? 'none drive the attackers back' : `${attackers} drive the attackers back`}. The results for 1 to 6 are ${forecast.results.join(', ')}.`;
    },
  },
];

function marches(state: FarthestBridgeState) {
  return marksOf(offers.of(state, ALLIED, undefined, EMPTY_HAND));
}
