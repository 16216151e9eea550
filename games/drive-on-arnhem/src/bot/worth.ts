import { BRIDGES, CELLS, CITY, FOREST, TERRAIN, TOWN, TOWNS } from '../data/board.ts';
import { AIRBORNE_OF, FIRST, LAST, POLES, type Side } from '../data/units.ts';
import { isOwnedBy, markSuppliedRoads } from '../rules/supply.ts';
import { NONE, type DriveState } from '../state.ts';
import { ARNHEM, HIGHWAY, HIGHWAY_BRIDGES, HIGHWAY_PLACE, NIJMEGEN_PLACE, OBJECTIVE_POINTS } from './ground.ts';

/** How far ahead of the open road the fight for it is on, in hexes. */
const AHEAD = 10;
/** From this day on towns are taken, because what is held at the end counts; and from this day on with all that can be spared. */
const TOWN_DAY = 6;
const LAST_DAYS = 9;

/** Cell → 1 at a bridge of the highway. */
const AT_BRIDGE = new Uint8Array(CELLS);
for (const bridge of HIGHWAY_BRIDGES) for (const cell of BRIDGES[bridge].cells) AT_BRIDGE[cell] = 1;

const COVER = new Uint8Array(6);
COVER[CITY] = 20;
COVER[TOWN] = 8;
COVER[FOREST] = 6;

/** What ground is worth to a side now, in the measure of posts. It reads only what is public (H34). */
export class Worth {
  /** Cell → 1 on the roads that supply the Allies. */
  readonly open = new Uint8Array(CELLS);
  /** The last place of the highway that is supplied. */
  head = 0;
  /** Cell → what it is worth to have it; 0 for ground that nobody needs. */
  readonly ground = new Int16Array(CELLS);
  #turn = 0;

  look(state: DriveState, side: Side): void {
    markSuppliedRoads(state, 'allied', this.open);
    this.head = 0;
    for (const [place, cell] of HIGHWAY.entries()) if (this.open[cell] === 1) this.head = place;
    this.#turn = state.turn;
    this.ground.fill(0);
    for (const cell of TOWNS) this.ground[cell] += this.#town();
    for (const [place, cell] of HIGHWAY.entries())
      this.ground[cell] += side === 'allied' ? this.#roadToOpen(place, cell) : this.#roadToCut(place, cell);
    for (let cell = 0; cell < CELLS; cell++) if (OBJECTIVE_POINTS[cell] > 0) this.ground[cell] += this.#objective(cell);
    for (let formation = 0; formation < POLES; formation++) this.#source(state, side, formation);
  }

  #town(): number {
    if (this.#turn >= LAST_DAYS) return 30;
    return this.#turn >= TOWN_DAY ? 18 : 8;
  }

  #roadToOpen(place: number, cell: number): number {
    const bridge = AT_BRIDGE[cell] === 1 ? 12 : 0;
    return (place > this.head && place <= this.head + AHEAD ? 60 : 42) + bridge;
  }

  /** Germans cut what is open and stand in the way of what is to be opened, where there is cover. */
  #roadToCut(place: number, cell: number): number {
    if (place <= this.head) return this.#turn >= LAST_DAYS ? 80 : 48;
    return place <= this.head + AHEAD ? 44 + COVER[TERRAIN[cell]] : 14;
  }

  /** Nijmegen first; the ground beyond it when the road has come near. */
  #objective(cell: number): number {
    const points = OBJECTIVE_POINTS[cell];
    const place = HIGHWAY_PLACE[cell];
    const near = this.head >= NIJMEGEN_PLACE - AHEAD || (place >= 0 && place <= NIJMEGEN_PLACE) || points === 20;
    return near || cell === ARNHEM ? 2 * points : points;
  }

  #source(state: DriveState, side: Side, formation: number): void {
    const cell = state.sourceCell[formation];
    if (side === 'german') {
      if (state.sourceOverrun[formation] === 0) this.ground[cell] += 50;
      return;
    }
    for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
      if (AIRBORNE_OF[unit] !== formation || state.unitCell[unit] < 0 || state.unitLinked[unit] === 1) continue;
      this.ground[cell] += 70;
      return;
    }
    if (state.sourceOverrun[formation] === 0) this.ground[cell] += 20;
  }

  /** What it is worth to drive the enemy out of a hex, in combat points. */
  forFight(state: DriveState, cell: number, side: Side): number {
    const place = HIGHWAY_PLACE[cell];
    const blocks = place > this.head && place <= this.head + AHEAD ? 8 : 0;
    const lost = isOwnedBy(state, side, cell) ? 4 : 0;
    return 3 + lost + blocks + this.ground[cell] / 5;
  }
}

/** A place on the highway in front of the open road, or −1. */
export function placeAhead(worth: Worth, cell: number): number {
  const place = HIGHWAY_PLACE[cell];
  return place > worth.head && place <= worth.head + AHEAD ? place : NONE;
}
