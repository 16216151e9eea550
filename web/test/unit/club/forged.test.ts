import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { battleCardModule } from '@club-route/battle-card';
import { forgeJournals, type AnyGame, type Signer } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { checkSignature } from '../../../src/club/dice/signatures.ts';

/** What comes before the 32 bytes of a private key in its DER form (RFC 8410). */
const PREFIX = '302e020100300506032b657004220420';

function signerOf(name: number): Signer {
  const der = Buffer.from(PREFIX + Buffer.alloc(32, name).toString('hex'), 'hex');
  const own = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { x } = createPublicKey(own).export({ format: 'jwk' });
  return {
    key: Buffer.from(x!, 'base64url').toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), own).toString('hex'),
  };
}

/** As the command `verify` checks it: the page and the command read and judge a journal by the same code but for this. */
function checkedByCommand(key: Uint8Array, text: string, signature: Uint8Array): boolean {
  const x = Buffer.from(key).toString('base64url');
  try {
    const point = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, Buffer.from(text), point, signature);
  } catch {
    return false;
  }
}

test('forged journals: the page finds what the command finds, and calls none certified but what the club signed', async () => {
  const asked = { true: 0, false: 0 };
  const { failures, refused, certified } = await forgeJournals({
    game: battleCardModule.game as unknown as AnyGame,
    seed: 7,
    count: 150,
    actions: 8,
    server: signerOf(1),
    forger: signerOf(2),
    check: async (key, text, signature) => {
      const found = await checkSignature(key, text, signature);
      const expected = checkedByCommand(key, text, signature);
      if (found !== expected) throw new Error(`the page says ${found}, the command ${expected}`);
      asked[`${expected}`]++;
      return found;
    },
  });
  expect(failures).toEqual([]);
  for (const guard of ['form', 'match', 'signature'] as const) expect(refused[guard]).toBeGreaterThan(3);
  expect(certified).toBeGreaterThan(0);
  expect(asked.true).toBeGreaterThan(10);
  expect(asked.false).toBeGreaterThan(3);
});
