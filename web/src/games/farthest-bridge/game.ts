import {
  AIRBORNE,
  board,
  cellOf,
  dateOf,
  entryCells,
  KIND_NAMES,
  landingRange,
  NATION_NAMES,
  optionsOf,
  placeOf,
  sideOf,
  stillToCome,
  unitNamed,
  UNITS,
  wayOf,
  type Arrivals,
  type FarthestBridgeAction,
  type FarthestBridgeState,
} from '@club-route/farthest-bridge';
import type { ComingGroup, ComingSide, PlannedView } from '../../hex/game.ts';
import { openSheet } from '../../map/sheets.ts';
import { cellFacts, cellWords } from './cell-facts.ts';
import { faceOf, unitWords } from './faces.ts';
import { Ground } from './Ground.tsx';
import { mapPicture } from './map-picture.ts';
import { Odds } from './odds/Odds.tsx';
import { viewOf } from './report-view.ts';
import { stripOf } from './strip.ts';
import type { FarthestBridgeHexGame } from './types.ts';

/** What this game brings to the shared hex table: how its things look and what they are called. */
export const farthestBridgeGame: FarthestBridgeHexGame = {
  sheet: () => openSheet('farthest-bridge'),
  mapLabel:
    'Map from Eindhoven to Arnhem. Arrows move the map, plus and minus zoom, n goes to the next unit, Enter chooses.',
  examples: '3/504, Grave, 3/504 2116 …',
  // Nijmegen.
  home: cellOf('2621'),
  face: (state, unit) => faceOf(unit, state.unitDepleted[unit] === 1, optionsOf(state).depleted, undefined),
  unitWords: (state, unit) => unitWords(unit, state.unitDepleted[unit] === 1, optionsOf(state).depleted),
  about,
  picture: mapPicture,
  view: viewOf,
  planned,
  cellWords,
  cellFacts,
  coming,
  strip: stripOf,
  unitNamed: (text) => {
    const unit = unitNamed(text);
    return unit < 0 ? undefined : unit;
  },
  cellNamed: (text) => board.cellByLabel.get(text) ?? cellOfPlace(text),
  Ground,
  Odds,
};

function about(state: FarthestBridgeState, unit: number): string {
  const { nation, kind, formation } = UNITS[unit];
  const depleted = state.unitDepleted[unit] === 1 ? ', depleted' : '';
  return `${NATION_NAMES[nation]} ${KIND_NAMES[kind]}, ${formation}${depleted}`;
}

function cellOfPlace(text: string): number | undefined {
  const cells = Array.from({ length: board.cells }, (_, cell) => cell);
  return cells.find((cell) => placeOf(cell)?.toLowerCase() === text);
}

function planned(action: FarthestBridgeAction, before: FarthestBridgeState): PlannedView {
  switch (action.kind) {
    case 'move':
    case 'enter':
      return { ways: [wayOf(before, action)] };
    case 'attack':
      return { ways: action.attackers.map((unit) => [before.unitCell[unit], before.unitCell[action.target]]) };
    case 'land':
      return { ways: [], landing: action.cell };
    default:
      return { ways: [] };
  }
}

/** Who is still to come, by side, turn and place. */
function coming(state: FarthestBridgeState): readonly ComingSide[] {
  const arrivals = stillToCome(state);
  return (['allied', 'german'] as const).map((side) => ({
    seat: side,
    title: side === 'allied' ? 'Allied' : 'German',
    groups: arrivals.filter(({ units }) => sideOf(units[0]) === side).map((group) => comingGroup(state, group)),
  }));
}

function comingGroup(state: FarthestBridgeState, { turn, where, units, delayed }: Arrivals): ComingGroup {
  const isDue = turn <= state.turn;
  const [first] = units;
  return {
    title: isDue ? 'Due now' : `Turn ${turn}`,
    where: isDue ? where : `${dateOf(turn)}, ${where}`,
    isDue,
    units,
    delayed,
    cells: () => (AIRBORNE[first] === 1 ? landingRange(state, first) : entryCells(first)),
  };
}
