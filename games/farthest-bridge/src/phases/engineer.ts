import { hexDistance, type Dice, type Refusal } from '@club-route/engine';
import { board, BRIDGE_COUNT, BRIDGES, SIDE_WATER, SIDES } from '../data/board.ts';
import { REPAIRED_FROM } from '../data/terrain.ts';
import { ENGINEER, UNITS } from '../data/units.ts';
import type { FarthestBridgeReport } from '../report.ts';
import { hasStandingBridge, setBridgeDown, setSpan } from '../rules/occupancy.ts';
import { isDown, NONE, optionsOf, type FarthestBridgeState } from '../state.ts';

/** The one engineer unit repairs bridges (14.2) and makes one (15.0). Its range is its allowance, counted in hexes. */

const RANGE = UNITS[ENGINEER]!.movement;

function isInRange(state: FarthestBridgeState, side: number): boolean {
  const cell = state.unitCell[ENGINEER]!;
  if (cell < 0) return false;
  const [one, two] = [board.sideCells[side * 2]!, board.sideCells[side * 2 + 1]!];
  return hexDistance(board, cell, one) <= RANGE || hexDistance(board, cell, two) <= RANGE;
}

/** A hexside is in a German zone when either of its hexes is, or a German stands there. */
function isUnderGermans(state: FarthestBridgeState, side: number): boolean {
  for (const cell of [board.sideCells[side * 2]!, board.sideCells[side * 2 + 1]!]) {
    if (state.germanZone[cell]! > 0 || state.germanHere[cell] === 1) return true;
  }
  return false;
}

function isEngineersTime(state: FarthestBridgeState): boolean {
  return (state.phase === 'alliedMove' || state.phase === 'alliedMobile') && state.step === 'free';
}

export function refuseRepair(state: FarthestBridgeState, bridge: number): Refusal | undefined {
  if (!isEngineersTime(state))
    return { rule: '14.2', text: 'You can repair bridges only in the Allied movement phases.' };
  if (bridge >= BRIDGE_COUNT || !isDown(state, bridge)) return { rule: '14.2', text: 'That bridge is standing.' };
  const { side, name } = BRIDGES[bridge]!;
  if (state.repairTried[bridge] === 1)
    return { rule: 'R22', text: `The engineers have already tried to repair the ${name} bridge this player turn.` };
  if (!isInRange(state, side))
    return { rule: '14.2', text: `The engineers are more than ${RANGE} hexes from the ${name} bridge.` };
  if (isUnderGermans(state, side))
    return { rule: '14.2', text: `A German unit is at the ${name} bridge or has it in its zone of control.` };
  return undefined;
}

export function repair(
  state: FarthestBridgeState,
  bridge: number,
  dice: Dice,
  reports: FarthestBridgeReport[] | undefined,
): void {
  const die = dice.d6('repair');
  const repaired = die >= REPAIRED_FROM[BRIDGES[bridge]!.kind];
  state.repairTried[bridge] = 1;
  if (repaired) {
    setBridgeDown(state, bridge, false);
    state.repaired[bridge] = 1;
  }
  reports?.push({ kind: 'repair', bridge, die, repaired });
}

export function refuseSpan(state: FarthestBridgeState, side: number): Refusal | undefined {
  if (!isEngineersTime(state))
    return { rule: '15.0', text: 'The engineers can bridge a hexside only in the Allied movement phases.' };
  if (side >= SIDES || SIDE_WATER[side] === 0)
    return { rule: '15.0', text: 'The engineers can bridge only a river or stream hexside.' };
  if (state.spanSide === side) return { rule: '15.0', text: "The engineers' bridge is already there." };
  if (optionsOf(state).spanAtBridge === 'barred' && hasStandingBridge(state, side))
    return {
      rule: 'R51',
      text: 'A bridge stands there. With these options the engineers can bridge only other hexsides.',
    };
  if (state.spanTurn === state.turn || state.spanUsed === state.turn) {
    return { rule: '15.0', text: 'The engineers can bridge only one hexside per game turn.' };
  }
  if (!isInRange(state, side))
    return { rule: '15.0', text: `The engineers are more than ${RANGE} hexes away from that hexside.` };
  if (isUnderGermans(state, side))
    return { rule: '15.0', text: 'A German unit is next to that hexside or has it in its zone of control.' };
  return undefined;
}

export function span(state: FarthestBridgeState, side: number, reports: FarthestBridgeReport[] | undefined): void {
  setSpan(state, side);
  state.spanTurn = state.turn;
  reports?.push({ kind: 'span', side });
}

/** Whether there is any hexside to bridge. */
export function canSpan(state: FarthestBridgeState): boolean {
  return sidesInRange(state).some((side) => refuseSpan(state, side) === undefined);
}

/** Sides the engineers may bridge now. */
export function spanSides(state: FarthestBridgeState): readonly number[] {
  return sidesInRange(state).filter((side) => refuseSpan(state, side) === undefined);
}

const WATER_SIDES: readonly number[] = [...SIDE_WATER.keys()].filter((side) => SIDE_WATER[side]! > 0);
// Per cell of the engineers; worked out when they are first there.
const inRange = new Map<number, readonly number[]>();

function sidesInRange(state: FarthestBridgeState): readonly number[] {
  const cell = state.unitCell[ENGINEER]!;
  if (cell < 0 || !isEngineersTime(state) || state.spanTurn === state.turn || state.spanUsed === state.turn) return [];
  let sides = inRange.get(cell);
  if (sides === undefined) {
    sides = WATER_SIDES.filter((side) => isInRange(state, side));
    inRange.set(cell, sides);
  }
  return sides;
}

/** The bridge lapses with the engineers, or when an Allied movement phase begins and they are too far or Germans cover it (ruling 52). */
export function lapseSpan(state: FarthestBridgeState, reports: FarthestBridgeReport[] | undefined): void {
  const side = state.spanSide;
  if (side === NONE) return;
  const gone = state.unitCell[ENGINEER]! < 0;
  const phaseBegins = state.phase === 'alliedMove' && optionsOf(state).spanLasts === 'near';
  if (gone || (phaseBegins && (!isInRange(state, side) || isUnderGermans(state, side)))) {
    setSpan(state, NONE);
    reports?.push({ kind: 'spanLapsed', side });
  }
}
