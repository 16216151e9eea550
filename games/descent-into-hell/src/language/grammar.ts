import type { Seat } from '@club-route/engine';
import type { ActionKind, DescentAction, DescentDraft } from '../actions.ts';
import { choices } from '../choices/index.ts';
import type { Side } from '../data/units.ts';
import type { DescentState } from '../state.ts';
import { write } from './notation.ts';

/** What can be typed now, by examples that the rules would accept at this moment. */
export function grammar(state: DescentState, seat: Seat): string {
  if (state.phase === 'setup') return SET_UP;
  const examples = examplesFor(state, seat as Side).map((action) => `"${write(state, action)}"`);
  if (examples.length === 0) return '';
  const all = examples.length === 1 ? examples[0] : `${examples.slice(0, -1).join(', ')} or ${examples.at(-1)}`;
  return `Type ${all}. Give a hex by its number or a place name.`;
}

const SET_UP =
  'Choose step by step, or type "setup" to place all units along the road to Joe’s Bridge. Add what you want to change: "setup 4Dorset 5Dorset 2IrishGds 0730".';

/** One order of each kind: the first that can be put together. */
function examplesFor(state: DescentState, side: Side): readonly DescentAction[] {
  const found = new Map<ActionKind, DescentAction>();
  const begun = new Set<string>();
  for (const { action, draft } of choices(state, side, undefined)) {
    if (action !== undefined) {
      if (!found.has(action.kind)) found.set(action.kind, action);
    } else if (!begun.has(draft!.kind)) {
      begun.add(draft!.kind);
      const whole = firstWhole(state, side, draft!);
      if (!found.has(whole.kind)) found.set(whole.kind, whole);
    }
  }
  return [...found.values()];
}

function firstWhole(state: DescentState, side: Side, draft: DescentDraft): DescentAction {
  const offered = choices(state, side, draft);
  const whole = offered.find(({ action }) => action !== undefined)?.action;
  // Of those that only lead on, the last leads to an end soonest: the first may add units without end.
  return whole ?? firstWhole(state, side, offered.at(-1)!.draft!);
}
