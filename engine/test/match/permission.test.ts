import { describe, expect, test } from 'vitest';
import { refuseDeed, strangeDeed, type Permitting } from '../../src/match/permission.ts';
import type { Deed } from '../../src/match/journal.ts';

type Wait = { readonly kind: string; readonly note?: string };

/** A match of two players, an umpire and time, at entry 3; north may undo to 2, and may wait. */
const match: Permitting<Wait> = {
  seats: ['north', 'south', 'umpire', 'clock'],
  read: (deed) =>
    deed.kind !== 'act' || deed.action.kind === 'wait' ? { ...deed, ...(deed.kind === 'act' && WAIT) } : undefined,
  refuse: (seat) => (seat === 'north' ? undefined : { rule: '3', text: 'Not now.' }),
  undoTarget: (seat) => (seat === 'north' ? 2 : undefined),
  hasPosition: (n) => n >= 0 && n <= 3,
};
const WAIT = { action: { kind: 'wait' } };
const act = (action: Wait): Deed<Wait> => ({ kind: 'act', action });
const takeBack = (to: number, ...agreed: readonly string[]): Deed<Wait> => ({ kind: 'takeBack', to, agreed });
const restore = (to: number): Deed<Wait> => ({ kind: 'restore', to, reason: '' });

const rule = (seat: string, deed: Deed<Wait>): string | undefined => {
  const refusal = refuseDeed(match, seat, deed);
  return refusal && `${refusal.rule}: ${refusal.text}`;
};
const strange = (seat: string, deed: Deed<Wait>): string | undefined => strangeDeed(match, seat, deed);

describe('a deed', () => {
  test('of the rules is for the rules to refuse', () => {
    expect(rule('north', act({ kind: 'wait' }))).toBeUndefined();
    expect(rule('south', act({ kind: 'wait' }))).toBe('3: Not now.');
    expect(strange('north', act({ kind: 'wait' }))).toBeUndefined();
    expect(strange('south', act({ kind: 'wait' }))).toBe('The action is against the rules (3): Not now.');
    expect(strange('nobody', act({ kind: 'wait' }))).toBe(
      'The action is by "nobody", a seat that the game does not have.',
    );
  });

  test('holds nothing that the rules would pass over', () => {
    const sentence = 'The action is not one that these rules know.';
    expect(strange('north', act({ kind: 'fly' }))).toBe(sentence);
    expect(strange('north', act({ kind: 'wait', note: 'really' }))).toBe(sentence);
  });

  test('lays out the game only by the table', () => {
    expect(rule('table', { kind: 'setup' })).toBeUndefined();
    expect(strange('table', { kind: 'setup' })).toBeUndefined();
    expect(strange('north', { kind: 'setup' })).toBe(
      'The game was laid out by "north", a seat that the game does not have.',
    );
  });

  test('undoes what may be undone, neither more nor less', () => {
    const undo = (to: number): Deed<Wait> => ({ kind: 'undo', to });
    const sentence = 'undo: You cannot undo now: a die roll, a reveal or a change of turn cannot be taken back.';
    expect([rule('north', undo(2)), rule('north', undo(1)), rule('south', undo(2))]).toEqual([
      undefined,
      sentence,
      sentence,
    ]);
    expect([strange('north', undo(2)), strange('north', undo(1))]).toEqual([
      undefined,
      'The undo goes further back than the rules allow.',
    ]);
  });
});

describe('a take-back', () => {
  test('needs the agreement of every player; umpire and clock need not agree', () => {
    expect(rule('north', takeBack(1, 'north', 'south'))).toBeUndefined();
    expect(strange('north', takeBack(1, 'north', 'south'))).toBeUndefined();
    expect(strange('north', takeBack(1, 'south', 'umpire', 'clock', 'north'))).toBeUndefined();
    for (const agreed of [[], ['north'], ['south'], ['north', 'umpire', 'clock']]) {
      expect(rule('north', takeBack(1, ...agreed))).toBe('takeBack: Every player must agree to a take-back.');
      expect(strange('north', takeBack(1, ...agreed))).toBe('Not every seat agreed to the take-back.');
    }
  });

  test('lists nobody twice, and no stranger', () => {
    const refused = 'takeBack: Every player must agree to a take-back.';
    expect(rule('north', takeBack(1, 'north', 'south', 'south'))).toBe(refused);
    expect(rule('north', takeBack(1, 'north', 'south', 'west'))).toBe(refused);
    expect(strange('north', takeBack(1, 'north', 'south', 'south'))).toBe(
      'A seat is listed twice among those who agreed.',
    );
    expect(strange('north', takeBack(1, 'north', 'south', 'west'))).toBe(
      'Among those who agreed is "west", a seat that the game does not have.',
    );
    expect(strange('west', takeBack(1, 'north', 'south'))).toBe(
      'The take-back is by "west", a seat that the game does not have.',
    );
  });

  test('goes to a position that was', () => {
    expect(rule('north', takeBack(4, 'north', 'south'))).toBe(
      'takeBack: There is no earlier position 4 to go back to.',
    );
    expect(strange('north', takeBack(4, 'north', 'south'))).toBe('There is no earlier position 4.');
  });
});

test('only the umpire restores a position, and one that was', () => {
  expect([rule('umpire', restore(1)), strange('umpire', restore(1))]).toEqual([undefined, undefined]);
  expect([rule('north', restore(1)), strange('north', restore(1))]).toEqual([
    'restore: Only the umpire can restore a position.',
    'Only the umpire can restore a position.',
  ]);
  expect([rule('umpire', restore(4)), strange('umpire', restore(4))]).toEqual([
    'restore: There is no earlier position 4 to restore.',
    'There is no earlier position 4.',
  ]);
});
