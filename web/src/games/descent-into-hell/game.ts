import {
  ACTIVATIONS,
  activatable,
  AIRBORNE,
  ALLIED_POOL,
  ALLIED_POOL_NAMES,
  AREA_CELLS,
  areaName,
  board,
  capital,
  cellOf,
  cellsCalled,
  counted,
  dateOf,
  GERMAN_POOL,
  groupName,
  mayGoOn,
  LAST,
  OFF_MAP,
  POOL_AREA,
  POOL_COUNT,
  POOL_TURN,
  READY,
  SOUTH_CELLS,
  UNIT_COUNT,
  unitCalled,
  WAITING,
  type DescentAction,
  type DescentDraft,
  type DescentState,
} from '@club-route/descent-into-hell';
import type { ComingGroup, ComingSide, PlannedView } from '../../hex/game.ts';
import { openSheet } from '../../map/sheets.ts';
import { cellFacts, cellWords } from './cell-facts.ts';
import { aboutUnit, faceOf, unitWords } from './faces.ts';
import { Ground } from './Ground.tsx';
import { LAYERS } from './layers.ts';
import { mapPicture } from './map-picture.ts';
import { viewOf } from './report-view.ts';
import { stripOf } from './strip.ts';
import type { DescentHexGame } from './types.ts';

/** What this game brings to the shared hex table: how its things look and what they are called. */
export const descentIntoHellGame: DescentHexGame = {
  sheet: () => openSheet('descent-into-hell'),
  mapLabel:
    'Map from the Belgian border to Arnhem. Arrows move the map, plus and minus zoom, n goes to the next unit, Enter chooses.',
  examples: '2IrishGds, Grave, move 2IrishGds 0927 …',
  home: cellOf('0929'),
  face: faceOf,
  unitWords,
  about: aboutUnit,
  remembers: true,
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
};

/** H-09: units that waited for an answer stay selected and may go on. */
function goesOn(action: DescentAction, state: DescentState): DescentDraft | undefined {
  if (action.kind !== 'move' && action.kind !== 'enter') return undefined;
  return mayGoOn(state, action.units) ? { kind: 'move', units: action.units, way: [] } : undefined;
}

function planned(action: DescentAction, before: DescentState): PlannedView {
  switch (action.kind) {
    case 'move':
      return { ways: [[before.unitCell[action.units[0]], ...action.way]] };
    case 'enter':
      return { ways: [[action.at, ...action.way]] };
    case 'drop':
    case 'supply':
      return { ways: [], landing: action.cell };
    default:
      return { ways: [] };
  }
}

/** Pools and entry areas: of the enemy what the printed order of battle says, and no more. */
function coming(state: DescentState): readonly ComingSide[] {
  return [
    { seat: 'allied', title: 'Allied', groups: [...alliedReady(state), ...alliedPools(state)] },
    { seat: 'german', title: 'German', groups: [...germanReady(state), ...germanPools(state)] },
  ];
}

const ALL: readonly number[] = Array.from({ length: UNIT_COUNT }, (_, unit) => unit);

function group(
  title: string,
  where: string,
  isDue: boolean,
  units: readonly number[],
  cells: readonly number[],
): ComingGroup {
  return { title, where, isDue, units, delayed: undefined, cells: () => cells };
}

function alliedReady({ unitCell }: DescentState): readonly ComingGroup[] {
  const units = ALL.filter((unit) => unitCell[unit] === READY);
  return units.length === 0 ? [] : [group('Ready', 'in the south', true, units, SOUTH_CELLS)];
}

/** 1.8: groups that deployment points buy, and airborne divisions. */
function alliedPools(state: DescentState): readonly ComingGroup[] {
  if (state.deploymentPoints < 0) return [];
  const bought = ACTIVATIONS.map((activation, index) => ({ activation, index }))
    .map(({ activation, index }) => ({ activation, index, units: activatable(state, activation) }))
    .filter(({ units }) => units.length > 0)
    .map(({ activation: { points }, index, units }) =>
      group(
        capital(groupName(index)),
        counted(points, 'deployment point'),
        points <= state.deploymentPoints,
        units,
        SOUTH_CELLS,
      ),
    );
  const flying = ALLIED_POOL_NAMES.map((name, pool) =>
    group(
      name,
      'by air',
      true,
      ALL.filter(
        (unit) =>
          unit < LAST.allied && ALLIED_POOL[unit] === pool && AIRBORNE[unit] === 1 && state.unitCell[unit] === WAITING,
      ),
      [],
    ),
  );
  return [...bought, ...flying.filter(({ units }) => units.length > 0)];
}

function germanReady({ unitCell }: DescentState): readonly ComingGroup[] {
  return AREA_CELLS.flatMap((cells, area) => {
    const units = ALL.filter((unit) => unitCell[unit] === OFF_MAP - area);
    return units.length === 0 ? [] : [group('Ready', areaName(area), true, units, cells)];
  });
}

/** 7.6: whole pools. Whether an enemy pool that is due has come nobody knows. */
function germanPools({ unitCell, turn }: DescentState): readonly ComingGroup[] {
  return Array.from({ length: POOL_COUNT }, (_, pool) => pool).flatMap((pool) => {
    const units = ALL.filter((unit) => GERMAN_POOL[unit] === pool);
    const isOwn = units.every((unit) => unitCell[unit] === WAITING);
    if (!isOwn && POOL_TURN[pool] <= turn) return [];
    const area = POOL_AREA[pool];
    return [group(dateOf(POOL_TURN[pool]), areaName(area), POOL_TURN[pool] <= turn, units, AREA_CELLS[area])];
  });
}
