import type { Dice } from '@club-route/engine';
import { sideOf, type Side } from '../data/units.ts';
import type { Ground } from '../rules/ground.ts';
import type { Battle } from './battle.ts';
import { ALL_HEXES, depthOf, rangeBetween } from './board.ts';
import type { Box } from './box.ts';
import { COMPANY_KINDS, kindNumber, type CompanyKind } from './data/companies.ts';
import { groundOf, hexNearSquare, squareUnder } from './ground.ts';
import { muster, type Company } from './muster.ts';
import { draw, handFor, thirdOf } from './rules/hand.ts';
import { mayEnter } from './rules/reach.ts';
import { occupiedHexes } from './rules/sight-lines.ts';
import { beginTurn } from './rules/turn.ts';
import {
  enemyOf,
  INDEX,
  kindOfCompany,
  lastOf,
  MOST_OF_SIDE,
  PACK,
  RESERVE,
  sideOfCompany,
  SIDES,
  type BattleState,
} from './state.ts';

/** 20: what a battle begins with. */

export interface BattlePlan {
  readonly box: Box;
  readonly attacker: Side;
  readonly battalions: readonly Battalion[];
  /** 21.7: the last turn, and whether night ends it rather than time. */
  readonly lastTurn: number;
  readonly endsAtNight: boolean;
  readonly leastHand: number;
  readonly aircraft: Readonly<Record<Side, boolean>>;
  readonly supportGuns: Readonly<Record<Side, number>>;
  /** Play it as rules 1 of the battle did. */
  readonly firstReadings: boolean;
}

export interface Battalion {
  readonly unit: number;
  readonly strength: number;
  readonly supplied: boolean;
  /** The square it fights from; for a reserve the one it comes from. */
  readonly square: number;
  /** The turn in which it comes; 0 is there from the start. */
  readonly comes: number;
}

/** Lays out a battle: ground, companies, hands, medals; and begins the attacker's first turn. */
export function setUpBattle(battle: Battle, plan: BattlePlan, ground: Ground): void {
  const { state, dice } = battle;
  clear(state, plan);
  const made = groundOf(plan.box, ground);
  state.hexTerrain.set(made.terrain);
  state.hexWays.set(made.ways);
  state.hexBridge.set(made.bridges);
  const order = plan.battalions.toSorted((one, two) => one.comes - two.comes || one.unit - two.unit);
  for (const battalion of order) enlist(state, plan, battalion, dice);
  for (const side of SIDES) {
    const index = INDEX[side];
    state.aircraft[index] = plan.aircraft[side] ? 1 : 0;
    state.supportGuns[index] = plan.supportGuns[side];
    state.medalsNeeded[index] = Math.max(1, thirdOf(state.companyCount[INDEX[enemyOf(side)]]));
    draw(battle, side, handFor(state, side, plan.leastHand));
  }
  beginTurn(battle, plan.attacker);
}

function clear(state: BattleState, plan: BattlePlan): void {
  const { box, attacker, lastTurn, endsAtNight, leastHand, firstReadings } = plan;
  state.battleBox = box;
  state.battleAttacker = attacker;
  state.battleTurn = 1;
  state.battleLastTurn = lastTurn;
  state.battleEndsAtNight = endsAtNight;
  state.battleLeastHand = leastHand;
  state.battleFirstReadings = firstReadings;
  state.battleEnding = 'none';
  state.battleWinner = 'nobody';
  state.companyCount.fill(0);
  for (const column of [state.companyDug, state.companyUsed, state.handSize, state.ambush]) column.fill(0);
  for (const column of [state.medalsDestroyed, state.medalsExited, state.medalsHeld]) column.fill(0);
  state.cardPlace.fill(PACK);
  state.cardLast.fill(-1);
  state.cardInEffect = -1;
  state.battlePending = [];
  state.lastShot = null;
}

/** Turns a battalion into companies and puts them on the board, or among the reserves. */
function enlist(state: BattleState, plan: BattlePlan, battalion: Battalion, dice: Dice): void {
  const companies = muster(battalion.unit, battalion.strength, dice);
  // Those that fight in front choose their hexes first.
  const order = companies
    .map((_, at) => at)
    .toSorted((one, two) => rankOf(companies[one]) - rankOf(companies[two]) || one - two);
  const side = sideOf(battalion.unit);
  const first = lastOf(state, side);
  for (const made of companies) add(state, side, battalion, made);
  for (const at of order) if (first + at < lastOf(state, side)) place(state, plan, battalion, first + at);
}

/** More companies than a side may have stay away. */
function add(state: BattleState, side: Side, { unit, supplied, comes }: Battalion, { kind, figures }: Company): void {
  const company = lastOf(state, side);
  if (state.companyCount[INDEX[side]] === MOST_OF_SIDE) return;
  state.companyCount[INDEX[side]]++;
  state.companyKind[company] = kindNumber(kind);
  state.companyUnit[company] = unit;
  state.companyFigures[company] = state.companyStart[company] = figures;
  state.companyUnsupplied[company] = supplied ? 0 : 1;
  state.companyComes[company] = comes;
  state.companyEntry[company] = 0;
  state.companyHex[company] = RESERVE;
}

function rankOf({ kind }: Company): number {
  return rank(COMPANY_KINDS[kind]);
}

/** Who stands in front: rifles and tanks, then guns that must see, then guns that need not, then staffs and columns. */
function rank({ arm, dice, indirect, figures }: CompanyKind): number {
  if (dice.length === 0 || figures === 1) return 3;
  if (indirect) return 2;
  return arm === 'artillery' ? 1 : 0;
}

/**
 * The hexes of its own square, the front of them for those who fight in front. Rows between the sides stay empty, and
 * whoever finds no room waits as a reserve at the nearest hex of his own edge.
 */
function place(state: BattleState, plan: BattlePlan, { square, comes }: Battalion, company: number): void {
  const isAttacker = sideOfCompany(company) === plan.attacker;
  const kind = kindOfCompany(state, company);
  const inFront = rank(kind) < 2;
  const home = hexNearSquare(plan.box, square, (hex) => comes > 0 || isOwnHalf(hex, isAttacker));
  state.companyEntry[company] = home;
  if (comes > 0) return;
  const occupied = occupiedHexes(state);
  let best = -1;
  let least = Infinity;
  for (const hex of ALL_HEXES) {
    if (occupied[hex] === 1 || !isOwnHalf(hex, isAttacker)) continue;
    if (!mayEnter(state, hex, kind.foot, state.hexWays[hex] > 0)) continue;
    const behind = isAttacker ? depthOf(hex) - FIRST_ATTACKING : LAST_DEFENDING - depthOf(hex);
    const isHome = squareUnder(plan.box, hex) === square;
    const worth = (isHome ? 0 : 100) + 4 * rangeBetween(hex, home) + (inFront ? behind : -behind);
    if (worth < least) [best, least] = [hex, worth];
  }
  if (best >= 0) state.companyHex[company] = best;
  else state.companyComes[company] = 1;
}

/** The rows in which each side sets up; the one between stays empty. */
const LAST_DEFENDING = 3;
const FIRST_ATTACKING = 5;

function isOwnHalf(hex: number, isAttacker: boolean): boolean {
  return isAttacker ? depthOf(hex) >= FIRST_ATTACKING : depthOf(hex) <= LAST_DEFENDING;
}
