import { columnOf, resultOf, type CombatResult, type Line } from '../data/combat-table.ts';
import { MARKER_KINDS, type MarkerKind } from '../data/support.ts';
import { sideOf } from '../data/units.ts';
import { bombardResult, differentialOf, hexLine, lineOf, markerValue } from '../rules/combat.ts';
import { retreatPaths } from '../rules/retreat.ts';
import { markersOf, refuseMarkers } from '../rules/support-fire.ts';
import type { FarthestBridgeState } from '../state.ts';

/** A battle before its die: the line, the column, and what each face brings (7.6, 8.4). */

export interface BattlePlan {
  readonly kind: 'attack' | 'bombard';
  readonly target: number;
  readonly attackers: readonly number[];
  readonly attackMarkers: readonly MarkerKind[];
  readonly defenceMarkers: readonly MarkerKind[];
}

export interface BattleForecast {
  readonly differential: number;
  readonly line: Line;
  readonly column: number;
  /** Faces 1 to 6. A bombardment that comes to nothing has no result. */
  readonly results: readonly (CombatResult | null)[];
}

export function forecastBattle(state: FarthestBridgeState, plan: BattlePlan): BattleForecast {
  const { kind, target, attackers, attackMarkers, defenceMarkers } = plan;
  const cell = state.unitCell[target]!;
  const line = kind === 'bombard' ? hexLine(state, cell) : lineOf(state, cell, attackers);
  const differential = differentialOf(state, target, attackers, attackMarkers, defenceMarkers);
  const results = [1, 2, 3, 4, 5, 6].map((die) => {
    const result = resultOf(line, differential, die);
    return kind === 'bombard' ? (bombardResult(result) ?? null) : result;
  });
  return { differential, line, column: columnOf(line, differential), results };
}

/** Of the six faces: on how many the defender must give way (or resist), and on how many the attackers must. */
export interface BattleOdds {
  readonly defender: number;
  readonly attackers: number;
}

export function battleOdds({ results }: BattleForecast): BattleOdds {
  const count = (sides: string): number =>
    results.filter((result) => result !== null && sides.includes(result[0]!)).length;
  return { defender: count('DB'), attackers: count('AB') };
}

/** The most that the defender can fire in answer to an attack (8.3, 16.0). */
export function strongestAnswer(state: FarthestBridgeState, target: number): readonly MarkerKind[] {
  const side = sideOf(target);
  const kinds = markersOf(side)
    .map((index) => MARKER_KINDS[index]!)
    .toSorted((a, b) => markerValue(b) - markerValue(a));
  const answer: MarkerKind[] = [];
  for (const kind of kinds) {
    while (refuseMarkers(state, side, [target], [...answer, kind]) === undefined) answer.push(kind);
  }
  return answer;
}

/** Whether a unit told to fall back so many hexes now could: if not, it resists or is lost (7.7, 7.8). */
export function canFallBack(state: FarthestBridgeState, unit: number, distance: number): boolean {
  return retreatPaths(state, unit, distance).length > 0;
}
