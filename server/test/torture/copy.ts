import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../src/database/port.ts';

/** Milliseconds: the longest that the main loop stood still, by the clock and of processor time, and all that it has used. */
export interface Strain {
  readonly clock: number;
  readonly processor: number;
  readonly used: number;
}

/** One copy of the server in a process of its own, always at the same address. */
export class Copy {
  readonly #program: string;
  readonly #port: number;
  readonly #environment: Readonly<Record<string, string>>;
  #process: ChildProcess | undefined;
  #said = '';

  private constructor(program: string, port: number, environment: Readonly<Record<string, string>>) {
    this.#program = program;
    this.#port = port;
    this.#environment = environment;
  }

  static async make(program: string, environment: Readonly<Record<string, string>>): Promise<Copy> {
    const copy = new Copy(program, await freePort(), environment);
    await copy.start();
    return copy;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** What it said on the error stream since it was started last. */
  get said(): string {
    return this.#said;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  get isRunning(): boolean {
    return this.#process !== undefined && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Starts it as somebody does who sees to it that it runs: again, when the database is not there yet. */
  async start(): Promise<void> {
    for (let count = 0; count < 100; count++) {
      if (await this.#startOnce()) return;
      await pause(200);
    }
    throw new Error(`the server does not start: ${this.#said}`);
  }

  async #startOnce(): Promise<boolean> {
    const limits = {
      REQUESTS_PER_MINUTE: '10000000',
      MESSAGES_PER_SECOND: '1000000',
      SOCKETS_EACH: '1000000',
      POST_SECONDS: '86400',
    };
    const child = spawn(process.execPath, [this.#program, String(this.#port)], {
      env: { PATH: process.env['PATH'], BOT_THREADS: '0', LOG_LEVEL: 'error', ...limits, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C is for the tormentor alone.
      detached: true,
    });
    this.#process = child;
    this.#said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      this.#said = `${this.#said}${chunk.toString('utf8')}`.slice(-10_000);
    });
    return new Promise((resolve) => {
      child.stdout.once('data', () => resolve(true));
      child.once('exit', () => resolve(false));
    });
  }

  /** How long its main loop stood still at most since it was asked last, and how much processor time it has used. */
  async strain(): Promise<Strain> {
    const { stdout } = this.#process!;
    const answer = once(stdout!, 'data') as Promise<readonly Buffer[]>;
    this.#process!.kill('SIGUSR2');
    return {
      clock: 0,
      processor: 0,
      ...(JSON.parse((await answer)[0]!.toString('utf8')) as { readonly used: number }),
    };
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const running = this.#process;
    if (running === undefined || !this.isRunning) return;
    const gone = new Promise((resolve) => {
      running.once('exit', resolve);
    });
    running.kill(signal);
    await gone;
  }
}
