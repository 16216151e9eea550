import { sideBetween, stepBetween, type Refusal } from '@club-route/engine';
import { board, NO_WATER, WATER } from '../data/board.ts';
import { REPAIR, sideOf, UNIT_COUNT, type Side } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { isCrossable } from '../rules/crossings.ts';
import { isTiedToBank, useFerries } from '../rules/ferries.ts';
import { allowanceOf, costOfStep } from '../rules/weigh.ts';
import { NONE, type DescentState } from '../state.ts';
import { arrive } from './arrive.ts';
import { askBeforeCrossing } from './questions.ts';
import { refuseWay } from './way.ts';

/** Units that move together and the hexes they enter, the one they start from left out. */
export interface March {
  readonly units: readonly number[];
  readonly way: readonly number[];
}

/** 1.1, 1.3: a move by one unit or a stack. It may go on after a bridge question, as long as nobody else has moved. */
export function refuseMarch(state: DescentState, side: Side, { units, way }: March): Refusal | undefined {
  const refusal = refuseUnits(state, side, units);
  if (refusal !== undefined) return refusal;
  const from = state.unitCell[units[0]];
  if (units.some((unit) => state.unitCell[unit] !== from))
    return { rule: 'Movement', text: 'Units that move together must start in the same hex.' };
  if (from < 0) return { rule: 'Movement', text: 'This unit is not on the map.' };
  if (way.length === 0) return { rule: 'Movement', text: 'Choose the hexes to enter.' };
  const [unit] = units;
  if (isTiedToBank(state, unit) && (way.length > 1 || sideBetween(board, from, way[0]) !== state.unitFerrySide[unit]))
    return {
      rule: 'Water Barriers',
      text: 'This engineer has ferried other units. It can only cross by its own ferry.',
    };
  return refuseWay(state, units, from, way, budgetOf(state, units));
}

/** Whether these units may move or enter at all. */
export function refuseUnits(state: DescentState, side: Side, units: readonly number[]): Refusal | undefined {
  if (state.questions.length > 0)
    return { rule: 'Water Barriers', text: 'Wait until the Germans decide about the bridge.' };
  if (units.length === 0 || units.some((unit, index) => index > 0 && units[index - 1] >= unit))
    return { rule: 'Movement', text: 'Choose each unit only once.' };
  if (units.some((unit) => unit >= UNIT_COUNT || sideOf(unit) !== side))
    return { rule: 'Movement', text: 'This is not one of your units.' };
  if (!isMover(state, units) && units.some((unit) => state.unitMoved[unit] === 1))
    return { rule: 'Movement', text: 'This unit has already moved this impulse.' };
  if (units.some((unit) => state.unitStopped[unit] === 1))
    return { rule: 'Movement', text: 'This unit has stopped next to the enemy. It can move again next impulse.' };
  if (units.some((unit) => state.unitSpan[unit] !== NONE))
    return {
      rule: 'Water Barriers',
      text: 'This unit is a bridge now. Dismantle the bridge at the start of an impulse to move it.',
    };
  if (state.impulse === 'off-road' && units.some((unit) => REPAIR[unit] === 1))
    return { rule: 'Allied Airborne Operations', text: 'Airfield repair units can move only in road impulses.' };
  if (units.length > 1 && units.some((unit) => isTiedToBank(state, unit)))
    return { rule: 'Water Barriers', text: 'An engineer that has ferried other units can only cross alone.' };
  return undefined;
}

/** Quarters that these units may still spend in this impulse. */
export function budgetOf(state: DescentState, units: readonly number[]): number {
  return allowanceOf(units, state.impulse) - spentBy(state, units);
}

function isMover({ mover }: DescentState, units: readonly number[]): boolean {
  if (mover === null || mover.units.length !== units.length) return false;
  for (let index = 0; index < units.length; index++) if (mover.units[index] !== units[index]) return false;
  return true;
}

function spentBy(state: DescentState, units: readonly number[]): number {
  return isMover(state, units) ? state.mover!.spent : 0;
}

/** Goes hex by hex and ends where an enemy appears or the Germans are asked about a bridge. */
export function march(state: DescentState, { units, way }: March, reports: Reports): void {
  if (!isMover(state, units)) state.mover = { units, spent: 0, way: [state.unitCell[units[0]]] };
  const entered: number[] = [];
  const side = sideOf(units[0]);
  const tied = isTiedToBank(state, units[0]);
  for (const cell of way) {
    const from = state.unitCell[units[0]];
    if (side === 'allied' && askBeforeCrossing(state, from, sideBetween(board, from, cell), reports)) break;
    stepTo(state, units, cell, reports);
    entered.push(cell);
    if (tied) state.unitStopped[units[0]] = 1;
    if (state.unitStopped[units[0]] === 1 || state.questions.length > 0) break;
  }
  if (entered.length > 0) reports?.push({ kind: 'moved', seat: side, units, way: entered });
}

function stepTo(state: DescentState, units: readonly number[], cell: number, reports: Reports): void {
  const from = state.unitCell[units[0]];
  const hexside = sideBetween(board, from, cell);
  const cost = costOfStep(state, units, state.impulse, stepBetween(board, from, cell));
  const way = [...state.mover!.way, cell];
  state.mover = { units, spent: state.mover!.spent + cost, way };
  const byFerry = WATER[hexside] !== NO_WATER && !isCrossable(state, sideOf(units[0]), hexside);
  if (byFerry) useFerries(state, from, cell, hexside, units);
  arrive(state, units, cell, byFerry ? undefined : hexside, way, reports);
}
