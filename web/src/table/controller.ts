import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  canonical,
  cautionOf,
  isRefusal,
  type Action,
  type OptionValues,
  type Refusal,
  type Report,
  type Seat,
  type StateObject,
} from '@club-route/engine';
import { Outlook, type TableState } from './outlook.ts';
import { Planner } from './plan/planner.ts';
import type { Answer, Source, WantedDie } from './source.ts';
import { openingState, type NotesDesk, type TableSetup } from './table-setup.ts';
import { Teller } from './teller.ts';
import { Turnstile } from './turnstile.ts';

/**
 * One table before one person: what its viewer has seen, which moment of it is on show, and the decision in the making.
 * It knows nothing of React; the graphic view, the text view and the shortcuts all drive this.
 */
export class TableController<
  S extends StateObject = StateObject,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  D = unknown,
  R extends Report = Report,
> extends Outlook<S, A, O, D, R> {
  readonly source: Source<S, A, O, D, R>;
  readonly store: StoreApi<TableState<A, D, R>>;
  readonly plan: Planner<S, A, O, D, R>;
  readonly notes: NotesDesk;
  readonly #teller: Teller<R>;
  readonly #turnstile: Turnstile;
  /** The entry and the decision that was asked about last, and what was asked. */
  #askedFor: { readonly decision: string; readonly question: Refusal } | undefined;

  constructor(setup: TableSetup<S, A, O, D, R>) {
    super();
    const { source } = setup;
    this.source = source;
    this.notes = setup.notes ?? { text: '', keep: () => undefined };
    this.store = createStore<TableState<A, D, R>>(() => openingState(setup));
    this.#turnstile = new Turnstile(source.near, (sending) => this.#set({ sending }));
    this.plan = new Planner(this, setup.plan);
    this.#teller = new Teller({
      reports: (n) => source.frame(n).reports,
      pace: (report) => setup.pace(report),
      // Who plans does not watch; and where time passes by itself, what comes must not hold up who writes.
      still: () => setup.still() || this.store.getState().planning || source.module.clock !== undefined,
      isOwn: (n) => source.frame(n).action !== undefined && !source.frame(n).filed && !source.frame(n).rolled,
      read: () => this.store.getState(),
      write: (change) => this.#set(change),
    });
  }

  /** An order is being answered. */
  get busy(): boolean {
    return this.#turnstile.busy;
  }

  /** An order is being answered from near by: what comes meanwhile waits for it. */
  get holds(): boolean {
    return this.#turnstile.holds;
  }

  /** Does it now, or as soon as the order that is being answered is answered. */
  inTurn(deed: () => void): void {
    this.#turnstile.inTurn(deed);
  }

  propose(draft: D | undefined): void {
    this.inTurn(() => this.#propose(draft));
  }

  #propose(draft: D | undefined): void {
    if (!this.mayAct) return;
    const { draft: before, earlier } = this.store.getState();
    const steps = before === undefined ? earlier : [...earlier, before];
    this.#set({ draft, earlier: draft === undefined ? [] : steps, refusal: undefined });
  }

  /** Takes up a decision at once, before whatever was pressed meanwhile. */
  resume(draft: D): void {
    this.#set({ draft, earlier: [] });
  }

  /** Shows all that is being told; true if something can be ordered then, otherwise it is said why not. */
  ready(): boolean {
    this.skip();
    const { hindrance } = this;
    if (hindrance !== undefined) this.#set({ refusal: hindrance });
    return hindrance === undefined;
  }

  /** `further` are made one after the other as long as none is refused. */
  act(action: A, further: readonly A[] = []): void {
    this.inTurn(() => this.#act(action, further));
  }

  #act(action: A, further: readonly A[]): void {
    if (!this.ready()) return;
    const refusal = this.refuses(action);
    if (refusal !== undefined) return this.#set({ refusal });
    if (!this.planning) {
      if (!this.#isToBeAskedFor(action)) this.#actWith(this.seat, action, [], further);
      return;
    }
    this.plan.lay(action);
    this.#goOn(further);
  }

  #goOn([next, ...rest]: readonly A[]): void {
    if (next !== undefined) this.#act(next, rest);
  }

  /** Whether the game asks first if this is meant; the same decision once more says yes. */
  #isToBeAskedFor(action: A): boolean {
    // A lesson answers by itself what should not be done.
    if (this.source.archive?.isLesson === true) return false;
    const caution = cautionOf(this.module, this.ground, this.seat, action);
    if (caution === undefined) return false;
    const { last, refusal } = this.store.getState();
    const decision = `${last} ${canonical(action)}`;
    // Whoever has been told something else since no longer reads the question.
    const isRead = refusal === undefined || refusal === this.#askedFor?.question;
    if (this.#askedFor?.decision === decision && isRead) {
      this.#set({ refusal: undefined });
      return false;
    }
    const question = { ...caution, text: `${caution.text} Choose it again to go ahead.` };
    this.#askedFor = { decision, question };
    this.#set({ refusal: question });
    return true;
  }

  /** A die rolled on a real table, for the action that waits for it. */
  typeDie(value: number): void {
    this.inTurn(() => {
      const { waiting } = this.store.getState();
      if (waiting !== undefined) this.#actWith(waiting.seat, waiting.action, [...waiting.typed, value]);
    });
  }

  /** Asks the person for a die for what somebody else at this device has decided. */
  askForDie(seat: Seat, wants: WantedDie): void {
    this.#set({ waiting: { seat, action: undefined, typed: [], wants } });
  }

  /** Puts the typed dice away; the action is not made. */
  withdraw(): void {
    if (this.mayWithdraw) this.#set({ waiting: undefined });
    else this.#set({ refusal: this.hindrance });
  }

  /** Reads an order in the notation of the game and carries it out, or says why not. */
  order(text: string): void {
    this.skip();
    const read = this.module.language.read(this.ground, this.seat, text);
    if (isRefusal(read)) this.#set({ refusal: read });
    else this.act(read);
  }

  refuse(refusal: Refusal | undefined): void {
    this.#set({ refusal });
  }

  undo(): void {
    this.inTurn(() => this.#undo());
  }

  #undo(): void {
    this.skip();
    const { draft, earlier, waiting } = this.store.getState();
    if (!this.playable || this.busy) return;
    if (waiting !== undefined) return this.withdraw();
    if (draft !== undefined) this.#set({ draft: earlier.at(-1), earlier: earlier.slice(0, -1), refusal: undefined });
    else if (this.planning) this.plan.remove(this.store.getState().planned.length - 1);
    else
      this.#turnstile.await(
        this.source.undo(this.seat),
        (answer) => answer && this.#set({ refusal: this.#explained(answer) }),
      );
  }

  /** Shows the position after a frame. */
  goTo(n: number): void {
    this.#set({ refusal: undefined, carrying: false });
    this.#teller.goTo(n);
  }

  /** Shows at once what is being told. */
  skip(): void {
    this.#teller.skip();
  }

  /** Replays from the frame on show, or from the beginning. */
  play(): void {
    this.#teller.play();
  }

  replayFrom(n: number): void {
    this.#teller.goTo(n);
    this.#teller.play();
  }

  pause(): void {
    this.#teller.stop();
  }

  setSpeed(speed: number): void {
    this.#set({ speed });
  }

  point(report: R | undefined): void {
    this.#set({ pointed: report });
  }

  /** Follows what comes from now on. Returns an unsubscribe function. */
  open(): () => void {
    const leave = this.source.subscribe(() => this.#hear());
    const rest = this.store.subscribe(() => this.plan.goOn());
    this.#hear();
    return () => {
      leave();
      rest();
      this.#teller.stop();
    };
  }

  #set(change: Partial<TableState<A, D, R>>): void {
    this.store.setState(change);
  }

  #actWith(seat: Seat, action: A | undefined, typed: readonly number[], further: readonly A[] = []): void {
    const coming = action === undefined ? this.source.roll(typed) : this.source.act(seat, action, typed);
    this.#turnstile.await(coming, (answer) => {
      if (answer === undefined) {
        this.#set({ waiting: undefined, refusal: undefined });
        this.#goOn(further);
      } else if (isRefusal(answer))
        this.#set({ waiting: this.mayWithdraw ? undefined : this.store.getState().waiting, refusal: answer });
      else this.#set({ waiting: { seat, action, typed, wants: answer } });
    });
  }

  #letGo(): void {
    this.#set({ draft: undefined, earlier: [], refusal: undefined, waiting: undefined });
  }

  /** A refused undo is no dead end: the same moment can be played otherwise. */
  #explained(answer: Exclude<Answer, undefined>): Refusal | undefined {
    if (!isRefusal(answer)) return undefined;
    if (!this.mayBranch) return answer;
    return {
      ...answer,
      text: `${answer.text} To try something else, step back on the timeline and branch from there.`,
    };
  }

  /** Frames have come, by this person or by others, or the keeping has changed. */
  #hear(): void {
    const { last, kept, trouble } = this.source;
    const { last: before } = this.store.getState();
    this.#set({ kept, trouble, pace: this.source.clock?.pace });
    if (last === before) return;
    const own = Array.from({ length: last - before }, (_, index) => this.source.frame(before + 1 + index)).filter(
      ({ seat }) => seat !== undefined && this.source.mine.includes(seat),
    );
    this.plan.done(own.flatMap(({ action }) => (action === undefined ? [] : [action])));
    const plans = this.store.getState().planning;
    if (plans && this.toAct) this.#set({ planning: false });
    // What others do at the same time leaves a decision in the making alone; so does what they do while one plans.
    if (own.length > 0 || plans === this.toAct) this.#letGo();
    this.#teller.more(last);
    const { draft } = this.store.getState();
    if (this.planning && draft !== undefined && this.choices(draft).length === 0) this.#letGo();
  }
}
