import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { CHANNEL } from '../database/channel.ts';
import type { Log } from '../safety/logging.ts';

/** Tells the other copies what is not worth a row: `KIND COPY words…`. Nothing is lost but a moment if it fails. */
export class Herald {
  /** The name of this copy. */
  readonly copy = randomBytes(6).toString('hex');
  readonly #pool: pg.Pool;
  readonly #log: Log;
  #waiting: string[] = [];

  constructor(pool: pg.Pool, log: Log) {
    this.#pool = pool;
    this.#log = log;
  }

  tell(kind: 'presence' | 'chat' | 'dismiss', ...words: readonly (string | number)[]): void {
    // Who is here is told of every match at once: that must not make hundreds of statements, for which moves would wait.
    if (this.#waiting.length === 0) setImmediate(() => this.#tellAll());
    this.#waiting.push([kind, this.copy, ...words].join(' '));
  }

  #tellAll(): void {
    this.#pool
      .query('select pg_notify($1, text) from unnest($2::text[]) as text', [CHANNEL, this.#waiting])
      .catch((error: unknown) => this.#log.warn({ error }, 'the other copies could not be told'));
    this.#waiting = [];
  }
}
