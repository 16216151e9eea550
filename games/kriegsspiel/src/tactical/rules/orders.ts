import type { Side } from '../../data/units.ts';
import { isInSection, NEXT_TO } from '../board.ts';
import { ALL, CARD_TYPES, SECTIONS, type Section, type Tactic } from '../data/cards.ts';
import {
  baselineOf,
  companiesOf,
  enemyOf,
  INDEX,
  isBesideEnemy,
  isGun,
  kindOfCompany,
  type BattleState,
} from '../state.ts';

/** 21.4: whom a card orders. */

/** A card that cannot be used orders one unit (R105). */
export const PLAIN_ORDER = -1;
const FOUR = 4;

/** What a card of this type does when the side plays it now: a type, or `PLAIN_ORDER`. */
export function effectOf(state: BattleState, side: Side, type: number): number {
  const { kind } = CARD_TYPES[type];
  if (kind.orders === 'sections') return type;
  if (kind.tactic === 'counterstroke') {
    const last = state.cardLast[INDEX[enemyOf(side)]];
    return last < 0 ? PLAIN_ORDER : usable(state, side, mirrored(last));
  }
  return usable(state, side, type);
}

function usable(state: BattleState, side: Side, type: number): number {
  const { kind } = CARD_TYPES[type];
  return kind.orders === 'sections' || isUsable(state, side, kind.tactic) ? type : PLAIN_ORDER;
}

/** The same card for the other wing; types of a section stand side by side, left, centre, right. */
function mirrored(type: number): number {
  const { kind } = CARD_TYPES[type];
  if (kind.orders !== 'sections') return type;
  const ordering = SECTIONS.filter((section) => kind.units[section] > 0);
  if (ordering.length !== 1) return type;
  const at = SECTIONS.indexOf(ordering[0]);
  return type + SECTIONS.length - 1 - 2 * at;
}

function isUsable(state: BattleState, side: Side, tactic: Tactic): boolean {
  switch (tactic) {
    case 'lie in wait':
    case 'counterstroke':
      return false;
    case 'aircraft':
      return state.aircraft[INDEX[side]] > 0 && companiesOf(state, enemyOf(side)).length > 0;
    case 'concentration':
      return companiesOf(state, enemyOf(side)).length > 0;
    case 'all hands':
      return true;
    default:
      return orderable(state, side, tactic).length > 0;
  }
}

/** Companies that a tactic can order. */
function orderable(state: BattleState, side: Side, tactic: Tactic): readonly number[] {
  return companiesOf(state, side).filter((company) => suits(state, company, tactic));
}

function suits(state: BattleState, company: number, tactic: Tactic): boolean {
  const { arm, foot } = kindOfCompany(state, company);
  switch (tactic) {
    case 'tanks forward':
      return arm === 'armour';
    case 'fire mission':
      return isGun(state, company);
    case 'hand to hand':
      return arm !== 'artillery' && isBesideEnemy(state, company);
    case 'exchange of fire':
      return !isBesideEnemy(state, company);
    case 'raid':
    case 'entrench':
      return arm === 'infantry' && foot;
    case 'fall in':
    case 'infantry forward':
      return arm === 'infantry';
    case 'aid post':
      return state.companyFigures[company] < state.companyStart[company];
    default:
      return true;
  }
}

/** How a card in effect orders. */
export type Ordering =
  /** Companies are chosen: at most so many of these. */
  | { readonly kind: 'choose'; readonly most: number; readonly from: readonly number[] }
  | { readonly kind: 'sections'; readonly units: Readonly<Record<Section, number>> }
  /** The card itself says who: everybody of a kind, in a section where one is named. */
  | { readonly kind: 'everybody'; readonly bySection: boolean }
  /** Enemy companies are struck. */
  | { readonly kind: 'targets'; readonly most: number }
  /** The dice say later. */
  | { readonly kind: 'dice' };

export function orderingOf(state: BattleState, side: Side, effect: number): Ordering {
  if (effect === PLAIN_ORDER) return { kind: 'choose', most: 1, from: companiesOf(state, side) };
  const { kind } = CARD_TYPES[effect];
  if (kind.orders === 'sections') {
    const isAll = SECTIONS.some((section) => kind.units[section] === ALL);
    return isAll ? { kind: 'everybody', bySection: false } : { kind: 'sections', units: kind.units };
  }
  switch (kind.tactic) {
    case 'fire mission':
      return { kind: 'everybody', bySection: false };
    case 'infantry forward':
      return { kind: 'everybody', bySection: true };
    case 'aircraft':
      return { kind: 'targets', most: FOUR };
    case 'concentration':
      return { kind: 'targets', most: 1 };
    case 'all hands':
      return { kind: 'dice' };
    case 'raid':
    case 'aid post':
      return { kind: 'choose', most: 1, from: orderable(state, side, kind.tactic) };
    default:
      return { kind: 'choose', most: FOUR, from: orderable(state, side, kind.tactic) };
  }
}

/** Everybody whom such a card orders by itself. */
export function everybody(state: BattleState, side: Side, effect: number, section: Section | null): readonly number[] {
  const { kind } = CARD_TYPES[effect];
  if (kind.orders === 'sections') return inSections(state, side, kind.units);
  const all = orderable(state, side, kind.tactic);
  const baseline = baselineOf(state, side);
  return section === null ? all : all.filter((company) => isInSection(state.companyHex[company], section, baseline));
}

/** Whether these companies can be ordered by so many in each section: one on a line counts in either. */
export function fitsSections(
  state: BattleState,
  side: Side,
  units: Readonly<Record<Section, number>>,
  companies: readonly number[],
): boolean {
  const left = { ...units };
  const baseline = baselineOf(state, side);
  const place = (at: number): boolean => {
    if (at === companies.length) return true;
    for (const section of SECTIONS) {
      if (left[section] === 0 || !isInSection(state.companyHex[companies[at]], section, baseline)) continue;
      left[section]--;
      if (place(at + 1)) return true;
      left[section]++;
    }
    return false;
  };
  return place(0);
}

/** Companies that stand in a section in which the card still orders somebody. */
export function inSections(
  state: BattleState,
  side: Side,
  units: Readonly<Record<Section, number>>,
): readonly number[] {
  const baseline = baselineOf(state, side);
  return companiesOf(state, side).filter((company) =>
    SECTIONS.some((section) => units[section] > 0 && isInSection(state.companyHex[company], section, baseline)),
  );
}

/** An ordering whose units the player chooses. */
export type Choosing = Extract<Ordering, { kind: 'choose' | 'sections' }>;

/** Whom a card could order, where its player chooses. */
export function orderableBy(state: BattleState, side: Side, how: Choosing): readonly number[] {
  return how.kind === 'choose' ? how.from : inSections(state, side, how.units);
}

/** 21.5: whether the companies lie side by side, each reached from the first by way of the others. */
export function areContiguous(state: BattleState, companies: readonly number[]): boolean {
  const [first, ...rest] = companies.map((company) => state.companyHex[company]);
  const reached = [first];
  let open = rest;
  for (let grown = true; grown && open.length > 0;) {
    const next = open.filter((hex) => reached.some((other) => NEXT_TO[other].includes(hex)));
    grown = next.length > 0;
    reached.push(...next);
    open = open.filter((hex) => !next.includes(hex));
  }
  return open.length === 0;
}

/** All hands: whether these companies are among those that the dice have ordered; stars order anybody. */
export function fitsRoll(state: BattleState, companies: readonly number[]): boolean {
  const [infantry, armour, guns, any] = state.cardRolled;
  const counted = { infantry: 0, armour: 0, artillery: 0 };
  for (const company of companies) counted[kindOfCompany(state, company).arm]++;
  const over =
    Math.max(0, counted.infantry - infantry) +
    Math.max(0, counted.armour - armour) +
    Math.max(0, counted.artillery - guns);
  return over <= any;
}
