import { fortune, scale, type Fortune, type Measures } from '@club-route/engine';
import { combatResult, type CombatResult } from './data/combat.ts';
import { distance, cellOf } from './data/board.ts';
import { commandOf, isOfCorps, type Command } from './data/headquarters.ts';
import { BRIDGE_POINTS, ARNHEM_SQUARE } from './data/victory.ts';
import { STRUCTURES } from './data/structures.ts';
import { ALL_UNITS, sideOf, UNITS, type Side } from './data/units.ts';
import { pointsAtEnd } from './clock/daily.ts';
import { alliedScoreNow } from './outcome.ts';
import type { CampaignReport } from './report.ts';
import { isAlliedHeld } from './rules/truth.ts';
import type { CampaignState } from './state.ts';

type Course = Pick<Measures<CampaignState, CampaignReport>, 'prospect' | 'charts'>;

/** How a campaign of either edition went, drawn in the colours of a seat of each side. */
export function courseOf(allied: Command, german: Command): Course {
  const lines = [
    { label: 'Allied', seat: allied },
    { label: 'German', seat: german },
  ];
  return {
    prospect: { label: 'Allied', seat: allied, of: alliedScoreNow },
    charts: [
      {
        id: 'strength',
        title: 'Companies on the map',
        about: 'Companies of all units on the map, at their present strength.',
        lines,
        of: (sight) => bySide((unit) => companiesSeen(sight, unit)),
      },
      {
        id: 'losses',
        title: 'Units lost',
        about: 'Units destroyed or merged into others.',
        lines,
        of: (sight) => bySide((unit) => (sight.unitCell[unit] === LOST ? 1 : 0)),
      },
      {
        id: 'points',
        title: 'Points',
        about: 'Victory points if the campaign ended now.',
        lines,
        of: (sight) => {
          if (!isTruth(sight)) return [0, 0];
          const points = pointsAtEnd(sight);
          return [points.allied, points.german];
        },
      },
      {
        id: 'bridges',
        title: 'Bridges',
        about: 'How many of the five bridges that count a side holds on both banks.',
        lines,
        of: (sight) => (isTruth(sight) ? bridges(sight) : [0, 0]),
      },
      {
        id: 'way',
        title: 'Distance to Arnhem',
        about: 'Kilometres from Arnhem to the nearest unit of XXX Corps.',
        lines: [{ label: 'Nearest', seat: allied }],
        of: (sight) => [wayLeft(sight)],
      },
    ],
  };
}

/** How a campaign went. Drawn of a sight: during play commanders see what they know of it, at the end the truth. */
export const measures: Measures<CampaignState, CampaignReport> = {
  ...courseOf('xxx', 'german'),
  luck: [
    {
      id: 'attacks',
      title: 'Luck in attack',
      about: 'Squares that defenders retreat, less squares that attackers retreat. A merged unit counts as five.',
    },
  ],
  fortunes: (reports) => reports.flatMap(fortunesOf),
};

const LOST = -2;

/** A commander’s sight has no true square of anybody. */
function isTruth(sight: CampaignState): boolean {
  return sight.chains.length > 0 && sight.unitCell[0] !== UNSEEN;
}
const UNSEEN = -9;

function companiesSeen(sight: CampaignState, unit: number): number {
  const truth = isTruth(sight);
  const cell = truth ? sight.unitCell[unit] : sight.knownCell[unit];
  const strength = truth ? sight.unitStrength[unit] : sight.knownStrength[unit];
  return cell < 0 ? 0 : scale(UNITS[unit].companies, strength, 100);
}

function bySide(count: (unit: number) => number): readonly number[] {
  const sums: Record<Side, number> = { allied: 0, german: 0 };
  for (const unit of ALL_UNITS) sums[sideOf(unit)] += count(unit);
  return [sums.allied, sums.german];
}

function bridges(sight: CampaignState): readonly number[] {
  const held = BRIDGE_POINTS.map(([structure]) => STRUCTURES[structure].banks.map((bank) => isAlliedHeld(sight, bank)));
  return [held.filter(([one, two]) => one && two).length, held.filter(([one, two]) => !one && !two).length];
}

/** Nobody has come yet: as far as the map is long. */
const FARTHEST = 70;

function wayLeft(sight: CampaignState): number {
  const truth = isTruth(sight);
  const arnhem = cellOf(ARNHEM_SQUARE);
  const ways = ALL_UNITS.filter((unit) => isOfCorps(unit))
    .map((unit) => (truth ? sight.unitCell[unit] : sight.knownCell[unit]))
    .filter((cell) => cell >= 0)
    .map((cell) => distance(cell, arnhem));
  return Math.min(FARTHEST, ...ways);
}

const WORTH: Readonly<Record<CombatResult, number>> = {
  A1: -1,
  A2: -2,
  AE: -5,
  BR: 0,
  D1: 1,
  D2: 2,
  D3: 3,
  D4: 4,
  DE: 5,
};
const FACES = [1, 2, 3, 4, 5, 6] as const;

function fortunesOf(report: CampaignReport): readonly Fortune[] {
  if (report.kind !== 'combat') return [];
  const { attackers, attack, defence, modifier, die } = report;
  const worth = FACES.map((face) => WORTH[combatResult(attack - defence + modifier, face)]);
  return [fortune('attacks', commandOf(attackers[0]), worth, die)];
}
