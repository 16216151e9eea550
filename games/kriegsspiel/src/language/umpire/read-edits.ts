import { WEATHERS } from '../../data/air.ts';
import { board } from '../../data/board.ts';
import type { Side } from '../../data/units.ts';
import { STRUCTURE_STATES } from '../../rules/ground.ts';
import type { Edit } from '../../umpire/actions.ts';
import { readUnit } from '../orders/addressees.ts';
import { structureById } from '../orders/gazetteer.ts';
import { wholeNumber } from '../orders/times.ts';
import { Unreadable, Words } from '../orders/words.ts';

/** What the umpire sets, with commas between: `WEATHER POOR, STRENGTH OF 1/506 TO 80`. */
export function readEdits(text: string): readonly Edit[] {
  return text.split(',').map((part) => readEdit(new Words(part)));
}

const SETTABLE = 'WEATHER, STRENGTH OF, SQUARE OF, STATE OF, RUIN OF, SQUADRONS OF, LIFT OF or POINTS OF';

function readEdit(words: Words): Edit {
  const what = words.take();
  if (what === 'WEATHER') {
    const named = words.take();
    const weather = WEATHERS.find((one) => one.toUpperCase() === named);
    if (weather === undefined) throw new Unreadable('25', `${named || 'Nothing'} is none of ${WEATHERS.join(', ')}.`);
    return { what: 'weather', weather };
  }
  if (!words.takeIf('OF')) throw new Unreadable('25', `Set ${SETTABLE} something.`);
  switch (what) {
    case 'STATE':
      return readStructureState(words);
    case 'RUIN': {
      const cell = readCell(words);
      return { what: 'ruin', cell, ruined: valueOf(words) !== 'NO' };
    }
    case 'SQUADRONS':
      return { what: 'squadrons', side: readSide(words), count: numberOf(words, 12) };
    case 'LIFT':
      return { what: 'lift', parachute: wholeNumber(words.peek(), words.take(), 60), glider: numberOf(words, 60) };
    case 'POINTS':
      return { what: 'points', side: readSide(words), points: numberOf(words, 10000) };
    case 'STRENGTH':
      return { what: 'strength', unit: readUnit(words, ['TO']), strength: numberOf(words, 100) };
    case 'SQUARE': {
      const unit = readUnit(words, ['TO']);
      words.takeIf('TO');
      return { what: 'square', unit, cell: readCell(words) };
    }
    default:
      throw new Unreadable('25', `Set ${SETTABLE} something.`);
  }
}

function valueOf(words: Words): string {
  words.takeIf('TO');
  return words.take();
}

function numberOf(words: Words, most: number): number {
  const value = valueOf(words);
  return wholeNumber(value, value, most);
}

function readSide(words: Words): Side {
  const named = words.take();
  if (named !== 'ALLIED' && named !== 'GERMAN')
    throw new Unreadable('25', `${named || 'Nothing'} is neither ALLIED nor GERMAN.`);
  return named === 'ALLIED' ? 'allied' : 'german';
}

function readCell(words: Words): number {
  const label = words.take();
  const cell = board.cellByLabel.get(label);
  if (cell === undefined) throw new Unreadable('25', `${label || 'Nothing'} is not a square on the map.`);
  return cell;
}

function readStructureState(words: Words): Edit {
  const structure = structureById(words.takeUntil(['TO']));
  words.takeIf('TO');
  const named = words.takeUntil([]);
  const state = STRUCTURE_STATES.find((one) => one.toUpperCase() === named);
  if (structure < 0 || state === undefined) throw new Unreadable('25', 'Write STATE OF SON-BRIDGE TO DESTROYED.');
  return { what: 'structure', structure, state };
}
