import { describe, expect, test } from 'vitest';
import { language } from '../src/language/index.ts';
import { LETTERS, tryMails } from './mutated-mails.ts';

describe('what bad input gets', () => {
  test('2,000 mutated mails: none crashes, none orders another’s unit, and what is refused says why', () => {
    const { accepted, refused, problem } = tryMails(44, 2000);
    expect(problem).toBeUndefined();
    expect([accepted > 300, refused > 300]).toEqual([true, true]);
  });

  test('every letter as it stands is read, block by block', () => {
    const read = LETTERS.flatMap((letter) => language.orders!(letter));
    expect(read).toHaveLength(11);
  });
});
