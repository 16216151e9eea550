import { AIRFIELD, CELLS, DEGREE, NEIGHBOUR } from '../data/board.ts';
import { FIRST, LAST, REPAIR, type Side } from '../data/units.ts';
import { WAITING, type DescentState } from '../state.ts';

/**
 * Where the units of a side are, by hex. From one position to the next few units move, so the last one is kept, and only
 * what those units change is worked out anew.
 */
export interface Places {
  /** Cell -> units there, and those of them that count for stacking (1.7: repair units do not on an airfield). */
  readonly count: Uint8Array;
  readonly stacked: Uint8Array;
  /** 1.2, H-31: cell -> 1 where the side sees. Its units light their hex and the six around, water or not. */
  readonly lit: Uint8Array;
  /** Cell -> units that light it. */
  readonly lights: Uint8Array;
}

interface Kept extends Places {
  /** Unit of the side -> where it was. */
  readonly cells: Int16Array;
}

const keptFor = (side: Side): Kept => ({
  cells: new Int16Array(LAST[side] - FIRST[side]).fill(WAITING),
  count: new Uint8Array(CELLS),
  stacked: new Uint8Array(CELLS),
  lights: new Uint8Array(CELLS),
  lit: new Uint8Array(CELLS),
});

const kept: Readonly<Record<Side, Kept>> = { allied: keptFor('allied'), german: keptFor('german') };

/** Holds good until it is asked about another position. */
export function placesOf({ unitCell }: Pick<DescentState, 'unitCell'>, side: Side): Places {
  const places = kept[side];
  const { cells } = places;
  const first = FIRST[side];
  for (let index = 0; index < cells.length; index++) {
    const cell = unitCell[first + index];
    const before = cells[index];
    if (before === cell) continue;
    cells[index] = cell;
    if (before >= 0) put(places, first + index, before, -1);
    if (cell >= 0) put(places, first + index, cell, 1);
  }
  return places;
}

function put({ count, stacked, lights, lit }: Kept, unit: number, cell: number, change: number): void {
  count[cell] += change;
  if (REPAIR[unit] === 0 || AIRFIELD[cell] < 0) stacked[cell] += change;
  lights[cell] += change;
  lit[cell] = lights[cell] > 0 ? 1 : 0;
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
    const near = NEIGHBOUR[step];
    if (near < 0) continue;
    lights[near] += change;
    lit[near] = lights[near] > 0 ? 1 : 0;
  }
}
