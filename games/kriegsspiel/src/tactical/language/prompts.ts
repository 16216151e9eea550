import type { Choice } from '@club-route/engine';
import type { BattleAction } from '../actions.ts';
import { battleChoices, type BattleDraft } from '../choices.ts';
import type { Side } from '../../data/units.ts';
import { CARD_TYPES } from '../data/cards.ts';
import { handFor } from '../rules/hand.ts';
import { effectOf, orderableBy, orderingOf } from '../rules/orders.ts';
import { diceAgainst } from '../rules/shot.ts';
import { askedSide } from '../refuse.ts';
import { companyName, handOf, type BattleState } from '../state.ts';
import { tasksOf, type Tasks } from '../tasks.ts';
import { companyList, companyText, count, hexText, sectionWords } from './names.ts';
import { writeBattleOrder } from './notation.ts';

/** What is asked in a battle, verb first, and what each choice is called. */

export function battlePrompt(state: BattleState, draft?: BattleDraft): string {
  const side = askedSide(state);
  if (side === undefined) return 'The battle is over.';
  switch (draft?.kind) {
    case 'play': {
      return cardPrompt(state, side, draft.card);
    }
    case 'company':
      return `Choose what ${companyText(state, draft.company)} does.`;
    case 'strike':
      return 'Choose up to four adjacent enemy units.';
    default:
  }
  switch (state.battlePhase) {
    case 'none':
      return 'The battle is over.';
    case 'discard': {
      const excess = handOf(state, side).length - handFor(state, side, state.battleLeastHand);
      return `Discard ${count(excess, 'card', 'cards')}.`;
    }
    case 'card':
      return 'Play a command card.';
    case 'orders':
      return battleChoices(state, side).length > 1
        ? 'Choose the units that your dice order.'
        : 'Your dice order none of your units.';
    case 'movement':
    case 'battle':
      return turnPrompt(tasksOf(state, side));
    case 'retreat': {
      const [first] = state.battlePending;
      return `Choose how ${companyName(first.company)} retreats.`;
    }
    case 'ground': {
      const [first] = state.battlePending;
      return first.kind === 'ground'
        ? `Take ${hexText(first.hex)} with ${companyName(first.company)}, or stay.`
        : 'Take the ground, or stay.';
    }
    case 'keep':
      return 'Keep one of the two cards you drew.';
  }
}

/** What is left to do after the card: some cards order nobody, or let nobody move. */
function turnPrompt({ ordered, able, canMove, canStrike }: Tasks): string {
  if (able.length === 0) {
    const why = ordered === 0 ? 'No unit has an order.' : 'Your ordered units can do nothing more.';
    return canStrike ? `${why} Call the aircraft, or end your turn.` : `${why} End your turn.`;
  }
  if (!canMove) return 'Battle with the units you have ordered.';
  return 'Move the units you have ordered, then battle.';
}

/** What a card asks of its player, once it is chosen. */
function cardPrompt(state: BattleState, side: Side, card: number): string {
  const { name } = CARD_TYPES[card];
  const how = orderingOf(state, side, effectOf(state, side, card));
  const isForNobody = (how.kind === 'choose' || how.kind === 'sections') && orderableBy(state, side, how).length === 0;
  if (isForNobody) return `Play ${name}: it orders no unit.`;
  switch (how.kind) {
    case 'dice':
      return `Play ${name} and roll for its orders.`;
    case 'everybody':
      return how.bySection ? `Choose the section for ${name}.` : `Play ${name}.`;
    case 'targets':
      return how.most === 1 ? `Choose the target of ${name}.` : `Choose up to ${how.most} adjacent targets.`;
    case 'choose':
      return `Choose ${how.most === 1 ? 'one unit' : `up to ${how.most} units`} for ${name}.`;
    case 'sections':
      return `Choose ${sectionWords(how.units)}.`;
  }
}

export function battleLabel(state: BattleState, { action, draft }: Choice<BattleAction, BattleDraft>): string {
  if (action !== undefined) return actionLabel(state, action);
  switch (draft?.kind) {
    case 'play':
      if (draft.targets.length > 0) return `Strike ${companyList(draft.targets)}`;
      return draft.units.length > 0
        ? `Order ${companyList(draft.units)}`
        : `${CARD_TYPES[draft.card].name}: ${CARD_TYPES[draft.card].about}`;
    case 'order':
      return `Order ${companyList(draft.units)}`;
    case 'strike':
      return draft.targets.length > 0 ? `Strike ${companyList(draft.targets)}` : 'Call the aircraft';
    case 'discard':
      return `Discard ${CARD_TYPES[draft.cards.at(-1)!].name}`;
    case 'company':
      return companyText(state, draft.company);
    default:
      return '';
  }
}

function playLabel({ card, units, section, targets }: Extract<BattleAction, { readonly kind: 'play' }>): string {
  const forWhom = units.length > 0 ? ` for ${companyList(units)}` : '';
  const where = section === null ? '' : ` in the ${section} section`;
  const atWhom = targets.length > 0 ? ` at ${companyList(targets)}` : '';
  return `Play ${CARD_TYPES[card].name}${forWhom}${where}${atWhom}`;
}

function actionLabel(state: BattleState, action: BattleAction): string {
  switch (action.kind) {
    case 'play':
      return playLabel(action);
    case 'order':
      return action.units.length > 0 ? `Order ${companyList(action.units)}` : 'Order no unit';
    case 'go':
      return `Move to ${hexText(action.to)}`;
    case 'leave':
      return 'Leave the field by the road: a medal';
    case 'fire':
      return `Fire at ${companyText(state, action.target)} with ${count(diceAgainst(state, action.company, action.target), 'die', 'dice')}`;
    case 'retreat':
      return action.way.length === 0 ? 'Stand fast' : `Retreat by ${action.way.map(hexText).join(', ')}`;
    case 'take':
      return action.ground ? 'Take the ground' : 'Stay';
    case 'keep':
      return `Keep ${CARD_TYPES[action.card].name}`;
    case 'discard':
      return `Discard ${action.cards.map((card) => CARD_TYPES[card].name).join(' and ')}`;
    case 'end turn':
      return action.ambush ? 'End your turn and lie in wait' : 'End your turn';
    case 'concede':
      return 'Give up the field';
    default: {
      const text = writeBattleOrder(action);
      return text.charAt(0).toUpperCase() + text.slice(1);
    }
  }
}
