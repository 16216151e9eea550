import { isRefusal } from '@club-route/engine';
import { expect, test } from 'vitest';
import { ALLIED, language } from '../src/index.ts';
import { order, startTyped } from './play.ts';

function refusal(match: ReturnType<typeof startTyped>, text: string): string {
  const read = language.read(match.state, ALLIED, text);
  if (!isRefusal(read)) throw new Error(`"${text}" was understood`);
  return read.text;
}

test('a division named in an advance must be the one beside 30 Corps', () => {
  const match = startTyped();
  order(match, 'drop', 6, 6, 6);
  order(match, 'attack all', 6, 6, 6);
  expect(refusal(match, '82nd')).toBe('The 82nd Airborne is not in the same area as 30 Corps, so it cannot advance.');
  order(match, 'corps', 1);
  order(match, 'attack all', 6, 6);
  expect(refusal(match, '82nd')).toBe('The 82nd Airborne is not in the same area as 30 Corps, so it cannot advance.');
  expect(language.read(match.state, ALLIED, '101st to grave')).toEqual({ kind: 'advance', piece: 'unit', to: 'grave' });
  expect(refusal(match, 'constructor')).toContain('is not an order you can give now');
});

test('where orders are given one by one, the typed ones are too, and the help says so', () => {
  const match = startTyped({ orders: 'northward' });
  order(match, 'drop', 6, 6, 6);
  expect(language.grammar(match.state, ALLIED)).toContain('Type an order for Eindhoven,');
  order(match, 'a', 6);
  order(match, 'attack all', 6);
  expect(language.grammar(match.state, ALLIED)).toContain('Type an order for Arnhem,');
  order(match, 'arnhem defend', 6);
  expect(match.state.phase).toBe('advance');
});

test('what is asked names only what can be done', () => {
  const match = startTyped();
  order(match, 'drop', 6, 6, 6);
  order(match, 'a d a', 6, 6, 6);
  expect(language.prompt(match.state, ALLIED)).toBe('Round 1 of 6. Advance 30 Corps, or hold.');
  order(match, 'corps', 1);
  order(match, 'd a', 6, 6);
  // Grave is German: 30 Corps cannot go on, the 101st can.
  expect(language.prompt(match.state, ALLIED)).toBe('Round 2 of 6. Advance the 101st Airborne, or hold.');
});

test('orders are understood whichever comes first, the area or the order', () => {
  const match = startTyped();
  order(match, 'drop', 6, 6, 6);
  const orders = ['attack', 'defend', null, 'attack'];
  for (const text of [
    'eindhoven attack, grave defend, arnhem attack',
    'attack Eindhoven, defend Grave, attack Arnhem',
    'attack arnhem; grave d; a eind',
    'a d a',
  ]) {
    expect(language.read(match.state, ALLIED, text), text).toEqual({ kind: 'orders', orders });
  }
  expect(refusal(match, 'attack defend')).toContain('is not an order you can give now');
  expect(refusal(match, 'attack grave, defend grave')).toContain('is not an order you can give now');
});
