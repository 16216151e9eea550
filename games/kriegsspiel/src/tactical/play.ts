import type { Side } from '../data/units.ts';
import type { BattleAction, BattleActionOf } from './actions.ts';
import type { Battle } from './battle.ts';
import { rangeBetween } from './board.ts';
import { CARD_TYPES, CARDS, type Tactic } from './data/cards.ts';
import { faceOf } from './data/faces.ts';
import { rulesOf } from './data/terrain.ts';
import { fight, markOverrun, mayOverrun, mayTakeGround, settleLater, shoot } from './rules/fire.ts';
import { cardOfType, discard, draw, shuffle } from './rules/hand.ts';
import { effectOf, everybody, orderingOf, PLAIN_ORDER } from './rules/orders.ts';
import { allowanceOf, exitWithin, reachOf } from './rules/reach.ts';
import { fallBack, isForced, retreatWays } from './rules/retreat.ts';
import { AIR_DICE, CONCENTRATION_DICE, diceAgainst, SUPPORT_DICE } from './rules/shot.ts';
import { end, endIfDecided, passTurn } from './rules/turn.ts';
import {
  cardInEffect,
  companiesOf,
  companyAt,
  enemyOf,
  EXITED,
  handOf,
  INDEX,
  kindOfCompany,
  sideOfCompany,
  tacticInEffect,
  USED,
  type BattleState,
} from './state.ts';

/** 21: what each action does. Only after `refuse` is silent. */
export function playAction(battle: Battle, side: Side, action: BattleAction): void {
  const { state } = battle;
  switch (action.kind) {
    case 'play':
      return play(battle, side, action);
    case 'order':
      order(state, action.units);
      state.battlePhase = 'movement';
      return;
    case 'go':
      return go(battle, action);
    case 'leave':
      return leave(battle, action.company);
    case 'fire':
      return fire(battle, action);
    case 'call':
      return call(battle, side, action);
    case 'resupply':
      state.companyUsed[action.company] |= USED;
      state.companyBattles[action.gun]++;
      return;
    case 'strike':
      return strike(battle, side, action.targets);
    case 'retreat':
      return retreat(battle, action.way);
    case 'take':
      return take(battle, action.ground);
    case 'keep':
      return keep(battle, side, action.card);
    case 'discard':
      discard(battle, side, cardsOf(state, side, action.cards));
      state.battlePhase = 'card';
      return;
    case 'end turn':
      return endTurn(battle, side, action.ambush);
    case 'concede':
      end(battle, enemyOf(side), 'conceded');
  }
}

/** Cards in a hand for their types, each once. */
export function cardsOf(state: BattleState, side: Side, types: readonly number[]): readonly number[] {
  const left = [...handOf(state, side)];
  return types.map(
    (type) =>
      left.splice(
        left.findIndex((card) => CARDS[card] === CARD_TYPES[type]),
        1,
      )[0],
  );
}

function play(battle: Battle, side: Side, { card, units, section, targets }: BattleActionOf<'play'>): void {
  const { state, tell } = battle;
  const effect = effectOf(state, side, card);
  const ordering = orderingOf(state, side, effect);
  const inHand = cardOfType(state, side, (held) => CARDS[held] === CARD_TYPES[card]);
  state.cardInEffect = effect;
  state.cardLast[INDEX[side]] = effect === PLAIN_ORDER ? card : effect;
  if (section !== null) state.cardSection = section;
  const ordered = ordering.kind === 'everybody' ? everybody(state, side, effect, section) : units;
  tell({ kind: 'card', side, card, units: ordered });
  discard(battle, side, [inHand]);
  order(state, ordered);
  state.battlePhase = 'movement';
  const tactic = tacticInEffect(state);
  if (tactic !== undefined) useTactic(battle, side, tactic, ordered, targets);
}

function order(state: BattleState, companies: readonly number[]): void {
  const isFireMission = tacticInEffect(state) === 'fire mission';
  for (const company of companies) {
    state.companyOrdered[company] = 1;
    state.companyBattles[company] = isFireMission ? 2 : 1;
  }
}

/** What a tactic does at once. */
function useTactic(
  battle: Battle,
  side: Side,
  tactic: Tactic,
  ordered: readonly number[],
  targets: readonly number[],
): void {
  const { state } = battle;
  switch (tactic) {
    case 'entrench':
      for (const company of ordered) {
        state.companyDug[company] = 1;
        state.companyBattles[company] = 0;
      }
      battle.tell({ kind: 'dug in', companies: ordered });
      return;
    case 'aircraft':
      return strike(battle, side, targets);
    case 'concentration':
      shoot(battle, targets[0], CONCENTRATION_DICE, {
        by: 'card',
        side,
        company: -1,
        starsHit: false,
        flagsCount: true,
      });
      return settle(battle, 'movement');
    case 'aid post':
      return restore(battle, side, ordered[0]);
    case 'all hands':
      return rollForOrders(battle, side);
    default:
  }
}

/** 21.4, aid post: a die for each card that was held; the company's own face and the star give a figure back. */
function restore({ state, dice, tell }: Battle, side: Side, company: number): void {
  const { arm } = kindOfCompany(state, company);
  const rolled = Array.from({ length: state.handSize[INDEX[side]] + 1 }, () => dice.d6('aid'));
  const mine = arm === 'artillery' ? 'grenade' : arm;
  const found = rolled.map(faceOf).filter((face) => face === mine || face === 'star').length;
  const restored = Math.min(found, state.companyStart[company] - state.companyFigures[company]);
  state.companyFigures[company] += restored;
  tell({ kind: 'card dice', side, dice: rolled, restored });
}

/** 21.4, all hands: a die for each card that was held says how many of each arm are ordered; the pack is shuffled. */
function rollForOrders(battle: Battle, side: Side): void {
  const { state, dice, tell } = battle;
  const rolled = Array.from({ length: state.handSize[INDEX[side]] + 1 }, () => dice.d6('all hands'));
  state.cardRolled.fill(0);
  for (const die of rolled) {
    const face = faceOf(die);
    if (face !== 'flag') state.cardRolled[['infantry', 'armour', 'grenade', 'star'].indexOf(face)]++;
  }
  tell({ kind: 'card dice', side, dice: rolled, restored: 0 });
  shuffle(battle);
  state.battlePhase = 'orders';
}

function go({ state, tell }: Battle, { company, to }: BattleActionOf<'go'>): void {
  const from = state.companyHex[company];
  const steps = reachOf(state, company)[to];
  // The second move of a raid is made after its battle.
  if (state.battlePhase === 'battle') {
    state.companyBattles[company] = 0;
    state.companyUsed[company] |= USED;
  }
  state.companyHex[company] = to;
  state.companyMoved[company] += steps;
  state.companyDug[company] = 0;
  if (rulesOf(state.hexTerrain[to]).noBattleOnEntry) state.companyHalted[company] = 1;
  tell({ kind: 'went', company, from, to });
}

function leave(battle: Battle, company: number): void {
  const { state, tell } = battle;
  const exit = exitWithin(state, company);
  tell({ kind: 'left', company, from: exit });
  state.companyHex[company] = EXITED;
  state.companyDug[company] = 0;
  state.medalsExited[INDEX[sideOfCompany(company)]]++;
  endIfDecided(battle);
}

function fire(battle: Battle, { company, target }: BattleActionOf<'fire'>): void {
  const { state } = battle;
  const enemy = sideOfCompany(target);
  state.companyBattles[company]--;
  const isAssault = rangeBetween(state.companyHex[company], state.companyHex[target]) === 1;
  if (isAssault && state.ambush[INDEX[enemy]] === 1 && diceAgainst(state, target, company) > 0) {
    const card = cardOfType(state, enemy, (held) => isTactic(held, 'lie in wait'));
    state.ambush[INDEX[enemy]] = 0;
    battle.tell({
      kind: 'card',
      side: enemy,
      card: CARD_TYPES.indexOf(CARDS[card]),
      units: [target],
      discloses: true,
    });
    discard(battle, enemy, [card]);
    draw(battle, enemy, 1);
    fight(battle, target, company, 'ambush');
    settleLater(state, { kind: 'assault', company, target });
  } else fight(battle, company, target, 'company');
  settle(battle, 'battle');
}

export function isTactic(card: number, tactic: Tactic): boolean {
  const { kind } = CARDS[card];
  return kind.orders === 'tactic' && kind.tactic === tactic;
}

function call(battle: Battle, side: Side, { company, target }: BattleActionOf<'call'>): void {
  battle.state.supportShots[INDEX[side]]--;
  shoot(battle, target, SUPPORT_DICE, { by: 'guns', side, company, starsHit: false, flagsCount: true });
  settle(battle, 'battle');
}

/** 21.5: an aircraft strikes each of its targets; stars hit too, and no flag is ignored. */
function strike(battle: Battle, side: Side, targets: readonly number[]): void {
  const { state } = battle;
  state.aircraft[INDEX[side]] = 0;
  for (const target of targets)
    shoot(battle, target, AIR_DICE[side], { by: 'aircraft', side, company: -1, starsHit: true, flagsCount: false });
  settle(battle, state.battlePhase === 'battle' ? 'battle' : 'movement');
}

function retreat(battle: Battle, way: readonly number[]): void {
  const { state } = battle;
  const [first, ...rest] = state.battlePending;
  state.battlePending = rest;
  if (first.kind === 'retreat') fallBack(battle, first, way);
  settle(battle, state.battleResume);
}

function take(battle: Battle, takes: boolean): void {
  const { state, tell } = battle;
  const [first, ...rest] = state.battlePending;
  state.battlePending = rest;
  if (takes && first.kind === 'ground') {
    const { company, hex } = first;
    state.companyHex[company] = hex;
    state.companyDug[company] = 0;
    tell({ kind: 'took ground', company, hex });
    if (mayOverrun(state, company) && !rulesOf(state.hexTerrain[hex]).noBattleOnEntry) {
      state.companyBattles[company]++;
      markOverrun(state, company);
    }
  }
  settle(battle, state.battleResume);
}

/** Goes through what is pending until somebody must be asked, and on with the phase when nobody need be. */
function settle(battle: Battle, resume: BattleState['battleResume']): void {
  const { state } = battle;
  state.battleResume = resume;
  for (;;) {
    if (endIfDecided(battle)) return;
    const [first, ...rest] = state.battlePending;
    if (first === undefined) break;
    if (first.kind === 'retreat' && state.companyHex[first.company] >= 0) {
      const ways = retreatWays(state, first);
      if (!isForced(ways)) {
        state.battlePhase = 'retreat';
        return;
      }
      state.battlePending = rest;
      fallBack(battle, first, ways[0]);
      continue;
    }
    if (first.kind === 'ground' && isThere(state, first.company, first.hex)) {
      state.battlePhase = 'ground';
      return;
    }
    state.battlePending = rest;
    if (
      first.kind === 'assault' &&
      diceAgainst(state, first.company, first.target) > 0 &&
      areBeside(state, first.company, first.target)
    )
      fight(battle, first.company, first.target, 'company');
  }
  state.battlePhase = resume;
}

/** Whether the ground that was assaulted is empty now and the assaulter still beside it. */
function isThere(state: BattleState, company: number, hex: number): boolean {
  const from = state.companyHex[company];
  if (from < 0 || rangeBetween(from, hex) !== 1 || !mayTakeGround(state, company, hex)) return false;
  return companyAt(state, hex) < 0;
}

function areBeside(state: BattleState, one: number, two: number): boolean {
  const [first, second] = [state.companyHex[one], state.companyHex[two]];
  return first >= 0 && second >= 0 && rangeBetween(first, second) === 1;
}

/** The end of a turn: a card is drawn, or one of two. */
function endTurn(battle: Battle, side: Side, ambush: boolean): void {
  const { state } = battle;
  state.ambush[INDEX[side]] = ambush ? 1 : 0;
  const kind = cardInEffect(state)?.kind;
  if (kind?.orders === 'sections' && kind.scouts === true) {
    state.cardsToKeep = draw(battle, side, 2);
    if (state.cardsToKeep.length === 2) {
      state.battlePhase = 'keep';
      return;
    }
  } else draw(battle, side, 1);
  passTurn(battle);
}

function keep(battle: Battle, side: Side, type: number): void {
  const { state } = battle;
  const kept = state.cardsToKeep.findIndex((card) => CARDS[card] === CARD_TYPES[type]);
  discard(battle, side, [state.cardsToKeep[1 - kept]]);
  state.cardsToKeep = [];
  passTurn(battle);
}

/** Whether a company may battle now, by its orders and its move. */
export function mayBattle(state: BattleState, company: number): boolean {
  if (state.companyOrdered[company] === 0 || state.companyBattles[company] <= 0 || state.companyHex[company] < 0)
    return false;
  const isRaid = tacticInEffect(state) === 'raid';
  if (state.companyHalted[company] === 1 && !isRaid) return false;
  return state.companyMoved[company] <= allowanceOf(state, company).battle;
}

/** Enemy companies that a company may battle now. */
export function targetsOf(state: BattleState, company: number): readonly number[] {
  if (!mayBattle(state, company)) return [];
  return companiesOf(state, enemyOf(sideOfCompany(company))).filter(
    (target) => diceAgainst(state, company, target) > 0,
  );
}
