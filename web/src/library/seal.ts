/**
 * Journals lie sealed in this browser, so that whoever looks through its storage reads nothing of the other side. The
 * key lies beside them and cannot be read either, only used: this stops a glance, not a programmer.
 */

/** Text that was sealed, as it is stored. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** What is stored of a text: sealed, or as it is where this browser offers no way to seal it. */
export type Stored = Sealed | string;

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;
/** Sealed texts are so many bytes long, or twice as many and so on: the exact length would tell what was added to one. */
const PIECE = 4096;

/** Nothing where the page came over an open line: browsers seal only for pages they trust. */
export async function newSealingKey(): Promise<CryptoKey | undefined> {
  // The types promise what such a browser does not have.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  return subtle?.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
}

export async function seal(text: string, key: CryptoKey | undefined): Promise<Stored> {
  if (key === undefined) return text;
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const data = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, filledUp(new TextEncoder().encode(text)));
  return { iv, data };
}

/** With blanks, which `unseal` takes off again. */
function filledUp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const filled = new Uint8Array(Math.ceil(bytes.length / PIECE) * PIECE).fill(BLANK);
  filled.set(bytes);
  return filled;
}
const BLANK = 0x20;

/** The text, or nothing where it was sealed with another key or is damaged. */
export async function unseal(stored: unknown, key: CryptoKey | undefined): Promise<string | undefined> {
  if (typeof stored === 'string') return stored;
  if (!isSealed(stored) || key === undefined) return undefined;
  try {
    const bytes = await crypto.subtle.decrypt({ name: ALGORITHM, iv: stored.iv }, key, stored.data);
    return new TextDecoder().decode(bytes).trimEnd();
  } catch {
    return undefined;
  }
}

function isSealed(stored: unknown): stored is Sealed {
  if (typeof stored !== 'object' || stored === null) return false;
  const { iv, data } = stored as Partial<Sealed>;
  return iv instanceof Uint8Array && data instanceof ArrayBuffer;
}
