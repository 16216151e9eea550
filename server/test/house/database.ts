import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A new database of the cluster: empty, or a copy of another. */
export async function makeDatabase(model = 'template1'): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(inject('cluster'), `create database ${name} template ${model}`);
  const url = new URL(inject('cluster'));
  url.pathname = `/${name}`;
  return url.href;
}

/** Asks a database something, past the server. */
export async function query(url: string, text: string, values: unknown[] = []): Promise<readonly pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<pg.QueryResultRow>(text, values);
    return rows;
  } finally {
    await client.end();
  }
}
