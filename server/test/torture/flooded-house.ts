import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../src/database/port.ts';
import type { Programs } from './bundle.ts';
import { Copy } from './copy.ts';
import { Crowd } from './crowd.ts';
import { embeddedDatabase, type TormentedDatabase } from './database.ts';

const TABLES = 12;
const THINKS = 300;

/** What the people at the tables have seen in a stretch of time. */
export interface Seen {
  readonly moves: number;
  /** Milliseconds: half of the answers came within the first, 99 of 100 within the second. */
  readonly median: number;
  readonly p99: number;
  /** The longest that the main loop of the server was busy with one thing, in milliseconds of processor time. */
  readonly stoodStill: number;
  /** How much of one core the server used. */
  readonly share: number;
}

/** Until people have come back from whatever was prepared. */
const SETTLES = 5000;

/** The address of the stranger of a flood. */
export function strangerOf(flood: number): string {
  return `203.0.113.${flood + 1}`;
}

/** A server with its usual limits, with people who play, while somebody does what they can to it. */
export class FloodedHouse {
  readonly database: TormentedDatabase;
  readonly copy: Copy;
  readonly mailPort: number;
  /** Where the one who floods comes from, as far as the server knows: each time from elsewhere, with limits unused. */
  stranger = strangerOf(0);
  readonly #crowd: Crowd;

  private constructor(database: TormentedDatabase, copy: Copy, mailPort: number, crowd: Crowd) {
    this.database = database;
    this.copy = copy;
    this.mailPort = mailPort;
    this.#crowd = crowd;
  }

  static async open(programs: Programs, seed: number): Promise<FloodedHouse> {
    const database = await embeddedDatabase();
    const mailPort = await freePort();
    const copy = await Copy.make(programs.serve, {
      ...database.environment,
      // Everybody comes from this machine: who is who is told by the proxy that there would be.
      TRUST_PROXY: '1',
      REQUESTS_PER_MINUTE: '600',
      MESSAGES_PER_SECOND: '20',
      POST_SECONDS: '1',
      AWAY_MINUTES: '0',
      BOT_THREADS: '1',
      BOT_MILLISECONDS: '1000',
      ALLOW_PRIVATE_WEBHOOKS: '1',
      MATCHES_IN_MEMORY: '50',
      ENDS_IN_MEMORY: '0',
      MAIL_LISTEN: `127.0.0.1:${mailPort}`,
    });
    const orders = { addresses: [copy.address], tables: TABLES, seed, thinks: THINKS };
    return new FloodedHouse(database, copy, mailPort, new Crowd(programs.clients, orders));
  }

  get address(): string {
    return this.copy.address;
  }

  /** Looks into the database, or puts something there that would take a stranger long. */
  async query(text: string, values: readonly unknown[]): Promise<readonly object[]> {
    const client = new pg.Client(this.database.url());
    await client.connect();
    try {
      return (await client.query<object>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  /** Lets people play for a while, and asks how it was. */
  async watch(seconds: number): Promise<Seen> {
    await pause(SETTLES);
    await this.#crowd.ask();
    const before = await this.copy.strain();
    const began = performance.now();
    await pause(seconds * 1000);
    await this.#crowd.ask();
    const { processor, used } = await this.copy.strain();
    const sorted = this.#crowd.waits.toSorted((one, other) => one - other);
    const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? Infinity;
    const share = (used - before.used) / (performance.now() - began);
    return { moves: sorted.length, median: at(0.5), p99: at(0.99), stoodStill: processor, share };
  }

  async close(): Promise<void> {
    await this.#crowd.close();
    await this.copy.end('SIGTERM');
    await this.database.close();
  }
}
