import { NO_OFFER, type Offer, type Offers, type Seat } from '@club-route/engine';
import type { CampaignAction } from './actions.ts';
import type { CampaignDraft } from './choices.ts';
import { CELLS, board } from './data/board.ts';
import { isCommandOf, unitsUnder } from './data/organisation.ts';
import { STRUCTURES } from './data/structures.ts';
import { ALL_UNITS, UNIT_COUNT } from './data/units.ts';
import { REPORTED_STATES } from './knowledge/dispatch.ts';
import type { CampaignState } from './state.ts';

/** What may be pressed on the map: units, to write to or to change. Orders themselves are written. */
export const offers: Offers<CampaignState, CampaignAction, CampaignDraft> = {
  units: UNIT_COUNT,
  cells: CELLS,
  sides: board.sides,
  of(sight, seat, draft) {
    if (seat === 'clock') return NO_OFFER;
    const offer = offerOf(placesOf(sight, seat), draft);
    // 25: a result waits for the umpire, and he should see where; nobody else may.
    const target = isCommandOf(sight, seat) ? -1 : placeOf(sight);
    return target < 0 ? offer : { ...offer, attention: target };
  },
};

/** Where what waits for the umpire is to be seen; nowhere for the weather. */
export function placeOf({ pending, unitCell }: CampaignState): number {
  if (pending === null) return -1;
  if ('target' in pending) return unitCell[pending.target];
  if (pending.structure !== undefined) return STRUCTURES[pending.structure].squares[0];
  return pending.unit === undefined ? -1 : unitCell[pending.unit];
}

/** Where whoever asks takes units to be: a commander his own as last reported, the umpire all of them. */
function placesOf(sight: CampaignState, seat: Seat): ReadonlyMap<number, number> {
  const isKnown = isCommandOf(sight, seat);
  const units = isKnown ? unitsUnder(sight, seat) : ALL_UNITS;
  const cellOf = (unit: number): number => {
    if (!isKnown) return sight.unitCell[unit];
    return REPORTED_STATES[sight.knownState[unit]] === 'lost' ? -1 : sight.knownCell[unit];
  };
  return new Map(units.map((unit) => [unit, cellOf(unit)] as const).filter(([, cell]) => cell >= 0));
}

function offerOf(
  places: ReadonlyMap<number, number>,
  draft: CampaignDraft | undefined,
): Offer<CampaignAction, CampaignDraft> {
  const chosen = draft?.unit;
  return {
    ...NO_OFFER,
    units: new Map(
      [...places].map(([unit, cell]) => [
        unit,
        { cell, look: unit === chosen ? 'chosen' : 'still', press: { draft: { unit } } },
      ]),
    ),
    cancel: draft === undefined ? undefined : { draft: undefined },
    place: (unit) => ({ at: places.get(unit) ?? 0, around: [] }),
    round: () => ({
      stops: [...places.keys()].map((unit) => ({ unit, press: { draft: { unit } } })),
      ...(chosen === undefined ? {} : { now: chosen }),
    }),
  };
}
