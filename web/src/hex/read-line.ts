import { readCommand, type Command } from '@club-route/engine';
import type { TableController } from '../table/controller.ts';
import { runPlanLine } from '../table/plan/typed.ts';
import { lookAt } from './desk.ts';
import type { HexGame } from './game.ts';
import { offerNow } from './offer.ts';
import { selectUnit } from './press.ts';

/** A line typed on the map: a unit alone is selected or shown, a hex or a place is shown, the rest are orders. */
export function readLine(controller: TableController, game: HexGame, text: string): void {
  const wanted = text.trim().toLowerCase();
  const unit = game.unitNamed(wanted, controller.source.viewer);
  if (unit !== undefined) return selectOrShow(controller, game, unit);
  const cell = game.cellNamed(wanted);
  if (cell !== undefined) return lookAt(controller, cell);
  const command = readCommand(text);
  if (command !== undefined) return obey(controller, command.word);
  return runPlanLine(controller, text) === undefined ? controller.order(text) : undefined;
}

/** Commands that show a list have no room on the map: help says what can be typed here, the others are for the text view. */
function obey(controller: TableController, word: Command['word']): void {
  const { shown } = controller.store.getState();
  switch (word) {
    case 'undo':
      return controller.undo();
    case 'back':
      return controller.goTo(shown - 1);
    case 'forward':
      return controller.goTo(shown + 1);
    case 'now':
      return controller.goTo(Infinity);
    case 'help': {
      const examples = controller.mayAct ? controller.module.language.grammar(controller.ground, controller.seat) : '';
      return say(controller, `${examples} The text view lists all commands.`.trim());
    }
    default:
      return say(controller, `The command "${word}" works in the text view. Open it with the button "Text view".`);
  }
}

function say(controller: TableController, text: string): void {
  controller.refuse({ rule: 'notation', text });
}

function selectOrShow(controller: TableController, game: HexGame, unit: number): void {
  const stop = offerNow(controller)
    .round()
    .stops.find((one) => one.unit === unit);
  if (stop?.press !== undefined) return selectUnit(controller, unit, stop.press);
  const piece = game.picture(controller).pieces.find((one) => one.unit === unit);
  return piece && lookAt(controller, piece.cell);
}
