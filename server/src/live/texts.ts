import type { Frame } from '@club-route/engine';

/** What several watchers get alike is put into words once. By whatever tells it apart: a name, or a frame that films share. */
export type Texts = Map<string | Frame, string>;

/** A whole message as it goes over a socket. Those who get the same share the bytes. */
export interface Message {
  readonly text: string;
  readonly bytes: Buffer;
}

/** What goes to the watchers of one match at one moment: words that messages have in common, and messages. */
export interface Issue {
  readonly texts: Texts;
  readonly messages: Map<string, Message>;
  /** Messages with frames of a viewer, by who has how many, and how many are in them. */
  readonly frameMessages: Map<string, { readonly frames: number; readonly message: Message }>;
}

export function newIssue(): Issue {
  return { texts: new Map(), messages: new Map(), frameMessages: new Map() };
}

export function frameText(frame: Frame, texts: Texts): string {
  return once(texts, frame, () => JSON.stringify(frame));
}

/** The message `frames`. */
export function framesText(
  match: string,
  as: string,
  frames: readonly Frame[],
  have: number,
  mayUndo: boolean,
  texts: Texts,
): string {
  const list = frames.map((frame) => frameText(frame, texts)).join();
  return `{"kind":"frames","match":"${match}","as":"${as}","frames":[${list}],"have":${have},"mayUndo":${mayUndo}}`;
}

export function once<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

const WHOLE_TEXT = 0x81;
const SHORT = 126;
const LONG = 65_536;

/** A text as one unmasked frame (RFC 6455, 5.2), head and words in one piece. */
export function messageOf(text: string): Message {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < LONG ? 4 : 10;
  const bytes = Buffer.allocUnsafe(head + length);
  bytes[0] = WHOLE_TEXT;
  if (head === 2) bytes[1] = length;
  else if (head === 4) {
    bytes[1] = 126;
    bytes.writeUInt16BE(length, 2);
  } else {
    bytes[1] = 127;
    bytes.writeBigUInt64BE(BigInt(length), 2);
  }
  bytes.write(text, head);
  return { text, bytes };
}
