import pg from 'pg';
import type { Log } from '../safety/logging.ts';
import { APPLICATION } from './connect.ts';
import type { OpenDatabase } from './open.ts';

export interface Listener {
  close(): Promise<void>;
}

const PAUSE = 500;

/**
 * Hears what other copies tell, on a connection of its own. When that breaks it is made anew, and `onGap` is told that
 * something may have been missed.
 */
export async function listen(
  { url, revive }: Pick<OpenDatabase, 'url' | 'revive'>,
  channel: string,
  onMessage: (text: string) => void,
  onGap: () => void,
  log: Log,
): Promise<Listener> {
  let client: pg.Client | undefined;
  let closed = false;

  async function open(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url(), application_name: APPLICATION, keepAlive: true });
    fresh.on('notification', ({ payload }) => onMessage(payload ?? ''));
    fresh.on('error', (error) => log.warn({ error }, 'the listening connection broke'));
    // One that is turned away at the door fails and ends: only one that was in use may ask for another.
    fresh.on('end', () => {
      if (fresh !== client) return;
      client = undefined;
      reopenSoon();
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    // Closed while it was being made.
    if (closed) return fresh.end();
    client = fresh;
  }

  function reopenSoon(): void {
    if (!closed) setTimeout(() => void reopen(), PAUSE);
  }

  async function reopen(): Promise<void> {
    if (closed) return;
    try {
      await open();
      onGap();
    } catch (error) {
      log.warn({ error }, 'the listening connection cannot be made');
      // Closed in the meantime: what is started now nobody would stop.
      if (closed) return;
      await revive().catch((why: unknown) => log.error({ error: why }, 'the database cannot be started again'));
      reopenSoon();
    }
  }

  await open();
  return {
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
