import type { TableController } from '../table/controller.ts';
import type { HexGame } from './game.ts';

/**
 * Takes up again what an own action was about, once it has been shown: a unit with something left to do stays selected.
 * Returns an unsubscribe function.
 */
export function goOn(controller: TableController, game: HexGame): () => void {
  let gone = controller.store.getState().shown;
  return controller.store.subscribe(({ shown, draft }) => {
    if (shown === gone || !controller.atRest) return;
    gone = shown;
    const { seat, action } = controller.frame;
    if (draft !== undefined || action === undefined || seat !== controller.seat || !controller.mayAct) return;
    const next = game.goesOn?.(action, controller.state);
    if (next !== undefined && controller.choices(next).length > 0) controller.propose(next);
  });
}
