import type { Dice } from '@club-route/engine';
import { LAST_TURN } from '../data/tables.ts';
import { BOAT_UNITS } from '../rules/carriers.ts';
import { rebuildBridges } from '../rules/bridges.ts';
import { levelOf, scoreOf } from '../rules/victory.ts';
import type { Reports } from '../report.ts';
import { CARRIED, type DriveState, type Phase } from '../state.ts';
import { testInterdiction } from './air.ts';
import { allot, judgeCommand } from './allotment.ts';
import { carryOutPlots } from './buildup.ts';
import { resolveCombat } from './combat.ts';
import { reinforce } from './reinforcement.ts';
import { beginSupply, settleSupply } from './supply.ts';
import { determineWeather } from './weather.ts';

/** 2.3, H4: the thirteen phases of a turn. What nobody decides runs through to the next decision. */

export function beginTurn(state: DriveState, dice: Dice, reports: Reports): void {
  state.turn++;
  determineWeather(state, dice, reports);
  if (state.alliedAir > 0) enterPhase(state, 'alliedAir', reports);
  else endAlliedAir(state, dice, reports);
}

/** 4.0: the Allies first; then the interdiction test; then the Germans. */
export function endAlliedAir(state: DriveState, dice: Dice, reports: Reports): void {
  testInterdiction(state, dice, reports);
  if (state.germanAir > 0) enterPhase(state, 'germanAir', reports);
  else endGermanAir(state, dice, reports);
}

export function endGermanAir(state: DriveState, dice: Dice, reports: Reports): void {
  state.germanAir = 0;
  if (beginSupply(state)) enterPhase(state, 'supply', reports);
  else endSupply(state, dice, reports);
}

/** The rest of the morning: 5.3, 6.0, 7.0, 8.10, 8.6. */
export function endSupply(state: DriveState, dice: Dice, reports: Reports): void {
  settleSupply(state, reports);
  reinforce(state, dice, reports);
  carryOutPlots(state, reports);
  judgeCommand(state);
  allot(state, 1, dice, reports);
  beginOperations(state, 'alliedFirst', reports);
}

function beginOperations(state: DriveState, phase: Phase, reports: Reports): void {
  for (const unit of BOAT_UNITS) state.unitCarried[unit] &= ~CARRIED;
  enterPhase(state, phase, reports);
  if (phase === 'alliedFirst' || phase === 'alliedSecond') rebuildBridges(state, reports);
}

/** To end an operation phase is to resolve its battles. */
export function endOperations(state: DriveState, dice: Dice, reports: Reports): void {
  switch (state.phase) {
    case 'alliedFirst':
      resolveCombat(state, 'allied', dice, reports);
      return beginOperations(state, 'germanFirst', reports);
    case 'germanFirst':
      resolveCombat(state, 'german', dice, reports);
      allot(state, 2, dice, reports);
      return beginOperations(state, 'alliedSecond', reports);
    case 'alliedSecond':
      resolveCombat(state, 'allied', dice, reports);
      return beginOperations(state, 'germanSecond', reports);
    default:
      resolveCombat(state, 'german', dice, reports);
      if (state.turn < LAST_TURN) return beginTurn(state, dice, reports);
      return endGame(state, reports);
  }
}

function endGame(state: DriveState, reports: Reports): void {
  state.phase = 'over';
  state.score = scoreOf(state);
  reports?.push({ kind: 'ended', score: state.score, level: levelOf(state.score), discloses: true });
}

function enterPhase(state: DriveState, phase: Phase, reports: Reports): void {
  state.phase = phase;
  reports?.push({ kind: 'phase', phase });
}
