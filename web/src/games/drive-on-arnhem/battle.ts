import {
  forecastAttack,
  forecastBattles,
  isOperationPhase,
  NONE,
  seesEnemyIn,
  type BattleForecast,
  type Side,
} from '@club-route/drive-on-arnhem';
import { aimOf, deskOf } from '../../hex/desk.ts';
import type { DriveController } from './types.ts';

/** Battles before their dice, worked out once for each position. */

const known = new WeakMap<object, Map<string, unknown>>();

function once<T>(state: object, key: string, work: () => T): T {
  const results = known.get(state) ?? new Map<string, unknown>();
  known.set(state, results);
  if (!results.has(key)) results.set(key, work());
  return results.get(key) as T;
}

/** The battles that the player has plotted, in the order in which they will be fought. */
export function battlesAhead({ state, seat, mayAct }: DriveController): readonly BattleForecast[] {
  if (!mayAct || !isOperationPhase(state.phase)) return [];
  return once(state, `all ${seat}`, () => forecastBattles(state, seat as Side));
}

/** The battle that the unit in hand has plotted, or would join where the player points. */
export function battleInHand(controller: DriveController): BattleForecast | undefined {
  const { state, seat, mayAct, store } = controller;
  const { draft } = store.getState();
  if (!mayAct || draft?.kind !== 'unit' || !isOperationPhase(state.phase)) return undefined;
  const { unit } = draft;
  const plotted = state.unitAttack[unit];
  if (plotted !== NONE) return battlesAhead(controller).find(({ cell }) => cell === plotted);
  const aim = aimOf(deskOf(controller).getState());
  if (aim === undefined || !seesEnemyIn(state, seat as Side, aim)) return undefined;
  if (controller.refuses({ kind: 'attack', unit, cell: aim }) !== undefined) return undefined;
  return once(state, `${unit} ${aim}`, () => forecastAttack(state, seat as Side, [unit], aim));
}
