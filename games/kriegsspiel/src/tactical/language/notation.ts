import { isRefusal, printable, type Refusal } from '@club-route/engine';
import type { BattleAction } from '../actions.ts';
import { battleBoard } from '../board.ts';
import { SECTIONS, type Section } from '../data/cards.ts';
import { companyName } from '../state.ts';
import { cardNamed, cardWords, companyNamed, hexText } from './names.ts';

/** Orders in a battle as they are typed. */

export function writeBattleOrder(action: BattleAction): string {
  switch (action.kind) {
    case 'play': {
      const { card, section, units, targets } = action;
      const at = targets.length > 0 ? ['at', ...targets.map(companyName)] : [];
      return [
        'play',
        cardWords(card),
        ...(section === null ? [] : ['in', section]),
        ...units.map(companyName),
        ...at,
      ].join(' ');
    }
    case 'order':
      return ['order', ...action.units.map(companyName)].join(' ');
    case 'go':
      return `go ${companyName(action.company)} ${hexText(action.to)}`;
    case 'leave':
      return `leave ${companyName(action.company)}`;
    case 'fire':
    case 'call':
      return `${action.kind} ${companyName(action.company)} ${companyName(action.target)}`;
    case 'resupply':
      return `resupply ${companyName(action.company)} ${companyName(action.gun)}`;
    case 'strike':
      return ['strike', ...action.targets.map(companyName)].join(' ');
    case 'retreat':
      return ['retreat', ...action.way.map(hexText)].join(' ');
    case 'take':
      return action.ground ? 'take' : 'stay';
    case 'keep':
      return `keep ${cardWords(action.card)}`;
    case 'discard':
      return `discard ${action.cards.map(cardWords).join(' + ')}`;
    case 'end turn':
      return action.ambush ? 'end in wait' : 'end';
    case 'concede':
      return 'concede';
  }
}

export function readBattleOrder(text: string): BattleAction | Refusal {
  const [verb = '', ...words] = wordsOf(text);
  switch (verb.toLowerCase()) {
    case 'play':
      return readPlay(words);
    case 'order':
      return companiesOf(words, (units) => ({ kind: 'order', units }));
    case 'go':
      return companyOf(words, (first, rest) => hexesOf(rest, 1, ([to]) => ({ kind: 'go', company: first, to })));
    case 'leave':
      return exactly(words, 1, ([first]) => ({ kind: 'leave', company: first }));
    case 'fire':
      return exactly(words, 2, ([first, target]) => ({ kind: 'fire', company: first, target }));
    case 'call':
      return exactly(words, 2, ([first, target]) => ({ kind: 'call', company: first, target }));
    case 'resupply':
      return exactly(words, 2, ([first, gun]) => ({ kind: 'resupply', company: first, gun }));
    case 'strike':
      return companiesOf(words, (targets) => ({ kind: 'strike', targets }));
    case 'retreat':
      return hexesOf(words, undefined, (way) => ({ kind: 'retreat', way }));
    case 'take':
      return nothingMore(words, { kind: 'take', ground: true });
    case 'stay':
      return nothingMore(words, { kind: 'take', ground: false });
    case 'keep':
      return cardOf(words, (type, rest) => nothingMore(rest, { kind: 'keep', card: type }));
    case 'discard':
      return readDiscard(words);
    case 'end':
      return words.join(' ').toLowerCase() === 'in wait'
        ? { kind: 'end turn', ambush: true }
        : nothingMore(words, { kind: 'end turn', ambush: false });
    case 'concede':
      return nothingMore(words, { kind: 'concede' });
    default:
      return no(
        `"${printable(verb, 20)}" is not an order in a battle. Type play, go, fire, strike, retreat, take, stay or end.`,
      );
  }
}

function readPlay(words: readonly string[]): BattleAction | Refusal {
  return cardOf(words, (type, rest) => {
    const isSection = (word: string | undefined): word is Section => SECTIONS.includes(word as Section);
    const named = rest[0]?.toLowerCase() === 'in' ? rest[1]?.toLowerCase() : undefined;
    if (rest[0]?.toLowerCase() === 'in' && !isSection(named)) return no(`Name a section: ${SECTIONS.join(', ')}.`);
    const section = isSection(named) ? named : null;
    const left = section === null ? rest : rest.slice(2);
    const at = left.findIndex((word) => word.toLowerCase() === 'at');
    const [own, aims] = at < 0 ? [left, []] : [left.slice(0, at), left.slice(at + 1)];
    return companiesOf(own, (units) =>
      companiesOf(aims, (targets) => ({ kind: 'play', card: type, units, section, targets })),
    );
  });
}

function readDiscard(words: readonly string[]): BattleAction | Refusal {
  const parts = words.join(' ').split('+');
  const cards: number[] = [];
  for (const partText of parts) {
    const found = cardOf(wordsOf(partText), (type, rest) =>
      rest.length === 0 ? { card: type } : no('Put a + between cards.'),
    );
    if (isRefusal(found)) return found;
    cards.push(found.card);
  }
  return { kind: 'discard', cards: cards.toSorted((one, two) => one - two) };
}

function cardOf<T>(words: readonly string[], make: (found: number, rest: readonly string[]) => T): T | Refusal {
  const found = cardNamed(words);
  if (found === undefined)
    return no(`"${printable(words.join(' '), 40)}" is not a command card. Type its name, for example "push left".`);
  return make(found.card, words.slice(found.words));
}

function companyOf<T>(words: readonly string[], make: (found: number, rest: readonly string[]) => T): T | Refusal {
  const found = companyNamed(words[0] ?? '');
  return found < 0 ? noCompany(words[0]) : make(found, words.slice(1));
}

/** Several companies, put in the order of their numbers. */
function companiesOf<T>(words: readonly string[], make: (found: readonly number[]) => T): T | Refusal {
  const found = words.map(companyNamed);
  const wrong = found.findIndex((one) => one < 0);
  return wrong >= 0 ? noCompany(words[wrong]) : make(found.toSorted((one, two) => one - two));
}

function exactly<T>(words: readonly string[], number: number, make: (found: readonly number[]) => T): T | Refusal {
  if (words.length !== number)
    return no(number === 1 ? 'Name one company, for example A1.' : 'Name two companies, for example A1 G2.');
  const found = words.map(companyNamed);
  const wrong = found.findIndex((one) => one < 0);
  return wrong >= 0 ? noCompany(words[wrong]) : make(found);
}

function hexesOf<T>(
  words: readonly string[],
  number: number | undefined,
  make: (hexes: readonly number[]) => T,
): T | Refusal {
  const found = words.map((word) => battleBoard.cellByLabel.get(word) ?? -1);
  const wrong = found.indexOf(-1);
  if (wrong >= 0)
    return no(`No hex on this field matches "${printable(words[wrong], 20)}". Hexes have numbers like 0705.`);
  return number !== undefined && found.length !== number ? no('Name one hex, for example 0705.') : make(found);
}

function nothingMore<T>(words: readonly string[], action: T): T | Refusal {
  return words.length === 0 ? action : no(`"${printable(words.join(' '), 40)}" does not belong in this order.`);
}

function noCompany(word = ''): Refusal {
  return no(`"${printable(word, 20)}" is not a company. Name one by letter and number, for example A1 or G2.`);
}

function no(text: string): Refusal {
  return { rule: 'notation', text };
}

/** Commas only make an order pleasanter to read. */
function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}
