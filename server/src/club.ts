import type pg from 'pg';
import type { BotQueue } from './bots/queue.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { Live } from './live/live.ts';
import type { Flags } from './matches/flags.ts';
import type { Timekeeper } from './matches/timekeeper.ts';
import type { ReturnLinks } from './matches/return-links.ts';
import type { MailReader } from './mail/inbound/reader.ts';
import type { Post } from './mail/post.ts';
import type { Desks } from './play/desks.ts';
import type { Scribe } from './play/scribe.ts';
import type { Limits } from './safety/limits.ts';
import type { Log } from './safety/logging.ts';
import type { Metrics } from './safety/metrics.ts';
import type { Shelf } from './shelf.ts';
import type { SigningKeys } from './signing/keys.ts';

/** The parts of a running server, as its functions know them. */
export interface Club {
  readonly config: Config;
  readonly database: Database;
  /** The same connections, for the few statements that are written out and prepared. */
  readonly pool: pg.Pool;
  readonly shelf: Shelf;
  readonly scribe: Scribe;
  readonly desks: Desks;
  readonly live: Live;
  readonly flags: Flags;
  readonly timekeeper: Timekeeper;
  readonly bots: BotQueue;
  readonly post: Post;
  readonly reader: MailReader;
  readonly keys: SigningKeys;
  readonly returnLinks: ReturnLinks;
  readonly limits: Limits;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
