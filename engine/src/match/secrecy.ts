import type { Action, Report } from '../contract.ts';
import type { OptionValues } from '../options.ts';
import type { StateObject } from '../state/shape.ts';
import { canonical } from '../text/canonical.ts';
import type { Frame } from './film.ts';
import type { Match } from './match.ts';

/** Whether the sides of a match have ever been shown different things. Asked again, it looks only at what is new. */
export class Secrecy<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> {
  readonly #match: Pick<Match<S, A, O, D, R>, 'game' | 'film'>;
  /** So many frames are known to be the same for all. */
  #alike = 0;
  #differed = false;

  constructor(match: Pick<Match<S, A, O, D, R>, 'game' | 'film'>) {
    this.#match = match;
  }

  get differed(): boolean {
    this.#differed ||= this.#differs();
    return this.#differed;
  }

  #differs(): boolean {
    const { game } = this.#match;
    const [first, ...others] = game.seats.map((seat) => this.#match.film(seat));
    const from = this.#alike;
    this.#alike = first!.frames.length;
    return others.some(
      ({ opening, frames }) =>
        frames.length !== this.#alike ||
        (from === 0 && !game.shape.equal(opening, first!.opening)) ||
        frames.slice(from).some((frame, index) => !isAlike(frame, first!.frames[from + index]!)),
    );
  }
}

/** Who made a frame is known to its maker alone, and no secret of the position. */
function isAlike(one: Frame, other: Frame): boolean {
  const seen = ({ told, draws, change }: Frame): string => canonical([told, draws, change]);
  return one === other || seen(one) === seen(other);
}
