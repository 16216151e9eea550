import type { Viewer } from '@club-route/engine';
import {
  isCommander,
  labelOf,
  nameAt,
  REPORTED_STATES,
  sightingText,
  STRUCTURES,
  STRUCTURE_STATES,
  terrainOf,
  UNITS,
  ZONES,
  type CampaignState,
  type Command,
} from '@club-route/kriegsspiel';
import type { CellFacts, PieceView, UnitFacts } from '../../hex/game.ts';
import { aboutUnit } from './faces.ts';
import { belief, truth } from './map-picture.ts';
import { ago, shortTime } from './times.ts';

/** A square in words: what it is, and who is there as far as the viewer knows. */
export function cellWords(state: CampaignState, cell: number, viewer: Viewer): readonly string[] {
  const { title, units, lines, things } = cellFacts(state, cell, viewer);
  return [
    `${labelOf(cell)} ${title}`,
    ...units.map(({ name, words }) => `${name}, ${words}`),
    ...lines,
    ...things.map(({ name, words }) => `${name}: ${words}`),
  ];
}

export function cellFacts(state: CampaignState, cell: number, viewer: Viewer): CellFacts {
  const name = nameAt(cell);
  const terrain = terrainOf(cell);
  return {
    title: name ?? `${terrain.charAt(0).toUpperCase()}${terrain.slice(1)}`,
    label: name === undefined ? labelOf(cell) : `${labelOf(cell)}, ${terrain}`,
    units: isCommander(viewer) ? knownUnits(state, cell, viewer) : trueUnits(state, cell),
    lines: [...zonesIn(cell), ...(isCommander(viewer) ? seenIn(state, cell, viewer) : [])],
    things: structuresIn(isCommander(viewer) ? state[`${viewer}Structures`] : state.structureState, cell),
  };
}

function knownUnits(state: CampaignState, cell: number, command: Command): readonly UnitFacts[] {
  return belief(state, command)
    .pieces.filter((piece) => piece.cell === cell)
    .map((piece) => ({ ...factsOf(piece), factors: knownLine(state, piece.unit) }));
}

function knownLine(state: CampaignState, unit: number): string {
  const minute = state.knownMinute[unit];
  const supply = state.knownSupplied[unit] === 1 ? 'in supply' : 'out of supply';
  const doing = REPORTED_STATES[state.knownState[unit]];
  return `${doing}, ${state.knownStrength[unit]} %, ${supply}. Reported ${shortTime(minute, state.minute)}, ${ago(minute, state.minute)}.`;
}

function trueUnits(state: CampaignState, cell: number): readonly UnitFacts[] {
  return truth(state)
    .pieces.filter((piece) => piece.cell === cell)
    .map((piece) => ({
      ...factsOf(piece),
      factors: `${state.unitStrength[piece.unit]} %, ${state.unitSupplied[piece.unit] === 1 ? 'in supply' : 'out of supply'}`,
    }));
}

function factsOf({ unit, face }: PieceView): UnitFacts {
  return { unit, face, name: UNITS[unit].id, words: aboutUnit(unit), factors: '' };
}

function seenIn(state: CampaignState, cell: number, command: Command): readonly string[] {
  return state[`${command}Sightings`]
    .filter((sighting) => sighting.cell === cell)
    .map((sighting) => `${sightingText(sighting)} Seen ${ago(sighting.minute, state.minute)}.`);
}

function zonesIn(cell: number): readonly string[] {
  return ZONES.filter((zone) => zone.cell === cell).map(({ names }) => `${names.join(', ')}.`);
}

function structuresIn(states: Uint8Array, cell: number): CellFacts['things'] {
  return STRUCTURES.flatMap(({ name, kind, cells, span }, structure) =>
    cells.includes(cell)
      ? [{ name, words: `${kind === 'ferry' ? 'ferry' : `bridge, ${span} m`}, ${STRUCTURE_STATES[states[structure]]}` }]
      : [],
  );
}
