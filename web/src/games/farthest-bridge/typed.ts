import { board, isOnMap, placeOf, unitNamed } from '@club-route/farthest-bridge';
import { lookAt } from '../../hex/desk.ts';
import { runPlanLine } from '../../table/plan/typed.ts';
import { unitsToPick } from './offer.ts';
import { takeUp } from './take-up.ts';
import type { FarthestBridgeController } from './types.ts';

/** A line typed on the map: a unit alone is picked up or shown, a hex or a place is shown, the rest are orders. */
export function readLine(controller: FarthestBridgeController, text: string): void {
  const wanted = text.trim().toLowerCase();
  const unit = unitNamed(wanted);
  if (unit >= 0) {
    const { state } = controller;
    if (controller.mayAct && state.step === 'free' && unitsToPick(controller).includes(unit)) takeUp(controller, unit);
    else if (isOnMap(state, unit)) lookAt(controller, state.unitCell[unit]);
    return;
  }
  const cell = board.cellByLabel.get(wanted) ?? cellNamed(wanted);
  if (cell === undefined && runPlanLine(controller, text) === undefined) controller.order(text);
  if (cell !== undefined) lookAt(controller, cell);
}

function cellNamed(wanted: string): number | undefined {
  const cells = Array.from({ length: board.cells }, (_, cell) => cell);
  return cells.find((cell) => placeOf(cell)?.toLowerCase() === wanted);
}
