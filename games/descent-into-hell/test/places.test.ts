import { defaultOptions, FastDice } from '@club-route/engine';
import { playRandomGame } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { AIRFIELD, board, CELLS, ROAD_NET, SIDE_BRIDGE, SOUTH, WATER } from '../src/data/board.ts';
import { AREA_OF } from '../src/data/areas.ts';
import { BRIDGING_UNITS, FIRST, LAST, OTHER, REPAIR, type Side } from '../src/data/units.ts';
import { descentIntoHell } from '../src/game.ts';
import { placesOf } from '../src/rules/places.ts';
import { hasGroundLine } from '../src/rules/supply.ts';
import { ALLIED_OWNER, type DescentState } from '../src/state.ts';

/** What is kept from one position to the next must be what a plain look at the new one finds, wherever it comes from. */

const SEED = 44;
const dice = new FastDice(SEED);
const positions: readonly DescentState[] = Array.from(
  { length: 12 },
  (_, seed) =>
    playRandomGame(descentIntoHell, defaultOptions(descentIntoHell.options), SEED + seed, {
      maximumActions: 60 * (seed + 1),
    }).state,
);
/** Positions of different games after each other, some of them twice. */
const visits = Array.from({ length: 40 }, () => dice.pick(positions, 'which position'));

const neighbours = (cell: number): readonly number[] =>
  [...board.neighbour.subarray(cell * board.degree, (cell + 1) * board.degree)].filter((near) => near >= 0);

test.each<Side>(['allied', 'german'])('1.2: where %s units are and what they light', (side) => {
  for (const state of visits) {
    const count = new Uint8Array(CELLS);
    const stacked = new Uint8Array(CELLS);
    const lit = new Uint8Array(CELLS);
    for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
      const cell = state.unitCell[unit];
      if (cell < 0) continue;
      count[cell]++;
      if (REPAIR[unit] === 0 || AIRFIELD[cell] < 0) stacked[cell]++;
      for (const near of [cell, ...neighbours(cell)]) lit[near] = 1;
    }
    const found = placesOf(state, side);
    expect(found.count).toEqual(count);
    expect(found.stacked).toEqual(stacked);
    expect(found.lit).toEqual(lit);
  }
});

/** 1.5, H-45: cell by cell, the fewest hexes without roads to any source, looked over until nothing gets better. */
function supplied(state: DescentState, side: Side): ReadonlySet<number> {
  const enemies = new Set(state.unitCell.subarray(FIRST[OTHER[side]], LAST[OTHER[side]]));
  const isSource = (cell: number): boolean =>
    !enemies.has(cell) && (side === 'allied' ? SOUTH[cell] === 1 : AREA_OF[cell] >= 0);
  const carries = (hexside: number): boolean => {
    if (WATER[hexside] === 0) return true;
    const bridge = SIDE_BRIDGE[hexside];
    if (bridge >= 0 && state.bridgeBlown[bridge] === 0)
      return (state.bridgeOwner[bridge] === ALLIED_OWNER) === (side === 'allied');
    return side === 'allied' && BRIDGING_UNITS.some((unit) => state.unitSpan[unit] === hexside);
  };
  const fewest = Array.from({ length: CELLS }, (_, cell) => (isSource(cell) ? 0 : Infinity));
  for (let changed = true; changed;) {
    changed = false;
    for (let cell = 0; cell < CELLS; cell++)
      for (let step = cell * board.degree; step < (cell + 1) * board.degree; step++) {
        const next = board.neighbour[step];
        if (next < 0 || enemies.has(next) || !carries(board.side[step])) continue;
        const through = fewest[next] + (ROAD_NET[next] === 1 ? 0 : 1);
        if (through >= fewest[cell]) continue;
        fewest[cell] = through;
        changed = true;
      }
  }
  return new Set([...fewest.keys()].filter((cell) => fewest[cell] <= 3));
}

test.each<Side>(['allied', 'german'])('1.5: supply lines of %s units, one asked for or many', (side) => {
  for (const [index, state] of visits.entries()) {
    const expected = supplied(state, side);
    const cells = [...state.unitCell.subarray(FIRST[side], LAST[side])].filter((cell) => cell >= 0);
    for (const cell of index % 2 === 0 ? cells.slice(0, 2) : cells)
      expect(hasGroundLine(state, side, cell, 'truth'), `cell ${cell}`).toBe(expected.has(cell));
  }
});
