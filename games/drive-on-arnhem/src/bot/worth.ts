import { BRIDGES, CELLS, CITY, FOREST, stepBetween, TERRAIN, TOWN, TOWNS } from '../data/board.ts';
import { LAST_TURN } from '../data/tables.ts';
import { AIRBORNE_OF, FIRST, LAST, POLES, type Side } from '../data/units.ts';
import { isOwnedBy, markSuppliedRoads } from '../rules/supply.ts';
import type { DriveState } from '../state.ts';
import {
  ARNHEM,
  HIGHWAY,
  HIGHWAY_BRIDGES,
  HIGHWAY_DISTANCE,
  HIGHWAY_PLACE,
  NIJMEGEN_PLACE,
  OBJECTIVE_GROUND,
  OBJECTIVE_POINTS,
} from './ground.ts';
import type { Picture } from './picture.ts';
import { Route } from './route.ts';

/** How far ahead of the open road the fight for it is on, in hexes. */
const AHEAD = 10;
/** And in how many of these nobody may block the spearhead. */
const NEXT = 3;
/** What the source of a division is worth that depends on it. */
const LIFE_OF_A_DIVISION = 200;
/** And of one that is linked with XXX Corps: the next cut of the road leaves it nothing else. */
const SPARE_SOURCE = 120;
/** From this day on towns are taken, because what is held at the end counts; and from this day on with all that can be spared. */
const TOWN_DAY = 6;
const LAST_DAYS = 8;

/** From this day on a town that nobody holds is worth more than any fight that does not finish an objective. */
const LAST_CHANCE = 9;
/** What the last hexes of an objective are worth, as a multiple of its points; twice as much in the last days. */
const COMPLETING = 4;

/** Cell → 1 at a bridge of the highway. */
const AT_BRIDGE = new Uint8Array(CELLS);
for (const bridge of HIGHWAY_BRIDGES) for (const cell of BRIDGES[bridge].cells) AT_BRIDGE[cell] = 1;

/** 9.4: nobody is driven out of a city, so 1st Airborne makes for Arnhem at once, before the enemy is in it, and stays. */
const CITY_OF_ARNHEM: readonly number[] = TOWNS.filter(
  (cell) => TERRAIN[cell] === CITY && (cell === ARNHEM || stepBetween(cell, ARNHEM) >= 0),
);
const BEFORE_THE_ENEMY = 150;

/** What it is worth to the Germans to cut the road in the last days. */
const CUTTING = 10;
const NIJMEGEN_POINTS = 20;
/** Hexes that may be wanting of an objective that is as good as held. */
const AT_STAKE = 2;
const NOBODY = new Float64Array(CELLS);

/** What hexes of the highway are worth that are neither open nor on the way, that are open, and that must not be lost at the end. */
const ELSEWHERE = 12;
const OPEN_ROAD = 42;
const LIFELINE = 90;

/** What it is worth in the last days, in combat points, to drive the enemy from where he makes everything worthless. */
const ALL_OR_NOTHING = 80;

/** Stacking points in a hex of the road → what it costs that nobody else can pass. */
const CROWD: readonly number[] = [0, 3, 8, 20, 40];

/** Turn → what it is worth besides, in combat points, to drive the enemy out of a town (10.1). */
const FOR_TOWN: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 25, 25, 45, 45];

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
  readonly route = new Route();
  #turn = 0;
  /** Cell → 1 around objectives that are as good as held. */
  readonly #atStake = new Uint8Array(CELLS);
  readonly #sources: number[] = [];

  look(state: DriveState, side: Side, picture: Picture): void {
    markSuppliedRoads(state, 'allied', this.open);
    this.head = 0;
    for (const [place, cell] of HIGHWAY.entries()) if (this.open[cell] === 1) this.head = place;
    const isAllied = side === 'allied';
    this.#look(state);
    this.route.find(
      state,
      this.open,
      isAllied ? picture.enemy : NOBODY,
      isAllied ? picture.enemyBeside : NOBODY,
      this.#atStake,
    );
    this.#turn = state.turn;
    this.ground.fill(0);
    for (const cell of TOWNS) this.ground[cell] += this.#town(side);
    if (side === 'allied') {
      for (const cell of HIGHWAY) this.ground[cell] += this.#roadToOpen(cell);
      for (const cell of this.route.ahead) if (HIGHWAY_PLACE[cell] < 0) this.ground[cell] += this.#roadToOpen(cell);
    } else {
      for (const [place, cell] of HIGHWAY.entries()) this.ground[cell] += this.#roadToBlock(place, cell);
      for (let cell = 0; cell < CELLS; cell++) if (this.isLifeline(cell)) this.ground[cell] += CUTTING;
    }
    if (side === 'allied') for (const { points, cells } of OBJECTIVE_GROUND) this.#complete(state, points, cells);
    if (side === 'allied')
      for (let cell = 0; cell < CELLS; cell++)
        if (OBJECTIVE_POINTS[cell] > 0) this.ground[cell] += this.#objective(cell);
    if (isAllied)
      for (const cell of CITY_OF_ARNHEM) if (picture.enemy[cell] === 0) this.ground[cell] += BEFORE_THE_ENEMY;
    this.#sources.length = 0;
    for (let formation = 0; formation < POLES; formation++) {
      this.#sources.push(state.sourceCell[formation]);
      this.#source(state, side, formation);
    }
  }

  /** Which objectives are as good as held: Nijmegen always is what the battle is about. */
  #look(state: DriveState): void {
    this.#atStake.fill(0);
    for (const { points, cells } of OBJECTIVE_GROUND) {
      let held = 0;
      for (const cell of cells) held += state.cellOwner[cell];
      if (points !== NIJMEGEN_POINTS && held + AT_STAKE < cells.length) continue;
      for (const cell of cells) this.#atStake[cell] = 1;
    }
  }

  #town(side: Side): number {
    if (side === 'german') return this.isLate ? 24 : 8;
    if (this.#turn >= LAST_CHANCE) return 100;
    if (this.isLate) return 64;
    return this.#turn >= TOWN_DAY ? 24 : 8;
  }

  /** The last days, in which only what is held at the end counts. */
  get isLate(): boolean {
    return this.#turn >= LAST_DAYS;
  }

  /** XXX Corps needs the road that leads on soonest, and what is open of it must stay so. */
  #roadToOpen(cell: number): number {
    const ahead = this.route.place[cell];
    if (ahead === 0 && this.open[cell] === 0) return ELSEWHERE;
    // Whoever sits in a city is never driven out (9.4), so it must be had before the enemy is in it.
    const special = (AT_BRIDGE[cell] === 1 ? 16 : 0) + (TERRAIN[cell] === CITY ? 50 : 0);
    if (ahead === 0) return (this.isLifeline(cell) ? LIFELINE : OPEN_ROAD) + special;
    // The spearhead drives as far as it can: every hex on its way is opened by it.
    return (ahead <= AHEAD ? 90 + 12 * ahead : 47) + special;
  }

  /** 11.2: Germans stand in the way of what is to be opened, where there is cover; raids on what is open are left to search. */
  #roadToBlock(place: number, cell: number): number {
    if (place <= this.head) return 0;
    return place <= this.head + AHEAD ? 9 + COVER[TERRAIN[cell]] / 5 : 14;
  }

  /** 10.1: an objective counts when all of it is held, so the last hexes are worth most. */
  #complete(state: DriveState, points: number, cells: readonly number[]): void {
    let held = 0;
    for (const cell of cells) held += state.cellOwner[cell];
    const weight = this.isLate ? 2 * COMPLETING : COMPLETING;
    for (const cell of cells)
      if (state.cellOwner[cell] === 0) this.ground[cell] += Math.floor((weight * points * held) / cells.length);
  }

  /** Nijmegen first; the ground beyond it when the road has come near. */
  #objective(cell: number): number {
    const points = OBJECTIVE_POINTS[cell];
    const place = HIGHWAY_PLACE[cell];
    const near = this.head >= NIJMEGEN_PLACE - AHEAD || (place >= 0 && place <= NIJMEGEN_PLACE) || points === 20;
    if (points === NIJMEGEN_POINTS && this.#turn >= TOWN_DAY) return 4 * points;
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
      this.ground[cell] += LIFE_OF_A_DIVISION;
      return;
    }
    if (state.sourceOverrun[formation] === 0) this.ground[cell] += SPARE_SOURCE;
  }

  /**
   * What it costs the Allies that somebody stops on the road, most of all at a bridge.
   *
   * @param stack its stacking points, and `others` those of who is there already: nobody passes a hex that is full (8.8)
   */
  nuisance(cell: number, stack: number, others: number): number {
    if (HIGHWAY_DISTANCE[cell] > 0 && this.route.place[cell] === 0) return 0;
    const crowd = CROWD[Math.min(stack + others, CROWD.length - 1)];
    return AT_BRIDGE[cell] === 1 ? 2 * crowd : crowd;
  }

  /** Whether every hex of the road and around the objectives at stake counts now: who takes one at the end takes all that lies beyond. */
  isLifeline(cell: number): boolean {
    return this.isLate && (this.route.lifeline[cell] === 1 || this.#atStake[cell] === 1);
  }

  /** Whether a hex counts for an objective that is as good as held. */
  isAtStake(cell: number): boolean {
    return this.#atStake[cell] === 1;
  }

  /** Cities, from which nobody is driven (9.4), and supply sources; on the last day all of the road. */
  isKey(cell: number): boolean {
    if (this.#turn === LAST_TURN && this.isLifeline(cell)) return true;
    return (TERRAIN[cell] === CITY || this.#sources.includes(cell)) && this.ground[cell] > 0;
  }

  /** What it is worth to drive the enemy out of a hex, in combat points. */
  forFight(state: DriveState, cell: number, side: Side): number {
    const lost = isOwnedBy(state, side, cell) ? 4 : 0;
    const town = side === 'allied' && TERRAIN[cell] >= TOWN ? FOR_TOWN[this.#turn] : 0;
    return 3 + lost + town + this.ground[cell] / 5 + (side === 'allied' ? this.#opening(cell) : this.#cutting(cell));
  }

  /** XXX Corps first of all fights for its road, whoever stands in it. */
  #opening(cell: number): number {
    const place = this.route.place[cell];
    if (this.isLifeline(cell)) return ALL_OR_NOTHING;
    if (place > 0) return place <= NEXT ? 40 : place <= AHEAD ? 20 : 8;
    if (HIGHWAY_DISTANCE[cell] > 1) return 0;
    return this.#isBesideNext(cell) ? 24 : 16;
  }

  /** Whether a hex lies next to those that the road needs next. */
  #isBesideNext(cell: number): boolean {
    const { ahead } = this.route;
    for (let place = 0; place < NEXT && place < ahead.length; place++)
      if (stepBetween(ahead[place], cell) >= 0) return true;
    return false;
  }

  #cutting(cell: number): number {
    return HIGHWAY_PLACE[cell] >= 0 && HIGHWAY_PLACE[cell] <= this.head ? 10 : 0;
  }
}
