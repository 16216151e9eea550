import type { Action, OptionValues, Seat, Viewer } from '@club-route/engine';
import type { MatchDesk } from '../../library/desk.ts';
import { reasonOf } from '../../library/database.ts';
import { Computers, type ComputersSetup } from '../computer/computers.ts';
import { areOneSide, peopleOf, type Players } from '../players.ts';
import type { Archivist } from './archivist.ts';
import { ComputersNews } from './computers-news.ts';
import { LocalClock } from './local-clock.ts';
import { Patience } from './patience.ts';
import { DiceInHand } from './dice-in-hand.ts';
import type { LocalMatch } from './local-match.ts';
import type { FromMatch, Laid, Place, Question, ToMatch } from './messages.ts';
import { QuestionDesk } from './question-desk.ts';
import { Sights } from './sights.ts';
import { ViewerFeed } from './viewer-feed.ts';

export interface MatchHostSetup extends Pick<ComputersSetup<Action>, 'seatBot'> {
  readonly local: LocalMatch;
  readonly desk: MatchDesk;
  readonly archivist: Archivist;
  readonly sealed: boolean;
  /** Who looks at a replay; at a match its people sit down. */
  readonly onlooker?: Viewer;
  readonly post: (message: FromMatch) => void;
}

/**
 * Has a match of this device and shows it to whoever is before the screen, as a server would: it sends one viewer's film
 * and nothing else. It runs in a worker of its own, out of the page's reach.
 */
export class MatchHost {
  readonly #setup: MatchHostSetup;
  readonly #sights: Sights;
  readonly #dice: DiceInHand;
  readonly #feed: ViewerFeed;
  readonly #desk: QuestionDesk;
  readonly #patience: Patience;
  #people: readonly Seat[] = [];
  #computers: Computers | undefined;
  #clock: LocalClock | undefined;
  #news: ComputersNews | undefined;
  #leaveComputers: (() => void) | undefined;
  #attended = false;
  /** How much of what the computers made those who watch have seen. */
  #seen = 0;
  #hurrying = false;

  constructor(setup: MatchHostSetup) {
    this.#setup = setup;
    const { local, desk, post } = setup;
    const sights = new Sights(local);
    this.#sights = sights;
    this.#dice = new DiceInHand(local, desk, () => sights.open);
    this.#feed = new ViewerFeed({
      local,
      desk,
      sights,
      dice: this.#dice,
      people: () => this.#people,
      shows: () => this.#news?.shown(),
      pace: () => this.#clock?.pace,
      post,
    });
    this.#desk = new QuestionDesk(local, this.#dice, setup.archivist, {
      isOpen: () => sights.open,
      entries: () => this.#feed.entries,
      viewer: () => this.#feed.viewer ?? 'spectator',
      mine: () => this.#feed.mine,
      clock: () => this.#clock,
    });
    this.#patience = new Patience(local);
    // Before the computers hear of it: what they did last must be seen first where somebody watches.
    local.subscribe(() => this.#feed.tell());
  }

  /** Lays the table for those who play now. */
  lay(): void {
    const { local, onlooker, sealed, post } = this.#setup;
    const { match, module, players } = local;
    this.#stopComputers();
    this.#people =
      onlooker === undefined
        ? local.course === undefined
          ? peopleOf(module, players)
          : [local.course.lesson.seat]
        : [];
    this.#computers = this.#seatComputers();
    this.#clock?.stand();
    this.#clock = module.clock === undefined ? undefined : new LocalClock(local, this.#people, () => this.#feed.tell());
    const first = this.#feed.personToAct ?? this.#people[0];
    const hides = this.#people.some((seat) => !areOneSide(module, seat, first!) && this.#sights.differ(seat, first!));
    const laid: Laid = {
      game: match.game.id,
      options: match.options,
      dice: match.header.dice.kind,
      players,
      people: this.#people,
      sealed,
      ...(local.course === undefined ? {} : { lesson: local.course.lesson.id }),
      place: hides ? this.#curtain(first!) : this.#feed.seat(first ?? onlooker ?? 'spectator'),
    };
    post({ kind: 'laid', laid });
    if (this.#attended) this.#leaveComputers = this.#computers.open();
  }

  hear(message: ToMatch): void {
    switch (message.kind) {
      case 'ask':
        return this.#answer(message.id, message.question);
      case 'attend':
        return this.#attend(message.present);
      case 'handOver':
        return this.#feed.leave();
      case 'takeOver':
        return this.#takeOver(message.seat);
      case 'lookAs':
        if (this.#mayLookAs(message.viewer)) this.#place(this.#feed.seat(message.viewer));
        return undefined;
      case 'leave':
        if (this.#feed.viewer !== undefined) this.#setup.desk.leave(this.#feed.viewer, message.drafts);
        return undefined;
      case 'plan':
        if (this.#feed.viewer !== undefined) this.#setup.desk.plan(this.#feed.viewer).keep(message.planned);
        return undefined;
      case 'notes':
        if (this.#feed.viewer !== undefined) this.#setup.desk.jot(this.#feed.viewer, message.notes);
        return undefined;
      case 'pace':
        return message.pace === undefined ? this.#clock?.stand() : this.#clock?.run(message.pace);
      case 'standing':
        return this.#file(message.values);
      case 'reseat':
        return this.#reseat(message.players);
      case 'seen':
        this.#seen = message.made;
        return this.#computers?.goOn();
      case 'hurry':
        this.#hurrying = message.on;
        return message.on ? this.#computers?.resume() : undefined;
      case 'computers':
        return this.#computers?.[message.do]();
    }
  }

  #seatComputers(): Computers {
    const { local, post } = this.#setup;
    const computers = new Computers(local, {
      seatBot: (sit) => this.#setup.seatBot(sit),
      // Nobody plays against somebody who watches: the next decision waits until the last one is seen.
      ready: () => this.#people.length > 0 || this.#hurrying || this.#seen === this.#feed.made,
      askForDie: (seat, action, wants) => {
        this.#desk.awaitDice(seat, action);
        post({ kind: 'die', seat, wants });
      },
    });
    this.#news = new ComputersNews(computers.store, () => this.#sights.open, post);
    return computers;
  }

  #attend(present: boolean): void {
    this.#attended = present;
    if (present) {
      this.#setup.local.goOn();
      this.#leaveComputers ??= this.#computers?.open();
      this.#patience.open();
    } else {
      this.#clock?.stand();
      this.#patience.close();
      this.#stopComputers();
    }
  }

  #stopComputers(): void {
    this.#leaveComputers?.();
    this.#leaveComputers = undefined;
  }

  #reseat(players: Players): void {
    const keepsSecrets = this.#sights.closed.every((seat) => players[seat] !== undefined);
    // Nor does a computer decide otherwise for somebody who has begun to roll.
    const leavesDice = this.#people.some((seat) => players[seat] !== undefined && this.#dice.of(seat) !== undefined);
    if (keepsSecrets && !leavesDice) this.#setup.local.reseat(players);
    this.lay();
  }

  #file(values: OptionValues): void {
    const { local, desk } = this.#setup;
    const seat = this.#people.find((one) => one === this.#feed.viewer);
    if (seat === undefined) return;
    local.file(seat, values);
    desk.file(local.seating.filed);
  }

  /** Another desk of the same person, or the eyes of anybody where nothing is hidden. */
  #mayLookAs(viewer: Viewer): boolean {
    const { module } = this.#setup.local;
    const now = this.#feed.viewer;
    const isOwnDesk =
      module.clock !== undefined &&
      now !== undefined &&
      this.#people.includes(viewer) &&
      areOneSide(module, now, viewer);
    return isOwnDesk || this.#sights.eyes(this.#people).includes(viewer);
  }

  #takeOver(wanted?: Seat): void {
    // Only where everybody may act at any time do people choose who comes next.
    const chosen = this.#clock && this.#people.find((seat) => seat === wanted);
    const called = chosen ?? this.#feed.personToAct ?? this.#people[0];
    const seat = this.#feed.viewer === undefined ? called : this.#feed.next?.seat;
    if (seat !== undefined) this.#place(this.#feed.seat(seat));
  }

  #place(place: Place): void {
    this.#setup.post({ kind: 'place', place });
  }

  #curtain(seat: Seat): Place {
    this.#feed.leave();
    return { kind: 'curtain', seat };
  }

  #answer(id: number, question: Question): void {
    const { post } = this.#setup;
    const fail = (error: unknown): void => post({ kind: 'failure', id, text: reasonOf(error) });
    try {
      const answer = this.#desk.reply(question);
      if (answer instanceof Promise) answer.then((given: unknown) => post({ kind: 'answer', id, answer: given }), fail);
      else post({ kind: 'answer', id, answer });
    } catch (error) {
      fail(error);
    }
  }
}
