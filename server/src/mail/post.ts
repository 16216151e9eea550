import { randomBytes } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import type { Parcel } from './parcel.ts';
import { ownKey } from '../safety/keys.ts';

/** How mail leaves the house, and under which names. */
export interface Post {
  /** Where people find the app: links in mails begin with it. */
  readonly base: string;
  readonly domain: string;
  readonly from: string;
  /** Whether mail also comes in, so that people can answer with orders. */
  readonly takesOrders: boolean;
  /** Without a mail server nothing leaves; where nobody but this machine uses the server, the mail catcher shows it. */
  readonly catches: boolean;
  /** Signs links and makes secret addresses. */
  readonly key: Buffer;
  send(parcel: Parcel): Promise<void>;
  /** Told once the server listens, for links where no PUBLIC_URL is given. */
  opened(address: string): void;
  close(): void;
}

/** As many mails as leave side by side (`drain.ts`), but for a letter now and then. */
const CONNECTIONS = 5;

export async function openPost(config: Config, database: Database): Promise<Post> {
  let base = config.PUBLIC_URL;
  const domain = config.MAIL_DOMAIN ?? (base === undefined ? 'localhost' : new URL(base).hostname);
  // A connection serves many mails: opening one costs more than a mail does.
  const transport =
    config.SMTP_URL === undefined
      ? undefined
      : createTransport({ url: config.SMTP_URL, pool: true, maxConnections: CONNECTIONS, maxRequeues: 1 });
  return {
    get base() {
      return (base ?? 'http://localhost').replace(/\/$/, '');
    },
    domain,
    from: config.MAIL_FROM ?? `post@${domain}`,
    takesOrders: config.MAIL_LISTEN !== undefined || config.IMAP_URL !== undefined,
    catches: transport === undefined && config.PUBLIC_URL === undefined,
    key: await ownKey(database, 'signing', () => randomBytes(32)),
    async send(parcel) {
      await transport?.sendMail({
        ...parcel,
        attachments: [...parcel.attachments],
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    opened(address) {
      base ??= address;
    },
    close() {
      transport?.close();
    },
  };
}
