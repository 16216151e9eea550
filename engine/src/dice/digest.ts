import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Hashes over several parts. Each part is preceded by its length, so that no two lists of parts give the same bytes,
 * and the first part names the use, so that a hash made for one thing is never taken for another.
 */
export function digest(use: string, ...parts: readonly (string | Uint8Array)[]): Uint8Array {
  return sha256(packed(use, parts));
}

export function keyedDigest(key: Uint8Array, use: string, ...parts: readonly (string | Uint8Array)[]): Uint8Array {
  let prepared = keys.get(key);
  if (prepared === undefined) {
    prepared = hmac.create(sha256, key);
    keys.set(key, prepared);
  }
  return prepared.clone().update(packed(use, parts)).digest();
}

// A key is worked in once: that costs as much as a short message. Keys are never written to.
const keys = new WeakMap<Uint8Array, ReturnType<typeof hmac.create>>();

export function hex(bytes: Uint8Array): string {
  return bytesToHex(bytes);
}

/** Bytes from hexadecimal text of exactly that many bytes, or nothing. */
export function unhex(text: string, length: number): Uint8Array | undefined {
  if (text.length !== length * 2 || !/^[0-9a-f]*$/.test(text)) return undefined;
  return hexToBytes(text);
}

const LENGTH_BYTES = 4;
const MOST_BYTES_OF_A_UNIT = 3;
/** Serves one digest after the other. */
let sheet = new Uint8Array(1024);

function packed(use: string, parts: readonly (string | Uint8Array)[]): Uint8Array {
  let room = LENGTH_BYTES + use.length;
  for (const part of parts) room += LENGTH_BYTES + part.length;
  if (room * MOST_BYTES_OF_A_UNIT > sheet.length) sheet = new Uint8Array(room * MOST_BYTES_OF_A_UNIT);
  let end = add(use, 0);
  for (const part of parts) end = add(part, end);
  return sheet.subarray(0, end);
}

/** Writes one part with its length; where it ends. */
function add(part: string | Uint8Array, at: number): number {
  const start = at + LENGTH_BYTES;
  const length = typeof part === 'string' ? write(part, start) : part.length;
  if (typeof part !== 'string') sheet.set(part, start);
  sheet[at] = length >>> 24;
  sheet[at + 1] = length >>> 16;
  sheet[at + 2] = length >>> 8;
  sheet[at + 3] = length;
  return start + length;
}

/** UTF-8. Nearly all that is hashed is ASCII, and short: then asking the encoder costs more than writing. */
function write(text: string, start: number): number {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit > 0x7f) {
      const bytes = utf8ToBytes(text);
      sheet.set(bytes, start);
      return bytes.length;
    }
    sheet[start + index] = unit;
  }
  return text.length;
}
