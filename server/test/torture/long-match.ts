import { awaitedIn, CLOCK, FastDice, type Deed, type Match, type Seat } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import type { MatchMade } from '@club-route/wire';
import type { Club } from '../../src/club.ts';
import { connect } from '../../src/database/connect.ts';
import { keepPosition } from '../../src/play/positions.ts';
import { readDesk } from '../../src/play/records.ts';
import { makeLog } from '../../src/safety/logging.ts';
import { SHELF } from './check.ts';
import type { FloodedHouse } from './flooded-house.ts';

const ENTRIES = 15_000;
const AT_ONCE = 500;

/** What comes next in a journal that is laid out. */
export type Next = (match: Match) => { readonly seat: Seat; readonly deed: Deed };

/**
 * Writes a long journal for a match that has begun. It is a true one, every entry sealed and every die fair. The server knows
 * nothing of it; `match` is how it stands.
 */
export async function layOutJournal(url: string, id: string, next: Next): Promise<Match> {
  const connection = connect(url, 2, () => undefined);
  try {
    const { database } = connection;
    const desk = await readDesk({ database, shelf: SHELF, live: undefined } as unknown as Club, id, 'whole');
    const match = desk.playing;
    const rows: object[] = [];
    // The last thing is one that nobody can take back, so that the position can be kept.
    while (match.last + 1 < ENTRIES || match.kept() === undefined) {
      const { seat, deed } = next(match);
      const planned = match.plan(seat, deed);
      if ('rule' in planned) throw new Error(planned.text);
      match.keep(planned);
      const { n, draws, hash } = planned.step.entry;
      rows.push({
        match_id: id,
        n,
        seat,
        deed: JSON.stringify(planned.step.entry.deed),
        draws: JSON.stringify(draws),
        hash,
      });
    }
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await database
        .insertInto('journal')
        .values(rows.slice(from, from + AT_ONCE) as never)
        .execute();
    await database
      .updateTable('match')
      .set({
        entries: match.last + 1,
        to_act: awaitedIn(match.game, match.state).filter((seat) => seat !== CLOCK),
      })
      .where('id', '=', id)
      .execute();
    await keepPosition({ database, log: makeLog('silent') }, desk);
    return match;
  } finally {
    await connection.close();
  }
}

/** A long match: somebody acts and takes back without end. The server is away meanwhile, and comes back fresh. */
export async function layOutLongMatch(
  house: FloodedHouse,
  { match: { id }, links }: MatchMade,
): Promise<{ readonly id: string; readonly link: string }> {
  const seated = await fetch(`${house.address}/api/links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.67' },
    body: JSON.stringify({ token: links['german'] }),
  });
  await seated.arrayBuffer();
  const dice = new FastDice(ENTRIES);
  await layOutJournal(house.database.url(), id, (match) => {
    const [seat] = match.active() as [string];
    const to = match.undoTarget(seat);
    const deed =
      to === undefined || match.last + 1 >= ENTRIES
        ? ({ kind: 'act', action: randomChoice(match.game, match.state, seat, dice) } as const)
        : ({ kind: 'undo', to } as const);
    return { seat, deed };
  });
  await house.copy.end('SIGTERM');
  await house.copy.start();
  return { id, link: links['allied']! };
}
