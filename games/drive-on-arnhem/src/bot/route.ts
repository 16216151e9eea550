import { CLOSED } from '@club-route/engine';
import { DistanceFields } from '@club-route/engine/search';
import { ALLIED_ROADS, board, CELLS, DEGREE, NEIGHBOUR, RING, STEP_BRIDGE, STEP_ROAD } from '../data/board.ts';
import { BLOWN, INTACT, NONE, type DriveState } from '../state.ts';
import { NIJMEGEN, WESTERVOORT } from './ground.ts';

/** What it costs to open a hex of road: one that is open, ours, or the enemy's; for points of the enemy in it and beside it. */
const OPEN = 1;
const OURS = 4;
const THEIRS = 8;
const ENEMY_IN_IT = 0.25;
const ENEMY_BESIDE = 0.05;
/** What it costs to test a bridge, and to wait for engineers. */
const TESTING = 8;
const REBUILDING = 50;
const FAR = 4000;

const distances = new DistanceFields(board, FAR);
const costs = new Int16Array(CELLS * DEGREE);

/** The way by road that XXX Corps opens next: to Nijmegen, and from there to the last objective. */
export class Route {
  /** The last hex of it that is supplied. */
  head = ALLIED_ROADS[0];
  /** What is to be opened beyond, in order. */
  readonly ahead: number[] = [];
  /** The place of the first of these where the enemy stands; none: more than all of them. */
  block = 0;
  /** Cell → 1 on the way as far as Nijmegen, or the last objective at stake: what the Allies must have at the end. */
  readonly lifeline: Uint8Array = new Uint8Array(CELLS);
  /** Cell → its place among those ahead, from 1 on; 0 elsewhere. */
  readonly place: Uint8Array = new Uint8Array(CELLS);

  /**
   * @param open cell → 1 on supplied roads; `strength` and `beside`: cell → points of the enemy in it and next to it
   * @param atStake cell → 1 around objectives that are as good as held
   */
  find(state: DriveState, open: Uint8Array, strength: Float64Array, beside: Float64Array, atStake: Uint8Array): void {
    for (let step = 0; step < costs.length; step++) costs[step] = costOf(state, step, open, strength, beside);
    const goal = open[NIJMEGEN] === 1 ? WESTERVOORT : NIJMEGEN;
    let best: readonly number[] = [];
    let least = FAR;
    for (const entry of ALLIED_ROADS) {
      const way = distances.way(entry, goal, costs);
      const cost = way.length === 0 ? FAR : costOfWay(way);
      if (cost >= least) continue;
      least = cost;
      best = way;
    }
    this.ahead.length = 0;
    this.block = CELLS;
    this.place.fill(0);
    this.lifeline.fill(0);
    const last = best.findLastIndex((cell) => cell === NIJMEGEN || atStake[cell] === 1);
    for (const [at, cell] of best.entries()) {
      if (at <= last) this.lifeline[cell] = 1;
      if (open[cell] === 1 && this.ahead.length === 0) this.head = cell;
      else this.place[cell] = this.ahead.push(cell);
      if (strength[cell] > 0) this.block = Math.min(this.block, this.place[cell]);
    }
  }
}

function costOf(
  state: DriveState,
  step: number,
  open: Uint8Array,
  strength: Float64Array,
  beside: Float64Array,
): number {
  const to = NEIGHBOUR[step];
  if (to < 0 || STEP_ROAD[step] === 0 || RING[to] === 1) return CLOSED;
  const bridge = STEP_BRIDGE[step];
  const fate = bridge === NONE ? INTACT : state.bridgeState[bridge];
  const crossing = fate === INTACT ? 0 : fate === BLOWN ? REBUILDING : TESTING;
  if (open[to] === 1) return OPEN + crossing + Math.round(ENEMY_BESIDE * beside[to]);
  const owner = state.cellOwner[to] === 1 ? OURS : THEIRS;
  return owner + crossing + Math.round(ENEMY_IN_IT * strength[to] + ENEMY_BESIDE * beside[to]);
}

function costOfWay(way: readonly number[]): number {
  let cost = 0;
  for (let at = 1; at < way.length; at++)
    for (let step = way[at - 1] * DEGREE; step < (way[at - 1] + 1) * DEGREE; step++)
      if (NEIGHBOUR[step] === way[at]) cost += costs[step];
  return cost;
}
