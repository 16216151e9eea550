import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { fingerprintOf } from '@club-route/engine';
import type { PublishedKey } from '@club-route/wire';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { openUsedDatabase } from '../database/open.ts';
import { CHANNEL } from '../database/channel.ts';

/** What copies tell each other when the key was replaced. */
export const KEY_REPLACED = 'key';

/** The Ed25519 key with which this server gives its word. One at a time, the same at every copy, kept in the database. */
export class SigningKeys {
  readonly #database: Database;
  #published: readonly PublishedKey[] = [];
  #private: KeyObject | undefined;

  private constructor(database: Database) {
    this.#database = database;
  }

  /** Makes a key if there is none yet. */
  static async open(database: Database, now: () => number): Promise<SigningKeys> {
    await insertKey(database, now());
    const keys = new SigningKeys(database);
    await keys.reload();
    return keys;
  }

  /** The key in use first, then those before it, with their dates. */
  get published(): readonly PublishedKey[] {
    return this.#published;
  }

  /** Another copy, or the command, may have replaced the key. */
  async reload(): Promise<void> {
    const rows = await this.#database.selectFrom('signing_key').selectAll().orderBy('made_at', 'desc').execute();
    const inUse = rows.find((row) => row.private !== null);
    if (inUse === undefined) throw new Error('the database has no key to sign with');
    this.#private = createPrivateKey({ key: inUse.private!, format: 'der', type: 'pkcs8' });
    this.#published = [inUse, ...rows.filter((row) => row !== inUse)].map(({ public: key, made_at, replaced_at }) => ({
      key,
      fingerprint: fingerprintOf(key)!,
      from: made_at.getTime(),
      ...(replaced_at === null ? {} : { until: replaced_at.getTime() }),
    }));
  }

  /** Signs what `statement` makes of the public key. */
  sign(statement: (key: string) => string): { readonly key: string; readonly signature: string } {
    const { key } = this.#published[0]!;
    return { key, signature: sign(null, Buffer.from(statement(key)), this.#private!).toString('hex') };
  }
}

/** Retires the key in use, for ever: its private half is forgotten. Copies that run use the new one from now on. */
async function replaceKey(database: Database, now: number): Promise<void> {
  await database.transaction().execute(async (all) => {
    await sql`lock table signing_key in exclusive mode`.execute(all);
    await all
      .updateTable('signing_key')
      .set({ private: null, replaced_at: new Date(now) })
      .where('replaced_at', 'is', null)
      .execute();
    await insertKey(all, now);
    await sql`select pg_notify(${CHANNEL}, ${KEY_REPLACED})`.execute(all);
  });
}

/** The keys of the server that this configuration names; with a new one first, if that is wanted. */
export async function keysOf(config: Config, { replace = false } = {}): Promise<readonly PublishedKey[]> {
  const connection = await openUsedDatabase(config, () => undefined);
  try {
    const { database } = connection;
    if (replace) await replaceKey(database, Date.now());
    return (await SigningKeys.open(database, Date.now)).published;
  } finally {
    await connection.close();
  }
}

/** Where a key is in use already, that one stays. */
async function insertKey(database: Database, now: number): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url');
  await database
    .insertInto('signing_key')
    .values({
      public: raw.toString('hex'),
      private: privateKey.export({ format: 'der', type: 'pkcs8' }),
      made_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
