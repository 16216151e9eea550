import type { Dice } from '@club-route/engine';
import { AREA_CELLS, AREA_CHOICES } from '../data/areas.ts';
import { FIRST, GERMAN_POOL, LAST, POOL_AREA, POOL_COUNT, POOL_TURN, START_CELL, STEPS } from '../data/units.ts';
import { IMPULSES_A_DAY, OFF_MAP, UNKNOWN, WAITING, type DescentState } from '../state.ts';
import type { HidingPlaces } from './places.ts';

/** What the Allies imagine: those on the map from the start, and force pools once they can have come. */
export function imagineGermans(state: DescentState, places: HidingPlaces, dice: Dice): void {
  state.ferryUsed.fill(0);
  const areas = Array.from({ length: POOL_COUNT }, (_, pool) => imaginedArea(state, pool, dice));
  for (let unit = FIRST.german; unit < LAST.german; unit++) {
    if (state.unitSteps[unit] === UNKNOWN) state.unitSteps[unit] = STEPS[unit];
    if (state.unitCell[unit] !== UNKNOWN) continue;
    const pool = GERMAN_POOL[unit];
    if (state.ghostCell[unit] >= 0) {
      places.hide(unit, { cell: state.ghostCell[unit], moment: state.ghostMoment[unit] });
    } else if (pool < 0) {
      places.hide(unit, { cell: START_CELL[unit], moment: 0 });
    } else if (areas[pool] === WAITING) {
      state.unitCell[unit] = WAITING;
    } else if (dice.chance(1, 4, 'whether it has entered')) {
      state.unitCell[unit] = OFF_MAP - areas[pool];
    } else {
      const moment = (POOL_TURN[pool] - 1) * IMPULSES_A_DAY + 2;
      places.hide(unit, { cell: dice.pick(AREA_CELLS[areas[pool]], 'where it entered'), moment });
    }
  }
}

/** Where a pool was placed, or that it waits; it does not wait once one of its units was seen. */
function imaginedArea(state: DescentState, pool: number, dice: Dice): number {
  const come = POOL_TURN[pool] < state.turn || (POOL_TURN[pool] === state.turn && state.side === 'german');
  let known = false;
  for (let unit = FIRST.german; unit < LAST.german; unit++)
    if (GERMAN_POOL[unit] === pool && (state.unitCell[unit] !== UNKNOWN || state.ghostCell[unit] >= 0)) known = true;
  const waits = !known && (!come || dice.chance(1, 4, 'whether the pool waits'));
  if (waits) return WAITING;
  return dice.chance(2, 3, 'whether it came where it should')
    ? POOL_AREA[pool]
    : dice.pick(AREA_CHOICES[POOL_AREA[pool]], 'where the pool was placed');
}
