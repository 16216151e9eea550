import { MARKER_KINDS, MARKER_NATION, MARKER_VALUE, type MarkerKind } from '../data/support.ts';
import { UNITS, type Side } from '../data/units.ts';
import { markersOf } from '../rules/support-fire.ts';
import { optionsOf, type FarthestBridgeState } from '../state.ts';

/** Sets of at most two support-fire markers: more are hardly ever allowed, and never needed to choose well. */

const NO_MARKERS: readonly MarkerKind[] = [];

/** Calls back for every set that may be fired for these units (none: bombardment): its kinds and what it adds. */
export function forEachMarkerSet(
  state: FarthestBridgeState,
  side: Side,
  units: readonly number[],
  use: (first: number, second: number, value: number) => void,
): void {
  const american = side === 'allied' && units.some((unit) => UNITS[unit]!.nation === 'us');
  const british = side === 'allied' && units.some((unit) => UNITS[unit]!.nation === 'uk');
  const pairs = optionsOf(state).supportCap > 1;
  for (const first of markersOf(side)) {
    const left = state.markers[first]!;
    if (left === 0) continue;
    use(first, -1, MARKER_VALUE[first]!);
    if (!pairs) continue;
    for (const second of markersOf(side)) {
      if (second < first || state.markers[second] === 0 || (second === first && left < 2)) continue;
      // 16.0: units of one nation alone get at most one marker of the other.
      if (american && !british && MARKER_NATION[first] === 'uk' && MARKER_NATION[second] === 'uk') continue;
      if (british && !american && MARKER_NATION[first] === 'us' && MARKER_NATION[second] === 'us') continue;
      use(first, second, MARKER_VALUE[first]! + MARKER_VALUE[second]!);
    }
  }
}

export function markerSet(first: number, second: number): readonly MarkerKind[] {
  if (first < 0) return NO_MARKERS;
  return second < 0 ? [MARKER_KINDS[first]!] : [MARKER_KINDS[first]!, MARKER_KINDS[second]!];
}

/** What the other side is likely to fire into an attack: its best marker, if it has any, and now and then a second. */
export function likelyAnswer(state: FarthestBridgeState, side: Side): number {
  let best = 0;
  let count = 0;
  for (const kind of markersOf(side)) {
    if (state.markers[kind] === 0) continue;
    best = Math.max(best, MARKER_VALUE[kind]!);
    count += state.markers[kind]!;
  }
  return count > 1 && optionsOf(state).supportCap > 1 ? best + 1 : best - (best > 0 ? 1 : 0);
}
