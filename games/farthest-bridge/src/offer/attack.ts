import type { ChoiceOffer, Seat } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeDraft } from '../actions.ts';
import { terrainOf } from '../data/board.ts';
import { cellName, unitName } from '../language/names.ts';
import { hexLine } from '../rules/combat.ts';
import type { FarthestBridgeState } from '../state.ts';
import { attackersOf, beginAttack, hasOdds, planOf, withAttacker, type BattleDraft } from './battle-draft.ts';
import { arrowsOf, enemyUnits, type CombatUnits, type Enemies } from './enemies.ts';
import type { FarthestBridgeOffer } from './types.ts';

/** The attack or bombardment in the making. */
export function attackOffer(
  state: FarthestBridgeState,
  seat: Seat,
  draft: BattleDraft,
  enemies: Enemies,
): Partial<FarthestBridgeOffer> {
  const { target } = draft;
  const able = draft.kind === 'attack' ? attackersOf(state, seat, target) : [];
  const plan = planOf(state, draft)!;
  const own = able.map((unit): CombatUnits[number] => {
    const look = plan.attackers.includes(unit) ? 'chosen' : 'able';
    return [unit, { cell: state.unitCell[unit], look, press: { draft: withAttacker(state, seat, draft, unit) } }];
  });
  const verb = draft.kind === 'attack' ? 'Attack' : 'Bombard';
  const cell = state.unitCell[target]!;
  return {
    units: new Map([
      ...own,
      ...enemyUnits(state, seat, enemies, [], 'still'),
      [target, { cell, look: 'target', press: { draft: undefined } }],
    ]),
    arrows: arrowsOf(state, plan),
    head: {
      title: `${verb} ${unitName(target)}`,
      unit: target,
      words: `${cellName(cell)}, ${terrainOf(cell)}: ${hexLine(state, cell)} line`,
    },
    trays: draft.kind === 'attack' ? [{ title: 'With', units: able, toggles: true, ...withAll(draft, able) }] : [],
    ready: { label: `${verb} ${unitName(target)}`, action: hasOdds(plan) ? draft : undefined },
    cancel: { draft: undefined },
    instead: otherKind(state, seat, draft, enemies),
  };
}

function withAll(
  draft: Extract<BattleDraft, { kind: 'attack' }>,
  able: readonly number[],
): { readonly all?: ChoiceOffer<FarthestBridgeAction, FarthestBridgeDraft> } {
  if (able.length < 2 || draft.attackers.length === able.length) return {};
  return { all: { label: `All ${able.length}`, press: { draft: { ...draft, attackers: able } } } };
}

/** The same enemy can be bombarded instead, or attacked, where both are possible. */
function otherKind(
  state: FarthestBridgeState,
  seat: Seat,
  { kind, target }: BattleDraft,
  { targets, bombardable }: Enemies,
): readonly ChoiceOffer<FarthestBridgeAction, FarthestBridgeDraft>[] {
  if (kind === 'bombard')
    return targets.includes(target)
      ? [{ label: 'Attack instead', press: { draft: beginAttack(state, seat, target, []) } }]
      : [];
  return bombardable.includes(target)
    ? [{ label: 'Bombard instead', press: { draft: { kind: 'bombard', target, markers: [] } } }]
    : [];
}
