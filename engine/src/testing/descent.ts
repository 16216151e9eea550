import type { Action, Choice, Seat } from '../contract.ts';
import type { Dice } from '../dice/dice.ts';
import type { StateObject } from '../state/shape.ts';
import type { AnyGame } from './law.ts';
import { chooseOne } from './random-play.ts';

/** What was offered at one stage of a decision. */
export interface Level {
  readonly draft: unknown;
  readonly choices: readonly Choice<Action, unknown>[];
}

/** One random way through the parts of a decision: all that was offered on it, and the action it led to. */
export interface Descent {
  readonly levels: readonly Level[];
  /** Nothing if the way ended at an empty list, or went on for too long. */
  readonly action: Action | undefined;
}

/** Far more parts than a secret set-up of a large game takes. */
const LONGEST_DESCENT = 2_000;

export function randomDescent(game: AnyGame, state: StateObject, seat: Seat, dice: Dice): Descent {
  const levels: Level[] = [];
  let draft: unknown;
  while (levels.length < LONGEST_DESCENT) {
    const choices = game.actions(state, seat, draft);
    levels.push({ draft, choices });
    if (choices.length === 0) break;
    const choice = chooseOne(choices, dice);
    if (choice.action !== undefined) return { levels, action: choice.action };
    draft = choice.draft;
  }
  return { levels, action: undefined };
}

/** Whole actions, each once, until so many lists of choices have been opened; drafts can go round in circles. */
export function* everyAction(game: AnyGame, state: StateObject, seat: Seat, mostLists: number): Generator<Action> {
  const drafts: unknown[] = [undefined];
  const seen = new Set<string>();
  for (let index = 0; index < Math.min(drafts.length, mostLists); index++) {
    for (const { action, draft } of game.actions(state, seat, drafts[index])) {
      // Its list would not be opened any more.
      if (action === undefined && drafts.length >= mostLists) continue;
      const text = JSON.stringify(action ?? { draft });
      if (seen.has(text)) continue;
      seen.add(text);
      if (action === undefined) drafts.push(draft);
      else yield action;
    }
  }
}
