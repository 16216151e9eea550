import type { TableController } from './controller.ts';
import { advise } from './odds/advise.ts';

/** Words that are commands of the table and not orders of the game. */
export const COMMANDS = ['position', 'choices', 'hint', 'undo', 'back', 'forward', 'now'] as const;

/** Runs one typed line: a die that is asked for, a command, or an order. Gives back what is to be said about it. */
export async function runCommand(controller: TableController, text: string): Promise<readonly string[]> {
  const word = text.trim().toLowerCase();
  const { waiting, shown } = controller.store.getState();
  if (waiting !== undefined) return typeDie(controller, word);
  const { language } = controller.module;
  switch (word as (typeof COMMANDS)[number]) {
    case 'position':
      return language.describe(controller.state, controller.source.viewer);
    case 'choices':
      return controller.mayAct
        ? controller
            .choices(controller.store.getState().draft)
            .map((choice) => language.label(controller.now, controller.seat, choice))
        : ['There is nothing to choose now.'];
    case 'hint':
      return advise(controller);
    case 'undo':
      controller.undo();
      return [];
    case 'back':
      controller.goTo(shown - 1);
      return whereabouts(controller);
    case 'forward':
      controller.goTo(shown + 1);
      return whereabouts(controller);
    case 'now':
      controller.goTo(Infinity);
      return whereabouts(controller);
    default:
      if (!controller.playable) return ['This is a replay: take it over to give orders.'];
      // An order is for the present, wherever one is looking.
      controller.goTo(Infinity);
      controller.order(text);
      return [];
  }
}

function whereabouts(controller: TableController): readonly string[] {
  const { shown, last } = controller.store.getState();
  return [`Entry ${shown} of ${last} is on show.`];
}

function typeDie(controller: TableController, word: string): readonly string[] {
  const { waiting } = controller.store.getState();
  const { low, high, purpose } = waiting!.wants;
  const value = Number(word);
  if (!Number.isInteger(value) || word === '' || value < low || value > high) {
    return [`A die for ${purpose} is asked for: type a whole number from ${low} to ${high}.`];
  }
  controller.typeDie(value);
  const next = controller.store.getState().waiting;
  return next === undefined ? [] : [`Now the next die for ${next.wants.purpose}.`];
}
