import type { TableController } from '../table/controller.ts';
import { runPlanLine } from '../table/plan/typed.ts';
import { lookAt } from './desk.ts';
import type { HexGame } from './game.ts';
import { offerNow } from './offer.ts';
import { selectUnit } from './press.ts';

/** A line typed on the map: a unit alone is selected or shown, a hex or a place is shown, the rest are orders. */
export function readLine(controller: TableController, game: HexGame, text: string): void {
  const wanted = text.trim().toLowerCase();
  const unit = game.unitNamed(wanted);
  if (unit !== undefined) return selectOrShow(controller, game, unit);
  const cell = game.cellNamed(wanted);
  if (cell !== undefined) return lookAt(controller, cell);
  return runPlanLine(controller, text) === undefined ? controller.order(text) : undefined;
}

function selectOrShow(controller: TableController, game: HexGame, unit: number): void {
  const stop = offerNow(controller)
    .round()
    .stops.find((one) => one.unit === unit);
  if (stop?.press !== undefined) return selectUnit(controller, unit, stop.press);
  const piece = game.picture(controller).pieces.find((one) => one.unit === unit);
  return piece && lookAt(controller, piece.cell);
}
