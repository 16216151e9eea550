import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { GUEST } from '../accounts/names.ts';
import type { Database } from '../database/connect.ts';
import type { HolderTable } from '../database/schema.ts';
import { ownKey } from '../safety/keys.ts';
import { secretHash } from '../secrets.ts';
import type { Person } from './person.ts';

/**
 * The secrets of people without an account: made of the holder and a key of this server, so that a mail can lead back to
 * the seat. Nobody but the sitter is told them.
 */
export class ReturnLinks {
  readonly #key: Buffer;

  private constructor(key: Buffer) {
    this.#key = key;
  }

  static async open(database: Database): Promise<ReturnLinks> {
    return new ReturnLinks(await ownKey(database, 'return', () => randomBytes(32)));
  }

  /** Each further number is another secret for the same holder. */
  tokenOf(holder: string, number: number): string {
    return createHmac('sha256', this.#key).update(`${holder} ${number}`).digest('base64url');
  }
}

export interface Sitter {
  readonly holder: Pick<Insertable<HolderTable>, 'id' | 'account_id' | 'link_hash' | 'return_key' | 'name'>;
  /** For somebody without an account: the secret with which they come back. */
  readonly token?: string;
}

/** Somebody who sits down: known by the account, or else by a secret that is new. */
export function sitter(links: ReturnLinks, { account }: Person, name = GUEST): Sitter {
  const id = randomUUID();
  if (account !== undefined) return { holder: { id, account_id: account.id, name: account.name } };
  const token = links.tokenOf(id, 0);
  return { holder: { id, link_hash: secretHash(token), return_key: 0, name }, token };
}
