import type { Trail } from './trail.ts';

/**
 * Where a unit starts from, with what points, whether in an enemy zone, and what it has spent before. One can be filled
 * in again and again, so that a search that asks for thousands makes none.
 */
export class Departure {
  unit = -1;
  cell = -1;
  /** What it has for the way from here. */
  points = 0;
  /** It begins in an enemy zone. */
  inZone = false;
  /** It comes over the edge: `cell` is the first that it enters, not one that it leaves. */
  entering = false;
  /** Points spent on entering `cell`. */
  spent = 0;

  /** From a cell in which the unit is. */
  leave(unit: number, cell: number, points: number, inZone: boolean): this {
    this.unit = unit;
    this.cell = cell;
    this.points = points;
    this.inZone = inZone;
    this.entering = false;
    this.spent = 0;
    return this;
  }

  /** Over the edge into a cell, for so much of its points; in an enemy zone none of them is left. */
  enter(unit: number, cell: number, points: number, spent: number, intoZone: boolean): this {
    this.unit = unit;
    this.cell = cell;
    this.points = intoZone ? 0 : points - spent;
    this.inZone = false;
    this.entering = true;
    this.spent = spent;
    return this;
  }
}

/** A cell in which a unit may end its move. */
export interface Destination {
  readonly cell: number;
  /** Where it comes over the edge, if it does. */
  readonly at: number | undefined;
  /** Points in all, entering included. */
  readonly cost: number;
}

/** Every cell in which a unit may end its move, from the departure that leaves it most. */
export function destinationsFrom(
  departures: readonly Departure[],
  reach: (departure: Departure) => Trail,
  mayEnd: (cell: number) => boolean,
): readonly Destination[] {
  const best = new Map<number, Destination>();
  for (const departure of departures) {
    const trail = reach(departure);
    const at = departure.entering ? departure.cell : undefined;
    for (let index = 0; index < trail.count; index++) {
      const cell = trail.reached[index]!;
      if (!mayEnd(cell) || (cell === departure.cell && at === undefined)) continue;
      const cost = departure.spent + trail.costTo(cell);
      if (cost < (best.get(cell)?.cost ?? Infinity)) best.set(cell, { cell, at, cost });
    }
  }
  return [...best.values()];
}

/** The cells that a unit enters on its way to a cell of a trail, the first included where it comes over the edge. */
export function cellsEntered(departure: Departure, trail: Trail, to: number): readonly number[] {
  const cells = trail.cellsTo(to);
  return departure.entering ? cells : cells.slice(1);
}
