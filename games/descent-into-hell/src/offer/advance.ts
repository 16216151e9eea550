import { NO_OFFER, pressableUnits, roundOfUnits, toggled, type Press } from '@club-route/engine';
import type { DescentAction, DescentDraft } from '../actions.ts';
import { labelOf } from '../data/board.ts';
import type { Side } from '../data/units.ts';
import { cellName, unitNames } from '../language/names.ts';
import { refuseAdvance } from '../phases/aftermath.ts';
import type { Battle, DescentState } from '../state.ts';
import type { DescentOffer } from './types.ts';

/** H-29: the hex is empty, and up to three attackers may advance into it at once. */
export function advanceOffer(
  state: DescentState,
  side: Side,
  { cell, attackers }: Battle,
  units: readonly number[],
): DescentOffer {
  const able = attackers.filter(
    (unit) => units.includes(unit) || refuseAdvance(state, side, toggled(units, unit)) === undefined,
  );
  const draftOf = (those: readonly number[]): Press<DescentAction, DescentDraft> => ({
    draft: those.length === 0 ? undefined : { kind: 'advance', units: those },
  });
  const chosen = pressableUnits(
    able,
    (unit) => state.unitCell[unit],
    (unit) => draftOf(toggled(units, unit)),
    units,
  );
  const action = units.length === 0 ? undefined : ({ kind: 'advance', units } as const);
  return {
    ...NO_OFFER,
    units: chosen,
    cells: new Map(action === undefined ? [] : [[cell, { look: 'offered', press: { action }, careful: true }]]),
    arrows:
      units.length === 0
        ? []
        : [{ to: cell, from: [...new Set(units.map((unit) => state.unitCell[unit]))], fire: false }],
    attention: cell,
    head: { title: `Advance into ${cellName(cell)}?`, words: units.length === 0 ? '' : `With ${unitNames(units)}.` },
    hint: 'The hex is empty. Up to three units that were not repulsed may advance into it.',
    trays: [{ title: 'Can advance', units: able, toggles: true }],
    ready: { label: `Advance into ${labelOf(cell)}`, action },
    hold: { label: 'Do not advance', action: { kind: 'advance', units: [] } },
    cancel: units.length === 0 ? undefined : { draft: undefined },
    together: (those) =>
      refuseAdvance(state, side, those) === undefined ? draftOf(those.toSorted((one, two) => one - two)) : undefined,
    place: (unit) => ({ at: state.unitCell[unit], around: [cell] }),
    round: roundOfUnits(chosen),
  };
}
