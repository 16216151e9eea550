import { MARKER_KINDS, type FarthestBridgeDraft, type MarkerKind } from '@club-route/farthest-bridge';
import type { FarthestBridgeController } from './types.ts';

/** Building an attack or a bombardment, in whatever order the player takes things up. */

export type BattleDraft = Extract<FarthestBridgeDraft, { kind: 'attack' | 'bombard' }>;

export interface AttackOffer {
  readonly kind: 'attack';
  /** Enemies that may be attacked by somebody, or bombarded from afar. */
  readonly targets: readonly number[];
  readonly bombardable: readonly number[];
  /** Own units that may be added to the attack or taken out of it; without a target, all that could attack somebody. */
  readonly attackers: readonly number[];
}

export function isBattleDraft(draft: FarthestBridgeDraft | undefined): draft is BattleDraft {
  return draft?.kind === 'attack' || draft?.kind === 'bombard';
}

export function attackOffer(
  controller: FarthestBridgeController,
  draft: FarthestBridgeDraft | undefined,
  inHand: readonly number[],
): AttackOffer {
  const targets: number[] = [];
  const bombardable: number[] = [];
  for (const { draft: next } of controller.choices()) {
    if (next?.kind === 'attack') targets.push(next.target);
    if (next?.kind === 'bombard') bombardable.push(next.target);
  }
  const attackers =
    draft?.kind === 'attack'
      ? attackersOf(controller, draft.target)
      : [...new Set(targets.flatMap((target) => attackersOf(controller, target)))];
  const inReach = (target: number): boolean => inHand.every((unit) => attackersOf(controller, target).includes(unit));
  return { kind: 'attack', targets: draft === undefined ? targets.filter(inReach) : targets, bombardable, attackers };
}

/** Own units that may attack that enemy. */
export function attackersOf(controller: FarthestBridgeController, target: number): readonly number[] {
  return controller
    .choices({ kind: 'attack', target, attackers: [], markers: [] })
    .flatMap(({ draft }) => (draft?.kind === 'attack' ? draft.attackers : []));
}

/** Begins an attack on a unit with those in hand, or with the only one there is. */
export function beginAttack(
  controller: FarthestBridgeController,
  target: number,
  inHand: readonly number[],
): BattleDraft {
  const able = attackersOf(controller, target);
  const attackers = inHand.length > 0 ? able.filter((unit) => inHand.includes(unit)) : able.length === 1 ? able : [];
  return { kind: 'attack', target, attackers, markers: [] };
}

/** With a unit more, or without it. Markers that its leaving forbids (16.0) are put back. */
export function withAttacker(controller: FarthestBridgeController, draft: BattleDraft, unit: number): BattleDraft {
  if (draft.kind === 'bombard') return draft;
  // The only one who can was taken with the target; pressing it once more means it, not nobody.
  if (draft.attackers[0] === unit && attackersOf(controller, draft.target).length === 1) return draft;
  const attackers = draft.attackers.includes(unit)
    ? draft.attackers.filter((one) => one !== unit)
    : [...draft.attackers, unit].toSorted((a, b) => a - b);
  const changed: BattleDraft = { ...draft, attackers };
  return attackers.length > 0 && controller.refuses(changed) !== undefined ? { ...changed, markers: [] } : changed;
}

/** One marker more of a kind, or one less, in the order in which the rules count them. */
export function withMarkers(markers: readonly MarkerKind[], kind: MarkerKind, more: boolean): readonly MarkerKind[] {
  const last = markers.lastIndexOf(kind);
  return more
    ? [...markers, kind].toSorted((a, b) => MARKER_KINDS.indexOf(a) - MARKER_KINDS.indexOf(b))
    : markers.filter((_, index) => index !== last);
}
