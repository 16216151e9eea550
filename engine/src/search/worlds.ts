import type { Action, Game, Seat } from '../contract.ts';
import type { Dice } from '../dice/index.ts';
import type { StateObject } from '../state/shape.ts';

export type ImaginedGame<S extends StateObject, A extends Action> = Pick<
  Game<S, A>,
  'shape' | 'apply' | 'sight' | 'imagine'
>;

/**
 * What a seat that cannot see everything thinks may be true: so many whole positions, each of which looks to it just as
 * the position it sees. They are carried on with what the seat does, and one that has come to look different was not
 * the true one: another takes its place.
 */
export class Worlds<S extends StateObject, A extends Action> {
  readonly #game: ImaginedGame<S, A>;
  readonly #seat: Seat;
  readonly #count: number;
  #worlds: S[] = [];

  constructor(game: ImaginedGame<S, A>, seat: Seat, count: number) {
    if (game.imagine === undefined) throw new TypeError('A game must bring `imagine` for its worlds to be imagined.');
    this.#game = game;
    this.#seat = seat;
    this.#count = count;
  }

  /** Worlds that agree with a sight: those from before that still do, in their order, then new ones. */
  of(sight: S, dice: Dice): readonly S[] {
    this.#keep(sight);
    while (this.#worlds.length < this.#count) this.#worlds.push(this.#game.imagine!(sight, this.#seat, dice));
    return this.#worlds;
  }

  /** The same, all of them new: where a sight holds everything that the seat remembers, old ones know no more. */
  anew(sight: S, dice: Dice): readonly S[] {
    this.#worlds = [];
    return this.of(sight, dice);
  }

  /** Does in every world that agrees with a sight what the seat does now. What others do unseen is found out by `of`. */
  follow(sight: S, action: A, dice: Dice): void {
    this.#keep(sight);
    for (const world of this.#worlds) this.#game.apply(world, this.#seat, action, dice);
  }

  #keep(sight: S): void {
    this.#worlds = this.#worlds.filter((world) => this.#agrees(world, sight));
  }

  #agrees(world: S, sight: S): boolean {
    return this.#game.shape.equal(this.#game.sight(world, this.#seat), sight);
  }
}
