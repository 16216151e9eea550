import { NO_OFFER, waysOffer, type Hand } from '@club-route/engine';
import type { DescentAction, DescentDraft } from '../actions.ts';
import { labelOf } from '../data/board.ts';
import { cellName, counted, groundName, listed, unitName } from '../language/names.ts';
import { retreatWays } from '../rules/retreat.ts';
import type { DescentState, Pending } from '../state.ts';
import type { DescentOffer } from './types.ts';

/** 1.6, 7.15: the attacker names the way of a unit that retreats, by what he sees. */
export function retreatOffer(state: DescentState, { unit, told }: Pending, { through }: Hand): DescentOffer {
  const from = state.unitCell[unit];
  const open = retreatWays(state, unit, told);
  const { hasOthers, ...ways } = waysOffer<DescentAction, DescentDraft>({
    from,
    ways: open,
    through,
    label: labelOf,
    note: groundName,
    action: (way) => ({ kind: 'retreat', way }),
  });
  const full = told.length === 0 ? '' : ` It cannot go to ${listed(told.map(labelOf))}.`;
  return {
    ...NO_OFFER,
    ...ways,
    units: new Map([[unit, { cell: from, look: 'chosen' }]]),
    attention: from,
    head: {
      title: `Drive back ${unitName(unit)}`,
      unit,
      words: `${counted(open[0]?.length ?? 0, 'hex', 'hexes')} from ${cellName(from)}. Choose where it goes.${full}`,
    },
    hint: hasOthers ? 'To send it to the same hex along another path, select a hex on that path first.' : undefined,
    attempt: (cell) => ({ action: { kind: 'retreat', way: [cell] }, careful: true }),
  };
}
