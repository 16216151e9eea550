import type { Dice } from '@club-route/engine';
import { AIRDROP_LOSS, ALLIED_STRENGTH, AREAS, DROP_DIE, DROPS, NO_DIVISION } from '../data/map.ts';
import type { BattleCardReport } from '../report.ts';
import { optionsOf, type BattleCardState } from '../state.ts';

/** Airdrop: each division loses strength by its die before the first round. */
export function airdrop(state: BattleCardState, dice: Dice, reports: BattleCardReport[] | undefined): void {
  const shared = optionsOf(state).airdrop === 'shared' ? dice.d6('the drop of all three divisions') : 0;
  for (let area = 0; area < AREAS; area++) {
    const division = DROPS[area]!;
    if (division === NO_DIVISION) continue;
    const roll = shared > 0 ? shared : dice.d6(DROP_DIE[area]!);
    const strength = ALLIED_STRENGTH[area]! - AIRDROP_LOSS[roll - 1]!;
    state.allied[area] = strength;
    reports?.push({ kind: 'dropped', area, division, roll, strength });
  }
}
