import { NO_OFFER, roundOfCells, type Seat } from '@club-route/engine';
import { choices } from '../choices.ts';
import { labelOf, terrainOf } from '../data/board.ts';
import { cellName, unitName } from '../language/names.ts';
import type { FarthestBridgeState } from '../state.ts';
import { cellOfUnit } from './able-units.ts';
import type { FarthestBridgeOffer } from './types.ts';

/** Where a scattered unit gathers (11.4): one hex of those that are lit. */
export function gatheringOffer(state: FarthestBridgeState, seat: Seat): FarthestBridgeOffer {
  const unit = state.mover;
  const cell = cellOfUnit(state, unit);
  const actions = choices(state, seat).flatMap(({ action }) => (action?.kind === 'place' ? [action] : []));
  const cells = actions.map((action) => action.cell);
  return {
    ...NO_OFFER,
    units: new Map([[unit, { cell, look: 'chosen' }]]),
    cells: new Map(actions.map((action) => [action.cell, { look: 'offered', press: { action }, careful: true }])),
    cursor: cell,
    head: {
      title: `Place ${unitName(unit)}`,
      unit,
      words: `It landed on a friendly unit at ${cellName(state.unitCell[unit]!)}. Choose an empty hex next to it.`,
    },
    groups: [
      {
        title: 'Hexes',
        kind: 'cells',
        choices: actions.map((action) => ({
          label: labelOf(action.cell),
          note: terrainOf(action.cell),
          press: { action },
          cell: action.cell,
        })),
      },
    ],
    say: (one) => (cells.includes(one) ? ['can be chosen'] : []),
    round: roundOfCells(cells),
  };
}
