import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { Tables } from '../src/database/schema.ts';
import { readDesk, refresh } from '../src/play/records.ts';
import { send } from './house/deed.ts';
import { openHouse } from './house/house.ts';
import { NORTH, startPatrol } from './house/patrol.ts';
import { newKey } from './house/tab.ts';
import { Visitor } from './house/visitor.ts';

test('seats, holders and invitations are read again only when they have changed', async () => {
  const house = await openHouse();
  const asked: string[] = [];
  const pool = new pg.Pool({ connectionString: house.url });
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push(/from "(\w+)"/.exec(query.sql)?.[1] ?? query.sql),
  });
  const { id, north } = await startPatrol(new Visitor(house.address), new Visitor(house.address));
  const desk = await readDesk({ ...house.club, database }, id, 'whole');
  asked.length = 0;
  await send(north, id, { seat: 'north', have: 0, key: newKey(), action: NORTH });
  await refresh({ database }, desk);
  expect(asked).toEqual(['match', 'journal']);
  expect(desk.version).toBe(desk.row.entries + desk.row.affairs);
  asked.length = 0;
  await north.post(`/api/matches/${id}/invitations`, { seat: 'north', inMyPlace: false });
  await refresh({ database }, desk);
  expect(asked).toEqual(['match', 'seat', 'holder', 'invitation']);
  expect(desk.affairs.invitations).toHaveLength(1);
  await database.destroy();
  await house.close();
});
