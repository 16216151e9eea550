import { act, pass } from '@club-route/engine';
import type { DescentChoice, DescentDraft } from '../actions.ts';
import type { Side } from '../data/units.ts';
import type { DescentState } from '../state.ts';
import { airChoices, dropChoices } from './air.ts';
import { battleChoices, combatChoices } from './combat.ts';
import { deploymentChoices, setUpChoices } from './deployment.ts';
import { pickChoices, wayChoices } from './march.ts';
import { spanChoices } from './span.ts';

/** What a side that may act now may do, part by part. */
export function choices(state: DescentState, side: Side, draft: DescentDraft | undefined): readonly DescentChoice[] {
  if (state.questions.length > 0) return ANSWERS;
  if (state.battle !== null) return battleChoices(state, side, state.battle, draft);
  switch (state.phase) {
    case 'setup':
      return setUpChoices(draft);
    case 'deployment':
      return deploymentChoices(state, side, draft);
    case 'air':
      return dropChoices(state, draft) ?? wayChoices(state, side, draft) ?? firstChoices(state, side);
    case 'movement':
      return wayChoices(state, side, draft) ?? movers(state, side);
    case 'combat':
      return combatChoices(state);
    case 'building':
      return spanChoices(state, draft);
    case 'impulse':
      return [];
  }
}

const ANSWERS: readonly DescentChoice[] = [act({ kind: 'bridge', blow: true }), act({ kind: 'bridge', blow: false })];
const END: DescentChoice = pass({ kind: 'end' });

function movers(state: DescentState, side: Side): readonly DescentChoice[] {
  const found = pickChoices(state, side);
  found.push(END);
  return found;
}

/** Before the first move; while anybody is in the air, nobody moves. */
function firstChoices(state: DescentState, side: Side): readonly DescentChoice[] {
  const units = state.landers.length === 0 ? pickChoices(state, side) : [];
  return [...airChoices(state), ...units, END];
}
