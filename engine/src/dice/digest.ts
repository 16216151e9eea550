import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Hashes over several parts. Each part is preceded by its length, so that no two lists of parts give the same bytes,
 * and the first part names the use, so that a hash made for one thing is never taken for another.
 */
export function digest(use: string, ...parts: readonly (string | Uint8Array)[]): Uint8Array {
  return sha256(packed(use, parts));
}

export function keyedDigest(key: Uint8Array, use: string, ...parts: readonly (string | Uint8Array)[]): Uint8Array {
  return hmac(sha256, key, packed(use, parts));
}

export function hex(bytes: Uint8Array): string {
  return bytesToHex(bytes);
}

/** Bytes from hexadecimal text of exactly that many bytes, or nothing. */
export function unhex(text: string, length: number): Uint8Array | undefined {
  if (text.length !== length * 2 || !/^[0-9a-f]*$/.test(text)) return undefined;
  return hexToBytes(text);
}

function packed(use: string, parts: readonly (string | Uint8Array)[]): Uint8Array {
  const pieces: Uint8Array[] = [];
  for (const piece of [use, ...parts]) {
    const bytes = typeof piece === 'string' ? utf8ToBytes(piece) : piece;
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length);
    pieces.push(length, bytes);
  }
  return concatBytes(...pieces);
}
