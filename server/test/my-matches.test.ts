import { sql } from 'kysely';
import type { MatchPage } from '@club-route/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMatches, type ListWish } from '../src/matches/lobby.ts';
import { query } from './house/database.ts';
import { openHouse, type House } from './house/house.ts';
import { member } from './house/visitor.ts';

/** More than a page; of them one in ten is of another game, and Bradley is invited to some that he does not play in. */
const MATCHES = 10_000;
const PAGE = 50;

let house: House;
let bradley: string;

beforeAll(async () => {
  house = await openHouse();
  await member(house.address, 'Bradley');
  const [account] = await query(house.url, `select id from account where name = 'Bradley'`);
  bradley = (account as { readonly id: string }).id;
  // Two at the same moment each time: the order of those goes by their names.
  await query(
    house.url,
    `insert into match (id, game, rules, options, seed, commitment, status, visibility, time, created_at)
     select lpad(to_hex(n * 7919 % 65536), 16, '0'), case when n % 10 = 0 then 'patrol' else 'battle-card' end, '1', '{}', '', '',
       case when n % 3 = 0 then 'finished' else 'running' end, 'private', '{"kind":"none"}',
       timestamptz '2026-01-01' + (n / 2) * interval '1 minute'
     from generate_series(1, $1::integer) as n`,
    [MATCHES],
  );
  await query(
    house.url,
    `insert into seat (match_id, seat, place) select id, seat, 0 from match, unnest('{north,south}'::text[]) as seat`,
  );
  await query(
    house.url,
    `insert into holder (match_id, seat, account_id, name)
     select id, seat, $1, 'Bradley' from match, unnest('{north,south}'::text[]) as seat where id not like '%f'`,
    [bradley],
  );
  await query(
    house.url,
    `insert into invitation (match_id, seat, account_id) select id, 'north', $1 from match where id like '%f'`,
    [bradley],
  );
  // As the database does by itself after a minute.
  await query(house.url, 'analyze');
});

afterAll(() => house.close());

interface Listed {
  readonly page: MatchPage;
  /** Rows that the database has read for it of those that name the matches of a player. */
  readonly read: number;
}

async function list(wish: Omit<ListWish, 'list'>): Promise<Listed> {
  return house.club.database.transaction().execute(async (all) => {
    const person = { account: { id: bradley, name: 'Bradley' } } as unknown as Parameters<typeof listMatches>[1];
    const page = await listMatches({ database: all, shelf: house.club.shelf }, person, { list: 'mine', ...wish });
    const { rows } = await sql<{ read: string }>`
      select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as read from pg_stat_xact_user_tables
      where relname in ('holder', 'invitation')`.execute(all);
    return { page, read: Number(rows[0]!.read) };
  });
}

test('a page of thousands of matches of one player is read without the others', async () => {
  const first = await list({});
  expect(first.page.matches).toHaveLength(PAGE);
  expect(first.read).toBeLessThan(MATCHES / 4);
  const next = await list({ after: first.page.cursor! });
  expect(next.read).toBeLessThan(MATCHES / 4);
});

test.each([undefined, 'patrol'])('every match of a player is listed once, the newest first: %s', async (game) => {
  const wish = game === undefined ? {} : { game };
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const { page } = await list({ ...wish, ...(after === undefined ? {} : { after }) });
    ids.push(...page.matches.map(({ id }) => id));
    after = page.cursor;
  } while (after !== undefined);
  const wanted = await query(
    house.url,
    `select id from match where $1::text is null or game = $1 order by created_at desc, id desc`,
    [game ?? null],
  );
  expect(ids).toEqual(wanted.map(({ id }) => id as string));
});
