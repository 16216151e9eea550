import type { OptionsSchema } from '@club-route/engine';
import { SET_BATTLE_IDS, SET_BATTLES, type SetBattleId } from './set-battles.ts';

export type BattleOptions = {
  readonly battle: SetBattleId;
  /** 20.5: the least hand. */
  readonly leastHand: number;
  /** 21.7: ten minutes each. */
  readonly turns: number;
};

export const battleOptions: OptionsSchema<BattleOptions> = {
  battle: {
    kind: 'choice',
    label: 'Battle',
    default: 'son',
    choices: SET_BATTLE_IDS.map((id) => ({ value: id, label: SET_BATTLES[id].name })),
  },
  leastHand: { kind: 'integer', label: 'Fewest command cards', default: 1, low: 1, high: 3 },
  turns: { kind: 'integer', label: 'Turns of ten minutes', default: 12, low: 3, high: 24 },
};
