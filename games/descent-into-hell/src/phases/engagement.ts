import { OTHER, type Side } from '../data/units.ts';
import type { Reports } from '../report.ts';
import type { Exchange } from '../rules/fire.ts';
import { GONE, NONE, type Battle, type DescentState } from '../state.ts';

/** Who takes part in a battle, and who has fired. */

/** Units of a side that are still in the battle. */
export function stillIn(state: DescentState, battle: Battle, side: Side): readonly number[] {
  if (side === state.side) return battle.attackers.filter((unit) => state.unitCell[unit] >= 0);
  return battle.defenders.filter((unit) => state.unitCell[unit] === battle.cell);
}

/** Whom a side may fire at. In a landing fight nobody fires at the friends of the landers (H-40). */
export function targetsIn(state: DescentState, battle: Battle, firing: Side): readonly number[] {
  const { landing } = battle;
  const enemies = stillIn(state, battle, OTHER[firing]);
  return landing === null || firing === state.side ? enemies : enemies.filter((unit) => landing.landers.includes(unit));
}

export function exchangeOf({ stage, landing }: Battle, firer: number): Exchange {
  const defending = stage === 'defenders';
  return { defending, landing: landing !== null && (defending || landing.landers.includes(firer)) };
}

/** In a landing fight Germans fire once at each lander, and friends of the landers only in the first round. */
export function hasFired({ stage, landing, fired }: Battle, firer: number, target: number): boolean {
  if (landing === null) return fired.includes(firer);
  if (stage === 'defenders') return landing.pairs.some(([german, lander]) => german === firer && lander === target);
  return fired.includes(firer) || (landing.round > 1 && !landing.landers.includes(firer));
}

export function withFire(battle: Battle, firer: number, target: number): Battle {
  const { landing, fired } = battle;
  if (landing === null || battle.stage !== 'defenders') return { ...battle, fired: [...fired, firer] };
  return { ...battle, landing: { ...landing, pairs: [...landing.pairs, [firer, target]] } };
}

/** 7.20: a lander is repulsed for the round only. */
export function isRepulsed(state: DescentState, { landing }: Battle, unit: number): boolean {
  return landing?.repulsed.includes(unit) === true || state.unitRepulsed[unit] === 1;
}

export function repulse(state: DescentState, unit: number): void {
  const battle = state.battle!;
  const { landing } = battle;
  if (landing === null) state.unitRepulsed[unit] = 1;
  else state.battle = { ...battle, landing: { ...landing, repulsed: [...landing.repulsed, unit] } };
}

export function eliminate(state: DescentState, unit: number, reports: Reports): void {
  state.unitCell[unit] = GONE;
  state.unitLost[unit] = 1;
  state.unitSpan[unit] = NONE;
  // That no way was open to a unit tells its owner where enemies are.
  reports?.push({ kind: 'eliminated', unit, discloses: true });
}
