import type { ActionOf } from '../actions.ts';
import { resultOf, type CombatResult, type Line } from '../data/combat-table.ts';
import { MARKER_KINDS, type MarkerKind } from '../data/support.ts';
import { sideOf, UNIT_COUNT } from '../data/units.ts';
import { eligibleAttackers } from '../phases/battle.ts';
import { differentialOf, hexLine, lineOf } from '../rules/combat.ts';
import { retreatPaths } from '../rules/retreat.ts';
import { markersOf, refuseMarkers } from '../rules/support-fire.ts';
import { isOnMap, phasingSide, type FarthestBridgeState } from '../state.ts';
import { CORRIDOR_DISTANCE, IS_ARNHEM } from './ground.ts';
import { cellWorth, stepWorth, type Picture } from './picture.ts';

/** What an attack is expected to bring, in tenths of a step, and the best one that can be made now. */

interface Stakes {
  /** What the defender loses when he must go: his step if he stays, his hex if he leaves; he chooses the less. */
  readonly drive: number;
  /** What it costs him to be destroyed. */
  readonly destroy: number;
  /** What the attackers lose when they must go, and when they are destroyed. */
  readonly repulse: number;
  readonly ruin: number;
}

function stakesOf(state: FarthestBridgeState, picture: Picture, target: number, attackers: readonly number[]): Stakes {
  const cell = state.unitCell[target]!;
  const worth = stepWorth(state, target);
  const steps = state.unitDepleted[target] === 1 ? 1 : 2;
  const trapped = retreatPaths(state, target, 2).length === 0;
  const ground =
    3 + cellWorth(picture, cell) + (IS_ARNHEM[cell] === 1 ? 20 : 0) + (CORRIDOR_DISTANCE[cell]! <= 1 ? 5 : 0);
  const leave = trapped ? worth * steps : ground;
  const stay = steps === 2 ? worth : Number.POSITIVE_INFINITY;
  let repulse = 0;
  let ruin = 0;
  for (const unit of attackers) {
    const own = stepWorth(state, unit);
    repulse += 2 + Math.floor(own / 6);
    ruin += own * (state.unitDepleted[unit] === 1 ? 1 : 2);
  }
  return { drive: Math.min(leave, stay), destroy: worth * steps + ground, repulse, ruin };
}

function gainOf(result: CombatResult, stakes: Stakes): number {
  switch (result) {
    case 'De':
      return stakes.destroy;
    case 'D4':
    case 'D3':
    case 'D2':
      return stakes.drive + 3;
    case 'D1':
      return stakes.drive;
    case 'Br':
      return stakes.drive - stakes.repulse;
    case 'A1':
      return -stakes.repulse;
    case 'A2':
      return -stakes.repulse - 3;
    case 'Ae':
      return -stakes.ruin;
  }
}

/** Six times the mean gain, since a die has six faces. */
function sumOfGains(line: Line, differential: number, stakes: Stakes, bombard: boolean): number {
  let sum = 0;
  for (let die = 1; die <= 6; die++) {
    const result = resultOf(line, differential, die);
    const counts = !bombard || result === 'D2' || result === 'D3' || result === 'D4' || result === 'De';
    if (counts) sum += gainOf(result, stakes);
  }
  return sum;
}

export interface Fight {
  readonly action: ActionOf<'attack'> | ActionOf<'bombard'>;
  readonly gain: number;
}

/** Markers are lost when unspent, but each should do something: a small price keeps them for a better fight. */
const MARKER_PRICE = 6;

/** The best attack or bombardment of the side whose phase it is; its gain is six times the mean. */
export function bestFight(
  state: FarthestBridgeState,
  picture: Picture,
  threshold: (unit: number) => number,
): Fight | undefined {
  const side = phasingSide(state);
  let best: Fight | undefined;
  for (let target = 0; target < UNIT_COUNT; target++) {
    if (sideOf(target) === side || !isOnMap(state, target) || state.unitStruck[target] === 1) continue;
    const attack = bestAttack(state, picture, target, threshold);
    if (attack !== undefined && (best === undefined || attack.gain > best.gain)) best = attack;
    const bombard = bestBombardment(state, picture, target);
    if (bombard !== undefined && (best === undefined || bombard.gain > best.gain)) best = bombard;
  }
  return best;
}

function bestAttack(
  state: FarthestBridgeState,
  picture: Picture,
  target: number,
  threshold: (unit: number) => number,
): Fight | undefined {
  const eligible = eligibleAttackers(state, target);
  if (eligible.length === 0) return undefined;
  const cell = state.unitCell[target]!;
  let best: Fight | undefined;
  // All who can, and without the weakest one by one: small sides of a hex make few sets worth trying.
  let attackers = eligible;
  for (;;) {
    const line = lineOf(state, cell, attackers);
    const stakes = stakesOf(state, picture, target, attackers);
    const least = attackers.reduce((sum, unit) => sum + threshold(unit), 0) / attackers.length;
    const { markers, gain } = withMarkers(state, target, attackers, line, stakes, false);
    if (gain > least * 6 && (best === undefined || gain > best.gain))
      best = { action: { kind: 'attack', target, attackers, markers }, gain };
    if (attackers.length === 1) return best;
    const weakest = attackers.reduce((a, b) => (stepWorth(state, b) < stepWorth(state, a) ? b : a));
    attackers = attackers.filter((unit) => unit !== weakest);
  }
}

function bestBombardment(state: FarthestBridgeState, picture: Picture, target: number): Fight | undefined {
  const stakes = stakesOf(state, picture, target, []);
  const { markers, gain } = withMarkers(state, target, [], hexLine(state, state.unitCell[target]!), stakes, true);
  return markers.length > 0 && gain > 6 ? { action: { kind: 'bombard', target, markers }, gain } : undefined;
}

/** Adds markers as long as each brings more than its price. */
function withMarkers(
  state: FarthestBridgeState,
  target: number,
  attackers: readonly number[],
  line: Line,
  stakes: Stakes,
  bombard: boolean,
): { readonly markers: readonly MarkerKind[]; readonly gain: number } {
  const side = phasingSide(state);
  let markers: readonly MarkerKind[] = [];
  let gain = bombard ? 0 : sumOfGains(line, differentialOf(state, target, attackers, [], []), stakes, false);
  // Two at a time are tried as well: one alone often changes nothing.
  for (let tries = 0; tries < 2; tries++) {
    let better: readonly MarkerKind[] | undefined;
    let most = gain;
    for (const more of markerSets(state, side, attackers, markers)) {
      const differential = differentialOf(state, target, attackers, more, []);
      const value = sumOfGains(line, differential, stakes, bombard) - MARKER_PRICE * more.length;
      if (value > most) {
        most = value;
        better = more;
      }
    }
    if (better === undefined) break;
    markers = better;
    gain = most;
  }
  return { markers, gain };
}

function* markerSets(
  state: FarthestBridgeState,
  side: 'allied' | 'german',
  units: readonly number[],
  markers: readonly MarkerKind[],
): Generator<readonly MarkerKind[]> {
  for (const first of markersOf(side)) {
    if (state.markers[first] === 0) continue;
    const one = sorted([...markers, MARKER_KINDS[first]!]);
    if (refuseMarkers(state, side, units, one) !== undefined) continue;
    yield one;
    for (const second of markersOf(side)) {
      if (second < first || state.markers[second] === 0) continue;
      const two = sorted([...one, MARKER_KINDS[second]!]);
      if (refuseMarkers(state, side, units, two) === undefined) yield two;
    }
  }
}

function sorted(markers: readonly MarkerKind[]): readonly MarkerKind[] {
  return markers.toSorted((a, b) => MARKER_KINDS.indexOf(a) - MARKER_KINDS.indexOf(b));
}

/** The defender's best answer: the markers that take most from the attack, if it is worth them. */
export function bestSupport(state: FarthestBridgeState, picture: Picture): readonly MarkerKind[] {
  const { target, attackers, attackMarkers, line } = state.battle!;
  const side = sideOf(target);
  const stakes = stakesOf(state, picture, target, attackers);
  const against = (markers: readonly MarkerKind[]): number =>
    -sumOfGains(line, differentialOf(state, target, attackers, attackMarkers, markers), stakes, false) -
    8 * markers.length;
  let best: readonly MarkerKind[] = [];
  let most = against([]);
  for (const markers of markerSets(state, side, [target], [])) {
    const value = against(markers);
    if (value > most) {
      most = value;
      best = markers;
    }
  }
  return best;
}
