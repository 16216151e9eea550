import { column, flag, integer, value, word, type stateShape, type StateOf } from '@club-route/engine';
import type { Side } from '../data/units.ts';
import { HEXES, rangeBetween } from './board.ts';
import type { Box } from './box.ts';
import { CARD_COUNT, CARD_TYPES, SECTIONS, type CardType, type Tactic } from './data/cards.ts';
import { kindOf, type CompanyKind } from './data/companies.ts';

/** The fields of a battle. The battle game and the campaign both spread them into their shapes. */

/** As many companies as a side may have in a battle. Allied ones are numbered from 0, German ones after all of those. */
export const MOST_OF_SIDE = 40;
export const MOST_COMPANIES = 2 * MOST_OF_SIDE;

/** Where a company is that stands on no hex. */
export const RESERVE = -1;
export const LOST = -2;
export const EXITED = -3;

/** Where a card is that nobody holds; a hand is the number of its side. */
export const PACK = 2;
export const DISCARDED = 3;
/** In a sight: in the pack, or in the other side's hand. */
export const UNSEEN = -9;

export const SIDES = ['allied', 'german'] as const satisfies readonly Side[];
export const INDEX: Readonly<Record<Side, number>> = { allied: 0, german: 1 };

/** A supply column has helped; in this turn a headquarters has steadied somebody, or a raid has gone on after its battle. */
export const USED = 1;
/** It has overrun in this turn. */
export const OVERRAN = 2;

const BATTLE_PHASES = [
  'none',
  /** The mover holds too many cards (R106). */
  'discard',
  'card',
  /** All hands: the dice have said which arms are ordered. */
  'orders',
  'movement',
  'battle',
  /** The owner of a unit with flags is asked. */
  'retreat',
  /** The mover is asked whether to take the ground that was given up. */
  'ground',
  /** Patrol: one of two cards is kept. */
  'keep',
] as const;

/** How a battle has ended. */
export const ENDINGS = ['none', 'medals', 'no units', 'time', 'nightfall', 'conceded'] as const;

/** What must be settled before play goes on, the first first. */
export type Pending =
  /** Flags rolled against a company: the owner says by which way it goes; `ignores` of them may be passed over. */
  | { readonly kind: 'retreat'; readonly company: number; readonly flags: number; readonly ignores: number }
  /** A close assault from one hex into another, if it is empty by then. */
  | { readonly kind: 'ground'; readonly company: number; readonly hex: number }
  /** The assault itself, after an ambush. */
  | { readonly kind: 'assault'; readonly company: number; readonly target: number };

/** -1 for a shot of no company on the board. */
export interface LastShot {
  readonly company: number;
  readonly target: number;
  readonly dice: readonly number[];
}

export const battleFields = {
  battlePhase: word(BATTLE_PHASES),
  battleMover: word(SIDES),
  battleAttacker: word(SIDES),
  battleBox: value<Box | null>(null),
  battleTurn: integer(),
  /** 21.7: the turn after which time or daylight is over. */
  battleLastTurn: integer(),
  battleEndsAtNight: flag(),
  /** 20.5: the least hand, an option. */
  battleLeastHand: integer(),
  /** Cards, exits, lines of sight and overruns as rules 1 of the battle read them. */
  battleFirstReadings: flag(),
  /** The phase that goes on when what is pending has been settled. */
  battleResume: word(BATTLE_PHASES),
  battleEnding: word(ENDINGS),
  /** Who has won; nobody when time ran out. */
  battleWinner: word(['nobody', ...SIDES]),

  hexTerrain: column('uint8', HEXES),
  hexWays: column('uint8', HEXES),
  hexBridge: column('uint8', HEXES),

  /** How many companies of a side came to the battle. */
  companyCount: column('uint8', 2),
  companyKind: column('uint8', MOST_COMPANIES),
  companyUnit: column('int16', MOST_COMPANIES),
  companyHex: column('int8', MOST_COMPANIES),
  companyFigures: column('int8', MOST_COMPANIES),
  /** Figures with which it came. */
  companyStart: column('int8', MOST_COMPANIES),
  /** A reserve: the turn in which it comes, and the hex by which it comes in. */
  companyComes: column('uint8', MOST_COMPANIES),
  companyEntry: column('int8', MOST_COMPANIES),
  companyDug: column('uint8', MOST_COMPANIES),
  companyUnsupplied: column('uint8', MOST_COMPANIES),
  /** `USED` and `OVERRAN`, added up. */
  companyUsed: column('uint8', MOST_COMPANIES),
  // Of the mover, in this turn.
  companyOrdered: column('uint8', MOST_COMPANIES),
  /** Hexes gone. */
  companyMoved: column('uint8', MOST_COMPANIES),
  /** It has entered ground from which nobody battles in the same turn. */
  companyHalted: column('uint8', MOST_COMPANIES),
  /** Battles it may still fight. */
  companyBattles: column('int8', MOST_COMPANIES),

  cardPlace: column('int8', CARD_COUNT),
  handSize: column('uint8', 2),
  /** Lie in wait is laid ready; its owner alone knows. */
  ambush: column('int8', 2),
  /** The type of the card in effect, and of the last card each side has played; -1 none. */
  cardInEffect: integer(),
  cardLast: column('int8', 2),
  /** Infantry forward: the section. */
  cardSection: word(SECTIONS),
  /** All hands: what may be ordered: infantry, armour, guns, any. */
  cardRolled: column('uint8', 4),
  /** Patrol: the second card drawn. */
  cardsToKeep: value<readonly number[]>([]),

  medalsNeeded: column('uint8', 2),
  medalsDestroyed: column('uint8', 2),
  medalsExited: column('uint8', 2),
  medalsHeld: column('uint8', 2),
  /** 20.7: an aircraft that has not struck yet; and R103: guns that support from off the board, and shots left in this turn. */
  aircraft: column('uint8', 2),
  supportGuns: column('uint8', 2),
  supportShots: column('uint8', 2),

  battlePending: value<readonly Pending[]>([]),
  /** The shot that was fired last: everybody sees who fires at whom, though nothing may come of it. */
  lastShot: value<LastShot | null>(null),
} as const;

/** A state that has a battle. */
export type BattleState = StateOf<ReturnType<typeof stateShape<typeof battleFields>>>;

/** The companies of a side that stand on the board, in the order of their numbers. */
export function companiesOf(state: BattleState, side: Side): readonly number[] {
  const found: number[] = [];
  const last = lastOf(state, side);
  for (let company = firstOf(side); company < last; company++) if (state.companyHex[company] >= 0) found.push(company);
  return found;
}

/** The companies of a side, wherever they are, lie from one number up to, and not with, another. */
export function firstOf(side: Side): number {
  return side === 'allied' ? 0 : MOST_OF_SIDE;
}

export function lastOf(state: BattleState, side: Side): number {
  return side === 'allied' ? state.companyCount[0] : MOST_OF_SIDE + state.companyCount[1];
}

export function sideOfCompany(company: number): Side {
  return company < MOST_OF_SIDE ? 'allied' : 'german';
}

export function kindOfCompany(state: BattleState, company: number): CompanyKind {
  return kindOf(state.companyKind[company]);
}

/** Batteries and anti-tank guns; a supply column is none, though only grenades hit it. */
export function isGun(state: BattleState, company: number): boolean {
  const { arm, dice } = kindOfCompany(state, company);
  return arm === 'artillery' && dice.length > 0;
}

/** The company in a hex, or -1. */
export function companyAt(state: BattleState, hex: number): number {
  for (const side of SIDES) {
    const last = lastOf(state, side);
    for (let company = firstOf(side); company < last; company++) if (state.companyHex[company] === hex) return company;
  }
  return -1;
}

export function isBesideEnemy(state: BattleState, company: number): boolean {
  const enemy = enemyOf(sideOfCompany(company));
  const hex = state.companyHex[company];
  const last = lastOf(state, enemy);
  for (let other = firstOf(enemy); other < last; other++)
    if (state.companyHex[other] >= 0 && rangeBetween(hex, state.companyHex[other]) === 1) return true;
  return false;
}

/** Which edge a side calls its own: the attacker's is the lower one. */
export function baselineOf(state: BattleState, side: Side): 'up' | 'down' {
  return side === state.battleAttacker ? 'down' : 'up';
}

export function enemyOf(side: Side): Side {
  return side === 'allied' ? 'german' : 'allied';
}

/** The cards a side holds, as numbers of cards, lowest first. Those of others are unseen in a sight. */
export function handOf(state: BattleState, side: Side): readonly number[] {
  const hand: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) if (state.cardPlace[card] === INDEX[side]) hand.push(card);
  return hand;
}

export function medalsOf(state: BattleState, side: Side): number {
  const index = INDEX[side];
  return state.medalsDestroyed[index] + state.medalsExited[index] + state.medalsHeld[index];
}

/** What a company is called at the table: A1, A2 … of the Allies, G1, G2 … of the Germans. */
export function companyName(company: number): string {
  const side = sideOfCompany(company);
  return `${side === 'allied' ? 'A' : 'G'}${company - firstOf(side) + 1}`;
}

/** The type of the card in effect, or nothing before one is played. */
export function cardInEffect(state: BattleState): CardType | undefined {
  return state.cardInEffect < 0 ? undefined : CARD_TYPES[state.cardInEffect];
}

export function tacticInEffect(state: BattleState): Tactic | undefined {
  const kind = cardInEffect(state)?.kind;
  return kind?.orders === 'tactic' ? kind.tactic : undefined;
}
