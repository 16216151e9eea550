import type { CombatResult, Line } from './data/combat-table.ts';
import type { MarkerKind } from './data/support.ts';
import type { Side } from './data/units.ts';
import type { Phase } from './state.ts';

/** What happens in a game, moment by moment. Units, cells, bridges and zones by number. */
export type FarthestBridgeReport =
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'phase'; readonly phase: Phase; readonly turn: number }
  | { readonly kind: 'deployed'; readonly side: Side }
  /** Both lay-outs: cells in the order of `FREE_UNITS` and of the drop zones, and the zones that had to move. */
  | {
      readonly kind: 'revealed';
      readonly discloses: true;
      readonly units: readonly number[];
      readonly zones: readonly number[];
      readonly moved: readonly number[];
    }
  | { readonly kind: 'moved'; readonly unit: number; readonly path: readonly number[] }
  | { readonly kind: 'entered'; readonly unit: number; readonly path: readonly number[] }
  | {
      readonly kind: 'landed';
      readonly unit: number;
      readonly aimed: number;
      readonly die: number;
      readonly cell: number;
      readonly fate: LandingFate;
    }
  | { readonly kind: 'heldBack'; readonly units: readonly number[] }
  | { readonly kind: 'placed'; readonly unit: number; readonly cell: number }
  | { readonly kind: 'lost'; readonly unit: number; readonly cell: number }
  | { readonly kind: 'asked'; readonly bridge: number }
  | { readonly kind: 'spared'; readonly bridge: number }
  | { readonly kind: 'demolition'; readonly bridge: number; readonly die: number; readonly destroyed: boolean }
  | { readonly kind: 'repair'; readonly bridge: number; readonly die: number; readonly repaired: boolean }
  | { readonly kind: 'span'; readonly side: number }
  | { readonly kind: 'spanLapsed'; readonly side: number }
  | { readonly kind: 'zoneLost'; readonly zone: number; readonly unit: number }
  | {
      readonly kind: 'attacked';
      readonly battle: 'attack' | 'bombard';
      readonly target: number;
      readonly cell: number;
      readonly attackers: readonly number[];
      readonly attackMarkers: readonly MarkerKind[];
    }
  | { readonly kind: 'supported'; readonly target: number; readonly markers: readonly MarkerKind[] }
  | {
      readonly kind: 'combat';
      readonly target: number;
      readonly cell: number;
      readonly line: Line;
      readonly differential: number;
      readonly die: number;
      /** Nothing, when a bombardment has no effect. */
      readonly result: CombatResult | null;
    }
  | {
      readonly kind: 'resisted';
      readonly unit: number;
      readonly cell: number;
      /** 0 where none is rolled. */
      readonly die: number;
      readonly depleted: boolean;
      /** So many hexes it must still retreat. */
      readonly left: number;
    }
  | { readonly kind: 'retreated'; readonly unit: number; readonly path: readonly number[] }
  | { readonly kind: 'advanced'; readonly unit: number; readonly path: readonly number[] }
  | { readonly kind: 'arnhem'; readonly unit: number; readonly cell: number }
  | { readonly kind: 'ended'; readonly ending: 'allied' | 'draw' | 'german' };

/** 11.4, in the order of the checks. */
export type LandingFate = 'unhurt' | 'depleted' | 'crashed' | 'eliminated' | 'displaced';
