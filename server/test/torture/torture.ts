import { setTimeout as pause } from 'node:timers/promises';
import { FastDice, mixSeed, type Dice } from '@club-route/engine';
import type { Programs } from './bundle.ts';
import { ask, check, type Checked } from './check.ts';
import { Delivered } from './delivered.ts';
import { Copy } from './copy.ts';
import { Crowd } from './crowd.ts';
import { embeddedDatabase, externalDatabase, type TormentedDatabase } from './database.ts';

/** `copies`: two copies of the server on one external database, and people at both. */
export const SCENARIOS = ['embedded', 'external', 'copies'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const VICTIMS = ['server', 'database', 'both'] as const;
/** `restart` ends the database in good order. */
export type Victim = (typeof VICTIMS)[number] | 'restart';

const TABLES = 7;
/** Among them. */
const CAMPAIGNS = 1;
const LONGEST_WAIT = 700;
/** The post goes round all the time, to people who have pages open too. */
const POST = { POST_SECONDS: '1', AWAY_MINUTES: '0', MAILS_PER_HOUR: '1000000' };
/** After so long without a move at some table the house has not recovered. */
const PATIENCE = 120_000;

/** What was found on disk after a kill, and in the mailboxes: how many mails arrived, and how many of them twice. */
export interface Survived extends Checked {
  readonly arrived: number;
  readonly again: number;
}

export class Torture {
  readonly #database: TormentedDatabase;
  readonly #copies: readonly Copy[];
  readonly #crowd: Crowd;
  readonly #delivered: Delivered;
  readonly #dice: Dice;
  readonly #verified = new Map<string, number>();

  private constructor(
    database: TormentedDatabase,
    copies: readonly Copy[],
    crowd: Crowd,
    delivered: Delivered,
    dice: Dice,
  ) {
    this.#database = database;
    this.#delivered = delivered;
    this.#copies = copies;
    this.#crowd = crowd;
    this.#dice = dice;
  }

  /** `thinks`: milliseconds before a move, if not as short as people at full load take. */
  static async begin(scenario: Scenario, programs: Programs, seed: number, thinks?: number): Promise<Torture> {
    const database = await (scenario === 'embedded' ? embeddedDatabase() : externalDatabase());
    const delivered = await Delivered.open();
    const copies: Copy[] = [];
    for (let count = scenario === 'copies' ? 2 : 1; count > 0; count--)
      copies.push(await Copy.make(programs.serve, { ...POST, ...delivered.environment, ...database.environment }));
    // Nobody reads the question whether an address is theirs.
    await ask(database.url(), 'alter table mail_address alter column confirmed_at set default now()');
    await delivered.keepBodies(database.url());
    const addresses = copies.map((copy) => copy.address);
    const crowd = new Crowd(programs.clients, { addresses, tables: TABLES, campaigns: CAMPAIGNS, seed, thinks });
    const torture = new Torture(database, copies, crowd, delivered, new FastDice(mixSeed(seed, 1)));
    await torture.#everybodyPlays();
    return torture;
  }

  get acknowledged(): number {
    return this.#crowd.acknowledged.size;
  }

  /** Kills under load, brings back what was killed, sees everybody play on, and looks at the disk. */
  async kill(victim: Victim): Promise<Survived> {
    await pause(this.#dice.between(0, LONGEST_WAIT, 'when'));
    await this.#strike(victim);
    await pause(this.#dice.between(0, LONGEST_WAIT, 'how long it is away'));
    await Promise.all([
      this.#database.revive(),
      ...this.#copies.filter((copy) => !copy.isRunning).map((copy) => copy.start()),
    ]);
    await this.#databaseAnswers();
    await this.#everybodyPlays();
    const url = this.#database.url();
    return {
      ...(await check(url, this.#crowd.acknowledged, this.#verified)),
      ...(await this.#delivered.check(url)),
    };
  }

  async #strike(victim: Victim): Promise<void> {
    if (victim === 'restart') return this.#database.restart();
    const struck = this.#dice.chance(1, 2, 'all copies') ? this.#copies : [this.#dice.pick(this.#copies, 'which copy')];
    await Promise.all([
      ...(victim === 'database' ? [] : struck.map((copy) => copy.end('SIGKILL'))),
      ...(victim === 'server' ? [] : [this.#database.kill()]),
    ]);
  }

  /** Waits until the database is there again: answers that were given before the kill may be heard only now. */
  async #databaseAnswers(): Promise<void> {
    const until = Date.now() + PATIENCE;
    for (;;) {
      try {
        await ask(this.#database.url(), 'select 1');
        return;
      } catch (error) {
        if (Date.now() > until) throw error;
        await pause(100);
      }
    }
  }

  /** Waits until at every table another move was done. */
  async #everybodyPlays(): Promise<void> {
    const before = await this.#crowd.ask();
    const until = Date.now() + PATIENCE;
    for (;;) {
      await pause(100);
      const moves = await this.#crowd.ask();
      const waiting = moves.filter((count, table) => count <= before[table]!).length;
      if (waiting === 0) return;
      if (Date.now() > until) {
        const said = this.#copies.map((copy) => copy.said).join('\n');
        throw new Error(`at ${waiting} tables nobody can play any more; the server said:\n${said}`);
      }
    }
  }

  async close(): Promise<void> {
    await this.#crowd.close();
    for (const copy of this.#copies) await copy.end('SIGTERM');
    await this.#database.close();
    await this.#delivered.close();
  }
}
