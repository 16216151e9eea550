import { NO_OFFER, type Seat } from '@club-route/engine';
import { sideName } from '../language/names.ts';
import { spanSides } from '../phases/engineer.ts';
import type { FarthestBridgeState } from '../state.ts';
import { roundOfUnits, unitsToPick, whereabouts } from './able-units.ts';
import { endOffer } from './end.ts';
import type { FarthestBridgeOffer } from './types.ts';

/** The engineers name a hexside (15.0). */
export function spanOffer(state: FarthestBridgeState, seat: Seat): FarthestBridgeOffer {
  const sides = spanSides(state);
  return {
    ...NO_OFFER,
    sides: new Map(
      sides.map((side) => [side, { label: `Bridge ${sideName(side)}`, press: { action: { kind: 'span', side } } }]),
    ),
    head: { title: 'Bridge a hexside', words: '' },
    hint: `Select one of the ${sides.length} highlighted hexsides, within ten hexes of the engineers and clear of Germans. The bridge carries roads, cannot be blown, and stays until you build another.`,
    cancel: { draft: undefined },
    end: endOffer(state, seat),
    place: (unit) => whereabouts(state, unit),
    round: roundOfUnits(unitsToPick(state, seat)),
  };
}
