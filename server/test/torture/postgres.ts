import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findOrInstallPostgres } from '../../../scripts/tools/postgres.mjs';
import { chooseRunner, type Runner } from '../../src/database/runner.ts';
import { freePort } from '../../src/database/port.ts';

/** A PostgreSQL of somebody else's making, as an operator runs it: in a folder of its own, with its usual settings. */
export class Postgres {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'club-route-postgres-'));
  readonly #programs: string;
  readonly #runner: Runner;
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(programs: string, port: number) {
    this.#programs = programs;
    this.#port = port;
    chmodSync(this.#folder, 0o755);
    this.#runner = chooseRunner(this.#folder, this.#data, path.join(programs, 'initdb'));
  }

  static async make(): Promise<Postgres> {
    const programs = findOrInstallPostgres();
    if (programs === undefined) throw new Error('there is no PostgreSQL to test with');
    const made = new Postgres(programs, await freePort());
    made.#initialise();
    await made.start();
    await made.#query('postgres', 'create database club_route');
    return made;
  }

  get #data(): string {
    return path.join(this.#folder, 'data');
  }

  get url(): string {
    return `postgres://club_route@127.0.0.1:${this.#port}/club_route`;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  #initialise(): void {
    mkdirSync(this.#data, { mode: 0o700 });
    const { user } = this.#runner;
    if (user !== undefined) chownSync(this.#data, user.uid, user.gid);
    const [program = '', ...words] = this.#words('initdb', ['-D', this.#data, '--auth=trust', '-U', 'club_route']);
    const { status, stderr } = spawnSync(program, words, { ...user, cwd: '/', encoding: 'utf8' });
    if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
  }

  #words(program: string, words: readonly string[]): readonly string[] {
    return [...this.#runner.before, path.join(this.#programs, program), ...words];
  }

  /** Starts it, and waits until it lets people in; what a killed one left behind may keep it from that for a while. */
  async start(): Promise<void> {
    for (let count = 0; count < 600; count++) {
      if (this.#process === undefined || this.#process.exitCode !== null || this.#process.signalCode !== null) {
        const settings = [
          '-p',
          String(this.#port),
          '-c',
          'listen_addresses=127.0.0.1',
          '-c',
          'unix_socket_directories=',
        ];
        const [program = '', ...words] = this.#words('postgres', ['-D', this.#data, ...settings]);
        this.#process = spawn(program, words, { ...this.#runner.user, cwd: '/', stdio: 'ignore', detached: true });
      }
      if (await this.#answers()) return;
      await pause(100);
    }
    throw new Error('PostgreSQL does not start');
  }

  async #answers(): Promise<boolean> {
    return this.#query('postgres', 'select 1').then(
      () => true,
      () => false,
    );
  }

  async #query(name: string, text: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.url.replace(/club_route$/, name) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  }

  /** SIGKILL for a crash, SIGINT for an orderly end at once. */
  async end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const running = this.#process;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => {
      running.once('exit', resolve);
    });
    running.kill(signal);
    await gone;
  }

  async close(): Promise<void> {
    await this.end('SIGINT');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
