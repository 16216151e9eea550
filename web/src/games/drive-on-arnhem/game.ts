import {
  AIRBORNE_FORMATIONS,
  ARRIVAL_CELL,
  ARRIVAL_TURN,
  board,
  cellName,
  cellsCalled,
  dateOf,
  sideOf,
  UNIT_COUNT,
  UNKNOWN,
  unitCalled,
  UNITS,
  WAITING,
  type DriveAction,
  type DriveDraft,
  type DriveState,
  type Side,
} from '@club-route/drive-on-arnhem';
import type { ComingGroup, ComingSide, PlannedView } from '../../hex/game.ts';
import { openSheet } from '../../map/sheets.ts';
import { cellFacts, cellWords } from './cell-facts.ts';
import { aboutUnit, faceOf, unitWords } from './faces.ts';
import { fieldsOf } from './fields.ts';
import { Ground } from './Ground.tsx';
import { Compass } from './keys/Compass.tsx';
import { LAYERS } from './layers.ts';
import { mapPicture } from './map-picture.ts';
import { Odds } from './Odds.tsx';
import { HOME } from './places.ts';
import { viewOf } from './report-view.ts';
import { stripOf } from './strip.ts';
import type { DriveHexGame } from './types.ts';

/** What this game brings to the shared hex table: how its things look and what they are called. */
export const driveOnArnhemGame: DriveHexGame = {
  sheet: () => openSheet('drive-on-arnhem'),
  mapLabel:
    'Map from the Belgian border to Arnhem. Arrows move the map, plus and minus zoom, n goes to the next unit, Enter chooses.',
  examples: '504/82, Grave, 504/82 13,13 …',
  home: HOME,
  face: faceOf,
  unitWords,
  about: aboutUnit,
  fields: fieldsOf,
  goesOn,
  layers: LAYERS,
  picture: mapPicture,
  view: viewOf,
  planned,
  cellWords,
  cellFacts,
  coming,
  strip: stripOf,
  unitNamed: (text) => {
    const unit = unitCalled(text);
    return unit < 0 ? undefined : unit;
  },
  cellNamed: (text) => board.cellByLabel.get(text) ?? cellsCalled(text)[0],
  Ground,
  Odds,
  Over: Compass,
};

/** A unit stays selected after an order, as the rule book has it (8.3). */
function goesOn(action: DriveAction, state: DriveState): DriveDraft | undefined {
  if (!('unit' in action) || state.unitCell[action.unit] < 0) return undefined;
  return { kind: 'unit', unit: action.unit };
}

function planned(action: DriveAction, before: DriveState): PlannedView {
  switch (action.kind) {
    case 'move':
      return { ways: [[before.unitCell[action.unit], ...action.way]] };
    case 'attack':
      return { ways: [[before.unitCell[action.unit], action.cell]] };
    case 'strike':
      return { ways: [], landing: action.cell };
    default:
      return { ways: [] };
  }
}

/** Who is still to come by the order of battle, by side, turn and place. */
function coming(state: DriveState): readonly ComingSide[] {
  return (['allied', 'german'] as const).map((side) => ({
    seat: side,
    title: side === 'allied' ? 'Allied' : 'German',
    groups: groupsOf(state, side),
  }));
}

function groupsOf(state: DriveState, side: Side): readonly ComingGroup[] {
  const groups = new Map<string, number[]>();
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (sideOf(unit) !== side || !isToCome(state, unit)) continue;
    const key = `${isDelayed(state, unit) ? 'delayed' : ARRIVAL_TURN[unit]} ${ARRIVAL_CELL[unit]}`;
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups.values()]
    .toSorted(([one], [two]) => ARRIVAL_TURN[one] - ARRIVAL_TURN[two])
    .map((units) => comingGroup(state, units));
}

/** Of an enemy nobody sees, what the printed chart says. */
function isToCome(state: DriveState, unit: number): boolean {
  if (state.unitCell[unit] === UNKNOWN) return !isDelayed(state, unit);
  return state.unitCell[unit] === WAITING && ARRIVAL_TURN[unit] > 0;
}

/** Its time has come. Before the reinforcements of a day (2.3) those of that day are not late yet. */
function isDelayed(state: DriveState, unit: number): boolean {
  return ARRIVAL_TURN[unit] < state.turn || (ARRIVAL_TURN[unit] === state.turn && !isBeforeArrivals(state));
}

/** On the first day nobody arrives: all are on the map from the start. */
function isBeforeArrivals({ turn, phase }: DriveState): boolean {
  return turn > 1 && (phase === 'alliedAir' || phase === 'germanAir' || phase === 'supply');
}

/** 6.1, 6.2 */
const DELAYED = {
  byAir: 'Delayed by the weather, the unit limit, a German-held supply source or a full landing hex.',
  byRoad: 'Delayed by the unit limit, or because all entry hexes are full or enemy-held.',
} as const;

function isAirborne(unit: number): boolean {
  return (AIRBORNE_FORMATIONS as readonly string[]).includes(UNITS[unit].formation);
}

function comingGroup(state: DriveState, units: readonly number[]): ComingGroup {
  const [first] = units;
  const isDue = isDelayed(state, first);
  return {
    title: isDue ? 'Waiting' : dateOf(ARRIVAL_TURN[first]),
    where: cellName(ARRIVAL_CELL[first]),
    isDue,
    units,
    delayed: isDue ? DELAYED[isAirborne(first) ? 'byAir' : 'byRoad'] : undefined,
    cells: () => [ARRIVAL_CELL[first]],
  };
}
