import { UMPIRE, type Deed } from '@club-route/engine';
import type { Act, ActAnswer, Undo } from '@club-route/wire';
import type { Club } from '../club.ts';
import { consequences } from '../play/consequences.ts';
import { mustRun } from './must-run.ts';
import { lowerFlag } from './flags.ts';
import { isUmpiredByComputer } from './pace.ts';
import { letTimePass } from './timekeeper.ts';
import { holderOf, type Person } from './person.ts';
import { ProblemError } from '../problem.ts';
import { Allowances } from '../safety/allowances.ts';
import { isProblem, MOST_ENTRIES, type Desk } from '../play/desk.ts';
import { driveSoon, type Driving } from '../play/drive.ts';
import { write } from '../play/write.ts';

/** What a move takes, from the wish to the answer. */
export type Acting = Driving & Pick<Club, 'metrics'>;

/** What people do in a game, from the wish to the answer. */

export async function act(club: Acting, desk: Desk, person: Person, wish: Act): Promise<ActAnswer> {
  // Whether it is an action at all the rules find out: what they cannot read they refuse.
  return perform(club, desk, person, wish, () => ({ kind: 'act', action: wish.action }));
}

/** Acting and taking back makes two entries each time: so many a minute are enough for anybody. */
const UNDOS_A_MINUTE = 30;
const undos = new WeakMap<Desk, Allowances>();

function mayUndo({ now }: Pick<Club, 'now'>, desk: Desk, seat: string): void {
  const known = undos.get(desk) ?? new Allowances(UNDOS_A_MINUTE, UNDOS_A_MINUTE / 60, now);
  undos.set(desk, known);
  if (!known.take(seat)) throw new ProblemError(429, `You can take back at most ${UNDOS_A_MINUTE} moves a minute.`);
}

export async function undo(club: Acting, desk: Desk, person: Person, wish: Undo): Promise<ActAnswer> {
  holderOf(desk, person, wish.seat);
  mayUndo(club, desk, wish.seat);
  return perform(club, desk, person, wish, () => {
    const match = desk.playing;
    return { kind: 'undo', to: match.undoTarget(wish.seat) ?? match.last };
  });
}

/** Whether a request of that key has made an entry, perhaps before the position that the match was resumed from. */
export async function isDone(
  { database }: Pick<Club, 'database'>,
  desk: Desk,
  holder: string,
  key: string,
): Promise<boolean> {
  const request = requestOf(holder, key);
  if (desk.requests.has(request)) return true;
  if (desk.match === undefined || desk.match.isWhole) return false;
  const found = await database
    .selectFrom('journal')
    .select('n')
    .where('match_id', '=', desk.id)
    .where('request', '=', request)
    .executeTakeFirst();
  return found !== undefined;
}

/** Of one seat where everybody may act at any time: nobody uses up alone what the match may have. */
const MOST_OF_SEAT = MOST_ENTRIES / 5;
/** How many entries the match must have before a seat can have spent all of its own; by match and seat. */
const spentAt = new WeakMap<Desk, Map<string, number>>();
const ALREADY = 0;

async function hasSpentAll({ database }: Pick<Club, 'database'>, desk: Desk, seat: string): Promise<boolean> {
  const { entries } = desk.row;
  const known = spentAt.get(desk) ?? new Map<string, number>();
  spentAt.set(desk, known);
  const at = known.get(seat) ?? MOST_OF_SEAT;
  if (seat === UMPIRE || entries < at) return false;
  if (at === ALREADY) return true;
  const { count } = await database
    .selectFrom('journal')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('match_id', '=', desk.id)
    .where('seat', '=', seat)
    .executeTakeFirstOrThrow();
  const left = MOST_OF_SEAT - Number(count);
  // Even if all that is entered from now on is theirs: a long journal is not counted anew for every order.
  known.set(seat, left > 0 ? entries + left : ALREADY);
  return left <= 0;
}

/** Frames that somebody's browser has need not be mailed to them. */
async function noteShown({ database }: Pick<Club, 'database'>, holder: string, frames: number): Promise<void> {
  if (frames <= 0) return;
  await database
    .updateTable('holder')
    .set({ dispatched: frames })
    .where('id', '=', holder)
    .where('dispatched', '<', frames)
    .execute();
}

/** Whether it only puts something before an umpire who is no person. */
function isInVain(desk: Desk, deed: Deed): boolean {
  if (deed.kind !== 'act' || desk.module.clock?.isForUmpire?.(deed.action) !== true) return false;
  return isUmpiredByComputer(desk);
}

function requestOf(holder: string, key: string): string {
  return `${holder} ${key}`;
}

async function perform(
  club: Acting,
  desk: Desk,
  person: Person,
  { seat, have, key }: Undo,
  deedNow: () => Deed,
): Promise<ActAnswer> {
  const { id } = holderOf(desk, person, seat);
  const request = requestOf(id, key);
  const { clock } = desk.module;
  let answer: ActAnswer | undefined;
  if (await isDone(club, desk, id, key)) return { kind: 'done', have: desk.frames(seat) };
  // Whoever comes after the flag comes too late, even if nobody has seen it fall.
  if (desk.row.time.kind === 'clock') await lowerFlag(club, desk);
  if (clock !== undefined) {
    if (await hasSpentAll(club, desk, seat))
      return {
        kind: 'refused',
        rule: 'entries',
        text: `You have given ${MOST_OF_SEAT} orders, the most a seat may give in one match.`,
      };
    // An order is given at the minute that it is by now.
    await letTimePass(club, desk);
  }
  const done = await write(club, desk, () => {
    answer = undefined;
    // Asked a second time, because the answer to the first was lost.
    if (desk.requests.has(request)) return undefined;
    holderOf(desk, person, seat);
    mustRun(desk);
    // Where time passes by itself frames come at any moment: an order means what it says, whatever has come since.
    if (clock === undefined && have !== desk.frames(seat)) {
      answer = { kind: 'stale', have: desk.frames(seat), text: 'The position has changed.' };
      return undefined;
    }
    const planned = desk.playing.plan(seat, deedNow());
    if (isProblem(planned)) {
      answer = { kind: 'refused', ...planned };
      return undefined;
    }
    if (isInVain(desk, planned.step.entry.deed)) {
      answer = {
        kind: 'refused',
        rule: 'umpire',
        text: 'The computer is the umpire and cannot read letters. Write an order.',
      };
      return undefined;
    }
    return { planned, request, row: consequences(club, desk, planned.state) };
  });
  if (clock !== undefined) await noteShown(club, id, Math.min(have, desk.frames(seat)));
  if (done !== undefined) {
    club.metrics.moves.inc({ game: desk.module.game.id });
    // The row says whether a bot or a standing answer comes next: mostly a person does.
    if (desk.row.drive_at !== null) driveSoon(club, desk.id);
  }
  return answer ?? { kind: 'done', have: desk.frames(seat) };
}
