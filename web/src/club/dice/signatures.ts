import type { SignatureCheck } from '@club-route/engine';

/**
 * Checks an Ed25519 signature in the browser. Older browsers do not know the curve, and none has WebCrypto at all on a
 * page that came over plain HTTP from another machine: then the answer is open.
 */
export const checkSignature: SignatureCheck = async (key, text, signature) => {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  if (subtle === undefined) return undefined;
  let point: CryptoKey;
  try {
    point = await subtle.importKey('raw', new Uint8Array(key), 'Ed25519', false, ['verify']);
  } catch (error) {
    // The curve is known, but this is no point of it.
    return error instanceof DOMException && error.name === 'DataError' ? false : undefined;
  }
  try {
    return await subtle.verify('Ed25519', point, new Uint8Array(signature), new TextEncoder().encode(text));
  } catch {
    // A browser that has read the key knows the curve: what it cannot verify is no signature.
    return false;
  }
};
