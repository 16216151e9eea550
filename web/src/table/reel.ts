import type { Action, Frame, Report, Shape, StateObject } from '@club-route/engine';

/** A film that can be looked at anywhere: its opening, its frames, and the sight after each. */
export class Reel<S extends StateObject, R extends Report, A extends Action> {
  readonly frames: readonly Frame<R, A>[];
  readonly #shape: Shape<S>;
  /** Sights looked at, so that looking again gives the very same object. */
  readonly #sights: Map<number, S>;

  /** Frames may still be added to the list. */
  constructor(shape: Shape<S>, opening: S, frames: readonly Frame<R, A>[]) {
    this.frames = frames;
    this.#shape = shape;
    this.#sights = new Map([[0, opening]]);
  }

  get last(): number {
    return this.frames.length;
  }

  sightAt(n: number): S {
    if (!Number.isInteger(n) || n < 0 || n > this.last)
      throw new RangeError(`there is no frame ${n}; the last is ${this.last}`);
    const known = this.#sights.get(n);
    if (known !== undefined) return known;
    let at = n - 1;
    while (!this.#sights.has(at)) at -= 1;
    const sight = this.#shape.copy(this.#sights.get(at)!);
    for (const { change } of this.frames.slice(at, n)) this.#shape.patch(sight, change);
    this.#sights.set(n, sight);
    return sight;
  }
}
