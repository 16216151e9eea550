import type { Side } from '../../data/units.ts';
import { NEXT_TO } from '../board.ts';
import type { Battle } from '../battle.ts';
import {
  companiesOf,
  enemyOf,
  firstOf,
  handOf,
  INDEX,
  kindOfCompany,
  lastOf,
  medalsOf,
  RESERVE,
  SIDES,
  type BattleState,
  type ENDINGS,
} from '../state.ts';
import { draw, handFor } from './hand.ts';
import { mayEnter } from './reach.ts';
import { occupiedHexes } from './sight-lines.ts';

/** 21.1: the turn of one side, from the hand to the medals. */

/** Begins the turn of a side: reserves, objectives, victory, the hand. */
export function beginTurn(battle: Battle, side: Side): void {
  const { state, tell } = battle;
  state.battleMover = side;
  state.cardInEffect = -1;
  for (const column of [state.companyOrdered, state.companyMoved, state.companyHalted, state.companyBattles])
    column.fill(0);
  steadyAgain(state);
  state.supportShots.set(state.supportGuns);
  state.ambush[INDEX[side]] = 0;
  tell({ kind: 'battle turn', side, turn: state.battleTurn });
  bringReserves(battle, side);
  holdBridges(battle, side);
  if (endIfDecided(battle)) return;
  const wanted = handFor(state, side, state.battleLeastHand);
  const held = handOf(state, side).length;
  if (held < wanted) draw(battle, side, wanted - held);
  state.battlePhase = held > wanted ? 'discard' : 'card';
}

/** Headquarters may steady somebody again in each turn; a supply column helps once in a battle. */
function steadyAgain(state: BattleState): void {
  for (const side of SIDES)
    for (const company of companiesOf(state, side))
      if (kindOfCompany(state, company).trait !== 'supply') state.companyUsed[company] = 0;
}

/** 20.2: reserves come in at the hex they come by, or as near to it as there is room; where there is none they wait. */
function bringReserves({ state, tell }: Battle, side: Side): void {
  const last = lastOf(state, side);
  for (let company = firstOf(side); company < last; company++) {
    if (state.companyHex[company] !== RESERVE) continue;
    if (state.companyComes[company] > state.battleTurn) continue;
    const hex = freeHexNear(state, state.companyEntry[company], kindOfCompany(state, company).foot);
    if (hex < 0) continue;
    state.companyHex[company] = hex;
    tell({ kind: 'came in', company, at: hex });
  }
}

/** The nearest hex to one that such a company may stand in, within two steps; -1 if there is none. */
function freeHexNear(state: BattleState, hex: number, foot: boolean): number {
  const occupied = occupiedHexes(state);
  const isFree = (near: number): boolean =>
    occupied[near] === 0 && mayEnter(state, near, foot, state.hexWays[near] > 0);
  const rings = [[hex], NEXT_TO[hex], NEXT_TO[hex].flatMap((near) => NEXT_TO[near])];
  return rings.flat().find(isFree) ?? -1;
}

/** 20.6, R104: a bridge is a medal to the attacker while a company of his stands on it as his turn begins. */
function holdBridges({ state, tell }: Battle, side: Side): void {
  if (side !== state.battleAttacker) return;
  const held = new Set<number>();
  for (const company of companiesOf(state, side)) {
    const bridge = state.hexBridge[state.companyHex[company]];
    if (bridge > 0) held.add(bridge);
  }
  const before = state.medalsHeld[INDEX[side]];
  state.medalsHeld[INDEX[side]] = held.size;
  if (held.size !== before) tell({ kind: 'bridges', side, held: held.size });
}

/** 21.7: looked at after every battle action and at the start of turns. */
export function endIfDecided(battle: Battle): boolean {
  const { state } = battle;
  const mover = state.battleMover;
  for (const side of [mover, enemyOf(mover)])
    if (medalsOf(state, side) >= state.medalsNeeded[INDEX[side]]) return end(battle, side, 'medals');
  for (const side of [enemyOf(mover), mover]) if (!hasUnits(state, side)) return end(battle, enemyOf(side), 'no units');
  return false;
}

function hasUnits(state: BattleState, side: Side): boolean {
  const last = lastOf(state, side);
  for (let company = firstOf(side); company < last; company++) {
    const hex = state.companyHex[company];
    if (hex >= 0 || hex === RESERVE) return true;
  }
  return false;
}

export function end({ state, tell }: Battle, winner: Side | 'nobody', ending: (typeof ENDINGS)[number]): true {
  state.battlePhase = 'none';
  state.battleEnding = ending;
  state.battleWinner = winner;
  state.battlePending = [];
  tell({ kind: 'battle over', winner, ending });
  return true;
}

/** Passes the turn on. A turn of ten minutes is over when both sides have had theirs. */
export function passTurn(battle: Battle): void {
  const { state } = battle;
  const next = enemyOf(state.battleMover);
  if (next === state.battleAttacker) {
    if (state.battleTurn >= state.battleLastTurn) {
      end(battle, 'nobody', state.battleEndsAtNight ? 'nightfall' : 'time');
      return;
    }
    state.battleTurn++;
  }
  beginTurn(battle, next);
}
