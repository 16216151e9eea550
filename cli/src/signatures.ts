import { createPublicKey, verify } from 'node:crypto';
import type { SignatureCheck } from '@club-route/engine';

/** Checks an Ed25519 signature; what is no point on the curve has signed nothing. */
export const checkSignature: SignatureCheck = async (key, text, signature) => {
  const x = Buffer.from(key).toString('base64url');
  try {
    const point = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, Buffer.from(text), point, signature);
  } catch {
    return false;
  }
};
