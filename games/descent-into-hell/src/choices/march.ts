import { act, part, sideBetween, stepBetween } from '@club-route/engine';
import { LONGEST_WAY, type DescentChoice, type DescentDraft, type DraftOf } from '../actions.ts';
import { AREA_CELLS, AREA_OF, GERMAN_NORTH } from '../data/areas.ts';
import { board, ROAD_NET } from '../data/board.ts';
import { COLUMN_LIMIT, STACK_LIMIT } from '../data/tables.ts';
import { ARMOR, FIRST, LAST, REPAIR, sideOf, type Side } from '../data/units.ts';
import { entryCost, refuseExit } from '../phases/entry.ts';
import { budgetOf, refuseUnits } from '../phases/march.ts';
import { isTiedToBank } from '../rules/ferries.ts';
import { hasNextStep, hasPlainStep, mayEnd, mayPass, nextSteps, survey } from '../rules/survey.ts';
import { allowanceOf, costOfStep, edgeCost } from '../rules/weigh.ts';
import { NONE, OFF_MAP, READY, type DescentState } from '../state.ts';
import { SOUTH_CELLS } from './deployment.ts';

/** 1.3, 7.5: who moves or enters, together with whom, and hex by hex the way. */

const PICKS: readonly DescentChoice[] = Array.from({ length: LAST.german }, (_, unit) =>
  part({ kind: 'move', units: [unit], way: [] }),
);
const ENTRANTS: readonly DescentChoice[] = Array.from({ length: LAST.german }, (_, unit) =>
  part({ kind: 'enter', units: [unit], way: [] }),
);
const ALONE: readonly (readonly number[])[] = Array.from({ length: LAST.german }, (_, unit) => [unit]);

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
export function pickChoices(state: DescentState, side: Side): DescentChoice[] {
  const found: DescentChoice[] = [];
  survey(state, side);
  // H-09: a stack that waited for an answer may go on together.
  const stack = state.mover?.units ?? [];
  if (stack.length > 1 && refuseUnits(state, side, stack) === undefined && canStep(state, stack))
    found.push(part({ kind: 'move', units: stack, way: [] }));
  const { unitCell } = state;
  const last = LAST[side];
  for (let unit = FIRST[side]; unit < last; unit++) {
    const cell = unitCell[unit];
    const onMap = cell >= 0;
    if (!onMap && cell !== READY && cell > OFF_MAP) continue;
    if (!isFree(state, unit)) continue;
    if (onMap && (canStep(state, ALONE[unit]) || mayExit(state, side, unit))) found.push(PICKS[unit]);
    else if (!onMap && canEnter(state, ALONE[unit])) found.push(ENTRANTS[unit]);
  }
  return found;
}

/** What `refuseExit` says, without its sentences for the many that are nowhere near. */
function mayExit(state: DescentState, side: Side, unit: number): boolean {
  const cell = state.unitCell[unit];
  if (ARMOR[unit] === 0 || cell < 0 || AREA_OF[cell] !== GERMAN_NORTH) return false;
  return refuseExit(state, side, unit) === undefined;
}

/** Whether a unit alone may get an order: what `refuseUnits` says, without the sentences. */
function isFree(state: DescentState, unit: number): boolean {
  if (state.unitStopped[unit] === 1 || state.unitSpan[unit] !== NONE) return false;
  if (state.impulse === 'off-road' && REPAIR[unit] === 1) return false;
  return state.unitMoved[unit] === 0 || (state.mover?.units.length === 1 && state.mover.units[0] === unit);
}

/** H-09: whether units that have begun to move may go on together. */
export function mayGoOn(state: DescentState, units: readonly number[]): boolean {
  if (state.phase !== 'movement' || state.unitCell[units[0]] < 0) return false;
  const side = sideOf(units[0]);
  survey(state, side);
  return refuseUnits(state, side, units) === undefined && canStep(state, units);
}

function canStep(state: DescentState, units: readonly number[]): boolean {
  if (isTiedToBank(state, units[0])) return firstSteps(state, units).length > 0;
  const from = state.unitCell[units[0]];
  const left = budgetOf(state, units);
  if (units.length === 1 && hasPlainStep(state, units, from, left)) return true;
  return hasNextStep(state, { units, from }, from, left, false);
}

function firstSteps(state: DescentState, units: readonly number[]): readonly number[] {
  const from = state.unitCell[units[0]];
  const steps = nextSteps(state, { units, from }, from, budgetOf(state, units), false);
  if (!isTiedToBank(state, units[0])) return steps;
  // It goes no farther than the far bank, so there must be room.
  return steps.filter(
    (cell) => sideBetween(board, from, cell) === state.unitFerrySide[units[0]] && mayEnd({ units, from }, cell),
  );
}

function moveChoices(state: DescentState, side: Side, { units, way }: DraftOf<'move'>): readonly DescentChoice[] {
  const from = state.unitCell[units[0]];
  const found: DescentChoice[] = [];
  if (way.length === 0) {
    if (units.length === 1 && mayExit(state, side, units[0])) found.push(act({ kind: 'exit', unit: units[0] }));
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

/** So many units may move or enter together at most. */
export function mostTogether({ impulse }: DescentState): number {
  return impulse === 'road' ? COLUMN_LIMIT : STACK_LIMIT;
}

/** 7.4: the stack with one more unit from the same place, named in rising order. */
function widened(state: DescentState, side: Side, units: readonly number[]): readonly (readonly number[])[] {
  const most = mostTogether(state);
  const place = state.unitCell[units[0]];
  const stacks: (readonly number[])[] = [];
  if (units.length === most) return stacks;
  const { unitCell } = state;
  for (
    let unit = unitCell.indexOf(place, units.at(-1)! + 1);
    unit >= 0 && unit < LAST[side];
    unit = unitCell.indexOf(place, unit + 1)
  ) {
    const stack = [...units, unit];
    if (refuseUnits(state, side, stack) === undefined) stacks.push(stack);
  }
  return stacks;
}

/** Quarters that a way costs, the cell it starts from left out. */
export function costOfWay(state: DescentState, units: readonly number[], from: number, way: readonly number[]): number {
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
export function entryCells(state: DescentState, units: readonly number[]): readonly number[] {
  return placesOfEntry(state, units).filter((cell) => mayEnterBy(state, units, cell));
}

function canEnter(state: DescentState, units: readonly number[]): boolean {
  return placesOfEntry(state, units).some((cell) => mayEnterBy(state, units, cell));
}

/** Hexes that lie at the place where units wait, open to them or not. */
export function placesOfEntry(state: DescentState, units: readonly number[]): readonly number[] {
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
