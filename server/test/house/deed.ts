import type { ActAnswer, FromServer } from '@club-route/wire';
import { Tab } from './tab.ts';
import type { Visitor } from './visitor.ts';

type Problem = Extract<FromServer, { readonly kind: 'problem' }>;

export interface Deed {
  readonly kind: string;
  readonly [part: string]: unknown;
}

interface Wish {
  readonly seat: string;
  readonly have: number;
  readonly key: string;
  /** Nothing takes back what was done last. */
  readonly action?: Deed;
}

/** Sends one action as a browser does that opens the match for it; the answer, or what is wrong. */
export async function send(visitor: Visitor, match: string, wish: Wish): Promise<ActAnswer | Problem> {
  const tab = await Tab.open(visitor);
  if (visitor.link !== undefined) tab.say({ kind: 'watch', match, as: wish.seat, link: visitor.link });
  tab.sayRaw(JSON.stringify({ kind: wish.action === undefined ? 'undo' : 'act', match, ...wish }));
  const reply = await tab.replyTo(wish.key);
  await tab.close();
  return reply.kind === 'answer' ? reply.answer : reply;
}
