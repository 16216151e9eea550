import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';

const DAY = 86_400_000;

/** Lets days pass for the clocks of the match on a page, as the server’s database has them, and tells the server. */
export async function letPass(page: Page, days: number): Promise<void> {
  const match = new URL(page.url()).pathname.split('/').at(-1);
  const client = new pg.Client(database());
  await client.connect();
  await client.query(
    `with bumped as (
       update match set affairs = affairs + 1, clocks = (
         select json_object_agg(key, case when value ->> 'since' is null then value else
           json_build_object('left', value -> 'left', 'since', (value ->> 'since')::bigint - $2) end)
         from json_each(clocks))
       where id = $1 returning *
     )
     select pg_notify('club_route', 'match ' || id || ' ' || entries || ' ' || affairs) from bumped`,
    [match, days * DAY],
  );
  await client.end();
}

/** The database that the server of the tests has: at a socket in its folder. */
function database(): pg.ClientConfig {
  const host = path.join(process.env.CLUB_ROUTE_TEST_DATA!, 'postgres');
  const password = readFileSync(path.join(host, 'club-route.password'), 'utf8').trim();
  return { host, user: 'club_route', database: 'club_route', password };
}
