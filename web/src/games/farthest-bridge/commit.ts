import type { FarthestBridgeAction } from '@club-route/farthest-bridge';
import { aimOf, deskOf } from '../../hex/desk.ts';
import { isBattleDraft } from './attack.ts';
import { hasOdds, planOf } from './battle.ts';
import { offerNow, waysThrough } from './offer.ts';
import { orderTo, pressCell } from './press.ts';
import type { FarthestBridgeController } from './types.ts';

/** Enter on a cell of the map: presses it, or makes the decision where a press there chooses nothing more. */
export function enterCell(controller: FarthestBridgeController, cell: number): void {
  const { draft } = controller.store.getState();
  const { kind } = offerNow(controller);
  const isTarget = isBattleDraft(draft) && controller.state.unitCell[draft.target] === cell;
  if (isTarget || kind === 'bridges' || kind === 'defence') commit(controller);
  else pressCell(controller, cell, true);
}

/** Makes the decision that is ready; while something is told, shows it all. */
export function commit(controller: FarthestBridgeController): void {
  if (controller.store.getState().telling !== undefined) return controller.skip();
  if (!controller.mayAct) return undefined;
  const action = ready(controller);
  return action && controller.act(action);
}

/** The decision that is complete and waits only to be made. */
function ready(controller: FarthestBridgeController): FarthestBridgeAction | undefined {
  const { state } = controller;
  const { draft } = controller.store.getState();
  const aim = aimOf(deskOf(controller).getState());
  if (isBattleDraft(draft)) return hasOdds(planOf(state, draft)!) ? draft : undefined;
  if (draft?.kind === 'support') return draft;
  if (draft?.kind === 'deploy') return controller.refuses(draft) === undefined ? draft : undefined;
  if (state.step === 'demolition' && state.questions.length === 1)
    return { kind: 'demolish', bridge: state.questions[0] };
  const offer = offerNow(controller);
  if (aim === undefined) return undefined;
  if (offer.kind === 'cells') return offer.actions.get(aim)?.action;
  if (offer.kind === 'retreat') {
    const { through } = deskOf(controller).getState();
    const path = waysThrough(offer, through).find((way) => way.at(-1) === aim);
    return path && { kind: 'retreat', path };
  }
  return orderTo(controller, offer, aim);
}
