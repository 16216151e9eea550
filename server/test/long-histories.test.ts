import { sql } from 'kysely';
import type { MatchMade, Profile } from '@club-route/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readChat } from '../src/matches/chat.ts';
import { query } from './house/database.ts';
import { openHouse, type House } from './house/house.ts';
import { member, Visitor } from './house/visitor.ts';

/** What one player can pile up in an hour must not make every look at it cost more. */

const MESSAGES = 20_000;
const PAGE = 200;
const MATCHES = 300;
const MINUTE = 60_000;

let house: House;
let bradley: Visitor;
let now = Date.now();

beforeAll(async () => {
  house = await openHouse({ now: () => now });
  bradley = await member(house.address, 'Bradley');
});
afterAll(() => house.close());

test('the latest of a long talk is read without the rest', async () => {
  const { match } = await bradley.post<MatchMade>('/api/matches', {
    game: 'patrol',
    seats: { north: { kind: 'me' }, south: { kind: 'me' } },
  });
  await query(
    house.url,
    `insert into chat (match_id, n, room, name, text, said_at)
     select $1, n, 'players', 'Bradley', 'Hello.', now() from generate_series(1, $2::integer) as n`,
    [match.id, MESSAGES],
  );
  await query(house.url, 'analyze');
  await bradley.post(`/api/matches/${match.id}/chat`, { as: 'north', room: 'players', text: 'The last.' });
  const [account] = await query(house.url, `select id from account where name = 'Bradley'`);
  const person = { account: { id: (account as { id: string }).id, name: 'Bradley' } };
  const { said, read } = await house.club.database.transaction().execute(async (all) => {
    const told = await house.club.desks.look(match.id, (desk) =>
      readChat({ database: all }, desk, person, 'north', 'players'),
    );
    const { rows } = await sql<{ read: string }>`
      select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables
      where relname = 'chat'`.execute(all);
    return { said: told, read: Number(rows[0]!.read) };
  });
  expect(said).toHaveLength(PAGE);
  expect(said.at(-1)).toMatchObject({ id: String(MESSAGES + 1), text: 'The last.' });
  expect(read).toBeLessThan(2 * PAGE);
});

async function finish(first: number, last: number): Promise<void> {
  await query(
    house.url,
    `insert into match (id, game, rules, options, seed, commitment, status, visibility, time, outcome)
     select lpad(to_hex(n), 16, '0'), 'battle-card', '1', '{}', '', '', 'finished', 'public', '{"kind":"none"}',
       '{"how":"played","name":"won","winners":["allied"],"reason":"Won."}'
     from generate_series($1::integer, $2::integer) as n`,
    [first, last],
  );
  await query(
    house.url,
    `insert into seat (match_id, seat, place)
     select lpad(to_hex(n), 16, '0'), 'allied', 0 from generate_series($1::integer, $2::integer) as n`,
    [first, last],
  );
  await query(
    house.url,
    `insert into holder (match_id, seat, account_id, name)
     select lpad(to_hex(n), 16, '0'), 'allied', (select id from account where name = 'Bradley'), 'Bradley'
     from generate_series($1::integer, $2::integer) as n`,
    [first, last],
  );
}

test('a player of many matches is counted once a minute, others at once', async () => {
  const played = async (): Promise<number | undefined> =>
    (await new Visitor(house.address).get<Profile>('/api/people/Bradley')).records[0]?.played;
  expect(await played()).toBeUndefined();
  await finish(1, 3);
  expect(await played()).toBe(3);
  await finish(4, MATCHES);
  expect(await played()).toBe(MATCHES);
  await finish(MATCHES + 1, MATCHES + 1);
  now += MINUTE - 1;
  expect(await played()).toBe(MATCHES);
  now += 1;
  expect(await played()).toBe(MATCHES + 1);
});
