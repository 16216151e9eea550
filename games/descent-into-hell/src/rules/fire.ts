import { board, CITY, HILL, MARSH, NO_WATER, TERRAIN, WATER, WOODS } from '../data/board.ts';
import { sideBetween } from '@club-route/engine';
import { fireResult, oddsColumn, QUARTERS, UNSUPPLIED_FIRE, type FireResult } from '../data/tables.ts';
import {
  ANTITANK,
  attackFactor,
  defenceFactor,
  FULL_ANTITANK,
  LIGHT_ARMOR,
  PARTIAL_ANTITANK,
  sideOf,
  TANK,
} from '../data/units.ts';
import type { DescentState } from '../state.ts';

/** 1.6: one unit fires at another. Factors are counted in quarters (7.18), so that halves and doubles stay whole. */

/** Where a fire takes place: which of the two defends, and whether it is a fight in a hex that was landed on. */
export interface Exchange {
  readonly defending: boolean;
  readonly landing: boolean;
}

/** Attack of a unit against another in quarters; 0 if it cannot fire at it. */
export function attackAgainst(state: DescentState, firer: number, target: number, exchange: Exchange): number {
  const printed = attackFactor(firer, state.unitSteps[firer]) * QUARTERS;
  // H-25: however many reasons there are, it is doubled once; then comes the half for want of antitank weapons.
  const attack = isDoubled(state, firer, target, exchange) ? printed * 2 : printed;
  return (attack * antitankHalves(firer, target)) / 2;
}

function isDoubled(state: DescentState, firer: number, target: number, { defending, landing }: Exchange): boolean {
  const from = state.unitCell[firer];
  const to = state.unitCell[target];
  if (HILL[from] === 1 && HILL[to] === 0) return true;
  if (landing) return sideOf(firer) === 'german';
  if (!defending) return false;
  // H-24: off the road it is doubled only against a target across the water, which it can fire at only over a crossing.
  return state.impulse === 'road' || WATER[sideBetween(board, from, to)] !== NO_WATER;
}

/** How many halves of its attack count against the target. */
function antitankHalves(firer: number, target: number): number {
  if (ANTITANK[firer] === FULL_ANTITANK) return 2;
  if (ANTITANK[firer] === PARTIAL_ANTITANK) return TANK[target] === 1 ? 1 : 2;
  if (TANK[target] === 1) return 0;
  return LIGHT_ARMOR[target] === 1 ? 1 : 2;
}

/** Defence of a target in quarters. H-25: woods, marsh and city double it for defenders, never for attackers or landers. */
export function defenceOf(state: DescentState, target: number, isDefender: boolean): number {
  const printed = defenceFactor(target, state.unitSteps[target]) * QUARTERS;
  const terrain = TERRAIN[state.unitCell[target]];
  const covered = terrain === WOODS || terrain === MARSH || terrain === CITY;
  return isDefender && covered ? printed * 2 : printed;
}

/** The column of the fire table, or -1 where the fire has no effect. */
export function columnOfFire(state: DescentState, firer: number, target: number, exchange: Exchange): number {
  const attack = attackAgainst(state, firer, target, exchange);
  return attack === 0 ? -1 : oddsColumn(attack, defenceOf(state, target, !exchange.defending));
}

export function resultOfFire(column: number, die: number, supplied: boolean): FireResult {
  return column < 0 ? 'none' : fireResult(column, die + (supplied ? 0 : UNSUPPLIED_FIRE));
}

/** The unit loses a step; returns whether any is left. */
export function loseStep(state: DescentState, unit: number): boolean {
  state.unitSteps[unit]--;
  return state.unitSteps[unit] > 0;
}
