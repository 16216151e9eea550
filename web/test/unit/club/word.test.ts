import { fingerprintOf, type Verdict, type Word } from '@club-route/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { standingOf } from '../../../src/club/dice/check.ts';
import { checkSignature } from '../../../src/club/dice/signatures.ts';

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
  });
});
