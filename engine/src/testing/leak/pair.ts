import type { Seat, Viewer } from '../../contract.ts';
import { isRefusal } from '../../contract.ts';
import type { Dice } from '../../dice/dice.ts';
import type { StateObject } from '../../state/shape.ts';
import type { AnyGame } from '../law.ts';
import { firstDifference, shown } from '../plain.ts';
import { randomChoice } from '../random-play.ts';
import { note, type Coverage } from './coverage.ts';
import { lookAlikes, type Tried } from './look-alike.ts';
import type { LeakLaw, Pairing, Point } from './point.ts';
import { inAnotherOrder } from './order.ts';
import { World, type Rehearsal } from './world.ts';

/** Two worlds that agree in all the viewer sees, played on side by side. */
export class Pair {
  readonly one: World;
  readonly two: World;
  readonly #game: AnyGame;
  readonly #viewer: Viewer;
  readonly #dice: Dice;
  readonly #coverage: Coverage;
  readonly #story: string[] = [];

  constructor({ game, options, viewer }: Pairing, truth: StateObject, dice: Dice, coverage: Coverage) {
    this.#game = game;
    this.#viewer = viewer;
    this.#dice = dice;
    this.#coverage = coverage;
    const seed = (): number => dice.between(0, 0x7fffffff, 'seed');
    this.one = new World(game, options, truth, viewer, seed());
    this.two = new World(game, options, imaginedBy(game, truth, viewer, dice), viewer, seed());
  }

  /** Plays until the sights part, the game ends or no actions are left; returns how many are left. */
  *play(left: number): Generator<Point, number> {
    const game = this.#game;
    const coverage = this.#coverage;
    coverage.pairs++;
    if (!game.shape.equal(this.one.state, this.two.state)) coverage.different++;
    if (!this.#sightsAgree()) {
      yield this.#point(
        true,
        broken('answers', `what it imagines is not what it sees: ${this.#fieldsApart().join(', ')}`),
      );
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
        yield this.#point(false, outcome);
        return 0;
      }
      if (outcome === 'disclosed' || outcome === 'unmatched') {
        coverage[outcome]++;
        return remaining;
      }
      coverage.compared++;
      if (outcome === 'unseen') coverage.unseen++;
      yield this.#point(false);
    }
    return 0;
  }

  /** The viewer does the same in both worlds. */
  #viewerActs(seat: Seat): Outcome {
    const mayUndo = this.one.mayUndo(seat) && this.two.mayUndo(seat);
    if (mayUndo && this.#dice.chance(1, 4, 'undo')) return this.#undo([this.one, this.two], seat);
    const action = randomChoice(this.#game, this.one.state, seat, this.#dice);
    const refused = [this.one, this.two].map((world) => world.match.refuse(seat, action)?.text);
    if (refused[0] !== refused[1]) return broken('answers', `${shown(action)} is refused in one world only`);
    if (refused[0] !== undefined) return 'nothing';
    const openSeed = this.#openSeed();
    const first = { action, rehearsal: this.one.rehearse(seat, action, openSeed) };
    const second = { action, rehearsal: this.two.rehearse(seat, action, openSeed) };
    const outcome = this.#both(seat, first, second);
    const disclosed = first.rehearsal.disclosed || second.rehearsal.disclosed;
    const scouts = disclosed && [this.one, this.two].some((world) => world.mayUndo(seat));
    // What would have been shown had somebody been there: to take that back is to have looked for nothing.
    return scouts
      ? broken('same deed', `${shown(action)} discloses something in one world and can be undone in the other`)
      : outcome;
  }

  /** Another seat acts: in one world alone if that cannot be seen, otherwise in both with the same effect. */
  #otherActs(seat: Seat): Outcome {
    if (this.#dice.chance(1, 3, 'who moves unseen')) return this.#unseenIn(this.two, seat);
    if (this.one.mayUndo(seat) && this.#dice.chance(1, 4, 'undo')) return this.#otherUndoes(seat);
    const action = randomChoice(this.#game, this.one.state, seat, this.#dice);
    // What is offered and then refused breaks another law than this one.
    if (this.one.match.refuse(seat, action) !== undefined) return 'nothing';
    const openSeed = this.#openSeed();
    const first = { action, rehearsal: this.one.rehearse(seat, action, openSeed) };
    if (this.#isUnseen(this.one, first.rehearsal)) return this.#alone(this.one, seat, first);
    const { match, betrayed, shown: seen, varied } = lookAlikes(this.two, seat, first, openSeed, this.#dice);
    if (varied) note(this.#coverage.lookAlikes, action.kind);
    if (betrayed !== undefined) return this.#betrayed(seat, first, betrayed);
    if (seen !== undefined) return this.#shownInSight(seat, first, seen);
    if (match !== undefined) return this.#both(seat, first, match);
    const problem = this.one.perform(seat, action, first.rehearsal);
    if (problem !== undefined) return broken('same deed', problem);
    return first.rehearsal.disclosed ? 'disclosed' : 'unmatched';
  }

  /** Both deeds are done, so that whoever looks on through other doors can tell them apart as well. */
  #betrayed(seat: Seat, first: Tried, second: Tried): Outcome {
    const problem = this.#perform(seat, first, second);
    if (problem !== undefined) return problem;
    const told = firstDifference(first.rehearsal.privateText, second.rehearsal.privateText);
    return broken('another deed', `what it is told differs though it sees the same: ${told}`);
  }

  #shownInSight(seat: Seat, first: Tried, second: Tried): Outcome {
    const problem = this.#perform(seat, first, second);
    if (problem !== undefined) return problem;
    return broken('another deed', `its sight shows a secret deed in ${this.#fieldsApart().join(', ')}`);
  }

  #both(seat: Seat, first: Tried, second: Tried): Outcome {
    const problem = this.#perform(seat, first, second);
    if (problem !== undefined) return problem;
    const [one, two] = [first.rehearsal, second.rehearsal];
    const disclosed = one.disclosed || two.disclosed;
    if (disclosed && inAnotherOrder(this.#game, one, two))
      return broken('same deed', 'the same things are disclosed, but in another order');
    // Where nothing was disclosed they had no right to part; the observer will find it.
    if (!this.#game.shape.equal(one.sight, two.sight)) return disclosed ? 'disclosed' : 'alike';
    // What everybody was told need not be kept by the sight; anything else must be, disclosed or not.
    return disclosed && one.toldText !== two.toldText && one.privateText === two.privateText ? 'disclosed' : 'alike';
  }

  #perform(seat: Seat, first: Tried, second: Tried): Problem | undefined {
    const [action, other] = [shown(first.action), shown(second.action)];
    this.#story.push(`${seat} in both: ${action}${action === other ? '' : ` and ${other}`}`);
    this.#noteDeed(first);
    const problem =
      this.one.perform(seat, first.action, first.rehearsal) ?? this.two.perform(seat, second.action, second.rehearsal);
    return problem === undefined ? undefined : broken('same deed', problem);
  }

  #unseenIn(world: World, seat: Seat): Outcome {
    if (!this.#game.active(world.state).includes(seat)) return 'nothing';
    const action = randomChoice(this.#game, world.state, seat, this.#dice);
    if (world.match.refuse(seat, action) !== undefined) return 'nothing';
    const rehearsal = world.rehearse(seat, action, this.#openSeed());
    return this.#isUnseen(world, rehearsal) ? this.#alone(world, seat, { action, rehearsal }) : 'nothing';
  }

  #alone(world: World, seat: Seat, tried: Tried): Outcome {
    this.#story.push(`${seat} in world ${world === this.one ? 'one' : 'two'} only: ${shown(tried.action)}`);
    this.#noteDeed(tried);
    // It looks like having done nothing.
    note(this.#coverage.lookAlikes, tried.action.kind);
    const problem = world.perform(seat, tried.action, tried.rehearsal);
    return problem === undefined ? 'unseen' : broken('same deed', problem);
  }

  #noteDeed({ action, rehearsal }: Tried): void {
    note(this.#coverage.deeds, action.kind);
    for (const { kind } of rehearsal.told) note(this.#coverage.reports, kind);
  }

  /** In one world if that cannot be seen, otherwise in both. */
  #otherUndoes(seat: Seat): Outcome {
    const outcome = this.#undo([this.one], seat);
    if (outcome !== 'alike' || this.#sightsAgree()) return outcome;
    if (this.two.mayUndo(seat)) this.two.match.undo(seat);
    // Taking back what was seen is seen; where that cannot be done in both the worlds part without anybody's fault.
    return this.#sightsAgree() ? 'alike' : 'unmatched';
  }

  #undo(worlds: readonly World[], seat: Seat): Outcome {
    this.#story.push(`${seat} undoes in ${worlds.length} of the worlds`);
    for (const world of worlds) {
      const answer = world.match.undo(seat);
      if (isRefusal(answer)) return broken('same deed', answer.text);
    }
    return 'alike';
  }

  #isUnseen(world: World, rehearsal: Rehearsal): boolean {
    return !rehearsal.disclosed && this.#game.shape.equal(world.sight(), rehearsal.sight);
  }

  #sightsAgree(): boolean {
    return this.#game.shape.equal(this.one.sight(), this.two.sight());
  }

  /** The fields of the sights that differ. */
  #fieldsApart(): readonly string[] {
    const [one, two] = [this.one, this.two].map((world) => this.#game.shape.encode(world.sight()));
    return Object.keys(one).filter((name) => JSON.stringify(one[name]) !== JSON.stringify(two[name]));
  }

  #openSeed(): number {
    return this.#dice.between(0, 0x7fffffff, 'seed of what is seen');
  }

  #point(fresh: boolean, problem?: Problem): Point {
    const { one, two } = this;
    const story = this.#story;
    return problem === undefined ? { one, two, fresh, story } : { one, two, fresh, story, problem };
  }
}

type Problem = NonNullable<Point['problem']>;
type Outcome = 'nothing' | 'alike' | 'unseen' | 'disclosed' | 'unmatched' | Problem;

function broken(law: LeakLaw, reason: string): Problem {
  return { law, reason };
}

/** Another state in which the viewer sees the same. A spectator's is what the seats in turn imagine of each other. */
function imaginedBy(game: AnyGame, state: StateObject, viewer: Viewer, dice: Dice): StateObject {
  const seats = game.seats.includes(viewer) ? [viewer] : game.seats;
  let imagined = state;
  for (const seat of seats) imagined = game.imagine!(game.sight(imagined, seat), seat, dice);
  return imagined;
}
