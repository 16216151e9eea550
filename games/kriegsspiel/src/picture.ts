import type { MapPicture, MapPiece, Viewer } from '@club-route/engine';
import { timeText } from './data/calendar.ts';
import { SIDE_OF_COMMAND, type Command } from './data/headquarters.ts';
import { commanderOf, isCommandOf, organisationOf, unitsUnder } from './data/organisation.ts';
import { STRUCTURES } from './data/structures.ts';
import { ALL_UNITS, OTHER, UNITS } from './data/units.ts';
import { REPORTED_STATES, type SeenKind } from './knowledge/dispatch.ts';
import { STRUCTURE_STATES, stands } from './rules/ground.ts';
import { companiesNow } from './rules/units.ts';
import type { CampaignState } from './state.ts';

/** The map as a viewer knows it: for a commander units as last reported and enemies as last seen, each with its time. */
export function picture(sight: CampaignState, viewer: Viewer): MapPicture {
  if (sight.outcome !== 'none' || viewer === 'umpire' || viewer === 'clock')
    return { board: BOARD, pieces: truth(sight) };
  return { board: BOARD, pieces: isCommandOf(sight, viewer) ? belief(sight, viewer) : [] };
}

const BOARD = 'kriegsspiel';

/** G34: older reports stand in brackets. */
const OLD = 60;

function belief(sight: CampaignState, command: Command): readonly MapPiece[] {
  const pieces: MapPiece[] = [...structures(sight[`${command}Structures`]), ...ruins(sight[`${command}Ruins`])];
  for (const unit of unitsUnder(sight, command)) {
    const at = sight.knownCell[unit];
    if (at < 0 || REPORTED_STATES[sight.knownState[unit]] === 'lost') continue;
    const isOld = sight.minute - sight.knownMinute[unit] > OLD;
    const note = `${sight.knownStrength[unit]} % ${clock(sight.knownMinute[unit])}`;
    pieces.push({
      at,
      side: command,
      label: isOld ? `[${UNITS[unit].id}]` : UNITS[unit].id,
      note,
      symbol: UNITS[unit].kind,
    });
  }
  const enemy = organisationOf(sight).airForce[OTHER[SIDE_OF_COMMAND[command]]];
  for (const { cell, kind, size, companies, unit, minute } of sight[`${command}Sightings`]) {
    const label = unit === undefined ? (size ?? `${companies ?? '?'} coy`) : UNITS[unit].id;
    pieces.push({
      at: cell,
      side: enemy,
      label,
      note: clock(minute),
      symbol: unit === undefined ? SYMBOL[kind] : UNITS[unit].kind,
    });
  }
  return pieces;
}

const SYMBOL: Readonly<Record<SeenKind, string>> = {
  infantry: 'infantry',
  armour: 'armor',
  recce: 'recon',
  artillery: 'artillery',
  engineers: 'engineer',
};

function truth(state: CampaignState): readonly MapPiece[] {
  const units = ALL_UNITS.filter((unit) => state.unitCell[unit] >= 0).map((unit) => ({
    at: state.unitCell[unit],
    side: commanderOf(state, unit),
    label: UNITS[unit].id,
    note: `${companiesNow(state, unit)} coy`,
    symbol: UNITS[unit].kind,
  }));
  return [...structures(state.structureState), ...ruins(state.ruins), ...units];
}

function structures(states: Uint8Array): readonly MapPiece[] {
  return STRUCTURES.flatMap(({ squares, banks }, structure) => {
    const state = STRUCTURE_STATES[states[structure]];
    if (state === 'intact') return [];
    const at = squares.length === 2 && squares[0] === banks[0] ? ([banks[0], banks[1]] as const) : squares[0];
    return [{ at, label: stands(state) ? '≍' : state === 'repairing' ? '…' : '×' }];
  });
}

function ruins(cells: readonly number[]): readonly MapPiece[] {
  return cells.map((at) => ({ at, label: '▦' }));
}

function clock(minute: number): string {
  return timeText(minute).slice(-5);
}
