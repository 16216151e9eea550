import { fingerprintOf, type DiceTerms, type JournalHeader, type Verdict, type Word } from '@club-route/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { check } from '../../../src/club/dice/check-role.ts';
import { compareKept, standingOf } from '../../../src/club/dice/check.ts';
import { checkSignature } from '../../../src/club/dice/signatures.ts';
import { answerWith } from '../../../src/workers/answer.ts';

const KEY = 'ab'.repeat(32);
const by = fingerprintOf(KEY)!;
const beginning = { key: KEY, at: 100, seats: {}, signature: '' };
const whole: Word = { kind: 'whole', by, begunBy: by, beginning, ended: 200 };
const verdict = (word: Word, derived = 5): Verdict => ({ word, rolls: 5, derived }) as Verdict;
const published = { key: KEY, fingerprint: by, from: 100 };

describe('a match is certified on the page', () => {
  test('if this club publishes the key, and had it on that day', () => {
    expect(standingOf(verdict(whole), [published])).toBe('certified');
    expect(standingOf(verdict(whole), [{ ...published, until: 300 }])).toBe('certified');
    expect(standingOf(verdict(whole), [{ ...published, until: 150 }])).toBe('foreign');
    expect(standingOf(verdict(whole), [{ ...published, from: 250 }])).toBe('foreign');
    expect(standingOf(verdict(whole), [])).toBe('foreign');
  });

  test('if all of it is signed, and every roll follows', () => {
    expect(standingOf(verdict({ kind: 'beginning', by, beginning }), [published])).toBe('incomplete');
    expect(standingOf(verdict(whole, 4), [published])).toBe('incomplete');
    expect(standingOf(verdict({ kind: 'unsigned' }), [published])).toBe('unsigned');
    expect(standingOf(verdict({ kind: 'home' }), [published])).toBe('unsigned');
  });

  test('and where the browser cannot check it, the page says so', () => {
    expect(standingOf(verdict({ kind: 'unchecked', by }), [published])).toBe('unchecked');
  });
});

describe('a signature in the browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('is true, false, or open where WebCrypto or the curve is missing', async () => {
    const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
    const text = 'Grüße';
    const key = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    const signature = new Uint8Array(
      await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(text)),
    );
    expect(await checkSignature(key, text, signature)).toBe(true);
    expect(await checkSignature(key, `${text}!`, signature)).toBe(false);
    vi.stubGlobal('crypto', {});
    expect(await checkSignature(key, text, signature)).toBeUndefined();
    const importKey = (): Promise<never> => Promise.reject(new DOMException('unknown', 'NotSupportedError'));
    vi.stubGlobal('crypto', { subtle: { importKey } });
    expect(await checkSignature(key, text, signature)).toBeUndefined();
    // A browser that has read the key knows the curve: nobody can forge an excuse for it.
    const verify = (): Promise<never> => Promise.reject(new DOMException('no signature', 'OperationError'));
    vi.stubGlobal('crypto', { subtle: { importKey: () => Promise.resolve({}), verify } });
    expect(await checkSignature(key, text, signature)).toBe(false);
  });
});

describe('a journal beside what this browser has kept', () => {
  const commitment = 'cd'.repeat(32);
  type Salts = Extract<DiceTerms, { kind: 'fair' }>['salts'];
  const header = (salts: Salts): JournalHeader => ({
    match: 'm',
    game: 'battle-card',
    rules: '1',
    options: {},
    dice: { kind: 'fair', certified: true, commitment, salts },
  });
  const ours = { allied: { commitment: KEY, salt: 'ours' } };

  test('must have the salt that the club took from it', () => {
    const kept = { allied: { salt: 'ours', saltShown: true, commitment } } as const;
    expect(compareKept('m', header(ours), kept)).toEqual({ salts: 1, witnessed: true });
    const lacks = { problem: expect.stringContaining('lack your salt') };
    const omitted: Salts = {};
    const emptied: Salts = { allied: { commitment: KEY, salt: '' } };
    const swapped: Salts = { allied: { commitment: KEY, salt: 'theirs' } };
    for (const salts of [omitted, emptied, swapped]) expect(compareKept('m', header(salts), kept)).toEqual(lacks);
  });

  test('need not have a salt that nobody asked for: of who came later, or sits beside another', () => {
    expect(compareKept('m', header(ours), { allied: { salt: 'of a substitute' } })).toEqual({
      salts: 1,
      witnessed: false,
    });
  });

  test('is of the same match, with the same commitment', () => {
    expect(compareKept('another', header(ours), {})).toHaveProperty('problem');
    expect(compareKept('m', header(ours), { allied: { commitment: KEY } })).toHaveProperty('problem');
  });
});

describe('the worker of the page', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('quotes no more of a journal than a reader can bear', async () => {
    const hostile = `\u202E\u001B[2J${'x'.repeat(5000)}`;
    const journal = {
      format: 'club-route/journal',
      version: 1,
      header: { match: 'm', game: hostile, rules: '1', options: {}, dice: { kind: 'typed' } },
      entries: [],
    };
    for (const text of [
      '',
      'null',
      '[]',
      '{}',
      JSON.stringify(journal),
      JSON.stringify({ ...journal, [hostile]: 1 }),
    ]) {
      const answer = await check(text);
      if (answer.sound) throw new Error('that is no journal');
      expect(answer.problem).not.toMatch(/\p{Cc}|\p{Cf}/u);
      expect(answer.problem.length).toBeLessThanOrEqual(420);
    }
  });

  test('tells whoever asked when it fails, so that nobody waits for ever', async () => {
    vi.useFakeTimers();
    const hear = vi.fn<(type: string, listener: (event: { data: string }) => void) => void>();
    vi.stubGlobal('addEventListener', hear);
    answerWith(() => Promise.reject(new Error('the rules failed')));
    hear.mock.calls[0]![1]({ data: 'a journal' });
    await Promise.resolve();
    await Promise.resolve();
    expect(() => vi.runAllTimers()).toThrow('the rules failed');
  });
});
