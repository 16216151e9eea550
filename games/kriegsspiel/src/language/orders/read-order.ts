import { theatre } from '../../data/theatre.ts';
import {
  REPORT_SUBJECTS,
  type Manner,
  type Order,
  type Place,
  type ReportSubject,
  type Stance,
} from '../../orders/types.ts';
import { nameKey } from './gazetteer.ts';
import { readArea, readCell, readPlace, readStructure, readZone, STOPS } from './places.ts';
import { readTime, wholeNumber } from './times.ts';
import { readUnit, readUnits } from './addressees.ts';
import { Unreadable, type Words } from './words.ts';

/** One line of a block that is an order, by its first word. */
export function readOrder(words: Words): Order {
  const keyword = words.take();
  switch (keyword) {
    case 'MOVE':
      words.takeIf('TO');
      return { kind: 'move', to: readPlace(words), ...readWay(words) };
    case 'ATTACK':
      return readAttack(words);
    case 'WITHDRAW':
      words.takeIf('TO');
      return { kind: 'withdraw', to: readPlace(words), via: readVia(words) };
    case 'RECCE':
      return readRecce(words);
    case 'HOLD':
      return readHold(words);
    case 'WAIT':
      if (words.takeIf('FOR')) return { kind: 'wait for', unit: readUnit(words) };
      words.takeIf('UNTIL');
      return { kind: 'wait', until: readTime(words) };
    case 'BOMBARD':
      return readBombard(words);
    case 'SUPPORT':
      return { kind: 'support', unit: readUnit(words) };
    case 'DEFEND':
      return { kind: 'defend', unit: readUnit(words) };
    case 'REPAIR':
      return { kind: 'repair', structure: readStructure(words) };
    case 'FERRY':
      return readFerry(words);
    case 'DROP':
    case 'LAND':
      return readLift(words, keyword === 'DROP' ? 'drop' : 'land');
    case 'CHANGE':
      return readChange(words);
    case 'SUPPLY':
      words.takeIf('DROP');
      words.takeIf('ON');
      return { kind: 'supply drop', zone: readZone(words) };
    case 'PATROL':
      return readPatrol(words);
    case 'STRIKE':
      words.takeIf('FOR');
      return { kind: 'strike', unit: readUnit(words) };
    case 'AIR':
      words.takeIf('RECCE');
      return { kind: 'air recce', area: readArea(words) };
    case 'ENTER':
      return readEnter(words);
    case 'REPORT':
      return { kind: 'report', about: readSubject(words) };
    case 'CANCEL': {
      const ref = words.rest();
      words.takeUntil([]);
      if (ref === '') throw new Unreadable('5.1', 'Write CANCEL and a reference, or CANCEL ALL.');
      return ref === 'ALL' ? { kind: 'cancel' } : { kind: 'cancel', ref: ref.slice(0, LONGEST_REF) };
    }
    case 'IF':
      words.takeIf('CONTACT');
      return { kind: 'if contact', stance: readStance(words) };
    case 'SPARE':
    case 'BLOW':
      return { kind: 'spare', structure: readStructure(words), spare: keyword === 'SPARE' };
    case 'MAP':
      return { kind: 'map' };
    default:
      throw new Unreadable(
        'G3',
        `No order begins with ${keyword}. Orders begin with MOVE TO, ATTACK, HOLD, REPORT and so on.`,
      );
  }
}

/** Longer references are cut off; nobody repeats them. */
export const LONGEST_REF = 40;
/** More places than this no way needs. */
const MOST_VIA = 20;

const AFTER_UNITS: readonly string[] = ['ON', 'ACROSS', 'TO', 'WITH', 'BREAK', 'VIA'];

function readVia(words: Words): readonly Place[] {
  const via: Place[] = [];
  if (!words.takeIf('VIA')) return via;
  do if (!words.isDone && !STOPS.includes(words.peek())) via.push(readPlace(words));
  while (words.takeIf(','));
  if (via.length > MOST_VIA) throw new Unreadable('5.1', `VIA takes at most ${MOST_VIA} places.`);
  return via;
}

/** VIA and the manner, in either order. */
function readWay(words: Words): { readonly via: readonly Place[]; readonly how: Manner } {
  words.takeIf(',');
  let how = readManner(words);
  const via = readVia(words);
  how ??= readManner(words);
  return { via, how: how ?? 'fastest' };
}

function readManner(words: Words): Manner | undefined {
  if (words.takeIf('BY', 'ROAD')) return 'road';
  if (words.takeIf('BY', 'RAIL') || words.takeIf('BY', 'RAILWAY')) return 'rail';
  if (words.takeIf('CROSS', 'COUNTRY')) return 'country';
  return words.takeIf('FASTEST') ? 'fastest' : undefined;
}

function readAttack(words: Words): Order {
  if (words.takeIf('ENEMY')) words.takeIf('AT');
  const to = readPlace(words);
  words.takeIf(',');
  const via = readVia(words);
  let guns: readonly number[] = [];
  let air = 0;
  let breakOff: number | undefined;
  for (;;) {
    if (words.takeIf('WITH', 'GUNS')) guns = readUnits(words, AFTER_UNITS);
    else if (words.takeIf('WITH', 'AIR')) air = wholeNumber(words.peek(), words.take(), 6);
    else if (words.takeIf('BREAK', 'OFF')) breakOff = readPercent(words);
    else break;
  }
  return { kind: 'attack', to, via, guns, air, ...(breakOff === undefined ? {} : { breakOff }) };
}

function readPercent(words: Words): number {
  words.takeIf('AT');
  const word = words.take();
  words.takeIf('%');
  return wholeNumber(word.endsWith('%') ? word.slice(0, -1) : word, word, 100);
}

function readRecce(words: Words): Order {
  words.takeIf('TO');
  const to = readPlace(words);
  words.takeIf(',');
  const via = readVia(words);
  if (words.takeIf('NO', 'ENGAGE')) return { kind: 'recce', to, via, engage: 'never' };
  if (!words.takeIf('ENGAGE')) return { kind: 'recce', to, via };
  words.takeIf('AT');
  const word = words.take();
  const engage = Number(word);
  if (word === '' || !Number.isInteger(engage) || Math.abs(engage) > 20)
    throw new Unreadable('12', `${word || 'Nothing'} is not a differential. Write ENGAGE AT +1 or NO ENGAGE.`);
  // Adding 0 turns −0 into 0.
  return { kind: 'recce', to, via, engage: engage + 0 };
}

function readHold(words: Words): Order {
  words.takeIf('AT');
  const at = words.isDone || words.peek() === 'UNTIL' ? undefined : readPlace(words);
  words.takeIf(',');
  const until = words.takeIf('UNTIL') ? readTime(words) : undefined;
  return { kind: 'hold', ...(at === undefined ? {} : { at }), ...(until === undefined ? {} : { until }) };
}

function readBombard(words: Words): Order {
  const cell = readCell(words);
  const missions = words.takeIf('FOR') ? wholeNumber(words.peek(), words.take(), 48) : 1;
  if (!words.takeIf('MISSIONS')) words.takeIf('MISSION');
  if (missions === 0) throw new Unreadable('13', 'A bombardment needs at least one mission.');
  return { kind: 'bombard', cell, missions };
}

function readFerry(words: Words): Order {
  const units = readUnits(words, ['ACROSS']);
  if (!words.takeIf('ACROSS')) throw new Unreadable('16.2', 'Write FERRY units ACROSS river AT square.');
  const name = words.takeUntil(['AT']);
  const water = theatre.waters.find((one) => nameKey(one.name) === nameKey(name));
  if (water === undefined) throw new Unreadable('G89', `${name} is not a river on this map.`);
  words.takeIf('AT');
  return { kind: 'ferry', units, water: water.id, cell: readCell(words) };
}

function readLift(words: Words, kind: 'drop' | 'land'): Order {
  const units = readUnits(words, ['ON']);
  if (!words.takeIf('ON')) throw new Unreadable('14.2', `Write ${kind.toUpperCase()} units ON a zone.`);
  return { kind, units, zone: readZone(words) };
}

function readChange(words: Words): Order {
  if (!words.takeIf('DZ')) words.takeIf('LZ');
  const units = readUnits(words, ['TO']);
  if (!words.takeIf('TO')) throw new Unreadable('14.2', 'Write CHANGE DZ unit TO a zone.');
  return { kind: 'change zone', units, zone: readZone(words) };
}

function readPatrol(words: Words): Order {
  const area = readArea(words);
  const from = words.takeIf('FROM') ? readTime(words) : undefined;
  const until = words.takeIf('UNTIL') ? readTime(words) : undefined;
  return { kind: 'patrol', area, ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) };
}

function readEnter(words: Words): Order {
  words.takeIf('AT');
  const cell = words.takeIf('PANNERDEN') ? theatre.board.cellByLabel.get('5048')! : readCell(words);
  const first = words.takeIf('IN', 'ORDER') ? readUnits(words, []) : [];
  return { kind: 'enter', cell, first };
}

function readSubject(words: Words): ReportSubject {
  const word = words.isDone ? 'ALL' : words.take();
  const found = REPORT_SUBJECTS.find((subject) => subject.toUpperCase() === word);
  if (found === undefined)
    throw new Unreadable('5.1', `${word} is none of ${REPORT_SUBJECTS.join(', ').toUpperCase()}.`);
  return found;
}

function readStance(words: Words): Stance {
  switch (words.take()) {
    case 'ATTACK':
      return { act: 'attack' };
    case 'HOLD':
      return { act: 'hold' };
    case 'WITHDRAW':
      words.takeIf('TO');
      return { act: 'withdraw', to: readPlace(words) };
    default:
      throw new Unreadable('G18', 'Write IF CONTACT ATTACK, IF CONTACT HOLD or IF CONTACT WITHDRAW TO a place.');
  }
}
