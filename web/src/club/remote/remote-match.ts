import type { Frame, GameModule, StateObject, Viewer } from '@club-route/engine';
import type { FromServer, MatchTable, Presence, Said } from '@club-route/wire';
import { createStore } from 'zustand/vanilla';
import { sentenceOf } from '../api/ask.ts';
import { readFilm, showSalt, type Place } from '../api/matches.ts';
import { keep, keepsakeOf, secretFor } from '../keepsakes.ts';
import { liveLine } from '../live/line.ts';
import type { Watching } from '../live/live-socket.ts';
import { RemoteSource } from './remote-source.ts';

export interface RemoteState {
  readonly table: MatchTable;
  readonly presence: Presence;
  /** What was said since this was opened. */
  readonly said: readonly Said[];
  /** How much of it has been looked at. */
  readonly read: number;
  readonly up: boolean;
  /** Before the match begins there is nothing to see. */
  readonly source: RemoteSource | undefined;
  /** Why it cannot be watched any more. */
  readonly gone: string | undefined;
}

const OFFLINE = 'The connection is lost. It comes back by itself, and what you have done is sent then.';

/** A match on the server and one who looks at it: follows the film, the table and the talk. */
export class RemoteMatch implements Watching {
  readonly module: GameModule;
  readonly as: Viewer;
  readonly store;
  readonly #frames: Frame[] = [];
  #opening: StateObject | undefined;
  #fetching = false;
  #wanted = 0;
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
    if (isBegun(this.#table)) void this.#fetch();
    this.#witness();
    this.#showSalt();
    return liveLine().watch(this);
  }

  have(): number | undefined {
    return this.#opening === undefined ? undefined : this.#frames.length;
  }

  line(up: boolean): void {
    this.#set({ up });
  }

  hear(message: FromServer): void {
    switch (message.kind) {
      case 'position':
        this.#mayUndo = message.mayUndo;
        return this.#want(message.have);
      case 'frames':
        this.#mayUndo = message.mayUndo;
        return this.#add(message.frames);
      case 'table':
        this.#set({ table: message.table });
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

  #set(change: Partial<RemoteState>): void {
    this.store.setState(change);
    this.store.getState().source?.tell();
  }

  #add(frames: readonly Frame[]): void {
    const last = frames.at(-1)?.n ?? 0;
    if (this.#opening === undefined) return this.#want(last);
    for (const frame of frames) if (frame.n === this.#frames.length + 1) this.#frames.push(frame);
    if (last > this.#frames.length) return this.#want(last);
    this.store.getState().source?.tell();
  }

  /** There are more frames than came by themselves. */
  #want(have: number): void {
    this.#wanted = have;
    void this.#fetch();
  }

  async #fetch(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      do {
        const film = await readFilm(this.place, this.as, this.#frames.length);
        this.#wanted = Math.max(this.#wanted, film.have);
        if (film.opening !== undefined) this.#opening ??= this.module.game.shape.decode(film.opening);
        this.#frames.push(...film.frames.filter((frame) => frame.n > this.#frames.length));
      } while (this.#frames.length < this.#wanted);
      this.#show();
    } catch (error) {
      // Without a line the next one asks again.
      if (liveLine().up) this.#set({ gone: sentenceOf(error) });
    } finally {
      this.#fetching = false;
    }
  }

  #show(): void {
    const { source } = this.store.getState();
    if (source !== undefined) return source.tell();
    this.#set({
      source: new RemoteSource({
        match: this.match,
        module: this.module,
        options: this.#table.options,
        viewer: this.as,
        opening: this.#opening!,
        frames: this.#frames,
        running: () => this.#table.status === 'running',
        ended: () => (this.#table.outcome?.how === 'played' ? undefined : this.#table.outcome?.reason),
        trouble: () => (this.store.getState().up ? undefined : OFFLINE),
        mayUndo: () => this.#mayUndo,
        send: (request) => liveLine().request(request),
      }),
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
    showSalt(this.place, this.as, salt).catch(() => (this.#shown = false));
  }
}

export function isBegun({ status }: Pick<MatchTable, 'status'>): boolean {
  return status === 'running' || status === 'finished';
}
