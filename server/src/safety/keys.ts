import { createHmac } from 'node:crypto';
import type { Database } from '../database/connect.ts';

/** A key of this server: made on its first start, the same at every copy, kept in the database. */
export async function ownKey(database: Database, name: string, make: () => Buffer): Promise<Buffer> {
  await database
    .insertInto('key')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await database.selectFrom('key').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}

/** A word that only this server can have made of these words; for addresses and links, in small letters. */
export function signature(key: Buffer, ...words: readonly (string | number)[]): string {
  return createHmac('sha256', key).update(words.join(' ')).digest('hex').slice(0, 40);
}
