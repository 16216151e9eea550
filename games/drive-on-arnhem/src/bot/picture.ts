import { CELLS, DEGREE, NEIGHBOUR, RING } from '../data/board.ts';
import { FIRST, LAST, OTHER, REACH_OF_RANGE, type Side } from '../data/units.ts';
import { markSuppliedRoads } from '../rules/supply.ts';
import { NORMAL, optionsOf, type DriveState } from '../state.ts';
import { AROUND_CELL, AROUND_COUNT, AROUND_DISTANCE } from './ground.ts';
import { gunsSeen, powerSeen, seesUnit } from './seen.ts';

/** Part of its strength with which a unit counts that may be so many hexes away by now. */
const THREAT_BY_DISTANCE: readonly number[] = [1, 1, 0.7, 0.4];
/** And one that was seen today or yesterday and is not seen any more. */
const GHOST = 0.5;

/** Who stands where and who is in danger, as one side sees it. */
export class Picture {
  side: Side = 'allied';
  /** Cell → combat points of the enemy in it, by efficiency. */
  readonly enemy = new Float64Array(CELLS);
  /** Cell → the same next to it; within a few hexes, less the further off. */
  readonly enemyBeside = new Float64Array(CELLS);
  readonly threat = new Float64Array(CELLS);
  /** Cell → own combat points in it, and within a few hexes. */
  readonly own = new Float64Array(CELLS);
  readonly support = new Float64Array(CELLS);
  /** Cell → artillery points of the enemy and of this side that reach it. */
  readonly enemyGuns = new Float64Array(CELLS);
  readonly ownGuns = new Float64Array(CELLS);
  /** Cell → 1 on the roads by which this side is supplied. */
  readonly supplied = new Uint8Array(CELLS);
  /** Cells with enemies that are seen, in order. */
  readonly enemyCells = new Int16Array(CELLS);
  enemyCellCount = 0;

  draw(state: DriveState, side: Side): void {
    this.side = side;
    for (const column of [this.enemy, this.enemyBeside, this.threat, this.own, this.support]) column.fill(0);
    this.enemyGuns.fill(0);
    this.ownGuns.fill(0);
    markSuppliedRoads(state, side, this.supplied);
    const enemy = OTHER[side];
    for (let unit = FIRST[side]; unit < LAST[side]; unit++)
      if (state.unitCell[unit] >= 0) this.add(state, unit, state.unitCell[unit], 1);
    for (let unit = FIRST[enemy]; unit < LAST[enemy]; unit++) {
      if (seesUnit(state, side, unit)) this.#addEnemy(state, unit);
      else if (optionsOf(state).hidden) this.#addGhost(state, unit);
    }
    this.enemyCellCount = 0;
    for (let cell = 0; cell < CELLS; cell++)
      if (this.enemy[cell] > 0 && RING[cell] === 0) this.enemyCells[this.enemyCellCount++] = cell;
  }

  /** An own unit comes to a cell, or with the sign −1 leaves it. */
  add(state: DriveState, unit: number, cell: number, sign: number): void {
    const power = sign * powerSeen(state, this.side, unit);
    this.own[cell] += power;
    spread(this.support, cell, power);
    if (state.unitGuns[unit] > 0 && state.unitMode[unit] === NORMAL)
      spreadGuns(this.ownGuns, cell, sign * state.unitGuns[unit], REACH_OF_RANGE[state.unitRange[unit]]);
  }

  #addEnemy(state: DriveState, unit: number): void {
    const cell = state.unitCell[unit];
    const power = powerSeen(state, this.side, unit);
    this.enemy[cell] += power;
    for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++)
      if (NEIGHBOUR[step] >= 0) this.enemyBeside[NEIGHBOUR[step]] += power;
    spread(this.threat, cell, power);
    const guns = gunsSeen(state, this.side, unit);
    if (guns > 0 && state.unitMode[unit] === NORMAL) spreadGuns(this.enemyGuns, cell, guns, 2);
  }

  /** Where an enemy was seen last it may still be about. */
  #addGhost(state: DriveState, unit: number): void {
    const cell = state.ghostCell[unit];
    if (cell >= 0 && state.turn - state.ghostTurn[unit] <= 1)
      spread(this.threat, cell, GHOST * powerSeen(state, this.side, unit));
  }
}

function spread(column: Float64Array, cell: number, power: number): void {
  column[cell] += power;
  for (let at = cell * AROUND_COUNT; at < (cell + 1) * AROUND_COUNT && AROUND_CELL[at] >= 0; at++)
    column[AROUND_CELL[at]] += power * THREAT_BY_DISTANCE[AROUND_DISTANCE[at]];
}

function spreadGuns(column: Float64Array, cell: number, guns: number, range: number): void {
  column[cell] += guns;
  for (let at = cell * AROUND_COUNT; at < (cell + 1) * AROUND_COUNT && AROUND_CELL[at] >= 0; at++) {
    if (AROUND_DISTANCE[at] > range) return;
    column[AROUND_CELL[at]] += guns;
  }
}
