import type { Refusal } from '@club-route/engine';
import {
  ALLOTMENTS,
  FIRST_GERMAN_MARKER,
  MARKER_KINDS,
  MARKER_NATION,
  UK3,
  US3,
  type MarkerKind,
} from '../data/support.ts';
import { UNITS, type Side } from '../data/units.ts';
import { ZONE_NATION, ZONES } from '../data/board.ts';
import { optionsOf, type FarthestBridgeState } from '../state.ts';

/** Support fire (8.0, 12.0, 16.0). */

/** 8.1: both sides get this turn's markers; what is left of the last turn's is gone. */
export function allotMarkers(state: FarthestBridgeState): void {
  state.markers.set(allotmentOf(state));
  removeLostMarkers(state);
}

/** The markers of this turn, before any are lost with drop zones or fired. */
export function allotmentOf(state: FarthestBridgeState): readonly number[] {
  return ALLOTMENTS[optionsOf(state).supportPool][state.turn - 1]!;
}

/** 12.0: three "+3" of its nation go with the first zone that a German unit enters, all of them with the second. */
export function removeLostMarkers(state: FarthestBridgeState): void {
  let lost = 0;
  for (let zone = 0; zone < ZONES.length; zone++) {
    if (!isZoneLost(state, zone)) continue;
    lost++;
    state.markers[ZONE_NATION[zone] === 'us' ? US3 : UK3] = 0;
  }
  if (lost >= 2) {
    state.markers[US3] = 0;
    state.markers[UK3] = 0;
  }
}

function isZoneLost(state: FarthestBridgeState, zone: number): boolean {
  return optionsOf(state).dropZoneWhileOccupied
    ? state.germanHere[state.zoneCell[zone]!] === 1
    : state.zoneEntered[zone] === 1;
}

export function markersOf(side: Side): readonly number[] {
  return side === 'allied' ? ALLIED_KINDS : GERMAN_KINDS;
}
const ALLIED_KINDS: readonly number[] = [0, 1, 2, 3];
const GERMAN_KINDS: readonly number[] = [4, 5];

export function hasMarkers(state: FarthestBridgeState, side: Side): boolean {
  for (const kind of markersOf(side)) if (state.markers[kind]! > 0) return true;
  return false;
}

/** Whether these markers may be fired by that side in a combat of these units of its own (none: bombardment). */
export function refuseMarkers(
  state: FarthestBridgeState,
  side: Side,
  units: readonly number[],
  markers: readonly MarkerKind[],
): Refusal | undefined {
  const cap = optionsOf(state).supportCap;
  if (markers.length > cap)
    return { rule: 'R9', text: `You may fire at most ${cap} support-fire markers in one battle.` };
  const used = MARKER_KINDS.map(() => 0);
  for (const kind of markers) {
    const index = MARKER_KINDS.indexOf(kind);
    if (index >= FIRST_GERMAN_MARKER !== (side === 'german'))
      return { rule: '8.1', text: 'That marker belongs to the other side.' };
    used[index]!++;
    if (used[index]! > state.markers[index]!)
      return { rule: '8.1', text: 'You do not have that many of these markers left this turn.' };
  }
  return side === 'allied' ? refuseCoordination(units, used) : undefined;
}

/** 16.0: units of one nation alone get at most one marker of the other; Poles are not counted. */
function refuseCoordination(units: readonly number[], used: readonly number[]): Refusal | undefined {
  const american = units.some((unit) => UNITS[unit]!.nation === 'us');
  const british = units.some((unit) => UNITS[unit]!.nation === 'uk');
  const fired = (nation: string): number =>
    used.reduce((sum, count, kind) => (MARKER_NATION[kind] === nation ? sum + count : sum), 0);
  if (american && !british && fired('uk') > 1) {
    return { rule: '16.0', text: 'Only US units are fighting here. You may fire at most one UK marker for them.' };
  }
  if (british && !american && fired('us') > 1) {
    return { rule: '16.0', text: 'Only UK units are fighting here. You may fire at most one US marker for them.' };
  }
  return undefined;
}

export function spendMarkers(state: FarthestBridgeState, markers: readonly MarkerKind[]): void {
  for (const kind of markers) state.markers[MARKER_KINDS.indexOf(kind)]!--;
}
