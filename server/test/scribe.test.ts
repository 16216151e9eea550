import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActAnswer } from '@club-route/wire';
import { act } from '../src/matches/act.ts';
import { secretHash } from '../src/secrets.ts';
import { query } from './house/database.ts';
import { openHouse, type House } from './house/house.ts';
import { NORTH, startPatrol, type Table } from './house/patrol.ts';
import { newKey } from './house/tab.ts';
import { Visitor } from './house/visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function tables(count: number): Promise<readonly Table[]> {
  const all: Table[] = [];
  while (all.length < count) all.push(await startPatrol(new Visitor(house.address), new Visitor(house.address)));
  return all;
}

/** North deploys, from inside the server: all that begin together are planned before anything is written. */
async function deploy({ id, north }: Table): Promise<ActAnswer> {
  const wish = { seat: 'north', have: 0, key: newKey(), action: NORTH };
  return house.club.desks.with(id, (desk) => act(house.club, desk, { link: secretHash(north.link!) }, wish));
}

/** The transaction that wrote the first move of each match. */
async function transactions(all: readonly Table[]): Promise<readonly unknown[]> {
  const ids = all.map(({ id }) => id);
  const rows = await query(house.url, 'select xmin::text from journal where n = 1 and match_id = any($1)', [ids]);
  return rows.map((row) => (row as { xmin: string }).xmin);
}

const DONE = { kind: 'done', have: 1 };

test('moves that are made at once in several matches share a commit', async () => {
  const all = await tables(3);
  expect(await Promise.all(all.map(deploy))).toEqual([DONE, DONE, DONE]);
  const written = await transactions(all);
  expect(written).toHaveLength(3);
  expect(new Set(written).size).toBe(1);
});

test('a match that has changed meanwhile is read and planned again, and the others are written', async () => {
  const all = await tables(2);
  await query(house.url, 'update match set affairs = affairs + 1 where id = $1', [all[0]!.id]);
  expect(await Promise.all(all.map(deploy))).toEqual([DONE, DONE]);
  expect(new Set(await transactions(all)).size).toBe(2);
});

test('a match that somebody holds keeps nobody waiting but those who play it', async () => {
  const [held, free] = (await tables(2)) as [Table, Table];
  const client = new pg.Client({ connectionString: house.url });
  await client.connect();
  await client.query('begin');
  await client.query('select from match where id = $1 for update', [held.id]);
  const waiting = deploy(held);
  expect(await deploy(free)).toEqual(DONE);
  expect(await transactions([held])).toEqual([]);
  await client.query('commit');
  expect(await waiting).toEqual(DONE);
  await client.end();
});

test('a change that the database refuses does not take with it those that came along', async () => {
  const [wrong, right] = (await tables(2)) as [Table, Table];
  const refused = house.club.desks.with(wrong.id, async ({ row }) => {
    const next = { ...row, affairs: row.affairs + 1, status: 'unheard-of' as 'running' };
    return house.club.scribe.write({ row, next, entry: undefined, request: undefined });
  });
  const [first, second] = await Promise.allSettled([refused, deploy(right)]);
  expect(first.status).toBe('rejected');
  expect(second).toEqual({ status: 'fulfilled', value: DONE });
});
