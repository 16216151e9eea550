import { timingSafeEqual } from 'node:crypto';
import type { Club } from '../club.ts';
import { signature } from '../safety/keys.ts';
import { unsubscribePage } from './pages.ts';
import { forgetGuest } from './guests.ts';
import { changeWishes } from './wishes.ts';

/** Links that end mails without signing in: what is to end, for whom, and a word that only this server can make. */

/** Mails about the turns of an account, or of one seat held without, and invitations. */
const KINDS = ['turns', 'seat', 'invitations'] as const;
export type Ending = (typeof KINDS)[number];

interface Right {
  readonly kind: Ending;
  /** An account, or a holder where a seat is held without. */
  readonly id: string;
}

function wordFor({ post }: Pick<Club, 'post'>, { kind, id }: Right): string {
  return signature(post.key, 'unsubscribe', kind, id);
}

export function unsubscribeAddress(club: Pick<Club, 'post'>, kind: Ending, id: string): string {
  return unsubscribePage(club.post, `${kind}.${id}.${wordFor(club, { kind, id })}`);
}

/** What a link gives the right to end, if it is one of ours. */
export function rightIn(club: Pick<Club, 'post'>, token: string): Right | undefined {
  const [name, id = '', word = ''] = token.split('.');
  const kind = KINDS.find((one) => one === name);
  if (kind === undefined) return undefined;
  const given = Buffer.from(word);
  const own = Buffer.from(wordFor(club, { kind, id }));
  return given.length === own.length && timingSafeEqual(given, own) ? { kind, id } : undefined;
}

export async function unsubscribe(club: Pick<Club, 'config' | 'database'>, { kind, id }: Right): Promise<void> {
  if (kind === 'seat') return forgetGuest(club, id);
  const known = await club.database.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst();
  if (known !== undefined) await changeWishes(club, id, kind === 'turns' ? { mail: 'never' } : { invitations: false });
}
