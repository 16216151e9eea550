import type { Offers } from '@club-route/engine';
import type { Side } from '../data/units.ts';
import type { BattleAction } from '../tactical/actions.ts';
import { battleBoard, HEXES } from '../tactical/board.ts';
import type { BattleDraft } from '../tactical/choices.ts';
import { battleOffer } from '../tactical/offer/index.ts';
import { MOST_COMPANIES } from '../tactical/state.ts';
import { battleGame } from './game.ts';
import type { SetBattleState } from './state.ts';

export const battleOffers: Offers<SetBattleState, BattleAction, BattleDraft> = {
  units: MOST_COMPANIES,
  cells: HEXES,
  sides: battleBoard.sides,
  // Hands are those that the seat sees, also where the truth is at hand.
  of: (state, seat, draft, hand) => battleOffer(battleGame.sight(state, seat), seat as Side, draft, hand),
};
