import { hexDistance } from '@club-route/engine';
import { FREE } from '@club-route/engine/search';
import type { DescentAction } from '../actions.ts';
import { AREA_CELLS, GERMAN_NORTH } from '../data/areas.ts';
import {
  board,
  BRIDGES,
  CELLS,
  cellOf,
  DEGREE,
  NEIGHBOUR,
  NO_WATER,
  NORTH_OF_RHINE,
  ROAD_NET,
  SOUTH,
  WATER,
} from '../data/board.ts';
import { ACTIVATIONS, SET_UP, STACK_LIMIT } from '../data/tables.ts';
import { AIRBORNE, ARMOR, BRIDGING, BRIDGING_UNITS, FIRST, LAST } from '../data/units.ts';
import { activatable, ofPool, refuseActivation } from '../phases/deployment.ts';
import { refuseExit } from '../phases/entry.ts';
import { spanCells } from '../phases/impulse.ts';
import { isCrossable } from '../rules/crossings.ts';
import { placesOf } from '../rules/places.ts';
import { hasGroundLine } from '../rules/supply.ts';
import { outcomeOfCallingOff } from '../rules/victory.ts';
import { markSeenEnemies } from '../rules/view.ts';
import type { DescentState } from '../state.ts';
import { nextDrop } from './air.ts';
import { Contacts, NO_DUTY } from './contacts.ts';
import { TO_FORT } from './forts.ts';
import { BLOWN_PRICE, FAR, fillField, ON_WHEELS } from './ground.ts';
import { BAD_ODDS, Marching } from './marching.ts';
import { phaseName, postureOf, type Plan } from './plan.ts';
import { worthOf, type Style } from './style.ts';

/** The Allies open the highway to Arnhem, keep a foothold beyond the Rhine in supply, and stop when they have won. */

const ARNHEM: readonly number[] = [cellOf('2105')];
const NORTH_EDGE = AREA_CELLS[GERMAN_NORTH];
/** North of the canal, at Joe’s Bridge. */
const START = cellOf('0730');

/** Hexes south of the start line: those that border on the enemy first, the nearest to Joe’s Bridge before the others. */
const SOUTH_CELLS: readonly number[] = [...SOUTH.keys()]
  .filter((cell) => SOUTH[cell] === 1)
  .toSorted(
    (one, two) =>
      bordersOn(two) - bordersOn(one) || hexDistance(board, one, START) - hexDistance(board, two, START) || one - two,
  );

/** 1 for a hex with a dry side to ground beyond the start line. */
function bordersOn(cell: number): number {
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++)
    if (NEIGHBOUR[step] >= 0 && SOUTH[NEIGHBOUR[step]] === 0 && WATER[board.side[step]] === NO_WATER) return 1;
  return 0;
}

/** 1.1: armour in front, three to a hex, so that nobody blocks the bridge behind it. */
export function setUp(): DescentAction {
  const units = SET_UP.flatMap(({ pool, units: most }) => ofPool(pool).slice(0, most)).toSorted(
    (one, two) => one - two,
  );
  return { kind: 'setUp', units, cells: units.map((_, index) => SOUTH_CELLS[Math.floor(index / STACK_LIMIT)]) };
}

/** From this day on air supply is good enough, where it counts (D-03). */
const CONTENT_FROM = 6;

/** What deployment points buy, by the places in `ACTIVATIONS`: armour and 43rd Division first. */
const WISHES = ['armour', '43-division', 'corps-engineers', '50-division', '52-division', 'princess-irene'].map((id) =>
  ACTIVATIONS.findIndex((activation) => activation.id === id),
);

/** Reinforcements first; then the operation is called off if enough is won, else an impulse begins. */
export function startTurn(state: DescentState, style: Style): DescentAction {
  for (const group of WISHES) {
    const units = activatable(state, ACTIVATIONS[group]).slice(0, ACTIVATIONS[group].most);
    if (refuseActivation(state, group, units) === undefined) return { kind: 'activate', group, units };
  }
  const outcome = outcomeOfCallingOff(state, 'seen');
  if (outcome === 'allied operational' || (outcome === 'allied tactical' && state.turn >= CONTENT_FROM))
    return { kind: 'callOff' };
  return { kind: 'impulse', impulse: style.first };
}

const OUT_OF_SIGHT = 6;
const BANK_KEPT_FREE = 8;
/** Nobody drives so far that no friend is within two hexes, unless it is that much nearer. */
const ALONE = 500;

/** Whether somebody other than the unit that comes from a cell lights a hex or one next to it: then a friend is near. */
function isInCompany(lights: Uint8Array, from: number, cell: number): boolean {
  if (lights[cell] > own(from, cell)) return true;
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
    const near = NEIGHBOUR[step];
    if (near >= 0 && lights[near] > 0 && lights[near] > own(from, near)) return true;
  }
  return false;
}

function own(from: number, cell: number): number {
  return from >= 0 && hexDistance(board, from, cell) <= 1 ? 1 : 0;
}

export class AlliedStaff {
  readonly #style: Style;
  readonly #marching = new Marching();
  readonly #contacts = new Contacts();
  readonly #toArnhem = new Int16Array(CELLS);
  readonly #toEdge = new Int16Array(CELLS);
  readonly #toEnemy = new Int16Array(CELLS);
  readonly #enemies = new Uint8Array(CELLS);
  /** Cell -> 1 at a blown bridge. */
  readonly #bank = new Uint8Array(CELLS);
  /** How far it is to where a bridging unit opens the way, and from the start line. */
  readonly #toBank = new Int16Array(CELLS);
  readonly #fromStart = new Int16Array(CELLS);
  #sightings = 0;

  constructor(style: Style) {
    this.#style = style;
  }

  forget(): void {
    this.#marching.forget();
  }

  /** Drops, then an exit that wins, then the way to Arnhem and beyond; airborne units hold what they have taken. */
  nextOrder(state: DescentState, plan: Plan): DescentAction | undefined {
    const drop = state.phase === 'air' ? nextDrop(state, plan) : undefined;
    if (drop !== undefined || state.landers.length > 0) return drop;
    const exit = winningExit(state);
    if (exit !== undefined) return exit;
    const isFresh = this.#marching.isNew(state);
    if (isFresh) this.#look(state);
    else if (state.alliedSightings.length !== this.#sightings) this.#lookAtEnemies(state);
    const rate = this.#rating(state, plan);
    if (isFresh) this.#marching.begin(state, 'allied', rate);
    return this.#marching.next(state, 'allied', rate);
  }

  /** Whom the side sees and knows of: again whenever a move has found somebody. */
  #lookAtEnemies(state: DescentState): void {
    this.#sightings = state.alliedSightings.length;
    this.#contacts.look(state, 'allied', knownGermans(state));
  }

  #look(state: DescentState): void {
    this.#lookAtEnemies(state);
    fillField(state, 'allied', ON_WHEELS, ARNHEM, this.#toArnhem);
    fillField(state, 'allied', ON_WHEELS, NORTH_EDGE, this.#toEdge);
    this.#bank.fill(0);
    for (const [bridge, { cells }] of BRIDGES.entries())
      if (state.bridgeBlown[bridge] === 1) for (const cell of cells) this.#bank[cell] = 1;
    fillField(state, 'allied', ON_WHEELS, this.#banks(state), this.#toBank);
    markSeenEnemies(state, 'allied', this.#enemies);
    const enemies = [...this.#enemies.keys()].filter((cell) => this.#enemies[cell] === 1);
    fillField(state, 'allied', ON_WHEELS, enemies, this.#toEnemy);
  }

  /** Road hexes by the water where a span lies on the way to Arnhem or near it, with no enemies beyond. */
  #banks(state: DescentState): readonly number[] {
    fillField(state, 'allied', ON_WHEELS, [START], this.#fromStart);
    const most = this.#toArnhem[START] + DETOUR - BLOWN_PRICE;
    const banks = new Set<number>();
    for (const step of WET_ROADS) {
      const near = Math.floor(step / DEGREE);
      const far = NEIGHBOUR[step];
      if (this.#fromStart[near] + this.#toArnhem[far] > most || this.#fromStart[near] > this.#fromStart[far]) continue;
      if (!isCrossable(state, 'allied', board.side[step]) && !this.#contacts.areAt(far)) banks.add(near);
    }
    return [...banks];
  }

  #rating(state: DescentState, plan: Plan): (unit: number, cell: number) => number {
    const isPlanned = plan.phase === phaseName(state);
    const usualWorth = worthOf(this.#style, state);
    const { lights } = placesOf(state, 'allied');
    return (unit, cell) => {
      const from = state.unitCell[unit];
      const goal = isPlanned ? plan.goals[unit] : FREE;
      if (goal !== FREE) return hexDistance(board, cell, goal);
      const posture = postureOf(plan, unit);
      if (posture === 'hold') return cell === from ? 0 : 1;
      // A fort beyond the Rhine is held whatever the others do.
      const isBeyond = from >= 0 && NORTH_OF_RHINE[from] === 1;
      if (AIRBORNE[unit] === 1 && (posture === 'usual' || isBeyond)) return this.#holding(state, from, cell);
      // Bridging units are easily lost: they come when they are wanted.
      if (BRIDGING[unit] === 1 && this.#toBank[cell] === FAR) return cell === from ? 0 : Number.POSITIVE_INFINITY;
      let rated = posture === 'strike' || posture === 'wait' ? this.#toEnemy[cell] : this.#drive(unit, cell);
      if (posture === 'wait') rated = Math.abs(rated - OUT_OF_SIGHT);
      if (cell === from) return rated;
      // Bridging units need room on the bank.
      if (this.#bank[cell] === 1 && BRIDGING[unit] === 0) rated += BANK_KEPT_FREE;
      if (!isInCompany(lights, from, cell)) rated += ALONE;
      if (BRIDGING[unit] === 1 && this.#contacts.dutyAt(state, cell) < NO_DUTY) return rated + BAD_ODDS;
      const worth = usualWorth >> (posture === 'strike' || posture === 'press' ? 1 : 0);
      return this.#contacts.dutyAt(state, cell) < worth ? rated + BAD_ODDS : rated;
    };
  }

  /** Airborne units hold where they are; those driven out of a fort beyond the Rhine go back. */
  #holding(state: DescentState, from: number, cell: number): number {
    if (from < 0 || NORTH_OF_RHINE[from] === 0) return cell === from ? 0 : 1;
    const isBad = cell !== from && this.#contacts.dutyAt(state, cell) < this.#style.worthOffRoad;
    return isBad ? BAD_ODDS : TO_FORT[cell];
  }

  #drive(unit: number, cell: number): number {
    const ahead = ARMOR[unit] === 1 ? this.#toEdge : this.#toArnhem;
    const field = BRIDGING[unit] === 1 ? this.#toBank : ahead;
    return field[cell] === FAR ? FAR + hexDistance(board, cell, ARNHEM[0]) : field[cell];
  }

  /** Builds where it shortens the way to Arnhem most, else nowhere. */
  build(state: DescentState): DescentAction {
    fillField(state, 'allied', ON_WHEELS, ARNHEM, this.#toArnhem);
    let best: DescentAction = { kind: 'end' };
    let most = WORTH_A_SPAN;
    for (const unit of BRIDGING_UNITS) {
      const from = state.unitCell[unit];
      for (const cell of spanCells(state, unit)) {
        const gain = this.#toArnhem[from] - this.#toArnhem[cell];
        if (gain <= most) continue;
        most = gain;
        best = { kind: 'span', unit, cell };
      }
    }
    return best;
  }
}

/** Quarters of the way to Arnhem that a span must save. */
const WORTH_A_SPAN = 12;
/** How far off the way to Arnhem they look for a place. */
const DETOUR = 12;

/** Steps over water from one road hex to another. */
const WET_ROADS: readonly number[] = [...board.side.keys()].filter((step) => {
  const side = board.side[step];
  const from = Math.floor(step / DEGREE);
  return side >= 0 && WATER[side] !== NO_WATER && ROAD_NET[from] === 1 && ROAD_NET[NEIGHBOUR[step]] === 1;
});

/** Where Germans were seen last. */
function knownGermans({ ghostCell }: DescentState): readonly number[] {
  const cells: number[] = [];
  for (let unit = FIRST.german; unit < LAST.german; unit++) if (ghostCell[unit] >= 0) cells.push(ghostCell[unit]);
  return cells;
}

function winningExit(state: DescentState): DescentAction | undefined {
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    const cell = state.unitCell[unit];
    if (ARMOR[unit] === 0 || cell < 0 || refuseExit(state, 'allied', unit) !== undefined) continue;
    if (hasGroundLine(state, 'allied', cell, 'seen')) return { kind: 'exit', unit };
  }
  return undefined;
}

/** Where the Allies want nobody to be driven. */
export const ALLIED_GOALS: readonly number[] = ARNHEM;
