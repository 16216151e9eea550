import { battleCardModule } from '@club-route/battle-card';
import type { GameModule } from '@club-route/engine';
import { patrol, patrolLanguage } from '@club-route/engine/testing';
import { farthestBridgeModule } from '@club-route/farthest-bridge';
import { kriegsspielModule } from '@club-route/kriegsspiel';
import pg from 'pg';
import type { Club } from '../../src/club.ts';
import { connect } from '../../src/database/connect.ts';
import { readDesk } from '../../src/play/records.ts';
import { shelfOf } from '../../src/shelf.ts';

/** What is on disk, against what people were told. */

export const SHELF = shelfOf([
  battleCardModule,
  farthestBridgeModule,
  kriegsspielModule,
  { game: patrol, language: patrolLanguage, bots: [], rules: [], register: [] },
] as unknown as readonly GameModule[]);

export interface Checked {
  readonly matches: number;
  readonly entries: number;
  /** With dispatches of campaigns, to all commanders. */
  readonly mails: number;
}

/** `verified` remembers how long each journal was when it was last played again. */
export async function check(
  url: string,
  acknowledged: ReadonlySet<string>,
  verified: Map<string, number>,
): Promise<Checked> {
  const written = await writtenKeys(url);
  for (const [key, times] of written) if (times > 1) throw new Error(`the move ${key} was applied ${times} times`);
  const lost = [...acknowledged].filter((key) => !written.has(key));
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged moves are lost, such as ${lost[0]}`);
  const entries = await verify(url, verified);
  return { matches: verified.size, entries, mails: await checkDispatches(url) };
}

interface Stretch {
  readonly holder: string;
  readonly dispatched: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Of what was brought to each commander every frame is in one mail, and in no other: each mail goes on where the one before it
 * ended, up to where the holder is said to have been told. A mail has one Message-ID for ever. How many mails there are.
 */
async function checkDispatches(url: string): Promise<number> {
  const rows = await ask<Stretch>(
    url,
    `select holder.id as holder, holder.dispatched, (kept.body #>> '{brought,0,from}')::integer as "from",
       (kept.body #>> '{brought,0,to}')::integer as "to"
     from outbox join kept_body kept on kept.message_id = outbox.message_id::text
     join holder on holder.id = (kept.body #>> '{brought,0,holder}')::uuid
     where kind = 'dispatch' and dropped_at is null order by holder.id, 3, 4`,
  );
  for (const [index, { holder, from, to, dispatched }] of rows.entries()) {
    const before = rows[index - 1]?.holder === holder ? rows[index - 1]!.to : -1;
    if (from !== before)
      throw new Error(`a mail to ${holder} tells from frame ${from}, the one before it to ${before}`);
    if (rows[index + 1]?.holder !== holder && to !== dispatched)
      throw new Error(`mails to ${holder} tell up to frame ${to}, and are said to tell up to ${dispatched}`);
  }
  return rows.length;
}

async function writtenKeys(url: string): Promise<ReadonlyMap<string, number>> {
  const rows = await ask<{ key: string; times: number }>(
    url,
    `select split_part(request, ' ', 2) as key, count(*)::integer as times
     from journal where request is not null group by key`,
  );
  return new Map(rows.map(({ key, times }) => [key, times]));
}

/** Asks the database something, past the server. */
export async function ask<T extends object>(url: string, text: string): Promise<readonly T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T & pg.QueryResultRow>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Plays every journal that has grown again: every hash, every roll, every rule. */
async function verify(url: string, verified: Map<string, number>): Promise<number> {
  const connection = connect(url, 2, () => undefined);
  const { database } = connection;
  let entries = 0;
  try {
    const rows = await database.selectFrom('match').select(['id', 'entries']).where('entries', '>', 0).execute();
    for (const row of rows) {
      if (verified.get(row.id) === row.entries) continue;
      const desk = await readDesk({ database, shelf: SHELF } as Club, row.id, 'whole');
      // Both are of one moment: the row says how many entries there must be.
      if (desk.playing.last + 1 !== desk.row.entries) throw new Error(`entries of match ${row.id} are missing`);
      entries += desk.row.entries;
      verified.set(row.id, desk.row.entries);
    }
    return entries;
  } finally {
    await connection.close();
  }
}
