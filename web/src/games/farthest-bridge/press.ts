import type { Refusal } from '@club-route/engine';
import {
  isOnMap,
  labelOf,
  planLength,
  refuseCell,
  sideOf,
  unitName,
  type FarthestBridgeAction,
  type Side,
} from '@club-route/farthest-bridge';
import { deskOf } from '../../hex/desk.ts';
import { beginAttack, isBattleDraft, withAttacker, type AttackOffer } from './attack.ts';
import { offerNow, waysThrough, type Offer } from './offer.ts';
import type { FarthestBridgeController } from './types.ts';

/**
 * A cell of the map is pressed. `sure` is false for the first tap of a finger, which has no hover to look before it
 * leaps: then nothing is done that could not be looked at first.
 */
export function pressCell(controller: FarthestBridgeController, cell: number, sure: boolean): void {
  if (controller.store.getState().telling !== undefined) return controller.skip();
  const offer = offerNow(controller);
  const unit = controller.state.cellUnit[cell];
  switch (offer.kind) {
    case 'nothing':
      return unit < 0 ? undefined : pickAhead(controller, unit);
    case 'bridges':
    case 'span':
    case 'defence':
      return undefined;
    case 'pick':
      return unit < 0 ? undefined : pick(controller, unit, offer.units);
    case 'march':
    case 'land':
      return onTheMove(controller, offer, cell, sure);
    case 'attack':
      return unit < 0 ? undefined : pressInCombat(controller, offer, unit);
    case 'cells': {
      const choice = offer.actions.get(cell);
      if (!sure) return undefined;
      if (choice === undefined) return controller.refuse(whyNotHere(controller, cell));
      return choice.draft === undefined ? controller.act(choice.action) : controller.propose(choice.draft);
    }
    case 'retreat':
      return pressOnRetreat(controller, offer, cell, sure);
    case 'advance': {
      const ways = offer.ways.filter(({ to }) => to === cell);
      // Where two could go there, the panel asks which.
      return ways.length === 1 && sure ? controller.act({ kind: 'advance', ...ways[0] }) : undefined;
    }
  }
}

/** The last hex of a way falls back by it; one before it is to be passed, or no longer. */
function pressOnRetreat(
  controller: FarthestBridgeController,
  offer: Extract<Offer, { kind: 'retreat' }>,
  cell: number,
  sure: boolean,
): void {
  const desk = deskOf(controller);
  const { through } = desk.getState();
  const path = waysThrough(offer, through).find((way) => way.at(-1) === cell);
  if (path !== undefined) return sure ? controller.act({ kind: 'retreat', path }) : undefined;
  if (through.includes(cell)) return desk.setState({ through: through.filter((one) => one !== cell) });
  const further = [...through, cell];
  const next = waysThrough(offer, further).length > 0 ? further : [cell];
  return waysThrough(offer, next).length > 0 ? desk.setState({ through: next }) : undefined;
}

/** Why a piece of a deployment may not go there. */
function whyNotHere(controller: FarthestBridgeController, cell: number): Refusal | undefined {
  const { draft } = controller.store.getState();
  const side = controller.seat as Side;
  const before = draft?.kind === 'deploy' ? draft.cells : [];
  if (controller.state.phase !== 'deploy' || before.length === planLength(side)) return undefined;
  return refuseCell(side, before, cell);
}

/** An own unit pressed while the others act: its next turn is planned. */
function pickAhead(controller: FarthestBridgeController, unit: number): void {
  if (!controller.mayPlan || sideOf(unit) !== controller.seat) return;
  controller.plan.begin();
  pressCell(controller, controller.state.unitCell[unit], false);
}

/** Takes a unit up, or says why it cannot be. */
function pick(controller: FarthestBridgeController, unit: number, able: readonly number[]): void {
  if (able.includes(unit)) return controller.propose({ kind: 'unit', unit });
  if (sideOf(unit) !== controller.seat) return undefined;
  const { state } = controller;
  const why = controller.refuses({ kind: 'move', unit, to: state.unitCell[unit] });
  // It would be told that it is there already, which is true and of no use.
  const stuck = { rule: '5.0', text: `${unitName(unit)} has nowhere to go from ${labelOf(state.unitCell[unit])}.` };
  return controller.refuse(why === undefined || why.rule === '5.0' ? stuck : why);
}

function onTheMove(
  controller: FarthestBridgeController,
  offer: Extract<Offer, { kind: 'march' | 'land' }>,
  cell: number,
  sure: boolean,
): void {
  const { state } = controller;
  const { unit } = offer;
  const isChosen = state.step === 'free';
  if (isChosen && isOnMap(state, unit) && cell === state.unitCell[unit]) return controller.propose(undefined);
  const action = orderTo(controller, offer, cell);
  if (action !== undefined) return sure ? controller.act(action) : undefined;
  const other = state.cellUnit[cell];
  if (isChosen && other >= 0 && sideOf(other) === controller.seat) {
    const able = controller.choices().flatMap(({ draft }) => (draft?.kind === 'unit' ? [draft.unit] : []));
    return pick(controller, other, able);
  }
  // Not within reach: the rules say why.
  return sure ? controller.act(wish(controller, offer, cell)) : undefined;
}

/** The order that sends the unit in hand to a cell, if it may go there. */
export function orderTo(
  controller: FarthestBridgeController,
  offer: Offer,
  cell: number,
): FarthestBridgeAction | undefined {
  if (offer.kind === 'land') return offer.odds.has(cell) ? { kind: 'land', unit: offer.unit, cell } : undefined;
  if (offer.kind !== 'march') return undefined;
  const destination = offer.destinations.get(cell);
  if (destination === undefined) return undefined;
  if (controller.state.step === 'moving') return { kind: 'go', to: cell };
  return destination.at === undefined
    ? { kind: 'move', unit: offer.unit, to: cell }
    : { kind: 'enter', unit: offer.unit, at: destination.at, to: cell };
}

function wish(
  controller: FarthestBridgeController,
  { kind, unit }: Extract<Offer, { kind: 'march' | 'land' }>,
  cell: number,
): FarthestBridgeAction {
  if (kind === 'land') return { kind: 'land', unit, cell };
  if (controller.state.step === 'moving') return { kind: 'go', to: cell };
  return isOnMap(controller.state, unit)
    ? { kind: 'move', unit, to: cell }
    : { kind: 'enter', unit, at: cell, to: cell };
}

function pressInCombat(controller: FarthestBridgeController, offer: AttackOffer, unit: number): void {
  const desk = deskOf(controller);
  const { draft } = controller.store.getState();
  const { inHand } = desk.getState();
  if (offer.attackers.includes(unit)) {
    if (isBattleDraft(draft)) return controller.propose(withAttacker(controller, draft, unit));
    desk.setState({ inHand: inHand.includes(unit) ? inHand.filter((one) => one !== unit) : [...inHand, unit] });
    return undefined;
  }
  if (isBattleDraft(draft) && draft.target === unit) return letGo(controller);
  if (offer.targets.includes(unit)) {
    controller.propose(beginAttack(controller, unit, inHand));
  } else if (offer.bombardable.includes(unit)) {
    controller.propose({ kind: 'bombard', target: unit, markers: [] });
  } else {
    const attack: FarthestBridgeAction = { kind: 'attack', target: unit, attackers: inHand, markers: [] };
    return sideOf(unit) === controller.seat ? undefined : controller.act(attack);
  }
  desk.setState({ inHand: [] });
  return undefined;
}

/** Puts down whatever is in hand. */
export function letGo(controller: FarthestBridgeController): void {
  controller.propose(undefined);
  deskOf(controller).setState({ inHand: [], through: [] });
}
