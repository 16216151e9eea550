import type { Action, Choice, Game, Refusal, Report, Result, Seat, Viewer } from '../contract.ts';
import type { Dice } from '../dice/dice.ts';
import { hex, unhex } from '../dice/digest.ts';
import { commitToSeed, diceKey, FairDice, SEED_BYTES, type MatchTerms, type Salts } from '../dice/fair.ts';
import { FastDice, mixSeed } from '../dice/fast.ts';
import { DiceMismatch, RecordingDice, ReplayedDice, ScriptedDice } from '../dice/scripted.ts';
import type { OptionValues } from '../options.ts';
import { refusalOf } from '../refusal.ts';
import type { StateObject } from '../state/shape.ts';
import { canonical } from '../text/canonical.ts';
import { Common, FilmMaker, type Frame } from './film.ts';
import {
  entryHash,
  genesisHash,
  hashName,
  JOURNAL_FORMAT,
  JOURNAL_VERSION,
  sealedHash,
  TABLE,
  UMPIRE,
  type Deed,
  type DiceTerms,
  type Entry,
  type Journal,
  type JournalHeader,
} from './journal.ts';
import { optionsOfTerms } from './rules-version.ts';
import { noSeat, termsProblem } from './terms.ts';

/** What is wrong with a journal, and at which entry. */
export interface JournalProblem {
  readonly entry?: number;
  readonly text: string;
}

/** What an entry did, as far as it is not in the journal itself. */
export interface Step<A extends Action, R extends Report> {
  readonly entry: Entry<A>;
  readonly reports: readonly R[];
  /** The entry whose position this one was made in. */
  readonly parent: number;
  /** Nobody may undo past this. See `Match.undo`. */
  readonly barrier: boolean;
}

/** A step worked out but not yet part of the match: a host writes it down first, and keeps it once it is safe. */
export interface PlannedStep<S, A extends Action, R extends Report> {
  readonly step: Step<A, R>;
  readonly state: S;
  /** The hash of its entry, in bytes. */
  readonly head: Uint8Array;
}

/** How a new match gets its numbers. A seed is 32 secret bytes; a branch or simulation needs only a number. */
export type DiceSource =
  | { readonly kind: 'fair'; readonly seed: Uint8Array; readonly certified?: boolean; readonly salts?: Salts }
  | { readonly kind: 'fast'; readonly seed: number }
  | { readonly kind: 'typed' };

/** A film in the making, and the entry that made each of its frames. */
interface Film<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> {
  readonly maker: FilmMaker<S, A, O, D, R>;
  readonly entries: number[];
}

/** A position is kept every so many entries, so that any other is a few steps away. */
const CHECKPOINT_EVERY = 24;

const NOT_AN_ACTION: Refusal = { rule: 'form', text: 'The action is not one that these rules know.' };

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
  readonly #key: Uint8Array | undefined;
  readonly #steps: Step<A, R>[] = [];
  /** Per entry the one whose position holds after it: itself, or where an undo went back to. */
  readonly #standings: number[] = [];
  readonly #checkpoints = new Map<number, S>();
  readonly #common: Common<S, A, R>;
  readonly #films = new Map<Viewer, Film<S, A, O, D, R>>();
  #state: S;
  #head: Uint8Array;
  /** The entry whose position holds now: the last one, unless that was an undo. */
  #top = 0;

  private constructor(game: Game<S, A, O, D, R>, header: JournalHeader, seed: Uint8Array | undefined) {
    const read = optionsOfTerms(game, header);
    if ('problem' in read) throw new Error(read.problem);
    this.game = game;
    this.header = header;
    this.options = read.options;
    this.#seed = seed;
    this.#key = seed && header.dice.kind === 'fair' ? diceKey(seed, header.match, header.dice.salts) : undefined;
    this.#head = genesisHash(header);
    this.#state = game.shape.create();
    this.#common = new Common(game.shape);
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
    if (loaded.#steps.length === 0)
      return { problem: { text: 'The journal has no entries; the first must lay out the game.' } };
    return { match: loaded };
  }

  get state(): S {
    return this.#state;
  }

  /** The number of the latest entry. */
  get last(): number {
    return this.#steps.length - 1;
  }

  get steps(): readonly Step<A, R>[] {
    return this.#steps;
  }

  /** Whether new entries can be made here: not where the seed of fair dice is unknown. */
  get canGoOn(): boolean {
    return this.header.dice.kind !== 'fair' || this.#key !== undefined;
  }

  /** The hash of the latest entry, for whoever may know it. */
  get head(): string {
    return hashName(this.#head);
  }

  active(): readonly Seat[] {
    return this.game.active(this.#state);
  }

  choices(seat: Seat, draft?: D): readonly Choice<A, D>[] {
    return this.game.actions(this.#state, seat, draft);
  }

  result(): Result | undefined {
    return this.game.result(this.#state);
  }

  /** Why the seat may not do this now, whatever the page it came from believed. */
  refuse(seat: Seat, action: A): Refusal | undefined {
    return refusalOf(this.game, this.#state, seat, action);
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
    const refusal = this.#refuseDeed(seat, read);
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
    if (n !== this.#steps.length) throw new Error(`entry ${n} was planned in another position`);
    return this.#keep(planned);
  }

  /** Takes an entry that another host of this match has written; says what is wrong with it, or nothing. */
  take(entry: Entry<A>): string | undefined {
    return this.#replay(entry);
  }

  /** The entry whose position an undo by this seat would bring back, if it may undo. */
  undoTarget(seat: Seat): number | undefined {
    const step = this.#steps[this.#top];
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
    const line: Step<A, R>[] = [];
    for (let n = this.#top; ; n = this.#steps[n]!.parent) {
      line.unshift(this.#steps[n]!);
      if (n === 0) return line;
    }
  }

  /** A copy of the position after entry n. */
  stateAt(n: number): S {
    if (!Number.isInteger(n) || n < 0 || n > this.last)
      throw new RangeError(`there is no entry ${n}; the last is ${this.last}`);
    const ahead: number[] = [];
    let at = this.#standing(n);
    if (at === this.#top) return this.game.shape.copy(this.#state);
    while (!this.#checkpoints.has(at)) {
      ahead.push(at);
      at = this.#standing(this.#steps[at]!.parent);
    }
    const state = this.game.shape.copy(this.#checkpoints.get(at)!);
    for (const next of ahead.toReversed()) {
      const { entry } = this.#steps[next]!;
      if (entry.deed.kind === 'act')
        this.game.apply(state, entry.seat, entry.deed.action, new ReplayedDice(entry.draws));
    }
    return state;
  }

  /** What one viewer has been shown, from the beginning. `entries` stays with whoever may know the journal. */
  film(viewer: Viewer): {
    readonly opening: S;
    readonly frames: readonly Frame<R, A>[];
    readonly entries: readonly number[];
  } {
    let film = this.#films.get(viewer);
    if (film === undefined) {
      let state = this.last === 0 ? this.#state : this.stateAt(0);
      film = { maker: new FilmMaker(this.game, viewer, state, this.#common), entries: [0] };
      for (const { entry, reports } of this.#steps.slice(1)) {
        const { deed, draws, seat } = entry;
        if (entry.n === this.last) {
          state = this.#state;
        } else if (deed.kind === 'act') {
          // A film keeps the position it has shown last.
          state = this.game.shape.copy(state);
          this.game.apply(state, seat, deed.action, new ReplayedDice(draws));
        } else {
          state = this.stateAt(entry.n);
        }
        if (film.maker.add(entry, reports, state) !== undefined) film.entries.push(entry.n);
      }
      this.#films.set(viewer, film);
    }
    const { maker, entries } = film;
    return { opening: maker.opening, frames: maker.frames, entries };
  }

  /** "What if": a new local match that shares this one's past up to an entry and has dice of its own. */
  branch(n: number, seed: number, match: string): Match<S, A, O, D, R> {
    const past: Step<A, R>[] = [];
    for (let at = this.#standing(n); ; at = this.#standing(this.#steps[at]!.parent)) {
      past.unshift(this.#steps[at]!);
      if (at === 0) break;
    }
    const { game, rules, options } = this.header;
    const origin = { match: this.header.match, hash: this.#steps[n]!.entry.hash, entries: past.length };
    const header: JournalHeader = { match, game, rules, options, dice: { kind: 'fast', seed }, branch: origin };
    const branch = new Match(this.game, header, undefined);
    for (const { entry } of past) branch.#append(entry.seat, entry.deed, [], new ReplayedDice(entry.draws));
    return branch;
  }

  /** The journal; with the seed only where it may be known: on the device that plays alone, or when the match is over. */
  journal(withSeed: boolean): Journal<A> {
    const seed = withSeed && this.#seed ? { seed: hex(this.#seed) } : {};
    return {
      format: JOURNAL_FORMAT,
      version: JOURNAL_VERSION,
      header: this.header,
      ...seed,
      entries: this.#steps.map((step) => step.entry),
    };
  }

  #standing(n: number): number {
    return this.#standings[n]!;
  }

  #allAgree(agreed: readonly Seat[]): boolean {
    return this.game.seats.every((seat) => seat === UMPIRE || agreed.includes(seat));
  }

  /** Why a list is not one of seats that agreed, or nothing. */
  #strangeAgreement(agreed: readonly Seat[]): string | undefined {
    const stranger = agreed.find((seat) => !this.game.seats.includes(seat));
    if (stranger !== undefined) return `Among those who agreed is ${noSeat(stranger)}`;
    return new Set(agreed).size === agreed.length ? undefined : 'A seat is listed twice among those who agreed.';
  }

  #canGoTo(to: number): boolean {
    return Number.isInteger(to) && to >= 0 && to < this.#steps.length;
  }

  #make(seat: Seat, deed: Deed<A>, typed: readonly number[] = []): Step<A, R> | Refusal {
    const planned = this.plan(seat, deed, typed);
    return 'step' in planned ? this.keep(planned) : planned;
  }

  #append(seat: Seat, deed: Deed<A>, typed: readonly number[], given?: Dice): Step<A, R> {
    return this.keep(this.#prepare(seat, deed, typed, given));
  }

  #prepare(seat: Seat, deed: Deed<A>, typed: readonly number[], given?: Dice): PlannedStep<S, A, R> {
    const n = this.#steps.length;
    const sealed = sealedHash(this.#head, n, seat, deed);
    const source = given ?? this.#diceFor(n, sealed, typed);
    const dice = new RecordingDice(source);
    const { state, reports } = this.#perform(seat, deed, dice);
    if (source instanceof ScriptedDice) source.finish();
    const head = entryHash(sealed, dice.draws);
    const entry = { n, seat, deed, draws: dice.draws, hash: hashName(head) };
    return { step: this.#step(entry, state, reports), state, head };
  }

  /** Takes an entry from a journal; says what is wrong with it, or nothing. */
  #replay(entry: Entry<A>): string | undefined {
    const n = this.#steps.length;
    const { seat, deed, draws } = entry;
    if (entry.n !== n)
      return `Entry ${entry.n} stands where entry ${n} should be: entries are missing or out of order.`;
    if ((deed.kind === 'setup') !== (n === 0)) return 'The first entry, and only the first, must lay out the game.';
    const sealed = sealedHash(this.#head, n, seat, deed);
    const head = entryHash(sealed, draws);
    if (hashName(head) !== entry.hash) return 'The entry was changed after it was written: its hash does not fit.';
    const refused = this.#mayReplay(seat, deed);
    if (refused !== undefined) return refused;
    const expected = this.#expectedDice(n, sealed);
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

  #mayReplay(seat: Seat, deed: Deed<A>): string | undefined {
    switch (deed.kind) {
      case 'setup':
        return seat === TABLE ? undefined : `The game was laid out by ${noSeat(seat)}`;
      case 'act': {
        const read = this.#read(deed);
        // Exactly as the rules read it: what they would pass over is no part of the action.
        if (read === undefined || canonical(read) !== canonical(deed)) return NOT_AN_ACTION.text;
        if (!this.game.seats.includes(seat)) return `The action is by ${noSeat(seat)}`;
        const refusal = this.refuse(seat, deed.action);
        return refusal && `The action is against the rules (${refusal.rule}): ${refusal.text}`;
      }
      case 'undo':
        return this.undoTarget(seat) === deed.to ? undefined : 'The undo goes further back than the rules allow.';
      case 'takeBack': {
        if (!this.game.seats.includes(seat)) return `The take-back is by ${noSeat(seat)}`;
        const strange = this.#strangeAgreement(deed.agreed);
        if (strange !== undefined) return strange;
        if (!this.#allAgree(deed.agreed)) return 'Not every seat agreed to the take-back.';
        return this.#canGoTo(deed.to) ? undefined : `There is no earlier position ${deed.to}.`;
      }
      case 'restore':
        if (seat !== UMPIRE) return 'Only the umpire restores a position.';
        return this.#canGoTo(deed.to) ? undefined : `There is no earlier position ${deed.to}.`;
    }
  }

  /** The deed with its action as the rules read it, or nothing where they cannot. */
  #read(deed: Deed<A>): Deed<A> | undefined {
    if (deed.kind !== 'act') return deed;
    const { success, data } = this.game.action.safeParse(deed.action);
    return success && data !== undefined ? { ...deed, action: data } : undefined;
  }

  #refuseDeed(seat: Seat, deed: Deed<A>): Refusal | undefined {
    switch (deed.kind) {
      case 'setup':
        return undefined;
      case 'act':
        return this.refuse(seat, deed.action);
      case 'undo':
        if (this.undoTarget(seat) === deed.to) return undefined;
        return {
          rule: 'undo',
          text: 'There is nothing to undo: a roll, a reveal or a hand-over cannot be taken back.',
        };
      case 'takeBack':
        if (!this.#canGoTo(deed.to))
          return { rule: 'takeBack', text: `There is no earlier position ${deed.to} to go back to.` };
        if (this.#allAgree(deed.agreed) && this.#strangeAgreement(deed.agreed) === undefined) return undefined;
        return { rule: 'takeBack', text: 'A take-back needs the agreement of every seat.' };
      case 'restore':
        if (!this.#canGoTo(deed.to))
          return { rule: 'restore', text: `There is no earlier position ${deed.to} to restore.` };
        return seat === UMPIRE ? undefined : { rule: 'restore', text: 'Only the umpire restores a position.' };
    }
  }

  /** The dice that an entry of a journal must have used, where that can be known. */
  #expectedDice(n: number, sealed: Uint8Array): Dice | undefined {
    const { dice, branch } = this.header;
    const inherited = branch !== undefined && n < branch.entries;
    if (inherited || dice.kind === 'typed' || (dice.kind === 'fair' && this.#key === undefined)) return undefined;
    return this.#diceFor(n, sealed, []);
  }

  #diceFor(n: number, sealed: Uint8Array, typed: readonly number[]): Dice {
    const { dice } = this.header;
    if (dice.kind === 'fast') return new FastDice(mixSeed(dice.seed, n));
    if (dice.kind === 'typed') return new ScriptedDice(typed);
    if (this.#key === undefined)
      throw new Error('this match can be replayed but not played on: its seed is not known here');
    return new FairDice(this.#key, sealed);
  }

  /** Works on a copy: if the rules fail, the position stands as it was. */
  #perform(seat: Seat, deed: Deed<A>, dice: Dice): { readonly state: S; readonly reports: R[] } {
    const reports: R[] = [];
    switch (deed.kind) {
      case 'setup':
        return { state: this.game.setup(this.options, dice), reports };
      case 'act': {
        const state = this.game.shape.copy(this.#state);
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
    return { entry, reports, parent: this.#top, barrier: this.#barsUndo(entry, state, reports) };
  }

  /** Asked while the match still stands where the entry was made; `state` is where it leads. */
  #barsUndo({ deed, draws, seat }: Entry<A>, state: S, reports: readonly R[]): boolean {
    if (deed.kind !== 'act' || draws.length > 0 || reports.some((report) => report.discloses)) return true;
    const after = this.game.active(state);
    if (!after.includes(seat) || after.length > 1 || this.active().length > 1) return true;
    return this.game.undoable?.(this.#state, seat, deed.action) === false;
  }

  #keep({ step, state, head }: PlannedStep<S, A, R>): Step<A, R> {
    const { n, deed } = step.entry;
    this.#steps.push(step);
    this.#state = state;
    this.#head = head;
    this.#standings.push(deed.kind === 'setup' || deed.kind === 'act' ? n : this.#standing(deed.to));
    this.#top = this.#standing(n);
    if (n % CHECKPOINT_EVERY === 0) this.#checkpoints.set(n, this.game.shape.copy(state));
    for (const { maker, entries } of this.#films.values())
      if (maker.add(step.entry, step.reports, state) !== undefined) entries.push(n);
    return step;
  }
}

function diceTerms(source: DiceSource, terms: Parameters<typeof commitToSeed>[1]): DiceTerms {
  switch (source.kind) {
    case 'fair':
      return {
        kind: 'fair',
        certified: source.certified ?? false,
        commitment: commitToSeed(source.seed, terms),
        salts: source.salts ?? {},
      };
    case 'fast':
      return { kind: 'fast', seed: source.seed };
    case 'typed':
      return { kind: 'typed' };
  }
}
