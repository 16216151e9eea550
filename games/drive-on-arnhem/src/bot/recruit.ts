import type { Bot, Dice, Seat } from '@club-route/engine';
import type { DriveAction, DriveChoice, DriveDraft } from '../actions.ts';
import { choices } from '../choices.ts';
import type { Side } from '../data/units.ts';
import { isOperationPhase, type DriveState } from '../state.ts';

/** It ends an operation phase after about so many orders. */
const ORDERS = 30;

/** The weakest level: any order as good as another, except that it keeps its units. */
export const recruit: Bot<DriveState, DriveAction> = {
  id: 'recruit',
  title: 'Recruit',
  about: 'Gives orders without a plan.',
  longestThought: 20,
  sit: (seat) => ({ decide: (sight, dice) => decide(sight, seat, dice) }),
};

function decide(sight: DriveState, seat: Seat, dice: Dice): DriveAction {
  let draft: DriveDraft | undefined;
  for (;;) {
    const offered = choices(sight, seat as Side, draft);
    const end = offered.find((choice) => choice.ends);
    const tired = end !== undefined && isOperationPhase(sight.phase) && dice.chance(1, ORDERS, 'whether to end');
    const choice = tired ? end : anyOf(offered, dice);
    if (choice.action !== undefined) return choice.action;
    draft = choice.draft;
  }
}

/** One that ends nothing and disbands nobody, if there is such. */
function anyOf(offered: readonly DriveChoice[], dice: Dice): DriveChoice {
  const sensible = offered.filter((choice) => !choice.ends && choice.action?.kind !== 'disband');
  return dice.pick(sensible.length > 0 ? sensible : offered, 'choice');
}
