import { hexDistance } from '../../board/index.ts';
import type { Refusal } from '../../contract.ts';
import type { Dice } from '../../dice/dice.ts';
import { board, isWood } from './ground.ts';
import { isAscending } from './actions.ts';
import type { Reports } from './reports.ts';
import {
  ghosts,
  identified,
  isCompany,
  OTHER,
  sees,
  unitsAt,
  type PatrolState,
  type Side,
  type Sighting,
} from './state.ts';
import { remove } from './turn.ts';
import { counters, isConcealed, lookAround, note, spot } from './view.ts';

const SCOUTING_DISTANCE = 3;
const SCOUT_FINDS_ON = 3;
const SHAKEN_ON = 2;

export function refuseAttack(
  state: PatrolState,
  side: Side,
  units: readonly number[],
  hex: number,
): Refusal | undefined {
  if (units.length === 0) return { rule: '7.1', text: 'Name at least one company that attacks.' };
  if (!isAscending(units) || new Set(units).size < units.length)
    return { rule: '7.1', text: 'Name each attacker once, in the order of their letters.' };
  if (!(hex >= 0 && hex < board.cells)) return { rule: '7.2', text: 'There is no such hex.' };
  for (const unit of units) {
    const refusal = refuseAttacker(state, unit, hex);
    if (refusal !== undefined) return refusal;
  }
  if (sees(state, side)[hex] === 0) return { rule: '7.2', text: `No enemy is in sight in ${board.labels[hex]}.` };
  return undefined;
}

function refuseAttacker(state: PatrolState, unit: number, hex: number): Refusal | undefined {
  if (!isCompany(unit)) return { rule: '7.1', text: 'Only companies attack.' };
  if (state.unitFought[unit] === 1) return { rule: '7.1', text: 'This company has attacked this turn.' };
  if (hexDistance(board, state.unitHex[unit]!, hex) !== 1)
    return { rule: '7.2', text: 'A company attacks the hexes next to it.' };
  return undefined;
}

/**
 * 7. An attack always finds out what the counter is; each company after the first adds one to the die. A pinned company
 * tests its nerve in private.
 */
export function attack(
  state: PatrolState,
  side: Side,
  units: readonly number[],
  hex: number,
  dice: Dice,
  reports: Reports,
): void {
  const enemy = OTHER[side];
  const target = defender(state, enemy, hex);
  const from = [...new Set(units.map((unit) => state.unitHex[unit]!))].toSorted((a, b) => a - b);
  const die = dice.d6('attack', [side, enemy]);
  const score = die + units.length - 1 - (isWood(hex) ? 1 : 0) - (state.unitDug[target] === 1 ? 1 : 0);
  const effect = isCompany(target) ? effectOnCompany(score) : 'exposed';
  for (const unit of units) {
    state.unitFought[unit] = 1;
    state.unitPoints[unit] = 0;
    state.unitDug[unit] = 0;
  }
  reports?.push({ kind: 'attack', seat: side, from, hex, effect, discloses: true });
  for (const place of from) spot(state, enemy, place, 'company', reports);
  note(state, enemy, hex, effect, reports);
  note(state, side, hex, effect, reports);
  if (effect === 'pinned') {
    const shaken = dice.d6('nerve', [enemy]) <= SHAKEN_ON;
    if (shaken) state.unitShaken[target] = 1;
    reports?.push({ kind: 'nerve', seat: enemy, unit: target, shaken });
  }
  if (effect === 'exposed' || effect === 'destroyed') remove(state, enemy, target, reports);
  lookAround(state, reports);
  if (effect === 'repulsed' || effect === 'pinned') identify(state, side, hex, 1);
  // Who is gone leaves no ghost: the attackers were there.
  else ghosts(state, side)[hex] = 0;
  for (const place of from) identify(state, enemy, place, units.filter((unit) => state.unitHex[unit] === place).length);
}

/** 7.3 Of the counters in view a company takes the attack before a decoy. */
function defender(state: PatrolState, enemy: Side, hex: number): number {
  return unitsAt(state, enemy, hex).find((unit) => !isConcealed(state, unit))!;
}

function effectOnCompany(score: number): Sighting['what'] {
  if (score <= 2) return 'repulsed';
  return score <= 4 ? 'pinned' : 'destroyed';
}

/** The side knows now that so many of the counters it sees in a hex are companies. */
function identify(state: PatrolState, side: Side, hex: number, companies: number): void {
  const known = identified(state, side);
  known[hex] = Math.min(sees(state, side)[hex]!, Math.max(known[hex]!, companies));
}

export function refuseScouting(state: PatrolState, unit: number, hex: number): Refusal | undefined {
  if (!isCompany(unit)) return { rule: '7.5', text: 'Only companies scout.' };
  if (!(hex >= 0 && hex < board.cells)) return { rule: '7.5', text: 'There is no such hex.' };
  const distance = hexDistance(board, state.unitHex[unit]!, hex);
  if (distance < 2 || distance > SCOUTING_DISTANCE)
    return { rule: '7.5', text: `Scouts go two or ${SCOUTING_DISTANCE} hexes.` };
  return undefined;
}

/** 7.5 Scouts may find what is out of sight. Nobody else knows that they went, nor what they rolled. */
export function scout(state: PatrolState, side: Side, unit: number, hex: number, dice: Dice, reports: Reports): void {
  const there = unitsAt(state, OTHER[side], hex).filter((enemy) => !isConcealed(state, enemy)).length;
  const found = dice.d6('scouts', [side]) >= SCOUT_FINDS_ON && there > 0;
  state.unitPoints[unit] = 0;
  reports?.push({ kind: 'scouted', seat: side, hex, found, discloses: true });
  if (found) spot(state, side, hex, counters(there), reports);
}
