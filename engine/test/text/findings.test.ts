import { describe, expect, test } from 'vitest';
import { findingLines } from '../../src/index.ts';
import type { Verdict } from '../../src/match/verdict.ts';

const FAIR = { kind: 'fair', certified: true, commitment: '', salts: {} } as const;
const BEGINNING = { key: '', at: 0, seats: {}, signature: '' };
const VERDICT: Verdict = {
  earlierRules: undefined,
  entries: 12,
  dice: FAIR,
  rolls: 5,
  derived: 5,
  branch: undefined,
  takenBack: { times: 0, moves: 0 },
  restored: { times: 0, moves: 0 },
  umpired: { entries: 0, overruled: 0 },
  result: undefined,
  outcome: undefined,
  stops: false,
  word: { kind: 'home' },
};

const lines = (change: Partial<Verdict>): readonly string[] => findingLines({ ...VERDICT, ...change });

describe('what a reader must know of a journal', () => {
  test('a match at home, played to its end', () => {
    expect(lines({})).toEqual([
      'The set-up and 12 entries were replayed by the rules.',
      '5 rolls checked: each follows from the committed seed, the players’ salts and the sealed action.',
      'Not certified: no server kept this match.',
    ]);
  });

  test('one is not many', () => {
    expect(lines({ entries: 1, rolls: 1, derived: 1 }).slice(0, 2)).toEqual([
      'The set-up and 1 entry were replayed by the rules.',
      '1 roll checked: each follows from the committed seed, the players’ salts and the sealed action.',
    ]);
  });

  test('what an umpire did', () => {
    expect(lines({ umpired: { entries: 1, overruled: 0 } })[2]).toBe(
      'An umpire made 1 entry. None changed the course of play (edits, replaced results, forced orders, forged reports).',
    );
    expect(lines({ umpired: { entries: 9, overruled: 2 } })[2]).toBe(
      'An umpire made 9 entries. 2 changed the course of play (edits, replaced results, forced orders, forged reports).',
    );
  });

  test('rules of another day', () => {
    expect(lines({ earlierRules: '1.2' })[0]).toBe(
      'The set-up and 12 entries were replayed by rules 1.2, under which the match began.',
    );
    expect(lines({ earlierRules: 'x'.repeat(300) })[0]!.length).toBeLessThan(160);
  });

  test('a branch, and which rolls came with it', () => {
    const branch = { match: 'the other', hash: '', entries: 4 };
    expect(lines({ branch, dice: { kind: 'fast', seed: 1 }, derived: 2 }).slice(1, 3)).toEqual([
      'This is a branch of match the other: its set-up and first 3 entries come from there.',
      '2 rolls checked: each follows from a small generator whose seed anybody can choose. 3 rolls from before the branch not verified.',
    ]);
  });

  test('a signed match without its seed is not certified', () => {
    const word = { kind: 'whole', by: 'a', begunBy: 'a', beginning: BEGINNING, ended: 0 } as const;
    const lacking = 'Not certified: the file lacks the seed, so nobody can check the rolls.';
    expect(lines({ word, derived: 0 }).at(-1)).toBe(lacking);
    expect(lines({ word })).not.toContain(lacking);
    // Nothing was rolled, so there is nothing to check.
    expect(lines({ word, rolls: 0, derived: 0 })).not.toContain(lacking);
  });

  test('dice whose seed is not shown, of a small generator, or rolled on a table', () => {
    expect(lines({ derived: 0 })[1]).toBe('5 rolls checked for their range only: the seed is not shown.');
    expect(lines({ dice: { kind: 'fast', seed: 1 } })[1]).toBe(
      '5 rolls checked: each follows from a small generator whose seed anybody can choose.',
    );
    expect(lines({ dice: { kind: 'typed' }, derived: 0 })[1]).toBe(
      '5 rolls checked for their range only: the dice were rolled on a table and typed in.',
    );
  });

  test('moves that were taken back or withdrawn, and how often', () => {
    expect(lines({ takenBack: { times: 1, moves: 3 }, restored: { times: 2, moves: 1 } }).slice(2, 4)).toEqual([
      '3 moves were taken back by agreement (1 time).',
      'An umpire restored an earlier position (2 times); 1 move was withdrawn.',
    ]);
    expect(lines({ takenBack: { times: 2, moves: 1 }, restored: { times: 1, moves: 3 } }).slice(2, 4)).toEqual([
      '1 move was taken back by agreement (2 times).',
      'An umpire restored an earlier position (1 time); 3 moves were withdrawn.',
    ]);
  });

  test('a journal that stops before the game does', () => {
    expect(lines({ stops: true })[2]).toBe('The journal stops before the game does.');
  });
});

describe('whose word a journal has', () => {
  const words = (word: Verdict['word']): readonly string[] => lines({ word }).slice(2);

  test('a server is named, and nothing shows it', () => {
    expect(words({ kind: 'unsigned' })).toEqual([
      'Not certified: the file says that a server kept this match, but no server has signed it.',
      'Matches that began before the server had a key are unsigned, too.',
    ]);
  });

  test('a server signed the beginning alone', () => {
    expect(words({ kind: 'beginning', by: 'abcd', beginning: BEGINNING })).toEqual([
      'Not certified: the server with the key abcd signed the beginning, but not the end.',
      'Anybody who has the seed could have played on from there.',
    ]);
  });

  test('a server signed the whole, with one key or two', () => {
    const whole = { kind: 'whole', by: 'abcd', beginning: BEGINNING, ended: 1 } as const;
    expect(words({ ...whole, begunBy: 'abcd' })).toEqual([
      'The server with the key abcd signed the beginning and the end.',
    ]);
    expect(words({ ...whole, begunBy: '1234' })).toEqual([
      'The server with the key abcd signed the beginning and the end.',
      'The match began under its earlier key, 1234.',
    ]);
  });

  test('signatures that cannot be checked here', () => {
    expect(words({ kind: 'unchecked', by: 'abcd' })).toEqual([
      'The signatures of the key abcd could not be checked here: Ed25519 is missing.',
    ]);
  });
});
