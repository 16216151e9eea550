import { UMPIRE, type GameModule } from '@club-route/engine';
import type { ClockView, MatchSummary, MatchTable, OfferView, SeatView } from '@club-route/wire';
import type { Affairs, Desk } from '../play/desk.ts';
import { paceView } from './pace.ts';
import { holdings, isFor, offeredTo, shownName, type Person } from './person.ts';

/** A match as people see it, but for its position. */

export function seatViews({ row, seats, holders, invitations }: Affairs): readonly SeatView[] {
  return seats.map(({ seat, bot, salt_commitment, salt }) => {
    const held = holders.filter((holder) => holder.seat === seat);
    const invited = invitations.filter((invitation) => invitation.seat === seat);
    return {
      seat,
      ...(bot === null ? {} : { bot }),
      holders: held.map((holder) => ({ name: shownName(holder), account: holder.account_id !== null })),
      open:
        bot === null &&
        held.length === 0 &&
        invited.length === 0 &&
        row.outcome === null &&
        row.status !== 'cancelled' &&
        // Whoever umpires sees everything: nobody sits down there unasked.
        seat !== UMPIRE,
      invited: invited.map(({ name }) => name ?? ''),
      salt: salt_commitment === null ? 'none' : salt === null ? 'committed' : 'shown',
    };
  });
}

/** Whom play waits for, as a person may know it: where a game says that of hidden things, only of their own seats. */
export function shownToAct(
  { row, holders }: Pick<Affairs, 'row' | 'holders'>,
  module: GameModule | undefined,
  person: Person,
): readonly string[] {
  if (module?.game.awaited === undefined) return row.to_act;
  const mine = holders.filter((one) => isFor(person, one)).map((one) => one.seat);
  return row.to_act.filter((seat) => mine.includes(seat));
}

/** `module`: the game, if this server plays it. */
export function summaryOf(affairs: Affairs, module: GameModule | undefined, person: Person): MatchSummary {
  const { row, holders, invitations } = affairs;
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    visibility: row.visibility,
    time: row.time,
    seats: seatViews(affairs),
    toAct: shownToAct(affairs, module, person),
    created: row.created_at.getTime(),
    touched: row.touched_at.getTime(),
    ...(row.outcome === null ? {} : { outcome: row.outcome }),
    mine: holders.filter((one) => isFor(person, one)).map((one) => one.seat),
    invitedTo: invitations.filter((one) => isFor(person, one)).map((one) => one.seat),
  };
}

/** The table as a person at that seat, or a spectator, may see it. */
export function tableOf(desk: Desk, person: Person, viewer: string): MatchTable {
  const { row } = desk;
  const when = (name: 'revealUntil' | 'started' | 'ended', date: Date | null): object =>
    date === null ? {} : { [name]: date.getTime() };
  return {
    ...summaryOf(desk.affairs, desk.module, person),
    rules: row.rules,
    options: row.options,
    commitment: row.commitment,
    ...when('revealUntil', row.status === 'starting' ? row.reveal_until : null),
    ...when('started', row.started_at),
    ...when('ended', row.ended_at),
    clocks: clockViews(desk),
    offers: offerViews(desk, viewer),
    ...paceView(desk, person),
    ...(row.offers.declined === undefined ? {} : { declined: row.offers.declined }),
    ...invitedBy(desk.affairs),
    ...(row.rematch === null ? {} : { rematch: row.rematch }),
    ...(row.rematch_of === null ? {} : { rematchOf: row.rematch_of }),
    mine: holdings(desk, person).map((one) => one.seat),
    invitedTo: offeredTo(desk, person).map((one) => one.seat),
  };
}

/** Who asks people to a match that has not begun, and until when it waits for them. */
export function invitedBy({ row, holders }: Affairs): { readonly maker?: string; readonly until?: number } {
  if (row.status !== 'open') return {};
  const maker = holders.find(({ account_id }) => account_id !== null && account_id === row.created_by) ?? holders[0];
  return {
    ...(maker === undefined ? {} : { maker: shownName(maker) }),
    until: row.touched_at.getTime() + OPEN_FOR,
  };
}

/** A match that nobody comes to is called off after so long without any change. */
export const OPEN_FOR = 30 * 24 * 3_600_000;

export function clockViews({ row }: Desk): Readonly<Record<string, ClockView>> {
  if (row.time.kind === 'none') return {};
  return Object.fromEntries(
    Object.entries(row.clocks).map(([seat, { left, since }]) => [seat, since === null ? { left } : { left, since }]),
  );
}

function offerViews(desk: Desk, viewer: string): readonly OfferView[] {
  const { draw, takeBack } = desk.row.offers;
  const views: OfferView[] = [];
  if (draw !== undefined) views.push({ kind: 'draw', by: draw.by, agreed: draw.agreed });
  if (takeBack !== undefined) {
    const { by, agreed, to } = takeBack;
    views.push({ kind: 'takeBack', by, agreed, frame: frameAt(desk, viewer, to) });
  }
  return views;
}

/** How many frames a viewer had after an entry. */
function frameAt(desk: Desk, viewer: string, entry: number): number {
  const { entries } = desk.playing.film(viewer);
  let frame = desk.frames(viewer);
  while (frame > 0 && entries[frame]! > entry) frame--;
  return frame;
}
