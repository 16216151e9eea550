import type { Club } from '../club.ts';
import type { Desk } from './desk.ts';
import { looksBack, makeWhole, readCover, readDesk, refresh, type Scope } from './records.ts';

/** The matches in memory: read when wanted, the longest unused forgotten first. */
export class Desks {
  readonly #club: () => Pick<Club, 'database' | 'live' | 'shelf'>;
  readonly #most: number;
  /** In the order of their last use. */
  readonly #desks = new Map<string, Promise<Desk>>();

  constructor(club: () => Pick<Club, 'database' | 'live' | 'shelf'>, most: number) {
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
        if (looksBack(desk.row)) await makeWhole(this.#club(), desk);
        return { result: await work(desk) };
      });
      if (done !== undefined) return done.result;
      if ((await this.#desks.get(id)) === desk) this.#desks.delete(id);
    }
  }

  /**
   * For whoever wants to know about a match, and neither sees nor changes the game: of one that is not in memory no entry is
   * read, however long it is and however many ask.
   */
  async look<T>(id: string, work: (desk: Desk) => Promise<T>): Promise<T> {
    if (!this.#desks.has(id)) {
      const cover = await readCover(this.#club(), id);
      if (!looksBack(cover.row)) return work(cover);
    }
    return this.with(id, work, 'tail');
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
    // Its end is enough: a match is resumed only where all who watch it can follow from there.
    const show = async (desk: Desk): Promise<void> => {
      if (desk.version < version) await refresh(club, desk);
      // Whoever lost a race has read on already, but for itself alone.
      if (desk.announced < desk.version) club.live.announce(desk);
    };
    await this.with(id, show, 'tail');
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
