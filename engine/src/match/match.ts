import { awaitedIn } from '../sides.ts';
import type { Action, Choice, Game, Refusal, Report, Result, Seat, Viewer } from '../contract.ts';
import type { Dice } from '../dice/dice.ts';
import { hex, unhex } from '../dice/digest.ts';
import { SEED_BYTES, type MatchTerms } from '../dice/fair.ts';
import { DiceMismatch, RecordingDice, ReplayedDice, ScriptedDice } from '../dice/scripted.ts';
import type { OptionValues } from '../options.ts';
import { refusalOf } from '../refusal.ts';
import type { StateObject } from '../state/shape.ts';
import { canonical } from '../text/canonical.ts';
import type { Frame } from './film.ts';
import { Films, type Film, type FrameCounts } from './films.ts';
import { History, type Step } from './history.ts';
import { entryHash, genesisHash, hashName, JOURNAL_FORMAT, JOURNAL_VERSION, sealedHash, TABLE } from './journal.ts';
import type { Deed, Entry, Journal, JournalHeader } from './journal.ts';
import { diceTerms, MatchDice, type DiceSource } from './match-dice.ts';
import { NOT_AN_ACTION, refuseDeed, strangeDeed, type Permitting } from './permission.ts';
import { optionsOfTerms } from './rules-version.ts';
import { termsProblem } from './terms.ts';

/** What is wrong with a journal, and at which entry. */
export interface JournalProblem {
  readonly entry?: number;
  readonly text: string;
}

/** A step worked out but not yet part of the match: a host writes it down first, and keeps it once it is safe. */
export interface PlannedStep<S, A extends Action, R extends Report> {
  readonly step: Step<A, R>;
  readonly state: S;
  /** The hash of its entry, in bytes. */
  readonly head: Uint8Array;
}

/** A position that a host keeps beside the journal, so that it need not play everything before it again. */
export interface KeptPosition<S = StateObject, A extends Action = Action> {
  /** The entry that led to it. */
  readonly entry: Entry<A>;
  readonly state: S;
  readonly frames: FrameCounts;
}

const HASH_BYTES = 32;

/** Of what is asked for again and again, such as whether somebody may undo. */
const KEPT_OPEN = 8;

/** Where a match goes on that does not begin with its first entry. */
interface Past<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> {
  readonly history: History<S, A, O, D, R>;
  readonly head: Uint8Array;
  readonly films: Films<S, A, O, D, R>;
}

/** One game being played: rules, position, journal, films. It knows no person, clock or disk. */
export class Match<
  S extends StateObject = StateObject,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  D = unknown,
  R extends Report = Report,
> {
  readonly game: Game<S, A, O, D, R>;
  readonly header: JournalHeader;
  /** The options of the header, completed with defaults and read by the rules it was begun under. */
  readonly options: O;
  readonly #seed: Uint8Array | undefined;
  readonly #dice: MatchDice;
  readonly #history: History<S, A, O, D, R>;
  readonly #permitting: Permitting<A>;
  readonly #films: Films<S, A, O, D, R>;
  #head: Uint8Array;

  private constructor(
    game: Game<S, A, O, D, R>,
    header: JournalHeader,
    seed: Uint8Array | undefined,
    past?: Past<S, A, O, D, R>,
  ) {
    const read = optionsOfTerms(game, header);
    if ('problem' in read) throw new Error(read.problem);
    this.game = game;
    this.header = header;
    this.options = read.options;
    this.#seed = seed;
    this.#dice = new MatchDice(header, seed);
    this.#head = past?.head ?? genesisHash(header);
    this.#history = past?.history ?? new History(game);
    this.#films = past?.films ?? new Films(game, this.#history);
    this.#permitting = {
      seats: game.seats,
      read: (deed) => this.#read(deed),
      refuse: (seat, action) => this.refuse(seat, action),
      undoTarget: (seat) => this.undoTarget(seat),
      hasPosition: (n) => this.#history.has(n),
    };
  }

  /** Lays out a new game. `typed` are the numbers of set-up when dice are typed in. */
  static start<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
    game: Game<S, A, O, D, R>,
    options: O,
    source: DiceSource,
    match: string,
    typed: readonly number[] = [],
  ): Match<S, A, O, D, R> {
    return Match.begin(game, { match, game: game.id, rules: game.version, options }, source, typed);
  }

  /** Lays out a game on terms that were settled before, perhaps under earlier rules. */
  static begin<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
    game: Game<S, A, O, D, R>,
    terms: MatchTerms,
    source: DiceSource,
    typed: readonly number[] = [],
  ): Match<S, A, O, D, R> {
    const fresh = new Match(
      game,
      { ...terms, dice: diceTerms(source, terms) },
      source.kind === 'fair' ? source.seed : undefined,
    );
    fresh.#append(TABLE, { kind: 'setup' }, typed);
    return fresh;
  }

  /**
   * Plays a journal again, checking every hash, every roll and every rule. This is both loading and verification:
   * nothing of a journal is believed.
   */
  static load<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
    game: Game<S, A, O, D, R>,
    journal: Journal,
  ): { readonly match: Match<S, A, O, D, R> } | { readonly problem: JournalProblem } {
    const { header, seed } = journal;
    const wrong = termsProblem(game, journal);
    if (wrong !== undefined) return { problem: { text: wrong } };
    const loaded = new Match(game, header, seed === undefined ? undefined : unhex(seed, SEED_BYTES));
    for (const entry of journal.entries) {
      const text = loaded.#replay(entry as Entry<A>);
      if (text !== undefined) return { problem: { entry: entry.n, text } };
    }
    if (loaded.last < 0) return { problem: { text: 'The journal has no entries; the first must lay out the game.' } };
    return { match: loaded };
  }

  /**
   * Goes on from a position that a host kept and believes: what comes after it is checked as always, what came before is not
   * there. Nobody undoes past it, because only such positions are kept.
   */
  static resume<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
    game: Game<S, A, O, D, R>,
    header: JournalHeader,
    seed: string,
    kept: KeptPosition<S, A>,
  ): Match<S, A, O, D, R> {
    const { entry, state, frames } = kept;
    const history = new History(game, entry.n);
    history.keep({ entry, reports: [], parent: entry.n, barrier: true }, state);
    const head = unhex(entry.hash, HASH_BYTES)!;
    return new Match(game, header, unhex(seed, SEED_BYTES), { history, head, films: new Films(game, history, frames) });
  }

  /**
   * The same match without what came before the last position that nobody may undo past, as if it had been resumed from
   * there: for a host that has many in memory. Itself where there is nothing to leave out.
   */
  tail(): Match<S, A, O, D, R> {
    const n = this.#history.lastBarrier() ?? this.#history.from;
    const history = n === this.#history.from ? undefined : this.#history.after(n);
    if (history === undefined) return this;
    const films = this.#films.after(n, history);
    return new Match(this.game, this.header, this.#seed, { history, head: this.#head, films });
  }

  /** The present position for `resume`, with the frames of all seats and of whoever else watches; nothing where it may be undone. */
  kept(): KeptPosition<S, A> | undefined {
    const step = this.#history.step(this.last);
    if (step?.entry.deed.kind !== 'act' || !step.barrier) return undefined;
    return { entry: step.entry, state: this.state, frames: this.#films.counts() };
  }

  /** Whether the journal is here from its first entry; one that was resumed is not. */
  get isWhole(): boolean {
    return this.#history.from === 0;
  }

  get state(): S {
    return this.#history.state;
  }

  /** The number of the latest entry. */
  get last(): number {
    return this.#history.last;
  }

  get steps(): readonly Step<A, R>[] {
    return this.#history.steps;
  }

  /** How many of them there are. */
  get length(): number {
    return this.#history.last - this.#history.from + 1;
  }

  /** Whether new entries can be made here: not where the seed of fair dice is unknown. */
  get canGoOn(): boolean {
    return this.#dice.canRoll;
  }

  /** The hash of the latest entry, for whoever may know it. */
  get head(): string {
    return hashName(this.#head);
  }

  active(): readonly Seat[] {
    return this.game.active(this.state);
  }

  /** Whom play waits for, of those who may act. For whoever runs the match: others may not know it. */
  awaited(): readonly Seat[] {
    return awaitedIn(this.game, this.state);
  }

  choices(seat: Seat, draft?: D): readonly Choice<A, D>[] {
    return this.game.actions(this.state, seat, draft);
  }

  result(): Result | undefined {
    return this.game.result(this.state);
  }

  /** Why the seat may not do this now, whatever the page it came from believed. */
  refuse(seat: Seat, action: A): Refusal | undefined {
    return refusalOf(this.game, this.state, seat, action);
  }

  /**
   * Does it, or says why not; what comes from outside need not even be an action. `typed` are the numbers rolled on
   * the table when dice are typed in: exactly as many as the action rolls.
   */
  act(seat: Seat, action: A, typed: readonly number[] = []): Step<A, R> | Refusal {
    return this.#make(seat, { kind: 'act', action }, typed);
  }

  /** Works out what a deed does, dice included, and leaves the match as it is until `keep`. */
  plan(seat: Seat, deed: Deed<A>, typed: readonly number[] = []): PlannedStep<S, A, R> | Refusal {
    const read = this.#read(deed);
    if (read === undefined) return NOT_AN_ACTION;
    const refusal = refuseDeed(this.#permitting, seat, read);
    if (refusal !== undefined) return refusal;
    if (typed.length > 0 && this.header.dice.kind !== 'typed')
      return { rule: 'dice', text: 'The dice of this match are not typed in.' };
    try {
      return this.#prepare(seat, read, typed);
    } catch (error) {
      if (error instanceof DiceMismatch) return { rule: 'dice', text: `The dice do not fit: ${error.message}.` };
      throw error;
    }
  }

  /** Makes a planned step part of the match; nothing may have come between. */
  keep(planned: PlannedStep<S, A, R>): Step<A, R> {
    const { n } = planned.step.entry;
    if (n !== this.last + 1) throw new Error(`entry ${n} was planned in another position`);
    return this.#keep(planned);
  }

  /** Takes an entry that another host of this match has written; says what is wrong with it, or nothing. */
  take(entry: Entry<A>): string | undefined {
    return this.#replay(entry);
  }

  /** The entry whose position an undo by this seat would bring back, if it may undo. */
  undoTarget(seat: Seat): number | undefined {
    const step = this.#history.step(this.#history.top);
    if (step === undefined || step.entry.deed.kind !== 'act' || step.entry.seat !== seat || step.barrier)
      return undefined;
    return step.parent;
  }

  /**
   * Takes back the seat's last action: not past a roll, a disclosure or a hand-over, not what the game bars because of
   * what it might have shown, and nothing while several seats may act, where it would tell one of the others' entries.
   */
  undo(seat: Seat): Step<A, R> | Refusal {
    return this.#make(seat, { kind: 'undo', to: this.undoTarget(seat) ?? this.last });
  }

  /** Goes back further than an undo may, because both sides agree; visible, and later rolls are new. */
  takeBack(seat: Seat, to: number, agreed: readonly Seat[]): Step<A, R> | Refusal {
    return this.#make(seat, { kind: 'takeBack', to, agreed });
  }

  /** The umpire brings back an earlier position and says why. */
  restore(seat: Seat, to: number, reason: string): Step<A, R> | Refusal {
    return this.#make(seat, { kind: 'restore', to, reason });
  }

  /** The entries that led to the present position, without those that were withdrawn. */
  line(): readonly Step<A, R>[] {
    return this.#history.lineTo(this.last);
  }

  /** A copy of the position after entry n. */
  stateAt(n: number): S {
    return this.#history.stateAt(n);
  }

  /** How many frames a viewer has been shown. */
  frameCount(viewer: Viewer): number {
    return this.#films.count(viewer);
  }

  /** Whether it is known how many frames the viewer was shown: always, but for a match that was resumed. */
  knows(viewer: Viewer): boolean {
    return this.#films.knows(viewer);
  }

  /**
   * What one viewer has been shown: from the beginning, or, of a match that was resumed, after the frames `before`. `entries`
   * stays with whoever may know the journal.
   */
  film(viewer: Viewer): Film<S, A, R> {
    return this.#films.of(viewer);
  }

  /** Frames of a viewer after the first `from`, up to `to`: all that a host needs of a long film at a time. */
  framesBetween(viewer: Viewer, from: number, to: number): readonly Frame<R, A>[] {
    return this.#films.between(viewer, from, to);
  }

  /**
   * Keeps what lies further back as text, for a host that has many matches in memory: it takes half of the room there, and the
   * collector of garbage has next to nothing to look at. It is read again when it is asked for; the match is the same as before.
   */
  fold(): void {
    this.#history.fold(KEPT_OPEN);
    this.#films.fold(KEPT_OPEN);
  }

  /** "What if": a new local match that shares this one's past up to an entry and has dice of its own. */
  branch(n: number, seed: number, match: string): Match<S, A, O, D, R> {
    const past = this.#history.lineTo(n);
    const { game, rules, options } = this.header;
    const origin = { match: this.header.match, hash: this.#history.step(n)!.entry.hash, entries: past.length };
    const header: JournalHeader = { match, game, rules, options, dice: { kind: 'fast', seed }, branch: origin };
    const branch = new Match(this.game, header, undefined);
    for (const { entry } of past) branch.#append(entry.seat, entry.deed, [], new ReplayedDice(entry.draws));
    return branch;
  }

  /** The journal; with the seed only where it may be known: on the device that plays alone, or when the match is over. */
  journal(withSeed: boolean): Journal<A> {
    return { ...this.journalCover(withSeed), entries: this.entriesBetween(0, this.length) };
  }

  /** The journal but for its entries. */
  journalCover(withSeed: boolean): Omit<Journal<A>, 'entries'> {
    if (!this.isWhole) throw new Error('the journal of a match that was resumed is not here');
    const seed = withSeed && this.#seed ? { seed: hex(this.#seed) } : {};
    return { format: JOURNAL_FORMAT, version: JOURNAL_VERSION, header: this.header, ...seed };
  }

  /** Some of the entries that are here, for a host that must not be held up by all of a long match. */
  entriesBetween(from: number, to: number): readonly Entry<A>[] {
    return this.#history.slice(from, to).map((step) => step.entry);
  }

  #make(seat: Seat, deed: Deed<A>, typed: readonly number[] = []): Step<A, R> | Refusal {
    const planned = this.plan(seat, deed, typed);
    return 'step' in planned ? this.keep(planned) : planned;
  }

  #append(seat: Seat, deed: Deed<A>, typed: readonly number[], given?: Dice): Step<A, R> {
    return this.keep(this.#prepare(seat, deed, typed, given));
  }

  #prepare(seat: Seat, deed: Deed<A>, typed: readonly number[], given?: Dice): PlannedStep<S, A, R> {
    const n = this.last + 1;
    const sealed = sealedHash(this.#head, n, seat, deed);
    const source = given ?? this.#dice.of(n, sealed, typed);
    const dice = new RecordingDice(source);
    const { state, reports } = this.#perform(seat, deed, dice);
    if (source instanceof ScriptedDice) source.finish();
    const head = entryHash(sealed, dice.draws);
    const entry = { n, seat, deed, draws: dice.draws, hash: hashName(head) };
    return { step: this.#step(entry, state, reports), state, head };
  }

  /** Takes an entry from a journal; says what is wrong with it, or nothing. */
  #replay(entry: Entry<A>): string | undefined {
    const n = this.last + 1;
    const { seat, deed, draws } = entry;
    if (entry.n !== n)
      return `Entry ${entry.n} stands where entry ${n} should be: entries are missing or out of order.`;
    if ((deed.kind === 'setup') !== (n === 0)) return 'The first entry, and only the first, must lay out the game.';
    const sealed = sealedHash(this.#head, n, seat, deed);
    const head = entryHash(sealed, draws);
    if (hashName(head) !== entry.hash) return 'The entry was changed after it was written: its hash does not fit.';
    const refused = strangeDeed(this.#permitting, seat, deed);
    if (refused !== undefined) return refused;
    const expected = this.#dice.expected(n, sealed);
    const dice = new RecordingDice(expected ?? new ReplayedDice(draws));
    try {
      const { state, reports } = this.#perform(seat, deed, dice);
      if (canonical(dice.draws) !== canonical(draws)) return 'A roll is not the one that the sealed action gives.';
      this.#keep({ step: this.#step(entry, state, reports), state, head });
      return undefined;
    } catch (error) {
      if (error instanceof DiceMismatch) return `The dice do not fit: ${error.message}.`;
      throw error;
    }
  }

  /** The deed with its action as the rules read it, or nothing where they cannot. */
  #read(deed: Deed<A>): Deed<A> | undefined {
    if (deed.kind !== 'act') return deed;
    const { success, data } = this.game.action.safeParse(deed.action);
    return success && data !== undefined ? { ...deed, action: data } : undefined;
  }

  /** Works on a copy: if the rules fail, the position stands as it was. */
  #perform(seat: Seat, deed: Deed<A>, dice: Dice): { readonly state: S; readonly reports: R[] } {
    const reports: R[] = [];
    switch (deed.kind) {
      case 'setup':
        return { state: this.game.setup(this.options, dice), reports };
      case 'act': {
        const state = this.game.shape.copy(this.state);
        this.game.apply(state, seat, deed.action, dice, reports);
        return { state, reports };
      }
      case 'undo':
      case 'takeBack':
      case 'restore':
        return { state: this.stateAt(deed.to), reports };
    }
  }

  #step(entry: Entry<A>, state: S, reports: R[]): Step<A, R> {
    return { entry, reports, parent: this.#history.top, barrier: this.#barsUndo(entry, state, reports) };
  }

  /** Asked while the match still stands where the entry was made; `state` is where it leads. */
  #barsUndo({ deed, draws, seat }: Entry<A>, state: S, reports: readonly R[]): boolean {
    if (deed.kind !== 'act' || draws.length > 0 || reports.some((report) => report.discloses)) return true;
    const after = this.game.active(state);
    if (!after.includes(seat) || after.length > 1 || this.active().length > 1) return true;
    return this.game.undoable?.(this.state, seat, deed.action) === false;
  }

  #keep({ step, state, head }: PlannedStep<S, A, R>): Step<A, R> {
    this.#history.keep(step, state);
    this.#head = head;
    this.#films.add(step, state);
    return step;
  }
}
