import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig, type Config } from '../src/config.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { openDatabase } from '../src/database/open.ts';
import { query } from './house/database.ts';

const ignore = (): void => undefined;

/** The folder of a database, in one that its user can enter. */
function makePlace(name: string): string {
  const home = mkdtempSync(path.join(tmpdir(), 'club-route-odd-'));
  chmodSync(home, 0o755);
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  return path.join(home, name);
}

function configFor(folder: string): Config {
  const read = readConfig({ DATA_DIR: folder });
  if ('problem' in read) throw new Error(read.problem);
  return read.config;
}

const pidIn = (folder: string): number =>
  Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

test('no letter in the name of the data folder means anything to a shell', async () => {
  const folder = makePlace('$HOME `touch made` $(touch made) "quoted" it\'s 100% é;#?');
  const database = await startEmbedded(folder);
  onTestFinished(() => database.close());
  expect(await query(database.url, 'show data_directory')).toEqual([{ data_directory: path.join(folder, 'postgres') }]);
  expect(existsSync(path.join(folder, 'made'))).toBe(false);
});

test('a line break in the name of the data folder is one sentence', async () => {
  await expect(startEmbedded(makePlace('a\nb'))).rejects.toThrow('The path of the data folder has a line break.');
});

test('what the environment says of other databases is not taken for ours', async () => {
  Object.assign(process.env, { PGSSLMODE: 'require', PGOPTIONS: '-c synchronous_commit=off', PGDATA: '/nowhere' });
  const database = await startEmbedded(makePlace('data'));
  onTestFinished(() => database.close());
  expect(await query(database.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
});

test.skipIf(process.platform !== 'linux')(
  'starts though the number that it left behind belongs to a program that only sounds like it',
  async () => {
    const folder = makePlace('data');
    const first = await startEmbedded(folder);
    const file = path.join(folder, 'postgres/postmaster.pid');
    const [, ...lines] = readFileSync(file, 'utf8').split('\n');
    await first.close();
    const { uid, gid } = statSync(path.join(folder, 'postgres'));
    const user = process.getuid?.() === 0 ? { uid, gid } : {};
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'postgres'], { ...user, cwd: '/' });
    onTestFinished(() => void stranger.kill());
    writeFileSync(file, [stranger.pid, ...lines].join('\n'));
    const again = await startEmbedded(folder);
    expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await again.close();
  },
);

test.skipIf(process.platform !== 'linux')(
  'a folder that was copied while its database ran is refused, not led to that database',
  async () => {
    // Too long for a socket: the port that it names is that of the other.
    for (const name of ['data', 'd'.repeat(100)]) {
      const folder = makePlace(name);
      const database = await startEmbedded(folder);
      onTestFinished(() => database.close());
      execFileSync('cp', ['-a', folder, `${folder}-copy`]);
      await expect(startEmbedded(`${folder}-copy`)).rejects.toThrow(
        `The data folder ${folder}-copy was copied while its database was running in ${folder}.`,
      );
    }
  },
);

test('a database that can no longer be where it was is followed there', async () => {
  const folder = makePlace('d'.repeat(100));
  const opened = await openDatabase(configFor(folder), ignore);
  onTestFinished(() => opened.close());
  const { port } = new URL(opened.url());
  process.kill(pidIn(folder), 'SIGKILL');
  const neighbour = createServer();
  onTestFinished(() => void neighbour.close());
  // The port is free when the processes of the killed one are gone.
  await expect
    .poll(
      () =>
        new Promise((resolve) => {
          neighbour.once('error', () => resolve(false)).listen(Number(port), '127.0.0.1', () => resolve(true));
        }),
      { timeout: 10_000 },
    )
    .toBe(true);
  await opened.revive();
  expect(new URL(opened.url()).port).not.toBe(port);
  expect(await opened.database.selectFrom('account').selectAll().execute()).toEqual([]);
});

test('a database that another copy stops just then is started again', async () => {
  const folder = makePlace('data');
  const first = await startEmbedded(folder);
  // Stopped after it was found running, before it is used.
  let isStopped = false;
  const connect = vi.spyOn(pg.Pool.prototype as { connect: () => Promise<pg.PoolClient> }, 'connect');
  onTestFinished(() => connect.mockRestore());
  connect.mockImplementationOnce(async () => {
    isStopped = true;
    await first.close();
    throw Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' });
  });
  const opened = await openDatabase(configFor(folder), ignore);
  expect(isStopped).toBe(true);
  expect(await opened.database.selectFrom('account').selectAll().execute()).toEqual([]);
  await opened.close();
});

test('whoever stops a database does not wait for the next one', async () => {
  const folder = makePlace('data');
  const first = await startEmbedded(folder);
  const file = path.join(folder, 'postgres/postmaster.pid');
  const [, ...lines] = readFileSync(file, 'utf8').split('\n');
  let isClosed = false;
  const close = async (): Promise<void> => {
    await first.close();
    isClosed = true;
  };
  const closing = close();
  while (existsSync(file)) await setImmediate();
  writeFileSync(file, [process.pid, ...lines].join('\n'));
  await expect.poll(() => isClosed, { timeout: 10_000 }).toBe(true);
  rmSync(file);
  await closing;
});

test('whoever stops a database that was killed does not wait for it', async () => {
  const folder = makePlace('data');
  const database = await startEmbedded(folder);
  process.kill(pidIn(folder), 'SIGKILL');
  await database.close();
  expect(pidIn(folder)).toBeGreaterThan(0);
});

test('one that runs but lets nobody in says so', async () => {
  const folder = makePlace('data');
  const database = await startEmbedded(folder);
  onTestFinished(() => database.close());
  const file = path.join(folder, 'postgres/club-route.password');
  const secret = readFileSync(file, 'utf8');
  writeFileSync(file, 'wrong\n');
  try {
    await expect(startEmbedded(folder)).rejects.toThrow(
      'The embedded database is running but refuses us: password authentication failed',
    );
  } finally {
    writeFileSync(file, secret);
  }
});
