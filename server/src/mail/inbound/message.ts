import { createHash } from 'node:crypto';
import { simpleParser, type Headers, type ParsedMail, type SimpleParserOptions } from 'mailparser';
import { OUR_MARK } from '../parcel.ts';
import { htmlText } from './html.ts';
import { letterLines } from './lines.ts';
import { MalformedError } from './malformed.ts';

/** A mail that came in, as far as we read it. */
export interface Message {
  /** The same for the same mail, however often it comes. */
  readonly hash: Uint8Array;
  readonly subject: string;
  /** Without what it quotes and without a signature. */
  readonly lines: readonly string[];
  /** Why it is not looked at: no person wrote it. */
  readonly ignored?: string;
}

export const MOST_BYTES = 256 * 1024;
/** Of the mail, and of each of its parts. The library takes long over lists of addresses without end. */
const MOST_HEAD_BYTES = 32 * 1024;
const MOST_PARTS = 100;
const LONGEST_SUBJECT = 200;

/** What the splitter inside the library takes besides what its types know. */
const OPTIONS: SimpleParserOptions & { readonly maxHeadSize: number; readonly maxChildNodes: number } = {
  skipImageLinks: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipHtmlToText: true,
  maxHeadSize: MOST_HEAD_BYTES,
  maxChildNodes: MOST_PARTS,
};

/** Runs in a thread of its own (`mail.worker.ts`): strangers decide how long it takes. */
export async function readMessage(raw: Buffer): Promise<Message> {
  if (raw.length > MOST_BYTES) throw new MalformedError('it is too long');
  const { messageId, subject = '', text, html, headers } = await parsed(raw);
  const hash = createHash('sha256')
    .update(messageId ?? raw)
    .digest();
  const ignored = robotIn(headers);
  const words = text === undefined || text.trim() === '' ? htmlText(html === false ? '' : (html ?? '')) : text;
  return {
    hash,
    subject: subject.slice(0, LONGEST_SUBJECT).replaceAll(/\p{Cc}+/gu, ' ') || 'Orders',
    // PostgreSQL stores no NUL.
    lines: letterLines(words.replaceAll('\0', '')),
    ...(ignored === undefined ? {} : { ignored }),
  };
}

/** All that the library says against a mail it would say again. */
async function parsed(raw: Buffer): Promise<ParsedMail> {
  try {
    return await simpleParser(raw, OPTIONS);
  } catch (error) {
    throw new MalformedError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

const BULK = ['bulk', 'junk', 'list', 'auto_reply'];
const ROBOTS = ['x-autoreply', 'x-autorespond', 'list-id', 'x-failed-recipients', OUR_MARK.toLowerCase()];

/** Answering a machine would make it answer again (RFC 3834). */
function robotIn(headers: Headers): string | undefined {
  const word = (name: string): string => {
    const value = headers.get(name);
    return typeof value === 'string' ? value.trim().toLowerCase() : '';
  };
  const submitted = word('auto-submitted').split(';')[0]!.trim();
  if (submitted !== '' && submitted !== 'no') return 'it was sent by a machine';
  if (BULK.includes(word('precedence'))) return 'it was sent to many';
  if (ROBOTS.some((name) => headers.has(name))) return 'it was sent by a machine';
  const type = headers.get('content-type');
  if (typeof type === 'object' && 'value' in type && type.value === 'multipart/report') return 'it reports a delivery';
  return undefined;
}
