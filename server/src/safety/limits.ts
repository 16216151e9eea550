import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Log } from './logging.ts';

const EVERY = 1000;
const MOST_REMEMBERED = 50_000;

interface Tally {
  /** When its window ends. */
  until: number;
  own: number;
  /** What of our own the database knows, and what other copies have counted. */
  told: number;
  others: number;
}

/**
 * Counts against limits that all copies share. Each counts for itself and tells the others once a second, through the
 * database: no request waits for it, and whoever goes from copy to copy gains a second.
 */
export class Limits {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #tallies = new Map<string, Tally>();
  readonly #timer: NodeJS.Timeout;

  constructor(database: Database, now: () => number, log: Log) {
    this.#database = database;
    this.#now = now;
    this.#timer = setInterval(() => {
      this.share().catch((error: unknown) => log.warn({ error }, 'limits could not be shared'));
    }, EVERY);
    this.#timer.unref();
  }

  /** Counts one more; how many there are in the window, at all copies, and how many milliseconds are left of it. */
  count(name: string, window: number): { readonly current: number; readonly ttl: number } {
    const now = this.#now();
    const known = this.#tallies.get(name);
    const tally =
      known !== undefined && known.until > now ? known : { until: now + window, own: 0, told: 0, others: 0 };
    tally.own++;
    this.#tallies.delete(name);
    this.#tallies.set(name, tally);
    const [oldest] = this.#tallies.keys();
    if (this.#tallies.size > MOST_REMEMBERED) this.#tallies.delete(oldest!);
    return { current: tally.own + tally.others, ttl: tally.until - now };
  }

  /** Whether one more is within the limit. */
  take(name: string, most: number, window: number): boolean {
    return this.count(name, window).current <= most;
  }

  /** Tells the others what was counted here, and hears what they have counted. */
  async share(): Promise<void> {
    const now = this.#now();
    for (const [name, { until }] of this.#tallies) if (until <= now) this.#tallies.delete(name);
    const mine = [...this.#tallies].filter(([, { own, told }]) => own > told);
    if (mine.length === 0) return;
    const rows = mine.map(([name, { own, told, until }]) => ({
      name: hashed(name),
      count: own - told,
      until: new Date(until),
    }));
    const { rows: totals } = await sql<{ name: string; count: number; until: Date }>`
      insert into tally (name, until, count)
      select name, until, count from json_to_recordset(${JSON.stringify(rows)}) as one (name text, until timestamptz, count integer)
      order by name
      on conflict (name) do update set
        count = case when tally.until <= ${new Date(now)} then excluded.count else tally.count + excluded.count end,
        until = case when tally.until <= ${new Date(now)} then excluded.until else tally.until end
      returning name, count, until`.execute(this.#database);
    const known = new Map(totals.map((total) => [total.name, total]));
    for (const [index, [, tally]] of mine.entries()) {
      const { name, count } = rows[index]!;
      const total = known.get(name);
      tally.told += count;
      if (total === undefined) continue;
      tally.others = Math.max(0, total.count - tally.told);
      tally.until = total.until.getTime();
    }
    await sql`delete from tally where until <= ${new Date(now)}`.execute(this.#database);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

/** Names are addresses and accounts: nobody needs to read them there. */
function hashed(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}
