import type { Club } from '../club.ts';
import type { OutboxRow } from '../database/schema.ts';
import { carry } from './carry.ts';
import { HopelessError } from './hopeless.ts';
import { drop, markSent, putOff, takeDue } from './outbox.ts';

/** Sends everything that is due, one after the other; how many have left. */
export async function drain(club: Club): Promise<number> {
  for (let sent = 0; ;) {
    const row = await takeDue(club);
    if (row === undefined) return sent;
    if (await deliver(club, row)) sent++;
  }
}

async function deliver(club: Club, row: OutboxRow): Promise<boolean> {
  try {
    const carried = await carry(club, row);
    if (!carried) await drop(club, row, 'It was out of date before it could be sent.');
    else await markSent(club, row);
    return carried;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    club.log.warn({ error, outbox: row.id, tries: row.tries }, 'a notice could not be sent');
    if (isHopeless(error)) await drop(club, row, why);
    else await putOff(club, row, why);
    return false;
  }
}

/** A mail server that answers 5xx means it. */
function isHopeless(error: unknown): boolean {
  if (error instanceof HopelessError) return true;
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' && code >= 500;
}
