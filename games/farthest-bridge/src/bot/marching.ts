import type { Departure } from '@club-route/engine';
import type { FarthestBridgeAction } from '../actions.ts';
import { AIRBORNE, endOf, ENGINEER, FIRST_GERMAN, firstOf, MOBILE, sideOf, UNIT_COUNT } from '../data/units.ts';
import { choices } from '../choices.ts';
import { isSomebodyComingFirst } from '../phases/arrivals.ts';
import { canLand, landingRange } from '../phases/landing.ts';
import { awaitsEntry, canMove, entryCells, entryCost, entryOf, refuseEnter } from '../phases/march.ts';
import { departureOf } from '../rules/movement.ts';
import { isMobilePhase, isOnMap, NONE, optionsOf, phasingSide, type FarthestBridgeState } from '../state.ts';
import { engineersWork } from './engineers.ts';
import { CORRIDOR, CORRIDOR_DISTANCE, CORRIDOR_NEAREST, fieldTo } from './ground.ts';
import { landingCell } from './landings.ts';
import type { Situation } from './situation.ts';
import { bestWay, wayTo, type Way } from './ways.ts';

/** So many of a unit's entry hexes are looked at, the nearest to where it is wanted. */
const ENTRIES = 3;

/** A phase of movement, unit after unit: landings and arrivals, attackers to their places, the others to their posts. */
export class Marching {
  readonly #situation: Situation;
  /** Whether to name the whole way with every move: it spares the rules a search in trials. */
  readonly #ways: boolean;
  /** Units already thought about in this phase. */
  readonly #considered = new Uint8Array(UNIT_COUNT);
  #prepared = false;
  #engineersAt = -1;
  /** The unit that landed last, and a post that one before it was kept from. */
  #landed = NONE;
  #openPost = NONE;

  constructor(situation: Situation, ways: boolean) {
    this.#situation = situation;
    this.#ways = ways;
  }

  /** A new phase has begun. */
  begin(): void {
    this.#considered.fill(0);
    this.#prepared = false;
    this.#engineersAt = -1;
    this.#landed = NONE;
    this.#openPost = NONE;
  }

  next(state: FarthestBridgeState): FarthestBridgeAction {
    if (!this.#prepared) this.#situation.prepare(state);
    this.#prepared = true;
    // The engineers are asked when the phase begins, and again when they have moved or a bridge has fallen.
    const place = (state.bridgesDown << 11) | (state.unitCell[ENGINEER]! + 3);
    if (place !== this.#engineersAt && phasingSide(state) === 'allied') {
      const work = engineersWork(state, this.#situation.picture);
      if (work !== undefined) return work;
      this.#engineersAt = place;
    }
    for (let unit = this.#nextUnit(state); unit >= 0; unit = this.#nextUnit(state)) {
      this.#considered[unit] = 1;
      const order = this.#orderFor(state, unit);
      if (order === undefined) continue;
      if (order.kind !== 'move' || !isSomebodyComingFirst(state)) return order;
      // Whoever was not brought in is to wait: the mobile ones come after the fighting.
      this.#considered[unit] = 0;
      return { kind: 'holdBack' };
    }
    return { kind: 'end' };
  }

  /** The unit on the move goes on, or stays. */
  goOn(state: FarthestBridgeState): FarthestBridgeAction {
    const { mover } = state;
    const from = state.unitCell[mover]!;
    const way = this.#best(state, departureOf(state, mover));
    if (way !== undefined && way.to !== from) return { kind: 'go', ...this.#ordered(way) };
    // On a friend there is no staying.
    return state.cellUnit[from]! < 0 ? { kind: 'stop' } : choices(state, sideOf(mover))[0]!.action!;
  }

  /** Who moves next: those who arrive, from the air first; then who attacks, then whoever is nearest to Arnhem. */
  #nextUnit(state: FarthestBridgeState): number {
    const side = phasingSide(state);
    const mobileOnly = isMobilePhase(state);
    let next = -1;
    let first = Number.POSITIVE_INFINITY;
    for (let unit = firstOf(side); unit < endOf(side); unit++) {
      if (this.#considered[unit] === 1 || state.unitMoved[unit] === 1 || (mobileOnly && MOBILE[unit] === 0)) continue;
      const rank = this.#rank(state, unit);
      if (rank < first) {
        first = rank;
        next = unit;
      }
    }
    return next;
  }

  #rank(state: FarthestBridgeState, unit: number): number {
    if (!isOnMap(state, unit)) return AIRBORNE[unit] === 1 ? -3 : -2;
    if (this.#situation.assaults.cellOf[unit] !== NONE) return -1;
    return CORRIDOR.length - CORRIDOR_NEAREST[state.unitCell[unit]!]!;
  }

  #orderFor(state: FarthestBridgeState, unit: number): FarthestBridgeAction | undefined {
    if (!isOnMap(state, unit)) {
      if (state.arrivalsOver) return undefined;
      if (canLand(state, unit)) return this.#landing(state, unit);
      return awaitsEntry(state, unit) && !waits(state, unit) ? this.#entry(state, unit) : undefined;
    }
    const from = state.unitCell[unit]!;
    const goal = this.#goalOf(state, unit);
    if (goal === from || !canMove(state, unit) || (goal === NONE && waits(state, unit))) return undefined;
    const departure = departureOf(state, unit);
    if (goal !== NONE && state.cellUnit[goal]! < 0) {
      const way = wayTo(state, departure, goal);
      if (way !== undefined) return { kind: 'move', unit, ...this.#ordered(way) };
    }
    const way = this.#best(state, departure);
    return way === undefined || way.to === from ? undefined : { kind: 'move', unit, ...this.#ordered(way) };
  }

  /** Where a plan sends it, or from where it is to attack. */
  #goalOf(state: FarthestBridgeState, unit: number): number {
    const { plan, assaults } = this.#situation;
    const goal = state.phase === plan.phase ? plan.goals[unit]! : NONE;
    return goal === NONE ? assaults.cellOf[unit]! : goal;
  }

  /** Names the way where it is not the cheapest, and always where that spares the rules a search. */
  #ordered({ to, path, around }: Way): { readonly to: number; readonly path?: readonly number[] } {
    return around || this.#ways ? { to, path } : { to };
  }

  #best(state: FarthestBridgeState, departure: Departure): Way | undefined {
    const { unit } = departure;
    return bestWay(state, departure, this.#situation.posts.of[unit]!, (cell) =>
      this.#situation.score(state, unit, cell),
    );
  }

  #landing(state: FarthestBridgeState, unit: number): FarthestBridgeAction {
    const { picture, posts } = this.#situation;
    this.#relieve(state, unit);
    const post = posts.of[unit]!;
    const goal = post === NONE ? CORRIDOR[Math.floor(CORRIDOR.length / 2)]! : post;
    return { kind: 'land', unit, cell: landingCell(state, picture, unit, goal) };
  }

  /** Where the wind has kept a unit from its post, the next goes there, and the one after it to the post of that one. */
  #relieve(state: FarthestBridgeState, unit: number): void {
    const { of } = this.#situation.posts;
    const missed = this.#landed === NONE ? NONE : of[this.#landed]!;
    this.#landed = unit;
    // No post matters more than a drop zone.
    if (missed !== NONE && state.cellUnit[missed]! < 0 && !state.zoneCell.includes(this.#openPost))
      this.#openPost = missed;
    if (this.#openPost === NONE || !landingRange(state, unit).includes(this.#openPost)) return;
    const own = of[unit]!;
    of[unit] = this.#openPost;
    this.#openPost = own;
  }

  #entry(state: FarthestBridgeState, unit: number): FarthestBridgeAction | undefined {
    const enemy = unit < FIRST_GERMAN ? state.germanHere : state.alliedHere;
    let best: FarthestBridgeAction | undefined;
    let most = Number.NEGATIVE_INFINITY;
    let looked = 0;
    for (const at of this.#entries(unit)) {
      if (enemy[at] === 1 || entryCost(unit, at) < 0) continue;
      const straight = refuseEnter(state, { kind: 'enter', unit, at, to: at }) === undefined;
      const way = this.#best(state, entryOf(state, unit, at));
      if (way === undefined || (way.to === at && !straight)) continue;
      if (looked++ === ENTRIES) break;
      if (way.score > most) {
        most = way.score;
        best = { kind: 'enter', unit, at, ...this.#ordered(way) };
      }
    }
    return best;
  }

  #entries(unit: number): readonly number[] {
    const cells = entryCells(unit);
    const post = this.#situation.posts.of[unit]!;
    const field = post === NONE ? CORRIDOR_DISTANCE : fieldTo(post, MOBILE[unit]!);
    return cells.toSorted((a, b) => field[a]! - field[b]! || a - b);
  }
}

/** Mobile units that do not attack move after the fighting, when more of the road is open. */
function waits(state: FarthestBridgeState, unit: number): boolean {
  return MOBILE[unit] === 1 && !isMobilePhase(state) && !optionsOf(state).mobileMovesTwice;
}
