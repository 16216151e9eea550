import type { Debrief, DebriefLine, DebriefUnit, Seat } from '@club-route/engine';
import { timeText } from './data/calendar.ts';
import { commanderOf, commandsOf } from './data/organisation.ts';
import { ALL_UNITS, isReserve, UNITS } from './data/units.ts';
import { dispatchText, sentence } from './language/sentences.ts';
import { writeBlock } from './language/orders/write.ts';
import type { TrueEvent } from './report.ts';
import { stateOf } from './rules/units.ts';
import type { CampaignState } from './state.ts';

/** 25, `export aar`: the campaign told without fog, from the umpire's record and everybody's mail. */
export function debrief(state: CampaignState): Debrief {
  return { events: events(state), messages: messages(state), units: units(state) };
}

function events(state: CampaignState): readonly DebriefLine[] {
  return state.events.rows().flatMap((event) => {
    const text = sentence(event, 'umpire');
    return text === undefined ? [] : [{ minute: event.minute, text, seats: seatsOf(state, event) }];
  });
}

function seatsOf(state: CampaignState, event: TrueEvent): readonly Seat[] {
  const named =
    'attackers' in event ? [...event.attackers, ...event.defenders] : 'unit' in event ? [event.unit ?? []].flat() : [];
  return [...new Set(named.map((unit) => commanderOf(state, unit)))];
}

/** Everything that was sent and everything that arrived, by time; of one minute orders come before what they bring about. */
function messages(state: CampaignState): readonly DebriefLine[] {
  const lines = commandsOf(state).flatMap((command): readonly DebriefLine[] => [
    ...state[`${command}Sent`].rows().map(({ quarter, block }) => ({
      minute: quarter,
      text: `ORDER\n${writeBlock(block)}`,
      seats: [command],
    })),
    ...state[`${command}Mail`].rows().map((dispatch) => ({
      minute: dispatch.minute,
      text: dispatchText(dispatch),
      seats: [command],
    })),
  ]);
  const tray = state.umpireMail.rows().map((dispatch) => ({
    minute: dispatch.minute,
    text: dispatchText(dispatch),
    seats: ['umpire'],
  }));
  return [...lines, ...tray].toSorted((one, two) => one.minute - two.minute);
}

function units(state: CampaignState): readonly DebriefUnit[] {
  const gone = new Map(
    state.events.rows().flatMap((event) => (event.kind === 'gone' ? [[event.unit, event] as const] : [])),
  );
  return ALL_UNITS.filter((unit) => !isReserve(unit) || stateOf(state, unit) !== 'off map').map((unit) => {
    const end = gone.get(unit);
    const isGone = state.unitStrength[unit] === 0 && end !== undefined;
    const now = stateOf(state, unit);
    const fate = isGone ? `${end.how} ${timeText(end.minute)}` : now === 'off map' ? 'did not come' : 'in the field';
    const { id, formation } = UNITS[unit];
    return { seat: commanderOf(state, unit), name: id, formation, strength: state.unitStrength[unit], fate };
  });
}
