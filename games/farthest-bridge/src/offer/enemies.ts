import type { Arrow, Seat, UnitOffer } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeDraft } from '../actions.ts';
import { choices } from '../choices.ts';
import type { BattlePlan } from '../forecast/battle.ts';
import type { FarthestBridgeState } from '../state.ts';
import { beginAttack } from './battle-draft.ts';

export type CombatUnits = readonly (readonly [number, UnitOffer<FarthestBridgeAction, FarthestBridgeDraft>])[];

/** Enemies that own units could attack, and those that support fire could bombard. */
export interface Enemies {
  readonly targets: readonly number[];
  readonly bombardable: readonly number[];
}

export function enemiesOf(state: FarthestBridgeState, seat: Seat): Enemies {
  const drafts = choices(state, seat).map(({ draft }) => draft);
  return {
    targets: drafts.flatMap((draft) => (draft?.kind === 'attack' ? [draft.target] : [])),
    bombardable: drafts.flatMap((draft) => (draft?.kind === 'bombard' ? [draft.target] : [])),
  };
}

/** A press on an enemy begins an attack, or a bombardment where nobody stands beside it. */
export function enemyUnits(
  state: FarthestBridgeState,
  seat: Seat,
  { targets, bombardable }: Enemies,
  inHand: readonly number[],
  look: 'able' | 'still',
): CombatUnits {
  const bombarded = bombardable.filter((unit) => !targets.includes(unit));
  return [
    ...targets.map((unit): CombatUnits[number] => [
      unit,
      { cell: state.unitCell[unit], look, press: { draft: beginAttack(state, seat, unit, inHand) } },
    ]),
    ...bombarded.map((target): CombatUnits[number] => [
      target,
      { cell: state.unitCell[target], look: 'still', press: { draft: { kind: 'bombard', target, markers: [] } } },
    ]),
  ];
}

/** Who attacks whom, for the map. */
export function arrowsOf(state: FarthestBridgeState, plan: BattlePlan): readonly Arrow[] {
  const from = plan.attackers.map((unit) => state.unitCell[unit]!);
  return [{ to: state.unitCell[plan.target]!, from, fire: plan.attackMarkers.length > 0 }];
}
