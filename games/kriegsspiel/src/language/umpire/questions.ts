import type { Seat } from '@club-route/engine';
import { labelOf } from '../../data/board.ts';
import { stamp, timeText } from '../../data/calendar.ts';
import type { Command } from '../../data/headquarters.ts';
import { commanderOf, commandsOf, isCommandOf, unitsUnder } from '../../data/organisation.ts';
import { UNITS } from '../../data/units.ts';
import { REPORTED_STATES } from '../../knowledge/dispatch.ts';
import { knowersOf } from '../../knowledge/who-knows.ts';
import { sight } from '../../sight.ts';
import type { TrueEvent } from '../../report.ts';
import type { CampaignState } from '../../state.ts';
import { minuteMeant } from '../../orders/times.ts';
import { readUnit } from '../orders/addressees.ts';
import { readCommand } from './read.ts';
import { writeBlock } from '../orders/write.ts';
import { readTime } from '../orders/times.ts';
import { Unreadable, Words } from '../orders/words.ts';
import { describe } from '../position.ts';
import { dispatchText, sentence, sightingText, testText } from '../sentences.ts';
import { queueLines } from './queue.ts';
import { formLines } from './form.ts';

/**
 * Words that ask and change nothing: 25 for the umpire, a few of them for commanders. Answered from the sight of whoever
 * asks, so they tell no more than it. Nothing for what is no such word.
 */
export function answer(state: CampaignState, seat: Seat, text: string): readonly string[] | undefined {
  try {
    const words = new Words(text.split('\n')[0]);
    if (isCommandOf(state, seat)) return commandAnswer(state, seat, words);
    return seat === 'umpire' ? umpireAnswer(state, words) : undefined;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return [error.message];
  }
}

function umpireAnswer(state: CampaignState, words: Words): readonly string[] | undefined {
  switch (words.take()) {
    case 'INBOX':
      return inbox(state);
    case 'QUEUE':
      return queueLines(state);
    case 'PENDING':
    case 'BATTLE':
      return formLines(state);
    case 'HELD':
      return orNothing(
        state.held.map(({ id, to, dispatch }) => `${id}, to ${to.toUpperCase()}: ${dispatchText(dispatch)}`),
        'You are not holding anything back.',
      );
    case 'MAP': {
      const command = readCommand(words, state);
      return describe(sight(state, command), command);
    }
    case 'LOG':
      words.takeIf('SINCE');
      return log(state, words.isDone ? 0 : minuteMeant(readTime(words), state.minute));
    case 'WHO-KNOWS':
      return whoKnows(state, readUnit(words, []));
    case 'WHO':
      words.takeIf('KNOWS');
      return whoKnows(state, readUnit(words, []));
    default:
      return undefined;
  }
}

function commandAnswer(state: CampaignState, command: Command, words: Words): readonly string[] | undefined {
  switch (words.take()) {
    case 'LOG': {
      words.takeIf('SINCE');
      const since = words.isDone ? 0 : minuteMeant(readTime(words), state.minute);
      return mailLines(state, command, since).map(({ text }) => text);
    }
    case 'SENT':
      return orNothing(
        state[`${command}Sent`].rows().map(({ quarter, block }) => `${timeText(quarter)}\n${writeBlock(block)}`),
        'You have sent nothing yet.',
      );
    case 'TEMPLATE': {
      const unit = words.isDone ? unitsUnder(state, command)[0] : readUnit(words, []);
      return template(state, command, unit);
    }
    default:
      return undefined;
  }
}

function orNothing(lines: readonly string[], nothing: string): readonly string[] {
  return lines.length === 0 ? [nothing] : lines;
}

/** G6: letters that wait, by the numbers that CONVERT takes, and messages. */
function inbox(state: CampaignState): readonly string[] {
  const lines = state.umpireMail.rows().map((dispatch, number) => {
    const done = state.converted.includes(number) ? ' (converted)' : '';
    return `${number}${done}: ${dispatchText(dispatch)}`;
  });
  return orNothing(lines, 'Your tray is empty.');
}

interface Line {
  readonly minute: number;
  readonly text: string;
}

function mailLines(state: CampaignState, command: Command, since: number): readonly Line[] {
  return state[`${command}Mail`]
    .rows()
    .filter(({ minute }) => minute >= since)
    .map((dispatch) => ({ minute: dispatch.minute, text: dispatchText(dispatch) }));
}

/** Everything that happened, and everything that was told, in the order of time. */
function log(state: CampaignState, since: number): readonly string[] {
  const events = state.events
    .rows()
    .filter(({ minute }) => minute >= since)
    .map((event) => ({ minute: event.minute, text: `${stamp(event.minute)} ${eventText(event)}` }));
  const mails = commandsOf(state).flatMap((command) =>
    mailLines(state, command, since).map(({ minute, text }) => ({
      minute,
      text: `To ${command.toUpperCase()}: ${text}`,
    })),
  );
  const all = [...events, ...mails].toSorted((one, two) => one.minute - two.minute);
  return orNothing(
    all.map(({ text }) => text),
    'Nothing has happened since.',
  );
}

/** What the umpire's record has of an event, messages that got through as well. */
function eventText(event: TrueEvent): string {
  return event.kind === 'communication' ? testText(event) : (sentence(event, 'umpire') ?? '');
}

function whoKnows(state: CampaignState, unit: number): readonly string[] {
  const { id } = UNITS[unit];
  const cell = state.unitCell[unit];
  const truth =
    cell < 0 ? `${id} is not on the map.` : `${id} is at ${labelOf(cell)} with ${state.unitStrength[unit]} %.`;
  const own = commanderOf(state, unit);
  const known = state.knownCell[unit];
  const belief = `${own.toUpperCase()} believes: ${REPORTED_STATES[state.knownState[unit]]}${known < 0 ? '' : ` at ${labelOf(known)}, ${state.knownStrength[unit]} %, as of ${timeText(state.knownMinute[unit])}`}.`;
  const others = knowersOf(state, unit).map(
    ({ command, sighting }) => `${command.toUpperCase()}, ${timeText(sighting.minute)}: ${sightingText(sighting)}`,
  );
  return [truth, belief, ...others];
}

/** 28: a form to fill in. */
function template(state: CampaignState, command: Command, unit: number): readonly string[] {
  if (commanderOf(state, unit) !== command) return [`${UNITS[unit].id} is not one of your units.`];
  const cell = state.knownCell[unit];
  return [
    `TO ${UNITS[unit].id}`,
    `# last reported ${cell < 0 ? 'off the map' : `at ${labelOf(cell)}, ${timeText(state.knownMinute[unit])}`}`,
    `AT ${stamp(state.minute)}`,
    'REF 1',
    'MOVE TO 0911 BY ROAD',
    'IF CONTACT HOLD',
    'END',
  ];
}
