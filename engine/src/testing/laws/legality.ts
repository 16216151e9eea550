import type { Action, Choice, Seat } from '../../contract.ts';
import { randomDescent, type Level } from '../descent.ts';
import type { AnyGame, Law } from '../law.ts';
import { notPlain, same, shown } from '../plain.ts';
import type { StateObject } from '../../state/shape.ts';

/** Lists longer than this are checked in a random sample. */
const MOST_CHOICES = 60;

/** What is offered is accepted, has the form of an action, survives being written down, and is offered once. */
export const legality: Law = {
  name: 'legality',
  oneIn: 8,
  check({ game, match, dice }) {
    const { state } = match;
    for (const seat of game.active(state)) {
      for (const { draft, choices } of randomDescent(game, state, seat, dice).levels) {
        const twice = offeredTwice(choices);
        if (twice !== undefined) return `${seat} is offered ${shown(twice)} twice${inDraft(draft)}`;
        const start = choices.length > MOST_CHOICES ? dice.between(0, choices.length - 1, 'first choice to check') : 0;
        for (let count = 0; count < Math.min(choices.length, MOST_CHOICES); count++) {
          const problem = wrongChoice(game, state, seat, choices[(start + count) % choices.length]!);
          if (problem !== undefined) return `${problem}${inDraft(draft)}`;
        }
      }
    }
    return undefined;
  },
};

function wrongChoice(
  game: AnyGame,
  state: StateObject,
  seat: Seat,
  choice: Choice<Action, unknown>,
): string | undefined {
  const { action } = choice;
  if ((action === undefined) === (choice.draft === undefined))
    return `a choice of ${seat} is not either an action or a draft: ${shown(choice)}`;
  if (action === undefined) return choice.ends ? `a draft of ${seat} claims to end something` : undefined;
  const odd = notPlain(action, 'the action');
  if (odd !== undefined) return `${seat} is offered ${shown(action)}, which is not plain JSON: ${odd}`;
  const parsed = game.action.safeParse(JSON.parse(JSON.stringify(action)));
  if (!parsed.success) return `${seat} is offered ${shown(action)}, which has not the form of an action`;
  if (!same(parsed.data, action)) return `${shown(action)} is read back as ${shown(parsed.data)}`;
  const refusal = game.refuse(state, seat, action);
  return refusal && `${seat} is offered ${shown(action)}, which is refused (${refusal.rule}): ${refusal.text}`;
}

function offeredTwice(choices: Level['choices']): unknown {
  const seen = new Set<string>();
  for (const choice of choices) {
    const text = JSON.stringify([choice.action, choice.draft]);
    if (seen.has(text)) return choice.action ?? choice.draft;
    seen.add(text);
  }
  return undefined;
}

function inDraft(draft: unknown): string {
  return draft === undefined ? '' : ` in the draft ${shown(draft)}`;
}
