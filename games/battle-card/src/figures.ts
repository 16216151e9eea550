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
      `After the airdrop. At Eindhoven ${allied[0]} stand against ${german[0]} and at Grave ${allied[1]} against ${german[1]}: the higher number has the advantage. Nobody holds Nijmegen for the Allies yet.`,
  },
];
