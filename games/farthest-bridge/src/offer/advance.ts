import { NO_OFFER, roundOfCells, type CellOffer, type Seat } from '@club-route/engine';
import type { ActionOf, FarthestBridgeAction, FarthestBridgeDraft } from '../actions.ts';
import { choices } from '../choices.ts';
import { cellName, unitName } from '../language/names.ts';
import type { FarthestBridgeState } from '../state.ts';
import type { FarthestBridgeOffer } from './types.ts';

/** The victors may follow (7.9). */
export function advanceOffer(state: FarthestBridgeState, seat: Seat): FarthestBridgeOffer {
  const advances = choices(state, seat).flatMap(({ action }) => (action?.kind === 'advance' ? [action] : []));
  return {
    ...NO_OFFER,
    units: new Map(advances.map(({ unit }) => [unit, { cell: state.unitCell[unit], look: 'able' }])),
    cells: new Map(advances.map(({ to }) => [to, cellOf(advances.filter((one) => one.to === to))])),
    attention: advances[0]?.to,
    head: { title: 'Advance after combat', words: '' },
    hint: 'The hex is open. Enemy zones of control do not stop an advance. A unit that advances cannot fight again this phase.',
    groups: [
      {
        title: 'Advances',
        kind: 'list',
        choices: advances.map((action) => ({
          label: `${unitName(action.unit)} to ${cellName(action.to)}`,
          press: { action },
          cell: action.to,
        })),
      },
    ],
    hold: { label: 'Halt', action: { kind: 'halt' } },
    say: (cell) => (advances.some(({ to }) => to === cell) ? ['can be entered'] : []),
    round: roundOfCells(advances.map(({ to }) => to)),
  };
}

/** Where two could go there, the panel asks which. */
function cellOf(here: readonly ActionOf<'advance'>[]): CellOffer<FarthestBridgeAction, FarthestBridgeDraft> {
  return here.length === 1 ? { look: 'offered', press: { action: here[0]! }, careful: true } : { look: 'offered' };
}
