import type { Viewer } from '@club-route/engine';
import { labelOf } from '../data/board.ts';
import { timeText } from '../data/calendar.ts';
import type { Command } from '../data/headquarters.ts';
import { isCommandOf, unitsUnder } from '../data/organisation.ts';
import { ALL_UNITS, isReserve, UNITS } from '../data/units.ts';
import { REPORTED_STATES } from '../knowledge/dispatch.ts';
import { minuteKnown } from '../knowledge/minute-known.ts';
import type { CampaignState } from '../state.ts';
import { dispatchText, sightingText } from './sentences.ts';

/** Dispatches that a description repeats. */
const LATEST = 5;

/** The position in lines: for a commander what he knows and how long ago, for the umpire the truth. */
export function describe(state: CampaignState, viewer: Viewer): readonly string[] {
  const head = `${timeText(minuteKnown(state))}. Weather: ${state.weather}.`;
  if (isCommandOf(state, viewer)) return [head, ...knownLines(state, viewer)];
  return viewer === 'umpire' || viewer === 'clock' ? [head, ...trueLines(state)] : [head];
}

function knownLines(state: CampaignState, command: Command): readonly string[] {
  const units = unitsUnder(state, command);
  const own = units
    .filter((unit) => state.knownCell[unit] >= 0)
    .map((unit) => {
      const cell = state.knownCell[unit];
      const since = timeText(state.knownMinute[unit]);
      return `${UNITS[unit].id}: ${labelOf(cell)}, ${REPORTED_STATES[state.knownState[unit]]}, ${state.knownStrength[unit]} %, as of ${since}.`;
    });
  const enemies = state[`${command}Sightings`].map(
    (sighting) => `${sightingText(sighting)} Seen ${timeText(sighting.minute)}.`,
  );
  const mail = state[`${command}Mail`];
  const latest = mail.rows(Math.max(0, mail.length - LATEST)).map(dispatchText);
  return [...own, ...absent(state, units), ...enemies, ...latest];
}

/** Units that are not on the map, in a line for those to come and one for those that are lost. */
function absent(state: CampaignState, units: readonly number[]): readonly string[] {
  const away = units.filter((unit) => state.knownCell[unit] < 0 && !isReserve(unit));
  const isLost = (unit: number): boolean => REPORTED_STATES[state.knownState[unit]] === 'lost';
  const line = (text: string, some: readonly number[]): readonly string[] =>
    some.length === 0 ? [] : [`${text}: ${some.map((unit) => UNITS[unit].id).join(', ')}.`];
  return [
    ...line(
      'Still to come',
      away.filter((unit) => !isLost(unit)),
    ),
    ...line('Lost', away.filter(isLost)),
  ];
}

function trueLines(state: CampaignState): readonly string[] {
  return ALL_UNITS.filter((unit) => state.unitCell[unit] >= 0).map(
    (unit) => `${UNITS[unit].id}: ${labelOf(state.unitCell[unit])}, ${state.unitStrength[unit]} %.`,
  );
}
