import { Secrecy, type Seat, type Viewer } from '@club-route/engine';
import type { LocalMatch } from './local-match.ts';

/** Who may see what of a match of this device. */
export class Sights {
  readonly #local: LocalMatch;
  readonly #secrecy: { readonly differed: boolean };

  constructor(local: LocalMatch) {
    this.#local = local;
    this.#secrecy = new Secrecy(local.match);
  }

  /** Nothing in the journal is a secret: the match is over, or all sides have always seen the same. */
  get open(): boolean {
    return this.#local.match.result() !== undefined || !this.#secrecy.differed;
  }

  /** Whether two viewers see different things now, and may not see each other's: once it is over they may. */
  differ(one: Viewer, two: Viewer): boolean {
    const { match } = this.#local;
    const { game, state } = match;
    return match.result() === undefined && !game.shape.equal(game.sight(state, one), game.sight(state, two));
  }

  /** With whose eyes it may be seen: any, when it is over, or where nobody plays against them and nothing is hidden. */
  eyes(people: readonly Seat[]): readonly Viewer[] {
    const { match, module } = this.#local;
    const { seats } = module.game;
    const may = match.result() !== undefined || (people.length === 0 && this.open);
    return may && seats.length > 1 ? [...seats, 'spectator'] : [];
  }

  /** Seats of the computer that no person may have now: whoever sat down there would see what it hides. */
  get closed(): readonly Seat[] {
    const { module, seating } = this.#local;
    if (this.open) return [];
    return module.game.seats.filter((seat) => seating.players[seat] !== undefined && !seating.lent?.includes(seat));
  }
}
