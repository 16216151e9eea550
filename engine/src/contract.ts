import type { Dice } from './dice/dice.ts';
import type { RulesFigure } from './lesson/figure.ts';
import type { Lesson } from './lesson/lesson.ts';
import type { Measures } from './measures.ts';
import type { Offers } from './offer.ts';
import type { OptionsSchema, OptionValues } from './options.ts';
import type { Shape, StateObject } from './state/shape.ts';
import type { GlossaryTerm } from './text/glossary.ts';

/** A place at the table: 'allied', 'german', 'umpire', or 'clock' where time itself acts. */
export type Seat = string;

/** Whoever looks on: a seat, or somebody with no seat. */
export type Viewer = Seat | 'spectator';

/** A whole decision, as it is sent, stored and replayed. Plain JSON. */
export interface Action {
  readonly kind: string;
}

/**
 * One moment at which somebody's knowledge changes. Plain JSON; sentences are made of it at the edge.
 * `discloses` marks a report that shows something hidden until now: nobody may undo past it.
 */
export interface Report {
  readonly kind: string;
  readonly discloses?: true;
}

/** Why an action is not allowed: the rule that forbids it and a sentence for the player. */
export interface Refusal {
  readonly rule: string;
  readonly text: string;
  /** Of a typed order: what it asks for is over or done already. A letter with orders for a whole turn passes over it. */
  readonly needless?: true;
}

/**
 * One thing a seat may do now: a whole `action`, or the next `draft` of a decision made of parts.
 * `ends` marks the action that gives up what is left of a phase, so that random play does not pass its games away.
 */
export interface Choice<A, D> {
  readonly action: A | undefined;
  readonly draft: D | undefined;
  readonly ends: boolean;
}

/** See `Game.publicFields`. */
export type PublicFields<R extends Report> = { readonly [K in R['kind']]?: readonly string[] };

/** How a game ended: a stable name for statistics, the seats that won (none: a draw, or a solitaire loss), and why. */
export interface Result {
  readonly name: string;
  readonly winners: readonly Seat[];
  readonly reason: string;
  /** Seat -> a whole score from 0 to 1000, in games with levels of victory. `scoresOf` knows what holds without it. */
  readonly scores?: Readonly<Record<Seat, number>>;
}

/** Checks that a value from outside (wire, file) has the form of an action. A zod schema fits. */
export interface Reader<T> {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: T | undefined };
}

/**
 * Rules as they were before a change. What a change alters becomes an option with the old reading among its values, so
 * the old rules are today's rules under certain options, and matches begun under them play on and verify.
 */
export interface EarlierRules<O extends OptionValues = OptionValues> {
  readonly version: string;
  /** What could be chosen then, with the defaults of then. */
  readonly options: OptionsSchema<OptionValues>;
  /** The same rules in the options of today. */
  today(options: OptionValues): O;
}

/**
 * A rule book. Written once, it serves the browser, the server, the bots, the fuzzer and the screen reader.
 *
 * - `refuse` defines legality; `actions` spans it: finite, small, and everything it offers is accepted.
 * - `active`, `actions`, `refuse` and `undoable` answer the same on the state and on that seat's sight of it.
 * - Only `apply` changes the state, only after `refuse` is silent, and only on true or imagined states.
 * - A draft lives outside the state, draws no dice, and is sent whole, as one action.
 */
export interface Game<
  S extends StateObject = StateObject,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  D = unknown,
  R extends Report = Report,
> {
  readonly id: string;
  readonly title: string;
  /** Version of the rules as coded; it stands in every journal. */
  readonly version: string;
  /** The versions before it under which matches may have begun. */
  readonly earlier?: readonly EarlierRules<O>[];
  readonly seats: readonly Seat[];
  readonly options: OptionsSchema<O>;
  readonly shape: Shape<S>;
  readonly action: Reader<A>;
  setup(options: O, dice: Dice): S;
  /** Who may act now; empty when the game is over. */
  active(state: S): readonly Seat[];
  /**
   * Of those who may act, whom play waits for; for games in which several may act at any time. Without it play waits for
   * everybody who may act. It may tell of what others do not see: only the seat itself is shown that it is awaited.
   */
  awaited?(state: S): readonly Seat[];
  /** Seats of one side win and lose together. Without it every seat is a side of its own. */
  sideOf?(seat: Seat): string;
  /** Whether an umpire sets aside, by this action, what play alone would have brought; `verify` counts how often. */
  overrules?(action: A): boolean;
  /** What the seat may do, or add to the decision it is making. */
  actions(state: S, seat: Seat, draft?: D): readonly Choice<A, D>[];
  /** Why not, or nothing when it is legal. Never changes the state. */
  refuse(state: S, seat: Seat, action: A): Refusal | undefined;
  /** Changes the state in place. Search passes no `reports` and pays for none. */
  apply(state: S, seat: Seat, action: A, dice: Dice, reports?: R[]): void;
  /**
   * Whether the seat may undo this action, if it rolls no die, discloses nothing and does not hand over. It is asked
   * before the action is done and answers the same on the seat's sight: where a step can find somebody, no step is
   * undone, also none that found nobody, or players would scout by undo. Without it every such action may be undone.
   */
  undoable?(state: S, seat: Seat, action: A): boolean;
  /** The same columns, holding only what that viewer knows. A game that hides nothing returns the state itself. */
  sight(state: S, viewer: Viewer): S;
  /** What that viewer perceives of a report. */
  tell(report: R, viewer: Viewer): R | undefined;
  /**
   * Kind of report -> the fields of it that are public: every viewer is told them whenever anybody is, so they may say
   * more than the sights keep, such as the way that a unit took. Law: all else that is told can be had from the sights.
   */
  readonly publicFields?: PublicFields<R>;
  /**
   * Kinds of action of which others see that one was done and nothing of which, until something is disclosed: a plan that is
   * handed in. Law: whichever of them was done, the sights of the others are the same.
   */
  readonly secretDeeds?: readonly A['kind'][];
  /** A whole state that agrees with a sight, for games that hide things. Law: its sight is the sight it came from. */
  imagine?(sight: S, seat: Seat, dice: Dice): S;
  result(state: S): Result | undefined;
}

/** How a seat is spoken of: "the German player", "the Germans are thinking". */
export interface SeatNames {
  readonly side: string;
  /** In the plural, with its article. */
  readonly people: string;
}

/** What a game says and understands: the same words on screen, in the terminal, in a mail and for a screen reader. */
export interface Language<S, A, D, R> {
  names(seat: Seat): SeatNames;
  /** What is asked of the seat now, verb first. */
  prompt(state: S, seat: Seat, draft?: D): string;
  /** What an active seat is about, in a sentence for who waits or watches; on whatever sight they have. */
  doing(state: S, seat: Seat): string;
  /** A choice as a button or a line of a list. */
  label(state: S, seat: Seat, choice: Choice<A, D>): string;
  /** A report as a sentence of the log; nothing for what needs no words. */
  say(report: R, viewer: Viewer): string | undefined;
  /**
   * A report for who looks back on a finished match: in few words what happened, and nothing for what is no event, such as
   * a new phase or a letter. Without it they read what `say` says.
   */
  recount?(report: R, viewer: Viewer): string | undefined;
  /** The position in lines of text, for the terminal and the screen reader. */
  describe(state: S, viewer: Viewer): readonly string[];
  /** An action in the typed notation, and back. */
  write(state: S, action: A): string;
  read(state: S, seat: Seat, text: string): A | Refusal;
  /** The orders in a letter, several lines each; for games whose orders are longer than a line. Each is read alone. */
  orders?(text: string): readonly string[];
  /**
   * The answer to a typed question, on the sight of whoever asks; nothing for what is no question of this game. It changes
   * nothing and is no action.
   */
  answer?(state: S, seat: Seat, text: string): readonly string[] | undefined;
  /** Whether a typed line opens a text of several lines, which a line END closes. */
  opens?(line: string): boolean;
  /** One line on how to type orders now, with examples that are legal now. */
  grammar(state: S, seat: Seat): string;
  /**
   * Who has won and why, in one sentence. The reason of a result is signed along with a match and stays as it was first
   * written; this is what people read. Without it they read the reason.
   */
  ending?(sight: S, result: Result): string;
  /** Something that a player may not mean to give up by this action: asked about once before it is done. */
  caution?(state: S, seat: Seat, action: A): Refusal | undefined;
}

/** How much a bot may think: nodes for matches that must repeat, milliseconds for a person waiting. */
export interface Budget {
  /**
   * For one turn of the bot, or one decision where a game has no turns; in a measure of the bot's own. Without it the bot
   * takes what its level takes.
   */
  readonly nodes?: number;
  /** Asked now and then; true stops the search with the best found so far. */
  readonly expired?: () => boolean;
}

/** A way of playing that can take any seat. */
export interface Bot<S, A> {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /**
   * Milliseconds that its longest decision takes on an ordinary machine. A page or a server lets it think as long, and
   * then takes the best found so far: on a slow machine nobody waits much longer than on a quick one.
   */
  readonly longestThought: number;
  /** Sits down for one game; what the player remembers from move to move is its own. */
  sit(seat: Seat): Player<S, A>;
}

/** A player that thinks. It gets a sight, never the state, and dice of its own, never the match's. */
export interface Player<S, A> {
  decide(sight: S, dice: Dice, budget?: Budget): A;
}

/** Says how good a position and a choice are: the chance, from 0 to 1, that the seat to act wins. */
export interface Advisor<S, A> {
  /** How the number was found, to be shown beside it. */
  readonly kind: 'exact' | 'simulated' | 'estimate';
  value(state: S): number;
  /** After the choice, before its dice. */
  valueOf(state: S, action: A): number;
}

/** Where a value comes from. */
export type Provenance = 'printed' | 'found' | 'deduced' | 'ruled';

/** One gap, conflict or ruling of a source: what it says, what we play, and why. */
export interface RegisterEntry {
  readonly id: string;
  readonly rule: string;
  readonly provenance: Provenance;
  readonly question: string;
  readonly played: string;
  readonly why: string;
  /** The option that switches it, if it changes play. */
  readonly option?: string;
}

/** One numbered section of the rules as played, in our words. */
export interface RulesSection {
  readonly rule: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly tables?: readonly RulesTable[];
}

/** A table of the rules: a heading for each column, then rows whose first cell names them. */
export interface RulesTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Two pages to print and lay beside the map: how a turn goes, what is easily forgotten, and the tables. */
export interface RulesSummary {
  readonly parts: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** Tables of the rules, by how their captions begin. */
  readonly tables: readonly string[];
}

/** Answers that a seat files in advance, so that a game by mail does not stall at every bridge. */
export interface StandingAnswers<S, A> {
  /** What the seat may settle in advance; nothing if it has nothing to settle. */
  schema(seat: Seat): OptionsSchema<OptionValues> | undefined;
  /** What the seat answers now by what it filed; nothing when it is to be asked. */
  answer(sight: S, seat: Seat, values: OptionValues): A | undefined;
}

/** Lets a seat lay its orders in advance while others act. Works on a sight, and tells no more than it. */
export interface Planning<S, A> {
  /**
   * The seat's sight as if it gave orders now: its own turn with whatever interrupts it set aside, or its next turn as
   * it would begin from the present position. Nothing if no turn is to come.
   */
  begin(sight: S, seat: Seat): S | undefined;
  /** Changes what `begin` gave as an order would, as far as that can be foreseen; only after `refuse` is silent. */
  foresee(begun: S, seat: Seat, action: A): void;
}

/** What lies on a map, for a picture of the position where nobody sees the table: in a mail. */
export interface MapPicture {
  /** One of the boards of the theatre. */
  readonly board: string;
  readonly pieces: readonly MapPiece[];
}

export interface MapPiece {
  /** A cell of the board, two cells for the side between them, or the name of a place. */
  readonly at: number | readonly [number, number] | string;
  /** The seat it belongs to; signs belong to nobody. */
  readonly side?: Seat;
  readonly label: string;
  /** In smaller letters below it. */
  readonly note?: string;
  /** The kind of unit, by the name of its symbol. */
  readonly symbol?: string;
}

/** Something of a finished or running match as an after-action report tells it. */
export interface DebriefLine {
  /** In minutes of the game's clock. */
  readonly minute: number;
  readonly text: string;
  /** Whose mail it was in; of events, the seats concerned. */
  readonly seats: readonly Seat[];
}

/** What became of one unit. */
export interface DebriefUnit {
  readonly seat: Seat;
  readonly name: string;
  readonly formation: string;
  /** Of its strength at the start, in per cent. */
  readonly strength: number;
  readonly fate: string;
}

/** All that an after-action report tells besides the map, with nothing hidden. */
export interface Debrief {
  readonly events: readonly DebriefLine[];
  readonly messages: readonly DebriefLine[];
  readonly units: readonly DebriefUnit[];
}

/** How a host lets time pass in a game with a seat for the clock. It reads the whole state: hosts know everything. */
export interface GameClock<S, A, R> {
  minute(state: S): number;
  /** The next minute in which something happens; nothing once the game is over, or while a decision is waited for. */
  next(state: S): number | undefined;
  /**
   * What the clock has to enter now besides letting time pass, such as a decision that a seat has left to the computer. A
   * host enters it as the clock, again and again, before it waits for anybody.
   */
  due?(state: S): A | undefined;
  /**
   * What the clock enters once so many real minutes have passed in which nobody made an entry, such as that the computer
   * decides for whoever is waited for. Nothing where play may wait for ever.
   */
  overdue?(state: S): { readonly minutes: number; readonly action: A } | undefined;
  /** The clock's action that lets time pass up to a minute. */
  advance(to: number): A;
  /** A minute as people read it: '18 Sep 06:15'. */
  words(minute: number): string;
  /** A time as people type it, as a minute; nothing where it is none. */
  read(state: S, text: string): number | undefined;
  /** By which a seat says that it has read its dispatches, so that play need not wait for it. */
  readonly attend: A;
  /** After the umpire has gone back to a minute: his actions that tell everybody so. */
  wentBack(minute: number): readonly A[];
  /** Whether a report told to a seat is brought to it, or to anybody where none is named: by mail, if it is away. */
  isDispatch(report: R, seat?: Seat): boolean;
  /** Whether a report asks for a map to go with it. */
  asksForMap?(report: R): boolean;
  /** Whether an action only puts something before the umpire: pointless where the computer umpires. */
  isForUmpire?(action: A): boolean;
  /** The minutes by which sights count time. Hosts stop at each of its multiples, so that no stop tells of hidden things. */
  readonly grain: number;
}

/** Everything the platform needs to know of one game. */
export interface GameModule<
  S extends StateObject = StateObject,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  D = unknown,
  R extends Report = Report,
> {
  readonly game: Game<S, A, O, D, R>;
  readonly language: Language<S, A, D, R>;
  readonly bots: readonly Bot<S, A>[];
  readonly rules: readonly RulesSection[];
  readonly register: readonly RegisterEntry[];
  /** How far it is to the aim, in a line that is always on the table: "Turn 4 of 10. Arnhem: 1 of 2 hexes." */
  score?(sight: S): string;
  /** Words that a newcomer may not know, explained once for the table, the rules and the terminal. */
  readonly glossary?: readonly GlossaryTerm[];
  /** Lessons to play, the first one first; loaded when somebody wants to learn. */
  lessons?(): Promise<readonly Lesson<S, A, O>[]>;
  /** Pictures for the rules, of positions in the lessons; loaded when the rules are read. */
  figures?(): Promise<readonly RulesFigure<S>[]>;
  /** The rules on two printed pages. */
  summary?(): Promise<RulesSummary>;
  /** Gives odds for positions of a game with these options; for games in which they can be had. */
  advisor?(options: O): Advisor<S, A>;
  /** What the dice may do in each shot that a seat could fire now, the best first, a sentence each; where `advisor` is not to be had. */
  shotOdds?(sight: S, seat: Seat): readonly string[];
  /** The exact value of the whole game, with other rules data read from a file if given; for games that are solved. */
  solve?(options: O, rules?: unknown): { readonly value: number } | { readonly problem: string };
  readonly standing?: StandingAnswers<S, A>;
  readonly planning?: Planning<S, A>;
  /** What may be pressed and chosen on a map of hexes; for games with a table in the browser. */
  readonly offers?: Offers<S, A, D>;
  /** The position as a viewer sees it, drawn of that viewer's sight alone. */
  picture?(sight: S, viewer: Viewer): MapPicture;
  readonly measures?: Measures<S, R>;
  /** The whole story for an after-action report; of the true state, for when nothing need be hidden any more. */
  debrief?(state: S): Debrief;
  /** For games in which time passes by itself: nobody sits at the clock, and orders do not go stale. */
  readonly clock?: GameClock<S, A, R>;
  /** Players know only what the game tells them: no talk between them, no draws, no resigning. */
  readonly secluded?: true;
  /** What to count in simulations besides the result, such as the round in which a game ended. */
  facts?(state: S): Readonly<Record<string, number | string>>;
  /** What is measured of this game besides play, such as making all the ground that it may be played on. */
  readonly workloads?: readonly Workload[];
}

/** Work that a benchmark repeats; `run` gives how many units of it were done. */
export interface Workload {
  readonly name: string;
  readonly unit: string;
  run(): number;
}

/** A whole action as a choice. */
export function act<A, D>(action: A): Choice<A, D> {
  return { action, draft: undefined, ends: false };
}

/** An action that ends a phase, as a choice. */
export function pass<A, D>(action: A): Choice<A, D> {
  return { action, draft: undefined, ends: true };
}

/** A step on the way to an action, as a choice. */
export function part<A, D>(draft: D): Choice<A, D> {
  return { action: undefined, draft, ends: false };
}

export function isRefusal(value: object): value is Refusal {
  return 'rule' in value && 'text' in value;
}
