import type { Club } from '../club.ts';
import type { Desk } from './desk.ts';
import { makeWhole, readDesk, refresh, type Scope } from './records.ts';

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

  /** Does something with a match while nobody else does. For a move the tail of it is enough; whoever looks back wants it whole. */
  async with<T>(id: string, work: (desk: Desk) => Promise<T>, scope: Scope = 'whole'): Promise<T> {
    for (;;) {
      const desk = await this.#get(id, scope);
      const done = await desk.inTurn(async () => {
        if (desk.adrift) return undefined;
        if (scope === 'whole') await makeWhole(this.#club(), desk);
        if (desk.heard > desk.version) await this.#catchUp(desk);
        return { result: await work(desk) };
      });
      if (done !== undefined) return done.result;
      if ((await this.#desks.get(id)) === desk) this.#desks.delete(id);
    }
  }

  /** A match has this version now. Where somebody watches it here they are shown; otherwise that can wait. */
  async heard(id: string, version: number): Promise<void> {
    const club = this.#club();
    const known = await this.#desks.get(id);
    // Mostly it was this copy itself that told.
    if (known !== undefined && !known.adrift && known.announced >= version) return;
    if (!club.live.isWatched(id)) {
      if (known !== undefined) known.heard = Math.max(known.heard, version);
      return;
    }
    await this.with(id, async (desk) => {
      if (desk.version < version) await refresh(club, desk);
      // Whoever lost a race has read on already, but for itself alone.
      if (desk.announced < desk.version) club.live.announce(desk);
    });
  }

  async #catchUp(desk: Desk): Promise<void> {
    await refresh(this.#club(), desk);
    this.#club().live.announce(desk);
  }

  async #get(id: string, scope: Scope): Promise<Desk> {
    const known = this.#desks.get(id);
    this.#desks.delete(id);
    const desk = known ?? readDesk(this.#club(), id, scope);
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
