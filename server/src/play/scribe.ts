import type { Entry } from '@club-route/engine';
import type pg from 'pg';
import { CHANNEL } from '../database/channel.ts';
import type { MatchRow } from '../database/schema.ts';
import type { Metrics } from '../safety/metrics.ts';

/** One change of a match: from the row that it was planned from to the row that it leaves, perhaps with an entry. */
export interface Leaf {
  readonly row: MatchRow;
  readonly next: MatchRow;
  readonly entry: Entry | undefined;
  /** The key of the request that asked for it. */
  readonly request: string | undefined;
}

interface Waiting {
  readonly leaf: Leaf;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

interface Outcome {
  readonly id: string;
  readonly written: boolean;
}

/** As many as the text of one notification can name. */
const MOST_TOGETHER = 100;

// All in one statement, so that many matches share one journey to the database and one commit. A match that is not any
// more what its change was planned from stays as it is. PostgreSQL lets one such statement at a time at a row. It expects
// a hundred rows of any JSON, and would read the whole table for them: $2 names the matches once more, as a short list.
const write = (patience: '' | 'skip locked'): string => `
  with free as (
    select wanted.* from json_to_recordset($1) as wanted (
      id text, entries integer, affairs integer, more_entries integer, more_affairs integer, status text, to_act text[],
      clocks json, offers json, outcome json, started_at timestamptz, ended_at timestamptz, touched_at timestamptz,
      drive_at timestamptz, pace json, wake_at timestamptz, news json,
      signed json, seat text, deed json, draws json, hash text, request text)
    cross join lateral (select from match where match.id = wanted.id for no key update ${patience}) as held
  ), bumped as (
    update match set
      entries = match.entries + free.more_entries, affairs = match.affairs + free.more_affairs,
      status = free.status, to_act = free.to_act, clocks = free.clocks, offers = free.offers,
      outcome = free.outcome, started_at = free.started_at, ended_at = free.ended_at,
      touched_at = free.touched_at, drive_at = free.drive_at, pace = free.pace, wake_at = free.wake_at, news = free.news,
      signed = coalesce(free.signed, match.signed)
    from free
    where match.id = any($2) and match.id = free.id and match.entries = free.entries and match.affairs = free.affairs
    returning match.id, match.entries, match.affairs
  ), written as (
    insert into journal (match_id, n, seat, deed, draws, hash, request)
    select id, free.entries, seat, deed, draws, hash, request from free join bumped using (id)
    where more_entries = 1
  )
  select free.id, bumped.id is not null as written, (
    select pg_notify('${CHANNEL}', 'match ' || string_agg(id || ' ' || entries || ' ' || affairs, ' '))
    from bumped having count(*) > 0
  ) from free left join bumped using (id)`;

const TOGETHER = { name: 'write together', text: write('skip locked') };
const ALONE = { name: 'write alone', text: write('') };

/**
 * Writes what changes in matches. Whatever comes while a statement is on its way waits for the next: the more people
 * play, the more of their moves share a commit.
 */
export class Scribe {
  readonly #pool: pg.Pool;
  readonly #metrics: Metrics;
  #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(pool: pg.Pool, metrics: Metrics) {
    this.#pool = pool;
    this.#metrics = metrics;
  }

  /** Has it on disk when it returns true; false says that the match has changed, and that nothing was written. */
  async write(leaf: Leaf): Promise<boolean> {
    const began = performance.now();
    const written = await new Promise<boolean>((resolve, reject) => {
      this.#waiting.push({ leaf, resolve, reject });
      // Whatever else has arrived by now may come along.
      if (!this.#isWriting) setImmediate(() => void this.#writeAll());
      this.#isWriting = true;
    });
    this.#metrics.writing.observe((performance.now() - began) / 1000);
    return written;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#writeTogether(this.#waiting.splice(0, MOST_TOGETHER));
    this.#isWriting = false;
  }

  async #writeTogether(batch: readonly Waiting[]): Promise<void> {
    const outcomes = await this.#ask(TOGETHER, batch).catch(() => undefined);
    const known = new Map(outcomes?.map(({ id, written }) => [id, written]));
    for (const one of batch) {
      const written = known.get(one.leaf.row.id);
      // Somebody holds the match, or one of the batch failed and took the others with it: nobody else shall wait for that.
      if (written === undefined) void this.#writeAlone(one);
      else one.resolve(written);
    }
  }

  async #writeAlone(one: Waiting): Promise<void> {
    try {
      const [outcome] = await this.#ask(ALONE, [one]);
      one.resolve(outcome?.written ?? false);
    } catch (error) {
      one.reject(error);
    }
  }

  async #ask(statement: typeof ALONE, batch: readonly Waiting[]): Promise<readonly Outcome[]> {
    const wanted = JSON.stringify(batch.map(({ leaf }) => columnsOf(leaf)));
    const ids = batch.map(({ leaf }) => leaf.row.id);
    const { rows } = await this.#pool.query<Outcome>({ ...statement, values: [wanted, ids] });
    return rows;
  }
}

function columnsOf({ row, next, entry, request }: Leaf): object {
  return {
    id: row.id,
    entries: row.entries,
    affairs: row.affairs,
    more_entries: next.entries - row.entries,
    more_affairs: next.affairs - row.affairs,
    status: next.status,
    to_act: next.to_act,
    clocks: next.clocks,
    offers: next.offers,
    outcome: next.outcome,
    started_at: next.started_at,
    ended_at: next.ended_at,
    touched_at: next.touched_at,
    drive_at: next.drive_at,
    pace: next.pace,
    wake_at: next.wake_at,
    news: next.news,
    // Twice in the life of a match: no other move carries it along.
    signed: next.signed === row.signed ? undefined : next.signed,
    seat: entry?.seat,
    deed: entry?.deed,
    draws: entry?.draws,
    hash: entry?.hash,
    request,
  };
}
