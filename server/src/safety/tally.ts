import type pg from 'pg';
import { secretHash } from '../secrets.ts';

const SPEND = {
  name: 'spend',
  text: `
    insert into allowance (whose, spent, since) values ($1, 1, $2)
    on conflict (whose) do update set
      spent = case when allowance.since <= $3 then 1 else allowance.spent + 1 end,
      since = case when allowance.since <= $3 then $2 else allowance.since end
    returning spent, since`,
};

const DAY = 86_400_000;

interface Spent {
  /** How often within the while that runs, this time included. */
  readonly spent: number;
  /** Milliseconds until it is over. */
  readonly left: number;
}

/** Counts what somebody does within a while, for all copies together. Whom it counts stands nowhere to be read. */
export class Tally {
  readonly #pool: pg.Pool;
  readonly #now: () => number;

  constructor(pool: pg.Pool, now: () => number) {
    this.#pool = pool;
    this.#now = now;
  }

  async spend(whose: string, milliseconds: number): Promise<Spent> {
    const now = this.#now();
    const values = [secretHash(whose), new Date(now), new Date(now - milliseconds)];
    const { rows } = await this.#pool.query<{ spent: number; since: Date }>({ ...SPEND, values });
    const { spent, since } = rows[0]!;
    return { spent, left: Math.max(0, since.getTime() + milliseconds - now) };
  }

  /** Nothing is counted for longer than a day. */
  async forgetOld(): Promise<void> {
    await this.#pool.query('delete from allowance where since < $1', [new Date(this.#now() - DAY)]);
  }
}
