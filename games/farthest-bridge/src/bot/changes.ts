import type { Dice } from '@club-route/engine';
import type { PlanChanges } from '@club-route/engine/search';
import { CELL_BRIDGES, CELLS, terrainOf } from '../data/board.ts';
import { COUNTS_FOR_VICTORY, endOf, ENGINEER, firstOf, MOBILE, UNITS, type Side } from '../data/units.ts';
import { otherSide } from '../phases/battle.ts';
import { canLand, landingCells } from '../phases/landing.ts';
import { awaitsEntry, canMove } from '../phases/march.ts';
import { departureOf, isInEnemyZone, reach } from '../rules/movement.ts';
import { isMobilePhase, isOnMap, NONE, type FarthestBridgeState } from '../state.ts';
import { CORRIDOR, CORRIDOR_DISTANCE, CORRIDOR_INDEX, DETOUR, IS_ARNHEM, TO_ARNHEM } from './ground.ts';
import { plans, type Plan } from './posture.ts';

/** German formations that come from the north. */
const AT_ARNHEM: ReadonlySet<string> = new Set(['Nijmegen', 'Arnhem', '9 SS Panzer', '10 SS Panzer', 'von Tettau']);

/** What a search may change in the plan of a phase of movement. */
export function changesIn(state: FarthestBridgeState, side: Side): PlanChanges<Plan> {
  return plans.changes(state.phase, {
    units: movable(state, side),
    // Nobody attacks after mobile movement.
    enemies: isMobilePhase(state) ? [] : unitsOnMap(state, otherSide(side)),
    goal: (unit, dice) => anyGoal(state, unit, dice),
    parts: PARTS[side],
  });
}

/** The column and the landings; the Germans about Arnhem and those along the road. */
const PARTS: Readonly<Record<Side, readonly (readonly number[])[]>> = {
  allied: parted('allied', (unit) => COUNTS_FOR_VICTORY[unit] === 1),
  german: parted('german', (unit) => AT_ARNHEM.has(UNITS[unit]!.formation)),
};

function parted(side: Side, isFirst: (unit: number) => boolean): readonly (readonly number[])[] {
  const parts: readonly [Set<number>, Set<number>] = [new Set(), new Set()];
  for (let unit = firstOf(side); unit < endOf(side); unit++) parts[isFirst(unit) ? 0 : 1].add(plans.formationOf[unit]!);
  return parts.map((part) => [...part]);
}

/** Units of that side that can do something in this phase, on the map or not. */
function movable(state: FarthestBridgeState, side: Side): readonly number[] {
  const units: number[] = [];
  const mobileOnly = isMobilePhase(state);
  for (let unit = firstOf(side); unit < endOf(side); unit++) {
    if (unit === ENGINEER || state.unitMoved[unit] === 1 || (mobileOnly && MOBILE[unit] === 0)) continue;
    if (isOnMap(state, unit) ? canMove(state, unit) : isPosted(state, unit)) units.push(unit);
  }
  return units;
}

/** Units that come in this phase and go to a post. */
function isPosted(state: FarthestBridgeState, unit: number): boolean {
  return COUNTS_FOR_VICTORY[unit] === 0 && (canLand(state, unit) || awaitsEntry(state, unit));
}

function unitsOnMap(state: FarthestBridgeState, side: Side): readonly number[] {
  const units: number[] = [];
  for (let unit = firstOf(side); unit < endOf(side); unit++) if (isOnMap(state, unit)) units.push(unit);
  return units;
}

/** Somewhere in reach, or to stay, or as the script thinks; for a unit that comes, a place on or by the road. */
function anyGoal(state: FarthestBridgeState, unit: number, dice: Dice): number {
  if (!isOnMap(state, unit)) {
    const goals = canLand(state, unit) ? landingCells(state, unit) : CORRIDOR;
    return dice.pick(
      goals.filter((cell) => CORRIDOR_DISTANCE[cell]! <= 1),
      'where',
    );
  }
  const from = state.unitCell[unit]!;
  const { reached, count } = reach(state, departureOf(state, unit));
  const cells: number[] = [];
  const keys: number[] = [];
  for (let at = 0; at < count; at++) {
    const cell = reached[at]!;
    if (cell !== from && (state.cellUnit[cell]! >= 0 || !isSensible(state, unit, cell))) continue;
    cells.push(cell);
    if (IS_KEY[cell] === 1 || isInEnemyZone(state, unit, cell)) keys.push(cell);
  }
  if (dice.chance(1, 6, 'free hand')) return NONE;
  return dice.pick(keys.length > 0 && dice.chance(1, 2, 'key ground') ? keys : cells, 'where');
}

/** cell → 1 where one unit may stop many: on the road, by a bridge, in Arnhem. */
const IS_KEY: Uint8Array = Uint8Array.from({ length: CELLS }, (_, cell) =>
  CORRIDOR_INDEX[cell]! >= 0 || CELL_BRIDGES[cell]!.length > 0 || IS_ARNHEM[cell] === 1 ? 1 : 0,
);

/** By the road, next to an enemy, or in a town: elsewhere a unit has nothing to do. XXX Corps does not turn back. */
function isSensible(state: FarthestBridgeState, unit: number, cell: number): boolean {
  if (COUNTS_FOR_VICTORY[unit] === 1 && TO_ARNHEM[cell]! > TO_ARNHEM[state.unitCell[unit]!]! + DETOUR) return false;
  const terrain = terrainOf(cell);
  return CORRIDOR_DISTANCE[cell]! <= 1 || terrain === 'town' || terrain === 'city' || isInEnemyZone(state, unit, cell);
}
