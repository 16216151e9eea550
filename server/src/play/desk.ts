import type { GameModule, Match, Refusal, Seat } from '@club-route/engine';
import type { HolderRow, InvitationRow, MatchRow, SeatRow } from '../database/schema.ts';

/** No game of ours comes near; a match that grows without end would be opened by everybody who looks at it. */
export const MOST_ENTRIES = 50_000;

export type Invited = InvitationRow & { readonly name: string | null };

/** What is known of a match beside its journal. */
export interface Affairs {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly holders: readonly HolderRow[];
  readonly invitations: readonly Invited[];
}

/**
 * One match in memory, as it stands on disk. Whatever is done with it is done in turn (`inTurn`), so that nobody sees a
 * half-made change; what memory and disk disagree on, disk decides.
 */
export class Desk {
  readonly id: string;
  readonly module: GameModule;
  affairs: Affairs;
  /** The game itself, once it has started. */
  match: Match | undefined;
  /** Keys of the requests that made entries. */
  readonly requests = new Set<string>();
  /** The entry whose position was kept last. */
  keptAt = 0;
  /** The entry from which on it is worth while to keep the next; later where positions are long. */
  keepAt = 0;
  /** The version up to which those who watch at this copy were told. */
  announced = 0;
  /** Set when a write failed half-way: what is on disk is not known here. */
  adrift = false;
  /** The latest version that another copy told of. */
  heard = 0;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(module: GameModule, affairs: Affairs) {
    this.id = affairs.row.id;
    this.module = module;
    this.affairs = affairs;
  }

  get row(): MatchRow {
    return this.affairs.row;
  }

  /** Every change makes it one more. */
  get version(): number {
    return this.row.entries + this.row.affairs;
  }

  get busy(): boolean {
    return this.#waiting > 0;
  }

  /** The game, of a match that has begun. */
  get playing(): Match {
    if (this.match === undefined) throw new Error(`match ${this.id} has not begun`);
    return this.match;
  }

  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#last;
    let pass!: () => void;
    this.#last = new Promise((resolve) => {
      pass = resolve;
    });
    this.#waiting++;
    try {
      await before;
      return await work();
    } finally {
      this.#waiting--;
      pass();
    }
  }

  /** How many frames the film of a viewer has. */
  frames(viewer: Seat): number {
    return this.playing.frameCount(viewer);
  }
}

export function isProblem(planned: object): planned is Refusal {
  return 'rule' in planned;
}
