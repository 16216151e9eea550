import { INDEX, medalsOf, SIDES } from '../tactical/state.ts';
import type { SetBattleState } from './state.ts';

/** 21.7: how many medals each side has of those that win. */
export function scoreLine(sight: SetBattleState): string {
  const [allied, german] = SIDES.map((side) => `${medalsOf(sight, side)} of ${sight.medalsNeeded[INDEX[side]]}`);
  return `Turn ${sight.battleTurn} of ${sight.battleLastTurn}. Medals to win: Allies ${allied}, Germans ${german}.`;
}
