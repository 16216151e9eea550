import { Migrator, sql, type Kysely } from 'kysely';
import type { Tables } from './schema.ts';
import { migrations } from './migrations/index.ts';

/** Whoever migrates this database holds this lock. */
const LOCK = 19_440_917;

/**
 * Brings the database up to date, or to where a migration left it. Any number of copies may do so at once, and each migration
 * runs once. Kysely has a lock of its own, but looks for its tables before it takes it: two copies that start together
 * could meet there.
 */
export async function migrate(database: Kysely<Tables>, to?: string): Promise<void> {
  await database.connection().execute(async (db) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(db);
    try {
      const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
      const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
      if (error !== undefined)
        throw error instanceof Error ? error : new Error('the migration failed', { cause: error });
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(db);
    }
  });
}
