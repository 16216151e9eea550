import { board, RIVER, SIDE_WATER, terrainOf } from '../data/board.ts';
import { LINES, resultOf, type CombatResult, type Line } from '../data/combat-table.ts';
import { MARKER_KINDS, MARKER_VALUE, type MarkerKind } from '../data/support.ts';
import { ATTACK, DEFENSE } from '../data/units.ts';
import { optionsOf, type FarthestBridgeState } from '../state.ts';
import { hasStandingBridge } from './occupancy.ts';
import { sideBetween } from '@club-route/engine';

/** Combat (7.0): strengths, the defender's line, the chances of every result. */

export function attackOf(state: FarthestBridgeState, unit: number): number {
  return ATTACK[optionsOf(state).depleted][unit * 2 + state.unitDepleted[unit]!]!;
}

export function defenseOf(state: FarthestBridgeState, unit: number): number {
  return DEFENSE[optionsOf(state).depleted][unit * 2 + state.unitDepleted[unit]!]!;
}

export function markerValue(kind: MarkerKind): number {
  return MARKER_VALUE[MARKER_KINDS.indexOf(kind)]!;
}

function valueOfMarkers(markers: readonly MarkerKind[]): number {
  let sum = 0;
  for (const kind of markers) sum += markerValue(kind);
  return sum;
}

/** 7.4: the line of the defender's hex, and of the hexsides if all attackers share it: whichever helps him most. */
export function lineOf(state: FarthestBridgeState, cell: number, attackers: readonly number[]): Line {
  return lineFrom(
    state,
    cell,
    attackers.map((unit) => state.unitCell[unit]!),
  );
}

/** The same for an attack out of these cells. */
export function lineFrom(state: FarthestBridgeState, cell: number, from: readonly number[]): Line {
  let best = LINES.indexOf(hexLine(state, cell));
  const shared = sharedSideLine(state, cell, from);
  if (shared !== undefined) best = Math.min(best, LINES.indexOf(shared));
  return LINES[best]!;
}

export function hexLine(state: FarthestBridgeState, cell: number): Line {
  switch (terrainOf(cell)) {
    case 'mixed':
      return 'open';
    case 'rough':
      return 'rough';
    case 'city':
      return optionsOf(state).cityLine;
    case 'woods':
    case 'broken':
    case 'town':
      return 'medium';
  }
}

/** Bombardment alone (no attackers) is fired over any hexside. */
function sharedSideLine(state: FarthestBridgeState, cell: number, from: readonly number[]): Line | undefined {
  // Ruling 37: the weakest of the sides counts, since every attacker has at least that before him.
  let weakest = -1;
  for (const one of from) {
    const line = sideLine(state, sideBetween(board, one, cell));
    if (line === undefined) return undefined;
    weakest = Math.max(weakest, LINES.indexOf(line));
  }
  return weakest < 0 ? undefined : LINES[weakest];
}

function sideLine(state: FarthestBridgeState, side: number): Line | undefined {
  const water = SIDE_WATER[side]!;
  if (water === 0) return undefined;
  if (hasStandingBridge(state, side) || servesAttackers(state, side)) return 'light';
  return water === RIVER ? optionsOf(state).riverLine : 'medium';
}

/** 15.0: the engineers' bridge counts in combat in the turns in which it was named or crossed. */
function servesAttackers(state: FarthestBridgeState, side: number): boolean {
  return state.spanSide === side && (state.spanTurn === state.turn || state.spanUsed === state.turn);
}

export function differentialOf(
  state: FarthestBridgeState,
  target: number,
  attackers: readonly number[],
  attackMarkers: readonly MarkerKind[],
  defenceMarkers: readonly MarkerKind[],
): number {
  let attack = valueOfMarkers(attackMarkers);
  for (const unit of attackers) attack += attackOf(state, unit);
  return attack - defenseOf(state, target) - valueOfMarkers(defenceMarkers);
}

/** What a bombardment alone can do (8.4): only results that throw the defender back two hexes or more. */
export function bombardResult(result: CombatResult): CombatResult | undefined {
  return result === 'D2' || result === 'D3' || result === 'D4' || result === 'De' ? result : undefined;
}

/** By result: how many of the six faces of the die give it. */
export function facesByResult(line: Line, differential: number): ReadonlyMap<CombatResult, number> {
  const faces = new Map<CombatResult, number>();
  for (let die = 1; die <= 6; die++) {
    const result = resultOf(line, differential, die);
    faces.set(result, (faces.get(result) ?? 0) + 1);
  }
  return faces;
}
