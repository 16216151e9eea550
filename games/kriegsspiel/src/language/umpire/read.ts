import { isRefusal, type Refusal } from '@club-route/engine';
import { board } from '../../data/board.ts';
import type { Command } from '../../data/headquarters.ts';
import { commandsOf, type OfEdition } from '../../data/organisation.ts';
import { REPORTED_STATES, SEEN_KINDS, SIZES } from '../../knowledge/dispatch.ts';
import type { CampaignState, Withheld } from '../../state.ts';
import type { UmpireAction } from '../../umpire/actions.ts';
import { letterAt } from '../../umpire/post.ts';
import { RULED_NUMBER, RULED_WORDS, type Ruled } from '../../umpire/ruled.ts';
import { readHeadquarters, readUnit } from '../orders/addressees.ts';
import { readBlock } from '../orders/read-block.ts';
import { wholeNumber } from '../orders/times.ts';
import { Unreadable, Words } from '../orders/words.ts';
import { choiceWords } from './form.ts';
import { readEdits } from './read-edits.ts';

/** 25: every word of the umpire's console that changes something. */
export function readUmpire(text: string, state: CampaignState): UmpireAction | Refusal {
  const [first, ...lines] = text.split('\n');
  const at = first.toUpperCase().indexOf(' BECAUSE ');
  const because =
    at < 0
      ? ''
      : first
          .slice(at + ' BECAUSE '.length)
          .trim()
          .slice(0, LONGEST_REASON);
  const words = new Words(at < 0 ? first : first.slice(0, at));
  const rest = lines.join('\n');
  const word = words.take();
  switch (word) {
    case 'WRITE':
      return readWriting(text, state);
    case 'CONVERT': {
      const letter = wholeNumber(words.peek(), words.take(), MOST);
      const from = letterAt(state, letter)?.from;
      if (from === undefined) return refusal(`There is no letter ${letter} in your tray. Type INBOX to see them.`);
      const block = readBlock(rest, state, from);
      return isRefusal(block) ? block : { kind: 'convert', letter, block };
    }
    case 'RELEASE':
      return { kind: 'release', id: wholeNumber(words.peek(), words.take(), MOST) };
    case 'ROLL': {
      const dice = /^\d+$/.test(words.peek()) ? wholeNumber(words.peek(), words.take(), 10) : 1;
      const purpose = purposeIn(first);
      return dice === 0 || purpose === ''
        ? refusal('Write ROLL 2 FOR and what the dice are for.')
        : { kind: 'roll', dice, purpose };
    }
    default:
      if (!REASONED.includes(word)) return refusal(KNOWN);
      if (because === '') return refusal('Say why: end the line with BECAUSE and a reason.');
      return readReasoned(word, words, because, rest, state);
  }
}

const MOST = 0x7fff;
const LONGEST_REASON = 400;
const REASONED: readonly string[] = [
  'SET',
  'OVERRIDE',
  'ADD',
  'RULE',
  'FORCE',
  'VETO',
  'HOLD',
  'RESUME',
  'DISCARD',
  'FORGE',
];
const KNOWN =
  'Write SET, ADD UNIT, RULE, FORCE, VETO, HOLD, RESUME, DISCARD or FORGE, with BECAUSE and a reason. Or write CONVERT, RELEASE, ROLL or WRITE.';

function refusal(text: string): Refusal {
  return { rule: '25', text };
}

function readReasoned(
  word: string,
  words: Words,
  because: string,
  rest: string,
  state: CampaignState,
): UmpireAction | Refusal {
  switch (word) {
    case 'SET':
    case 'OVERRIDE':
      return { kind: 'edit', edits: readEdits(words.rest()), because };
    case 'ADD': {
      words.takeIf('UNIT');
      const unit = readUnit(words, ['AT']);
      words.takeIf('AT');
      return { kind: 'edit', edits: [{ what: 'square', unit, cell: readSquare(words) }], because };
    }
    case 'RULE': {
      const id = wholeNumber(words.peek(), words.take(), MOST);
      const named = words.take();
      const as = named === 'PROPOSED' ? 'proposed' : readRuled(named);
      const { pending } = state;
      if (as === undefined) {
        if (pending === null) return refusal('No result is waiting for your ruling.');
        return refusal(
          `${named || 'Nothing'} is no result here. Write PROPOSED, or ${choiceWords(state, pending).toUpperCase()}.`,
        );
      }
      for (const counted of COUNTED) words.takeIf(counted);
      return words.isDone ? { kind: 'rule', id, as, because } : refusal(`“${words.rest()}” is not understood here.`);
    }
    case 'FORCE': {
      const command = readCommand(words, state);
      const block = readBlock(rest, state, command);
      return isRefusal(block) ? block : { kind: 'force', command, block, because };
    }
    case 'VETO':
      return { kind: 'veto', unit: readUnit(words, []), because };
    case 'HOLD':
    case 'RESUME': {
      if (!words.takeIf('REPORTS')) words.takeIf('REPORT');
      return { kind: word === 'HOLD' ? 'hold' : 'resume', what: readWithheld(words, state), because };
    }
    case 'DISCARD':
      return { kind: 'discard', id: wholeNumber(words.peek(), words.take(), MOST), because };
    default:
      return words.takeIf('MESSAGE') ? readMessage(words, state, because, rest) : readReport(words, because);
  }
}

/** What may be written behind a number. */
const COUNTED = ['HOUR', 'HOURS', 'MINUTE', 'MINUTES', 'POINT', 'POINTS', 'SQUADRON', 'SQUADRONS'] as const;

function readRuled(named: string): Ruled | undefined {
  if (RULED_NUMBER.test(named)) return `${Number(named)}`;
  return RULED_WORDS.find((result) => result.toUpperCase() === named);
}

function readWriting(text: string, state: OfEdition): UmpireAction | Refusal {
  const colon = text.indexOf(':');
  const named = colon < 0 ? '' : text.slice('WRITE '.length, colon).trim().toLowerCase();
  const to = commandsOf(state).find((command) => command === named);
  const prose = text.slice(colon + 1).trim();
  return to === undefined || prose === ''
    ? refusal(`Write WRITE ${commandsOf(state)[0].toUpperCase()}: and what you have to say.`)
    : { kind: 'write', to, text: prose.slice(0, 4000) };
}

function purposeIn(line: string): string {
  const at = line.toUpperCase().indexOf(' FOR ');
  return at < 0
    ? ''
    : line
        .slice(at + ' FOR '.length)
        .trim()
        .slice(0, LONGEST_REASON);
}

export function readCommand(words: Words, state: OfEdition): Command {
  const named = words.take();
  const command = commandsOf(state).find((one) => one.toUpperCase() === named);
  if (command === undefined)
    throw new Unreadable('25', `${named || 'Nothing'} is none of ${commandsOf(state).join(', ').toUpperCase()}.`);
  return command;
}

function readWithheld(words: Words, state: OfEdition): Withheld {
  if (words.takeIf('TO')) return { command: readCommand(words, state) };
  words.takeIf('OF');
  return { unit: readUnit(words, []) };
}

function readSquare(words: Words): number {
  const label = words.take();
  const cell = board.cellByLabel.get(label);
  if (cell === undefined) throw new Unreadable('25', `${label || 'Nothing'} is not a square on the map.`);
  return cell;
}

function readMessage(words: Words, state: OfEdition, because: string, text: string): UmpireAction | Refusal {
  words.takeIf('TO');
  const to = readCommand(words, state);
  words.takeIf('FROM');
  const from = readHeadquarters(words, state);
  return text.trim() === ''
    ? refusal('Write the message on the next line.')
    : { kind: 'forge', what: { as: 'message', to, from, text: text.trim().slice(0, 4000) }, because };
}

function readReport(words: Words, because: string): UmpireAction {
  words.takeIf('REPORT');
  if (!words.takeIf('OF')) words.takeIf('FROM');
  const unit = readUnit(words, ['AT']);
  words.takeIf('AT');
  const cell = readSquare(words);
  const state = words.takeIf('STATE') ? oneOf(REPORTED_STATES, words.takeUntil(['STRENGTH', 'ENEMY'])) : 'halted';
  const strength = words.takeIf('STRENGTH') ? wholeNumber(words.peek(), words.take(), 100) : 100;
  const enemies = [];
  while (words.takeIf('ENEMY')) {
    words.takeIf('AT');
    const there = readSquare(words);
    enemies.push({ cell: there, kind: oneOf(SEEN_KINDS, words.take()), size: oneOf(SIZES, words.take()) });
    words.takeIf(',');
  }
  if (!words.isDone) throw new Unreadable('25', `“${words.rest()}” is not understood here.`);
  return { kind: 'forge', what: { as: 'report', unit, cell, state, strength, enemies }, because };
}

function oneOf<T extends string>(list: readonly T[], named: string): T {
  const found = list.find((one) => one.toUpperCase() === named);
  if (found === undefined) throw new Unreadable('25', `${named || 'Nothing'} is none of ${list.join(', ')}.`);
  return found;
}
