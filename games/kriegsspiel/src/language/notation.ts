import { isRefusal, type Refusal, type Seat } from '@club-route/engine';
import type { ActionOf, CampaignAction, Edit } from '../actions.ts';
import { WEATHERS } from '../data/air.ts';
import { board, labelOf } from '../data/board.ts';
import { midnightOf, stamp } from '../data/calendar.ts';
import { COMMANDS } from '../data/headquarters.ts';
import { STRUCTURES } from '../data/structures.ts';
import { ALL_UNITS, UNITS } from '../data/units.ts';
import { DIVISIONS, ZONES, type Division } from '../data/zones.ts';
import { STRUCTURE_STATES } from '../rules/ground.ts';
import { isCommand } from '../sight.ts';
import type { CampaignState } from '../state.ts';
import { readUnit, readUnits } from './orders/addressees.ts';
import { structureById } from './orders/gazetteer.ts';
import { readZone } from './orders/places.ts';
import { readBlock } from './orders/read-block.ts';
import { readTime } from './orders/times.ts';
import { Unreadable, Words } from './orders/words.ts';
import { writeBlock } from './orders/write.ts';

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
    case 'edit':
      return `SET ${action.edits.map(writeEdit).join(', ')} BECAUSE ${action.because}`;
    case 'write':
      return `WRITE ${action.to.toUpperCase()}: ${action.text}`;
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

function writeEdit(edit: Edit): string {
  switch (edit.what) {
    case 'weather':
      return `WEATHER ${edit.weather.toUpperCase()}`;
    case 'strength':
      return `STRENGTH OF ${UNITS[edit.unit].id} TO ${edit.strength}`;
    case 'square':
      return `SQUARE OF ${UNITS[edit.unit].id} TO ${labelOf(edit.cell)}`;
    case 'structure':
      return `STATE OF ${STRUCTURES[edit.structure].id.toUpperCase()} TO ${edit.state.toUpperCase()}`;
  }
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
    if (!words.takeIf('ADVANCE', 'TO')) return { rule: '3', text: 'Write ADVANCE TO and a time, such as 18 0600.' };
    return { kind: 'advance', to: minuteOf(words) };
  }
  if (seat === 'umpire') return readUmpire(words, text);
  if (words.takeIf('ATTEND')) return { kind: 'attend' };
  if (words.takeIf('PLAN')) return readPlan(text);
  if (!isCommand(seat)) return { rule: '1', text: 'Only commanders write orders.' };
  const block = readBlock(text, state, seat);
  return isRefusal(block) ? block : { kind: 'send', ...block };
}

function minuteOf(words: Words): number {
  const time = readTime(words);
  if ('plus' in time || time.day === undefined) throw new Unreadable('3', 'Write the day and the time: 18 0600.');
  return midnightOf(time.day) + time.time;
}

function readUmpire(words: Words, text: string): CampaignAction | Refusal {
  if (words.takeIf('WRITE')) {
    const colon = text.indexOf(':');
    const to = COMMANDS.find((command) => command === text.slice('WRITE '.length, colon).trim().toLowerCase());
    if (to === undefined || colon < 0) return { rule: '25', text: 'Write WRITE XXX: and what you have to say.' };
    return { kind: 'write', to, text: text.slice(colon + 1).trim() };
  }
  const at = text.toUpperCase().indexOf(' BECAUSE ');
  if (!words.takeIf('SET') || at < 0)
    return { rule: '25', text: 'Write SET WEATHER GOOD BECAUSE and why, or WRITE XXX: and a text.' };
  const edits = text
    .slice('SET '.length, at)
    .split(',')
    .map((part) => readEdit(new Words(part)));
  return { kind: 'edit', edits, because: text.slice(at + ' BECAUSE '.length).trim() };
}

function readEdit(words: Words): Edit {
  const what = words.take();
  if (what === 'WEATHER') {
    const named = words.take();
    const weather = WEATHERS.find((one) => one.toUpperCase() === named);
    if (weather === undefined) throw new Unreadable('25', `${named} is none of ${WEATHERS.join(', ')}.`);
    return { what: 'weather', weather };
  }
  if (!words.takeIf('OF')) throw new Unreadable('25', 'Set WEATHER, STRENGTH OF, SQUARE OF or STATE OF something.');
  if (what === 'STATE') {
    const structure = structureById(words.takeUntil(['TO']));
    words.takeIf('TO');
    const named = words.takeUntil([]);
    const state = STRUCTURE_STATES.find((one) => one.toUpperCase() === named);
    if (structure < 0 || state === undefined) throw new Unreadable('25', 'Write STATE OF SON-BRIDGE TO DESTROYED.');
    return { what: 'structure', structure, state };
  }
  const unit = readUnit(words, ['TO']);
  words.takeIf('TO');
  const value = words.take();
  if (what === 'STRENGTH' && /^\d{1,3}$/.test(value)) return { what: 'strength', unit, strength: Number(value) };
  const cell = board.cellByLabel.get(value);
  if (what === 'SQUARE' && cell !== undefined) return { what: 'square', unit, cell };
  throw new Unreadable('25', `${value} is neither a strength nor a square.`);
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
