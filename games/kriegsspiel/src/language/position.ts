import type { Viewer } from '@club-route/engine';
import { labelOf } from '../data/board.ts';
import { timeText } from '../data/calendar.ts';
import { unitsOfCommand, type Command } from '../data/headquarters.ts';
import { ALL_UNITS, UNITS } from '../data/units.ts';
import { REPORTED_STATES } from '../knowledge/dispatch.ts';
import { isCommand } from '../sight.ts';
import type { CampaignState } from '../state.ts';
import { dispatchText, sightingText } from './sentences.ts';

/** Dispatches that a description repeats. */
const LATEST = 5;

/** The position in lines: for a commander what he knows and how long ago, for the umpire the truth. */
export function describe(state: CampaignState, viewer: Viewer): readonly string[] {
  const head = `${timeText(state.minute)}. Weather: ${state.weather}.`;
  if (isCommand(viewer)) return [head, ...knownLines(state, viewer)];
  return viewer === 'umpire' || viewer === 'clock' ? [head, ...trueLines(state)] : [head];
}

function knownLines(state: CampaignState, command: Command): readonly string[] {
  const own = unitsOfCommand(command).map((unit) => {
    const cell = state.knownCell[unit];
    if (cell < 0) return `${UNITS[unit].id}: ${REPORTED_STATES[state.knownState[unit]]}.`;
    const since = timeText(state.knownMinute[unit]);
    return `${UNITS[unit].id}: ${labelOf(cell)}, ${REPORTED_STATES[state.knownState[unit]]}, ${state.knownStrength[unit]} %, as of ${since}.`;
  });
  const enemies = state[`${command}Sightings`].map(
    (sighting) => `${sightingText(sighting)} Seen ${timeText(sighting.minute)}.`,
  );
  const mail = state[`${command}Mail`];
  const latest = mail.rows(Math.max(0, mail.length - LATEST)).map(dispatchText);
  return [...own, ...enemies, ...latest];
}

function trueLines(state: CampaignState): readonly string[] {
  return ALL_UNITS.filter((unit) => state.unitCell[unit] >= 0).map(
    (unit) => `${UNITS[unit].id}: ${labelOf(state.unitCell[unit])}, ${state.unitStrength[unit]} %.`,
  );
}
