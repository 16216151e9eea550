import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { blinded, blindingKey, commitToSalt, commitToSeed, diceKey, fairNumber } from '../../src/dice/fair.ts';
import { entryHash, genesisHash, hashName, sealedHash, type JournalHeader } from '../../src/match/journal.ts';
import { beginningStatement, endStatement, fingerprintOf, readFingerprint } from '../../src/match/word.ts';

/**
 * Journals of every day must verify for ever, so what is hashed and signed never changes: here by another
 * implementation, and with the names of all uses written out.
 */
function parts(use: string, ...others: readonly (string | Uint8Array)[]): Buffer {
  return Buffer.concat(
    [use, ...others].flatMap((part) => {
      const bytes = Buffer.from(part);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );
}
const sha256 = (use: string, ...others: readonly (string | Uint8Array)[]): string =>
  createHash('sha256')
    .update(parts(use, ...others))
    .digest('hex');
const hmac = (key: Uint8Array, use: string, ...others: readonly (string | Uint8Array)[]): string =>
  createHmac('sha256', key)
    .update(parts(use, ...others))
    .digest('hex');

const KEY = Uint8Array.from({ length: 32 }, (_, index) => index);
const TERMS = { match: 'a match', game: 'patrol', rules: '2', options: { charges: 1 } };
const HEADER: JournalHeader = { ...TERMS, dice: { kind: 'fast', seed: 7 } };

describe('what is hashed', () => {
  test('of a journal: its header, each sealed deed, each entry', () => {
    const text =
      '{"dice":{"kind":"fast","seed":7},"game":"patrol","match":"a match","options":{"charges":1},"rules":"2"}';
    expect(hashName(genesisHash(HEADER))).toBe(sha256('club-route/genesis/1', text));
    expect(hashName(sealedHash(KEY, 3, 'north', { kind: 'setup' }))).toBe(
      sha256('club-route/sealed/1', KEY, '3', 'north', '{"kind":"setup"}'),
    );
    expect(hashName(entryHash(KEY, []))).toBe(sha256('club-route/entry/1', KEY, '[]'));
  });

  test('of fair dice: the commitments, the keys, each roll', () => {
    const terms = '{"game":"patrol","match":"a match","options":{"charges":1},"rules":"2"}';
    expect(commitToSeed(KEY, TERMS)).toBe(sha256('club-route/commit/1', KEY, terms));
    expect(commitToSalt('north', 'windmill')).toBe(sha256('club-route/salt/1', 'north', 'windmill'));
    expect(hashName(diceKey(KEY, 'a match', {}))).toBe(hmac(KEY, 'club-route/key/1', 'a match', '{}'));
    expect(hashName(blindingKey(KEY, 'a match'))).toBe(hmac(KEY, 'club-route/blind/1', 'a match'));
    expect(blinded(KEY, Uint8Array.of(1, 2))).toBe(hmac(KEY, 'club-route/head/1', Uint8Array.of(1, 2)));
    const roll = hmac(KEY, 'club-route/roll/1', Uint8Array.of(9), 'fight', '4/0');
    expect(fairNumber(KEY, Uint8Array.of(9), 'fight', 4, 6)).toBe(Number.parseInt(roll.slice(0, 8), 16) % 6);
  });

  test('of long texts and of those that are not ASCII as well', () => {
    for (const salt of ['é', '€uro', '猫'.repeat(20_000), `${'a'.repeat(70_000)}猫`, '🌉'.repeat(40_000)])
      expect(commitToSalt('north', salt)).toBe(sha256('club-route/salt/1', 'north', salt));
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
    expect(hashName(sealedHash(bytes, 1, 'north', { kind: 'setup' }))).toBe(
      sha256('club-route/sealed/1', bytes, '1', 'north', '{"kind":"setup"}'),
    );
  });

  test('no dice have less than one side, nor more than a word can tell apart', () => {
    const rolled = (sides: number): number => fairNumber(KEY, KEY, 'fight', 0, sides);
    expect(rolled(1)).toBe(0);
    expect(rolled(0x100000000)).toBeGreaterThan(0);
    for (const sides of [0, -1, 1.5, 0x100000001, NaN])
      expect(() => rolled(sides)).toThrow(`no dice have ${sides} sides`);
  });
});

describe('what a server signs', () => {
  const beginning = { key: 'aa', at: 5, seats: { north: 'person' }, signature: 'bb' };

  test('the beginning', () => {
    const fair = { kind: 'fair', certified: true, commitment: 'cc', salts: {} } as const;
    expect(beginningStatement({ ...HEADER, dice: fair }, beginning)).toBe(
      '{"at":5,"commitment":"cc","game":"patrol","key":"aa","match":"a match","options":{"charges":1},"rules":"2","salts":{},"seats":{"north":"person"},"statement":"club-route/beginning/1"}',
    );
    expect(beginningStatement(HEADER, beginning)).toContain('"commitment":"","game"');
  });

  test('the end, with the beginning in it', () => {
    const standing = { match: 'a match', head: 'dd', last: 9, result: undefined, outcome: undefined };
    expect(endStatement(standing, beginning, { key: 'ee', at: 6 })).toBe(
      '{"at":6,"beginning":{"at":5,"key":"aa","seats":{"north":"person"},"signature":"bb"},"head":"dd","key":"ee","last":9,"match":"a match","statement":"club-route/end/1"}',
    );
  });
});

describe('a fingerprint', () => {
  const digits = sha256('club-route/fingerprint/1', KEY).slice(0, 32);
  const shown = digits.replaceAll(/(....)(?=.)/g, '$1 ');

  test('is the beginning of a hash, in groups of four', () => {
    expect(fingerprintOf(hashName(KEY))).toBe(shown);
    expect(shown.split(' ')).toHaveLength(8);
    for (const key of ['', 'abc', `${hashName(KEY)}00`]) expect(fingerprintOf(key)).toBeUndefined();
  });

  test('is read as it is shown, without its spaces, in capitals, or from the whole key', () => {
    const typed = [shown, digits, digits.toUpperCase(), shown.replaceAll(' ', ':'), shown.replaceAll(' ', '-')];
    for (const text of [...typed, ` ${shown} `, hashName(KEY)]) expect(readFingerprint(text)).toBe(shown);
    for (const text of ['', digits.slice(1), `${digits}0`, digits.replace(/./, 'x'), digits.replace(/.$/, 'x')])
      expect(readFingerprint(text)).toBeUndefined();
  });
});
