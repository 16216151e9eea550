import {
  AIRBORNE,
  destinationsOf,
  everyRetreat,
  isCombatPhase,
  isOnMap,
  landingOdds,
  type Destination,
  type FarthestBridgeAction,
  type FarthestBridgeDraft,
  type LandingOdds,
} from '@club-route/farthest-bridge';
import { useMemo } from 'react';
import { deskOf, useDesk } from '../../hex/desk.ts';
import { useTable } from '../../table/use-table.ts';
import { attackOffer, type AttackOffer } from './attack.ts';
import type { FarthestBridgeController } from './types.ts';

/** What a press on the map can do now. What is lit and what acts are the same thing. */
export type Offer =
  | { readonly kind: 'nothing' }
  /** Units that may be picked; bridges that may be repaired. */
  | { readonly kind: 'pick'; readonly units: readonly number[] }
  | { readonly kind: 'march'; readonly unit: number; readonly destinations: ReadonlyMap<number, Destination> }
  | { readonly kind: 'land'; readonly unit: number; readonly odds: ReadonlyMap<number, LandingOdds> }
  | AttackOffer
  /** One hex, one action: places to gather, the next hex of a deployment. */
  | { readonly kind: 'cells'; readonly unit: number | undefined; readonly actions: ReadonlyMap<number, CellChoice> }
  /** Every way to fall back, of which several may end in the same hex. */
  | { readonly kind: 'retreat'; readonly unit: number; readonly ways: readonly (readonly number[])[] }
  | { readonly kind: 'advance'; readonly ways: readonly { readonly unit: number; readonly to: number }[] }
  | { readonly kind: 'span'; readonly sides: readonly number[] }
  | { readonly kind: 'bridges'; readonly bridges: readonly number[] }
  /** Support fire for a defender: nothing to press on the map. */
  | { readonly kind: 'defence' };

/** A hex that may be chosen: it is the whole decision, or one more part of it. */
export type CellChoice =
  | { readonly action: FarthestBridgeAction; readonly draft?: undefined }
  | { readonly draft: FarthestBridgeDraft; readonly action?: undefined };

const NOTHING: Offer = { kind: 'nothing' };

export function offerOf(
  controller: FarthestBridgeController,
  draft: FarthestBridgeDraft | undefined,
  inHand: readonly number[],
): Offer {
  if (!controller.mayAct) return NOTHING;
  const { state } = controller;
  if (state.phase === 'deploy') return deployment(controller, draft);
  switch (state.step) {
    case 'free':
      if (isCombatPhase(state)) return attackOffer(controller, draft, inHand);
      return movement(controller, draft);
    case 'moving':
      return march(controller, state.mover);
    case 'placing':
      return gathering(controller);
    case 'demolition':
      return { kind: 'bridges', bridges: state.questions };
    case 'retreat':
      return retreat(controller);
    case 'advance':
      return {
        kind: 'advance',
        ways: controller.choices().flatMap(({ action }) => (action?.kind === 'advance' ? [action] : [])),
      };
    case 'defence':
      return { kind: 'defence' };
  }
}

function movement(controller: FarthestBridgeController, draft: FarthestBridgeDraft | undefined): Offer {
  if (draft?.kind === 'span') {
    const sides = controller.choices(draft).flatMap(({ action }) => (action?.kind === 'span' ? [action.side] : []));
    return { kind: 'span', sides };
  }
  if (draft?.kind !== 'unit') return { kind: 'pick', units: unitsToPick(controller) };
  const { state } = controller;
  if (AIRBORNE[draft.unit] === 0 || isOnMap(state, draft.unit)) return march(controller, draft.unit);
  const aims = controller.choices(draft).flatMap(({ action }) => (action?.kind === 'land' ? [action.cell] : []));
  const odds = new Map(aims.map((cell) => [cell, landingOdds(state, draft.unit, cell)]));
  return { kind: 'land', unit: draft.unit, odds };
}

/** Units that can still do something in this phase. */
export function unitsToPick(controller: FarthestBridgeController): readonly number[] {
  return controller.choices().flatMap(({ draft }) => (draft?.kind === 'unit' ? [draft.unit] : []));
}

function march(controller: FarthestBridgeController, unit: number): Offer {
  const destinations = new Map(destinationsOf(controller.state, unit).map((one) => [one.cell, one]));
  return { kind: 'march', unit, destinations };
}

function gathering(controller: FarthestBridgeController): Offer {
  const actions = new Map<number, CellChoice>();
  for (const { action } of controller.choices()) if (action?.kind === 'place') actions.set(action.cell, { action });
  return { kind: 'cells', unit: controller.state.mover, actions };
}

function retreat({ state }: FarthestBridgeController): Offer {
  const { unit, distance } = state.battle!.retreats[0];
  return { kind: 'retreat', unit, ways: everyRetreat(state, unit, distance) };
}

/** Of the ways to fall back, those that lead through all these hexes. */
export function waysThrough(
  { ways }: Extract<Offer, { kind: 'retreat' }>,
  through: readonly number[],
): readonly (readonly number[])[] {
  return ways.filter((way) => through.every((cell) => way.includes(cell)));
}

/** The last hex too stays a draft: a plan is handed in by a press of its own. */
function deployment(controller: FarthestBridgeController, draft: FarthestBridgeDraft | undefined): Offer {
  const actions = new Map<number, CellChoice>();
  for (const { action, draft: next } of controller.choices(draft)) {
    const plan = next ?? action;
    if (plan?.kind !== 'deploy' || (draft?.kind === 'deploy' && plan.cells.length === draft.cells.length)) continue;
    actions.set(plan.cells.at(-1)!, { draft: { kind: 'deploy', cells: plan.cells } });
  }
  return { kind: 'cells', unit: undefined, actions };
}

/** What is offered at this moment, for who does not draw it. */
export function offerNow(controller: FarthestBridgeController): Offer {
  return offerOf(controller, controller.store.getState().draft, deskOf(controller).getState().inHand);
}

export function useOffer(controller: FarthestBridgeController): Offer {
  const draft = useTable(controller, (table) => table.draft);
  const inHand = useDesk(controller, (desk) => desk.inHand);
  const { mayAct } = useTable(controller, (table) => table) && controller;
  const { state } = controller;
  // oxlint-disable-next-line react/exhaustive-deps -- the offer follows from the position and from who may act
  return useMemo(() => offerOf(controller, draft, inHand), [controller, state, mayAct, draft, inHand]);
}
