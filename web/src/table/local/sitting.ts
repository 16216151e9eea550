import { createStore } from 'zustand/vanilla';
import type { Action, GameModule, OptionValues, Report, Seat, StateObject, Viewer } from '@club-route/engine';
import { Computers, type ComputersSetup } from '../computer/computers.ts';
import type { Desk } from '../../library/desk.ts';
import { TableController, type TableSetup } from '../controller.ts';
import { peopleOf } from '../players.ts';
import type { LocalMatch } from './local-match.ts';
import { localSource } from './local-source.ts';
import type { Seating } from './seating.ts';

export interface SittingState<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> {
  /** The table as whoever sits before the screen sees it. */
  readonly table: TableController<S, A, O, D, R>;
  /** Whose turn it is to take the device; until then nothing is to be seen. */
  readonly curtain: Seat | undefined;
  /** What the computers do is shown at once: until a person is to act, or to the end of the turn for those who watch. */
  readonly hurrying: boolean;
}

export interface SittingSetup<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>
  extends Pick<TableSetup<S, A, O, D, R>, 'pace' | 'still'>, Pick<ComputersSetup<A>, 'seatBot'> {
  readonly local: LocalMatch<S, A, O, D, R>;
  readonly desk: Desk<A, D>;
  /** A report that begins a new turn of the game. */
  chapter(report: R): string | undefined;
}

/** Between two decisions of computers that are watched without motion, in milliseconds. */
const READING = 900;

/** Who sits before this screen: one person, several who pass the device on, or somebody who watches the computer. */
export class Sitting<
  S extends StateObject = StateObject,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  D = unknown,
  R extends Report = Report,
> {
  readonly people: readonly Seat[];
  readonly computers: Computers<S, A, O, D, R>;
  readonly store;
  readonly #setup: SittingSetup<S, A, O, D, R>;
  #unfollow: () => void = () => undefined;
  #hurriedFrom = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(setup: SittingSetup<S, A, O, D, R>) {
    const { local } = setup;
    this.#setup = setup;
    this.people = peopleOf(local.module, local.players);
    const first = this.#personToAct() ?? this.people[0];
    const hides = this.people.some((seat) => this.#differs(seat, first!));
    this.store = createStore<SittingState<S, A, O, D, R>>(() => ({
      table: this.#tableFor(first ?? 'spectator'),
      curtain: hides ? first : undefined,
      hurrying: false,
    }));
    this.computers = new Computers(local, {
      seatBot: (sit) => setup.seatBot(sit),
      // Nobody plays against somebody who watches: the next decision waits until the last one is seen.
      ready: () =>
        this.people.length > 0 || this.store.getState().hurrying || (this.#table.atRest && this.#rest === undefined),
      askForDie: (seat, action, wants) => this.#table.askForDie(seat, action, wants),
    });
  }

  get module(): GameModule<S, A, O, D, R> {
    return this.#setup.local.module;
  }

  get seating(): Seating {
    return this.#setup.local.seating;
  }

  file(seat: Seat, values: OptionValues): void {
    this.#setup.local.file(seat, values);
  }

  /** The next person has the device. */
  takeOver(): void {
    const { curtain } = this.store.getState();
    if (curtain !== undefined) this.#seat(curtain);
  }

  /** Those with whose eyes the match may be seen: any, where nobody plays against them, and when it is over. */
  get eyes(): readonly Viewer[] {
    const { match, module } = this.#setup.local;
    const { seats } = module.game;
    const open = this.people.length === 0 || match.result() !== undefined;
    return open && seats.length > 1 ? [...seats, 'spectator'] : [];
  }

  lookAs(viewer: Viewer): void {
    if (this.eyes.includes(viewer)) this.#seat(viewer);
  }

  /** Shows what comes at once, to the end of the turn. */
  hurry(): void {
    this.#hurriedFrom = this.#table.source.last;
    this.store.setState({ hurrying: true });
    this.#table.goTo(Infinity);
    this.computers.resume();
  }

  /** The computers wait until they are told to go on. */
  stop(): void {
    this.store.setState({ hurrying: false });
    this.computers.stop();
  }

  /** Lets it go on from now on; gives the way to leave it. */
  open(): () => void {
    const { local } = this.#setup;
    let { last } = local.match;
    // Before the table hears of it, or the computers would go on at once.
    const leave = local.subscribe(() => {
      if (local.match.last > last) this.#restAWhile();
      ({ last } = local.match);
    });
    this.#follow();
    const stop = this.computers.open();
    return () => {
      clearTimeout(this.#rest);
      stop();
      leave();
      this.#unfollow();
    };
  }

  get #table(): TableController<S, A, O, D, R> {
    return this.store.getState().table;
  }

  #tableFor(viewer: Viewer): TableController<S, A, O, D, R> {
    const { local } = this.#setup;
    const mine = this.people.filter((seat) => seat === viewer);
    return new TableController({
      source: localSource(local, viewer, mine),
      drafts: this.#setup.desk.drafts(viewer),
      plan: this.#setup.desk.plan(viewer),
      pace: (report) => this.#setup.pace(report),
      still: () => this.#setup.still() || this.store.getState().hurrying,
    });
  }

  #personToAct(): Seat | undefined {
    const active = this.#setup.local.match.active();
    return this.people.find((seat) => active.includes(seat));
  }

  #differs(one: Seat, two: Seat): boolean {
    const { game, state } = this.#setup.local.match;
    return !game.shape.equal(game.sight(state, one), game.sight(state, two));
  }

  #arrived(): boolean {
    const { source, toAct, active } = this.#table;
    const turned = (): boolean => {
      for (let n = this.#hurriedFrom + 1; n <= source.last; n++)
        if (source.frame(n).reports.some((report) => this.#setup.chapter(report) !== undefined)) return true;
      return false;
    };
    return active.length === 0 || (this.people.length > 0 ? toAct : turned());
  }

  /** Once all is told, the device goes to whoever is to act; behind a curtain where they see different things. */
  #look(): void {
    const { table, curtain, hurrying } = this.store.getState();
    if (hurrying && this.#arrived()) this.store.setState({ hurrying: false });
    if (curtain !== undefined || !table.atRest) return;
    this.computers.goOn();
    const { viewer } = table.source;
    const next = this.#personToAct();
    if (next === undefined || table.active.includes(viewer)) return;
    if (this.#differs(viewer, next)) this.store.setState({ curtain: next });
    else this.#seat(next);
  }

  /** Where nothing moves, whoever watches still needs time to read. */
  #restAWhile(): void {
    if (this.people.length > 0 || !this.#setup.still()) return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#rest = undefined;
      this.computers.goOn();
    }, READING / this.#table.store.getState().speed);
  }

  #seat(viewer: Viewer): void {
    const { speed } = this.#table.store.getState();
    this.#unfollow();
    const table = this.#tableFor(viewer);
    table.setSpeed(speed);
    this.store.setState({ table, curtain: undefined });
    this.#follow();
  }

  #follow(): void {
    const close = this.#table.open();
    const { viewer } = this.#table.source;
    const leave = this.#table.store.subscribe(({ draft, earlier, planning }, before) => {
      if (draft !== before.draft && !planning)
        this.#setup.desk.leave(viewer, draft === undefined ? [] : [...earlier, draft]);
      this.#look();
    });
    this.#unfollow = () => {
      leave();
      close();
    };
  }
}
