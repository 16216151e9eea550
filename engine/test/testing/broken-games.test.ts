import { describe, expect, test } from 'vitest';
import { Match } from '../../src/index.ts';
import { checkGame, JOURNAL_LAWS, LawBroken, POSITION_LAWS } from '../../src/testing/index.ts';
import { BROKEN_GAMES, type BrokenGame } from './broken-games.ts';

const ALL = [...POSITION_LAWS, ...JOURNAL_LAWS].map((law) => law.name);
const MOST_GAMES = 30;

/** Checks one law alone, game after game, until it finds something. */
function firstFinding({ law, game, language, standing, planning, offers }: BrokenGame): LawBroken | undefined {
  const except = ALL.filter((name) => name !== law);
  for (let seed = 0; seed < MOST_GAMES; seed++) {
    try {
      checkGame(game, language, { seed, maximumActions: 400, thorough: true, standing, planning, offers, except });
    } catch (error) {
      if (error instanceof LawBroken) return error;
      throw error;
    }
  }
  return undefined;
}

describe('each law finds the fault it is made for', () => {
  test.each(BROKEN_GAMES.map((broken) => [broken.law, broken.fault, broken] as const))(
    '%s: %s',
    (_law, _fault, broken) => {
      const found = firstFinding(broken);
      expect(found?.reason).toMatch(broken.says);
      expect(found?.law).toBe(broken.law);
    },
  );

  test('every law has such a fault', () => {
    expect(new Set(BROKEN_GAMES.map((broken) => broken.law))).toEqual(new Set([...ALL, 'crash']));
  });
});

describe('what a broken law comes with', () => {
  const broken = BROKEN_GAMES.find(({ law }) => law === 'legality')!;
  const found = firstFinding(broken)!;

  test('is the law, the seed, a sentence and the entry', () => {
    expect(found.message).toBe(
      `legality: ${found.reason} (seed ${found.seed}, after entry ${found.journal.entries.length - 1})`,
    );
  });

  test('is a journal that leads to where it broke', () => {
    const loaded = Match.load(broken.game, found.journal);
    expect(loaded).toHaveProperty('match.last', found.journal.entries.length - 1);
  });

  test('breaks again from the same seed', () => {
    const settings = { seed: found.seed, maximumActions: 400, thorough: true };
    const except = ALL.filter((name) => name !== 'legality');
    expect(() => checkGame(broken.game, undefined, { ...settings, except })).toThrow(found.message);
  });
});
