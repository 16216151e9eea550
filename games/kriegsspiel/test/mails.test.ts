import { describe, expect, test } from 'vitest';
import { language } from '../src/language/index.ts';
import { LETTERS, tryMails } from './mutated-mails.ts';
import { trySecondMails } from './second/mutated-mails.ts';

describe('what bad input gets', () => {
  test('2,000 mutated mails: none crashes, none orders another’s unit, and what is refused says why', () => {
    const { accepted, refused, problem } = tryMails(44, 2000);
    expect(problem).toBeUndefined();
    expect([accepted > 300, refused > 300]).toEqual([true, true]);
  });

  test('and 600 to the second edition, before a battle, at its briefing and at its form', () => {
    const { accepted, refused, problem } = trySecondMails(44, 600);
    expect(problem).toBeUndefined();
    expect([accepted > 50, refused > 100]).toEqual([true, true]);
  });

  test('every letter as it stands is read, block by block', () => {
    const read = LETTERS.flatMap((letter) => language.orders!(letter));
    expect(read).toHaveLength(11);
  });
});
