import { hexDistance } from '@club-route/engine';
import { board, CELLS, DEGREE, NEIGHBOUR, NO_WATER, WATER } from '../data/board.ts';
import { QUARTERS } from '../data/tables.ts';
import { attackFactor, FIRST, LAST, OTHER, type Side } from '../data/units.ts';
import { hasIntactBridge } from '../rules/crossings.ts';
import { defenceOf } from '../rules/fire.ts';
import { litCells } from '../rules/view.ts';
import type { DescentState } from '../state.ts';

/** Enemies in sight, and how well a side could attack them: worked out once for each impulse of a script. */

/** Attackers gather from so many hexes around. */
const GATHER = 4;

export class Contacts {
  /** Cell -> 1 where enemies are in sight. */
  readonly enemies = new Uint8Array(CELLS);
  /** Cell -> tenths: attack factors that can gather for each defence factor of the enemies there. */
  readonly odds = new Int16Array(CELLS);
  /** Cell -> 1 where enemies were seen or have landed, and are out of sight now. */
  readonly #suspected = new Uint8Array(CELLS);
  readonly #cells: number[] = [];
  readonly #defence = new Int16Array(CELLS);

  /** Whether enemies are in sight in a cell, or were seen there. */
  areAt(cell: number): boolean {
    return this.enemies[cell] === 1 || this.#suspected[cell] === 1;
  }

  /** @param known where the side knows of enemies, in sight or not */
  look(state: DescentState, side: Side, known: readonly number[]): void {
    const lit = litCells(state, side);
    this.#suspected.fill(0);
    for (const cell of known) if (lit[cell] === 0) this.#suspected[cell] = 1;
    this.enemies.fill(0);
    this.#cells.length = 0;
    for (let unit = FIRST[OTHER[side]]; unit < LAST[OTHER[side]]; unit++) {
      const cell = state.unitCell[unit];
      if (cell < 0 || lit[cell] === 0) continue;
      if (this.enemies[cell] === 0) {
        this.enemies[cell] = 1;
        this.#defence[cell] = 0;
        this.#cells.push(cell);
      }
      this.#defence[cell] += defenceOf(state, unit, true) / QUARTERS;
    }
    for (const cell of this.#cells) this.odds[cell] = this.#oddsAt(state, side, cell);
  }

  #oddsAt(state: DescentState, side: Side, cell: number): number {
    let attack = 0;
    for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
      const from = state.unitCell[unit];
      if (from >= 0 && hexDistance(board, from, cell) <= GATHER) attack += attackFactor(unit, state.unitSteps[unit]);
    }
    return Math.floor((attack * 10) / Math.max(1, this.#defence[cell]));
  }

  /**
   * The odds, in tenths, at which who comes to a cell would have to attack: the worst of several; MOST next to nobody. By
   * road nobody drives up to enemies of whom it only knows, as they would fire doubled.
   */
  dutyAt(state: DescentState, cell: number): number {
    let worst = NO_DUTY;
    const byRoad = state.impulse === 'road';
    if (byRoad && this.#suspected[cell] === 1) return 0;
    for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
      const near = NEIGHBOUR[step];
      if (near < 0 || (this.enemies[near] === 0 && !(byRoad && this.#suspected[near] === 1))) continue;
      const hexside = board.side[step];
      if (WATER[hexside] !== NO_WATER && !hasIntactBridge(state, hexside)) continue;
      if (this.enemies[near] === 0) return 0;
      if (this.odds[near] < worst) worst = this.odds[near];
    }
    return worst;
  }
}

export const NO_DUTY = 0x7fff;
