import type { Dice } from '@club-route/engine';
import { BRIDGING_UNITS } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { NONE, type Battle, type DescentState, type ImpulseKind } from '../state.ts';
import { refuseAdvance } from './aftermath.ts';
import { endFire, firingSide, hasShots } from './battle.ts';
import { beginCombat, isCombatLeft } from './combat.ts';
import { determineWeather, mayFly } from './drop.ts';
import { beginImpulse, spanCells } from './impulse.ts';
import { land, resolveFlak } from './landing.ts';
import { endImpulse, nextKinds } from './turn.ts';

/** H-07, H-08: how one part of an impulse follows the other, and what goes on by itself. */

export function startImpulse(state: DescentState, kind: ImpulseKind, dice: Dice, reports: Reports): void {
  beginImpulse(state, kind);
  reports?.push({ kind: 'impulse', side: state.side, impulse: kind });
  state.phase = state.side === 'allied' ? 'air' : 'movement';
  // The first impulse of the game has good weather without a die.
  if (state.side === 'allied' && state.turn === 1 && state.impulseNumber === 1) determineWeather(state, dice, reports);
}

/** The side is done with what it is about. */
export function endPhase(state: DescentState, reports: Reports): void {
  if (state.battle !== null) return endFire(state, reports);
  switch (state.phase) {
    case 'air':
      state.phase = 'movement';
      return land(state, reports);
    case 'movement':
      state.phase = 'combat';
      return beginCombat(state);
    case 'combat':
      return leaveCombat(state);
    default:
      state.phase = 'impulse';
  }
}

/** H-16: who can build is asked before a road impulse ends. */
function leaveCombat(state: DescentState): void {
  state.phase = BRIDGING_UNITS.some((unit) => spanCells(state, unit).length > 0) ? 'building' : 'impulse';
}

/** Goes on until somebody has something to decide. */
export function goOn(state: DescentState, dice: Dice, reports: Reports): void {
  while (state.outcome === 'none' && state.questions.length === 0 && takesStep(state, dice, reports));
}

/** Does what nobody decides, if there is any such thing now. */
function takesStep(state: DescentState, dice: Dice, reports: Reports): boolean {
  if (state.landers.length > 0 && state.phase === 'movement') {
    resolveFlak(state, dice, reports);
    return true;
  }
  if (state.battle !== null) return settlesBattle(state, state.battle, reports);
  switch (state.phase) {
    case 'air':
      if (hasAirTasks(state)) return false;
      state.phase = 'movement';
      return true;
    case 'combat':
      if (isCombatLeft(state)) return false;
      leaveCombat(state);
      return true;
    case 'building':
      leaveCombat(state);
      return state.phase !== 'building';
    case 'impulse':
      endImpulse(state, reports);
      if (state.outcome === 'none' && nextKinds(state).length === 1)
        startImpulse(state, nextKinds(state)[0], dice, reports);
      return true;
    default:
      return false;
  }
}

/** Nobody is asked for fire that no unit can make, nor for an advance that is open to none. */
function settlesBattle(state: DescentState, battle: Battle, reports: Reports): boolean {
  if (battle.pending !== null) return false;
  if (battle.stage === 'advance') {
    if (battle.attackers.some((unit) => refuseAdvance(state, state.side, [unit]) === undefined)) return false;
    state.battle = null;
    return true;
  }
  if (hasShots(state, firingSide(state)!, battle)) return false;
  endFire(state, reports);
  return true;
}

/** Whether the Allies can do anything before they move. */
function hasAirTasks(state: DescentState): boolean {
  if (state.landers.length > 0 || BRIDGING_UNITS.some((unit) => state.unitSpan[unit] !== NONE)) return true;
  return state.weather !== 'poor' && mayFly(state);
}
