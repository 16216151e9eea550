import { BotQueue } from './bots/queue.ts';
import type { Club } from './club.ts';
import type { Config } from './config.ts';
import { listen } from './database/listener.ts';
import { openDatabase } from './database/open.ts';
import { catchUp, hear } from './live/hearing.ts';
import { Herald } from './live/herald.ts';
import { Live } from './live/live.ts';
import { openEntrances, type Entrances } from './mail/inbound/index.ts';
import { MailReader } from './mail/inbound/reader.ts';
import { openPost } from './mail/post.ts';
import { Flags } from './matches/flags.ts';
import { Timekeeper } from './matches/timekeeper.ts';
import { ReturnLinks } from './matches/return-links.ts';
import { removeFonts } from './notices/fonts.ts';
import { startRounds } from './mail/round.ts';
import { Desks } from './play/desks.ts';
import { CHANNEL } from './database/channel.ts';
import { Scribe } from './play/scribe.ts';
import { makeKeeper } from './routes/keeper.ts';
import { makeServer } from './routes/server.ts';
import { Limits } from './safety/limits.ts';
import { makeLog, type Log } from './safety/logging.ts';
import { makeMetrics } from './safety/metrics.ts';
import { measure } from './measures.ts';
import { publicShelf, type Shelf } from './shelf.ts';
import { SigningKeys } from './signing/keys.ts';
import { StartError } from './start-error.ts';
import { startSweeping } from './sweep.ts';

export interface ServerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The folder of the built web app. */
  readonly webRoot: string;
  /** The folder of the programs of worker threads, built: `bot.worker.js`, `mail.worker.js`. */
  readonly workers: URL;
  readonly config: Config;
  /** Other games, another clock and another log, for tests. */
  readonly shelf?: Shelf;
  readonly now?: () => number;
  readonly log?: Log;
}

export interface RunningServer {
  readonly address: string;
  readonly club: Club;
  /** Where whoever runs it finds figures and, without a mail server, mails: at this machine alone. */
  readonly keeper: string;
  /** Where mail with orders is taken. */
  readonly mailPort: number | undefined;
  /** Lets what has begun be finished, says goodbye, and stops. */
  close(): Promise<void>;
}

/** Accounts, matches, live play and the app itself, on a database that is ready when this returns. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, now = Date.now, shelf = publicShelf } = options;
  const log = options.log ?? makeLog(config.LOG_LEVEL);
  const connection = await openDatabase(config, (error) => log.warn({ error }, 'a connection to the database broke'));
  const { database, pool } = connection;
  const metrics = makeMetrics();
  const post = await openPost(config, database);
  const keys = await SigningKeys.open(database, now);
  const returnLinks = await ReturnLinks.open(database);
  const flags = new Flags(() => club);
  const timekeeper = new Timekeeper(() => club);
  const club: Club = {
    config,
    database,
    pool,
    shelf,
    log,
    metrics,
    now,
    scribe: new Scribe(pool, metrics),
    desks: new Desks(() => club, { whole: config.MATCHES_IN_MEMORY, ends: config.ENDS_IN_MEMORY }),
    live: new Live(new Herald(pool, log), now, [flags, timekeeper], {
      sockets: config.SOCKETS_EACH,
      messages: config.MESSAGES_PER_SECOND,
    }),
    flags,
    timekeeper,
    bots: new BotQueue(() => club, config.BOT_THREADS, new URL('bot.worker.js', options.workers)),
    post,
    reader: new MailReader(new URL('mail.worker.js', options.workers)),
    keys,
    returnLinks,
    limits: new Limits(database, now, log),
  };
  measure(club);
  const server = await makeServer(club, options.webRoot);
  const keeper = makeKeeper(club);
  const listener = await listen(
    connection,
    CHANNEL,
    (text) => hear(club, text),
    () => catchUp(club),
    log,
  );
  const sweeping = startSweeping(club);
  const rounds = startRounds(club);
  let entrances: Entrances | undefined;
  const close = async (): Promise<void> => {
    await sweeping.close();
    club.limits.close();
    flags.close();
    timekeeper.close();
    await entrances?.close();
    await rounds.close();
    club.live.closeAll();
    await server.close();
    await keeper.close();
    await listener.close();
    await club.bots.close();
    await club.reader.close();
    post.close();
    await removeFonts();
    await connection.close();
  };
  try {
    const address = await server.listen({ host: options.host, port: options.port });
    post.opened(address);
    const forKeeper = await listenForKeeper(keeper, config.KEEPER_PORT);
    entrances = await openEntrances(club);
    return { address, club, keeper: forKeeper, mailPort: entrances.port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listenForKeeper(keeper: ReturnType<typeof makeKeeper>, port: number): Promise<string> {
  try {
    return await keeper.listen({ host: '127.0.0.1', port });
  } catch (error) {
    throw new StartError(
      `The server cannot use port ${port} (KEEPER_PORT) for metrics and caught email. Set another.`,
      {
        cause: error,
      },
    );
  }
}
