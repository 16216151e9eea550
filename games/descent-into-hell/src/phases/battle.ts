import type { Dice, Refusal } from '@club-route/engine';
import { CITY, TERRAIN } from '../data/board.ts';
import { attackFactor, OTHER, type Side } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { attackAgainst, columnOfFire, loseStep, resultOfFire } from '../rules/fire.ts';
import { retreatWays } from '../rules/retreat.ts';
import { unitsAt } from '../rules/stacks.ts';
import { isSupplied } from '../rules/supply.ts';
import { momentOf, type Battle, type DescentState } from '../state.ts';
import { eliminate, exchangeOf, hasFired, isRepulsed, repulse, stillIn, targetsIn, withFire } from './engagement.ts';
import { beginRound, owedFire, settleLandingFight } from './landing-fight.ts';

/** 1.6: the exchange of fire, unit by unit, each after the last result. */

/** The side that fires now, if nobody has to retreat first. */
export function firingSide({ side, battle }: DescentState): Side | undefined {
  if (battle === null || battle.pending !== null || battle.stage === 'advance') return undefined;
  return battle.stage === 'defenders' ? OTHER[side] : side;
}

export function refuseFire(state: DescentState, side: Side, firer: number, target: number): Refusal | undefined {
  const rule = 'Combat';
  const { battle } = state;
  if (battle === null || firingSide(state) !== side) return { rule, text: 'You cannot fire now.' };
  if (!stillIn(state, battle, side).includes(firer)) return { rule, text: 'This unit is not part of the combat.' };
  if (hasFired(battle, firer, target)) return battle.landing === null ? FIRED : FIRED_AT_LANDING;
  if (isRepulsed(state, battle, firer)) return battle.landing === null ? REPULSED : REPULSED_AT_LANDING;
  if (!targetsIn(state, battle, side).includes(target)) return { rule, text: 'Fire at an enemy unit of this combat.' };
  if (attackAgainst(state, firer, target, exchangeOf(battle, firer)) === 0) return refuseWeapons(state, firer);
  return refuseBeforeLanders(state, battle, firer);
}

const FIRED: Refusal = {
  rule: 'Combat',
  text: 'This unit has already fired in this combat. Fire with another, or end your fire.',
};
const FIRED_AT_LANDING: Refusal = {
  rule: 'Allied Airborne Operations',
  text: 'In each round the Germans fire once at each landing unit, and each landing unit fires once. Friendly units fire once, in the first round only.',
};
const REPULSED: Refusal = {
  rule: 'Combat',
  text: 'This unit was repulsed and cannot fire this impulse. Fire with another, or end your fire.',
};
const REPULSED_AT_LANDING: Refusal = {
  rule: 'Allied Airborne Operations',
  text: 'This unit was repulsed and cannot fire this round. It may fire in the next.',
};

function refuseWeapons(state: DescentState, firer: number): Refusal {
  return attackFactor(firer, state.unitSteps[firer]) === 0
    ? { rule: 'Combat', text: 'This unit has no attack factor and never fires.' }
    : { rule: 'Combat', text: 'Without antitank fire a unit cannot fire at armour or tanks. Choose another target.' };
}

/** H-40: friends next to the hex fire after the landers. */
function refuseBeforeLanders(state: DescentState, battle: Battle, firer: number): Refusal | undefined {
  const { landing, stage } = battle;
  if (landing === null || stage !== 'attackers' || landing.landers.includes(firer)) return undefined;
  if (owedFire(state, battle).length === 0) return undefined;
  return { rule: 'Allied Airborne Operations', text: 'The landing units fire first.' };
}

export type Shot = readonly [firer: number, target: number];

/** Every fire that a side may make now. */
export function shots(state: DescentState, side: Side, battle: Battle): readonly Shot[] {
  const found: Shot[] = [];
  someShot(state, side, battle, (firer, target) => {
    found.push([firer, target]);
    return false;
  });
  return found;
}

/** Whether a side may fire at all now. */
export function hasShots(state: DescentState, side: Side, battle: Battle): boolean {
  return someShot(state, side, battle, () => true);
}

/** Whether any fire that a side may make now fits: what `refuseFire` lets pass, without its sentences. */
function someShot(
  state: DescentState,
  side: Side,
  battle: Battle,
  fits: (firer: number, target: number) => boolean,
): boolean {
  if (firingSide(state) !== side) return false;
  const targets = targetsIn(state, battle, side);
  for (const firer of stillIn(state, battle, side)) {
    if (isRepulsed(state, battle, firer) || refuseBeforeLanders(state, battle, firer) !== undefined) continue;
    const exchange = exchangeOf(battle, firer);
    for (const target of targets)
      if (!hasFired(battle, firer, target) && attackAgainst(state, firer, target, exchange) > 0 && fits(firer, target))
        return true;
  }
  return false;
}

/** Supply is traced anew for every fire, by the truth (H-50). */
export function fire(state: DescentState, firer: number, target: number, dice: Dice, reports: Reports): void {
  const battle = state.battle!;
  const column = columnOfFire(state, firer, target, exchangeOf(battle, firer));
  const supplied = isSupplied(state, firer, 'truth');
  const die = dice.d6('fire');
  const result = resultOfFire(column, die, supplied);
  state.battle = withFire(battle, firer, target);
  state.announcements.push({ moment: momentOf(state), kind: 'fire', firer, target, supplied, die, result });
  // The truth about a supply line shows in the roll (7.14).
  reports?.push({ kind: 'fire', firer, target, column, supplied, die, result, discloses: true });
  if (result === 'eliminated' || (result === 'loss' && !loseStep(state, target))) eliminate(state, target, reports);
  else if (result === 'retreat' && battle.stage === 'defenders') repulse(state, target);
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

/** In a landing fight all fire that can have an effect is made. */
export function refuseEndOfFire(state: DescentState, side: Side): Refusal | undefined {
  const { battle } = state;
  if (battle === null || firingSide(state) !== side) return { rule: 'Combat', text: 'You cannot fire now.' };
  if (battle.landing === null || owedFire(state, battle).length === 0) return undefined;
  return {
    rule: 'Allied Airborne Operations',
    text: 'In a landing fight, every unit that can have an effect must fire.',
  };
}

/** A side has fired as much as it wants. */
export function endFire(state: DescentState, reports: Reports): void {
  const battle = state.battle!;
  if (battle.stage === 'defenders') state.battle = { ...battle, stage: 'attackers' };
  else if (battle.landing === null) state.battle = null;
  else beginRound(state, reports);
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
      state.battle = { ...battle, pending: null };
      eliminate(state, battle.pending.unit, reports);
      continue;
    }
    if (battle.pending !== null) return;
    if (battle.landing !== null) return settleLandingFight(state, reports);
    if (stillIn(state, battle, OTHER[state.side]).length > 0) return;
    const [guest] = unitsAt(state, OTHER[state.side], battle.cell);
    if (guest === undefined) {
      state.battle = { ...battle, stage: 'advance' };
      return;
    }
    state.battle = { ...battle, pending: { kind: 'retreat', unit: guest, told: [] } };
  }
}
