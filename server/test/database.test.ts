import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '../src/database/connect.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { migrate } from '../src/database/migrate.ts';
import { migrations } from '../src/database/migrations/index.ts';
import { openDatabase } from '../src/database/open.ts';
import { socketFits } from '../src/database/socket-fits.ts';
import { readConfig, type Config } from '../src/config.ts';
import { makeDatabase, query } from './house/database.ts';

const config = (variables: Readonly<Record<string, string>>): Config => {
  const read = readConfig(variables);
  if ('problem' in read) throw new Error(read.problem);
  return read.config;
};
const ignore = (): void => undefined;

describe('migrations', () => {
  test('run once, however many copies start at the same time, and again without effect', async () => {
    const url = await makeDatabase();
    const copies = Array.from({ length: 5 }, () => connect(url, 2, ignore));
    await Promise.all(copies.map(({ database }) => migrate(database)));
    await migrate(copies[0]!.database);
    const names = await query(url, 'select name from kysely_migration order by name');
    expect(names).toEqual(Object.keys(migrations).map((name) => ({ name })));
    expect(names.length).toBeGreaterThan(1);
    await Promise.all(copies.map((copy) => copy.close()));
  });
});

describe('a database that might lose moves', () => {
  test('is refused with a sentence, unless told otherwise', async () => {
    const url = await makeDatabase();
    await query(url, `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
    const refused = openDatabase(config({ DATABASE_URL: url }), ignore);
    await expect(refused).rejects.toThrow('may lose moves it has confirmed: synchronous_commit is off');
    const told = await openDatabase(config({ DATABASE_URL: url, ALLOW_UNSAFE_DATABASE: '1' }), ignore);
    await told.close();
  });

  test.each([
    ['127.0.0.1:1', 'no PostgreSQL answers at that host and port'],
    ['nowhere.invalid', 'there is no such host'],
  ])('that is not there, at %s, is named in a sentence', async (host, why) => {
    const nowhere = openDatabase(config({ DATABASE_URL: `postgres://nobody@${host}/none` }), ignore);
    await expect(nowhere).rejects.toThrow(`Cannot use the database at DATABASE_URL: ${why}.`);
  });

  test('of a newer version says so', async () => {
    const url = await makeDatabase(inject('model'));
    await query(url, `insert into kysely_migration values ('999-of-tomorrow', now()::text)`);
    const opened = openDatabase(config({ DATABASE_URL: url, ALLOW_UNSAFE_DATABASE: '1' }), ignore);
    await expect(opened).rejects.toThrow(
      'A newer version of Club Route has used this database. Use that version, or restore a backup from before.',
    );
  });
});

describe('the embedded database', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'club-route-embedded-'));
  chmodSync(folder, 0o755);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const pidFile = path.join(folder, 'postgres/postmaster.pid');
  const pid = (): number => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);

  test('is made and started once by two copies that start at once, and stopped by the last to leave', async () => {
    const [one, other] = await Promise.all([startEmbedded(folder), startEmbedded(folder)]);
    expect(other.url).toBe(one.url);
    const copy = connect(one.url, 2, ignore);
    await copy.database.connection().execute(async () => {
      await other.close();
      expect(await query(one.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    });
    await copy.close();
    await one.close();
    await expect(query(one.url, 'select 1')).rejects.toThrow('ENOENT');
  });

  test('listens at no port where a socket fits into its folder, and else at one', async () => {
    const [short, long] = [
      mkdtempSync(path.join(tmpdir(), 'club-route-short-')),
      mkdtempSync(path.join(tmpdir(), `club-route-${'l'.repeat(100)}-`)),
    ];
    for (const home of [short, long]) {
      chmodSync(home, 0o755);
      const database = await startEmbedded(home);
      const shown = await query(database.url, 'show listen_addresses');
      expect(shown).toEqual([{ listen_addresses: home === short ? '' : '127.0.0.1' }]);
      // Whoever comes second finds it where it is.
      const second = await startEmbedded(home);
      expect(second.url).toBe(database.url);
      await second.close();
      await database.close();
      rmSync(home, { recursive: true });
    }
  });

  test.skipIf(process.platform === 'win32')(
    'fits by the bytes of its path, and where a socket can be made at all',
    async () => {
      const home = mkdtempSync(path.join(tmpdir(), 'club-route-fits-'));
      /** Whether one fits into a place whose path has so many bytes. */
      const fits = async (bytes: number, letter = 'x'): Promise<boolean> => {
        const room = bytes - Buffer.byteLength(home) - 1;
        const name = letter.repeat(Math.floor(room / Buffer.byteLength(letter)));
        const place = path.join(home, `${name}${'x'.repeat(room - Buffer.byteLength(name))}`);
        mkdirSync(place, { recursive: true });
        expect(Buffer.byteLength(place)).toBe(bytes);
        return socketFits(place, '.s.PGSQL.5432');
      };
      expect([await fits(89), await fits(90), await fits(89, 'é'), await fits(90, 'é')]).toEqual([
        true,
        false,
        true,
        false,
      ]);
      expect(await socketFits(path.join(home, 'nothing'), '.s.PGSQL.5432')).toBe(false);
      // Nothing is left of trying.
      expect(readdirSync(home, { recursive: true, withFileTypes: true }).filter((one) => !one.isDirectory())).toEqual(
        [],
      );
      rmSync(home, { recursive: true });
    },
  );

  test('starts though the numbers that a killed one left behind belong to another program by now', async () => {
    const first = await startEmbedded(folder);
    process.kill(pid(), 'SIGKILL');
    await first.close();
    // Of the same user: others are no database of ours, and PostgreSQL knows that.
    const { uid, gid } = statSync(path.join(folder, 'postgres'));
    const stranger = spawn('sleep', ['600'], process.getuid?.() === 0 ? { uid, gid } : {});
    onTestFinished(() => void stranger.kill());
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
      const file = path.join(folder, 'postgres', name);
      const [, ...lines] = readFileSync(file, 'utf8').split('\n');
      writeFileSync(file, [stranger.pid, ...lines].join('\n'));
    }
    const again = await startEmbedded(folder);
    expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await again.close();
  });

  test('is taken over when whoever started it was killed, with all that was in it', async () => {
    const program = `
      import { startEmbedded } from ${JSON.stringify(path.resolve('server/src/database/embedded.ts'))};
      const { url } = await startEmbedded(${JSON.stringify(folder)});
      process.stdout.write(url);
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
    const url = await new Promise<string>((resolve) => {
      child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString('utf8')));
    });
    await query(url, 'create table kept (n integer)');
    const left = pid();
    const gone = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    child.kill('SIGKILL');
    await gone;
    const found = await startEmbedded(folder);
    expect([found.url, pid()]).toEqual([url, left]);
    expect(await query(found.url, 'select count(*)::integer as count from kept')).toEqual([{ count: 0 }]);
    await found.close();
  });

  test('may lie in a folder that only its owner can enter, be that root', async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'club-route-private-'));
    const database = await startEmbedded(path.join(home, 'data'));
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.close();
    rmSync(home, { recursive: true });
  });

  test('starts again after it was killed itself', async () => {
    const first = await startEmbedded(folder);
    process.kill(pid(), 'SIGKILL');
    const again = await startEmbedded(folder);
    expect(await query(again.url, 'select count(*)::integer as count from kept')).toEqual([{ count: 0 }]);
    await again.close();
    await first.close();
  });
});
