import type { Club } from '../club.ts';
import type { Desk } from './desk.ts';
import { looksBack, makeWhole, readCover, readDesk, refresh, type Scope } from './records.ts';

/** Of how many matches everything stays in memory, and of how many more the end, which is a small part of it. */
interface Room {
  readonly whole: number;
  readonly ends: number;
}

/** A match that is being read, or has been. */
interface Place {
  readonly reading: Promise<Desk>;
  desk?: Desk;
}

/** Cutting an end copies positions. One that is brought back for a move or two is not cut again: it is put away as it is. */
const SHORT_END = 12;

/**
 * The matches in memory: read when wanted, and put away in the order of their last use. Of those put away the end stays,
 * which is enough for a move, until there are too many of them, too.
 */
export class Desks {
  readonly #club: () => Pick<Club, 'database' | 'live' | 'shelf'>;
  readonly #room: Room;
  /** Both in the order of their last use. */
  readonly #desks = new Map<string, Place>();
  readonly #putAway = new Map<string, Desk>();

  constructor(club: () => Pick<Club, 'database' | 'live' | 'shelf'>, room: Room) {
    this.#club = club;
    this.#room = room;
  }

  get size(): number {
    return this.#desks.size;
  }

  /** Does something with a match while nobody else does. For a move the tail of it is enough; whoever looks back wants it whole. */
  async with<T>(id: string, work: (desk: Desk) => Promise<T>, scope: Scope = 'whole'): Promise<T> {
    for (;;) {
      const place = this.#get(id, scope);
      const desk = place.desk ?? (await place.reading);
      const done = await desk.inTurn(async () => {
        if (desk.adrift) return undefined;
        if (scope === 'whole') await makeWhole(this.#club(), desk);
        if (desk.heard > desk.version) await this.#catchUp(desk);
        if (looksBack(desk.row)) await makeWhole(this.#club(), desk);
        return { result: await work(desk) };
      });
      if (done !== undefined) return done.result;
      if (this.#desks.get(id)?.desk === desk) this.#desks.delete(id);
      if (this.#putAway.get(id) === desk) this.#putAway.delete(id);
    }
  }

  /**
   * For whoever wants to know about a match, and neither sees nor changes the game: of one that is not in memory no entry is
   * read, however long it is and however many ask.
   */
  async look<T>(id: string, work: (desk: Desk) => Promise<T>): Promise<T> {
    if (!this.#desks.has(id) && !this.#putAway.has(id)) {
      const cover = await readCover(this.#club(), id);
      if (!looksBack(cover.row)) return work(cover);
    }
    return this.with(id, work, 'tail');
  }

  /** Whether those who watch a match here were told of this version; without waiting for a match that is being read. */
  hasAnnounced(id: string, version: number): boolean {
    const desk = this.#desks.get(id)?.desk ?? this.#putAway.get(id);
    return desk !== undefined && !desk.adrift && desk.announced >= version;
  }

  /** A match has this version now. Where somebody watches it here they are shown; otherwise that can wait. */
  async heard(id: string, version: number): Promise<void> {
    const club = this.#club();
    // Mostly it was this copy itself that told.
    if (this.hasAnnounced(id, version)) return;
    const known = (await this.#desks.get(id)?.reading) ?? this.#putAway.get(id);
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

  #get(id: string, scope: Scope): Place {
    const known = this.#desks.get(id);
    const place = known ?? this.#bringBack(id) ?? this.#read(id, scope);
    // As the last one used.
    this.#desks.delete(id);
    this.#desks.set(id, place);
    // Once whoever wants this one has begun: what is busy stays.
    if (known === undefined) queueMicrotask(() => void this.#makeRoom());
    return place;
  }

  #bringBack(id: string): Place | undefined {
    const desk = this.#putAway.get(id);
    if (desk === undefined) return undefined;
    this.#putAway.delete(id);
    return { reading: Promise.resolve(desk), desk };
  }

  #read(id: string, scope: Scope): Place {
    const place: Place = { reading: readDesk(this.#club(), id, scope) };
    place.reading.then(
      (desk) => (place.desk = desk),
      () => {
        if (this.#desks.get(id) === place) this.#desks.delete(id);
      },
    );
    return place;
  }

  async #makeRoom(): Promise<void> {
    for (const [id, place] of this.#desks) {
      if (this.#desks.size <= this.#room.whole) break;
      const desk = place.desk ?? (await place.reading.catch(() => undefined));
      if (desk?.busy === true || this.#desks.get(id) !== place) continue;
      this.#desks.delete(id);
      if (desk !== undefined) this.#putEndAway(desk);
    }
    for (const id of this.#putAway.keys()) {
      if (this.#putAway.size <= this.#room.ends) return;
      this.#putAway.delete(id);
    }
  }

  #putEndAway(desk: Desk): void {
    if (desk.adrift || desk.row.status !== 'running' || desk.match === undefined) return;
    if (desk.match.length > SHORT_END) desk.match = desk.match.tail();
    this.#putAway.set(desk.id, desk);
  }
}
