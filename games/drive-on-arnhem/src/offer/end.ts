import type { EndOffer } from '@club-route/engine';
import type { DriveAction } from '../actions.ts';
import { ALLIED_ENTRIES, RING } from '../data/board.ts';
import { ALLOWANCE, COMMAND_FIRE, COST, GERMAN_FIRST_DAY, GERMAN_SECOND_DAY } from '../data/tables.ts';
import { AIRBORNE_FORMATIONS, FIRST, LAST, sideOf, type Side } from '../data/units.ts';
import { counted, formationName, listed, PHASE_NAMES } from '../language/names.ts';
import { INTERDICTION_DIE } from '../phases/allotment.ts';
import { canShell } from '../rules/fire.ts';
import { seesEnemyNextTo } from '../rules/zones.ts';
import { isAdvanced, NONE, NORMAL, TRAVEL, WALK_DONE, type DriveState } from '../state.ts';
import { plottedBattles } from '../view/plots.ts';

type End = EndOffer<DriveAction>;

/** What ends a phase, and what would obviously be left undone. Most units do nothing in most phases: that is no reason to ask. */
export function endOfOperations(state: DriveState, side: Side): End {
  const battles = plottedBattles(state, side);
  const fights = battles.length === 0 ? '' : ` and fight ${counted(battles.length, 'battle')}`;
  const left = leftUndone(state, side);
  return {
    label: `End the phase${fights}`,
    left: left.join(' '),
    ...(left[0]?.startsWith(NO_ORDER) && battles.length === 0 ? { grave: '8.6' } : {}),
    action: { kind: 'end' },
  };
}

export function endOfAir(state: DriveState): End {
  const points = state.phase === 'alliedAir' ? state.alliedAir : state.germanAir;
  const left = points > 0 ? `You would lose ${counted(points, 'air point')}.` : '';
  return { label: `End ${PHASE_NAMES[state.phase]}`, left, grave: '4.0', action: { kind: 'end' } };
}

export function endOfWalks(state: DriveState): End {
  const open = [...AIRBORNE_FORMATIONS.keys()].filter((formation) => state.walk[formation] !== WALK_DONE);
  const left = open.length === 0 ? '' : `The ${listed(open.map(formationName))} would get no airborne supply.`;
  return { label: 'End the supply phase', left, grave: '5.0', action: { kind: 'end' } };
}

const NO_ORDER = 'You have not given any orders';

function leftUndone(state: DriveState, side: Side): readonly string[] {
  const able = unitsWithPoints(state, side);
  const idle = able.filter((unit) => isIdle(state, unit));
  const lines: string[] = [];
  const arrived = idle.filter((unit) => hasJustArrived(state, unit)).length;
  const busy = able.filter((unit) => !idle.includes(unit));
  if (idle.length > 0 && busy.length === 0) lines.push(`${NO_ORDER}.`);
  else if (idle.length > 0 && busy.every((unit) => hasOnlySuffered(state, unit)))
    lines.push(`${NO_ORDER} to ${counted(idle.length, 'unit')}.`);
  else if (arrived > 0) lines.push(`${counted(arrived, 'unit')} at the map edge can still move.`);
  const columns = able.filter((unit) => isExposed(state, side, unit)).length;
  if (columns > 0) lines.push(`${counted(columns, 'unit')} next to an enemy can still leave travel mode.`);
  const guns = isAdvanced(state) ? silentGuns(state, side) : 0;
  if (guns > 0) lines.push(`${counted(guns, 'artillery unit')} can shell a hex that you attack.`);
  return lines;
}

function unitsWithPoints(state: DriveState, side: Side): readonly number[] {
  const units: number[] = [];
  for (let unit = FIRST[side]; unit < LAST[side]; unit++)
    if (state.unitCell[unit] >= 0 && state.unitPoints[unit] > 0) units.push(unit);
  return units;
}

/** It has spent nothing of what it was last given, as far as can be told, and has plotted no attack. */
function isIdle(state: DriveState, unit: number): boolean {
  if (state.unitAttack[unit] !== NONE) return false;
  return state.unitMoved[unit] === 0 || state.unitPoints[unit] >= lastGiven(state, unit);
}

/** 8.6: what it is given in the morning and again before the second operation phase; less for the Germans at first. */
function lastGiven({ turn, unitSupply }: DriveState, unit: number): number {
  const points = ALLOWANCE[unitSupply[unit]];
  if (sideOf(unit) === 'allied' || turn > 2) return points;
  return Math.min(turn === 1 ? GERMAN_FIRST_DAY : GERMAN_SECOND_DAY, points);
}

/**
 * What it lacks it has lost in the enemy's battles of this turn or to interdiction, as far as can be told: it stands where
 * its retreat ended, or it lacks no more points than these cost. A retreat is a move too, but nobody ordered it.
 */
function hasOnlySuffered(state: DriveState, unit: number): boolean {
  if (state.unitAttack[unit] !== NONE) return false;
  const battles = [...state.battles].filter(({ turn, defenders }) => turn === state.turn && defenders.includes(unit));
  const retreat = battles.flatMap(({ retreats }) => retreats).findLast(([one]) => one === unit);
  if (retreat !== undefined)
    return state.unitCell[unit] === retreat.at(-1) && state.unitMode[unit] === NORMAL && state.unitFort[unit] === 0;
  const defence = COST.defensiveFire + state.unitOutOfCommand[unit] * COMMAND_FIRE;
  const lost = battles.length * defence + state.unitInterdicted[unit] * INTERDICTION_DIE;
  return state.unitPoints[unit] + lost >= lastGiven(state, unit);
}

function hasJustArrived(state: DriveState, unit: number): boolean {
  const cell = state.unitCell[unit];
  return state.unitMode[unit] === TRAVEL && (RING[cell] === 1 || ALLIED_ENTRIES.includes(cell));
}

function isExposed(state: DriveState, side: Side, unit: number): boolean {
  if (state.unitMode[unit] === NORMAL || state.unitPoints[unit] < COST.mode) return false;
  if (state.unitAttack[unit] !== NONE) return false;
  return seesEnemyNextTo(state, side, state.unitCell[unit]);
}

/** 8.13: guns with no barrage plotted, though a hex that is attacked lies in their range. */
function silentGuns(state: DriveState, side: Side): number {
  const cells = plottedBattles(state, side).map(({ cell }) => cell);
  let count = 0;
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
    if (state.unitCell[unit] < 0 || state.unitBarrage[unit] !== NONE || state.unitAttack[unit] !== NONE) continue;
    if (cells.some((cell) => canShell(state, unit, cell))) count++;
  }
  return count;
}
