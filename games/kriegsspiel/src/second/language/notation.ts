import { isRefusal, printable, type Refusal, type Seat } from '@club-route/engine';
import { board } from '../../data/board.ts';
import { UNITS, type Side } from '../../data/units.ts';
import { read, write } from '../../language/notation.ts';
import { letterTexts } from '../../language/orders/letter.ts';
import { readBattleOrder, writeBattleOrder } from '../../tactical/language/notation.ts';
import type { SecondAction, SecondActionOf } from '../actions.ts';
import { BOX_DEPTH, BOX_WIDTH } from '../../tactical/box.ts';
import { line } from '../battle/form.ts';
import { FIGHTERS, type SecondState } from '../state.ts';

/** What the second edition adds to typed orders: answers to briefings, orders in battles, and the form of 21.6. */

export function writeSecond(state: SecondState, action: SecondAction): string {
  switch (action.kind) {
    case 'answer': {
      const { by, air, concedeAt, plan } = action;
      const words = [`ANSWER BY ${by.toUpperCase()}`];
      if (air) words.push('AIR');
      if (concedeAt > 0) words.push(`CONCEDE AT ${concedeAt}`);
      return plan === '' ? words.join(' ') : `${words.join(' ')} PLAN: ${plan}`;
    }
    case 'default':
      return `NO ANSWER ${action.side.toUpperCase()}`;
    case 'table':
      return `TABLE ${action.elsewhere ? 'ELSEWHERE' : 'HERE'} BECAUSE ${action.because}`;
    case 'battle':
      return writeBattleOrder(action.order);
    case 'form':
      return writeForm(action);
    default:
      return write(state, action);
  }
}

function writeForm(form: SecondActionOf<'form'>): string {
  return [
    line.head(form),
    ...form.lost.map(([unit, figures]) => line.lost(unit, figures)),
    ...form.exits.map(([unit, companies]) => line.exit(unit, companies)),
    ...form.ruins.map(line.ruin),
  ].join('\n');
}

const BATTLE_VERBS = /^(play|order|go|leave|fire|call|resupply|strike|retreat|take|stay|keep|discard|end|concede)\b/i;

export function readSecond(state: SecondState, seat: Seat, text: string): SecondAction | Refusal {
  const typed = text.trim();
  if (/^ANSWER\b/i.test(typed)) return readAnswer(typed);
  if (/^NO ANSWER\b/i.test(typed)) return readDefault(typed);
  if (/^TABLE\b/i.test(typed)) return readTable(typed);
  if (/^BATTLE\b/i.test(typed)) return readForm(typed);
  // The umpire discards dispatches too, and says why.
  const isUmpires = seat === 'umpire' && / BECAUSE /i.test(typed);
  if (BATTLE_VERBS.test(typed) && !isUmpires) {
    const order = readBattleOrder(typed);
    return isRefusal(order) ? order : { kind: 'battle', order };
  }
  return read(state, seat, typed);
}

function readAnswer(text: string): SecondAction | Refusal {
  const match = /^ANSWER BY (\w+)( AIR)?(?: CONCEDE AT (\d{1,2}))?(?: PLAN: ?([^]*))?$/i.exec(text);
  const by = FIGHTERS.find((one) => one === match?.[1].toLowerCase());
  if (match === null || by === undefined)
    return no(
      '20.3',
      `“${printable(text, 120)}”: write ANSWER BY COMMANDER, COMPUTER or ELSEWHERE, then AIR, CONCEDE AT 2 and PLAN: as you like.`,
    );
  return {
    kind: 'answer',
    by,
    plan: cut((match[4] ?? '').trim(), LONGEST_PLAN),
    concedeAt: Math.min(MOST_MEDALS, Number(match[3] ?? 0)),
    air: match[2] !== undefined,
  };
}
const LONGEST_PLAN = 2000;
const LONGEST_REASON = 400;
const MOST_MEDALS = 40;

/** As much of a text as there is room for, without half a character, which no journal can hold. */
function cut(text: string, longest: number): string {
  return text.slice(0, longest).replaceAll(/\p{Surrogate}/gu, '');
}

function readDefault(text: string): SecondAction | Refusal {
  const side = sideNamed(text.split(/\s+/)[2] ?? '');
  return side === undefined ? no('S13', 'Write NO ANSWER ALLIED or NO ANSWER GERMAN.') : { kind: 'default', side };
}

function readTable(text: string): SecondAction | Refusal {
  const match = /^TABLE (HERE|ELSEWHERE) BECAUSE ([^]+)$/i.exec(text);
  if (match === null) return no('20.3', 'Write TABLE HERE or TABLE ELSEWHERE, and BECAUSE and why.');
  return {
    kind: 'table',
    elsewhere: match[1].toUpperCase() === 'ELSEWHERE',
    because: cut(match[2].trim(), LONGEST_REASON),
  };
}

function sideNamed(word: string): Side | undefined {
  const named = word.toLowerCase();
  return named === 'allied' || named === 'german' ? named : undefined;
}

function no(rule: string, text: string): Refusal {
  return { rule, text };
}

const HEAD =
  /^BATTLE (\S+)\s+TURNS (\d{1,3})\s+MEDALS ALLIED (\d{1,3})\s+GERMAN (\d{1,3})\s+HOLDS FIELD (ALLIED|GERMAN|NOBODY)\b/i;

/** 21.6: the head, then LOST, EXIT and RUIN, as many as there are, on lines of their own or not. */
function readForm(text: string): SecondAction | Refusal {
  const whole = text.trim().replaceAll(/\s+/g, ' ').replace(/ END$/i, '');
  const head = HEAD.exec(whole);
  if (head === null)
    return faulty(text.split('\n')[0], 'write BATTLE, its number, TURNS, MEDALS ALLIED, GERMAN, HOLDS FIELD.');
  if (head[1].length > LONGEST_NUMBER) return faulty(head[0], 'no battle has so long a number.');
  const form = { lost: [] as [number, number][], exits: [] as [number, number][], ruins: [] as number[] };
  for (const part of whole.slice(head[0].length).split(/(?=\b(?:LOST|EXIT|RUIN) )/i)) {
    const entry = part.trim();
    if (entry === '') continue;
    const problem = readEntry(entry, form);
    if (problem !== undefined) return problem;
  }
  const [, battle, turns, allied, german, holds] = head;
  return {
    kind: 'form',
    battle,
    turns: Number(turns),
    medals: { allied: Number(allied), german: Number(german) },
    holds: sideNamed(holds) ?? 'nobody',
    ...form,
  };
}

const LONGEST_NUMBER = 40;
/** Of the ground of a battle (R99). */
const SQUARES = BOX_WIDTH * BOX_DEPTH;

function readEntry(
  entry: string,
  form: { readonly lost: [number, number][]; readonly exits: [number, number][]; readonly ruins: number[] },
): Refusal | undefined {
  const [word, ...rest] = entry.split(' ');
  if (word.toUpperCase() === 'RUIN') {
    const cell = board.cellByLabel.get(rest.join(' '));
    if (cell === undefined) return faulty(entry, 'that is not a square on the map.');
    if (form.ruins.includes(cell)) return faulty(entry, 'the square is named twice.');
    // More than it has are not in the area.
    if (form.ruins.length === SQUARES) return faulty(entry, `the area has only ${SQUARES} squares.`);
    form.ruins.push(cell);
    return undefined;
  }
  const count = Number(rest.at(-1));
  const name = rest.slice(0, -1).join(' ').toUpperCase();
  if (!/^(LOST|EXIT)$/i.test(word) || name === '' || !/^\d{1,3}$/.test(rest.at(-1) ?? ''))
    return faulty(entry, 'write LOST, EXIT or RUIN, each with a unit and a number, or a square.');
  const unit = UNITS.findIndex(({ id }) => id.toUpperCase() === name);
  if (unit < 0) return faulty(entry, `there is no unit ${printable(name, 40)}.`);
  const named = word.toUpperCase() === 'LOST' ? form.lost : form.exits;
  if (named.some(([other]) => other === unit)) return faulty(entry, 'the unit is named twice.');
  named.push([unit, count]);
  return undefined;
}

function faulty(quoted: string, text: string): Refusal {
  return { rule: '21.6', text: `“${printable(quoted, 120)}”: ${text}` };
}

/** A letter may bring a form or an answer among its orders; the blocks above and below are orders as always (G5). */
export function secondOrders(letter: string): readonly string[] {
  const lines = letter.split(/\r?\n/);
  const at = lines.findIndex((one) => /^(BATTLE \d|ANSWER BY )/i.test(one.trim()));
  if (at < 0) return letterTexts(letter);
  const rest = lines.slice(at).map((one) => one.trim());
  const end = rest.findIndex((one) => one === '--' || /^END$/i.test(one));
  const below = rest.findIndex((one, index) => /^(FROM|TO) /.test(one) && rest[index - 1] === '');
  const stops = [end, below].filter((index) => index >= 0);
  const stop = stops.length === 0 ? undefined : Math.min(...stops);
  const body = rest.slice(0, stop).filter((one) => one !== '' && !one.startsWith('>'));
  const own = /^ANSWER/i.test(body[0]) ? body : formAmong(body, stop !== undefined && /^END$/i.test(rest[stop]));
  const hasMore = below >= 0 && (end < 0 || below < end);
  return [
    ...ordersAmong(lines.slice(0, at)),
    own.join('\n'),
    ...(hasMore ? secondOrders(lines.slice(at + below).join('\n')) : []),
  ];
}

/** A form up to its END. Without one it goes on to the last line that looks like one of a form; what follows is a farewell. */
function formAmong(lines: readonly string[], isClosed: boolean): readonly string[] {
  return isClosed ? lines : lines.slice(0, 1 + lines.findLastIndex((one) => FORM_LINE.test(one)));
}
const FORM_LINE = /^(BATTLE|LOST|EXIT|RUIN)\b|\bHOLDS FIELD\b|\s\d{1,4}$/i;

/** The blocks in lines; a greeting that stands alone is none. */
function ordersAmong(lines: readonly string[]): readonly string[] {
  return letterTexts(lines.join('\n')).filter((text) => !text.startsWith('LETTER:'));
}

/** Whether a typed line opens a text of several lines. */
export function opensSecond(first: string): boolean {
  return /^BATTLE \d/i.test(first.trim());
}
