import { act, part, pass } from '@club-route/engine';
import type { DescentChoice, DescentDraft } from '../actions.ts';
import { BRIDGING_UNITS } from '../data/units.ts';
import { spanCells } from '../phases/impulse.ts';
import type { DescentState } from '../state.ts';

/** H-16: bridging units that can build, and towards which hex. */

const END: DescentChoice = pass({ kind: 'end' });

export function spanChoices(state: DescentState, draft: DescentDraft | undefined): readonly DescentChoice[] {
  if (draft?.kind === 'span')
    return spanCells(state, draft.unit).map((cell) => act({ kind: 'span', unit: draft.unit, cell }));
  const builders = BRIDGING_UNITS.filter((unit) => spanCells(state, unit).length > 0);
  return [...builders.map((unit): DescentChoice => part({ kind: 'span', unit })), END];
}
