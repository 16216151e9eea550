import { timingSafeEqual } from 'node:crypto';
import type { Club } from '../club.ts';
import { signature } from '../mail/keys.ts';
import { unsubscribePage } from '../mail/pages.ts';
import { changeWishes } from './wishes.ts';

/** Links that end mails about turns without signing in: an account, and a word that only this server can make. */

function wordFor({ post }: Club, account: string): string {
  return signature(post.key, 'unsubscribe', account);
}

export function unsubscribeAddress(club: Club, account: string): string {
  return unsubscribePage(club.post, `${account}.${wordFor(club, account)}`);
}

function accountIn(club: Club, token: string): string | undefined {
  const [account = '', word = ''] = token.split('.');
  const given = Buffer.from(word);
  const own = Buffer.from(wordFor(club, account));
  return given.length === own.length && timingSafeEqual(given, own) ? account : undefined;
}

export function isUnsubscribeToken(club: Club, token: string): boolean {
  return accountIn(club, token) !== undefined;
}

/** False if the link is not one of ours. */
export async function unsubscribe(club: Club, token: string): Promise<boolean> {
  const account = accountIn(club, token);
  if (account === undefined) return false;
  const known = await club.database.selectFrom('account').select('id').where('id', '=', account).executeTakeFirst();
  if (known !== undefined) await changeWishes(club, account, { mail: 'never' });
  return true;
}
