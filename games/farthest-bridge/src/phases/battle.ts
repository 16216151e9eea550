import { sideBetween, type Dice, type Refusal } from '@club-route/engine';
import type { ActionOf } from '../actions.ts';
import { board, DEGREE } from '../data/board.ts';
import { resultOf, type CombatResult } from '../data/combat-table.ts';
import type { MarkerKind } from '../data/support.ts';
import { endOf, firstOf, sideOf, UNITS, type Side } from '../data/units.ts';
import type { FarthestBridgeReport } from '../report.ts';
import { bombardResult, differentialOf, hexLine, lineOf } from '../rules/combat.ts';
import { eliminateUnit, isOpenToZone } from '../rules/occupancy.ts';
import { hasMarkers, refuseMarkers, spendMarkers } from '../rules/support-fire.ts';
import { lapseSpan } from './engineer.ts';
import { isCombatPhase, isOnMap, phasingSide, type Battle, type FarthestBridgeState } from '../state.ts';

/** Combat from the declaration to the roll (7.0, 8.3, 8.4); what follows the roll is in `aftermath.ts`. */

export function otherSide(side: Side): Side {
  return side === 'allied' ? 'german' : 'allied';
}

/** Why this enemy may not be attacked or bombarded now. */
function refuseTarget(state: FarthestBridgeState, target: number): Refusal | undefined {
  if (!isCombatPhase(state)) return { rule: '7.0', text: 'You can attack only in your combat phase.' };
  if (target >= UNITS.length || sideOf(target) === phasingSide(state) || !isOnMap(state, target)) {
    return { rule: '7.1', text: 'That is not an enemy unit on the map.' };
  }
  if (state.unitStruck[target] === 1)
    return {
      rule: '7.1',
      text: `${UNITS[target]!.id} has already been attacked or bombarded this phase. Choose another target.`,
    };
  return undefined;
}

function refuseAttacker(state: FarthestBridgeState, unit: number, cell: number): Refusal | undefined {
  if (unit >= UNITS.length || sideOf(unit) !== phasingSide(state) || !isOnMap(state, unit)) {
    return { rule: '7.1', text: 'You can attack only with your own units.' };
  }
  const { id } = UNITS[unit]!;
  if (state.unitFought[unit] === 1) return { rule: '7.1', text: `${id} has already fought this phase.` };
  if (sideBetween(board, state.unitCell[unit]!, cell) < 0)
    return { rule: '7.1', text: `${id} is not next to ${board.labels[cell]}.` };
  return undefined;
}

export function refuseAttack(state: FarthestBridgeState, action: ActionOf<'attack'>): Refusal | undefined {
  const { target, attackers, markers } = action;
  const refusal = refuseTarget(state, target);
  if (refusal !== undefined) return refusal;
  if (attackers.length === 0)
    return { rule: '7.1', text: 'An attack needs at least one unit. To fire markers alone, bombard.' };
  if (new Set(attackers).size !== attackers.length)
    return { rule: '7.3', text: 'You named a unit twice. Each unit attacks once.' };
  const cell = state.unitCell[target]!;
  for (const unit of attackers) {
    const wrong = refuseAttacker(state, unit, cell);
    if (wrong !== undefined) return wrong;
  }
  return refuseMarkers(state, phasingSide(state), attackers, markers);
}

export function refuseBombardment(state: FarthestBridgeState, action: ActionOf<'bombard'>): Refusal | undefined {
  const refusal = refuseTarget(state, action.target);
  if (refusal !== undefined) return refusal;
  if (action.markers.length === 0)
    return { rule: '8.4', text: 'A bombardment needs at least one support-fire marker.' };
  return refuseMarkers(state, phasingSide(state), [], action.markers);
}

/** Enemies that may be attacked: those next to a unit of ours that has not fought. */
export function attackTargets(state: FarthestBridgeState): readonly number[] {
  const targets: number[] = [];
  const enemy = otherSide(phasingSide(state));
  for (let unit = firstOf(enemy); unit < endOf(enemy); unit++) {
    if (!isOnMap(state, unit) || state.unitStruck[unit] === 1) continue;
    if (eligibleAttackers(state, unit).length > 0) targets.push(unit);
  }
  return targets;
}

/** Option of ruling 4: whether a unit of ours that has not fought is in the zone of an enemy that can still be attacked. */
export function mustAttack(state: FarthestBridgeState): boolean {
  return attackTargets(state).some((target) =>
    eligibleAttackers(state, target).some((unit) =>
      isOpenToZone(state, sideBetween(board, state.unitCell[unit]!, state.unitCell[target]!)),
    ),
  );
}

/** Our units next to an enemy that have not fought, by number. */
export function eligibleAttackers(state: FarthestBridgeState, target: number): readonly number[] {
  const cell = state.unitCell[target]!;
  const side = otherSide(sideOf(target));
  const attackers: number[] = [];
  for (let step = cell * DEGREE; step < cell * DEGREE + DEGREE; step++) {
    const to = board.neighbour[step]!;
    const unit = to < 0 ? -1 : state.cellUnit[to]!;
    if (unit >= 0 && sideOf(unit) === side && state.unitFought[unit] === 0) attackers.push(unit);
  }
  return attackers.toSorted((a, b) => a - b);
}

export function declareAttack(
  state: FarthestBridgeState,
  action: ActionOf<'attack'>,
  reports: FarthestBridgeReport[] | undefined,
): void {
  const cell = state.unitCell[action.target]!;
  begin(
    state,
    'attack',
    action.target,
    action.attackers,
    action.markers,
    lineOf(state, cell, action.attackers),
    reports,
  );
  // 8.3: the defender answers, if he has anything to answer with.
  if (hasMarkers(state, sideOf(action.target))) state.step = 'defence';
}

/** 8.4: no hexside protects against guns. */
export function declareBombardment(
  state: FarthestBridgeState,
  action: ActionOf<'bombard'>,
  reports: FarthestBridgeReport[] | undefined,
): void {
  const cell = state.unitCell[action.target]!;
  begin(state, 'bombard', action.target, [], action.markers, hexLine(state, cell), reports);
}

function begin(
  state: FarthestBridgeState,
  kind: Battle['kind'],
  target: number,
  attackers: readonly number[],
  markers: readonly MarkerKind[],
  line: Battle['line'],
  reports: FarthestBridgeReport[] | undefined,
): void {
  const cell = state.unitCell[target]!;
  spendMarkers(state, markers);
  state.unitStruck[target] = 1;
  for (const unit of attackers) state.unitFought[unit] = 1;
  state.battle = {
    kind,
    side: phasingSide(state),
    target,
    cell,
    attackers,
    attackMarkers: markers,
    defenceMarkers: [],
    line,
    retreats: [],
    fallenBack: [],
    vacated: [],
    abandoned: [],
  };
  reports?.push({ kind: 'attacked', battle: kind, target, cell, attackers, attackMarkers: markers });
}

export function refuseSupport(state: FarthestBridgeState, markers: readonly MarkerKind[]): Refusal | undefined {
  const { target } = state.battle!;
  return refuseMarkers(state, sideOf(target), [target], markers);
}

export function support(
  state: FarthestBridgeState,
  markers: readonly MarkerKind[],
  reports: FarthestBridgeReport[] | undefined,
): void {
  const battle = state.battle!;
  spendMarkers(state, markers);
  state.battle = { ...battle, defenceMarkers: markers };
  if (markers.length > 0) reports?.push({ kind: 'supported', target: battle.target, markers });
}

/** 7.6: the differential, the line, the die. */
export function roll(state: FarthestBridgeState, dice: Dice, reports: FarthestBridgeReport[] | undefined): void {
  const battle = state.battle!;
  const { target, attackers, attackMarkers, defenceMarkers, line, cell } = battle;
  const differential = differentialOf(state, target, attackers, attackMarkers, defenceMarkers);
  const die = dice.d6('combat');
  const found = resultOf(line, differential, die);
  const result = battle.kind === 'bombard' ? bombardResult(found) : found;
  reports?.push({ kind: 'combat', target, cell, line, differential, die, result: result ?? null });
  state.step = 'free';
  if (result === undefined) state.battle = null;
  else state.battle = applyResult(state, { ...battle, result }, result, reports);
}

/** Who must go, and how far: A1 and A2 the attackers, D1 to D4 the defender, Br both, the defender first. */
function applyResult(
  state: FarthestBridgeState,
  battle: Battle,
  result: CombatResult,
  reports: FarthestBridgeReport[] | undefined,
): Battle {
  const { target, attackers, cell } = battle;
  const attackersBy = (distance: number): Battle['retreats'] => attackers.map((unit) => ({ unit, distance }));
  switch (result) {
    case 'A1':
    case 'A2':
      return { ...battle, retreats: attackersBy(result === 'A1' ? 1 : 2) };
    case 'Ae': {
      const abandoned = attackers.map((unit) => state.unitCell[unit]!);
      for (const unit of attackers) loseUnit(state, unit, reports);
      return { ...battle, abandoned };
    }
    case 'Br':
      return { ...battle, retreats: [{ unit: target, distance: 1 }, ...attackersBy(1)] };
    case 'D1':
    case 'D2':
    case 'D3':
    case 'D4':
      return { ...battle, retreats: [{ unit: target, distance: Number(result[1]) }] };
    case 'De':
      loseUnit(state, target, reports);
      return { ...battle, vacated: [cell] };
  }
}

export function loseUnit(state: FarthestBridgeState, unit: number, reports: FarthestBridgeReport[] | undefined): void {
  reports?.push({ kind: 'lost', unit, cell: state.unitCell[unit]! });
  eliminateUnit(state, unit);
  lapseSpan(state, reports);
}
