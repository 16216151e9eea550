import type { Dice, Refusal } from '@club-route/engine';
import { CITY, TERRAIN } from '../data/board.ts';
import { OTHER, type Side } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { attackAgainst, columnOfFire, loseStep, resultOfFire, type Exchange } from '../rules/fire.ts';
import { retreatWays } from '../rules/retreat.ts';
import { unitsAt } from '../rules/stacks.ts';
import { isSupplied } from '../rules/supply.ts';
import { GONE, NONE, type Battle, type DescentState } from '../state.ts';

/** 1.6: the exchange of fire, unit by unit, each after the last result. */

/** The side that fires now, if nobody has to retreat first. */
export function firingSide({ side, battle }: DescentState): Side | undefined {
  if (battle === undefined || battle.pending !== undefined || battle.stage === 'advance') return undefined;
  return battle.stage === 'defenders' ? OTHER[side] : side;
}

function exchangeOf({ stage }: Battle): Exchange {
  return { defending: stage === 'defenders', landing: false };
}

/** Units of the battle that are still in it. */
function stillIn(state: DescentState, battle: Battle, side: Side): readonly number[] {
  if (side === state.side) return battle.attackers.filter((unit) => state.unitCell[unit] >= 0);
  return battle.defenders.filter((unit) => state.unitCell[unit] === battle.cell);
}

export function refuseFire(state: DescentState, side: Side, firer: number, target: number): Refusal | undefined {
  const rule = 'Combat';
  const { battle } = state;
  if (battle === undefined || firingSide(state) !== side) return { rule, text: 'You cannot fire now.' };
  if (!stillIn(state, battle, side).includes(firer)) return { rule, text: 'This unit takes no part in the combat.' };
  if (battle.fired.includes(firer)) return { rule, text: 'Each unit fires once in a combat.' };
  if (state.unitRepulsed[firer] === 1)
    return { rule, text: 'This unit was repulsed and does not fire in this impulse.' };
  if (!stillIn(state, battle, OTHER[side]).includes(target))
    return { rule, text: 'Fire at an enemy unit of this combat.' };
  if (attackAgainst(state, firer, target, exchangeOf(battle)) === 0)
    return { rule, text: 'This unit has no weapons against that target.' };
  return undefined;
}

/** Supply is traced anew for every fire, by the truth (H-50). */
export function fire(state: DescentState, firer: number, target: number, dice: Dice, reports: Reports): void {
  const battle = state.battle!;
  const column = columnOfFire(state, firer, target, exchangeOf(battle));
  const supplied = isSupplied(state, firer, 'truth');
  const die = dice.d6('fire');
  const result = resultOfFire(column, die, supplied);
  state.battle = { ...battle, fired: [...battle.fired, firer] };
  reports?.push({ kind: 'fire', firer, target, column, supplied, die, result });
  if (result === 'eliminated' || (result === 'loss' && !loseStep(state, target))) eliminate(state, target, reports);
  else if (result === 'retreat' && battle.stage === 'defenders') state.unitRepulsed[target] = 1;
  else if (result === 'retreat') driveOut(state, target, reports);
  settle(state, reports);
}

/** 6.6, H-26: in a city the first retreat is ignored; from then on the owner chooses between retreat and loss. */
function driveOut(state: DescentState, unit: number, reports: Reports): void {
  const battle = state.battle!;
  const inCity = TERRAIN[battle.cell] === CITY;
  if (inCity && !battle.spared.includes(unit)) {
    state.battle = { ...battle, spared: [...battle.spared, unit] };
    reports?.push({ kind: 'stands', unit });
    return;
  }
  state.battle = { ...battle, pending: { kind: inCity ? 'city' : 'retreat', unit, told: [] } };
}

export function eliminate(state: DescentState, unit: number, reports: Reports): void {
  state.unitCell[unit] = GONE;
  state.unitSpan[unit] = NONE;
  reports?.push({ kind: 'eliminated', unit });
}

/** A side has fired as much as it wants. */
export function endFire(state: DescentState): void {
  const battle = state.battle!;
  state.battle = battle.stage === 'defenders' ? { ...battle, stage: 'attackers' } : undefined;
}

/**
 * What follows by itself: who cannot retreat is lost; when all defenders have gone, those that had retreated there before
 * retreat again; then the attackers may advance.
 */
export function settle(state: DescentState, reports: Reports): void {
  for (;;) {
    const battle = state.battle!;
    if (
      battle.pending?.kind === 'retreat' &&
      retreatWays(state, battle.pending.unit, battle.pending.told).length === 0
    ) {
      state.battle = { ...battle, pending: undefined };
      eliminate(state, battle.pending.unit, reports);
      continue;
    }
    if (battle.pending !== undefined || stillIn(state, battle, OTHER[state.side]).length > 0) return;
    const [guest] = unitsAt(state, OTHER[state.side], battle.cell);
    if (guest === undefined) {
      state.battle = { ...battle, stage: 'advance' };
      return;
    }
    state.battle = { ...battle, pending: { kind: 'retreat', unit: guest, told: [] } };
  }
}
