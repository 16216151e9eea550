import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  blinded,
  blindingKey,
  commitToSalt,
  commitToSeed,
  diceKey,
  digest,
  FairDice,
  fairNumber,
  hex,
  keyedDigest,
  unhex,
} from '../../src/index.ts';
import { chiSquare } from './chi-square.ts';

/** The same hashes by another library, written from the description alone. */
function packed(parts: readonly (string | Uint8Array)[]): Buffer {
  const pieces = parts.map((part) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'utf8') : Buffer.from(part);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return Buffer.concat([length, bytes]);
  });
  return Buffer.concat(pieces);
}

function sha(...parts: readonly (string | Uint8Array)[]): Buffer {
  return createHash('sha256').update(packed(parts)).digest();
}

function hmac(key: Uint8Array, ...parts: readonly (string | Uint8Array)[]): Buffer {
  return createHmac('sha256', key).update(packed(parts)).digest();
}

function expectedNumber(key: Uint8Array, sealed: Uint8Array, purpose: string, index: number, sides: number): number {
  const most = Math.floor(2 ** 32 / sides) * sides;
  for (let block = 0; ; block++) {
    const bytes = hmac(key, 'club-route/roll/1', sealed, purpose, `${index}/${block}`);
    for (let at = 0; at < 32; at += 4) if (bytes.readUInt32BE(at) < most) return bytes.readUInt32BE(at) % sides;
  }
}

const seed = Uint8Array.from({ length: 32 }, (_, index) => index * 7);
const terms = { match: 'm1', game: 'patrol', rules: '1', options: { charges: 1, decoys: 2 } };
const salts = {
  north: { commitment: commitToSalt('north', 'pepper'), salt: 'pepper' },
  south: { commitment: commitToSalt('south', 'ünïcode'), salt: '' },
};

describe('hashes', () => {
  test('are those of another library', () => {
    expect(hex(digest('use', 'a', Uint8Array.of(1, 2)))).toBe(sha('use', 'a', Uint8Array.of(1, 2)).toString('hex'));
    expect(hex(keyedDigest(seed, 'use', 'ä'))).toBe(hmac(seed, 'use', 'ä').toString('hex'));
  });

  test('tell apart parts that run together', () => {
    const all = [
      digest('u', 'ab', 'c'),
      digest('u', 'a', 'bc'),
      digest('u', 'abc'),
      digest('ua', 'b', 'c'),
      digest('u', 'ab', 'c', ''),
    ];
    expect(new Set(all.map(hex)).size).toBe(all.length);
  });

  test('are read from hexadecimal text of the right length only', () => {
    expect(unhex('00ff', 2)).toEqual(Uint8Array.of(0, 255));
    for (const text of ['00f', '00FF', '00fg', '', '00ff00', ' 0ff']) expect(unhex(text, 2)).toBeUndefined();
  });
});

describe('commitments', () => {
  test('are what the description says', () => {
    const canonicalTerms = '{"game":"patrol","match":"m1","options":{"charges":1,"decoys":2},"rules":"1"}';
    expect(commitToSeed(seed, terms)).toBe(sha('club-route/commit/1', seed, canonicalTerms).toString('hex'));
    expect(commitToSalt('north', 'pepper')).toBe(sha('club-route/salt/1', 'north', 'pepper').toString('hex'));
    const canonicalSalts = JSON.stringify({ north: salts.north, south: salts.south });
    expect(hex(diceKey(seed, 'm1', salts))).toBe(hmac(seed, 'club-route/key/1', 'm1', canonicalSalts).toString('hex'));
  });

  test('bind the seed, the match, the rules and every option', () => {
    const others = [
      commitToSeed(
        Uint8Array.from(seed, (byte, index) => (index === 31 ? byte ^ 1 : byte)),
        terms,
      ),
      commitToSeed(seed, { ...terms, match: 'm2' }),
      commitToSeed(seed, { ...terms, game: 'other' }),
      commitToSeed(seed, { ...terms, rules: '2' }),
      commitToSeed(seed, { ...terms, options: { charges: 1, decoys: 1 } }),
      commitToSeed(seed, terms),
    ];
    expect(new Set(others).size).toBe(others.length);
  });

  test('give each match and each salt another key', () => {
    const keys = [
      diceKey(seed, 'm1', {}),
      diceKey(seed, 'm2', {}),
      diceKey(seed, 'm1', salts),
      diceKey(seed, 'm1', { ...salts, south: { ...salts.south, salt: 'x' } }),
      blindingKey(seed, 'm1'),
    ];
    expect(new Set(keys.map(hex)).size).toBe(keys.length);
  });

  test('blind hashes with a key of their own', () => {
    const key = blindingKey(seed, 'm1');
    const head = digest('head');
    expect(blinded(key, head)).toBe(hmac(key, 'club-route/head/1', head).toString('hex'));
    expect(blinded(key, head)).not.toBe(hex(head));
  });
});

describe('fair dice', () => {
  const key = diceKey(seed, 'm1', salts);
  const sealed = digest('entry', '1');

  test('roll what another library works out', () => {
    for (const sides of [1, 2, 6, 7, 100, 3 * 2 ** 30, 2 ** 32]) {
      for (let index = 0; index < 20; index++) {
        expect(fairNumber(key, sealed, 'attack', index, sides)).toBe(
          expectedNumber(key, sealed, 'attack', index, sides),
        );
      }
    }
  });

  test('have known answers', () => {
    const dice = new FairDice(key, sealed);
    const rolled = Array.from({ length: 5 }, () => dice.d6('attack'));
    expect(rolled).toEqual(
      Array.from({ length: 5 }, (_, index) => 1 + expectedNumber(key, sealed, 'attack', index, 6)),
    );
    expect(dice.draws.map((draw) => draw.value)).toEqual(rolled);
  });

  test('favour no side', () => {
    const faces = Array.from({ length: 6 }, () => 0);
    const thirds = [0, 0, 0];
    for (let entry = 0; entry < 6000; entry++) {
      const one = digest('entry', String(entry));
      faces[fairNumber(key, one, 'attack', 0, 6)]!++;
      // Taken modulo alone, the first third of this range would come up half of the time.
      thirds[Math.floor(fairNumber(key, one, 'range', 1, 3 * 2 ** 30) / 2 ** 30)]!++;
    }
    for (const counts of [faces, thirds]) {
      const { found, most } = chiSquare(counts);
      expect(found).toBeLessThan(most);
    }
  });

  test('depend on the key, the sealed entry, the purpose and the index', () => {
    const many = (k: Uint8Array, s: Uint8Array, purpose: string, from: number): string =>
      Array.from({ length: 16 }, (_, index) => fairNumber(k, s, purpose, from + index, 6)).join('');
    const streams = [
      many(key, sealed, 'attack', 0),
      many(diceKey(seed, 'm2', salts), sealed, 'attack', 0),
      many(key, digest('entry', '2'), 'attack', 0),
      many(key, sealed, 'nerve', 0),
      many(key, sealed, 'attack', 16),
    ];
    expect(new Set(streams).size).toBe(streams.length);
  });

  test('record each draw with its purpose, range and audience', () => {
    const dice = new FairDice(key, sealed);
    const open = dice.between(2, 9, 'open');
    const secret = dice.d6('secret', ['north']);
    expect(dice.draws).toEqual([
      { purpose: 'open', low: 2, high: 9, value: open },
      { purpose: 'secret', low: 1, high: 6, value: secret, seenBy: ['north'] },
    ]);
  });

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('do not have %d sides', (sides) => {
    expect(() => fairNumber(key, sealed, 'attack', 0, sides)).toThrow(`no dice have ${sides} sides`);
  });
});
