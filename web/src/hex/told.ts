import type { Action, OptionValues, Report, StateObject } from '@club-route/engine';
import type { TableController } from '../table/controller.ts';
import type { HexGame, ReportView } from './game.ts';

/** The report whose effect was shown last, or whose dice are in the air. */
export function reportTold<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  controller: TableController<S, A, O, D, R>,
): R | undefined {
  const { telling } = controller.store.getState();
  return telling && controller.frame.reports[telling.rolling ? telling.told : telling.told - 1];
}

/** What that report shows on the map. */
export function viewTold(controller: TableController, game: HexGame): ReportView | undefined {
  const told = reportTold(controller);
  return told && game.view(told, controller.before);
}

/** The way of whoever walks now, or of the player's own units, whose moves are shown at once. */
export function walkShown(controller: TableController, game: HexGame): ReportView['walked'] {
  if (controller.store.getState().telling !== undefined) return viewTold(controller, game)?.walked;
  const { action, reports } = controller.frame;
  if (action === undefined || !controller.atRest) return undefined;
  return reports.map((report) => game.view(report, controller.before).walked).find((walked) => walked !== undefined);
}
