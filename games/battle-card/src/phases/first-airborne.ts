import type { Dice } from '@club-route/engine';
import { ARNHEM, STRONGEST, weatherSpace } from '../data/map.ts';
import type { BattleCardReport } from '../report.ts';
import type { BattleCardState } from '../state.ts';

/** Step 4. While the fog lasts, a die of at least the weather space reinforces the unit in Arnhem and clears the sky. */
export function testFirstAirborne(state: BattleCardState, dice: Dice, reports: BattleCardReport[] | undefined): void {
  if (!state.fog) return;
  const needed = weatherSpace(state.round);
  const roll = dice.d6('the reinforcement of the 1st Airborne');
  if (roll >= needed) {
    state.fog = false;
    state.allied[ARNHEM] = Math.min(STRONGEST, state.allied[ARNHEM]! + 1);
  }
  reports?.push({ kind: 'tested', roll, needed, strength: state.allied[ARNHEM]! });
}
