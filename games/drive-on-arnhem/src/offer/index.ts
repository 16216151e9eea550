import type { Hand, Offers, Seat } from '@club-route/engine';
import { NO_OFFER } from '@club-route/engine';
import type { DriveAction, DriveDraft } from '../actions.ts';
import { board, CELLS } from '../data/board.ts';
import { UNIT_COUNT, type Side } from '../data/units.ts';
import type { DriveState } from '../state.ts';
import { airOffer } from './air.ts';
import { deploymentOffer } from './deployment.ts';
import { groupOffer } from './group.ts';
import { pickOffer } from './pick.ts';
import { walkOffer } from './supply-walk.ts';
import type { DriveOffer } from './types.ts';
import { unitOffer } from './unit.ts';
import { wayOffer } from './way.ts';

/** What a player may press and choose, one file for each kind of decision. */
export const offers: Offers<DriveState, DriveAction, DriveDraft> = {
  units: UNIT_COUNT,
  cells: CELLS,
  sides: board.sides,
  of: offerOf,
};

function offerOf(state: DriveState, seat: Seat, draft: DriveDraft | undefined, hand: Hand): DriveOffer {
  const side = seat as Side;
  switch (state.phase) {
    case 'setup':
      return deploymentOffer(state, draft?.kind === 'deploy' ? draft : undefined);
    case 'alliedAir':
    case 'germanAir':
      return airOffer(state, side);
    case 'supply':
      return walkOffer(state, draft?.kind === 'supply' ? draft : undefined);
    case 'over':
      return NO_OFFER;
    default:
      return operationsOffer(state, side, draft, hand);
  }
}

function operationsOffer(state: DriveState, side: Side, draft: DriveDraft | undefined, hand: Hand): DriveOffer {
  const free = pickOffer(state, side);
  if (draft?.kind === 'way') return wayOffer(state, draft, free);
  if (draft?.kind === 'unit') return unitOffer(state, side, draft.unit, free);
  return hand.units.length > 1 ? groupOffer(state, side, hand.units, free) : free;
}
