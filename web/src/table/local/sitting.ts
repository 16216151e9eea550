import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  Action,
  GameModule,
  Lesson,
  LessonProgress,
  OptionValues,
  Report,
  Seat,
  StateObject,
  Viewer,
} from '@club-route/engine';
import { ComputerControl } from '../computer/computer-control.ts';
import { TableController } from '../controller.ts';
import type { Players } from '../players.ts';
import type { TableSetup } from '../table-setup.ts';
import type { MatchLine, News } from './match-line.ts';
import type { Laid, Place, SeatDesk, Seated, Terms } from './messages.ts';
import { SeatedFilm } from './seated-film.ts';

/** The table of the one before the screen; or a curtain, and then there is no table and nothing to be seen. */
type Before<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> =
  | { readonly table: TableController<S, A, O, D, R>; readonly curtain: undefined }
  | { readonly table: undefined; readonly curtain: Seat };

export type SittingState<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> = Before<
  S,
  A,
  O,
  D,
  R
> & {
  /** What the computers do is shown at once: until a person is to act, or to the end of the turn for those who watch. */
  readonly hurrying: boolean;
};

export interface SittingSetup<
  S extends StateObject,
  A extends Action,
  O extends OptionValues,
  D,
  R extends Report,
> extends Pick<TableSetup<S, A, O, D, R>, 'pace' | 'still'> {
  readonly module: GameModule<S, A, O, D, R>;
  readonly line: MatchLine;
  readonly laid: Laid;
  /** What is learned here, where it is a lesson. */
  readonly lesson?: Lesson | undefined;
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
  readonly computers: ComputerControl;
  readonly store: StoreApi<SittingState<S, A, O, D, R>>;
  readonly #setup: Omit<SittingSetup<S, A, O, D, R>, 'laid'>;
  /** Without the place: what the first one before the screen saw is not for the next. */
  readonly #terms: Terms;
  #film: SeatedFilm<S, A, O, D, R> | undefined;
  #filed: OptionValues | undefined;
  #unfollow: () => void = () => undefined;
  #open = false;
  #hurriedFrom = 0;
  /** What the computers have made before the eyes of whoever watches. */
  #made = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(setup: SittingSetup<S, A, O, D, R>) {
    const { laid, ...rest } = setup;
    const { place, ...terms } = laid;
    this.#setup = rest;
    this.#terms = terms;
    this.computers = new ComputerControl(setup.line);
    this.store = createStore<SittingState<S, A, O, D, R>>(() => ({
      ...this.#placed(place),
      hurrying: false,
    }));
  }

  get module(): GameModule<S, A, O, D, R> {
    return this.#setup.module;
  }

  /** The lesson and how far the learner has come. */
  get lesson(): { readonly lesson: Lesson; readonly progress: LessonProgress } | undefined {
    const { lesson } = this.#setup;
    const progress = this.#film?.affairs.lesson;
    return lesson && progress && { lesson, progress };
  }

  get people(): readonly Seat[] {
    return this.#terms.people;
  }

  get players(): Players {
    return this.#terms.players;
  }

  /** What the one before the screen has settled in advance. */
  get filed(): OptionValues | undefined {
    return this.#filed;
  }

  file(values: OptionValues): void {
    this.#filed = values;
    this.#setup.line.say({ kind: 'standing', values });
  }

  /** Others play from now on: another table is laid. */
  reseat(players: Players): void {
    this.#setup.line.say({ kind: 'reseat', players });
  }

  /** The next person has the device. */
  takeOver(): void {
    const { curtain: seat } = this.store.getState();
    if (seat !== undefined) this.#setup.line.say({ kind: 'takeOver', seat });
  }

  /** The desks of the people here, where everybody may act at any time. */
  get desks(): readonly SeatDesk[] {
    return this.#film?.affairs.desks ?? [];
  }

  /** Goes to another desk: at once if it is the same person's, else the device is passed on. */
  goToDesk({ seat, isOwn }: SeatDesk): void {
    if (isOwn) this.lookAs(seat);
    else this.#drawCurtain(seat);
  }

  /** Those with whose eyes the match may be seen, where there is a choice. */
  get eyes(): readonly Viewer[] {
    return this.#film?.affairs.eyes ?? [];
  }

  /** Seats of the computer that no person may have now. */
  get closed(): readonly Seat[] {
    return this.#film?.affairs.closed ?? [];
  }

  lookAs(viewer: Viewer): void {
    this.#setup.line.say({ kind: 'lookAs', viewer });
  }

  /** Shows what comes at once, to the end of the turn. */
  hurry(): void {
    this.#hurriedFrom = this.#table?.source.last ?? 0;
    this.store.setState({ hurrying: true });
    this.#table?.goTo(Infinity);
    this.#setup.line.say({ kind: 'hurry', on: true });
  }

  /** The computers wait until they are told to go on. */
  stop(): void {
    this.#calmDown();
    this.computers.stop();
  }

  /** Lets it go on from now on; returns the way to leave it. */
  open(): () => void {
    const { line } = this.#setup;
    this.#open = true;
    const stopListening = line.listen((news) => this.#hear(news));
    this.#follow();
    const leave = line.attend();
    this.#look();
    return () => {
      this.#open = false;
      clearTimeout(this.#rest);
      leave();
      stopListening();
      this.#unfollow();
    };
  }

  get #table(): TableController<S, A, O, D, R> | undefined {
    return this.store.getState().table;
  }

  #hear(news: News): void {
    switch (news.kind) {
      case 'place':
        return this.#take(news.place);
      case 'news':
        // Before the table hears of it, or the computers would go on at once.
        if (news.made > this.#made) this.#restAWhile();
        this.#made = news.made;
        return this.#film?.add(news.frames, news.affairs);
      case 'computers':
        return this.computers.store.setState(news.state);
      case 'die':
        return this.#table?.askForDie(news.seat, news.wants);
      case 'laid':
      case 'gone':
        return undefined;
    }
  }

  #take(place: Place): void {
    const speed = this.#table?.store.getState().speed;
    this.#unfollow();
    this.store.setState(this.#placed(place));
    if (speed !== undefined) this.#table?.setSpeed(speed);
    if (this.#open) this.#follow();
  }

  #placed(place: Place): Before<S, A, O, D, R> {
    return place.kind === 'curtain'
      ? { table: undefined, curtain: place.seat }
      : { table: this.#tableFor(place), curtain: undefined };
  }

  #tableFor(seated: Seated): TableController<S, A, O, D, R> {
    const { module, line } = this.#setup;
    const { drafts, planned, filed, rolling, notes } = seated.papers;
    const film = new SeatedFilm(module, line, this.#terms, seated);
    this.#film = film;
    this.#filed = filed;
    return new TableController({
      source: film.source,
      drafts: drafts as readonly D[],
      waiting: rolling && { ...rolling, seat: seated.mine[0]!, action: rolling.action as A },
      plan: { planned: planned as readonly A[], keep: (plan) => line.say({ kind: 'plan', planned: plan }) },
      notes: { text: notes, keep: (text) => line.say({ kind: 'notes', notes: text }) },
      pace: (report) => this.#setup.pace(report),
      still: () => this.#setup.still() || this.store.getState().hurrying,
    });
  }

  #arrived({ source, toAct, active }: TableController<S, A, O, D, R>): boolean {
    const turned = (): boolean => {
      for (let n = this.#hurriedFrom + 1; n <= source.last; n++)
        if (source.frame(n).reports.some((report) => this.#setup.chapter(report) !== undefined)) return true;
      return false;
    };
    return active.length === 0 || (this.people.length > 0 ? toAct : turned());
  }

  /** Once all is told, the device goes to whoever is to act; behind a curtain where they see different things. */
  #look(): void {
    const { table, hurrying } = this.store.getState();
    if (table === undefined) return;
    if (hurrying && this.#arrived(table)) this.#calmDown();
    if (!table.atRest) return;
    this.#seen();
    const next = this.#film?.affairs.next;
    if (next === undefined) return;
    if (next.hides) this.#drawCurtain(next.seat);
    else this.#setup.line.say({ kind: 'takeOver' });
  }

  #drawCurtain(curtain: Seat): void {
    this.#unfollow();
    this.#film = undefined;
    this.#setup.line.handOver(curtain);
    this.store.setState({ table: undefined, curtain });
  }

  #calmDown(): void {
    this.store.setState({ hurrying: false });
    this.#setup.line.say({ kind: 'hurry', on: false });
  }

  /** Whoever watches has seen the last decision, and had time to read it. */
  #seen(): void {
    if (this.people.length === 0 && this.#rest === undefined) this.#setup.line.say({ kind: 'seen', made: this.#made });
  }

  /** Where nothing moves, whoever watches still needs time to read. */
  #restAWhile(): void {
    const table = this.#table;
    if (this.people.length > 0 || table === undefined || !this.#setup.still()) return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#rest = undefined;
      this.#look();
    }, READING / table.store.getState().speed);
  }

  #follow(): void {
    const table = this.#table;
    if (table === undefined) return;
    const { line } = this.#setup;
    const close = table.open();
    const leave = table.store.subscribe(({ draft, earlier, planning }, before) => {
      if (draft !== before.draft && !planning)
        line.say({ kind: 'leave', drafts: draft === undefined ? [] : [...earlier, draft] });
      this.#look();
    });
    this.#unfollow = () => {
      leave();
      close();
      this.#unfollow = () => undefined;
    };
  }
}
