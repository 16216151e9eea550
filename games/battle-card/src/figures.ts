import type { RulesFigure } from '@club-route/engine';
import type { BattleCardState } from './state.ts';

export const figures: readonly RulesFigure<BattleCardState>[] = [
  {
    rule: '1',
    lesson: 'first-rounds',
    step: 1,
    cells: () => [],
    marks: () => [],
    caption: ({ allied, german }) =>
      `After the airdrop. Eindhoven is ${allied[0]} against ${german[0]} and Grave ${allied[1]} against ${german[1]}: the higher number has the advantage. The Allies have no unit at Nijmegen yet.`,
  },
];
