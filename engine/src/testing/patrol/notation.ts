import { isRefusal, type Refusal, type Seat } from '../../contract.ts';
import { printable } from '../../text/printable.ts';
import { including, type PatrolAction } from './actions.ts';
import { board } from './ground.ts';
import { hexName, LETTERS, letterOf, listed } from './names.ts';
import { isSide, unitsAt, UNITS_OF, type PatrolState } from './state.ts';

export const GRAMMAR =
  'Type move, dig, scout or attack with a unit (its letter, or its hex) and a hex, such as "move A 0403" or "attack A B 0504"; or end, blow, spare.';

export function writeOrder(action: PatrolAction): string {
  switch (action.kind) {
    case 'deploy':
      return `deploy ${action.companies.map(hexName).join(' ')} / ${action.decoys.map(hexName).join(' ')}`;
    case 'move':
      return `move ${letterOf(action.unit)} ${hexName(action.to)}`;
    case 'dig':
      return `dig ${letterOf(action.unit)}`;
    case 'scout':
      return `scout ${letterOf(action.unit)} ${hexName(action.hex)}`;
    case 'attack':
      return `attack ${action.units.map(letterOf).join(' ')} ${hexName(action.hex)}`;
    case 'end':
    case 'blow':
    case 'spare':
      return action.kind;
  }
}

export function readOrder(state: PatrolState, seat: Seat, text: string): PatrolAction | Refusal {
  const [verb = '', ...words] = text.trim().toLowerCase().split(/\s+/);
  switch (verb) {
    case 'deploy':
      return readDeployment(words);
    case 'end':
    case 'blow':
    case 'spare':
      return words.length === 0 ? { kind: verb } : tooMuch();
    case 'dig': {
      const unit = readUnit(state, seat, words[0]);
      if (typeof unit === 'object') return unit;
      return words.length === 1 ? { kind: verb, unit } : tooMuch();
    }
    case 'move':
    case 'scout':
      return readUnitOrder(state, seat, verb, words);
    case 'attack':
      return readAttack(state, seat, words);
    default:
      return { rule: 'order', text: `"${printable(verb, 60)}" is no order. ${GRAMMAR}` };
  }
}

function readUnitOrder(
  state: PatrolState,
  seat: Seat,
  verb: 'move' | 'scout',
  words: readonly string[],
): PatrolAction | Refusal {
  const unit = readUnit(state, seat, words[0]);
  if (typeof unit === 'object') return unit;
  const hex = readHex(words[1]);
  if (hex === undefined) return NO_HEX;
  if (words.length > 2) return tooMuch();
  return verb === 'move' ? { kind: verb, unit, to: hex } : { kind: verb, unit, hex };
}

/** The last word is the target, all before it are attackers, in whatever order. */
function readAttack(state: PatrolState, seat: Seat, words: readonly string[]): PatrolAction | Refusal {
  const hex = readHex(words.at(-1));
  if (hex === undefined) return NO_HEX;
  let units: readonly number[] = [];
  for (const word of words.length === 1 ? [''] : words.slice(0, -1)) {
    const unit = readUnit(state, seat, word);
    if (typeof unit === 'object') return unit;
    units = including(units, unit);
  }
  return { kind: 'attack', units, hex };
}

function readDeployment(words: readonly string[]): PatrolAction | Refusal {
  const slash = words.indexOf('/');
  if (slash < 0) return { rule: 'order', text: 'List the hexes of companies, a slash, and those of decoys.' };
  const companies = readHexes(words.slice(0, slash));
  const decoys = readHexes(words.slice(slash + 1));
  if (isRefusal(companies)) return companies;
  return isRefusal(decoys) ? decoys : { kind: 'deploy', companies, decoys };
}

function readHexes(words: readonly string[]): readonly number[] | Refusal {
  const hexes = words.map(readHex);
  const wrong = hexes.indexOf(undefined);
  return wrong < 0
    ? (hexes as number[])
    : { rule: 'order', text: `"${printable(words[wrong]!, 60)}" is no hex of this map.` };
}

const NO_HEX: Refusal = { rule: 'order', text: 'Name a hex by its four digits, such as 0403.' };

function readHex(word = ''): number | undefined {
  return board.cellByLabel.get(word);
}

/** A unit by its letter, or by its hex if it is alone there. */
function readUnit(state: PatrolState, seat: Seat, word = ''): number | Refusal {
  const place = word.length === 1 ? LETTERS.toLowerCase().indexOf(word) : -1;
  if (!isSide(seat)) return { rule: 'order', text: 'You have no units.' };
  if (place >= 0) return UNITS_OF[seat][place]!;
  const hex = readHex(word);
  const there = hex === undefined ? [] : unitsAt(state, seat, hex);
  if (there.length === 1) return there[0]!;
  if (there.length > 1)
    return { rule: 'order', text: `In ${hexName(hex!)} are ${listed(there.map(letterOf))}. Name one by its letter.` };
  return { rule: 'order', text: `Name one of your units, ${listed(LETTERS.split(''))}.` };
}

function tooMuch(): Refusal {
  return { rule: 'order', text: `There is more in the order than it needs. ${GRAMMAR}` };
}
