import type { Action, Frame, GameModule, OptionValues, Report, Seat, StateObject, Viewer } from '@club-route/engine';
import type { ActAnswer } from '@club-route/wire';
import { newKey } from '../../library/keep.ts';
import { Reel } from '../../table/reel.ts';
import type { Answer, Source, TableFrame } from '../../table/source.ts';
import type { Request } from '../live/live-socket.ts';

export interface RemoteSetup {
  readonly match: string;
  readonly module: GameModule;
  readonly options: OptionValues;
  readonly viewer: Viewer;
  readonly opening: StateObject;
  /** Grows as frames come. */
  readonly frames: readonly Frame[];
  /** The match goes on. */
  running(): boolean;
  /** How people ended it without the rules. */
  ended(): string | undefined;
  /** What is wrong with the line, if something is. */
  trouble(): string | undefined;
  /** Whether the server says that something can be taken back. */
  mayUndo(): boolean;
  send(request: Request): Promise<ActAnswer>;
}

const LOOKS_ON = { rule: 'seat', text: 'You look on; only those at the table act.' };

/** A match on the server as one viewer sees it: its own film, and nothing else. */
export class RemoteSource implements Source {
  readonly module: GameModule;
  readonly options: OptionValues;
  readonly dice = 'fair';
  readonly viewer: Viewer;
  readonly mine: readonly Seat[];
  readonly archive = undefined;
  readonly #setup: RemoteSetup;
  readonly #reel: Reel<StateObject, Report>;
  readonly #frames: TableFrame[] = [];
  /** What was done here, by the frame it makes. */
  readonly #done = new Map<number, Action>();
  readonly #listeners = new Set<() => void>();

  constructor(setup: RemoteSetup) {
    const { module, options, viewer, opening, frames } = setup;
    this.#setup = setup;
    this.module = module;
    this.options = options;
    this.viewer = viewer;
    this.mine = module.game.seats.filter((seat) => seat === viewer);
    this.#reel = new Reel(module.game.shape, opening, frames);
  }

  get playable(): boolean {
    return this.#setup.running();
  }

  get ended(): string | undefined {
    return this.#setup.ended();
  }

  get last(): number {
    return this.#reel.last;
  }

  get kept(): boolean {
    return this.trouble === undefined;
  }

  get trouble(): string | undefined {
    return this.#setup.trouble();
  }

  frame(n: number): TableFrame {
    return (this.#frames[n] ??= this.#look(n));
  }

  sightAt(n: number): StateObject {
    return this.#reel.sightAt(n);
  }

  async act(seat: Seat, action: Action): Promise<Answer> {
    const { match } = this.#setup;
    const have = this.last;
    // The server makes it out of exactly this position, or not at all.
    this.#done.set(have + 1, action);
    const answer = await this.#setup.send({ kind: 'act', match, seat, have, key: newKey(), action: { ...action } });
    if (answer.kind !== 'done') this.#done.delete(have + 1);
    return refusalIn(answer);
  }

  async undo(seat: Seat): Promise<Answer> {
    if (!this.mine.includes(seat)) return LOOKS_ON;
    const { match } = this.#setup;
    return refusalIn(await this.#setup.send({ kind: 'undo', match, seat, have: this.last, key: newKey() }));
  }

  mayUndo(seat: Seat): boolean {
    return this.mine.includes(seat) && this.last > 0 && this.#setup.mayUndo();
  }

  subscribe(onNews: () => void): () => void {
    this.#listeners.add(onNews);
    return () => this.#listeners.delete(onNews);
  }

  /** Frames have come, or the line or the match has changed. */
  tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #look(n: number): TableFrame {
    if (n === 0) return { n, seat: undefined, action: undefined, filed: false, reports: [], back: undefined };
    const { told, back } = this.#reel.frames[n - 1]!;
    const action = this.#done.get(n);
    const active = this.module.game.active(this.sightAt(n - 1));
    const alone = active.length === 1 && back === undefined ? active[0] : undefined;
    return { n, seat: action === undefined ? alone : this.mine[0], action, filed: false, reports: told, back };
  }
}

function refusalIn(answer: ActAnswer): Answer {
  switch (answer.kind) {
    case 'done':
      return undefined;
    case 'refused':
      return { rule: answer.rule, text: answer.text };
    case 'stale':
      return { rule: 'line', text: `${answer.text} Look again, and decide anew.` };
  }
}
