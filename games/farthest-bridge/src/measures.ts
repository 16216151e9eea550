import { fortune, hexDistance, type Fortune, type Measures } from '@club-route/engine';
import { ARNHEM, board, BRIDGE_COUNT, BRIDGES } from './data/board.ts';
import { resultOf, type CombatResult } from './data/combat-table.ts';
import { DEMOLISHED_ON, REPAIRED_FROM } from './data/terrain.ts';
import { COUNTS_FOR_VICTORY, endOf, firstOf, sideOf, type Side } from './data/units.ts';
import { touchdowns } from './forecast/landing.ts';
import { evaluate } from './bot/evaluate.ts';
import { otherSide } from './phases/battle.ts';
import type { FarthestBridgeReport, LandingFate } from './report.ts';
import { attackOf, bombardResult } from './rules/combat.ts';
import { GONE, isDown, isOnMap, type FarthestBridgeState } from './state.ts';

const BOTH_SIDES = [
  { label: 'Allied', seat: 'allied' },
  { label: 'German', seat: 'german' },
] as const;

/** What is drawn of a game: strength, losses, bridges, the way to Arnhem; and the luck of the dice. */
export const measures: Measures<FarthestBridgeState, FarthestBridgeReport> = {
  prospect: { label: 'Allied', seat: 'allied', of: (state) => Math.round(evaluate(state)) },
  charts: [
    {
      id: 'strength',
      title: 'Strength on the map',
      about: 'Attack strength of all units on the map. Depleted units count at their depleted strength.',
      lines: BOTH_SIDES,
      of: (sight) => bySide((unit) => (isOnMap(sight, unit) ? attackOf(sight, unit) : 0)),
    },
    {
      id: 'losses',
      title: 'Losses',
      about: 'One for each depleted unit, two for each lost unit.',
      lines: BOTH_SIDES,
      of: (sight) => bySide((unit) => (sight.unitCell[unit] === GONE ? 2 : sight.unitDepleted[unit]!)),
    },
    {
      id: 'bridges',
      title: 'Bridges',
      about: `Of ${BRIDGE_COUNT} bridges: those standing next to an Allied unit and no German unit, and those that are down.`,
      lines: [{ label: 'In Allied hands', seat: 'allied' }, { label: 'Down' }],
      of: (sight) => [countBridges((bridge) => isHeld(sight, bridge)), countBridges((bridge) => isDown(sight, bridge))],
    },
    {
      id: 'way',
      title: 'Distance to Arnhem',
      about:
        'Hexes from Arnhem to the nearest and second nearest ground units of XXX Corps. Holding two hexes of Arnhem wins.',
      lines: [{ label: 'Nearest', seat: 'allied' }, { label: 'Second' }],
      of: distances,
    },
  ],
  luck: [
    {
      id: 'attacks',
      title: 'Luck in attack',
      about:
        'Hexes that defenders retreat, less hexes that attackers retreat. A unit destroyed outright counts as five.',
    },
    {
      id: 'demolitions',
      title: 'Luck with charges',
      about: 'Bridges blown, compared with what average dice would give.',
    },
    {
      id: 'landings',
      title: 'Luck in landing',
      about: 'Units that land intact, less units lost in landing.',
    },
    { id: 'repairs', title: 'Luck in repair', about: 'Bridges repaired, compared with what average dice would give.' },
  ],
  fortunes: (reports, before) => reports.flatMap((report) => fortunesOf(report, reports, before)),
};

function bySide(count: (unit: number) => number): readonly number[] {
  return (['allied', 'german'] as const).map((side) => {
    let sum = 0;
    for (let unit = firstOf(side); unit < endOf(side); unit++) sum += count(unit);
    return sum;
  });
}

function countBridges(counts: (bridge: number) => boolean): number {
  let count = 0;
  for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++) if (counts(bridge)) count++;
  return count;
}

function isHeld(sight: FarthestBridgeState, bridge: number): boolean {
  const { cells } = BRIDGES[bridge]!;
  return (
    !isDown(sight, bridge) &&
    cells.some((cell) => sight.alliedHere[cell] === 1) &&
    cells.every((cell) => sight.germanHere[cell] === 0)
  );
}

/** Nobody has come yet: as far as the map is long. */
const FARTHEST = 40;

function distances(sight: FarthestBridgeState): readonly number[] {
  const found = [FARTHEST, FARTHEST];
  for (let unit = 0; unit < endOf('allied'); unit++) {
    if (COUNTS_FOR_VICTORY[unit] === 1 && isOnMap(sight, unit))
      found.push(Math.min(...ARNHEM.map((cell) => hexDistance(board, cell, sight.unitCell[unit]!))));
  }
  return found.toSorted((a, b) => a - b).slice(0, 2);
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

function fortunesOf(
  report: FarthestBridgeReport,
  reports: readonly FarthestBridgeReport[],
  before: FarthestBridgeState,
): readonly Fortune[] {
  switch (report.kind) {
    case 'combat': {
      const attacker: Side = otherSide(sideOf(report.target));
      const declared = reports.find(({ kind }) => kind === 'attacked') as { readonly battle?: string } | undefined;
      const guns = (declared?.battle ?? before.battle?.kind) === 'bombard';
      const worth = FACES.map((die) => combatWorth(resultOf(report.line, report.differential, die), guns));
      return [fortune('attacks', attacker, worth, report.die)];
    }
    case 'demolition': {
      const fallsOn = DEMOLISHED_ON[BRIDGES[report.bridge]!.kind];
      return [
        fortune(
          'demolitions',
          'german',
          FACES.map((die) => (die <= fallsOn ? 1 : 0)),
          report.die,
        ),
      ];
    }
    case 'repair': {
      const from = REPAIRED_FROM[BRIDGES[report.bridge]!.kind];
      return [
        fortune(
          'repairs',
          'allied',
          FACES.map((die) => (die >= from ? 1 : 0)),
          report.die,
        ),
      ];
    }
    case 'landed': {
      const worth = touchdowns(before, report.unit, report.aimed).map(({ fate }) => LANDING_WORTH[fate]);
      // Where every face does the same there is no luck in it.
      return new Set(worth).size === 1 ? [] : [fortune('landings', 'allied', worth, report.die)];
    }
    default:
      return [];
  }
}

const COMBAT_WORTH: Readonly<Record<CombatResult, number>> = {
  A1: -1,
  A2: -2,
  Ae: -5,
  Br: 0,
  D1: 1,
  D2: 2,
  D3: 3,
  D4: 4,
  De: 5,
};

function combatWorth(result: CombatResult, guns: boolean): number {
  const effect = guns ? bombardResult(result) : result;
  return effect === undefined ? 0 : COMBAT_WORTH[effect];
}

const LANDING_WORTH: Readonly<Record<LandingFate, number>> = {
  unhurt: 1,
  displaced: 1,
  depleted: 0,
  crashed: 0,
  eliminated: -1,
};
