import { act, part, pass, type Seat } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeChoice, FarthestBridgeDraft } from './actions.ts';
import { BRIDGE_COUNT } from './data/board.ts';
import { MARKER_KINDS, type MarkerKind } from './data/support.ts';
import { AIRBORNE, endOf, firstOf, MOBILE, sideOf, UNIT_COUNT, type Side } from './data/units.ts';
import { advances, canResist } from './phases/aftermath.ts';
import { canArrive, isSomebodyComingFirst } from './phases/arrivals.ts';
import { attackTargets, eligibleAttackers, mustAttack, otherSide } from './phases/battle.ts';
import { cellsForNext, planLength } from './phases/deployment.ts';
import { canSpan, refuseRepair, spanSides } from './phases/engineer.ts';
import { emptyBeside, landingCells } from './phases/landing.ts';
import { canEnterAt, canMove, entryCells, entryCost, entryOf, refuseEnter } from './phases/march.ts';
import { departureOf, isInEnemyZone, reach } from './rules/movement.ts';
import { retreatPaths } from './rules/retreat.ts';
import { markersOf, refuseMarkers } from './rules/support-fire.ts';
import {
  isCombatPhase,
  isDown,
  isMobilePhase,
  isOnMap,
  optionsOf,
  phasingSide,
  type FarthestBridgeState,
} from './state.ts';

/** What a seat may do now: first which unit or decision, then what. Everything offered here `refuse` accepts. */
export function choices(
  state: FarthestBridgeState,
  seat: Seat,
  draft?: FarthestBridgeDraft,
): readonly FarthestBridgeChoice[] {
  if (draft !== undefined) return continuations(state, seat as Side, draft);
  if (state.phase === 'over') return [];
  if (state.phase === 'deploy') return deploymentChoices(state, seat as Side, []);
  switch (state.step) {
    case 'free':
      return isCombatPhase(state) ? combatChoices(state) : movementChoices(state);
    case 'moving':
      return goingOn(state);
    case 'placing':
      return emptyBeside(state, state.unitCell[state.mover]!).map((cell) => act({ kind: 'place', cell }));
    case 'demolition':
      return [...state.questions.map((bridge) => action({ kind: 'demolish', bridge })), pass({ kind: 'spare' })];
    case 'defence':
      return supportChoices(state, []);
    case 'retreat':
      return retreatChoices(state);
    case 'advance':
      return [
        ...advances(state).map(({ unit, path }) => action({ kind: 'advance', unit, to: path.at(-1)! })),
        pass({ kind: 'halt' }),
      ];
  }
}

function action(one: FarthestBridgeAction): FarthestBridgeChoice {
  return act(one);
}

function continuations(
  state: FarthestBridgeState,
  side: Side,
  draft: FarthestBridgeDraft,
): readonly FarthestBridgeChoice[] {
  switch (draft.kind) {
    case 'unit':
      return unitChoices(state, draft.unit, draft.at);
    case 'span':
      return spanSides(state).map((one) => act({ kind: 'span', side: one }));
    case 'attack':
      return attackChoices(state, draft.target, draft.attackers, draft.markers);
    case 'bombard':
      return bombardChoices(state, draft.target, draft.markers);
    case 'support':
      return supportChoices(state, draft.markers);
    case 'deploy':
      return deploymentChoices(state, side, draft.cells);
  }
}

const END: FarthestBridgeChoice = pass({ kind: 'end' });
const HOLD_BACK: FarthestBridgeChoice = act({ kind: 'holdBack' });
const SPAN: FarthestBridgeChoice = part({ kind: 'span' });
const PICK: readonly FarthestBridgeChoice[] = Array.from({ length: UNIT_COUNT }, (_, unit) =>
  part({ kind: 'unit', unit }),
);

function movementChoices(state: FarthestBridgeState): readonly FarthestBridgeChoice[] {
  const able = ableUnits(state);
  const waiting = isSomebodyComingFirst(state) ? able.filter((unit) => isOnMap(state, unit)) : [];
  const found = able.filter((unit) => !waiting.includes(unit)).map((unit) => PICK[unit]!);
  // Where nobody could move afterwards, holding back would be ending the phase.
  if (waiting.length > 0) found.push(HOLD_BACK);
  if (phasingSide(state) === 'allied') {
    for (const bridge of repairs(state)) found.push(act({ kind: 'repair', bridge }));
    if (canSpan(state)) found.push(SPAN);
  }
  found.push(END);
  return found;
}

/** Units that can still move or arrive in this phase, also those that must let others arrive first. */
export function ableUnits(state: FarthestBridgeState): readonly number[] {
  const side = phasingSide(state);
  const units: number[] = [];
  for (let unit = firstOf(side); unit < endOf(side); unit++) if (mayPick(state, unit)) units.push(unit);
  return units;
}

function repairs(state: FarthestBridgeState): readonly number[] {
  const found: number[] = [];
  if (state.bridgesDown === 0) return found;
  for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++) {
    if (isDown(state, bridge) && refuseRepair(state, bridge) === undefined) found.push(bridge);
  }
  return found;
}

/** Whether a unit of the side whose phase it is can do anything in it, once nobody must arrive before. */
function mayPick(state: FarthestBridgeState, unit: number): boolean {
  if (!isOnMap(state, unit)) return canArrive(state, unit);
  if (state.unitMoved[unit] === 1 || (isMobilePhase(state) && MOBILE[unit] === 0)) return false;
  return canMove(state, unit);
}

function unitChoices(
  state: FarthestBridgeState,
  unit: number,
  at: number | undefined,
): readonly FarthestBridgeChoice[] {
  if (sideOf(unit) !== phasingSide(state) || !mayPick(state, unit)) return [];
  if (isOnMap(state, unit)) return isSomebodyComingFirst(state) ? [] : moveChoices(state, unit);
  if (AIRBORNE[unit] === 1) return landingCells(state, unit).map((cell) => act({ kind: 'land', unit, cell }));
  if (at !== undefined) return entryChoices(state, unit, at);
  const open = entryCells(unit).filter((cell) => canEnterAt(state, unit, cell));
  return open.length === 1
    ? entryChoices(state, unit, open[0]!)
    : open.map((cell) => part({ kind: 'unit', unit, at: cell }));
}

function moveChoices(state: FarthestBridgeState, unit: number): readonly FarthestBridgeChoice[] {
  const from = state.unitCell[unit]!;
  const trail = reach(state, departureOf(state, unit));
  const found: FarthestBridgeChoice[] = [];
  for (let index = 0; index < trail.count; index++) {
    const to = trail.reached[index]!;
    if (to !== from && state.cellUnit[to]! < 0) found.push(act({ kind: 'move', unit, to }));
  }
  return found;
}

function entryChoices(state: FarthestBridgeState, unit: number, at: number): readonly FarthestBridgeChoice[] {
  const found: FarthestBridgeChoice[] = [];
  if (refuseEnter(state, { kind: 'enter', unit, at, to: at }) === undefined)
    found.push(act({ kind: 'enter', unit, at, to: at }));
  const enemy = sideOf(unit) === 'allied' ? state.germanHere : state.alliedHere;
  if (enemy[at] === 1 || entryCost(unit, at) < 0 || isInEnemyZone(state, unit, at)) return found;
  const trail = reach(state, entryOf(state, unit, at));
  for (let index = 0; index < trail.count; index++) {
    const to = trail.reached[index]!;
    if (to !== at && state.cellUnit[to]! < 0) found.push(act({ kind: 'enter', unit, at, to }));
  }
  return found;
}

function goingOn(state: FarthestBridgeState): readonly FarthestBridgeChoice[] {
  const from = state.unitCell[state.mover]!;
  const trail = reach(state, departureOf(state, state.mover));
  const found: FarthestBridgeChoice[] = [];
  for (let index = 0; index < trail.count; index++) {
    const to = trail.reached[index]!;
    if (to !== from && state.cellUnit[to]! < 0) found.push(act({ kind: 'go', to }));
  }
  // Not on a friend.
  if (state.cellUnit[from]! < 0) found.push(pass({ kind: 'stop' }));
  return found;
}

function combatChoices(state: FarthestBridgeState): readonly FarthestBridgeChoice[] {
  const found: FarthestBridgeChoice[] = attackTargets(state).map((target) =>
    part({ kind: 'attack', target, attackers: [], markers: [] }),
  );
  const side = phasingSide(state);
  if (markersOf(side).some((kind) => state.markers[kind]! > 0)) {
    const enemy = otherSide(side);
    for (let target = firstOf(enemy); target < endOf(enemy); target++) {
      if (isOnMap(state, target) && state.unitStruck[target] === 0) {
        found.push(part({ kind: 'bombard', target, markers: [] }));
      }
    }
  }
  if (!(optionsOf(state).mandatoryCombat && mustAttack(state))) found.push(END);
  return found;
}

/** Attackers by number, then markers by kind: each set is built in one way only. */
function attackChoices(
  state: FarthestBridgeState,
  target: number,
  attackers: readonly number[],
  markers: readonly MarkerKind[],
): readonly FarthestBridgeChoice[] {
  const found: FarthestBridgeChoice[] = [];
  if (attackers.length > 0) found.push(act({ kind: 'attack', target, attackers, markers }));
  if (markers.length === 0) {
    const last = attackers.at(-1) ?? -1;
    for (const unit of eligibleAttackers(state, target)) {
      if (unit > last) found.push(part({ kind: 'attack', target, attackers: [...attackers, unit], markers }));
    }
  }
  if (attackers.length > 0) {
    for (const more of moreMarkers(state, phasingSide(state), attackers, markers)) {
      found.push(part({ kind: 'attack', target, attackers, markers: more }));
    }
  }
  return found;
}

function bombardChoices(
  state: FarthestBridgeState,
  target: number,
  markers: readonly MarkerKind[],
): readonly FarthestBridgeChoice[] {
  const found: FarthestBridgeChoice[] = moreMarkers(state, phasingSide(state), [], markers).map((more) =>
    part({ kind: 'bombard', target, markers: more }),
  );
  if (markers.length > 0) found.push(act({ kind: 'bombard', target, markers }));
  return found;
}

function supportChoices(state: FarthestBridgeState, markers: readonly MarkerKind[]): readonly FarthestBridgeChoice[] {
  const { target } = state.battle!;
  const found: FarthestBridgeChoice[] = [act({ kind: 'support', markers })];
  for (const more of moreMarkers(state, sideOf(target), [target], markers))
    found.push(part({ kind: 'support', markers: more }));
  return found;
}

/** These markers and one more, of the same kind as the last or a later one. */
function moreMarkers(
  state: FarthestBridgeState,
  side: Side,
  units: readonly number[],
  markers: readonly MarkerKind[],
): readonly (readonly MarkerKind[])[] {
  const last = markers.at(-1);
  const from = last === undefined ? 0 : MARKER_KINDS.indexOf(last);
  const found: (readonly MarkerKind[])[] = [];
  for (const kind of markersOf(side)) {
    if (kind < from || state.markers[kind] === 0) continue;
    const more = [...markers, MARKER_KINDS[kind]!];
    if (refuseMarkers(state, side, units, more) === undefined) found.push(more);
  }
  return found;
}

function retreatChoices(state: FarthestBridgeState): readonly FarthestBridgeChoice[] {
  const { unit, distance } = state.battle!.retreats[0]!;
  const found: FarthestBridgeChoice[] = retreatPaths(state, unit, distance).map((path) =>
    act({ kind: 'retreat', path }),
  );
  if (canResist(state, unit)) found.push(act({ kind: 'resist' }));
  return found;
}

function deploymentChoices(
  state: FarthestBridgeState,
  side: Side,
  cells: readonly number[],
): readonly FarthestBridgeChoice[] {
  if (cells.length === planLength(side)) return [act({ kind: 'deploy', cells })];
  const whole = cells.length === planLength(side) - 1;
  return cellsForNext(state, side, cells).map((cell) =>
    whole ? act({ kind: 'deploy', cells: [...cells, cell] }) : part({ kind: 'deploy', cells: [...cells, cell] }),
  );
}

/** Whether the side whose phase it is has nothing to do but to end it. Asked after every action, so it stops at the first thing. */
export function nothingToDo(state: FarthestBridgeState): boolean {
  return isCombatPhase(state) ? !canFight(state) : !canMarch(state);
}

function canMarch(state: FarthestBridgeState): boolean {
  const side = phasingSide(state);
  for (let unit = firstOf(side); unit < endOf(side); unit++) if (mayPick(state, unit)) return true;
  // Nobody repairs or bridges anything in a German phase.
  return repairs(state).length > 0 || canSpan(state);
}

function canFight(state: FarthestBridgeState): boolean {
  const side = phasingSide(state);
  const firing = markersOf(side).some((kind) => state.markers[kind]! > 0);
  const enemy = otherSide(side);
  for (let target = firstOf(enemy); target < endOf(enemy); target++) {
    if (!isOnMap(state, target) || state.unitStruck[target] === 1) continue;
    if (firing || eligibleAttackers(state, target).length > 0) return true;
  }
  return false;
}
