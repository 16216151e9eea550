import { NO_OFFER, waysOffer, type Hand } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeDraft } from '../actions.ts';
import { labelOf, terrainOf } from '../data/board.ts';
import { cellName, unitName } from '../language/names.ts';
import { canResist } from '../phases/aftermath.ts';
import { everyRetreat } from '../rules/retreat.ts';
import type { FarthestBridgeState } from '../state.ts';
import type { FarthestBridgeOffer } from './types.ts';

/** A retreat (7.7): every way, of which several may end in the same hex. */
export function retreatOffer(state: FarthestBridgeState, { through }: Hand): FarthestBridgeOffer {
  const { unit, distance } = state.battle!.retreats[0]!;
  const from = state.unitCell[unit]!;
  const { hasOthers, ...ways } = waysOffer<FarthestBridgeAction, FarthestBridgeDraft>({
    from,
    ways: everyRetreat(state, unit, distance),
    through,
    label: labelOf,
    note: terrainOf,
    action: (path) => ({ kind: 'retreat', path }),
  });
  const another = hasOthers ? ' (to take another path, select a hex on it first)' : '';
  return {
    ...NO_OFFER,
    ...ways,
    units: new Map([[unit, { cell: from, look: 'chosen' }]]),
    attention: from,
    head: {
      title: `Retreat: ${unitName(unit)}`,
      unit,
      words: `${distance === 1 ? 'One hex' : `${distance} hexes`} from ${cellName(from)}. Choose the hex on the map${another}.`,
    },
    hold: canResist(state, unit)
      ? { label: 'Stand and resist', note: 'It stays in its hex and is depleted (7.8).', action: { kind: 'resist' } }
      : undefined,
  };
}
