import { LONGEST_WALK } from '../actions.ts';
import { CELLS, DEGREE, NEIGHBOUR } from '../data/board.ts';
import { AIRBORNE_OF, FIRST, LAST } from '../data/units.ts';
import { refuseWalkStep } from '../phases/supply.ts';
import { NONE, optionsOf, type DriveState } from '../state.ts';

/** 5.2, H18: the walk from a source in the advanced game, by what the Allies see. */

/** Shortest walks from a hex to every other that the walk of a formation may enter. */
export interface Walks {
  /** Hexes entered on the way to a cell; nothing if it cannot be walked to. */
  to(cell: number): readonly number[] | undefined;
}

/** @param safe only through hexes of our own, where nobody unseen is met */
export function walksFrom(state: DriveState, formation: number, from: number, safe = false): Walks {
  const source = state.sourceCell[formation];
  const before = new Int16Array(CELLS).fill(NONE);
  const queue = [from];
  for (let head = 0; head < queue.length; head++) {
    const cell = queue[head];
    for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
      const next = NEIGHBOUR[step];
      if (next < 0 || next === from || before[next] !== NONE) continue;
      if (safe && state.cellOwner[next] === 0) continue;
      if (refuseWalkStep(state, source, cell, next) !== undefined) continue;
      before[next] = cell;
      queue.push(next);
    }
  }
  return {
    to(cell) {
      if (before[cell] === NONE) return undefined;
      const way: number[] = [];
      for (let at = cell; at !== from; at = before[at]) way.unshift(at);
      return way;
    },
  };
}

/** Units of a formation that no walk has passed, this one included. */
export function unitsToSupply(state: DriveState, formation: number, way: readonly number[]): readonly number[] {
  const passed = new Set([state.sourceCell[formation], ...way]);
  const units: number[] = [];
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    if (state.unitCell[unit] < 0 || AIRBORNE_OF[unit] !== formation || state.unitPassed[unit] === 1) continue;
    if (!passed.has(state.unitCell[unit])) units.push(unit);
  }
  return units;
}

/** A walk goes on to every unit it can reach, always to the nearest that is left; with hidden units by safe hexes first. */
export function wholeWalk(state: DriveState, formation: number, begun: readonly number[]): readonly number[] {
  let way = begun;
  for (;;) {
    const next =
      (optionsOf(state).hidden ? nearest(state, formation, way, true) : undefined) ??
      nearest(state, formation, way, false);
    if (next === undefined || way.length + next.length > LONGEST_WALK) return way;
    way = [...way, ...next];
  }
}

/** The way on from the end of a walk to the nearest unit that is left. */
function nearest(
  state: DriveState,
  formation: number,
  way: readonly number[],
  safe: boolean,
): readonly number[] | undefined {
  const walks = walksFrom(state, formation, way.at(-1) ?? state.sourceCell[formation], safe);
  return unitsToSupply(state, formation, way)
    .map((unit) => walks.to(state.unitCell[unit]))
    .filter((one) => one !== undefined)
    .toSorted((one, two) => one.length - two.length)[0];
}
