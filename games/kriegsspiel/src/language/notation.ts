import { isRefusal, type Refusal, type Seat } from '@club-route/engine';
import type { ActionOf, CampaignAction } from '../actions.ts';
import { midnightOf, stamp } from '../data/calendar.ts';
import { ALL_UNITS, UNITS } from '../data/units.ts';
import { DIVISIONS, ZONES, type Division } from '../data/zones.ts';
import { isCommandOf } from '../data/organisation.ts';
import type { CampaignState } from '../state.ts';
import { readUnit, readUnits } from './orders/addressees.ts';
import { readZone } from './orders/places.ts';
import { readBlock } from './orders/read-block.ts';
import { readTime } from './orders/times.ts';
import { Unreadable, Words } from './orders/words.ts';
import { writeBlock } from './orders/write.ts';
import { readUmpire } from './umpire/read.ts';
import { writeUmpire } from './umpire/write.ts';

/** Every action as it is typed, and back. Orders are blocks of a letter; the rest are words of this program. */
export function write(_state: CampaignState, action: CampaignAction): string {
  switch (action.kind) {
    case 'send':
      return writeBlock(action);
    case 'attend':
      return 'ATTEND';
    case 'advance':
      return `ADVANCE TO ${stamp(action.to)}`;
    case 'plan':
      return writePlan(action);
    case 'letter':
      return `LETTER: ${action.text}`;
    default:
      return writeUmpire(action);
  }
}

function writePlan({ landing, supply, waiting }: ActionOf<'plan'>): string {
  const names = (zones: readonly number[]): string => zones.map((zone) => ZONES[zone].names[0]).join(', ');
  const lines = ALL_UNITS.flatMap((unit) =>
    landing[unit] < 0 ? [] : [`LAND ${UNITS[unit].id} ON ${ZONES[landing[unit]].names[0]}`],
  );
  const supplies = DIVISIONS.map((division) => `SUPPLY ${division.toUpperCase()} ON ${names(supply[division])}`);
  const waits = waiting.length === 0 ? [] : [`WAIT ${waiting.map((unit) => UNITS[unit].id).join(', ')}`];
  return ['PLAN', ...lines, ...supplies, ...waits].join('\n');
}

export function read(state: CampaignState, seat: Seat, text: string): CampaignAction | Refusal {
  try {
    return readAction(state, seat, text.trim());
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { rule: error.rule, text: error.message };
  }
}

function readAction(state: CampaignState, seat: Seat, text: string): CampaignAction | Refusal {
  const words = new Words(text.split('\n')[0]);
  if (seat === 'clock') {
    if (!words.takeIf('ADVANCE', 'TO')) return { rule: '3', text: 'Write ADVANCE TO and a time, for example 18 0600.' };
    return { kind: 'advance', to: minuteOf(words) };
  }
  if (seat === 'umpire') return readUmpire(text, state);
  if (words.takeIf('ATTEND')) return { kind: 'attend' };
  if (words.takeIf('PLAN')) return readPlan(text);
  if (words.takeIf('LETTER')) return readLetterTo(text);
  if (!isCommandOf(state, seat)) return { rule: '1', text: 'Only commanders can write orders.' };
  const block = readBlock(text, state, seat);
  return isRefusal(block) ? block : { kind: 'send', ...block };
}

/** G6: prose for the umpire. */
function readLetterTo(text: string): CampaignAction | Refusal {
  const prose = text.slice(text.indexOf(':') + 1).trim();
  if (!text.includes(':') || prose === '') return { rule: 'G6', text: 'Write LETTER: and what you have to say.' };
  return { kind: 'letter', text: prose.slice(0, LONGEST_LETTER) };
}
const LONGEST_LETTER = 4000;

function minuteOf(words: Words): number {
  const time = readTime(words);
  if ('plus' in time || time.day === undefined) throw new Unreadable('3', 'Write the day and the time: 18 0600.');
  return midnightOf(time.day) + time.time;
}

/** A plan names every unit, the supply zones, and who waits. */
function readPlan(text: string): CampaignAction {
  const landing = ALL_UNITS.map(() => -1);
  const supply: Record<Division, number[]> = { '1 Abn': [], '82 Abn': [], '101 Abn': [] };
  let waiting: readonly number[] = [];
  for (const line of text.split('\n').slice(1)) {
    const words = new Words(line);
    if (words.takeIf('LAND')) {
      const unit = readUnit(words, ['ON']);
      words.takeIf('ON');
      landing[unit] = readZone(words);
    } else if (words.takeIf('SUPPLY')) {
      const named = words.takeUntil(['ON']);
      const division = DIVISIONS.find((one) => one.toUpperCase() === named);
      if (division === undefined) throw new Unreadable('15', `${named} is none of ${DIVISIONS.join(', ')}.`);
      words.takeIf('ON');
      do supply[division].push(readZone(words));
      while (words.takeIf(','));
    } else if (words.takeIf('WAIT')) waiting = readUnits(words, []);
  }
  return { kind: 'plan', landing, supply, waiting };
}
