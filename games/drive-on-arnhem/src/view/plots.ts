import { FIRST, LAST, type Side } from '../data/units.ts';
import { NONE, type DriveState } from '../state.ts';

/** Attacks and barrages that a side has plotted in this phase, as far as a sight shows them: only its own. */

export interface PlottedBattle {
  readonly cell: number;
  /** In plotted order (8.15), which is the order of their fire. */
  readonly attackers: readonly number[];
  /** The hexes attacked from, each once. */
  readonly from: readonly number[];
}

export interface PlottedBarrage {
  readonly unit: number;
  readonly cell: number;
}

/** H39: battles in the order in which they will be fought. */
export function plottedBattles(sight: DriveState, side: Side): readonly PlottedBattle[] {
  const units: number[] = [];
  for (let unit = FIRST[side]; unit < LAST[side]; unit++)
    if (sight.unitCell[unit] >= 0 && sight.unitAttack[unit] >= 0) units.push(unit);
  units.sort((one, two) => sight.unitAttackOrder[one] - sight.unitAttackOrder[two]);
  const cells = [...new Set(units.map((unit) => sight.unitAttack[unit]))];
  return cells.map((cell) => {
    const attackers = units.filter((unit) => sight.unitAttack[unit] === cell);
    return { cell, attackers, from: [...new Set(attackers.map((unit) => sight.unitCell[unit]))] };
  });
}

/** 8.13: the advanced game's barrages. */
export function plottedBarrages(sight: DriveState, side: Side): readonly PlottedBarrage[] {
  const barrages: PlottedBarrage[] = [];
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
    const cell = sight.unitBarrage[unit];
    if (sight.unitCell[unit] >= 0 && cell > NONE) barrages.push({ unit, cell });
  }
  return barrages;
}
