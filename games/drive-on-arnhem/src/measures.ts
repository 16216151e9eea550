import type { Measures } from '@club-route/engine';
import { evaluate } from './bot/evaluate.ts';
import { TOWNS } from './data/board.ts';
import { sideOf, UNIT_COUNT } from './data/units.ts';
import type { DriveReport } from './report.ts';
import { scoreOf } from './rules/victory.ts';
import type { DriveState } from './state.ts';

const BOTH_SIDES = [
  { label: 'Allied', seat: 'allied' },
  { label: 'German', seat: 'german' },
] as const;

/** What is drawn of a game. Its dice are not six-sided, so there is no chart of luck. */
export const measures: Measures<DriveState, DriveReport> = {
  prospect: { label: 'Allied', seat: 'allied', of: (state) => Math.round(evaluate(state)) },
  charts: [
    {
      id: 'score',
      title: 'Score',
      about: 'The Allied score if the game ended now.',
      lines: [{ label: 'Points', seat: 'allied' }],
      of: (sight) => [sight.phase === 'over' ? sight.score : scoreOf(sight)],
    },
    {
      id: 'strength',
      title: 'Strength on the map',
      about: 'Combat points of all units on the map, as far as you know them.',
      lines: BOTH_SIDES,
      of: (sight) => bySide((unit) => (sight.unitCell[unit] >= 0 ? Math.max(0, sight.unitStrength[unit]) : 0)),
    },
    {
      id: 'losses',
      title: 'Losses in battle',
      about: 'Combat points that each side has lost in battle.',
      lines: BOTH_SIDES,
      of: losses,
    },
    {
      id: 'towns',
      title: 'Towns and cities',
      about: `How many of the ${TOWNS.length} town and city hexes each side owns.`,
      lines: BOTH_SIDES,
      of: (sight) => {
        const allied = TOWNS.filter((cell) => sight.cellOwner[cell] === 1).length;
        return [allied, TOWNS.length - allied];
      },
    },
  ],
  luck: [],
  fortunes: () => [],
};

function bySide(count: (unit: number) => number): readonly number[] {
  const sums = [0, 0];
  for (let unit = 0; unit < UNIT_COUNT; unit++) sums[sideOf(unit) === 'allied' ? 0 : 1] += count(unit);
  return sums;
}

function losses(sight: DriveState): readonly number[] {
  const sums = [0, 0];
  for (const battle of sight.battles) {
    for (const stage of battle.losses)
      for (let index = 0; index < stage.length; index += 2)
        sums[sideOf(stage[index]) === 'allied' ? 0 : 1] += stage[index + 1];
  }
  return sums;
}
