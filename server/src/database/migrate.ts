import { Migrator, type Kysely } from 'kysely';
import type { Tables } from './schema.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the database up to date, or to where a migration left it. Any number of copies may do so at once: Kysely takes an advisory lock, and each
 * migration runs once.
 */
export async function migrate(database: Kysely<Tables>, to?: string): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error !== undefined) throw error instanceof Error ? error : new Error('the migration failed', { cause: error });
}
