import { createHash, randomBytes } from 'node:crypto';

/** A secret that is handed out once; the database keeps only its hash. */
export function newSecret(): { readonly token: string; readonly hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: secretHash(token) };
}

// Secrets are random and long, so a plain hash is enough; passwords are another matter.
export function secretHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
