import type { Report } from '../../contract.ts';
import type { PatrolState, Side, Sighting } from './state.ts';

/** The scenes of Patrol. `seat` is always the side that the scene is about, or the one that may know it. */
export type PatrolReport = Report &
  (
    | { readonly kind: 'deployed'; readonly seat: Side }
    | { readonly kind: 'turn'; readonly seat: Side; readonly turn: number }
    | { readonly kind: 'moved'; readonly seat: Side; readonly unit: number; readonly from: number; readonly to: number }
    | { readonly kind: 'dug'; readonly seat: Side; readonly unit: number }
    | { readonly kind: 'scouted'; readonly seat: Side; readonly hex: number; readonly found: boolean }
    | { readonly kind: 'sighted'; readonly seat: Side; readonly hex: number; readonly what: Sighting['what'] }
    /** Fewer are in view in a hex than before: so many are left. */
    | { readonly kind: 'lost'; readonly seat: Side; readonly hex: number; readonly left: number }
    | { readonly kind: 'crossing'; readonly seat: Side; readonly bridge: number; readonly from: number }
    | { readonly kind: 'bridge'; readonly seat: Side; readonly bridge: number; readonly down: boolean }
    | {
        readonly kind: 'attack';
        readonly seat: Side;
        /** The hexes of the attackers, lowest first. */
        readonly from: readonly number[];
        readonly hex: number;
        readonly effect: Sighting['what'];
      }
    | { readonly kind: 'nerve'; readonly seat: Side; readonly unit: number; readonly shaken: boolean }
    | { readonly kind: 'loss'; readonly seat: Side; readonly decoy: boolean }
    | { readonly kind: 'ended'; readonly outcome: PatrolState['outcome'] }
  );

export type Reports = PatrolReport[] | undefined;
