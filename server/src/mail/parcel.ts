import type { Letter } from '../notices/letter.ts';
import { lettersHtml, lettersText, picturesIn } from '../notices/letter.ts';
import type { Post } from './post.ts';

/** A letter with everything that a mail server wants to know. */
export interface Parcel {
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly {
    readonly filename: string;
    readonly content: Buffer;
    readonly cid: string;
    /** Shown where the text says, and not once more below it. */
    readonly contentDisposition: 'inline';
  }[];
}

/** Marks what we sent, so that we never answer ourselves. */
export const OUR_MARK = 'X-Club-Route';

export function pack(post: Pick<Post, 'from' | 'domain'>, to: string, id: string, letter: Letter): Parcel {
  const picture = (index: number): string => `picture-${index}.${id}@${post.domain}`;
  const { replyTo, unsubscribe, thread } = letter;
  return {
    messageId: `<${id}@${post.domain}>`,
    from: { name: 'Club Route', address: post.from },
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject: letter.subject,
    text: lettersText(letter),
    html: lettersHtml(letter, (index) => `cid:${picture(index)}`),
    headers: {
      [OUR_MARK]: '1',
      // Machines that answer for people must not answer this (RFC 3834).
      'Auto-Submitted': letter.automatic,
      'X-Auto-Response-Suppress': 'All',
      ...(thread === undefined ? {} : { References: `<${thread}@${post.domain}>` }),
      // RFC 8058
      ...(unsubscribe === undefined
        ? {}
        : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    attachments: picturesIn(letter).map((content, index) => ({
      filename: `map-${index + 1}.png`,
      content,
      cid: picture(index),
      contentDisposition: 'inline',
    })),
  };
}
