import { board, DEGREE, FERRIES, NO_WATER, RIVER, SIDE_FERRY, WATER } from '../data/board.ts';
import { CANAL_PASSAGES, RIVER_PASSAGES } from '../data/tables.ts';
import { FERRYMAN, FERRYMEN, sideOf, type Side } from '../data/units.ts';
import { NONE, optionsOf, UNKNOWN, type DescentState } from '../state.ts';

/**
 * 1.3: ferries. Those of the map carry Germans only; an engineer next to the water is a ferry for its own side. Over a
 * river a ferry carries one unit in an impulse, over a canal two, and each passage counts (7.8).
 */

function limitOver(hexside: number): number {
  return WATER[hexside] === RIVER ? RIVER_PASSAGES : CANAL_PASSAGES;
}

/** Passages left on the ferry of the map. */
function mapPassages(state: DescentState, side: Side, hexside: number): number {
  const ferry = SIDE_FERRY[hexside];
  return ferry < 0 || side !== 'german' ? 0 : Math.max(0, limitOver(hexside) - state.ferryUsed[ferry]);
}

/** The same for whom it is known: the Allies are not told how often a German ferry has crossed. */
export function mapFerryPlaces(state: DescentState, ferry: number): number | undefined {
  if (state.side !== 'german' || state.ferryUsed[ferry] === UNKNOWN) return undefined;
  return mapPassages(state, 'german', FERRIES[ferry].side);
}

/** What an engineer next to water does as a ferry: the side it serves in this impulse, or NONE, and the places left there. */
export interface EngineerFerry {
  readonly unit: number;
  readonly hexside: number;
  readonly left: number;
}

export function engineerFerries(state: DescentState, side: Side): readonly EngineerFerry[] {
  return FERRYMEN[side].flatMap((unit): readonly EngineerFerry[] => {
    const cell = state.unitCell[unit];
    if (cell < 0 || !isAtWater(cell)) return [];
    const hexside = state.side === side ? state.unitFerrySide[unit] : NONE;
    return [{ unit, hexside, left: hexside === NONE ? 0 : engineerPassages(state, unit, hexside) }];
  });
}

function isAtWater(cell: number): boolean {
  return board.side.subarray(cell * DEGREE, (cell + 1) * DEGREE).some((side) => side >= 0 && WATER[side] !== NO_WATER);
}

/** H-12: passages left with an engineer, which serves one side in an impulse. */
function engineerPassages(state: DescentState, engineer: number, hexside: number): number {
  const serves = state.unitFerrySide[engineer];
  if (serves !== NONE && serves !== hexside) return 0;
  return limitOver(hexside) - state.unitFerried[engineer] - state.unitSelfFerried[engineer];
}

/** Engineers at either end that can carry others over a side. One that has moved in this impulse carries only itself. */
function ferrymen(state: DescentState, side: Side, from: number, to: number, column: readonly number[]): number[] {
  const found: number[] = [];
  // Those on the near bank first.
  for (const bank of [from, to])
    for (const unit of FERRYMEN[side])
      if (state.unitCell[unit] === bank && carriesOthers(state, unit, column)) found.push(unit);
  return found;
}

function carriesOthers(state: DescentState, engineer: number, column: readonly number[]): boolean {
  return state.unitMoved[engineer] === 0 && !column.includes(engineer);
}

/** H-12: how many units of a column could still be carried from a hex to the one opposite; ferries at one side add up. */
export function passagesLeft(
  state: DescentState,
  from: number,
  to: number,
  hexside: number,
  column: readonly number[],
): number {
  const side = sideOf(column[0]);
  let passages = mapPassages(state, side, hexside);
  for (const unit of FERRYMEN[side]) {
    const cell = state.unitCell[unit];
    if ((cell === from || cell === to) && carriesOthers(state, unit, column))
      passages += engineerPassages(state, unit, hexside);
  }
  return passages + (carriesItself(state, hexside, column) ? 1 : 0);
}

/** An engineer that moves by itself takes itself over, also when it has carried others before. */
function carriesItself(state: DescentState, hexside: number, column: readonly number[]): boolean {
  return column.length === 1 && FERRYMAN[column[0]] === 1 && engineerPassages(state, column[0], hexside) > 0;
}

/**
 * H-22: units in the order in which they cross by ferry together in an advance. Engineers come last, each by itself, so that
 * they can carry the others first (D-06).
 */
export function ferryLoads(state: DescentState, column: readonly number[]): readonly (readonly number[])[] {
  if (optionsOf(state).engineersCross === 'others') return [column];
  const passengers = column.filter((unit) => FERRYMAN[unit] === 0);
  const engineers = column.filter((unit) => FERRYMAN[unit] === 1).map((unit) => [unit]);
  return passengers.length === 0 ? engineers : [passengers, ...engineers];
}

/** Whether ferries can carry all of them in that order. */
export function canFerry(
  state: DescentState,
  from: number,
  to: number,
  hexside: number,
  column: readonly number[],
): boolean {
  const [first, ...engineers] = ferryLoads(state, column);
  const places = passagesLeft(state, from, to, hexside, first);
  if (engineers.length === 0) return places >= first.length;
  // Those that have moved in this impulse carry nobody but themselves.
  const alone = engineers.filter(
    ([unit]) => !carriesOthers(state, unit, first) && carriesItself(state, hexside, [unit]),
  );
  return places >= first.length && places + alone.length >= column.length;
}

/**
 * Counts the passages of a column. An engineer alone takes itself over if it can (D-06); others go on the ferry of the map
 * first, then with engineers at the bank.
 */
export function useFerries(
  state: DescentState,
  from: number,
  to: number,
  hexside: number,
  column: readonly number[],
): void {
  const side = sideOf(column[0]);
  const byItself = carriesItself(state, hexside, column) && optionsOf(state).engineersCross === 'own';
  let waiting = byItself ? 0 : column.length;
  const onMap = Math.min(waiting, mapPassages(state, side, hexside));
  if (onMap > 0) state.ferryUsed[SIDE_FERRY[hexside]] += onMap;
  waiting -= onMap;
  for (const engineer of ferrymen(state, side, from, to, column)) {
    const carried = Math.min(waiting, engineerPassages(state, engineer, hexside));
    if (carried <= 0) continue;
    state.unitFerrySide[engineer] = hexside;
    state.unitFerried[engineer] += carried;
    waiting -= carried;
  }
  if (waiting === 0 && !byItself) return;
  state.unitFerrySide[column[0]] = hexside;
  state.unitSelfFerried[column[0]]++;
}

/** 7.8: having carried others, an engineer may only cross by its own ferry in this impulse. */
export function isTiedToBank(state: DescentState, unit: number): boolean {
  return state.unitFerried[unit] > 0;
}
