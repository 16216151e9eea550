import { FastDice, mixSeed } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { CELLS, labelOf, RING } from '../src/data/board.ts';
import { FIRST, LAST, sideOf, UNIT_COUNT, UNITS } from '../src/data/units.ts';
import { driveOnArnhem, phasingSide } from '../src/game.ts';
import { hasAirborneTrace, isGroundSupplied, markSuppliedRoads } from '../src/rules/supply.ts';
import { findWays } from '../src/rules/ways.ts';
import { beginWalk, walker, weigh, weighed } from '../src/rules/weigh.ts';
import { isOperationPhase, type DriveState } from '../src/state.ts';
import { slowAirborneSupply, slowGroundSupply, slowNeighbours, slowStepCost, slowSuppliedRoads } from './reference.ts';
import { usualRules } from './positions.ts';

/** Positions of random games, visible units, by every condition that changes movement or supply. */
function* positions(): Generator<DriveState> {
  for (let game = 0; game < 3; game++) {
    const dice = new FastDice(mixSeed(77, game));
    const options = { ...usualRules, level: 1 + (game % 4), travelZones: game % 2 === 1 };
    const state = driveOnArnhem.setup(options, dice);
    for (let action = 0; action < 700 && driveOnArnhem.active(state).length > 0; action++) {
      const [seat] = driveOnArnhem.active(state);
      driveOnArnhem.apply(state, seat, randomChoice(driveOnArnhem, state, seat, dice), dice);
      if (action % 140 === 139) yield state;
    }
  }
}

test('supply and single steps are those of the slow reference, ways those of all steps', () => {
  const supplied = new Uint8Array(CELLS);
  let compared = 0;
  for (const state of positions()) {
    for (const side of ['allied', 'german'] as const) {
      markSuppliedRoads(state, side, supplied);
      const roads = slowSuppliedRoads(state, side);
      for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
        if (state.unitCell[unit] < 0) continue;
        const where = `${UNITS[unit].id} at ${labelOf(state.unitCell[unit])}`;
        expect(isGroundSupplied(state, unit, supplied), where).toBe(
          RING[state.unitCell[unit]] === 1 || slowGroundSupply(state, side, state.unitCell[unit], roads),
        );
        expect(hasAirborneTrace(state, unit), where).toBe(slowAirborneSupply(state, unit));
      }
    }
    if (!isOperationPhase(state.phase)) continue;
    for (let unit = 0; unit < UNIT_COUNT; unit++) {
      if (state.unitCell[unit] < 0 || sideOf(unit) !== phasingSide(state)) continue;
      for (const to of slowNeighbours(state.unitCell[unit])) {
        beginWalk(state, unit);
        walker.points = 99;
        const cost = weigh(state, unit, to) ? weighed.cost : -1;
        expect(cost, `${UNITS[unit].id} from ${labelOf(state.unitCell[unit])} to ${labelOf(to)}`).toBe(
          slowStepCost(state, unit, to),
        );
        compared++;
      }
    }
    compareWays(state);
  }
  expect(compared).toBeGreaterThan(1500);
});

/** Every way found is one that the rules accept. */
function compareWays(state: DriveState): void {
  for (let unit = FIRST[phasingSide(state)], seen = 0; unit < LAST[phasingSide(state)] && seen < 4; unit++) {
    if (state.unitCell[unit] < 0 || state.unitPoints[unit] === 0 || state.unitAttack[unit] >= 0) continue;
    seen++;
    const ways = findWays(state, unit);
    for (let cell = 0; cell < CELLS; cell++) {
      const way = ways.to(cell);
      if (way === undefined) continue;
      const action = { kind: 'move', unit, way } as const;
      expect(driveOnArnhem.refuse(state, phasingSide(state), action)).toBeUndefined();
      findWays(state, unit);
    }
  }
}
