import { optionsOfTerms, type GameModule, type Viewer } from '@club-route/engine';
import type { FromServer, MatchTable, Presence, Said } from '@club-route/wire';
import { createStore } from 'zustand/vanilla';
import { FilmSource, type FilmHost, type Standing } from '../../table/film-source.ts';
import { lookBackOf } from '../../table/odds/ask.ts';
import { readJournal, showSalt, type Place } from '../api/matches.ts';
import { keep, keepsakeOf, secretFor } from '../keepsakes.ts';
import { liveLine } from '../live/line.ts';
import type { Watching } from '../live/live-socket.ts';
import { afterActionOf } from '../report/after-action.ts';
import { IncomingFilm, type FilmMessage } from './incoming-film.ts';
import { remoteClock } from './remote-clock.ts';
import { remoteHost } from './remote-host.ts';

export interface RemoteState {
  readonly table: MatchTable;
  readonly presence: Presence;
  /** What was said since this was opened. */
  readonly said: readonly Said[];
  /** How much of it has been looked at. */
  readonly read: number;
  readonly up: boolean;
  /** Before the match begins there is nothing to see. */
  readonly source: FilmSource | undefined;
  /** Why it cannot be watched any more. */
  readonly gone: string | undefined;
}

const OFFLINE = 'Connection lost. This page reconnects by itself, then sends your moves.';
const WENT_BACK = 'The server has gone back to an earlier position. Reload the page.';

/** A match on the server and one who looks at it: follows the film, the table and the talk. */
export class RemoteMatch implements Watching {
  readonly module: GameModule;
  readonly as: Viewer;
  readonly store;
  readonly #film = new IncomingFilm();
  readonly #listeners = new Set<() => void>();
  #shown = false;
  /** Until the server has said otherwise, asking does no harm. */
  #mayUndo = true;

  constructor(module: GameModule, table: MatchTable, as: Viewer) {
    this.module = module;
    this.as = as;
    this.store = createStore<RemoteState>(() => ({
      table,
      presence: { seats: [], spectators: 0 },
      said: [],
      read: 0,
      up: true,
      source: undefined,
      gone: undefined,
    }));
  }

  get match(): string {
    return this.#table.id;
  }

  get secret(): string | undefined {
    return secretFor(this.match, this.as);
  }

  get place(): Place {
    return { match: this.match, secret: this.secret };
  }

  /** Follows it from now on; gives the way to stop. */
  open(): () => void {
    this.#witness();
    this.#showSalt();
    return liveLine().watch(this);
  }

  have(): number | undefined {
    return this.#film.have;
  }

  line(up: boolean): void {
    this.#set({ up });
  }

  hear(message: FromServer): void {
    switch (message.kind) {
      case 'opening':
      case 'frames':
        this.#mayUndo = message.mayUndo;
        return this.#take(message);
      case 'table':
        // Whoever begins to watch is shown the table, also after the server could not open it for a while.
        this.#set({ table: message.table, up: true });
        return this.#showSalt();
      case 'turn':
        return this.#set({ table: { ...this.#table, toAct: message.toAct, clocks: message.clocks } });
      case 'presence':
        return this.#set({ presence: message.present });
      case 'said':
        return this.#set({ said: [...this.store.getState().said, message.said] });
      case 'problem':
        return this.#set({ gone: message.error });
      default:
    }
  }

  /** So much of the talk has been before somebody's eyes. */
  markRead(read: number): void {
    this.store.setState({ read });
  }

  get #table(): MatchTable {
    return this.store.getState().table;
  }

  #standing(): Standing {
    const { table, up } = this.store.getState();
    return {
      playable: table.status === 'running',
      ended: table.outcome?.how === 'played' ? undefined : table.outcome?.reason,
      kept: up,
      trouble: up ? undefined : OFFLINE,
      mayUndo: this.#mayUndo,
    };
  }

  #set(change: Partial<RemoteState>): void {
    this.store.setState(change);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #take(message: FilmMessage): void {
    switch (this.#film.take(message)) {
      case 'whole':
        return this.#show();
      case 'coming':
        return undefined;
      case 'more':
        return liveLine().more(this);
      case 'gap':
        return liveLine().ask(this);
      case 'earlier':
        return this.#set({ gone: WENT_BACK });
    }
  }

  /** All frames are there: what came before them waits, so that nobody sees a table that lacks its latest frames. */
  #show(): void {
    if (this.store.getState().source !== undefined) return this.#tell();
    const { module, as: viewer } = this;
    const played = optionsOfTerms(module.game, this.#table);
    if ('problem' in played) return this.#set({ gone: `${played.problem} Reload the page.` });
    const opening = module.game.shape.decode(this.#film.opening!);
    const { frames } = this.#film;
    const source = new FilmSource({
      module,
      options: played.options,
      dice: 'fair',
      viewer,
      mine: module.game.seats.filter((seat) => seat === viewer),
      opening,
      frames,
      host: this.#host(),
      afterAction: () =>
        afterActionOf({ module, place: this.place, as: viewer, status: this.#table.status, opening, frames }),
      clock: module.clock && remoteClock({ place: this.place, as: viewer, table: () => this.#table }),
    });
    this.#set({ source });
  }

  #host(): FilmHost {
    return remoteHost({
      match: this.match,
      standing: () => this.#standing(),
      send: (request) => liveLine().request(request),
      // A server shows the journal of a match that is over to anybody who may see the match.
      lookBack: async () => lookBackOf(await readJournal(this.place), this.as),
      subscribe: (onNews) => {
        this.#listeners.add(onNews);
        return () => this.#listeners.delete(onNews);
      },
    });
  }

  /** Kept here from the beginning, the commitment to the seed cannot be changed later. */
  #witness(): void {
    const { id, commitment, mine } = this.#table;
    if (mine.includes(this.as) && keepsakeOf(id, this.as).commitment === undefined) keep(id, this.as, { commitment });
  }

  /** Every seat is taken: what this browser has put into the dice is shown, so that they can be rolled. */
  #showSalt(): void {
    const { status, seats, mine } = this.#table;
    const { salt } = keepsakeOf(this.match, this.as);
    const own = seats.find(({ seat }) => seat === this.as);
    if (status !== 'starting' || own?.salt !== 'committed' || salt === undefined || !mine.includes(this.as)) return;
    if (this.#shown) return;
    this.#shown = true;
    showSalt(this.place, this.as, salt).then(
      () => keep(this.match, this.as, { saltShown: true }),
      () => (this.#shown = false),
    );
  }
}

export function isBegun({ status }: Pick<MatchTable, 'status'>): boolean {
  return status === 'running' || status === 'finished';
}
