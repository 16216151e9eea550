import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { Signer } from '@club-route/engine/testing';

/** What comes before the 32 bytes of a private key in its DER form (RFC 8410). */
const PREFIX = '302e020100300506032b657004220420';

/** Somebody with a key that is the same in every run. */
export function signerOf(name: number): Signer {
  const der = Buffer.from(PREFIX + Buffer.alloc(32, name).toString('hex'), 'hex');
  const own = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { x } = createPublicKey(own).export({ format: 'jwk' });
  return {
    key: Buffer.from(x!, 'base64url').toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), own).toString('hex'),
  };
}
