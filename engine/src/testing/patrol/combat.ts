import { hexDistance } from '../../board/index.ts';
import type { Refusal } from '../../contract.ts';
import type { Dice } from '../../dice/dice.ts';
import { board, isWood } from './ground.ts';
import type { Reports } from './reports.ts';
import {
  COMPANY,
  isCompany,
  NOTHING,
  OTHER,
  sees,
  unitAt,
  type PatrolState,
  type Side,
  type Sighting,
} from './state.ts';
import { remove } from './turn.ts';
import { isConcealed, lookAround, note } from './view.ts';

const SCOUTING_DISTANCE = 3;
const SCOUT_FINDS_ON = 3;
const SHAKEN_ON = 2;

export function refuseAttack(state: PatrolState, side: Side, unit: number, hex: number): Refusal | undefined {
  if (!isCompany(unit)) return { rule: '7.1', text: 'Only companies attack.' };
  if (state.unitFought[unit] === 1) return { rule: '7.1', text: 'This company has attacked this turn.' };
  if (!(hex >= 0 && hex < board.cells) || hexDistance(board, state.unitHex[unit]!, hex) !== 1)
    return { rule: '7.2', text: 'A company attacks the hexes next to it.' };
  if (sees(state, side)[hex] === NOTHING) return { rule: '7.2', text: `No enemy is in sight in ${board.labels[hex]}.` };
  return undefined;
}

/** 7. An attack always finds out what the counter is. A pinned company tests its nerve in private. */
export function attack(state: PatrolState, side: Side, unit: number, hex: number, dice: Dice, reports: Reports): void {
  const enemy = OTHER[side];
  const target = unitAt(state, enemy, hex);
  const from = state.unitHex[unit]!;
  const die = dice.d6('attack', [side, enemy]);
  const score = die - (isWood(hex) ? 1 : 0) - (state.unitDug[target] === 1 ? 1 : 0);
  const effect = isCompany(target) ? effectOnCompany(score) : 'exposed';
  state.unitFought[unit] = 1;
  state.unitPoints[unit] = 0;
  state.unitDug[unit] = 0;
  reports?.push({ kind: 'attack', seat: side, from, hex, effect, discloses: true });
  note(state, enemy, from, 'company', reports);
  note(state, enemy, hex, effect, reports);
  note(state, side, hex, effect, reports);
  if (effect === 'pinned') {
    const shaken = dice.d6('nerve', [enemy]) <= SHAKEN_ON;
    if (shaken) state.unitShaken[target] = 1;
    reports?.push({ kind: 'nerve', seat: enemy, unit: target, shaken });
  }
  if (effect === 'exposed' || effect === 'destroyed') remove(state, enemy, target, reports);
  lookAround(state, reports);
  identify(state, side, hex);
  identify(state, enemy, from);
}

function effectOnCompany(score: number): Sighting['what'] {
  if (score <= 2) return 'repulsed';
  return score <= 4 ? 'pinned' : 'destroyed';
}

function identify(state: PatrolState, side: Side, hex: number): void {
  if (sees(state, side)[hex] !== NOTHING) sees(state, side)[hex] = COMPANY;
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
  const there = unitAt(state, OTHER[side], hex);
  const luck = dice.d6('scouts', [side]) >= SCOUT_FINDS_ON;
  const found = luck && there >= 0 && !isConcealed(state, there);
  state.unitPoints[unit] = 0;
  reports?.push({ kind: 'scouted', seat: side, hex, found, discloses: true });
  if (found) note(state, side, hex, 'counter', reports);
}
