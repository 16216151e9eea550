import { fortune, type Fortune, type Measures } from '@club-route/engine';
import { evaluate } from './bot/evaluate.ts';
import { BRIDGES, SITES } from './data/board.ts';
import { weatherOf, WEATHERS, type FireResult } from './data/tables.ts';
import { sideOf, UNIT_COUNT } from './data/units.ts';
import type { DescentReport } from './report.ts';
import { resultOfFire } from './rules/fire.ts';
import { ALLIED_OWNER, type DescentState } from './state.ts';

const BOTH_SIDES = [
  { label: 'Allied', seat: 'allied' },
  { label: 'German', seat: 'german' },
] as const;

/** What is drawn of a game, as far as a viewer sees it. */
export const measures: Measures<DescentState, DescentReport> = {
  prospect: { label: 'Allied', seat: 'allied', of: (state) => Math.round(evaluate(state)) },
  charts: [
    {
      id: 'steps',
      title: 'Steps on the map',
      about: 'Steps of all units on the map, as far as you can see them.',
      lines: BOTH_SIDES,
      of: (sight) => bySide((unit) => (sight.unitCell[unit] >= 0 ? Math.max(0, sight.unitSteps[unit]) : 0)),
    },
    {
      id: 'lost',
      title: 'Units lost in combat',
      about: 'Units eliminated in combat.',
      lines: BOTH_SIDES,
      of: (sight) => bySide((unit) => sight.unitLost[unit]),
    },
    {
      id: 'bridges',
      title: 'Bridges',
      about: `How many of the ${BRIDGES.length} bridges are Allied, and how many are blown.`,
      lines: [{ label: 'Allied', seat: 'allied' }, { label: 'Blown' }],
      of: (sight) => {
        const blown = sight.bridgeBlown.filter((one) => one === 1).length;
        const allied = BRIDGES.filter(
          (_, bridge) => sight.bridgeOwner[bridge] === ALLIED_OWNER && sight.bridgeBlown[bridge] === 0,
        );
        return [allied.length, blown];
      },
    },
    {
      id: 'sites',
      title: 'Cities and airfields',
      about: `How many of the ${SITES.length} cities and airfields each side controls.`,
      lines: BOTH_SIDES,
      of: (sight) => {
        const allied = sight.siteOwner.filter((owner) => owner === ALLIED_OWNER).length;
        return [allied, SITES.length - allied];
      },
    },
  ],
  luck: [
    { id: 'fire', title: 'Fire', about: 'An enemy step lost counts as two points, a retreat as one.' },
    { id: 'weather', title: 'Weather', about: 'Each grade of better weather counts as one point for the Allies.' },
  ],
  fortunes: (reports) => reports.flatMap(fortuneOf),
};

/** What a result of fire is worth, in halves of a step. */
const WORTH: Readonly<Record<FireResult, number>> = { none: 0, retreat: 1, loss: 2, eliminated: 4 };

const DIE: readonly number[] = [1, 2, 3, 4, 5, 6];

function fortuneOf(report: DescentReport): readonly Fortune[] {
  if (report.kind === 'fire') {
    const faces = DIE.map((die) => WORTH[resultOfFire(report.column, die, report.supplied)]);
    return [fortune('fire', sideOf(report.firer), faces, report.die)];
  }
  if (report.kind !== 'weather' || report.die === undefined) return [];
  const grades = DIE.map((die) => WEATHERS.indexOf(weatherOf(die)));
  return [fortune('weather', 'allied', grades, report.die)];
}

function bySide(count: (unit: number) => number): readonly number[] {
  const sums = [0, 0];
  for (let unit = 0; unit < UNIT_COUNT; unit++) sums[sideOf(unit) === 'allied' ? 0 : 1] += count(unit);
  return sums;
}
