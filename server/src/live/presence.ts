import type { Presence } from '@club-route/wire';

interface Known {
  readonly presence: Presence;
  at: number;
}

const EMPTY: Presence = { seats: [], spectators: 0 };

/** A copy that has not been heard of for so long is gone, and so are those who were there. */
const LOST_AFTER = 90_000;

/** Who is there, by match and by copy of the server. */
export class Presences {
  readonly #now: () => number;
  readonly #known = new Map<string, Map<string, Known>>();

  constructor(now: () => number) {
    this.#now = now;
  }

  of(match: string): Presence {
    const copies = [...(this.#known.get(match)?.values() ?? [])].filter(({ at }) => at > this.#now() - LOST_AFTER);
    return {
      seats: [...new Set(copies.flatMap(({ presence }) => presence.seats))].toSorted(),
      spectators: copies.reduce((sum, { presence }) => sum + presence.spectators, 0),
    };
  }

  /** Notes who is there at a copy; true if that changes the whole. */
  note(match: string, copy: string, presence: Presence): boolean {
    const known = this.#known.get(match)?.get(copy);
    // Mostly nothing has changed: then nothing is compared but this.
    if (known !== undefined && known.at > this.#now() - LOST_AFTER && isSame(known.presence, presence)) {
      known.at = this.#now();
      return false;
    }
    const before = this.of(match);
    const copies = this.#known.get(match) ?? new Map<string, Known>();
    if (isSame(presence, EMPTY)) copies.delete(copy);
    else copies.set(copy, { presence, at: this.#now() });
    if (copies.size === 0) this.#known.delete(match);
    else this.#known.set(match, copies);
    return !isSame(before, this.of(match));
  }

  /** Forgets copies that are gone; the matches at which somebody was there. */
  forgetLost(): readonly string[] {
    const lost = new Set<string>();
    for (const [match, copies] of this.#known) {
      for (const [copy, { at }] of copies)
        if (at <= this.#now() - LOST_AFTER) {
          copies.delete(copy);
          lost.add(match);
        }
      if (copies.size === 0) this.#known.delete(match);
    }
    return [...lost];
  }
}

function isSame(one: Presence, other: Presence): boolean {
  return one.spectators === other.spectators && one.seats.join() === other.seats.join();
}
