import { NO_OFFER, toggled } from '@club-route/engine';
import type { Side } from '../../data/units.ts';
import type { BattleDraft } from '../choices.ts';
import { CARD_TYPES, SECTIONS } from '../data/cards.ts';
import { companyList, count } from '../language/names.ts';
import { refuseBattleAction } from '../refuse.ts';
import {
  effectOf,
  everybody,
  fitsSections,
  orderableBy,
  orderingOf,
  PLAIN_ORDER,
  type Choosing,
} from '../rules/orders.ts';
import { AIR_DICE, CONCENTRATION_DICE } from '../rules/shot.ts';
import { companiesOf, companyName, type BattleState } from '../state.ts';
import { unitStops } from './pick.ts';
import { targetsOffer } from './strike.ts';
import type { BattleOffer, CompanyOffer } from './types.ts';

type PlayDraft = Extract<BattleDraft, { kind: 'play' }>;

function fits(state: BattleState, side: Side, how: Choosing, units: readonly number[]): boolean {
  return how.kind === 'choose' ? units.length <= how.most : fitsSections(state, side, how.units, units);
}

/** Whom a card orders before anybody has chosen: all it can, where it has room for all of them. */
export function preselected(state: BattleState, side: Side, card: number): readonly number[] {
  const how = orderingOf(state, side, effectOf(state, side, card));
  if (how.kind !== 'choose' && how.kind !== 'sections') return [];
  const from = orderableBy(state, side, how);
  return fits(state, side, how, from) ? from : [];
}

/** A card is chosen: its player chooses units, a section or targets, and plays it. */
export function cardOffer(state: BattleState, side: Side, draft: PlayDraft): BattleOffer {
  const { card, targets } = draft;
  const { name, about } = CARD_TYPES[card];
  const effect = effectOf(state, side, card);
  const how = orderingOf(state, side, effect);
  const head = {
    title: name,
    words:
      effect === PLAIN_ORDER
        ? 'You cannot use it now, so it orders one unit.'
        : effect === card
          ? about
          : `As ${CARD_TYPES[effect].name}: ${CARD_TYPES[effect].about}`,
  };
  const base: BattleOffer = { ...NO_OFFER, head, cancel: { draft: undefined } };
  const play = (more: Partial<{ units: readonly number[]; section: (typeof SECTIONS)[number] }> = {}) =>
    ({ kind: 'play', card, units: more.units ?? [], section: more.section ?? null, targets }) as const;
  switch (how.kind) {
    case 'dice':
      return { ...base, ready: { label: `Play ${name} and roll`, action: play(), anywhere: true } };
    case 'everybody': {
      if (!how.bySection) {
        const ordered = everybody(state, side, effect, null);
        return {
          ...base,
          units: chosenUnits(state, ordered),
          hint: ordered.length === 0 ? 'You have no unit there, so it orders none.' : undefined,
          ready: { label: `Play ${name}`, action: play(), anywhere: true },
        };
      }
      return {
        ...base,
        hint: 'Choose the section.',
        groups: [
          {
            title: 'Section',
            kind: 'list',
            choices: SECTIONS.map((section) => ({
              label: `In the ${section} section`,
              note: `orders ${count(everybody(state, side, effect, section).length, 'unit', 'units')}`,
              press: { action: play({ section }) },
            })),
          },
        ],
      };
    }
    case 'targets':
      return {
        ...base,
        ...targetsOffer(state, side, targets, {
          most: how.most,
          dice: how.most === 1 ? CONCENTRATION_DICE : AIR_DICE[side],
          byStars: how.most > 1,
          draftOf: (list) => ({ ...draft, targets: list }),
        }),
        head,
        ready: { label: `Play ${name}`, action: targets.length > 0 ? play() : undefined, anywhere: targets.length > 0 },
      };
    case 'choose':
    case 'sections':
      return { ...base, ...choosing(state, side, draft, how) };
  }
}

function chosenUnits(state: BattleState, units: readonly number[]): ReadonlyMap<number, CompanyOffer> {
  return new Map(units.map((unit) => [unit, { cell: state.companyHex[unit], look: 'chosen' }]));
}

/** Own units are taken into the order and out of it. */
function choosing(state: BattleState, side: Side, draft: PlayDraft, how: Choosing): Partial<BattleOffer> {
  const { card, units } = draft;
  const from = orderableBy(state, side, how);
  const offers = new Map<number, CompanyOffer>();
  for (const unit of from) {
    const next = toggledIn(state, side, how, units, unit);
    const cell = state.companyHex[unit];
    if (units.includes(unit)) offers.set(unit, { cell, look: 'chosen', press: { draft: { ...draft, units: next! } } });
    else if (next !== undefined) offers.set(unit, { cell, look: 'able', press: { draft: { ...draft, units: next } } });
  }
  const action = { kind: 'play', card, units, section: null, targets: [] } as const;
  const isWhole = units.length > 0 || from.length === 0;
  const pressable = [...offers.keys()];
  return {
    units: offers,
    hint:
      from.length === 0
        ? 'You have no unit there, so it orders none.'
        : units.length === 0
          ? `Choose ${isOne(how) ? 'it' : 'them'} on the map or here.`
          : `Chosen: ${companyList(units)}.`,
    trays: pressable.length === 0 ? [] : [{ title: 'Can be ordered', units: pressable, toggles: true }],
    ready: {
      label:
        units.length === 0 && from.length > 0
          ? isOne(how)
            ? 'Choose a unit to order'
            : 'Choose units to order'
          : `Play it${units.length > 0 ? ` for ${companyList(units)}` : ''}`,
      action: isWhole ? action : undefined,
      anywhere: isWhole && pressable.every((unit) => units.includes(unit)),
    },
    attempt: (cell) => {
      const own = companiesOf(state, side).find((company) => state.companyHex[company] === cell);
      if (own === undefined) return undefined;
      const tried = { ...action, units: toggled(units, own) };
      return {
        refusal: refuseBattleAction(state, side, tried) ?? {
          rule: '21.4',
          text: `${companyName(own)} already has an order.`,
        },
      };
    },
    ...unitStops(state, offers),
  };
}

/** The list with one unit more or less; where a card orders one alone, another takes its place. Nothing if it has no room. */
function toggledIn(
  state: BattleState,
  side: Side,
  how: Choosing,
  units: readonly number[],
  unit: number,
): readonly number[] | undefined {
  const next = toggled(units, unit);
  if (fits(state, side, how, next)) return next;
  return fits(state, side, how, [unit]) && units.length === 1 ? [unit] : undefined;
}

/** Whether the card orders a single unit. */
function isOne(how: Choosing): boolean {
  return how.kind === 'choose'
    ? how.most === 1
    : SECTIONS.reduce((total, section) => total + how.units[section], 0) === 1;
}
