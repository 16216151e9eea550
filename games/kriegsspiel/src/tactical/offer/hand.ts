import { NO_OFFER } from '@club-route/engine';
import type { Side } from '../../data/units.ts';
import { battleChoices, typesOf } from '../choices.ts';
import { CARD_TYPES, CARDS } from '../data/cards.ts';
import { count } from '../language/names.ts';
import { effectOf, everybody, inSections, orderingOf, PLAIN_ORDER } from '../rules/orders.ts';
import { companiesOf, companyName, handOf, type BattleState } from '../state.ts';
import { preselected } from './card.ts';
import type { BattleChoiceOffer, BattleOffer } from './types.ts';

/** 21.1: which card is played. */
export function handOffer(state: BattleState, side: Side): BattleOffer {
  const cards = handOf(state, side);
  const concede = battleChoices(state, side).find(({ action }) => action?.kind === 'concede')?.action;
  return {
    ...NO_OFFER,
    head: {
      title: `Turn ${state.battleTurn}: play a card`,
      words: `You hold ${count(cards.length, 'card', 'cards')}.`,
    },
    hint: 'The card you play decides how many units you order, and in which section.',
    groups: [
      { title: 'Your cards', kind: 'list', choices: typesOf(cards).map((card) => cardChoice(state, side, card)) },
      {
        title: 'Give up',
        folded: 'Give up the field',
        kind: 'list',
        choices:
          concede === undefined
            ? []
            : [{ label: 'Give up the field', note: 'The enemy wins the battle.', press: { action: concede } }],
      },
    ],
    attempt: (cell) => {
      const own = companiesOf(state, side).find((company) => state.companyHex[company] === cell);
      if (own === undefined) return undefined;
      return {
        refusal: { rule: '21.1', text: `${companyName(own)} needs an order. Choose a card first, then the units.` },
      };
    },
  };
}

/** A card of the hand: what it does now, and how many units it could order. */
function cardChoice(state: BattleState, side: Side, card: number): BattleChoiceOffer {
  const { name, about } = CARD_TYPES[card];
  const effect = effectOf(state, side, card);
  const note =
    effect === PLAIN_ORDER
      ? `${about} You cannot use it now, so order one unit.`
      : effect === card
        ? about
        : `Now as ${CARD_TYPES[effect].name}: ${CARD_TYPES[effect].about}`;
  const room = roomIn(state, side, effect);
  return {
    label: name,
    note: `${note}${thereWords(room)}${heldWords(state, side, card)}`,
    sign: `card ${card}`,
    idle: room === 0,
    press: { draft: { kind: 'play', card, units: preselected(state, side, card), targets: [] } },
  };
}

/** Of several alike one is shown. */
export function heldWords(state: BattleState, side: Side, card: number): string {
  const held = handOf(state, side).filter((one) => CARDS[one] === CARD_TYPES[card]).length;
  return held > 1 ? ` You hold ${held} of this card.` : '';
}

/** The words of a card that is not played now, and how many units it could order as they stand: for who must let one go. */
export function cardWords(
  state: BattleState,
  side: Side,
  card: number,
): Pick<BattleChoiceOffer, 'label' | 'note' | 'sign'> {
  const { name, about } = CARD_TYPES[card];
  const effect = effectOf(state, side, card);
  const there = effect === card ? thereWords(roomIn(state, side, effect)) : '';
  return { label: name, note: `${about}${there}`, sign: `card ${card}` };
}

function thereWords(room: number | undefined): string {
  return room === undefined ? '' : room === 0 ? ' You have no unit there.' : ` You have ${room} there.`;
}

/** How many units it could order; nothing where its own words say so. */
function roomIn(state: BattleState, side: Side, effect: number): number | undefined {
  const how = orderingOf(state, side, effect);
  if (how.kind === 'dice' || how.kind === 'targets' || (how.kind === 'everybody' && how.bySection)) return undefined;
  if (how.kind === 'choose' && effect === PLAIN_ORDER) return undefined;
  if (how.kind === 'everybody') return everybody(state, side, effect, null).length;
  return (how.kind === 'sections' ? inSections(state, side, how.units) : how.from).length;
}
