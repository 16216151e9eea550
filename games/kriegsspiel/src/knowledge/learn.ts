import { contactOf, distance } from '../data/board.ts';
import { RECCE_SIGHT } from '../data/combat.ts';
import type { Command } from '../data/headquarters.ts';
import { commanderOf } from '../data/organisation.ts';
import { isRecon } from '../data/units.ts';
import { STRUCTURE_STATES } from '../rules/ground.ts';
import { GONE, type CampaignState } from '../state.ts';
import { REPORTED_STATES, type DatedSighting, type Dispatch, type Sighting, type UnitReport } from './dispatch.ts';

/** 6: what a dispatch changes in what its receiver knows. Nothing else ever changes it, so a sight can be rebuilt from dispatches. */
export function learn(state: CampaignState, command: Command, dispatch: Dispatch): void {
  switch (dispatch.kind) {
    case 'report':
      return learnReport(state, command, dispatch);
    case 'air recce':
      return addSightings(state, command, dispatch.sightings, dispatch.minute, () => false);
    case 'morning':
      state[`${command}Squadrons`] = dispatch.squadrons;
      return;
    case 'receipt':
      state[`${command}Squadrons`] -= dispatch.squadrons;
      return;
    case 'not acknowledged':
      state[`${command}Squadrons`] += dispatch.squadrons;
      return;
    case 'battle':
      state[`${command}Squadrons`] -= dispatch.squadrons;
      return;
    case 'briefing':
    case 'message':
    case 'letter':
    case 'note':
      return;
  }
}

function learnReport(state: CampaignState, command: Command, report: UnitReport): void {
  const { unit, cell, minute } = report;
  // 25: the umpire has kept it back, and newer ones have come meanwhile.
  if (minute < state.knownMinute[unit]) return;
  state.knownCell[unit] = cell;
  state.knownState[unit] = REPORTED_STATES.indexOf(report.state);
  state.knownStrength[unit] = report.strength;
  state.knownSupplied[unit] = report.supplied ? 1 : 0;
  state.knownMinute[unit] = minute;
  for (const lost of report.lost) {
    // What another seat of the side believes of its own units changes only by its own dispatches.
    if (commanderOf(state, lost) !== command) continue;
    state.knownCell[lost] = GONE;
    state.knownState[lost] = REPORTED_STATES.indexOf('lost');
    state.knownStrength[lost] = 0;
    state.knownMinute[lost] = minute;
  }
  const structures = state[`${command}Structures`];
  for (const [structure, known] of report.structures) structures[structure] = STRUCTURE_STATES.indexOf(known);
  const ruins = new Set([...state[`${command}Ruins`], ...report.ruins]);
  if (ruins.size > state[`${command}Ruins`].length)
    state[`${command}Ruins`] = [...ruins].toSorted((one, two) => one - two);
  if (cell >= 0) addSightings(state, command, report.sightings, minute, ({ cell: seen }) => looksAt(unit, cell, seen));
}

/** The squares that a unit overlooks: where it reports nobody, an older sighting is gone (G33). */
function looksAt(unit: number, from: number, cell: number): boolean {
  return from === cell || contactOf(from, cell) !== undefined || (isRecon(unit) && distance(from, cell) <= RECCE_SIGHT);
}

function addSightings(
  state: CampaignState,
  command: Command,
  sightings: readonly Sighting[],
  minute: number,
  isOverlooked: (known: DatedSighting) => boolean,
): void {
  const before = state[`${command}Sightings`];
  const kept = before.filter((known) => !isOverlooked(known) && !sightings.some(({ cell }) => cell === known.cell));
  if (sightings.length === 0 && kept.length === before.length) return;
  const added = sightings.map((sighting) => ({ ...sighting, minute }));
  state[`${command}Sightings`] = [...kept, ...added].toSorted((one, two) => one.cell - two.cell);
}
