import { canonical, type Action, type OptionValues, type Seat, type Viewer } from '@club-route/engine';
import type { MatchDesk } from '../../library/desk.ts';
import { reasonOf } from '../../library/database.ts';
import { Computers, type ComputersSetup } from '../computer/computers.ts';
import { peopleOf, type Players } from '../players.ts';
import type { Archivist } from './archivist.ts';
import { ComputersNews } from './computers-news.ts';
import type { LocalMatch } from './local-match.ts';
import type { Affairs, FromMatch, Laid, Place, Question, ToMatch } from './messages.ts';
import { QuestionDesk } from './question-desk.ts';
import { readDrafts } from './read-drafts.ts';
import { Sights } from './sights.ts';

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
  readonly #desk: QuestionDesk;
  #people: readonly Seat[] = [];
  #computers: Computers | undefined;
  #news: ComputersNews | undefined;
  #leaveComputers: (() => void) | undefined;
  #attended = false;
  /** Nobody while the device goes from one person to the other. */
  #viewer: Viewer | undefined;
  #sent = 0;
  /** What the page was told last besides frames. */
  #said = '';
  #last: number;
  /** How many entries were made before those who watch, and how many of them have been seen. */
  #made = 0;
  #seen = 0;
  #hurrying = false;

  constructor(setup: MatchHostSetup) {
    this.#setup = setup;
    const { local } = setup;
    this.#sights = new Sights(local);
    this.#desk = new QuestionDesk(local, setup.archivist, {
      isOpen: () => this.#sights.open,
      entries: () => this.#entries(),
      mine: () => this.#people.filter((seat) => seat === this.#viewer),
    });
    this.#last = local.match.last;
    // Before the computers hear of it: what they did last must be seen first where somebody watches.
    local.subscribe(() => this.#tell());
  }

  /** Lays the table for those who play now. */
  lay(): void {
    const { local, onlooker, sealed, post } = this.#setup;
    const { match, module, players } = local;
    this.#stopComputers();
    this.#people = onlooker === undefined ? peopleOf(module, players) : [];
    this.#computers = this.#seatComputers();
    const first = this.#personToAct() ?? this.#people[0];
    const hides = this.#people.some((seat) => this.#sights.differ(seat, first!));
    const laid: Laid = {
      game: match.game.id,
      options: match.options,
      dice: match.header.dice.kind,
      players,
      people: this.#people,
      sealed,
      place: hides ? this.#curtain(first!) : this.#seat(first ?? onlooker ?? 'spectator'),
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
        this.#viewer = undefined;
        return undefined;
      case 'takeOver':
        return this.#takeOver();
      case 'lookAs':
        if (this.#sights.eyes(this.#people).includes(message.viewer)) this.#place(this.#seat(message.viewer));
        return undefined;
      case 'leave':
        if (this.#viewer !== undefined) this.#setup.desk.leave(this.#viewer, message.drafts);
        return undefined;
      case 'plan':
        if (this.#viewer !== undefined) this.#setup.desk.plan(this.#viewer).keep(message.planned);
        return undefined;
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
      ready: () => this.#people.length > 0 || this.#hurrying || this.#seen === this.#made,
      askForDie: (seat, action, wants) => {
        this.#desk.awaitDice(seat, action);
        post({ kind: 'die', seat, wants });
      },
    });
    this.#news = new ComputersNews(computers.store, post);
    return computers;
  }

  #attend(present: boolean): void {
    this.#attended = present;
    if (present) this.#leaveComputers ??= this.#computers?.open();
    else this.#stopComputers();
  }

  #stopComputers(): void {
    this.#leaveComputers?.();
    this.#leaveComputers = undefined;
  }

  #reseat(players: Players): void {
    if (this.#sights.closed.every((seat) => players[seat] !== undefined)) this.#setup.local.reseat(players);
    this.lay();
  }

  #file(values: OptionValues): void {
    const { local, desk } = this.#setup;
    const seat = this.#people.find((one) => one === this.#viewer);
    if (seat === undefined) return;
    local.file(seat, values);
    desk.file(local.seating.filed);
  }

  #takeOver(): void {
    const seat = this.#viewer === undefined ? (this.#personToAct() ?? this.#people[0]) : this.#next()?.seat;
    if (seat !== undefined) this.#place(this.#seat(seat));
  }

  #place(place: Place): void {
    this.#setup.post({ kind: 'place', place });
  }

  #curtain(seat: Seat): Place {
    this.#viewer = undefined;
    return { kind: 'curtain', seat };
  }

  #seat(viewer: Viewer): Place {
    const { local, desk } = this.#setup;
    const { match } = local;
    const { opening, frames } = match.film(viewer);
    this.#viewer = viewer;
    this.#sent = frames.length;
    const affairs = this.#affairs();
    this.#said = canonical([affairs, this.#made]);
    return {
      kind: 'seated',
      viewer,
      mine: this.#people.filter((seat) => seat === viewer),
      opening: match.game.shape.encode(opening),
      frames: [...frames],
      affairs,
      papers: {
        drafts: readDrafts(local.module, match.game.sight(match.state, viewer), viewer, desk.drafts(viewer)),
        planned: desk.plan(viewer).planned,
        filed: local.seating.filed[viewer],
      },
    };
  }

  /** Sends what has become known to the viewer, and how the match stands. */
  #tell(): void {
    const { match } = this.#setup.local;
    if (this.#people.length === 0) this.#made += match.last - this.#last;
    this.#last = match.last;
    const film = this.#viewer === undefined ? [] : match.film(this.#viewer).frames;
    const frames = film.slice(this.#sent);
    this.#sent = film.length;
    const affairs = this.#affairs();
    const said = canonical([affairs, this.#made]);
    // What happens out of the viewer's sight makes no message: their number would tell how much it was.
    if (frames.length === 0 && said === this.#said) return;
    this.#said = said;
    if (frames.length > 0) this.#news?.shown();
    this.#setup.post({ kind: 'news', frames, affairs, made: this.#made });
  }

  /** The entries that made the viewer's frames. */
  #entries(): readonly number[] {
    return this.#setup.local.match.film(this.#viewer ?? 'spectator').entries;
  }

  #affairs(): Affairs {
    const { match, playable, keptTo, trouble } = this.#setup.local;
    const kept = keptTo >= this.#entries().at(-1)!;
    const mayUndo = this.#viewer !== undefined && match.undoTarget(this.#viewer) !== undefined;
    return {
      standing: { playable, kept, trouble, mayUndo },
      eyes: this.#sights.eyes(this.#people),
      open: this.#sights.open,
      closed: this.#sights.closed,
      next: this.#next(),
    };
  }

  #next(): Affairs['next'] {
    const viewer = this.#viewer;
    const seat = this.#personToAct();
    if (seat === undefined || viewer === undefined || this.#setup.local.match.active().includes(viewer))
      return undefined;
    return { seat, hides: this.#sights.differ(viewer, seat) };
  }

  #personToAct(): Seat | undefined {
    const active = this.#setup.local.match.active();
    return this.#people.find((seat) => active.includes(seat));
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
