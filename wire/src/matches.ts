import type { Ending, OptionValues } from '@club-route/engine';
import { z } from 'zod';
import { accountName, emailAddress, type GameRecord } from './accounts.ts';
import { gameId, linkToken, matchId, salt, saltCommitment, seatName, text, type Moment } from './basics.ts';
import type { Pace } from './time.ts';

export const timeControl = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** So many days for each turn; vacations do not count. */
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
  /** A clock for each seat, and so many seconds more after each of its turns. */
  z.strictObject({
    kind: z.literal('clock'),
    minutes: z.int().min(1).max(600),
    increment: z.int().min(0).max(3600),
  }),
]);
export type TimeControl = z.infer<typeof timeControl>;

/** Who is to sit where. `link` answers with a secret to pass on; `invite` asks somebody with an account. */
export const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), saltCommitment: saltCommitment.optional() }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('invite'), name: text(64) }),
  z.strictObject({ kind: z.literal('link') }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().max(64) }),
]);
export type SeatWish = z.infer<typeof seatWish>;

const optionValues = z.record(z.string().max(64), z.union([z.boolean(), z.number(), z.string().max(200)]));

export const newMatch = z.strictObject({
  game: gameId,
  options: optionValues.default({}),
  seats: z.record(seatName, seatWish),
  time: timeControl.default({ kind: 'none' }),
  visibility: z.enum(['public', 'private']).default('public'),
  /** How somebody without an account is called at the table. */
  name: accountName.optional(),
});
export type NewMatch = z.infer<typeof newMatch>;

/** A date that exists. */
const moment = z.iso.datetime({ precision: 3 });

export const listQuery = z.strictObject({
  list: z.enum(['open', 'running', 'finished', 'mine', 'followed']).default('open'),
  game: gameId.optional(),
  /** The `cursor` of the page before. */
  after: z
    .string()
    .regex(/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[0-9a-f]{16}$/)
    .refine((cursor) => moment.safeParse(cursor.split('~')[0]).success, 'There is no such date.')
    .optional(),
});

export const join = z.strictObject({
  seat: seatName,
  saltCommitment: saltCommitment.optional(),
  name: accountName.optional(),
});
export const claimLink = z.strictObject({
  token: linkToken,
  saltCommitment: saltCommitment.optional(),
  name: accountName.optional(),
});
/** Looks at a secret link without using it. */
export const lookAtLink = z.strictObject({ token: linkToken });
export const oneSeat = z.strictObject({ seat: seatName });
/** Gets up. In a running match whose players know only what the game tells them, the last one at a seat leaves it to a bot. */
export const leaving = oneSeat.extend({ bot: z.string().max(64).optional() });
/** The salt is for the seat one has in the rematch. */
export const rematchWish = oneSeat.extend({ saltCommitment: saltCommitment.optional() });
export const shownSalt = z.strictObject({ seat: seatName, salt });
/** Asks somebody to a seat one holds, beside oneself or in one's place: by name, by mail, or else by a link in the answer. */
export const invitation = z
  .strictObject({
    seat: seatName,
    name: text(64).optional(),
    email: emailAddress.optional(),
    inMyPlace: z.boolean(),
  })
  .refine(({ name, email }) => name === undefined || email === undefined, 'Give a name or an address, not both.');
/** What becomes of the seat of somebody who has run out of time. */
export const replacement = z.strictObject({
  seat: seatName,
  absent: seatName,
  by: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('open') }),
    z.strictObject({ kind: z.literal('bot'), bot: z.string().max(64) }),
  ]),
});
export const standingAnswers = z.strictObject({ seat: seatName, values: optionValues.nullable() });
export const notes = z.strictObject({ seat: seatName, text: text(20_000) });
export const chatRoom = z.enum(['players', 'side', 'spectators']);
export const saying = z.strictObject({ as: seatName, room: chatRoom, text: text(2000).min(1) });

export type ChatRoom = z.infer<typeof chatRoom>;
export interface Said {
  /** Its number in the room it was said in: it tells nothing of other rooms and matches. */
  readonly id: string;
  readonly room: ChatRoom;
  /** The side whose room it was said in. */
  readonly seat?: string;
  readonly name: string;
  readonly text: string;
  readonly at: Moment;
}

/** `open` waits for people, `starting` for their salts. */
export type MatchStatus = 'open' | 'starting' | 'running' | 'finished' | 'cancelled';

/** How a match ended: by the rules, or beside them. The name, for statistics, is that of the rules, or the `how`. */
export type Outcome = Ending | (Omit<Ending, 'how'> & { readonly how: 'played' });

/** A seat's clock: `left` milliseconds at the moment `since`, running from then on; standing when there is no `since`. */
export interface ClockView {
  readonly left: number;
  readonly since?: Moment;
}

export interface HolderView {
  readonly name: string;
  /** Held by an account, not by a link. */
  readonly account: boolean;
}

export interface SeatView {
  readonly seat: string;
  readonly bot?: string;
  readonly holders: readonly HolderView[];
  /** Anybody may sit down here. */
  readonly open: boolean;
  /** Names of accounts that were asked; a link that was made and not used yet is the empty name. */
  readonly invited: readonly string[];
  readonly salt: 'none' | 'committed' | 'shown';
}

export interface OfferView {
  readonly kind: 'draw' | 'takeBack';
  readonly by: string;
  readonly agreed: readonly string[];
  /** For a take-back: the frame of the viewer's own film to which play would go back. */
  readonly frame?: number;
}

/** `runs`; `waits` for somebody who has to decide or read first; or `stands`, because the rate is 0 or the match does not run. */
export type PaceState = 'runs' | 'waits' | 'stands';

/** How time passes in a game with a clock, for whoever may set it: to others it would tell of what they do not see. */
export interface PaceView extends Required<Pick<Pace, 'rate' | 'waits'>>, Pick<Pace, 'until'> {
  readonly state: PaceState;
  /**
   * While it runs: at the moment `at` it was `minute` by the game's clock. For the umpire alone; a commander's sight counts
   * quarter hours.
   */
  readonly clock?: { readonly minute: number; readonly at: Moment };
}

/** An offer that was declined, for whoever made it to know. */
export interface DeclinedView {
  readonly kind: OfferView['kind'];
  /** Who had made it, and who declined. */
  readonly of: string;
  readonly by: string;
}

/** A match as a list shows it. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly status: MatchStatus;
  readonly visibility: 'public' | 'private';
  readonly time: TimeControl;
  readonly seats: readonly SeatView[];
  /** Whom play waits for. Where several may act at once that tells of hidden things: then only one's own seats are in it. */
  readonly toAct: readonly string[];
  readonly created: Moment;
  readonly touched: Moment;
  readonly outcome?: Outcome;
  /** Seats held, or offered by name, to the one who asks. */
  readonly mine: readonly string[];
  readonly invitedTo: readonly string[];
}

/** Everything about a match but its position: the same for everybody except `mine`, `invitedTo`, `pace` and frames of offers. */
export interface MatchTable extends MatchSummary {
  readonly rules: string;
  readonly options: OptionValues;
  readonly commitment: string;
  /** Salts are awaited until then. */
  readonly revealUntil?: Moment;
  readonly started?: Moment;
  readonly ended?: Moment;
  readonly clocks: Readonly<Record<string, ClockView>>;
  readonly offers: readonly OfferView[];
  /** There for whoever may set the pace: the umpire, or whoever made the match where the computer umpires. */
  readonly pace?: PaceView;
  readonly declined?: DeclinedView;
  /** Of a match that waits for players: who asks them, and when it is called off if nobody comes. */
  readonly maker?: string;
  readonly until?: Moment;
  readonly rematch?: string;
  readonly rematchOf?: string;
}

export interface MatchPage {
  readonly matches: readonly MatchSummary[];
  readonly cursor?: string;
}

/** The answer to a new match, an invitation by link or a rematch: the secrets are shown this once. */
export interface MatchMade {
  readonly match: MatchTable;
  /** By seat: secrets to pass on, or for oneself where one has no account. */
  readonly links: Readonly<Record<string, string>>;
}

/** What a secret link is. `own` leads back to one's seat; `used` tells whose seat it is, and opens nothing. */
export interface LinkView {
  readonly kind: 'invitation' | 'own' | 'used';
  readonly match: string;
  readonly seat: string;
  readonly game: string;
  readonly holders: readonly HolderView[];
  /** Of an invitation: what one is asked to. */
  readonly terms?: {
    readonly time: TimeControl;
    /** Who made the match, and when it is called off if nobody comes; of one that has not begun. */
    readonly maker?: string;
    readonly until?: Moment;
  };
}

/** A player as anybody may know them. */
export interface Profile {
  readonly name: string;
  readonly since: Moment;
  readonly rated: boolean;
  readonly records: readonly GameRecord[];
  /** Public matches that wait or run, and those that are over and can be watched again. */
  readonly current: readonly MatchSummary[];
  readonly replays: readonly MatchSummary[];
}

/** The answer to sitting down with a link. */
export interface Seated {
  readonly match: string;
  readonly seat: string;
  /** The secret in place of the link, for somebody without an account. Nobody else has it. */
  readonly secret?: string;
}

export const matchPath = z.strictObject({ id: matchId });
