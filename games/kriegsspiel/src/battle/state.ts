import { stateShape, value, type StateOf } from '@club-route/engine';
import { battleFields } from '../tactical/state.ts';
import type { BattleOptions } from './options.ts';

export const battleShape = stateShape({
  options: value<BattleOptions | undefined>(undefined),
  ...battleFields,
});

export type SetBattleState = StateOf<typeof battleShape>;
