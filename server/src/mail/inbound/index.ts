import { StartError } from '../../start-error.ts';
import { MailboxWatch } from './imap.ts';
import { listenForMail, type Entrance } from './listener.ts';
import type { Receiving } from './receive.ts';

const WHY: Readonly<Record<string, string>> = {
  EADDRINUSE: 'that port is taken',
  EACCES: 'this user may not open that port',
  EADDRNOTAVAIL: 'this machine does not have that address',
  ENOTFOUND: 'there is no such host',
};

/** The ways in which orders come in by mail. */
export interface Entrances {
  readonly port: number | undefined;
  close(): Promise<void>;
}

export async function openEntrances(club: Receiving): Promise<Entrances> {
  const { MAIL_LISTEN, IMAP_URL } = club.config;
  let listener: Entrance | undefined;
  try {
    listener = MAIL_LISTEN === undefined ? undefined : await listenForMail(club, MAIL_LISTEN);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new StartError(
      `The server cannot receive mail on ${MAIL_LISTEN} (MAIL_LISTEN): ${WHY[code] ?? 'it cannot listen there'}.`,
      {
        cause: error,
      },
    );
  }
  const mailbox = IMAP_URL === undefined ? undefined : new MailboxWatch(club, IMAP_URL);
  return {
    port: listener?.port,
    async close() {
      await mailbox?.close();
      await listener?.close();
    },
  };
}
