import type { Seat } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeChoice } from '../actions.ts';
import { choices } from '../choices.ts';
import type { FarthestBridgeState } from '../state.ts';
import { write } from './notation.ts';

/** So many kinds of order are shown besides the one that ends or passes. */
const MOST_EXAMPLES = 3;

/** How to type an order now, by orders that the rules accept at this moment. */
export function grammarOf(state: FarthestBridgeState, seat: Seat): string {
  const found = new Map<string, FarthestBridgeAction>();
  let last: FarthestBridgeAction | undefined;
  for (const choice of choices(state, seat)) {
    if (choice.ends) last = choice.action;
    const kind = choice.action?.kind ?? choice.draft!.kind;
    if (choice.ends || found.has(kind) || found.size === MOST_EXAMPLES) continue;
    const action = wholeOf(state, seat, choice);
    if (action !== undefined) found.set(kind, action);
  }
  const examples = [...found.values(), ...(last === undefined ? [] : [last])].map((one) => `"${write(state, one)}"`);
  const places = examples.some((one) => /\d{4}/.test(one)) ? ' You can type a place name instead of its hex.' : '';
  return examples.length === 0
    ? 'You have no orders to give now.'
    : `Type an order, for example ${listed(examples)}.${places}`;
}

/** A decision made of parts, taken to its end by the first way there is. */
function wholeOf(
  state: FarthestBridgeState,
  seat: Seat,
  choice: FarthestBridgeChoice,
): FarthestBridgeAction | undefined {
  let next: FarthestBridgeChoice | undefined = choice;
  while (next !== undefined && next.action === undefined) {
    const further: readonly FarthestBridgeChoice[] = choices(state, seat, next.draft);
    next = further.find(({ action }) => action !== undefined) ?? further[0];
  }
  return next?.action;
}

function listed(examples: readonly string[]): string {
  return examples.length === 1 ? examples[0]! : `${examples.slice(0, -1).join(', ')} or ${examples.at(-1)}`;
}
