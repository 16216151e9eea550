import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { MatchMade, MatchTable, Said } from '@club-route/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, keysOf, readConfig, restore, type Config } from '../src/index.ts';
import { TABLES } from '../src/database/backup.ts';
import { send, type Deed } from './house/deed.ts';
import { openDatabase } from '../src/database/open.ts';
import { sweep } from '../src/sweep.ts';
import { makeDatabase, query } from './house/database.ts';
import { readFilm } from './house/film.ts';
import { openHouse, type House } from './house/house.ts';
import { NORTH, SOUTH, startPatrol } from './house/patrol.ts';
import { newKey } from './house/tab.ts';
import { member, Visitor } from './house/visitor.ts';

let house: House;
let folder: string;

beforeAll(async () => {
  house = await openHouse();
  folder = mkdtempSync(path.join(tmpdir(), 'club-route-backup-'));
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

function configOf(url: string): Config {
  const read = readConfig({ DATABASE_URL: url });
  if ('problem' in read) throw new Error(read.problem);
  return read.config;
}

async function act(who: Visitor, id: string, seat: string, action: Deed): Promise<void> {
  const { have } = await readFilm(who, id, seat);
  const wish = { seat, have, key: newKey(), action };
  expect(await send(who, id, wish)).toMatchObject({ kind: 'done' });
}

/** Every row of a table, as PostgreSQL writes it. */
async function rowsOf(url: string, table: string): Promise<readonly string[]> {
  const rows = await query(url, `select row_to_json(one)::text as text from ${table} as one`);
  return rows.map(({ text }) => text as string).toSorted();
}

test('a backup holds every table there is', async () => {
  const tables = await query(
    house.url,
    // What is not logged would not survive a crash either.
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relpersistence = 'p' and relname not like 'kysely%'`,
  );
  expect(tables.map(({ name }) => name as string).toSorted()).toEqual([...TABLES].toSorted());
});

test('a backup made while people play is restored into an empty database, and the match goes on there', async () => {
  const [north, south] = [await member(house.address, 'Roy', 'roy@club.example'), new Visitor(house.address)];
  const { id } = await startPatrol(north, south);
  await act(north, id, 'north', NORTH);
  await act(south, id, 'south', SOUTH);
  await north.post(`/api/matches/${id}/chat`, { as: 'north', room: 'players', text: 'One\nand “two”.' });
  const over = await startPatrol(north, new Visitor(house.address));
  await north.post(`/api/matches/${over.id}/resign`, { seat: 'north' });
  await north.post<MatchMade>(`/api/matches/${over.id}/rematch`, { seat: 'north' });

  // What the rounds of the house write by themselves is written before, not between the backup and the look at both.
  await sweep(house.club);
  const file = path.join(folder, 'club.backup');
  const rows = await backUp(configOf(house.url), file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const url = await makeDatabase();
  expect(await restore(configOf(url), file)).toBe(rows);
  for (const table of TABLES) expect(await rowsOf(url, table), table).toEqual(await rowsOf(house.url, table));

  const again = await openHouse({}, url);
  try {
    const roy = Object.assign(new Visitor(again.address), { cookie: north.cookie });
    await act(roy, id, 'north', { kind: 'end' });
    expect((await roy.get<MatchTable>(`/api/matches/${id}`)).toAct).toEqual(['south']);
    const said = { as: 'north', room: 'players', text: 'Here we are again.' };
    await roy.post(`/api/matches/${id}/chat`, said);
    const talk = await roy.get<readonly Said[]>(`/api/matches/${id}/chat?as=north&room=players`);
    expect(talk.map(({ text }) => text)).toEqual(['One\nand “two”.', 'Here we are again.']);
  } finally {
    await again.close();
  }
  await expect(restore(configOf(url), file)).rejects.toThrow('The database is not empty.');
});

test('what is no backup is refused, and leaves the database empty', async () => {
  const [foreign, plain, part] = ['foreign', 'plain', 'part'].map((name) => path.join(folder, name));
  const whole = path.join(folder, 'whole');
  await backUp(configOf(house.url), whole);
  writeFileSync(foreign!, gzipSync('something else\n'));
  writeFileSync(plain!, 'something else\n');
  writeFileSync(part!, readFileSync(whole).subarray(0, 10));
  const url = await makeDatabase();
  await expect(restore(configOf(url), foreign!)).rejects.toThrow('is not a Club Route backup');
  await expect(restore(configOf(url), plain!)).rejects.toThrow('is not a backup');
  await expect(restore(configOf(url), part!)).rejects.toThrow('only part of one');
  // Packed again after it was cut: its last row is not whole.
  writeFileSync(part!, gzipSync(gunzipSync(readFileSync(whole)).subarray(0, -5)));
  await expect(restore(configOf(url), part!)).rejects.toThrow('only part of one');
  expect(await query(url, `select from pg_tables where schemaname = 'public'`)).toEqual([]);
});

test('a backup that breaks half-way leaves neither tables nor a data folder', async () => {
  const [whole, broken] = ['good', 'broken'].map((name) => path.join(folder, name));
  await backUp(configOf(house.url), whole!);
  const text = gunzipSync(readFileSync(whole!)).toString('utf8');
  writeFileSync(broken!, gzipSync(`${text}journal {"match_id":"nobody's","n":0}\n`));
  const url = await makeDatabase();
  await expect(restore(configOf(url), broken!)).rejects.toThrow(/^Cannot restore .*broken: /);
  expect(await query(url, `select from pg_tables where schemaname = 'public'`)).toEqual([]);
  await restore(configOf(url), whole!);

  const read = readConfig({ DATA_DIR: path.join(folder, 'data') });
  if ('problem' in read) throw new Error(read.problem);
  await expect(restore(read.config, path.join(folder, 'foreign'))).rejects.toThrow('is not a Club Route backup');
  expect(existsSync(path.join(folder, 'data'))).toBe(false);
});

test('a backup that cannot be written is one sentence, and leaves no file', async () => {
  const nowhere = path.join(folder, 'nowhere', 'club.backup');
  await expect(backUp(configOf(house.url), nowhere)).rejects.toThrow(
    `Cannot write ${nowhere}: there is no such folder.`,
  );
  // A disk that is full at the first byte.
  const full = path.join(folder, 'full');
  symlinkSync('/dev/full', `${full}.unfinished`);
  await expect(backUp(configOf(house.url), full)).rejects.toThrow(`Cannot write ${full}: the disk is full.`);
  expect(readdirSync(folder).filter((name) => name.startsWith('full'))).toEqual([]);
});

test('where there is no database nothing is backed up, no key is shown, and nothing is made', async () => {
  const [old, nowhere] = ['old', 'nowhere'].map((name) => path.join(folder, name));
  writeFileSync(old!, 'the backup of last week');
  const read = readConfig({ DATA_DIR: nowhere! });
  if ('problem' in read) throw new Error(read.problem);
  const missing = `There is no database in ${nowhere}. Set DATA_DIR or DATABASE_URL as for the server.`;
  await expect(backUp(read.config, old!)).rejects.toThrow(missing);
  await expect(keysOf(read.config)).rejects.toThrow(missing);
  expect(existsSync(nowhere!)).toBe(false);

  const empty = await makeDatabase();
  const none = 'The database at DATABASE_URL is not one of Club Route. Set DATABASE_URL or DATA_DIR as for the server.';
  await expect(backUp(configOf(empty), old!)).rejects.toThrow(none);
  await expect(keysOf(configOf(empty))).rejects.toThrow(none);
  expect(await query(empty, `select from pg_tables where schemaname = 'public'`)).toEqual([]);
  expect(readFileSync(old!, 'utf8')).toBe('the backup of last week');
});

test('a backup that cannot be read is one sentence', async () => {
  const url = await makeDatabase();
  await expect(restore(configOf(url), folder)).rejects.toThrow(`Cannot read ${folder}: it is a folder.`);
});

test('a data folder that cannot be used is one sentence', async () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  const at = (name: string): Config => {
    const read = readConfig({ DATA_DIR: name });
    if ('problem' in read) throw new Error(read.problem);
    return read.config;
  };
  await expect(openDatabase(at(path.join(file, 'data')), () => undefined)).rejects.toThrow(
    /^Cannot use the data folder .*: part of its path is not a folder\.$/,
  );
  await expect(openDatabase(at(file), () => undefined)).rejects.toThrow(/^Cannot use the data folder .*: /);
});
