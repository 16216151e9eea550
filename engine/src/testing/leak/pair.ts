import type { Action, Seat, Viewer } from '../../contract.ts';
import { isRefusal } from '../../contract.ts';
import type { Dice } from '../../dice/dice.ts';
import type { StateObject } from '../../state/shape.ts';
import { everyAction } from '../descent.ts';
import type { AnyGame } from '../law.ts';
import { shown } from '../plain.ts';
import { randomChoice } from '../random-play.ts';
import type { Coverage, Pairing, Point } from './point.ts';
import { World, type Rehearsal } from './world.ts';

/** How many actions of the other side are tried to show the viewer in one world what it saw in the other. */
const MOST_ATTEMPTS = 150;

/** Two worlds that agree in all the viewer sees, played on side by side. */
export class Pair {
  readonly one: World;
  readonly two: World;
  readonly #game: AnyGame;
  readonly #viewer: Viewer;
  readonly #dice: Dice;
  readonly #kept: boolean;
  readonly #story: string[] = [];

  constructor({ game, options, viewer, kept }: Pairing, truth: StateObject, dice: Dice) {
    this.#game = game;
    this.#viewer = viewer;
    this.#dice = dice;
    this.#kept = kept;
    const seed = (): number => dice.between(0, 0x7fffffff, 'seed');
    this.one = new World(game, options, truth, viewer, seed());
    this.two = new World(game, options, imaginedBy(game, truth, viewer, dice), viewer, seed());
  }

  /** Plays until the sights part, the game ends or no actions are left; returns how many are left. */
  *play(left: number, coverage: Coverage): Generator<Point, number> {
    const game = this.#game;
    coverage.pairs++;
    if (!game.shape.equal(this.one.state, this.two.state)) coverage.different++;
    if (!this.#sightsAgree()) {
      yield this.#point(true, 'what it imagines is not what it sees');
      return 0;
    }
    yield this.#point(true);
    let remaining = left;
    while (remaining > 0) {
      remaining--;
      const seats = game.active(this.one.state);
      if (seats.length === 0) return remaining;
      const seat = this.#dice.pick(seats, 'who acts');
      const outcome = seat === this.#viewer ? this.#viewerActs(seat) : this.#otherActs(seat);
      if (outcome === 'nothing') continue;
      if (typeof outcome === 'object') {
        yield this.#point(false, outcome.problem);
        return 0;
      }
      if (outcome === 'disclosed' || outcome === 'unmatched') {
        coverage[outcome]++;
        return remaining;
      }
      if (outcome === 'told' && !this.#kept) {
        coverage.disclosed++;
        return remaining;
      }
      coverage.compared++;
      if (outcome === 'unseen') coverage.unseen++;
      yield this.#point(false, undefined, outcome === 'told' ? 'knowledge' : 'leak');
    }
    return 0;
  }

  /** The viewer does the same in both worlds. */
  #viewerActs(seat: Seat): Outcome {
    const mayUndo = this.one.mayUndo(seat) && this.two.mayUndo(seat);
    if (mayUndo && this.#dice.chance(1, 4, 'undo')) return this.#undo([this.one, this.two], seat);
    const action = randomChoice(this.#game, this.one.state, seat, this.#dice);
    const refused = [this.one, this.two].map((world) => world.match.refuse(seat, action)?.text);
    if (refused[0] !== refused[1]) return { problem: `${shown(action)} is refused in one world only` };
    if (refused[0] !== undefined) return 'nothing';
    const openSeed = this.#openSeed();
    const first = this.one.rehearse(seat, action, openSeed);
    const second = this.two.rehearse(seat, action, openSeed);
    const outcome = this.#both(seat, action, first, action, second);
    const scouts = (first.disclosed || second.disclosed) && [this.one, this.two].some((world) => world.mayUndo(seat));
    // What would have been shown had somebody been there: to take that back is to have looked for nothing.
    return scouts
      ? { problem: `${shown(action)} discloses something in one world and can be undone in the other` }
      : outcome;
  }

  /** Another seat acts: in one world alone if that cannot be seen, otherwise in both with the same effect. */
  #otherActs(seat: Seat): Outcome {
    if (this.#dice.chance(1, 3, 'who moves unseen')) return this.#unseenIn(this.two, seat);
    if (this.one.mayUndo(seat) && this.#dice.chance(1, 4, 'undo')) return this.#undo([this.one], seat);
    const action = randomChoice(this.#game, this.one.state, seat, this.#dice);
    // What is offered and then refused breaks another law than this one.
    if (this.one.match.refuse(seat, action) !== undefined) return 'nothing';
    const openSeed = this.#openSeed();
    const first = this.one.rehearse(seat, action, openSeed);
    if (this.#isUnseen(this.one, first)) return this.#alone(this.one, seat, action, first);
    const match = this.#matching(seat, action, first, openSeed);
    if (match !== undefined) return this.#both(seat, action, first, match.action, match.rehearsal);
    const problem = this.one.perform(seat, action, first);
    if (problem !== undefined) return { problem };
    return first.disclosed ? 'disclosed' : 'unmatched';
  }

  /** An action of the second world that leaves the viewer with the same sight; best one that tells it the same. */
  #matching(seat: Seat, action: Action, first: Rehearsal, openSeed: number): Matching | undefined {
    let match: Matching | undefined;
    let tried = 0;
    for (const other of this.#attempts(seat, action)) {
      if (tried++ === MOST_ATTEMPTS) break;
      if (this.two.match.refuse(seat, other) !== undefined) continue;
      const rehearsal = this.two.rehearse(seat, other, openSeed);
      if (!this.#game.shape.equal(first.sight, rehearsal.sight)) continue;
      if (rehearsal.told === first.told) return { action: other, rehearsal };
      // Something else was told altogether where the kinds of reports differ: that the sight keeps neither is no fault.
      if (rehearsal.kinds === first.kinds) match ??= { action: other, rehearsal };
    }
    return match;
  }

  #both(seat: Seat, action: Action, first: Rehearsal, other: Action, second: Rehearsal): Outcome {
    this.#story.push(`${seat} in both: ${shown(action)}${action === other ? '' : ` and ${shown(other)}`}`);
    const problem = this.one.perform(seat, action, first) ?? this.two.perform(seat, other, second);
    if (problem !== undefined) return { problem };
    const disclosed = first.disclosed || second.disclosed;
    if (this.#game.shape.equal(first.sight, second.sight)) {
      if (first.told === second.told) return 'alike';
      return disclosed || action !== other ? 'told' : 'alike';
    }
    // Where nothing was disclosed the sights had no right to part; the observer will find it.
    return disclosed ? 'disclosed' : 'alike';
  }

  #unseenIn(world: World, seat: Seat): Outcome {
    if (!this.#game.active(world.state).includes(seat)) return 'nothing';
    const action = randomChoice(this.#game, world.state, seat, this.#dice);
    if (world.match.refuse(seat, action) !== undefined) return 'nothing';
    const rehearsal = world.rehearse(seat, action, this.#openSeed());
    return this.#isUnseen(world, rehearsal) ? this.#alone(world, seat, action, rehearsal) : 'nothing';
  }

  #alone(world: World, seat: Seat, action: Action, rehearsal: Rehearsal): Outcome {
    this.#story.push(`${seat} in world ${world === this.one ? 'one' : 'two'} only: ${shown(action)}`);
    const problem = world.perform(seat, action, rehearsal);
    return problem === undefined ? 'unseen' : { problem };
  }

  #undo(worlds: readonly World[], seat: Seat): Outcome {
    this.#story.push(`${seat} undoes in ${worlds.length} of the worlds`);
    for (const world of worlds) {
      const answer = world.match.undo(seat);
      if (isRefusal(answer)) return { problem: answer.text };
    }
    // Taking back what was seen is seen; then the worlds part without anybody's fault.
    return worlds.length === 1 && !this.#sightsAgree() ? 'unmatched' : 'alike';
  }

  #isUnseen(world: World, rehearsal: Rehearsal): boolean {
    return !rehearsal.disclosed && this.#game.shape.equal(world.sight(), rehearsal.sight);
  }

  /** Actions of the second world that may look to the viewer like this one of the first: itself before all. */
  *#attempts(seat: Seat, action: Action): Generator<Action> {
    const { state } = this.two;
    if (!this.#game.active(state).includes(seat)) return;
    yield action;
    yield* everyAction(this.#game, state, seat, MOST_ATTEMPTS);
  }

  #sightsAgree(): boolean {
    return this.#game.shape.equal(this.one.sight(), this.two.sight());
  }

  #openSeed(): number {
    return this.#dice.between(0, 0x7fffffff, 'seed of what is seen');
  }

  #point(fresh: boolean, problem?: string, law: Point['law'] = 'leak'): Point {
    const { one, two } = this;
    const story = this.#story;
    return problem === undefined ? { one, two, fresh, story, law } : { one, two, fresh, story, law, problem };
  }
}

/** `told`: the sights agree, but what was told does not, and it was told as a disclosure or of different actions. */
type Outcome = 'nothing' | 'alike' | 'told' | 'unseen' | 'disclosed' | 'unmatched' | { readonly problem: string };

interface Matching {
  readonly action: Action;
  readonly rehearsal: Rehearsal;
}

/** Another state in which the viewer sees the same. A spectator's is what the seats in turn imagine of each other. */
function imaginedBy(game: AnyGame, state: StateObject, viewer: Viewer, dice: Dice): StateObject {
  const seats = game.seats.includes(viewer) ? [viewer] : game.seats;
  let imagined = state;
  for (const seat of seats) imagined = game.imagine!(game.sight(imagined, seat), seat, dice);
  return imagined;
}
