import { ImapFlow } from 'imapflow';
import type { Club } from '../../club.ts';
import { MalformedError } from './malformed.ts';
import { MOST_BYTES } from './message.ts';
import { receive, type Receiving } from './receive.ts';

const PAUSE = 30_000;

/** Fetches mail from a mailbox elsewhere: at once when that server tells of it, and every now and then. */
export class MailboxWatch {
  readonly #club: Receiving;
  readonly #url: string;
  readonly #watching: Promise<void>;
  #closed = false;
  #client: ImapFlow | undefined;
  #wake: () => void = () => undefined;

  constructor(club: Receiving, url: string) {
    this.#club = club;
    this.#url = url;
    this.#watching = this.#watch();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#client?.close();
    this.#wake();
    await this.#watching;
  }

  async #watch(): Promise<void> {
    while (!this.#closed) {
      try {
        this.#client ??= await openMailbox(this.#club, this.#url, () => this.#wake());
        await emptyMailbox(this.#club, this.#client);
      } catch (error) {
        if (!this.#closed) this.#club.log.warn({ error }, 'the mailbox cannot be read');
        this.#client?.close();
        this.#client = undefined;
      }
      if (!this.#closed) await this.#pause();
      if (this.#client?.usable === false) this.#client = undefined;
    }
    this.#client?.close();
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PAUSE);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

async function openMailbox(club: Pick<Club, 'log'>, url: string, onNews: () => void): Promise<ImapFlow> {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
  });
  client.on('error', (error: Error) => club.log.warn({ error }, 'the connection to the mailbox broke'));
  client.on('exists', onNews);
  client.on('close', onNews);
  await client.connect();
  await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX');
  return client;
}

/** Heeds every mail that nobody has read. One is marked as read only when all it asks for is on disk. */
async function emptyMailbox(club: Receiving, client: ImapFlow): Promise<void> {
  const unread = await client.search({ seen: false }, { uid: true });
  for (const uid of unread || []) await heed(club, client, uid);
}

async function heed(club: Receiving, client: ImapFlow, uid: number): Promise<void> {
  const found = await client.fetchOne(String(uid), { size: true, headers: [...RECIPIENTS] }, { uid: true });
  if (found && (found.size ?? 0) <= MOST_BYTES) {
    const whole = await client.fetchOne(String(uid), { source: true }, { uid: true });
    try {
      if (whole && whole.source !== undefined) await receive(club, addressesIn(found.headers), whole.source);
    } catch (error) {
      club.log.warn({ error }, 'a mail could not be heeded');
      // It stays unread and is tried again, unless nobody will ever read it; those behind it need not wait.
      if (!(error instanceof MalformedError)) return;
    }
  }
  await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
}

const RECIPIENTS = ['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc'];

/** All of our addresses that a mail was sent to; a secret that stands there is known to its sender. */
function addressesIn(headers: Buffer | undefined): readonly string[] {
  const found = (headers?.toString('latin1') ?? '')
    .toLowerCase()
    .matchAll(/(?:play\+[0-9a-f]{40}|confirm\+[0-9a-f]{72})@[a-z0-9.-]+/g);
  return [...new Set([...found].map(([address]) => address))];
}
