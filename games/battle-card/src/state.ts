import { column, flag, integer, stateShape, value, word, type StateOf } from '@club-route/engine';
import { AREAS } from './data/map.ts';
import type { BattleCardOptions } from './options.ts';

export const shape = stateShape({
  options: value<BattleCardOptions | undefined>(undefined),
  phase: word(['airdrop', 'orders', 'advance', 'over']),
  /** 1 to 6; the weather marker stands on 7 − round. */
  round: integer(),
  /** The weather marker shows its fog side: the 1st Airborne is still waiting for its reinforcement. */
  fog: flag(),
  /** Area of 30 Corps, or BELGIUM. */
  corps: integer(),
  /** Per area: Allied strength, 0 where no unit is; German strength, 0 once 30 Corps has come. */
  allied: column('int8', AREAS),
  german: column('int8', AREAS),
  /** Per area: 1 while the Allies control it. */
  control: column('int8', AREAS),
  /** Per area: which division the Allied die is. Only its name depends on it. */
  division: column('int8', AREAS),
  /** Per area: 1 once its battle of this round is over; only used when orders are given one by one. */
  fought: column('int8', AREAS),
  ending: word(['none', 'arnhem', 'removed', 'time']),
  /** Where the lost unit stood. */
  lostAt: integer(),
});

export interface BattleCardState extends StateOf<typeof shape> {}

export function optionsOf(state: BattleCardState): BattleCardOptions {
  return state.options!;
}

/** A battle is due where both sides have a unit and none was fought this round. */
export function battleDue(state: BattleCardState, area: number): boolean {
  return state.allied[area]! > 0 && state.german[area]! > 0 && state.fought[area] === 0;
}
