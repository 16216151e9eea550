import type { Language, Seat, SeatNames } from '@club-route/engine';
import type { CampaignAction } from '../actions.ts';
import type { CampaignChoice, CampaignDraft } from '../choices.ts';
import { DAY, endOf, stamp } from '../data/calendar.ts';
import { commandsOf, isCommandOf, unitsUnder } from '../data/organisation.ts';
import { UNITS } from '../data/units.ts';
import { endingOf } from '../outcome.ts';
import type { CampaignReport } from '../report.ts';
import { optionsOf, type CampaignState } from '../state.ts';
import { read, write } from './notation.ts';
import { letterTexts } from './orders/letter.ts';
import { keywordOf } from './orders/lines.ts';
import { describe } from './position.ts';
import { recount } from './recount.ts';
import { sentence } from './sentences.ts';
import { answer } from './umpire/questions.ts';

const NAMES: Readonly<Record<Seat, SeatNames>> = {
  xxx: { side: 'XXX Corps', people: 'XXX Corps' },
  airborne: { side: 'Airborne', people: 'the airborne forces' },
  german: { side: 'German', people: 'the Germans' },
  umpire: { side: 'Umpire', people: 'the umpires' },
  clock: { side: 'Clock', people: 'the clocks' },
};

export const language: Language<CampaignState, CampaignAction, CampaignDraft, CampaignReport> = {
  names: (seat) => NAMES[seat],
  prompt,
  doing: (_state, seat) => DOING[seat],
  label: (state, _seat, choice) => label(state, choice),
  say: sentence,
  recount,
  ending: endingOf,
  describe,
  write,
  read,
  grammar,
  orders: letterTexts,
  answer,
  opens,
};

const DOING: Readonly<Record<Seat, string>> = {
  xxx: 'XXX Corps is reading its mail and writing orders.',
  airborne: 'The airborne commander is reading mail and writing orders.',
  german: 'The Germans are reading their mail and writing orders.',
  umpire: 'The umpire is watching and ruling.',
  clock: 'The clock is running.',
};

export function prompt(state: CampaignState, seat: Seat, draft?: CampaignDraft): string {
  const { pending } = state;
  if (state.outcome !== 'none') return 'The campaign is over.';
  if (draft !== undefined)
    return seat === 'umpire'
      ? `Change ${UNITS[draft.unit].id}, or order it.`
      : `Give an order to ${UNITS[draft.unit].id}.`;
  if (seat === 'clock') return 'Let time pass.';
  if (seat !== 'umpire')
    return hasTroops(state, seat)
      ? 'Write an order, or let time pass.'
      : 'Let time pass until your troops report, or write orders for later.';
  if (pending === null) return 'Change something, write to a commander, or watch.';
  return `Rule on result ${pending.id}: accept it, or set another.`;
}

/** Whether a unit of his is on the map, as far as he has heard. */
function hasTroops(state: CampaignState, seat: Seat): boolean {
  return isCommandOf(state, seat) && unitsUnder(state, seat).some((unit) => state.knownCell[unit] >= 0);
}

function label(state: CampaignState, { action, draft }: CampaignChoice): string {
  if (draft !== undefined) return `Order ${UNITS[draft.unit].id}`;
  if (action!.kind === 'attend') return 'Read the mail';
  return write(state, action!).replaceAll('\n', ' / ');
}

/** Letters, plans, and the umpire's words that take a letter. */
export function opens(line: string): boolean {
  return OPENING.includes(keywordOf(line.trim())) || /^FORGE MESSAGE\b/i.test(line.trim());
}
const OPENING: readonly string[] = ['FROM', 'TO', 'PLAN', 'LETTER', 'CONVERT', 'FORCE'];

export function grammar(state: CampaignState, seat: Seat): string {
  const first = commandsOf(state)[0].toUpperCase();
  if (seat === 'clock') {
    const later = Math.min(state.minute + DAY, endOf(optionsOf(state).days));
    return `Type ADVANCE TO and a time: ADVANCE TO ${stamp(later)}.`;
  }
  if (!isCommandOf(state, seat))
    return `Type SET WEATHER GOOD BECAUSE and why, or WRITE ${first}: and a text. INBOX, QUEUE, PENDING, HELD, MAP ${first}, LOG SINCE 0600 and WHO-KNOWS 1/506 ask.`;
  const unit = UNITS[unitsUnder(state, seat)[0]]?.id ?? 'AIR';
  return `Type TO and a unit, then orders on lines of their own: TO ${unit} / REPORT ALL. ATTEND when you have read your mail.`;
}
