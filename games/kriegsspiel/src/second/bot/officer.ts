import { stateShape } from '@club-route/engine';
import type { Side } from '../../data/units.ts';
import type { BattleAction } from '../../tactical/actions.ts';
import { BattleScript } from '../../tactical/bot/script.ts';
import { hideCards } from '../../tactical/sight.ts';
import { battleFields, enemyOf, medalsOf, type BattleState } from '../../tactical/state.ts';
import { copyBattle } from '../sight.ts';
import type { SecondState } from '../state.ts';

/** The computer in a battle of the campaign. It is shown the board and the hand of its side, and nothing else. */

const view: BattleState = stateShape(battleFields).create();
const script = new BattleScript();

/** What it does for a side that is asked, by the plan of its commander. */
export function officerDecides(state: SecondState, side: Side): BattleAction {
  const concedeAt = state.engagement?.answers[side]?.concedeAt ?? 0;
  if (concedeAt > 0 && state.battlePhase === 'card' && medalsOf(state, enemyOf(side)) >= concedeAt)
    return { kind: 'concede' };
  copyBattle(view, state);
  hideCards(view, side);
  return script.decide(view, side);
}
