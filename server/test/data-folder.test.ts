import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded } from '../src/database/embedded.ts';
import { whyNot } from '../src/database/why-not.ts';

const home = mkdtempSync(path.join(tmpdir(), 'club-route-folder-'));
const whole = path.join(home, 'whole');

beforeAll(async () => {
  // Run by root the database belongs to the user postgres, who must be able to enter.
  chmodSync(home, 0o755);
  await (await startEmbedded(whole)).close();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A copy of the folder with something wrong. */
function broken(name: string, breakIt: (postgres: string) => void): string {
  const folder = path.join(home, name);
  cpSync(whole, folder, { recursive: true, preserveTimestamps: true });
  breakIt(path.join(folder, 'postgres'));
  return folder;
}

async function problemOf(folder: string): Promise<string> {
  const error: unknown = await startEmbedded(folder).then(
    () => undefined,
    (why: unknown) => why,
  );
  expect(error).toMatchObject({ name: 'StartError' });
  expect(existsSync(path.join(folder, 'postgres/postmaster.pid')), 'nothing is left running').toBe(false);
  return (error as Error).message;
}

test('a folder "postgres" that holds something else is left alone, in one sentence', async () => {
  const folder = path.join(home, 'other');
  mkdirSync(path.join(folder, 'postgres'), { recursive: true });
  writeFileSync(path.join(folder, 'postgres/readme'), 'mine');
  expect(await problemOf(folder)).toMatch(
    /other\/postgres is not our database\. Move it away, or set another DATA_DIR\./,
  );
  expect(readdirSync(folder)).toEqual(['postgres']);
});

test('a database whose password is lost is not started, for nobody could sign in to it', async () => {
  const folder = broken('locked', (postgres) => rmSync(path.join(postgres, 'club-route.password')));
  expect(await problemOf(folder)).toContain('locked/postgres/club-route.password is missing');
});

test('a damaged database says what is damaged', async () => {
  const folder = broken('damaged', (postgres) => rmSync(path.join(postgres, 'global/pg_control')));
  expect(await problemOf(folder)).toContain('global/pg_control');
});

test('a database of another PostgreSQL is told how it comes over', async () => {
  const folder = broken('old', (postgres) => writeFileSync(path.join(postgres, 'PG_VERSION'), '15\n'));
  expect(await problemOf(folder)).toMatch(/made by PostgreSQL 15.*Back up with the version of Club Route that made it/);
});

const FAILED = 'pg_ctl: could not start server\nExamine the log output.';

test('the log says why a database does not start, better than the program that starts it', () => {
  const full = [
    '2026-11-19 20:41:02.101 UTC [27789] LOG:  redo starts at 0/1C77EB0',
    '2026-11-19 20:41:02.180 UTC [27789] FATAL:  could not write to file "pg_wal/xlogtemp.27789": No space left on device',
    '2026-11-19 20:41:02.185 UTC [27788] LOG:  database system is shut down',
  ].join('\n');
  expect(whyNot(FAILED, full)).toEqual({
    reason: 'the disk is full. Free some space, or set another DATA_DIR',
    tries: 1,
    saysAll: true,
  });
  const short = 'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 10';
  expect(whyNot(short, '').reason).toMatch(/^the disk is full/);
  expect(whyNot(FAILED, '').reason).toBe('pg_ctl: could not start server');
});

test('what passes by itself is waited for longer than what may not', () => {
  const taken = '2026-11-19 20:41:02.180 UTC [1] FATAL:  lock file "postmaster.pid" already exists';
  const left = '2026-11-19 20:41:02.180 UTC [1] FATAL:  pre-existing shared memory block (key 5, ID 1) is still in use';
  const unknown = '2026-11-19 20:41:02.180 UTC [1] FATAL:  something odd';
  expect(whyNot(FAILED, taken).tries).toBe(40);
  expect(whyNot(FAILED, left).tries).toBe(40);
  expect(whyNot('pg_ctl: server did not start in time', '').tries).toBe(40);
  const damaged = 'pg_ctl: error: could not open file "/x/global/pg_control" for reading: No such file or directory';
  expect(whyNot(damaged, '')).toEqual({ reason: damaged, tries: 1, saysAll: false });
  expect(whyNot(FAILED, unknown)).toEqual({ reason: 'something odd', tries: 8, saysAll: false });
});
