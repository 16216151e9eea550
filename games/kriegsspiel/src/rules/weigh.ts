import {
  cellBeside,
  columnOf,
  contactOf,
  isWater,
  neighboursOf,
  rowOf,
  squaredDistance,
  terrainOf,
  type Contact,
} from '../data/board.ts';
import {
  BRIDGE_MODIFIER,
  CANAL_MODIFIER,
  CLASS_OF_TERRAIN,
  TERRAIN_MODIFIER,
  type ModifierClass,
} from '../data/combat.ts';
import { BRIDGES_OF_STEP, hasCanal, stepKey } from '../data/structures.ts';
import { sideOf, UNITS_OF } from '../data/units.ts';
import type { CampaignState } from '../state.ts';
import { stands } from './ground.ts';
import { isOnWay } from './steps.ts';
import { structureStateOf } from './truth.ts';
import { isMechanised } from './units.ts';

/** 9.1, 9.2: who defends together, at what range, and what the ground is worth. */

/** G52: the class of the ground under a unit. */
export function classUnder(state: CampaignState, unit: number): ModifierClass {
  const cell = state.unitCell[unit];
  if (state.ruin[cell] === 1) return 'ruins';
  const terrain = terrainOf(cell);
  if (terrain === 'polder' && isMechanised(state, unit) && isOnWay(cell)) return 'embanked';
  return CLASS_OF_TERRAIN[terrain];
}

/** 31.6: the target and its friends orthogonally next to it on the same ground, by number; no further. */
export function defenderGroup(state: CampaignState, target: number): readonly number[] {
  const near = neighboursOf(state.unitCell[target]);
  const ground = classUnder(state, target);
  return UNITS_OF[sideOf(target)].filter(
    (unit) => unit === target || (near.includes(state.unitCell[unit]) && classUnder(state, unit) === ground),
  );
}

/** G51: close if any opposing unit of the combat is close, else distant. */
export function rangeOf(state: CampaignState, unit: number, opponents: readonly number[]): Contact {
  const here = state.unitCell[unit];
  return opponents.some((other) => squaredDistance(here, state.unitCell[other]) === 1) ? 'close' : 'distant';
}

/** 9.2: the modifier of a combat: the ground of the defenders, or the water before them, whichever is lower (R14). */
export function modifierOf(
  state: CampaignState,
  target: number,
  attackers: readonly number[],
  defenders: readonly number[],
): number {
  const ground = TERRAIN_MODIFIER[classUnder(state, target)];
  const water = waterModifier(state, attackers, defenders);
  return water === undefined ? ground : Math.min(ground, water);
}

/** G54, G124: only if every attacker is over water from all members it is in contact with; then the lowest. */
function waterModifier(
  state: CampaignState,
  attackers: readonly number[],
  defenders: readonly number[],
): number | undefined {
  let lowest: number | undefined;
  for (const attacker of attackers) {
    const here = state.unitCell[attacker];
    const near = defenders
      .filter((unit) => contactOf(here, state.unitCell[unit]) !== undefined)
      .toSorted((one, two) => squaredDistance(here, state.unitCell[one]) - squaredDistance(here, state.unitCell[two]));
    const waters = near.map((unit) => waterBetween(state, here, state.unitCell[unit]));
    if (waters.length === 0 || waters.includes(undefined)) return undefined;
    lowest = Math.min(lowest ?? 0, waters[0]!);
  }
  return lowest;
}

/** G53: what water lies between two squares in contact: a standing bridge, or none; nothing where it is dry. */
export function waterBetween(state: CampaignState, from: number, to: number): number | undefined {
  if (isWater(from) || isWater(to)) return BRIDGE_MODIFIER;
  const [east, north] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  if (squaredDistance(from, to) === 2) {
    const ways = [cellBeside(from, east, 0), cellBeside(from, 0, north)];
    return ways.every((middle) => isWet(from, middle) || isWet(middle, to)) ? CANAL_MODIFIER : undefined;
  }
  const middle = cellBeside(from, east / 2, north / 2);
  const sides =
    squaredDistance(from, to) === 1
      ? [[from, to]]
      : [
          [from, middle],
          [middle, to],
        ];
  const wet = sides.filter(([one, two]) => isWet(one, two));
  if (wet.length === 0) return undefined;
  return wet.every(([one, two]) => isBridged(state, one, two)) ? BRIDGE_MODIFIER : CANAL_MODIFIER;
}

function isWet(one: number, two: number): boolean {
  return isWater(one) || isWater(two) || hasCanal(one, two);
}

/** Whether a standing bridge, of a road or a railway, leads over a side. */
function isBridged(state: CampaignState, one: number, two: number): boolean {
  return (BRIDGES_OF_STEP.get(stepKey(one, two)) ?? []).some((structure) => stands(structureStateOf(state, structure)));
}
