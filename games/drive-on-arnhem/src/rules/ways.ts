import { CELLS, DEGREE, NEIGHBOUR } from '../data/board.ts';
import { COST, ENTER } from '../data/tables.ts';
import { NONE, TRAVEL, type DriveState } from '../state.ts';
import { beginWalk, rememberZones, walker, walkOn, weigh } from './weigh.ts';

/**
 * Where a unit can go by what its side sees, and the cheapest way there: for people who name only the last hex, for bots,
 * and for a table that lights up what is in reach. Points left are tried from many to few, so each cell is settled once.
 */
export interface Ways {
  /** Cell -> operation points left on arrival, at the least cost of lost command; -1 out of reach. */
  readonly left: Int8Array;
  /** The way to a cell in reach, without the start; nothing for any other. */
  to(cell: number): readonly number[] | undefined;
}

const MOST_POINTS = 30;
/** No step costs less in normal mode. */
const LEAST_OFF_ROAD = Math.min(COST.offBoard, COST.narrow, ...ENTER);
const left = new Int8Array(CELLS);
const before = new Int16Array(CELLS);
const ferry = new Uint8Array(CELLS);
const carriers = new Int32Array(CELLS);
const firstEntry = new Int16Array(MOST_POINTS + 1);
const entryCell = new Int16Array(CELLS * DEGREE + 1);
const entryNext = new Int16Array(CELLS * DEGREE + 1);
let entries = 0;

const ways: Ways = {
  left,
  to(cell) {
    if (left[cell] < 0 || before[cell] === NONE) return undefined;
    const way: number[] = [];
    for (let at = cell; before[at] !== NONE; at = before[at]) way.unshift(at);
    return way;
  },
};

/** From where the unit stands, or from the end of a way it is to take first. The result holds until the next call. */
export function findWays(state: DriveState, unit: number, along: readonly number[] = []): Ways {
  left.fill(-1);
  firstEntry.fill(-1);
  entries = 0;
  beginWalk(state, unit);
  for (const to of along) {
    if (!weigh(state, unit, to)) return ways;
    walkOn(state, unit, to);
  }
  const start = walker.cell;
  const hasMoved = walker.moved;
  const least = state.unitMode[unit] === TRAVEL ? COST.road : LEAST_OFF_ROAD;
  offer(start, NONE);
  rememberZones(true);
  for (let points = walker.points; points >= 0; points--) {
    // Most hexes around were settled before, with more than can be left now: those need not be weighed.
    const bound = Math.max(0, points - least);
    for (let entry = firstEntry[points]; entry >= 0; entry = entryNext[entry]) {
      const cell = entryCell[entry];
      if (left[cell] !== points) continue;
      for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
        const to = NEIGHBOUR[step];
        if (to < 0 || left[to] >= bound) continue;
        walker.cell = cell;
        walker.points = points;
        walker.moved = hasMoved || cell !== start;
        walker.ferryUsed = ferry[cell] === 1;
        walker.carriers = carriers[cell];
        if (!weigh(state, unit, to)) continue;
        walkOn(state, unit, to);
        if (walker.points > left[to]) offer(to, cell);
      }
    }
  }
  rememberZones(false);
  return ways;
}

function offer(cell: number, from: number): void {
  left[cell] = walker.points;
  before[cell] = from;
  ferry[cell] = walker.ferryUsed ? 1 : 0;
  carriers[cell] = walker.carriers;
  entryCell[entries] = cell;
  entryNext[entries] = firstEntry[walker.points];
  firstEntry[walker.points] = entries++;
}
