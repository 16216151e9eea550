import { CELLS, DEGREE, NEIGHBOUR } from '../data/board.ts';
import { sideOf } from '../data/units.ts';
import { budgetOf } from '../phases/march.ts';
import { isTiedToBank } from '../rules/ferries.ts';
import { isHalt, mayEnd, mayPass, survey } from '../rules/survey.ts';
import { costOfStep } from '../rules/weigh.ts';
import type { DescentState } from '../state.ts';

/** Where units on the map can go together in this impulse, as far as their side sees, and by the cheapest ways. */
export class Reach {
  /** Cell -> quarters to get there, or -1. */
  readonly cost = new Int16Array(CELLS).fill(-1);
  readonly #from: number;
  readonly #before = new Int16Array(CELLS).fill(-1);
  readonly #ends: (cell: number) => boolean;

  constructor(state: DescentState, units: readonly number[]) {
    const from = state.unitCell[units[0]];
    const column = { units, from };
    this.#from = from;
    survey(state, sideOf(units[0]));
    const ends = new Uint8Array(CELLS);
    this.#ends = (cell) => ends[cell] === 1;
    const budget = budgetOf(state, units);
    const tied = isTiedToBank(state, units[0]);
    const frontier: number[][] = Array.from({ length: Math.max(0, budget) + 1 }, () => []);
    this.cost[from] = 0;
    frontier[0].push(from);
    for (let spent = 0; spent < frontier.length; spent++) {
      for (const at of frontier[spent]) {
        if (this.cost[at] !== spent || (at !== from && (isHalt(at) || tied))) continue;
        for (let step = at * DEGREE; step < (at + 1) * DEGREE; step++) {
          const cell = NEIGHBOUR[step];
          if (cell < 0 || !mayPass(state, column, cell)) continue;
          const cost = costOfStep(state, units, state.impulse, step);
          const total = spent + cost;
          if (cost < 0 || total > budget || (this.cost[cell] >= 0 && this.cost[cell] <= total)) continue;
          this.cost[cell] = total;
          this.#before[cell] = at;
          if (mayEnd(column, cell)) ends[cell] = 1;
          frontier[total].push(cell);
        }
      }
    }
    ends[from] = 0;
  }

  /** Hexes in which the move may end. */
  cells(): readonly number[] {
    return [...this.cost.keys()].filter((cell) => this.#ends(cell));
  }

  /** The way there without the hex of the start; nothing if it cannot be reached. */
  to(cell: number): readonly number[] | undefined {
    if (!this.#ends(cell)) return undefined;
    const way: number[] = [];
    for (let at = cell; at !== this.#from; at = this.#before[at]) way.unshift(at);
    return way;
  }
}
