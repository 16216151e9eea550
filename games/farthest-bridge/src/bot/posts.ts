import { hexDistance, scaleDown } from '@club-route/engine';
import { Posts, type PostTerms } from '@club-route/engine/search';
import { ARNHEM, board, BRIDGES, CELLS, ZONES } from '../data/board.ts';
import {
  AIRBORNE,
  COUNTS_FOR_VICTORY,
  endOf,
  FIRST_GERMAN,
  firstOf,
  HALF_POINTS,
  MOBILE,
  UNIT_COUNT,
  UNITS,
  type Side,
} from '../data/units.ts';
import { canLand } from '../phases/landing.ts';
import { awaitsEntry, entryCells } from '../phases/march.ts';
import { isDown, isOnMap, NONE, type FarthestBridgeState } from '../state.ts';
import { CORRIDOR, CORRIDOR_BRIDGES, COVER, fieldTo, IS_ARNHEM, IS_STAGE } from './ground.ts';
import { RELIEF, rousesArnhem, type Picture } from './picture.ts';
import { WEIGHTS } from './weights.ts';

/** Where units are wanted: bridges to guard, hexes of Arnhem, drop zones, the road. */

/** A landing reaches this far from its zone, march included. */
const LANDING_REACH = 9;
const MOST_POSTS = 96;

export class Assignments implements PostTerms {
  readonly #posts = new Posts(UNIT_COUNT, CELLS, MOST_POSTS);
  #state: FarthestBridgeState | undefined;

  /** unit → its post, or NONE. */
  get of(): Int16Array {
    return this.#posts.of;
  }

  assign(state: FarthestBridgeState, picture: Picture, side: Side, busy: Int16Array): void {
    this.#state = state;
    this.#posts.clear();
    if (side === 'allied') this.#alliedPosts(state, picture);
    else this.#germanPosts(state, picture);
    const units: number[] = [];
    for (let unit = firstOf(side); unit < endOf(side); unit++)
      if (COUNTS_FOR_VICTORY[unit] === 0 && busy[unit] === NONE && isAvailable(state, unit)) units.push(unit);
    this.#posts.match(units, this);
  }

  /** What it costs in time to send a unit there. */
  price(unit: number, post: number): number {
    return scaleDown(WEIGHTS.postTurn, this.#far(this.#state!, unit, post), HALF_POINTS[unit]!);
  }

  /** Those around a post that is taken matter less; Arnhem wants all its hexes held. */
  relief(cell: number, taken: number): number {
    if (IS_ARNHEM[taken] === 1 && IS_ARNHEM[cell] === 1) return 0;
    const distance = hexDistance(board, taken, cell);
    return distance === 1 ? WEIGHTS.postBeside : distance === 2 ? WEIGHTS.postNear : 0;
  }

  #alliedPosts(state: FarthestBridgeState, picture: Picture): void {
    const want = (cell: number, value: number): void => {
      const kept = IS_STAGE[cell] === 1 && picture.distance <= RELIEF;
      if (state.germanHere[cell] === 0 && !kept && !rousesArnhem(state, picture, cell)) this.#posts.want(cell, value);
    };
    for (const cell of ARNHEM) want(cell, WEIGHTS.postArnhem);
    for (const bridge of CORRIDOR_BRIDGES) {
      if (picture.needed[bridge] === 0) continue;
      // Where a bridge was, Germans must be kept off, or the engineers cannot repair it.
      const worth = isDown(state, bridge) ? WEIGHTS.postRepair : WEIGHTS.postBridge;
      // One end is enough; when one is taken the other, being next to it, is worth less.
      for (const cell of BRIDGES[bridge]!.cells) want(cell, worth + COVER[cell]!);
    }
    for (let zone = 0; zone < ZONES.length; zone++) {
      const cell = state.zoneCell[zone]!;
      if (cell >= 0 && state.zoneEntered[zone] === 0) want(cell, zone === 0 ? WEIGHTS.postFirstZone : WEIGHTS.postZone);
    }
    for (let index = Math.max(0, picture.tail); index < CORRIDOR.length; index++) {
      const cell = CORRIDOR[index]!;
      if (IS_ARNHEM[cell] === 1) continue;
      const threat = scaleDown(WEIGHTS.postThreat, threatTo(state, cell), 10);
      want(cell, WEIGHTS.postRoad + WEIGHTS.postCover * COVER[cell]! + threat);
    }
  }

  #germanPosts(state: FarthestBridgeState, picture: Picture): void {
    const near = Math.max(0, 60 - picture.distance);
    for (const cell of ARNHEM)
      if (state.alliedHere[cell] === 0)
        this.#posts.want(cell, WEIGHTS.garrison + scaleDown(near, WEIGHTS.garrisonUrgency, 10));
    for (let zone = 0; zone < ZONES.length; zone++) {
      const cell = state.zoneCell[zone]!;
      if (cell >= 0 && state.zoneEntered[zone] === 0 && state.alliedHere[cell] === 0)
        this.#posts.want(cell, WEIGHTS.blockZone);
    }
    for (let place = 1; place < picture.routeLength; place++) {
      const cell = picture.routeCells[place]!;
      if (state.alliedHere[cell] === 1 || IS_ARNHEM[cell] === 1) continue;
      this.#posts.want(cell, WEIGHTS.blockRoute - scaleDown(place, 1, WEIGHTS.blockFade) + COVER[cell]!);
    }
    for (const bridge of CORRIDOR_BRIDGES) {
      if (picture.needed[bridge] === 0 || isDown(state, bridge)) continue;
      for (const cell of BRIDGES[bridge]!.cells)
        if (state.alliedHere[cell] === 0) this.#posts.want(cell, WEIGHTS.blockBridge);
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

/** Hexes from which a German unit can get to a place in a turn. */
const THREATENING = 7;
const MOST_THREAT = 12;

/** How near Germans are to a cell, those included that come over the edge in this turn. */
function threatTo(state: FarthestBridgeState, cell: number): number {
  let threat = 0;
  for (let unit = FIRST_GERMAN; unit < UNIT_COUNT; unit++) {
    let distance = THREATENING;
    if (isOnMap(state, unit)) distance = hexDistance(board, state.unitCell[unit]!, cell);
    else if (awaitsEntry(state, unit))
      for (const at of entryCells(unit)) distance = Math.min(distance, hexDistance(board, at, cell));
    threat += Math.max(0, THREATENING - distance);
  }
  return Math.min(MOST_THREAT, threat);
}

function isAvailable(state: FarthestBridgeState, unit: number): boolean {
  if (isOnMap(state, unit)) return true;
  return AIRBORNE[unit] === 1 ? canLand(state, unit) : awaitsEntry(state, unit);
}
