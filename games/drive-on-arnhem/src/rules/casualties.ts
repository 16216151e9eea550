import { scale } from '@club-route/engine';
import { CITY, RIVER, STEP_WATER, stepBetween, TERRAIN } from '../data/board.ts';
import { CASUALTY, CASUALTY_TERRAIN } from '../data/tables.ts';
import { ARMOR } from '../data/units.ts';
import { NONE, optionsOf, TRAVEL, type DriveState } from '../state.ts';

/** 9.3, H28: what fire does to those it hits. */

/** Sum of the casualty modifiers of a unit, per cent. `attacked` is the hex it attacks, or -1 for a defender. */
export function casualtyPercent(state: DriveState, unit: number, attacked: number, fromGuns: boolean): number {
  const cell = state.unitCell[unit];
  let percent = CASUALTY_TERRAIN[TERRAIN[cell]] + CASUALTY.fort * state.unitFort[unit];
  if (state.unitMode[unit] === TRAVEL) percent += CASUALTY.travel;
  if (state.unitType[unit] === ARMOR) percent += CASUALTY.armor;
  if (fromGuns) percent += CASUALTY.guns;
  if (attacked === NONE) return percent;
  const city = optionsOf(state).cityCasualties === 'target' ? attacked : cell;
  if (TERRAIN[city] === CITY) percent += CASUALTY.attackingCity;
  // S6.6: over a bridge too.
  if (STEP_WATER[stepBetween(cell, attacked)] === RIVER) percent += CASUALTY.acrossRiver;
  return percent;
}

/** Thousandths of fire on one combat point at no modifier: ten points of fire take one, modifiers count in hundredths. */
const FIRE_FOR_A_POINT = 1_000_000;

/** The share of a unit in the fire, as combat points; half up, once. */
export function lossOf(fire: number, weight: number, weights: number, percent: number, strength: number): number {
  if (percent <= -100) return 0;
  return Math.min(strength, scale(fire, weight * (100 + percent), FIRE_FOR_A_POINT * weights));
}
