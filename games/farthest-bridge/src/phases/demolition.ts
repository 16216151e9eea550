import { hexDistance, type Dice, type Refusal } from '@club-route/engine';
import { board, BRIDGES, CELL_BRIDGES } from '../data/board.ts';
import { DEMOLISHED_ON } from '../data/terrain.ts';
import { FIRST_GERMAN, UNIT_COUNT, UNITS } from '../data/units.ts';
import type { FarthestBridgeReport } from '../report.ts';
import { setBridgeDown } from '../rules/occupancy.ts';
import { isDown, NONE, optionsOf, type FarthestBridgeState } from '../state.ts';

/** 14.0: bridges the Germans may try to blow because this Allied unit, or any, has entered this cell. */
export function bridgesToAsk(state: FarthestBridgeState, cell: number, unit: number = NONE): readonly number[] {
  const near = CELL_BRIDGES[cell]!;
  return near.length === 0 ? near : near.filter((bridge) => mayBlow(state, bridge, unit));
}

/** Standing; no Allied unit by it as the turn began; not tried yet and not repaired in this player turn; Germans in range. */
function mayBlow(state: FarthestBridgeState, bridge: number, unit: number): boolean {
  return (
    !isDown(state, bridge) &&
    state.bridgeSafe[bridge] === 0 &&
    !isTried(state, bridge, unit) &&
    state.repaired[bridge] === 0 &&
    !isUnderSpan(state, bridge) &&
    germansInRange(state, bridge)
  );
}

/** Whether the Germans have had their try: one for a bridge in a player turn, or for each unit that comes (ruling 19). */
export function isTried(state: FarthestBridgeState, bridge: number, unit: number): boolean {
  const last = state.bridgeTried[bridge]! - 1;
  return optionsOf(state).demolitionTries === 'unit' ? unit >= 0 && last === unit : last >= 0;
}

/** 15.0: a hexside that the engineers bridge is not subject to demolition, nor is the bridge that stands there (ruling 51). */
export function isUnderSpan(state: FarthestBridgeState, bridge: number): boolean {
  return state.spanSide === BRIDGES[bridge]!.side && optionsOf(state).spanAtBridge !== 'exposed';
}

/** A unit's range is its printed allowance, counted in hexes to the nearer end of the bridge (ruling 20). */
function germansInRange(state: FarthestBridgeState, bridge: number): boolean {
  const [one, two] = BRIDGES[bridge]!.cells;
  for (let unit = FIRST_GERMAN; unit < UNIT_COUNT; unit++) {
    const cell = state.unitCell[unit]!;
    if (cell < 0) continue;
    const range = UNITS[unit]!.movement;
    if (hexDistance(board, cell, one) <= range || hexDistance(board, cell, two) <= range) return true;
  }
  return false;
}

/** Stops whatever goes on and asks the Germans; false when there is nothing to ask. */
export function askGermans(
  state: FarthestBridgeState,
  bridges: readonly number[],
  reports: FarthestBridgeReport[] | undefined,
): boolean {
  if (bridges.length === 0) return false;
  state.questions = bridges;
  state.step = 'demolition';
  for (const bridge of bridges) reports?.push({ kind: 'asked', bridge });
  return true;
}

export function refuseDemolition(state: FarthestBridgeState, bridge: number): Refusal | undefined {
  return state.questions.includes(bridge) ? undefined : { rule: '14.0', text: 'That bridge cannot be blown now.' };
}

/** True when the bridge is gone. */
export function demolish(
  state: FarthestBridgeState,
  bridge: number,
  dice: Dice,
  reports: FarthestBridgeReport[] | undefined,
): boolean {
  const die = dice.d6('demolition');
  const destroyed = die <= DEMOLISHED_ON[BRIDGES[bridge]!.kind];
  state.bridgeTried[bridge] = 1 + comer(state);
  if (destroyed) setBridgeDown(state, bridge, true);
  state.questions = state.questions.filter((one) => one !== bridge);
  reports?.push({ kind: 'demolition', bridge, die, destroyed });
  return destroyed;
}

/** The Allied unit for which the Germans are asked: the one on its way, or the one that has just fallen back. */
function comer(state: FarthestBridgeState): number {
  return state.mover === NONE ? state.battle!.fallenBack.at(-1)! : state.mover;
}
