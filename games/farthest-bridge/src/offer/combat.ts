import { NO_OFFER, type Attempt, type Hand, type Seat } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeDraft } from '../actions.ts';
import { sideOf } from '../data/units.ts';
import { dateOf, PHASE_NAMES } from '../language/names.ts';
import type { FarthestBridgeState } from '../state.ts';
import { whereabouts } from './able-units.ts';
import { attackOffer } from './attack.ts';
import { attackersOf, beginAttack, isBattleDraft } from './battle-draft.ts';
import { endOffer } from './end.ts';
import { enemiesOf, enemyUnits, type CombatUnits, type Enemies } from './enemies.ts';
import type { FarthestBridgeOffer } from './types.ts';

/** A combat phase: choose whom to attack, then with what. */
export function combatOffer(
  state: FarthestBridgeState,
  seat: Seat,
  draft: FarthestBridgeDraft | undefined,
  hand: Hand,
): FarthestBridgeOffer {
  const enemies = enemiesOf(state, seat);
  const common: FarthestBridgeOffer = {
    ...NO_OFFER,
    end: endOffer(state, seat),
    attempt: (cell) => vainAttack(state, seat, cell, hand),
    place: (unit) => whereabouts(state, unit),
    round: () => ({
      stops: enemies.targets.map((unit) => ({ unit, press: { draft: beginAttack(state, seat, unit, []) } })),
      ...(isBattleDraft(draft) ? { now: draft.target } : {}),
    }),
  };
  return {
    ...common,
    ...(isBattleDraft(draft)
      ? attackOffer(state, seat, draft, enemies)
      : targetsOffer(state, seat, enemies, hand.units)),
  };
}

/** Nothing is chosen but perhaps own units, of which all must be able to attack what is lit. */
function targetsOffer(
  state: FarthestBridgeState,
  seat: Seat,
  enemies: Enemies,
  inHand: readonly number[],
): Partial<FarthestBridgeOffer> {
  const attackers = new Map(enemies.targets.map((target) => [target, attackersOf(state, seat, target)]));
  const targets = enemies.targets.filter((target) => inHand.every((unit) => attackers.get(target)!.includes(unit)));
  const able = [...new Set([...attackers.values()].flat())];
  const own = able.map((unit): CombatUnits[number] => {
    const isHeld = inHand.includes(unit);
    const units = isHeld ? inHand.filter((one) => one !== unit) : [...inHand, unit];
    return [
      unit,
      { cell: state.unitCell[unit], look: isHeld ? 'chosen' : 'able', press: { hand: { units, through: [] } } },
    ];
  });
  return {
    units: new Map([...own, ...enemyUnits(state, seat, { ...enemies, targets }, inHand, 'able')]),
    head: { title: `${PHASE_NAMES[state.phase]}, ${dateOf(state.turn)}`, words: '' },
    hint: hintOf(targets, enemies.bombardable, inHand),
    trays: [{ title: 'Can be attacked', units: targets }],
    together: (units) => (units.every((unit) => able.includes(unit)) ? { hand: { units, through: [] } } : undefined),
  };
}

function hintOf(targets: readonly number[], bombardable: readonly number[], inHand: readonly number[]): string {
  if (targets.length === 0)
    return bombardable.length === 0
      ? 'You have no target to attack.'
      : 'No enemy is next to your units. You can still bombard any enemy with support fire: select one on the map.';
  return inHand.length === 0
    ? 'Select an enemy, then your units next to it, or the other way round.'
    : 'Now select the enemy to attack, or more units.';
}

/** The rules say why the enemy in a cell cannot be attacked. */
function vainAttack(
  state: FarthestBridgeState,
  seat: Seat,
  cell: number,
  { units }: Hand,
): Attempt<FarthestBridgeAction> | undefined {
  const target = state.cellUnit[cell]!;
  if (target < 0 || sideOf(target) === seat) return undefined;
  return { action: { kind: 'attack', target, attackers: units, markers: [] } };
}
