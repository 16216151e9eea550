import { NO_OFFER, type Hand, type Offers } from '@club-route/engine';
import type { DescentAction, DescentDraft } from '../actions.ts';
import { board, CELLS } from '../data/board.ts';
import { UNIT_COUNT, type Side } from '../data/units.ts';
import { sight as sightOf } from '../sight.ts';
import type { Battle, DescentState } from '../state.ts';
import { advanceOffer } from './advance.ts';
import { airOffer } from './air.ts';
import { bridgeOffer } from './bridge.ts';
import { cityOffer } from './city.ts';
import { columnOffer } from './column.ts';
import { combatOffer } from './combat.ts';
import { deploymentOffer } from './deployment.ts';
import { dropOffer } from './drop.ts';
import { fireOffer } from './fire.ts';
import { movementOffer } from './pick.ts';
import { retreatOffer } from './retreat.ts';
import { setUpOffer } from './set-up.ts';
import { spanOffer } from './span.ts';
import type { DescentOffer } from './types.ts';

/** What a player may press and choose, one file for each kind of decision. */
export const offers: Offers<DescentState, DescentAction, DescentDraft> = {
  units: UNIT_COUNT,
  cells: CELLS,
  sides: board.sides,
  // Odds and chances are those of what the seat sees, also where the truth is at hand.
  of: (state, seat, draft, hand) => offerOf(sightOf(state, seat), seat as Side, draft, hand),
};

function offerOf(state: DescentState, side: Side, draft: DescentDraft | undefined, hand: Hand): DescentOffer {
  if (state.outcome !== 'none') return NO_OFFER;
  if (state.questions.length > 0) return bridgeOffer(state);
  if (state.battle !== null) return battleOffer(state, side, state.battle, draft, hand);
  switch (state.phase) {
    case 'setup':
      return setUpOffer(draft?.kind === 'setUp' ? draft : undefined);
    case 'deployment':
      return deploymentOffer(state, side, draft);
    case 'air':
      return wayOffer(state, side, draft, airOffer(state));
    case 'movement':
      return wayOffer(state, side, draft, movementOffer(state, side));
    case 'combat':
      return combatOffer(state);
    case 'building':
      return spanOffer(state, draft?.kind === 'span' ? draft : undefined);
    case 'impulse':
      return NO_OFFER;
  }
}

function wayOffer(state: DescentState, side: Side, draft: DescentDraft | undefined, free: DescentOffer): DescentOffer {
  if (draft?.kind === 'move' || draft?.kind === 'enter') return columnOffer(state, side, draft, free);
  return draft?.kind === 'drop' || draft?.kind === 'supply' ? dropOffer(state, draft, free) : free;
}

/** 1.6: the order in which a combat asks. */
function battleOffer(
  state: DescentState,
  side: Side,
  battle: Battle,
  draft: DescentDraft | undefined,
  hand: Hand,
): DescentOffer {
  const { pending, stage } = battle;
  if (pending !== null)
    return pending.kind === 'city' ? cityOffer(state, battle, pending) : retreatOffer(state, pending, hand);
  if (stage === 'advance') return advanceOffer(state, side, battle, draft?.kind === 'advance' ? draft.units : []);
  return fireOffer(state, side, battle, hand);
}
