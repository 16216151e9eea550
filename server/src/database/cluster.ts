import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { findBinaries } from './binaries.ts';
import { makeFolder } from './make-folder.ts';
import { freePort, isFree } from './port.ts';
import { socketFits } from './socket-fits.ts';
import { chooseRunner, type Runner } from './runner.ts';
import { whyNot, type WhyNot } from './why-not.ts';

/** A socket is called by a port too, which here means nothing else. */
const SOCKET_PORT = 5432;
const PASSWORD = 'club-route.password';
const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;
const LOG_NAME = 'postgres.log';
/** A server that stops takes its file away as the last thing. Looked for every so many milliseconds, for a minute. */
const LOOK_AGAIN = 50;
const MOST_LOOKS = 1200;

export interface NotStarted {
  readonly problem: string;
  /** How often to try, this time included. */
  readonly tries: number;
}

/** The folder of an embedded database and what can be done with it through PostgreSQL's own `pg_ctl`. */
export class Cluster {
  readonly #folder: string;
  readonly #binaries = findBinaries();
  readonly #runner: Runner;

  constructor(folder: string) {
    this.#folder = path.resolve(folder);
    // PostgreSQL writes the path into a file of lines, and its programs refuse it anyway.
    if (/[\r\n]/.test(this.#folder))
      throw new StartError('The path of the data folder has a line break. Set another DATA_DIR.');
    makeFolder(this.#folder);
    this.#runner = chooseRunner(this.#folder, this.#data, this.#binaries.initdb);
  }

  get #data(): string {
    return path.join(this.#folder, 'postgres');
  }

  get #log(): string {
    return path.join(this.#folder, LOG_NAME);
  }

  /** Made elsewhere and moved here, so that one that was cut short is never taken for whole. */
  async initialise(): Promise<void> {
    if (this.#isMade()) return this.#refuseCopy();
    const fresh = path.join(this.#folder, `postgres.new-${randomBytes(6).toString('hex')}`);
    const secret = `${fresh}.password`;
    try {
      mkdirSync(fresh, { mode: 0o700 });
      writeFileSync(secret, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
      this.#give(fresh, secret);
      const words = ['--auth=scram-sha-256', '--username=club_route', '--encoding=UTF8', '--locale=C'];
      const failed = await this.#run(this.#binaries.initdb, [`--pgdata=${fresh}`, `--pwfile=${secret}`, ...words]);
      if (failed !== undefined) throw new StartError(this.#cannot('be created', whyNot(failed, '')));
      renameSync(secret, path.join(fresh, PASSWORD));
    } catch (error) {
      rmSync(fresh, { recursive: true, force: true });
      rmSync(secret, { force: true });
      throw error;
    }
    try {
      renameSync(fresh, this.#data);
    } catch (error) {
      // Another program was faster.
      rmSync(fresh, { recursive: true, force: true });
      if (!existsSync(path.join(this.#data, 'PG_VERSION'))) throw error;
    }
  }

  #isMade(): boolean {
    // One look: another program may move a whole one here at any moment.
    const files = existsSync(this.#data) ? readdirSync(this.#data) : [];
    if (files.length === 0) return false;
    if (!files.includes('PG_VERSION'))
      throw new StartError(`${this.#data} is not our database. Move it away, or set another DATA_DIR.`);
    if (!files.includes(PASSWORD))
      throw new StartError(
        `${path.join(this.#data, PASSWORD)} is missing, and without it the server cannot sign in to its database. Put it back from a copy of the folder, or restore a backup into a new one.`,
      );
    return true;
  }

  /** Where the server listens that is running, or was left running, on this folder. */
  runningUrl(): string | undefined {
    try {
      const lines = readFileSync(path.join(this.#data, 'postmaster.pid'), 'utf8').split('\n');
      const [port, socket, ready] = [lines[3]!, lines[4]!, lines[7]?.trim() === 'ready'];
      const host = socket === '' ? '127.0.0.1' : encodeURIComponent(path.resolve(this.#data, socket));
      const secret = readFileSync(path.join(this.#data, PASSWORD), 'utf8').trim();
      return ready ? `postgres://club_route:${secret}@${host}:${port}/club_route` : undefined;
    } catch {
      return undefined;
    }
  }

  /** Starts the server; says why not, or nothing. In a session of its own, so that Ctrl-C reaches only us. */
  async start(): Promise<NotStarted | undefined> {
    this.#forgetStrangersPid();
    if (!existsSync(this.#log)) {
      writeFileSync(this.#log, '', { mode: 0o600 });
      this.#give(this.#log);
    }
    const before = statSync(this.#log).size;
    // pg_ctl hands names on to a shell, which would take a dollar sign or a quotation mark in them for its own: the folder
    // is in the environment, and the log is named from where pg_ctl stands.
    const words = ['start', '-w', '-t', '60', '-s', '-l', LOG_NAME, '-o', await this.#door()];
    const failed = await this.#run(this.#binaries.pgCtl, words);
    if (failed === undefined) return undefined;
    const why = whyNot(failed, readFileSync(this.#log).subarray(before).toString('utf8'));
    return { problem: this.#cannot('start', why), tries: why.tries };
  }

  /**
   * A socket in its own folder, where nobody else comes; a port of this machine where there can be no socket. PostgreSQL
   * stands in its folder: that needs no name, which would pass through a shell.
   */
  async #door(): Promise<string> {
    if (await socketFits(this.#data, SOCKET_NAME))
      return `-p ${SOCKET_PORT} -c listen_addresses= -c unix_socket_directories=.`;
    return `-p ${await this.#choosePort()} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  }

  /** The port it had before, if it is to be had: copies of the server that are still there look for it there. */
  async #choosePort(): Promise<number> {
    try {
      const [, before] = /"-p" "(\d+)"/.exec(readFileSync(path.join(this.#data, 'postmaster.opts'), 'utf8')) ?? [];
      if (before !== undefined && (await isFree(Number(before)))) return Number(before);
    } catch {
      // It has never run.
    }
    return freePort();
  }

  /** Not as long as pg_ctl would wait: it takes the server that another copy starts in that moment for the one it stopped. */
  async stop(): Promise<void> {
    const stopped = this.#pid();
    const failed = await this.#run(this.#binaries.pgCtl, ['stop', '-m', 'fast', '-W', '-s']);
    if (stopped === undefined || failed !== undefined) return;
    for (let count = 0; this.#pid() === stopped && isAlive(stopped) && count < MOST_LOOKS; count++)
      await pause(LOOK_AGAIN);
  }

  #pid(): string | undefined {
    try {
      return readFileSync(path.join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0];
    } catch {
      return undefined;
    }
  }

  /**
   * A server that was killed leaves its process id behind; when that number belongs to another program by now (usual
   * in containers), PostgreSQL would take that program for itself and refuse to start.
   */
  #forgetStrangersPid(): void {
    for (const name of ['postmaster.pid', `${SOCKET_NAME}.lock`]) {
      const file = path.join(this.#data, name);
      try {
        const [pid] = readFileSync(file, 'utf8').split('\n');
        const isPostgres = readFileSync(`/proc/${Number(pid)}/cmdline`, 'utf8').includes('postgres');
        if (!isPostgres || !isSame(standsIn(pid), this.#data)) rmSync(file);
      } catch {
        // No such file, no such process, or no /proc: PostgreSQL finds out by itself.
      }
    }
  }

  /**
   * A folder that was copied while its database ran says that it runs here, too. Started, it might be torn; and where there
   * are no sockets we would be let into the database of the other folder.
   */
  #refuseCopy(): void {
    let isCopy = false;
    let other = '';
    try {
      const [pid, place] = readFileSync(path.join(this.#data, 'postmaster.pid'), 'utf8').split('\n');
      other = place!;
      isCopy = isSame(standsIn(pid), other) && !isSame(other, this.#data);
    } catch {
      // Nothing runs, or there is no /proc.
    }
    if (isCopy)
      throw new StartError(
        `The data folder ${this.#folder} was copied while its database was running in ${path.dirname(other)}. Stop that server, then copy the folder again.`,
      );
  }

  #give(...files: readonly string[]): void {
    const { user } = this.#runner;
    if (user !== undefined) for (const file of files) chownSync(file, user.uid, user.gid);
  }

  /** Runs a program of PostgreSQL; what it said if it failed. */
  async #run(program: string, words: readonly string[]): Promise<string | undefined> {
    try {
      chmodSync(program, 0o755);
    } catch {
      // Not ours to change; then it is executable, or says that it is not.
    }
    return new Promise((resolve) => {
      let said = '';
      const [first = program, ...others] = [...this.#runner.before, program, ...words];
      const child = spawn(first, others, {
        ...this.#runner.user,
        cwd: this.#folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, LC_ALL: 'C', PGDATA: this.#data },
      });
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
      child.on('error', (error) => resolve(error.message));
      // Not 'close': the server that pg_ctl leaves behind may keep the pipe.
      child.on('exit', (code) => {
        child.stderr.destroy();
        resolve(code === 0 ? undefined : said.trim() || `code ${code}`);
      });
    });
  }

  #cannot(what: string, { reason, saysAll }: WhyNot): string {
    const more = saysAll ? '' : ` See ${this.#log}, or set DATABASE_URL to your own PostgreSQL.`;
    return `The embedded database cannot ${what}: ${reason}.${more}`;
  }
}

/** One that was killed leaves its file behind. */
function isAlive(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    // It is somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The folder in which a program stands: PostgreSQL in its own, wherever that was moved. */
function standsIn(pid: string | undefined): string {
  return `/proc/${Number(pid)}/cwd`;
}

/** Whether two names lead to the same folder, be it by links or from within a container. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [statSync(one), statSync(other)];
  return first.dev === second.dev && first.ino === second.ino;
}
