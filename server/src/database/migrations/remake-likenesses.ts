import { sql, type Kysely } from 'kysely';
import { likeness } from '../../accounts/names.ts';

/** Names that look alike are one name: the oldest account has it, and later ones keep theirs without a likeness. */
export async function remakeLikenesses(database: Kysely<unknown>): Promise<void> {
  await sql`update account set likeness = null`.execute(database);
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from account order by created_at, id`.execute(database);
  for (const { id, name } of rows)
    await sql`
      update account set likeness = ${likeness(name)}
      where id = ${id} and not exists (select from account other where other.likeness = ${likeness(name)})`.execute(
      database,
    );
}
