import type { Club } from '../club.ts';
import type { OutboxRow } from '../database/schema.ts';
import { mayWrite } from '../notices/addresses.ts';
import { carry } from './carry.ts';
import { HopelessError } from '../notices/hopeless.ts';
import type { Missive } from '../database/missive.ts';
import { drop, holdBack, hostOf, markSent, putOff, takeDue, type Full, type Lane } from './outbox.ts';
import type { LetterParts } from './letters/turn.ts';

/** What sending takes. */
export type Delivering = LetterParts & Pick<Club, 'config' | 'now'>;

/** How many are under way at once. A call may take ten seconds, and calls wait for nobody but themselves. */
const AT_ONCE: Readonly<Record<Lane, number>> = { letters: 4, turns: 4, calls: 20 };
/** Of these so many go to one host, and so many are one person's: whoever is slow waits alone. */
const TO_ONE_HOST = 8;
const OF_ONE_ACCOUNT = 2;

export const LANES = ['letters', 'turns', 'calls'] as const satisfies readonly Lane[];

/** Sends everything that is due, the lanes side by side; how many have left. */
export async function drain(club: Delivering): Promise<number> {
  const sent = await Promise.all(LANES.map((lane) => drainLane(club, lane)));
  return sent.reduce((sum, one) => sum + one, 0);
}

export async function drainLane(club: Delivering, lane: Lane): Promise<number> {
  const underWay = new Map<OutboxRow, Promise<void>>();
  let sent = 0;
  const send = async (row: OutboxRow): Promise<void> => {
    try {
      if (await deliver(club, row)) sent++;
    } catch (error) {
      // The database is down: the row comes again when nobody has it in hand any more.
      club.log.warn({ error, outbox: row.id }, 'what became of a notice could not be written down');
    } finally {
      underWay.delete(row);
    }
  };
  for (;;) {
    const free = AT_ONCE[lane] - underWay.size;
    // Who has too many calls under way shows only when each is: those are taken one by one.
    const most = lane === 'calls' ? Math.min(1, free) : free;
    const rows = most === 0 ? [] : await takeDue(club, lane, most, fullIn(lane, underWay.keys()));
    for (const row of rows) underWay.set(row, send(row));
    if (rows.length > 0 && rows.length === most) continue;
    if (underWay.size === 0) return sent;
    await Promise.race(underWay.values());
  }
}

function fullIn(lane: Lane, rows: Iterable<OutboxRow>): Full | undefined {
  if (lane !== 'calls') return undefined;
  const [accounts, hosts] = [new Map<string, number>(), new Map<string, number>()];
  for (const { account_id, address } of rows) {
    if (account_id !== null) accounts.set(account_id, (accounts.get(account_id) ?? 0) + 1);
    const host = hostOf(address);
    hosts.set(host, (hosts.get(host) ?? 0) + 1);
  }
  const those = (counted: ReadonlyMap<string, number>, most: number): readonly string[] =>
    [...counted].filter(([, count]) => count >= most).map(([name]) => name);
  return { accounts: those(accounts, OF_ONE_ACCOUNT), hosts: those(hosts, TO_ONE_HOST) };
}

async function deliver(club: Delivering, row: OutboxRow): Promise<boolean> {
  try {
    const allowed = row.carrier === 'mail' ? await mayWrite(club, row.address, row.kind as Missive['kind']) : 'now';
    if (allowed instanceof Date) {
      await holdBack(club, row, allowed);
      return false;
    }
    const carried = allowed === 'now' ? await carry(club, row) : 'unwanted';
    if (carried === 'carried') await markSent(club, row);
    else await drop(club, row, WHY[carried]);
    return carried === 'carried';
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    club.log.warn({ error, outbox: row.id, tries: row.tries }, 'a notice could not be sent');
    if (isHopeless(error)) await drop(club, row, why);
    else await putOff(club, row, why);
    return false;
  }
}

const WHY = {
  outdated: 'It was out of date before we could send it.',
  unwanted: 'The owner has not confirmed this address, or wants no email.',
} as const;

/** What a mail server answers to these is about the mail. Before, it is about us: of a password that is mended tomorrow no mail is lost. */
const ABOUT_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA'];

/** A mail server that answers 5xx to a mail means it. */
function isHopeless(error: unknown): boolean {
  if (error instanceof HopelessError) return true;
  if (!(error instanceof Error)) return false;
  const { responseCode, command } = error as { readonly responseCode?: unknown; readonly command?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && ABOUT_THE_MAIL.includes(command);
}
