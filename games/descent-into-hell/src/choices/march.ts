import { act, part, sideBetween, stepBetween } from '@club-route/engine';
import { LONGEST_WAY, type DescentChoice, type DescentDraft, type DraftOf } from '../actions.ts';
import { AREA_CELLS } from '../data/areas.ts';
import { board, ROAD_NET, SOUTH } from '../data/board.ts';
import { COLUMN_LIMIT, STACK_LIMIT } from '../data/tables.ts';
import { FIRST, LAST, sideOf, type Side } from '../data/units.ts';
import { entryCost, refuseExit } from '../phases/entry.ts';
import { budgetOf, refuseUnits } from '../phases/march.ts';
import { isTiedToBank } from '../rules/ferries.ts';
import { hasNextStep, mayEnd, mayPass, nextSteps, survey } from '../rules/survey.ts';
import { allowanceOf, costOfStep, edgeCost } from '../rules/weigh.ts';
import { NONE, OFF_MAP, READY, type DescentState } from '../state.ts';

/** 1.3, 7.5: who moves or enters, together with whom, and hex by hex the way. */

const PICKS: readonly DescentChoice[] = Array.from({ length: LAST.german }, (_, unit) =>
  part({ kind: 'move', units: [unit], way: [] }),
);
const ENTRANTS: readonly DescentChoice[] = Array.from({ length: LAST.german }, (_, unit) =>
  part({ kind: 'enter', units: [unit], way: [] }),
);
const SOUTH_CELLS: readonly number[] = [...SOUTH.keys()].filter((cell) => SOUTH[cell] === 1);

/** How a move that has been begun may go on. */
export function wayChoices(
  state: DescentState,
  side: Side,
  draft: DescentDraft | undefined,
): readonly DescentChoice[] | undefined {
  if (draft?.kind !== 'move' && draft?.kind !== 'enter') return undefined;
  survey(state, side);
  return draft.kind === 'move' ? moveChoices(state, side, draft) : entryChoices(state, side, draft);
}

/** The units that can move or enter now. */
export function pickChoices(state: DescentState, side: Side): readonly DescentChoice[] {
  const found: DescentChoice[] = [];
  survey(state, side);
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
    const cell = state.unitCell[unit];
    const onMap = cell >= 0;
    if (!onMap && cell !== READY && cell > OFF_MAP) continue;
    // Cheap questions first: a refusal with its sentence costs more than all of them.
    if (state.unitStopped[unit] === 1 || (state.unitMoved[unit] === 1 && !state.mover?.units.includes(unit))) continue;
    if (refuseUnits(state, side, [unit]) !== undefined) continue;
    if (onMap && (canStep(state, [unit]) || refuseExit(state, side, unit) === undefined)) found.push(PICKS[unit]);
    else if (!onMap && canEnter(state, [unit])) found.push(ENTRANTS[unit]);
  }
  return found;
}

function canStep(state: DescentState, units: readonly number[]): boolean {
  if (isTiedToBank(state, units[0])) return firstSteps(state, units).length > 0;
  const from = state.unitCell[units[0]];
  return hasNextStep(state, { units, from }, from, budgetOf(state, units), false);
}

function firstSteps(state: DescentState, units: readonly number[]): readonly number[] {
  const from = state.unitCell[units[0]];
  const steps = nextSteps(state, { units, from }, from, budgetOf(state, units), false);
  if (!isTiedToBank(state, units[0])) return steps;
  return steps.filter((cell) => sideBetween(board, from, cell) === state.unitFerrySide[units[0]]);
}

function moveChoices(state: DescentState, side: Side, { units, way }: DraftOf<'move'>): readonly DescentChoice[] {
  const from = state.unitCell[units[0]];
  const found: DescentChoice[] = [];
  if (way.length === 0) {
    if (units.length === 1 && refuseExit(state, side, units[0]) === undefined)
      found.push(act({ kind: 'exit', unit: units[0] }));
    for (const stack of widened(state, side, units))
      if (canStep(state, stack)) found.push(part({ kind: 'move', units: stack, way }));
    for (const cell of firstSteps(state, units)) found.push(part({ kind: 'move', units, way: [cell] }));
    return found;
  }
  const column = { units, from };
  const at = way.at(-1)!;
  if (mayEnd(column, at)) found.push(act({ kind: 'move', units, way }));
  if (way.length === LONGEST_WAY || isTiedToBank(state, units[0])) return found;
  const left = budgetOf(state, units) - costOfWay(state, units, from, way);
  for (const cell of nextSteps(state, column, at, left, true))
    found.push(part({ kind: 'move', units, way: [...way, cell] }));
  return found;
}

/** 7.4: the stack with one more unit from the same place, named in rising order. */
function widened(state: DescentState, side: Side, units: readonly number[]): readonly (readonly number[])[] {
  const most = state.impulse === 'road' ? COLUMN_LIMIT : STACK_LIMIT;
  const place = state.unitCell[units[0]];
  const stacks: (readonly number[])[] = [];
  if (units.length === most) return stacks;
  for (let unit = units.at(-1)! + 1; unit < LAST[side]; unit++) {
    const stack = [...units, unit];
    if (state.unitCell[unit] === place && refuseUnits(state, side, stack) === undefined) stacks.push(stack);
  }
  return stacks;
}

function costOfWay(state: DescentState, units: readonly number[], from: number, way: readonly number[]): number {
  let cost = 0;
  let at = from;
  for (const cell of way) {
    cost += costOfStep(state, units, state.impulse, stepBetween(board, at, cell));
    at = cell;
  }
  return cost;
}

function entryChoices(state: DescentState, side: Side, { units, way }: DraftOf<'enter'>): readonly DescentChoice[] {
  const found: DescentChoice[] = [];
  if (way.length === 0) {
    for (const stack of widened(state, side, units))
      if (canEnter(state, stack)) found.push(part({ kind: 'enter', units: stack, way }));
    for (const cell of entryCells(state, units)) found.push(part({ kind: 'enter', units, way: [cell] }));
    return found;
  }
  const column = { units, from: NONE };
  const [at, ...rest] = way;
  const last = way.at(-1)!;
  if (mayEnd(column, last)) found.push(act({ kind: 'enter', units, at, way: rest }));
  if (way.length === LONGEST_WAY) return found;
  const left = leftAfterEntry(state, units, at) - costOfWay(state, units, at, rest);
  for (const cell of nextSteps(state, column, last, left, true))
    found.push(part({ kind: 'enter', units, way: [...way, cell] }));
  return found;
}

function leftAfterEntry(state: DescentState, units: readonly number[], at: number): number {
  return allowanceOf(units, state.impulse) - entryCost(state, units, at);
}

/** Hexes by which units may come onto the map. */
function entryCells(state: DescentState, units: readonly number[]): readonly number[] {
  return placesOfEntry(state, units).filter((cell) => mayEnterBy(state, units, cell));
}

function canEnter(state: DescentState, units: readonly number[]): boolean {
  return placesOfEntry(state, units).some((cell) => mayEnterBy(state, units, cell));
}

function placesOfEntry(state: DescentState, units: readonly number[]): readonly number[] {
  return sideOf(units[0]) === 'german' ? AREA_CELLS[OFF_MAP - state.unitCell[units[0]]] : SOUTH_CELLS;
}

function mayEnterBy(state: DescentState, units: readonly number[], cell: number): boolean {
  if (state.impulse === 'road' && ROAD_NET[cell] === 0) return false;
  if (sideOf(units[0]) === 'german' && edgeCost(units, state.impulse, cell) < 0) return false;
  const column = { units, from: NONE };
  const left = leftAfterEntry(state, units, cell);
  if (left < 0 || !mayPass(state, column, cell)) return false;
  return mayEnd(column, cell) || hasNextStep(state, column, cell, left, true);
}
