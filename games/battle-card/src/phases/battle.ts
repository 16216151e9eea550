import type { Dice } from '@club-route/engine';
import { BAND_OF_FACE, type Advantage, type CombatTable, type Order } from '../data/combat-table.ts';
import { AREAS, BATTLE_DIE } from '../data/map.ts';
import type { BattleCardReport } from '../report.ts';
import { battleDue, optionsOf, type BattleCardState } from '../state.ts';
import type { Orders } from '../actions.ts';

/** Step 1. Battles are rolled from Eindhoven north; a unit lost ends the game before the next is rolled. */
export function battle(
  state: BattleCardState,
  orders: Orders,
  table: CombatTable,
  dice: Dice,
  reports: BattleCardReport[] | undefined,
): void {
  for (let area = 0; area < AREAS; area++) {
    const order = orders[area];
    if (order === null || order === undefined || !battleDue(state, area)) continue;
    fight(state, area, order, table, dice.d6(BATTLE_DIE[area]!), reports);
    if (state.ending !== 'none') return;
  }
}

/** The side with the strictly higher strength has the advantage. */
export function advantageAt(state: BattleCardState, area: number): Advantage {
  const difference = state.allied[area]! - state.german[area]!;
  return difference > 0 ? 'allied' : difference < 0 ? 'german' : 'none';
}

function fight(
  state: BattleCardState,
  area: number,
  order: Order,
  table: CombatTable,
  roll: number,
  reports: BattleCardReport[] | undefined,
): void {
  const advantage = advantageAt(state, area);
  const outcome = table[order][advantage][BAND_OF_FACE[roll - 1]!]!;
  const allied = Math.max(0, state.allied[area]! - outcome.alliedLoss);
  // A German unit never falls below 1.
  const german = Math.max(1, state.german[area]! - outcome.germanLoss);
  const division = state.division[area]!;
  state.allied[area] = allied;
  state.german[area] = german;
  state.fought[area] = 1;
  if (outcome.takesControl) state.control[area] = 1;
  reports?.push({ kind: 'fought', area, division, order, advantage, roll, outcome, allied, german });
  if (allied === 0) {
    // Losing a unit loses the game at once, even when the same roll would have taken the area.
    state.ending = 'removed';
    state.lostAt = area;
    reports?.push({ kind: 'removed', area, division });
  } else if (optionsOf(state).controlAfterBattle && state.control[area] === 1 && german > allied) {
    state.control[area] = 0;
    reports?.push({ kind: 'retaken', area });
  }
}
