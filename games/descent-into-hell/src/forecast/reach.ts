import { costOfWay, entryCells } from '../choices/march.ts';
import { board, CELLS, DEGREE, NEIGHBOUR } from '../data/board.ts';
import { sideOf } from '../data/units.ts';
import { entryCost } from '../phases/entry.ts';
import { budgetOf } from '../phases/march.ts';
import { isTiedToBank } from '../rules/ferries.ts';
import { isHalt, mayEnd, mayPass, survey } from '../rules/survey.ts';
import { costOfStep } from '../rules/weigh.ts';
import { NONE, type DescentState } from '../state.ts';

/**
 * Where units can go together in this impulse, as far as their side sees, and by the cheapest ways; units that are not on
 * the map by the hexes where they may enter. What is laid of the way already is kept.
 */
export class Reach {
  /** Cell -> quarters to get there, or -1. */
  readonly cost = new Int16Array(CELLS).fill(-1);
  readonly budget: number;
  readonly #from: number;
  readonly #laid: readonly number[];
  readonly #before = new Int16Array(CELLS).fill(NONE);
  readonly #ends = new Uint8Array(CELLS);

  constructor(state: DescentState, units: readonly number[], laid: readonly number[] = []) {
    const cell = state.unitCell[units[0]];
    const from = Math.max(NONE, cell);
    const column = { units, from };
    this.#from = from;
    this.#laid = laid;
    this.budget = budgetOf(state, units);
    survey(state, sideOf(units[0]));
    const tied = isTiedToBank(state, units[0]);
    const frontier: number[][] = Array.from({ length: Math.max(0, this.budget) + 1 }, () => []);
    for (const start of startsOf(state, units, from, laid)) {
      this.cost[start.cell] = start.spent;
      frontier[start.spent].push(start.cell);
      if (laid.length === 0 && start.cell !== from && mayEnd(column, start.cell)) this.#ends[start.cell] = 1;
    }
    for (let spent = 0; spent < frontier.length; spent++) {
      for (const at of frontier[spent]) {
        const hasMoved = at !== from || laid.length > 0;
        if (this.cost[at] !== spent || (hasMoved && (isHalt(at) || tied))) continue;
        for (let step = at * DEGREE; step < (at + 1) * DEGREE; step++) {
          const near = NEIGHBOUR[step];
          if (near < 0 || !mayPass(state, column, near)) continue;
          if (tied && board.side[step] !== state.unitFerrySide[units[0]]) continue;
          const cost = costOfStep(state, units, state.impulse, step);
          const total = spent + cost;
          if (cost < 0 || total > this.budget || (this.cost[near] >= 0 && this.cost[near] <= total)) continue;
          this.cost[near] = total;
          this.#before[near] = at;
          if (mayEnd(column, near)) this.#ends[near] = 1;
          frontier[total].push(near);
        }
      }
    }
    if (from >= 0 && laid.length === 0) this.#ends[from] = 0;
  }

  /** Hexes in which the move may end. */
  cells(): readonly number[] {
    return [...this.cost.keys()].filter((cell) => this.#ends[cell] === 1);
  }

  /** The way there without the hex of the start, or with that of entry; nothing if it cannot be reached. */
  to(cell: number): readonly number[] | undefined {
    if (this.#ends[cell] !== 1) return undefined;
    const way: number[] = [];
    let at = cell;
    for (; this.#before[at] !== NONE; at = this.#before[at]) way.unshift(at);
    if (this.#laid.length > 0) return [...this.#laid, ...way];
    return this.#from === NONE ? [at, ...way] : way;
  }
}

interface Start {
  readonly cell: number;
  readonly spent: number;
}

function startsOf(
  state: DescentState,
  units: readonly number[],
  from: number,
  laid: readonly number[],
): readonly Start[] {
  if (from !== NONE) return [{ cell: laid.at(-1) ?? from, spent: costOfWay(state, units, from, laid) }];
  const [at, ...rest] = laid;
  if (at === undefined) return entryCells(state, units).map((cell) => ({ cell, spent: entryCost(state, units, cell) }));
  return [{ cell: laid.at(-1)!, spent: entryCost(state, units, at) + costOfWay(state, units, at, rest) }];
}
