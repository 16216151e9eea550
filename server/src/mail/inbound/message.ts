import { createHash } from 'node:crypto';
import { simpleParser, type Headers } from 'mailparser';
import { OUR_MARK } from '../parcel.ts';

/** A mail that came in, as far as we read it. */
export interface Message {
  /** The same for the same mail, however often it comes. */
  readonly hash: Buffer;
  readonly subject: string;
  readonly text: string;
  /** Why it is not looked at: no person wrote it. */
  readonly ignored?: string;
}

export const MOST_BYTES = 256 * 1024;
const LONGEST_SUBJECT = 200;

export async function readMessage(raw: Buffer): Promise<Message> {
  const {
    messageId,
    subject = '',
    text,
    headers,
  } = await simpleParser(raw, {
    skipImageLinks: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    maxHtmlLengthToParse: MOST_BYTES,
  });
  const hash = createHash('sha256')
    .update(messageId ?? raw)
    .digest();
  const ignored = robotIn(headers);
  return {
    hash,
    subject: subject.replaceAll(/\p{Cc}+/gu, ' ').slice(0, LONGEST_SUBJECT) || 'Orders',
    // PostgreSQL stores no NUL.
    text: (text ?? '').replaceAll('\0', ''),
    ...(ignored === undefined ? {} : { ignored }),
  };
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
