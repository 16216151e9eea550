import type { Club } from '../club.ts';
import type { Desk } from './desk.ts';
import { readDesk, refresh } from './records.ts';

/** The matches in memory: read when wanted, the longest unused forgotten first. */
export class Desks {
  readonly #club: () => Club;
  readonly #most: number;
  /** In the order of their last use. */
  readonly #desks = new Map<string, Promise<Desk>>();

  constructor(club: () => Club, most: number) {
    this.#club = club;
    this.#most = most;
  }

  get size(): number {
    return this.#desks.size;
  }

  /** Does something with a match while nobody else does. */
  async with<T>(id: string, work: (desk: Desk) => Promise<T>): Promise<T> {
    for (;;) {
      const desk = await this.#get(id);
      const done = await desk.inTurn(async () => {
        if (desk.adrift) return undefined;
        return { result: await work(desk) };
      });
      if (done !== undefined) return done.result;
      if (this.#desks.get(id) !== undefined && (await this.#desks.get(id)) === desk) this.#desks.delete(id);
    }
  }

  /** A match has this version now; brings ours up to date and tells those who watch, if that was not done already. */
  async heard(id: string, entries: number, affairs: number): Promise<void> {
    const club = this.#club();
    if (!this.#desks.has(id) && !club.live.isWatched(id)) return;
    await this.with(id, async (desk) => {
      if (desk.version < entries + affairs) await refresh(club, desk);
      // Whoever lost a race has read on already, but for itself alone.
      if (desk.announced < desk.version) club.live.announce(desk);
    });
  }

  async #get(id: string): Promise<Desk> {
    const known = this.#desks.get(id);
    this.#desks.delete(id);
    const desk = known ?? readDesk(this.#club(), id);
    this.#desks.set(id, desk);
    if (known === undefined) {
      void desk.catch(() => this.#desks.delete(id));
      void this.#forgetOldest();
    }
    return desk;
  }

  async #forgetOldest(): Promise<void> {
    for (const [id, promise] of this.#desks) {
      if (this.#desks.size <= this.#most) return;
      const desk = await promise.catch(() => undefined);
      if (desk?.busy !== true) this.#desks.delete(id);
    }
  }
}
