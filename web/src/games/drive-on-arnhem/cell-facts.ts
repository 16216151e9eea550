import {
  AIRBORNE_FORMATIONS,
  BLOWN,
  BRIDGE_BLOWS,
  BRIDGES,
  bridgeName,
  cellName,
  ENTER,
  formationName,
  hasRoad,
  INTACT,
  labelOf,
  OBJECTIVES,
  optionsOf,
  RING,
  stackOf,
  STEP_FERRY,
  TERRAIN,
  TERRAINS,
  unitName,
  UNKNOWN,
  type DriveState,
} from '@club-route/drive-on-arnhem';
import type { Viewer } from '@club-route/engine';
import type { CellFacts } from '../../hex/game.ts';
import { afterName } from '../../hex/pages/after-name.ts';
import { ghostWords } from '../../hex/stack/sighting.ts';
import { aboutUnit, faceOf, unitWords } from './faces.ts';
import { fieldsOf } from './fields.ts';
import { ghostsOf } from './map-picture.ts';

/** A hex in words, for players who hear the map: what it is, who is there, who owns it. */
export function cellWords(state: DriveState, cell: number, viewer: Viewer): readonly string[] {
  return [
    `${cellName(cell)}, ${TERRAINS[TERRAIN[cell]]}`,
    ...stackOf(state, cell).map((unit) => unitWords(state, unit)),
    ...ghostLines(state, cell, viewer),
    ownerWords(state, cell),
    ...bridgesAt(state, cell).map(({ name, words }) => `${name} ${words}`),
  ];
}

/** Everything worth saying about a hex. */
export function cellFacts(state: DriveState, cell: number, viewer: Viewer): CellFacts {
  const [, place] = /\((.*)\)/.exec(cellName(cell)) ?? [];
  return {
    title: place ?? (RING[cell] === 1 ? 'Off the map' : 'Hex'),
    label: labelOf(cell),
    units: stackOf(state, cell).map((unit) => ({
      unit,
      face: faceOf(state, unit),
      name: unitName(unit),
      words: `${afterName(aboutUnit(state, unit))}.`,
      factors: state.unitStrength[unit] === UNKNOWN ? 'You do not know its numbers.' : '',
      fields: fieldsOf(state, unit),
    })),
    lines: [
      terrainWords(cell),
      `${ownerWords(state, cell)}.`,
      ...marksOf(state, cell),
      ...ghostLines(state, cell, viewer),
    ],
    things: bridgesAt(state, cell),
  };
}

function ghostLines(state: DriveState, cell: number, viewer: Viewer): readonly string[] {
  return ghostsOf(state, viewer)
    .filter((ghost) => ghost.cell === cell)
    .map(({ words, seen }) => ghostWords(words, seen.when));
}

/** 8.8: the three columns of the cost table. */
function terrainWords(cell: number): string {
  if (RING[cell] === 1) return 'Off the map: 5 points to enter, for Germans only.';
  const terrain = TERRAIN[cell];
  const [motorized, tracked, foot] = ENTER.subarray(terrain * 3, terrain * 3 + 3);
  const road = hasRoad(cell) ? ' A road: 1 point in travel mode.' : '';
  const name = TERRAINS[terrain];
  return `${name[0].toUpperCase()}${name.slice(1)}: foot ${foot}, motorized ${motorized}, tracked and guns ${tracked} points to enter.${road}`;
}

function ownerWords(state: DriveState, cell: number): string {
  return `${state.cellOwner[cell] === 1 ? 'Allied' : 'German'} owned`;
}

function marksOf(state: DriveState, cell: number): readonly string[] {
  const objective = OBJECTIVES.find((one) => one.cell === cell);
  const source = state.sourceCell.indexOf(cell);
  const lines: string[] = [];
  if (objective !== undefined)
    lines.push(
      `Objective: ${objective.points} points if the Allies own this hex and all adjacent hexes, supplied by road.`,
    );
  if (source >= 0 && source < AIRBORNE_FORMATIONS.length) lines.push(`Supply source of the ${formationName(source)}.`);
  return lines;
}

function bridgesAt(state: DriveState, cell: number): readonly { readonly name: string; readonly words: string }[] {
  const bridges = BRIDGES.flatMap(({ cells }, bridge) => {
    if (!cells.includes(cell)) return [];
    const name = bridgeName(bridge);
    const far = cells.find((one) => one !== cell)!;
    return [
      { name: `${name[0].toUpperCase()}${name.slice(1)}`, words: `to ${labelOf(far)}: ${bridgeWords(state, bridge)}.` },
    ];
  });
  const hasFerry = STEP_FERRY.subarray(cell * 6, cell * 6 + 6).includes(1);
  return hasFerry ? [...bridges, { name: 'Ferry', words: 'one German unit per turn, 10 points.' }] : bridges;
}

function bridgeWords(state: DriveState, bridge: number): string {
  if (state.bridgeState[bridge] === BLOWN) return 'blown';
  if (BRIDGES[bridge].neverBlown) return 'standing; it cannot be blown';
  if (state.bridgeState[bridge] === INTACT) return 'stands';
  return `not tested; ${BRIDGE_BLOWS[optionsOf(state).level - 1]} % chance to blow when the Allies first cross`;
}
