import type { Deed, Draw, EncodedState, OptionValues, ServerWord } from '@club-route/engine';
import type { MailRhythm, MatchStatus, Outcome, TimeControl } from '@club-route/wire';
import type { Order } from './missive.ts';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';

/** All tables, as the migrations leave them. Columns of type json keep the text as it was written. */

type When = ColumnType<Date, Date | undefined, Date>;
type WhenKnown = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Json<T> = ColumnType<T, string, string>;
type MadeByDatabase<T> = ColumnType<T, never, never>;
type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface AccountTable {
  readonly id: Generated<string>;
  readonly name: string;
  /** The name in small letters, by which it is unique. */
  readonly name_key: string;
  /** What the name looks like; nothing where an older account looks the same. */
  readonly likeness: Optional<string>;
  readonly password: string;
  readonly email: Optional<string>;
  readonly created_at: When;
  /** Whether matches that begin from now on are to be rated. */
  readonly rated: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface SessionTable {
  readonly token_hash: Buffer;
  readonly account_id: string;
  readonly created_at: When;
  readonly expires_at: Date;
}

export interface ResetTable {
  readonly token_hash: Buffer;
  readonly account_id: string;
  readonly expires_at: Date;
}

/** Who asked for a reset, known or not: so many an hour for one address. */
export interface ResetAskTable {
  readonly address_hash: Buffer;
  readonly asked_at: Date;
}

export interface BlockTable {
  readonly account_id: string;
  readonly blocked_id: string;
  readonly created_at: When;
}

export interface ComplaintTable {
  readonly id: Generated<string>;
  readonly account_id: Optional<string>;
  readonly about_id: Optional<string>;
  readonly match_id: Optional<string>;
  readonly text: string;
  readonly created_at: When;
}

export interface VacationTable {
  readonly id: Generated<string>;
  readonly account_id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** A seat's time: milliseconds left at `since`, running from then on; standing without. */
export interface SeatClock {
  readonly left: number;
  readonly since: number | null;
}
export type Clocks = Readonly<Record<string, SeatClock>>;

export type News = Readonly<Record<string, number>>;

export interface Offer {
  readonly by: string;
  readonly agreed: readonly string[];
}
export interface TakeBackOffer extends Offer {
  /** The entry whose position would hold again. */
  readonly to: number;
}
/** An offer that somebody has declined, until the turn passes or another is made. */
export interface DeclinedOffer {
  readonly kind: 'draw' | 'takeBack';
  readonly of: string;
  readonly by: string;
}
export interface Offers {
  readonly draw?: Offer;
  readonly takeBack?: TakeBackOffer;
  readonly declined?: DeclinedOffer;
}

/** How time passes in a match of a game with a clock. */
export interface KeptPace {
  /** Game minutes that pass in a minute; 0 while time stands. */
  readonly rate: number;
  readonly until?: 'event' | 'dispatch' | number;
  /** Whether commanders with unread dispatches are waited for. */
  readonly waits: boolean;
  /** Who has set it, as a viewer: `until` is about what they see. */
  readonly viewer: string;
  /** At the moment `at` it was `minute`; from then on time passes at the rate. */
  readonly minute: number;
  readonly at: number;
  /** Since when somebody is waited for. */
  readonly stoodSince?: number;
  /** Since when nobody has made an entry that the game waits for, but not for ever. */
  readonly askedSince?: number;
}

export interface MatchTableRow {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: Json<OptionValues>;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly status: MatchStatus;
  readonly visibility: 'public' | 'private';
  readonly time: Json<TimeControl>;
  readonly created_by: Optional<string>;
  /** Made for one person at several seats: nobody else holds seats of opposing sides. */
  readonly hot_seat: ColumnType<boolean, boolean | undefined, boolean>;
  /** Where the request that made it came from, hashed with a key of this server. */
  readonly made_from: Optional<string>;
  readonly created_at: When;
  readonly touched_at: When;
  readonly reveal_until: WhenKnown;
  readonly started_at: WhenKnown;
  readonly ended_at: WhenKnown;
  /** The length of the journal, and how often anything beside it has changed: together the version. */
  readonly entries: ColumnType<number, number | undefined, number>;
  readonly affairs: ColumnType<number, number | undefined, number>;
  readonly to_act: ColumnType<readonly string[], readonly string[] | undefined, readonly string[]>;
  /** When somebody is to look whether a bot or a standing answer is due; nothing where neither is. */
  readonly drive_at: WhenKnown;
  /** Nothing in games without a clock. */
  readonly pace: OptionalJson<KeptPace>;
  /** When the clock's next entry is due; nothing while time stands. */
  readonly wake_at: WhenKnown;
  /** Seat -> how many frames its film had when something was last brought to it; for whoever carries it on by mail. */
  readonly news: ColumnType<News, string | undefined, string>;
  readonly clocks: Json<Clocks>;
  readonly offers: Json<Offers>;
  readonly outcome: OptionalJson<Outcome>;
  readonly signed: OptionalJson<ServerWord>;
  readonly rematch_of: Optional<string>;
  readonly rematch: Optional<string>;
}

export interface SeatTable {
  readonly match_id: string;
  readonly seat: string;
  readonly place: number;
  readonly bot: Optional<string>;
  readonly salt_commitment: Optional<string>;
  readonly salt: Optional<string>;
  readonly standing: OptionalJson<OptionValues>;
}

export interface HolderTable {
  readonly id: Generated<string>;
  readonly match_id: string;
  /** When the match was made, as the database copies it: by account and this, a page of somebody's matches is found at once. */
  readonly match_created: MadeByDatabase<Date>;
  readonly seat: string;
  readonly account_id: Optional<string>;
  readonly link_hash: Optional<Buffer>;
  /** Which of the secrets that the server can make for this holder opens the seat; nothing where it is another. */
  readonly return_key: Optional<number>;
  readonly name: string;
  /** Up to this frame of the seat's film dispatches were mailed to this holder, or shown in the browser; -1 before the first mail. */
  readonly dispatched: ColumnType<number, number | undefined, number>;
  readonly notes: ColumnType<string, string | undefined, string>;
  readonly joined_at: When;
}

export interface InvitationTable {
  readonly id: Generated<string>;
  readonly match_id: string;
  /** See `HolderTable`. */
  readonly match_created: MadeByDatabase<Date>;
  readonly seat: string;
  readonly account_id: Optional<string>;
  readonly link_hash: Optional<Buffer>;
  /** The holder who gets up when it is accepted. */
  readonly in_place_of: Optional<string>;
  readonly created_at: When;
}

/** Links with which somebody has sat down: they tell whose seat it is, and open nothing. */
export interface UsedLinkTable {
  readonly link_hash: Buffer;
  readonly match_id: string;
  readonly seat: string;
}

export interface JournalTable {
  readonly match_id: string;
  readonly n: number;
  readonly seat: string;
  readonly deed: Json<Deed>;
  readonly draws: JSONColumnType<Draw[]>;
  readonly hash: string;
  readonly request: Optional<string>;
  readonly made_at: When;
}

/** The latest position that a match can be opened from. */
export interface PositionTable {
  readonly match_id: string;
  /** The entry that led to it, and its hash in the journal. */
  readonly n: number;
  readonly hash: string;
  /** The rules and the form of state that it was made by. */
  readonly form: string;
  readonly state: Json<EncodedState>;
  /** How many frames each viewer had been shown. */
  readonly frames: Json<Readonly<Record<string, number>>>;
  /** How many parts hold the tables that are too long for `state`. */
  readonly parts: Generated<number>;
}

/** Some rows of a long table of a position. */
export interface PositionPartTable {
  readonly match_id: string;
  readonly n: number;
  readonly place: number;
  readonly part: Json<{ readonly field: string; readonly rows: readonly unknown[] }>;
}

export interface ChatTable {
  readonly id: Generated<string>;
  /** Within its room: the only number of it that anybody is shown. */
  readonly n: number;
  readonly match_id: string;
  readonly room: 'players' | 'side' | 'spectators';
  readonly seat: Optional<string>;
  readonly account_id: Optional<string>;
  readonly name: string;
  readonly text: string;
  readonly said_at: When;
}

export type Carrier = 'mail' | 'push' | 'webhook';

export interface OutboxTable {
  readonly id: Generated<string>;
  /** What it is about: a kind of `Missive`. */
  readonly kind: string;
  readonly carrier: ColumnType<Carrier, Carrier | undefined, Carrier>;
  /** Where to: a mail address, or the address that a push service or a webhook listens at. */
  readonly address: string;
  readonly account_id: Optional<string>;
  readonly match_id: Optional<string>;
  readonly body: Json<Readonly<Record<string, unknown>>>;
  /** The same at every try, so that what arrives twice is known as one. */
  readonly message_id: Generated<string>;
  readonly created_at: When;
  /** When it is to be tried, or tried again. */
  readonly due_at: When;
  readonly sent_at: WhenKnown;
  /** Nobody tries any more; `problem` says why. */
  readonly dropped_at: WhenKnown;
  readonly tries: ColumnType<number, number | undefined, number>;
  readonly problem: Optional<string>;
}

/** Keys that the server made for itself on its first start. */
export interface KeyTable {
  readonly name: string;
  readonly value: Buffer;
}

/** Keys with which the server signs matches. Of one that was replaced only the public half is left. */
export interface SigningKeyTable {
  readonly public: string;
  readonly private: Optional<Buffer>;
  readonly made_at: Date;
  readonly replaced_at: WhenKnown;
}

/** When somebody's browser was last connected, at whichever copy. */
export interface AttendanceTable {
  readonly account_id: string;
  readonly seen_at: Date;
}

export interface NoticeWishTable {
  readonly account_id: string;
  readonly mail: ColumnType<MailRhythm, MailRhythm | undefined, MailRhythm>;
  readonly mailed_at: WhenKnown;
  readonly webhook: Optional<string>;
  readonly webhook_secret: Optional<string>;
  /** How often in a row it did not answer, and until when nobody tries again. */
  readonly webhook_failures: ColumnType<number, number | undefined, number>;
  readonly webhook_rests_until: WhenKnown;
  /** Whether invitations come by mail too. */
  readonly invitations: ColumnType<boolean, boolean | undefined, boolean>;
}

/** An address that mail was to go to, in small letters: whether its owner wants any, and how much went there. */
export interface MailAddressTable {
  readonly address: string;
  /** In links that confirm it or stop all mail to it. */
  readonly id: Generated<string>;
  readonly confirmed_at: WhenKnown;
  /** Its owner wants no mail from here, whoever asks for it. */
  readonly stopped_at: WhenKnown;
  /** The hour that is counted, and the mails of it. */
  readonly hour_at: When;
  readonly sent: ColumnType<number, number | undefined, number>;
  /** When turns were last told together because there were too many. */
  readonly gathered_at: WhenKnown;
}

/** How somebody who holds a seat without an account wants to be told of its turns. */
export interface GuestWishTable {
  readonly holder_id: string;
  readonly email: string;
  readonly mail: Exclude<MailRhythm, 'never'>;
  readonly mailed_at: WhenKnown;
  /** When their browser was last connected. */
  readonly seen_at: WhenKnown;
}

/** The turn of which a holder was told last; a turn goes by the moment it began. */
export interface NoticeTable {
  readonly holder_id: string;
  readonly carrier: Carrier;
  readonly turn: string;
}

/** The secret address at which a holder's orders arrive. */
export interface MailboxTable {
  readonly holder_id: string;
  readonly generation: ColumnType<number, number | undefined, number>;
  readonly token_hash: Buffer;
}

/** Mails with orders, and how far those are carried out. */
export interface InboxTable {
  readonly holder_id: string;
  readonly message_hash: Buffer;
  readonly received_at: Date;
  readonly subject: ColumnType<string, string | undefined, string>;
  readonly lines: ColumnType<readonly string[], string | undefined, string>;
  /** What has become of the first of them. */
  readonly orders: ColumnType<readonly Order[], string | undefined, string>;
  /** How many frames of the seat's film those tell of. */
  readonly told: ColumnType<number, number | undefined, number>;
  /** When somebody is to go on with it; nothing once it is answered. */
  readonly due_at: WhenKnown;
}

export interface PushSubscriptionTable {
  readonly endpoint: string;
  readonly account_id: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Whether a match that has begun counts for ratings, and since when it is counted. */
export interface RatedMatchTable {
  readonly match_id: string;
  readonly counts: boolean;
  readonly counted_at: WhenKnown;
}

/** How somebody plays one game, by Glicko-2. */
export interface RatingTable {
  readonly account_id: string;
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly matches: number;
}

export interface FollowTable {
  readonly account_id: string;
  readonly match_id: string;
  readonly followed_at: When;
}

export interface Tables {
  readonly account: AccountTable;
  readonly session: SessionTable;
  readonly reset: ResetTable;
  readonly reset_ask: ResetAskTable;
  readonly block: BlockTable;
  readonly complaint: ComplaintTable;
  readonly vacation: VacationTable;
  readonly match: MatchTableRow;
  readonly seat: SeatTable;
  readonly holder: HolderTable;
  readonly invitation: InvitationTable;
  readonly used_link: UsedLinkTable;
  readonly journal: JournalTable;
  readonly position: PositionTable;
  readonly position_part: PositionPartTable;
  readonly chat: ChatTable;
  readonly outbox: OutboxTable;
  readonly key: KeyTable;
  readonly signing_key: SigningKeyTable;
  readonly attendance: AttendanceTable;
  readonly notice_wish: NoticeWishTable;
  readonly guest_wish: GuestWishTable;
  readonly mail_address: MailAddressTable;
  readonly notice: NoticeTable;
  readonly mailbox: MailboxTable;
  readonly inbox: InboxTable;
  readonly push_subscription: PushSubscriptionTable;
  readonly rated_match: RatedMatchTable;
  readonly rating: RatingTable;
  readonly follow: FollowTable;
}

export type MatchRow = Selectable<MatchTableRow>;
export type SeatRow = Selectable<SeatTable>;
export type HolderRow = Selectable<HolderTable>;
export type InvitationRow = Selectable<InvitationTable>;
export type JournalRow = Selectable<JournalTable>;
export type AccountRow = Selectable<AccountTable>;
export type InboxRow = Selectable<InboxTable>;
export type OutboxRow = Selectable<OutboxTable>;
