import type { Dice } from '@club-route/engine';
import { BRIDGES } from '../data/board.ts';
import { BRIDGE_BLOWS, COST } from '../data/tables.ts';
import { ENGINEER, FIRST, LAST, UNIT_COUNT } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { BLOWN, INTACT, isAdvanced, NORMAL, optionsOf, UNTESTED, type DriveState } from '../state.ts';
import { inOrder } from './stacks.ts';
import { isInEnemyZone } from './zones.ts';

/** 8.12, H16: the first Allied attempt to cross tests a bridge; returns whether it blows. */
export function testBridge(state: DriveState, bridge: number, dice: Dice, reports: Reports): boolean {
  if (state.bridgeState[bridge] !== UNTESTED) return state.bridgeState[bridge] === BLOWN;
  const { level, hidden } = optionsOf(state);
  const blown = dice.between(1, 100, 'bridge') <= BRIDGE_BLOWS[level - 1];
  state.bridgeState[bridge] = blown ? BLOWN : INTACT;
  const mark = hidden ? { discloses: true as const } : undefined;
  reports?.push({ kind: 'bridge', side: 'allied', bridge, blown, ...mark });
  return blown;
}

const engineers = new Int16Array(UNIT_COUNT);

/** 8.12, H16: at the start of an Allied operation phase engineers rebuild what is blown beside them. */
export function rebuildBridges(state: DriveState, reports: Reports): void {
  const count = inOrder(state, FIRST.allied, LAST.allied, engineers);
  for (let index = 0; index < count; index++) {
    const unit = engineers[index];
    if (state.unitType[unit] !== ENGINEER || state.unitPoints[unit] < COST.bridge) continue;
    if (isAdvanced(state) && state.unitMode[unit] !== NORMAL) continue;
    const cell = state.unitCell[unit];
    const bridge = BRIDGES.findIndex(
      ({ cells }, number) => state.bridgeState[number] === BLOWN && (cells[0] === cell || cells[1] === cell),
    );
    if (bridge < 0 || isInEnemyZone(state, 'allied', cell, false)) continue;
    state.bridgeState[bridge] = INTACT;
    state.unitPoints[unit] -= COST.bridge;
    const mark = optionsOf(state).hidden ? { discloses: true as const } : undefined;
    reports?.push({ kind: 'rebuilt', bridge, unit, ...mark });
  }
}
