import type { Seat } from '@club-route/engine';
import type { FarthestBridgeDraft } from '../actions.ts';
import { choices } from '../choices.ts';
import { MARKER_KINDS, type MarkerKind } from '../data/support.ts';
import type { BattlePlan } from '../forecast/battle.ts';
import { farthestBridge } from '../game.ts';
import type { FarthestBridgeState } from '../state.ts';

/** Building an attack or a bombardment, in whatever order the player selects things. */

export type BattleDraft = Extract<FarthestBridgeDraft, { kind: 'attack' | 'bombard' }>;

export function isBattleDraft(draft: FarthestBridgeDraft | undefined): draft is BattleDraft {
  return draft?.kind === 'attack' || draft?.kind === 'bombard';
}

/** The battle in the making, or the one that waits for the defender. */
export function planOf(state: FarthestBridgeState, draft: FarthestBridgeDraft | undefined): BattlePlan | undefined {
  if (isBattleDraft(draft)) {
    const attackers = draft.kind === 'attack' ? draft.attackers : [];
    return { kind: draft.kind, target: draft.target, attackers, attackMarkers: draft.markers, defenceMarkers: [] };
  }
  if (state.step !== 'defence' || state.battle === null) return undefined;
  const defenceMarkers = draft?.kind === 'support' ? draft.markers : [];
  return { ...state.battle, defenceMarkers };
}

/** Whether a plan is far enough to have odds. */
export function hasOdds({ kind, attackers, attackMarkers }: BattlePlan): boolean {
  return kind === 'attack' ? attackers.length > 0 : attackMarkers.length > 0;
}

/** Own units that may attack that enemy. */
export function attackersOf(state: FarthestBridgeState, seat: Seat, target: number): readonly number[] {
  return choices(state, seat, { kind: 'attack', target, attackers: [], markers: [] }).flatMap(({ draft }) =>
    draft?.kind === 'attack' ? draft.attackers : [],
  );
}

/** Begins an attack on a unit with those in hand, or with the only one there is. */
export function beginAttack(
  state: FarthestBridgeState,
  seat: Seat,
  target: number,
  inHand: readonly number[],
): BattleDraft {
  const able = attackersOf(state, seat, target);
  const attackers = inHand.length > 0 ? able.filter((unit) => inHand.includes(unit)) : able.length === 1 ? able : [];
  return { kind: 'attack', target, attackers, markers: [] };
}

/** With a unit more, or without it. Markers that its leaving forbids (16.0) are put back. */
export function withAttacker(state: FarthestBridgeState, seat: Seat, draft: BattleDraft, unit: number): BattleDraft {
  if (draft.kind === 'bombard') return draft;
  // The only one who can was taken with the target; pressing it once more means it, not nobody.
  if (draft.attackers[0] === unit && attackersOf(state, seat, draft.target).length === 1) return draft;
  const attackers = draft.attackers.includes(unit)
    ? draft.attackers.filter((one) => one !== unit)
    : [...draft.attackers, unit].toSorted((a, b) => a - b);
  const changed: BattleDraft = { ...draft, attackers };
  const isRefused = attackers.length > 0 && farthestBridge.refuse(state, seat, changed) !== undefined;
  return isRefused ? { ...changed, markers: [] } : changed;
}

/** One marker more of a kind, or one less, in the order in which the rules count them. */
export function withMarkers(markers: readonly MarkerKind[], kind: MarkerKind, more: boolean): readonly MarkerKind[] {
  const last = markers.lastIndexOf(kind);
  return more
    ? [...markers, kind].toSorted((a, b) => MARKER_KINDS.indexOf(a) - MARKER_KINDS.indexOf(b))
    : markers.filter((_, index) => index !== last);
}
