import { FastDice } from '@club-route/engine';
import { expect, test } from 'vitest';
import { Script } from '../src/bot/script.ts';
import { board, CELLS, NO_WATER, SIDE_BRIDGE, SIDE_FERRY, WATER } from '../src/data/board.ts';
import { GERMAN_POOL, MOTORIZED, MOVEMENT, sideOf, START_CELL, UNIT_COUNT, type Side } from '../src/data/units.ts';
import { descentIntoHell as game } from '../src/game.ts';
import { IMPULSES_A_DAY, momentOf, UNKNOWN, type DescentState } from '../src/state.ts';
import { usualRules } from './positions.ts';

/** Impulses of a side from a moment to now, that moment included: in it the unit may still have moved. */
function impulsesOf(side: Side, from: number, now: DescentState): number {
  let count = 0;
  for (let moment = from; moment <= momentOf(now); moment++) {
    const begun = moment < momentOf(now) || now.impulseNumber > 0;
    if (begun && moment % IMPULSES_A_DAY < 2 === (side === 'allied')) count++;
  }
  return count;
}

/** Hexes from a cell to each other one, where water is crossed only at bridges and map ferries. */
function stepsFrom(from: number): readonly number[] {
  const steps = Array.from({ length: CELLS }, () => Infinity);
  steps[from] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (const [step, near] of board.neighbour.entries()) {
      const hexside = board.side[step];
      if (near < 0 || (WATER[hexside] !== NO_WATER && SIDE_BRIDGE[hexside] < 0 && SIDE_FERRY[hexside] < 0)) continue;
      const gone = steps[Math.floor(step / board.degree)] + 1;
      if (gone >= steps[near]) continue;
      steps[near] = gone;
      changed = true;
    }
  }
  return steps;
}

/** More hexes than any ground lets a unit go: half a point each by road, along a highway a quarter on wheels; off the road one. */
function farthest(unit: number, impulses: number): number {
  const byRoad = MOVEMENT[unit] * (MOTORIZED[unit] === 1 ? 4 : 2);
  // A turn has one road impulse; the last of a turn and the first of the next may both be.
  const roads = Math.min(impulses, Math.floor(impulses / 2) + 1);
  return roads * byRoad + (impulses - roads) * MOVEMENT[unit];
}

test('1.2, H-32: imagined units are no farther by land and bridges from where they were seen or began than they can have gone', () => {
  const script = new Script();
  const dice = new FastDice(5);
  const state = game.setup(usualRules, dice);
  let checked = 0;
  let moved = 0;
  let drove = 0;
  const tooFar: string[] = [];
  const known = new Map<number, readonly number[]>();
  for (let count = 0; game.active(state).length > 0; count++) {
    const [seat] = game.active(state);
    if (count % 12 === 5)
      for (const viewer of ['allied', 'german'] as const) {
        const sight = game.sight(state, viewer);
        const world = game.imagine!(sight, viewer, dice);
        for (let unit = 0; unit < UNIT_COUNT; unit++) {
          if (sideOf(unit) === viewer || sight.unitCell[unit] !== UNKNOWN || world.unitCell[unit] < 0) continue;
          const seen = sight.ghostCell[unit] >= 0;
          // Of the others only those that were on the map from the beginning have a place where they began.
          if (!seen && (sideOf(unit) === 'allied' || GERMAN_POOL[unit] >= 0)) continue;
          const from = seen ? sight.ghostCell[unit] : START_CELL[unit];
          const since = seen ? sight.ghostMoment[unit] : 0;
          const steps = known.get(from) ?? stepsFrom(from);
          known.set(from, steps);
          const gone = steps[world.unitCell[unit]];
          checked++;
          if (gone > 0) moved++;
          if (gone > (impulsesOf(sideOf(unit), since, sight) * MOVEMENT[unit] * 3) / 2) drove++;
          if (gone > farthest(unit, impulsesOf(sideOf(unit), since, sight))) tooFar.push(`${unit}: ${gone} hexes`);
        }
      }
    game.apply(state, seat, script.decide(game.sight(state, seat), seat), dice);
  }
  expect(checked).toBeGreaterThan(500);
  // Some have gone: else nobody would reckon with them anywhere but where they were.
  expect(moved).toBeGreaterThan(checked / 10);
  // And some by road as far as it goes.
  expect(drove).toBeGreaterThan(checked / 100);
  // Where every hex in reach is seen or full it is the nearest that is not.
  expect(tooFar.length, tooFar.slice(0, 5).join(', ')).toBeLessThanOrEqual(checked / 200);
});
