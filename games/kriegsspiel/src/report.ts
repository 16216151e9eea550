import type { CombatResult } from './data/combat.ts';
import type { Dispatch, Recipient } from './knowledge/dispatch.ts';
import type { StructureState } from './rules/ground.ts';

/** What `apply` reports: dispatches to whom they go, and to the umpire what really happens. */
export type CampaignReport =
  | { readonly kind: 'dispatch'; readonly to: Recipient; readonly dispatch: Dispatch; readonly discloses: true }
  | {
      readonly kind: 'combat';
      readonly minute: number;
      readonly attackers: readonly number[];
      readonly defenders: readonly number[];
      readonly attack: number;
      readonly defence: number;
      readonly modifier: number;
      readonly die: number;
      readonly result: CombatResult;
      readonly discloses: true;
    }
  | {
      readonly kind: 'structure';
      readonly minute: number;
      readonly structure: number;
      readonly state: StructureState;
      readonly discloses: true;
    }
  | { readonly kind: 'lost report'; readonly minute: number; readonly unit: number; readonly discloses: true }
  | { readonly kind: 'lost order'; readonly minute: number; readonly to: string; readonly discloses: true }
  | { readonly kind: 'ended'; readonly name: string };
