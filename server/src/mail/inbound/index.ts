import type { Club } from '../../club.ts';
import { StartError } from '../../start-error.ts';
import { MailboxWatch } from './imap.ts';
import { listenForMail, type Entrance } from './listener.ts';

/** The ways in which orders come in by mail. */
export interface Entrances {
  readonly port: number | undefined;
  close(): Promise<void>;
}

export async function openEntrances(club: Club): Promise<Entrances> {
  const { MAIL_LISTEN, IMAP_URL } = club.config;
  let listener: Entrance | undefined;
  try {
    listener = MAIL_LISTEN === undefined ? undefined : await listenForMail(club, MAIL_LISTEN);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`No mail can be taken at ${MAIL_LISTEN}: ${why}.`, { cause: error });
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
