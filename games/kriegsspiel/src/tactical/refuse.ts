import type { Refusal } from '@club-route/engine';
import type { Side } from '../data/units.ts';
import type { BattleAction, BattleActionOf } from './actions.ts';
import { CARD_TYPES, CARDS, SECTIONS } from './data/cards.ts';
import { cardsOf, isTactic, mayBattle } from './play.ts';
import { handFor } from './rules/hand.ts';
import { areContiguous, effectOf, fitsRoll, fitsSections, orderingOf } from './rules/orders.ts';
import { BEYOND, exitWithin, reachOf } from './rules/reach.ts';
import { retreatWays } from './rules/retreat.ts';
import { occupiedHexes, sees } from './rules/sight-lines.ts';
import { diceAgainst } from './rules/shot.ts';
import { battleBoard, rangeBetween } from './board.ts';
import {
  companyName,
  companiesOf,
  enemyOf,
  handOf,
  INDEX,
  kindOfCompany,
  sideOfCompany,
  tacticInEffect,
  USED,
  type BattleState,
} from './state.ts';

/** 21: why an action is not allowed. Everything asked here both commanders see, but for the actor's own hand. */

const MOST_TARGETS = 4;

/** Who is asked now; nobody when no battle is fought. */
export function askedSide(state: BattleState): Side | undefined {
  if (state.battlePhase === 'none') return undefined;
  const [first] = state.battlePending;
  return state.battlePhase === 'retreat' && first !== undefined ? sideOfCompany(first.company) : state.battleMover;
}

export function refuseBattleAction(state: BattleState, side: Side, action: BattleAction): Refusal | undefined {
  if (state.battlePhase === 'none') return no('21', 'There is no battle now.');
  if (askedSide(state) !== side) return no('21.1', 'It is your opponent’s turn to act.');
  if (action.kind === 'concede')
    return state.battlePhase === 'card' ? undefined : no('21.7', 'You can concede only before you play a card.');
  return refuseInPhase(state, action) ?? refuseWhat(state, side, action);
}

type Playable = Exclude<BattleAction, { readonly kind: 'concede' }>;

const PHASES: Readonly<Record<Playable['kind'], readonly BattleState['battlePhase'][]>> = {
  play: ['card'],
  order: ['orders'],
  go: ['movement', 'battle'],
  leave: ['movement'],
  fire: ['movement', 'battle'],
  call: ['movement', 'battle'],
  resupply: ['battle'],
  strike: ['movement', 'battle'],
  retreat: ['retreat'],
  take: ['ground'],
  keep: ['keep'],
  discard: ['discard'],
  'end turn': ['movement', 'battle'],
};

const ASKED: Readonly<Record<BattleState['battlePhase'], string>> = {
  none: 'There is no battle now.',
  discard: 'You hold too many cards. Discard first.',
  card: 'Play a command card first.',
  orders: 'Choose the units that your dice have ordered first.',
  movement: 'Move and battle with the units you have ordered, or end your turn.',
  battle: 'Battle with the units you have ordered, or end your turn.',
  retreat: 'Choose the retreat path first.',
  ground: 'First decide whether to take ground.',
  keep: 'First choose the card you keep.',
};

function refuseInPhase(state: BattleState, { kind }: Playable): Refusal | undefined {
  return PHASES[kind].includes(state.battlePhase) ? undefined : no('21.1', ASKED[state.battlePhase]);
}

function refuseWhat(state: BattleState, side: Side, action: Playable): Refusal | undefined {
  switch (action.kind) {
    case 'play':
      return refusePlay(state, side, action);
    case 'order':
      return refuseRolled(state, side, action.units);
    case 'go':
      return refuseGo(state, side, action);
    case 'leave':
      return refuseLeave(state, side, action.company);
    case 'fire':
      return refuseFire(state, side, action);
    case 'call':
      return refuseCall(state, side, action);
    case 'resupply':
      return refuseResupply(state, side, action);
    case 'strike':
      return refuseStrike(state, side, action.targets);
    case 'retreat':
      return refuseRetreat(state, action.way);
    case 'take':
      return undefined;
    case 'keep':
      return state.cardsToKeep.some((card) => CARDS[card] === CARD_TYPES[action.card])
        ? undefined
        : no('21.4', 'Keep one of the two cards you just drew.');
    case 'discard':
      return refuseDiscard(state, side, action.cards);
    case 'end turn':
      return action.ambush && !handOf(state, side).some((card) => isTactic(card, 'lie in wait'))
        ? no('21.4', 'You do not hold Lie in wait.')
        : undefined;
  }
}

function refusePlay(state: BattleState, side: Side, action: BattleActionOf<'play'>): Refusal | undefined {
  const { card, units, section, targets } = action;
  if (!handOf(state, side).some((held) => CARDS[held] === CARD_TYPES[card]))
    return no('21.4', 'That card is not in your hand.');
  const effect = effectOf(state, side, card);
  const ordering = orderingOf(state, side, effect);
  const wantsSection = ordering.kind === 'everybody' && ordering.bySection;
  if (wantsSection !== (section !== null))
    return no(
      '21.4',
      wantsSection
        ? `Name a section: ${SECTIONS.join(', ')}.`
        : 'This card is for one section. You cannot choose another.',
    );
  if (ordering.kind !== 'targets' && targets.length > 0) return no('21.4', 'This card does not strike enemy units.');
  const ordersUnits = ordering.kind === 'choose' || ordering.kind === 'sections';
  if (!ordersUnits && units.length > 0)
    return no('21.4', 'This card decides which units it orders. You cannot choose them.');
  switch (ordering.kind) {
    case 'targets':
      return refuseTargets(state, side, targets, ordering.most);
    case 'choose':
      if (units.length === 0 && restores(effect)) return no('21.4', 'Choose the unit that gets figures back.');
      return refuseChosen(state, side, units, ordering.from, ordering.most);
    case 'sections':
      return (
        refuseOwn(state, side, units) ??
        (fitsSections(state, side, ordering.units, units)
          ? undefined
          : no('21.4', 'The card does not order that many units in those sections.'))
      );
    default:
      return undefined;
  }
}

/** 21.4: Aid post and workshop rolls for a unit, so there must be one. */
function restores(effect: number): boolean {
  const kind = CARD_TYPES[effect]?.kind;
  return kind?.orders === 'tactic' && kind.tactic === 'aid post';
}

function refuseOwn(state: BattleState, side: Side, units: readonly number[]): Refusal | undefined {
  const own = companiesOf(state, side);
  if (units.some((company, at) => !own.includes(company) || (at > 0 && units[at - 1] >= company)))
    return no('21.1', 'Choose your own units on the field, each once.');
  return undefined;
}

function refuseChosen(
  state: BattleState,
  side: Side,
  units: readonly number[],
  from: readonly number[],
  most: number,
): Refusal | undefined {
  const wrong = refuseOwn(state, side, units);
  if (wrong !== undefined) return wrong;
  if (units.length > most) return no('21.4', `This card orders at most ${most} ${most === 1 ? 'unit' : 'units'}.`);
  return units.every((company) => from.includes(company))
    ? undefined
    : no('21.4', 'This card does not order that kind of unit.');
}

function refuseTargets(state: BattleState, side: Side, targets: readonly number[], most: number): Refusal | undefined {
  if (targets.length === 0) return no('21.4', 'Choose an enemy unit to strike.');
  const wrong = refuseOwn(state, enemyOf(side), targets);
  if (wrong !== undefined) return no('21.4', 'Choose enemy units on the field, each once.');
  if (targets.length > most) return no('21.4', `You can strike at most ${most}.`);
  return areContiguous(state, targets) ? undefined : no('21.5', 'Those units are not adjacent to each other.');
}

function refuseRolled(state: BattleState, side: Side, units: readonly number[]): Refusal | undefined {
  const wrong = refuseOwn(state, side, units);
  if (wrong !== undefined) return wrong;
  return fitsRoll(state, units) ? undefined : no('21.4', 'The dice have not ordered that many units of that kind.');
}

function refuseOrdered(state: BattleState, side: Side, company: number): Refusal | undefined {
  if (!companiesOf(state, side).includes(company)) return no('21.1', 'You have no such unit on the field.');
  return state.companyOrdered[company] === 1 ? undefined : no('21.1', 'That unit has no order this turn.');
}

function refuseGo(state: BattleState, side: Side, { company, to }: BattleActionOf<'go'>): Refusal | undefined {
  return refuseMoving(state, side, company) ?? refuseTo(state, company, to);
}

function refuseMoving(state: BattleState, side: Side, company: number): Refusal | undefined {
  const wrong = refuseOrdered(state, side, company);
  if (wrong !== undefined) return wrong;
  if (state.battlePhase === 'movement')
    return state.companyMoved[company] === 0 ? undefined : no('21.1', 'That unit has already moved this turn.');
  const isSecond = tacticInEffect(state) === 'raid' && (state.companyUsed[company] & USED) === 0;
  return isSecond ? undefined : no('21.1', 'You cannot move after the first battle of the turn.');
}

function refuseTo(state: BattleState, company: number, to: number): Refusal | undefined {
  const steps = reachOf(state, company)[to];
  if (steps === undefined || steps === BEYOND)
    return no(
      '21.2',
      `${companyName(company)} cannot reach ${battleBoard.labels[to]}: it is too far or closed. Choose a highlighted hex.`,
    );
  return steps === 0 ? no('21.2', 'It is already there.') : undefined;
}

function refuseLeave(state: BattleState, side: Side, company: number): Refusal | undefined {
  const wrong = refuseMoving(state, side, company);
  if (wrong !== undefined) return wrong;
  return exitWithin(state, company) < 0 ? no('20.6', 'It cannot reach an exit: a road on the far edge.') : undefined;
}

function refuseFire(state: BattleState, side: Side, { company, target }: BattleActionOf<'fire'>): Refusal | undefined {
  const wrong = refuseOrdered(state, side, company) ?? refuseEnemy(state, side, target);
  if (wrong !== undefined) return wrong;
  if (!mayBattle(state, company))
    return no('21.2', 'It cannot battle: it moved too far, entered cover, or has already battled.');
  if (diceAgainst(state, company, target) > 0) return undefined;
  const [from, to] = [state.companyHex[company], state.companyHex[target]];
  const { indirect } = kindOfCompany(state, company);
  if (!indirect && !sees(state, from, to, occupiedHexes(state))) return no('21.2', 'It does not see that unit.');
  return no('21.2', 'It has no dice against that unit: too far, too much cover, or another enemy is adjacent.');
}

function refuseEnemy(state: BattleState, side: Side, target: number): Refusal | undefined {
  return companiesOf(state, enemyOf(side)).includes(target) ? undefined : no('21.2', 'That enemy is not on the field.');
}

function refuseCall(state: BattleState, side: Side, { company, target }: BattleActionOf<'call'>): Refusal | undefined {
  const wrong = refuseOrdered(state, side, company) ?? refuseEnemy(state, side, target);
  if (wrong !== undefined) return wrong;
  if (kindOfCompany(state, company).trait !== 'observers')
    return no('R103', 'Only an artillery headquarters can call guns.');
  if (state.supportShots[INDEX[side]] === 0) return no('R103', 'You have no supporting guns left this turn.');
  const isSeen = sees(state, state.companyHex[company], state.companyHex[target], occupiedHexes(state));
  return isSeen ? undefined : no('R103', 'The observers do not see that unit.');
}

function refuseResupply(
  state: BattleState,
  side: Side,
  { company, gun }: BattleActionOf<'resupply'>,
): Refusal | undefined {
  const own = companiesOf(state, side);
  if (!own.includes(company) || kindOfCompany(state, company).trait !== 'supply')
    return no('21.5', 'That is not one of your supply columns.');
  if ((state.companyUsed[company] & USED) > 0) return no('21.5', 'That column has already helped once in this battle.');
  if (!own.includes(gun) || kindOfCompany(state, gun).arm !== 'artillery')
    return no('21.5', 'A supply column can help only guns.');
  if (rangeBetween(state.companyHex[company], state.companyHex[gun]) !== 1)
    return no('21.5', 'The gun must be next to the column.');
  const hasFired = state.companyOrdered[gun] === 1 && state.companyBattles[gun] === 0;
  return hasFired ? undefined : no('21.5', 'Only a gun that has already battled this turn can battle again.');
}

function refuseStrike(state: BattleState, side: Side, targets: readonly number[]): Refusal | undefined {
  if (state.aircraft[INDEX[side]] === 0) return no('20.7', 'You have no aircraft.');
  return refuseTargets(state, side, targets, MOST_TARGETS);
}

function refuseRetreat(state: BattleState, way: readonly number[]): Refusal | undefined {
  const [first] = state.battlePending;
  if (first?.kind !== 'retreat') return no('21.2', 'No unit has to retreat now.');
  const fits = retreatWays(state, first).some(
    (other) => other.length === way.length && other.every((hex, at) => hex === way[at]),
  );
  return fits
    ? undefined
    : no('21.2', 'It must retreat towards your own edge through empty hexes, one hex for each flag.');
}

function refuseDiscard(state: BattleState, side: Side, types: readonly number[]): Refusal | undefined {
  const most = handFor(state, side, state.battleLeastHand);
  const hand = handOf(state, side);
  if (hand.length - types.length !== most)
    return no('20.5', `Discard ${hand.length - most}: you may hold only ${most} now.`);
  if (types.some((type, at) => at > 0 && types[at - 1] > type))
    return no('20.5', 'List the cards in the order of their types.');
  const cards = cardsOf(state, side, types);
  const areHeld =
    types.every((type, at) => CARDS[cards[at]] === CARD_TYPES[type]) && new Set(cards).size === cards.length;
  return areHeld ? undefined : no('20.5', 'You do not hold those cards.');
}

function no(rule: string, text: string): Refusal {
  return { rule, text };
}
