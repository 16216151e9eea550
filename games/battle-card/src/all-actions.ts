import type { BattleCardAction } from './actions.ts';
import { ALLIED, battleCard } from './game.ts';
import type { BattleCardState } from './state.ts';

/** Every whole action of a position. */
export function allActions(state: BattleCardState): readonly BattleCardAction[] {
  const actions: BattleCardAction[] = [];
  const open = [...battleCard.actions(state, ALLIED)];
  while (open.length > 0) {
    const choice = open.shift()!;
    if (choice.action !== undefined) actions.push(choice.action);
    else open.push(...battleCard.actions(state, ALLIED, choice.draft));
  }
  return actions;
}
