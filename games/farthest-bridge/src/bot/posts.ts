import { hexDistance } from '@club-route/engine';
import { ARNHEM, board, BRIDGES, CELLS, ZONES } from '../data/board.ts';
import {
  AIRBORNE,
  COUNTS_FOR_VICTORY,
  FIRST_GERMAN,
  HALF_POINTS,
  MOBILE,
  UNIT_COUNT,
  UNITS,
  type Side,
} from '../data/units.ts';
import { canLand } from '../phases/landing.ts';
import { awaitsEntry, entryCells } from '../phases/march.ts';
import { isDown, isOnMap, NONE, type FarthestBridgeState } from '../state.ts';
import { CORRIDOR, CORRIDOR_BRIDGES, COVER, fieldTo, IS_ARNHEM } from './ground.ts';
import { RELIEF, rousesArnhem, type Picture } from './picture.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Where units are wanted: bridges to guard, hexes of Arnhem, drop zones, the road. Each post is worth something; the best
 * pair of unit and post is made first, and what lies beside a post that is taken is worth less.
 */

/** A landing reaches this far from its zone, march included. */
const LANDING_REACH = 9;
const MOST_POSTS = 96;

export class Posts {
  /** unit → its post, or NONE. */
  readonly of = new Int16Array(UNIT_COUNT).fill(NONE);
  readonly #cells = new Int16Array(MOST_POSTS);
  readonly #values = new Int16Array(MOST_POSTS);
  #count = 0;
  readonly #seen = new Int16Array(CELLS).fill(NONE);

  assign(state: FarthestBridgeState, picture: Picture, side: Side, busy: Int16Array): void {
    this.of.fill(NONE);
    for (let at = 0; at < this.#count; at++) this.#seen[this.#cells[at]!] = NONE;
    this.#count = 0;
    if (side === 'allied') this.#alliedPosts(state, picture);
    else this.#germanPosts(state, picture);
    const units: number[] = [];
    for (
      let unit = side === 'allied' ? 0 : FIRST_GERMAN;
      unit < (side === 'allied' ? FIRST_GERMAN : UNIT_COUNT);
      unit++
    ) {
      if (COUNTS_FOR_VICTORY[unit] === 0 && busy[unit] === NONE && isAvailable(state, unit)) units.push(unit);
    }
    this.#match(state, units);
  }

  #add(cell: number, value: number): void {
    const known = this.#seen[cell]!;
    if (known >= 0) {
      this.#values[known]! += value;
      return;
    }
    if (this.#count === MOST_POSTS) return;
    this.#seen[cell] = this.#count;
    this.#cells[this.#count] = cell;
    this.#values[this.#count++] = value;
  }

  #alliedPosts(state: FarthestBridgeState, picture: Picture): void {
    const want = (cell: number, value: number): void => {
      if (state.germanHere[cell] === 0 && !rousesArnhem(state, picture, cell)) this.#add(cell, value);
    };
    if (picture.distance > RELIEF) for (const cell of ARNHEM) want(cell, WEIGHTS.postArnhem);
    for (const bridge of CORRIDOR_BRIDGES) {
      if (picture.needed[bridge] === 0 || isDown(state, bridge)) continue;
      // One end is enough; when one is taken the other, being next to it, is worth less.
      for (const cell of BRIDGES[bridge]!.cells) want(cell, WEIGHTS.postBridge + COVER[cell]!);
    }
    for (let zone = 0; zone < ZONES.length; zone++) {
      const cell = state.zoneCell[zone]!;
      if (cell >= 0 && state.zoneEntered[zone] === 0) want(cell, zone === 0 ? WEIGHTS.postFirstZone : WEIGHTS.postZone);
    }
    for (let index = Math.max(0, picture.tail); index < CORRIDOR.length; index++) {
      const cell = CORRIDOR[index]!;
      if (IS_ARNHEM[cell] === 0) want(cell, WEIGHTS.postRoad + WEIGHTS.postCover * COVER[cell]!);
    }
  }

  #germanPosts(state: FarthestBridgeState, picture: Picture): void {
    const near = Math.max(0, 60 - picture.distance);
    for (const cell of ARNHEM)
      if (state.alliedHere[cell] === 0)
        this.#add(cell, WEIGHTS.garrison + Math.floor((near * WEIGHTS.garrisonUrgency) / 10));
    for (let zone = 0; zone < ZONES.length; zone++) {
      const cell = state.zoneCell[zone]!;
      if (cell >= 0 && state.zoneEntered[zone] === 0 && state.alliedHere[cell] === 0)
        this.#add(cell, WEIGHTS.blockZone);
    }
    for (let place = 1; place < picture.routeLength; place++) {
      const cell = picture.routeCells[place]!;
      if (state.alliedHere[cell] === 1 || IS_ARNHEM[cell] === 1) continue;
      this.#add(cell, WEIGHTS.blockRoute - Math.floor(place / WEIGHTS.blockFade) + COVER[cell]!);
    }
    for (const bridge of CORRIDOR_BRIDGES) {
      if (picture.needed[bridge] === 0 || isDown(state, bridge)) continue;
      for (const cell of BRIDGES[bridge]!.cells) if (state.alliedHere[cell] === 0) this.#add(cell, WEIGHTS.blockBridge);
    }
  }

  /** The best pair of unit and post, again and again. */
  #match(state: FarthestBridgeState, units: number[]): void {
    while (units.length > 0) {
      let bestUnit = -1;
      let bestPost = -1;
      let most = 0;
      for (let index = 0; index < units.length; index++) {
        const unit = units[index]!;
        for (let post = 0; post < this.#count; post++) {
          const value = this.#values[post]!;
          if (value <= most) continue;
          const net =
            value - Math.floor((WEIGHTS.postTurn * this.#far(state, unit, this.#cells[post]!)) / HALF_POINTS[unit]!);
          if (net <= most) continue;
          most = net;
          bestUnit = index;
          bestPost = post;
        }
      }
      if (bestUnit < 0) return;
      this.of[units[bestUnit]!] = this.#cells[bestPost]!;
      units.splice(bestUnit, 1);
      this.#fill(bestPost);
    }
  }

  /** A post is taken; those around it matter less. */
  #fill(post: number): void {
    const cell = this.#cells[post]!;
    const arnhem = IS_ARNHEM[cell] === 1;
    this.#values[post] = 0;
    for (let other = 0; other < this.#count; other++) {
      if (this.#values[other]! <= 0) continue;
      const distance = hexDistance(board, cell, this.#cells[other]!);
      if (arnhem && IS_ARNHEM[this.#cells[other]!] === 1) continue;
      if (distance === 1) this.#values[other]! -= WEIGHTS.postBeside;
      else if (distance === 2) this.#values[other]! -= WEIGHTS.postNear;
    }
  }

  /** Half points from a unit to a post. */
  #far(state: FarthestBridgeState, unit: number, post: number): number {
    const field = fieldTo(post, MOBILE[unit]!);
    if (isOnMap(state, unit)) return field[state.unitCell[unit]!]!;
    const { arrival } = UNITS[unit]!;
    if (arrival.by === 'air') {
      const centre = arrival.zone === 'arnhem' ? ARNHEM[0]! : state.zoneCell[ZONES.indexOf(arrival.zone)]!;
      const over = hexDistance(board, centre, post) - LANDING_REACH;
      return over <= 0 ? 4 : 4 + 6 * over;
    }
    let least = 500;
    for (const at of entryCells(unit)) least = Math.min(least, field[at]!);
    return least;
  }
}

function isAvailable(state: FarthestBridgeState, unit: number): boolean {
  if (isOnMap(state, unit)) return true;
  return AIRBORNE[unit] === 1 ? canLand(state, unit) : awaitsEntry(state, unit);
}
