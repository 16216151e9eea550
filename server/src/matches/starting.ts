import { commitToSalt, Match, optionsOfTerms } from '@club-route/engine';
import type { Desk } from '../play/desk.ts';
import { driveSoon, type Driving } from '../play/drive.ts';
import { saltsOf, termsOf } from '../play/records.ts';
import { amend, write } from '../play/write.ts';
import { notNow, wrong } from '../problem.ts';
import { consequences } from '../play/consequences.ts';
import { holderOf, type Person } from './person.ts';

const SECOND = 1000;

/** How long salts are awaited: as long as people at a clock look at the screen, or those by mail for a good while. */
const REVEAL = { clock: 30 * SECOND, days: 3600 * SECOND, none: 3600 * SECOND } as const;

function isFull({ affairs }: Desk): boolean {
  return affairs.seats.every(({ seat, bot }) => bot !== null || affairs.holders.some((holder) => holder.seat === seat));
}

/** Once every seat is taken nobody commits any more: salts are to be shown now. */
export async function startIfFull(club: Driving, desk: Desk): Promise<void> {
  if (desk.row.status !== 'open' || !isFull(desk)) return;
  await amend(club, desk, async (all) => {
    if (desk.row.status !== 'open' || !isFull(desk)) return;
    const until = new Date(club.now() + REVEAL[desk.row.time.kind]);
    await all.updateTable('match').set({ status: 'starting', reveal_until: until }).where('id', '=', desk.id).execute();
  });
  await startIfShown(club, desk);
}

export async function showSalt(club: Driving, desk: Desk, person: Person, seat: string, salt: string): Promise<void> {
  holderOf(desk, person, seat);
  await amend(club, desk, async (all) => {
    if (desk.row.status !== 'starting')
      throw notNow('Send the salt after every seat is taken and before the match begins.');
    const own = desk.affairs.seats.find((one) => one.seat === seat)!;
    if (own.salt_commitment === null) throw notNow('This seat has not committed to a salt.');
    if (commitToSalt(seat, salt) !== own.salt_commitment) throw wrong('This is not the salt the seat committed to.');
    await all.updateTable('seat').set({ salt }).where('match_id', '=', desk.id).where('seat', '=', seat).execute();
  });
  await startIfShown(club, desk);
}

/** Begins the match when all salts are there, or their time is up; what has not come counts as empty. */
export async function startIfShown(club: Driving, desk: Desk): Promise<void> {
  if (desk.row.status !== 'starting') return;
  const { game } = desk.module;
  const known = optionsOfTerms(game, desk.row);
  if ('problem' in known) throw notNow(known.problem);
  const begun = await write(club, desk, () => {
    const { row, seats } = desk.affairs;
    const awaited = seats.some(({ salt_commitment, salt }) => salt_commitment !== null && salt === null);
    if (row.status !== 'starting' || (awaited && club.now() < row.reveal_until!.getTime())) return undefined;
    const dice = { kind: 'fair', seed: new Uint8Array(row.seed), certified: true, salts: saltsOf(seats) } as const;
    // By the rules it was made under: the commitment to the seed names them.
    const begins = Match.begin(game, termsOf(row), dice);
    return {
      begins,
      row: { status: 'running', started_at: new Date(club.now()), ...consequences(club, desk, begins.state) },
    };
  });
  if (begun !== undefined) driveSoon(club, desk.id);
}
