import type { Refusal } from '@club-route/engine';
import { AREA_CHOICES, AREA_NAMES, AREAS } from '../data/areas.ts';
import { CELLS, SOUTH } from '../data/board.ts';
import { ACTIVATIONS, SET_UP, STACK_LIMIT, type Activation } from '../data/tables.ts';
import {
  AIRBORNE,
  ALLIED_POOL,
  ALLIED_POOL_NAMES,
  FIRST,
  GERMAN_POOL,
  LAST,
  POOL_AREA,
  POOL_COUNT,
  POOL_TURN,
  UNIT_TYPE,
} from '../data/units.ts';
import { dateOf, formationName } from '../language/names.ts';
import { OFF_MAP, READY, WAITING, type DescentState } from '../state.ts';

/** Units and the hexes in which they are set up, in the same order. */
export interface SetUp {
  readonly units: readonly number[];
  readonly cells: readonly number[];
}

/** Allied force pool -> its units. */
const POOL_UNITS: ReadonlyMap<string, readonly number[]> = new Map(
  ALLIED_POOL_NAMES.map((name, index) => [name, [...ALLIED_POOL.keys()].filter((unit) => ALLIED_POOL[unit] === index)]),
);

export function ofPool(pool: string): readonly number[] {
  return POOL_UNITS.get(pool)!;
}

/** 1.1, H-47: all of Guards Armoured and three each of 43 and 50 Division, south of the start line. */
export function refuseSetUp({ units, cells }: SetUp): Refusal | undefined {
  const rule = 'Initial Deployment';
  if (units.length !== cells.length || new Set(units).size < units.length)
    return { rule, text: 'Give each unit one hex.' };
  let wanted = 0;
  for (const { pool, units: most } of SET_UP) {
    const all = ofPool(pool);
    const number = most ?? all.length;
    if (all.filter((unit) => units.includes(unit)).length !== number)
      return { rule, text: `Set up ${most === undefined ? 'all' : number} units of ${formationName(pool)}.` };
    wanted += number;
  }
  if (units.length !== wanted) return { rule, text: 'You set up only the ground forces of the first day.' };
  if (cells.some((cell) => cell >= CELLS || SOUTH[cell] === 0))
    return { rule, text: 'You must set up south of the start line.' };
  if (cells.some((cell) => cells.filter((other) => other === cell).length > STACK_LIMIT))
    return { rule: 'Stacking', text: 'A hex holds at most three units.' };
  return undefined;
}

/** H-10: it raises no question, no duty and no antiaircraft fire. */
export function setUp(state: DescentState, { units, cells }: SetUp): void {
  for (const [index, unit] of units.entries()) state.unitCell[unit] = cells[index];
}

/** The units that an activation could still bring. */
export function activatable(state: DescentState, { pools, types }: Activation): readonly number[] {
  return pools
    .flatMap(ofPool)
    .filter(
      (unit) =>
        state.unitCell[unit] === WAITING &&
        (types === undefined ? AIRBORNE[unit] === 0 : types.includes(UNIT_TYPE[unit])),
    );
}

/** 1.8, H-47: whole pools come at once; of others up to the most, and fewer cost as much. */
export function refuseActivation(state: DescentState, number: number, units: readonly number[]): Refusal | undefined {
  const rule = 'Reinforcements';
  const activation = ACTIVATIONS[number];
  if (activation === undefined) return { rule, text: 'That is not a group of units.' };
  if (activation.points > state.deploymentPoints)
    return { rule, text: `This costs ${activation.points} deployment points; you have ${state.deploymentPoints}.` };
  const able = activatable(state, activation);
  if (units.length === 0 || new Set(units).size < units.length || units.some((unit) => !able.includes(unit)))
    return { rule, text: 'Choose units of this group that are still in their pool, each once.' };
  if (activation.most === undefined && units.length < able.length)
    return { rule, text: 'You must activate the remaining units of this pool together.' };
  if (activation.most !== undefined && units.length > activation.most)
    return { rule, text: `You can activate at most ${activation.most} of these units for this cost.` };
  return undefined;
}

export function activate(state: DescentState, number: number, units: readonly number[]): void {
  state.deploymentPoints -= ACTIVATIONS[number].points;
  for (const unit of units) state.unitCell[unit] = READY;
}

/** German units of a pool that are not placed yet. */
export function poolUnits(state: DescentState, pool: number): readonly number[] {
  const units: number[] = [];
  for (let unit = FIRST.german; unit < LAST.german; unit++)
    if (GERMAN_POOL[unit] === pool && state.unitCell[unit] === WAITING) units.push(unit);
  return units;
}

/** 7.6: a pool of today or an earlier day is placed whole, in its area or one that adjoins it. */
export function refusePlacement(state: DescentState, pool: number, area: number): Refusal | undefined {
  const rule = 'Reinforcements';
  if (pool >= POOL_COUNT || poolUnits(state, pool).length === 0)
    return { rule, text: 'That is not a force pool, or you have already placed it.' };
  if (POOL_TURN[pool] > state.turn) return { rule, text: `This force pool arrives on ${dateOf(POOL_TURN[pool])}.` };
  if (area >= AREAS.length || !AREA_CHOICES[POOL_AREA[pool]].includes(area))
    return { rule, text: `This force pool enters from ${AREA_NAMES[POOL_AREA[pool]]} or an area next to it.` };
  return undefined;
}

export function placePool(state: DescentState, pool: number, area: number): void {
  for (const unit of poolUnits(state, pool)) state.unitCell[unit] = OFF_MAP - area;
}
