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
  expect(refusal(match, '82nd')).toBe('The 82nd Airborne is not beside 30 Corps.');
  order(match, 'corps', 1);
  order(match, 'attack all', 6, 6);
  expect(refusal(match, '82nd')).toBe('The 82nd Airborne is not beside 30 Corps.');
  expect(language.read(match.state, ALLIED, '101st to grave')).toEqual({ kind: 'advance', piece: 'unit', to: 'grave' });
  expect(refusal(match, 'constructor')).toContain('is not an order here');
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
