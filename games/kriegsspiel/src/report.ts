import type { Side } from './data/units.ts';
import type { CombatResult } from './data/combat.ts';
import type { Net } from './data/communication.ts';
import type { Command } from './data/headquarters.ts';
import type { Dispatch, Recipient } from './knowledge/dispatch.ts';
import type { StructureState } from './rules/ground.ts';

/** One battle as it was reckoned. */
export interface Reckoning {
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly guns: readonly number[];
  readonly attack: number;
  readonly defence: number;
  readonly modifier: number;
  readonly die: number;
}

/** 5.3: what is rolled for: an order or a message to somebody, a report of a unit, or that of an air recce. */
export interface Tested {
  readonly what: 'order' | 'message' | 'report' | 'air recce';
  readonly who: string;
  readonly unit?: number;
}

/** What the umpire did besides letting things run. */
export const INTERVENTIONS = [
  'edit',
  'force',
  'veto',
  'hold',
  'resume',
  'discard',
  'forge',
  'convert',
  'rule',
] as const;
export type Intervention = (typeof INTERVENTIONS)[number];

/** What really happens: the umpire is told, and it stands in his record. */
export type TrueEvent =
  | ({
      readonly kind: 'combat';
      readonly minute: number;
      readonly result: CombatResult;
      /** Points of strength that each unit of the combat has lost, in the order attackers, defenders. */
      readonly losses: readonly number[];
      readonly discloses: true;
    } & Reckoning)
  | ({
      readonly kind: 'bombardment';
      readonly minute: number;
      readonly cell: number;
      readonly result: CombatResult;
      readonly discloses: true;
    } & Reckoning)
  /** 14.2: a patrol attacks. */
  | ({
      readonly kind: 'air attack';
      readonly minute: number;
      readonly by: Side;
      readonly cell: number;
      readonly result: CombatResult;
      readonly discloses: true;
    } & Reckoning)
  | {
      readonly kind: 'structure';
      readonly minute: number;
      readonly structure: number;
      readonly state: StructureState;
      readonly discloses: true;
    }
  /** Second edition: a battle is laid out, and how it ended. */
  | {
      readonly kind: 'battle begins';
      readonly minute: number;
      readonly battle: string;
      readonly attackers: readonly number[];
      readonly defenders: readonly number[];
      readonly discloses: true;
    }
  | {
      readonly kind: 'battle ends';
      readonly minute: number;
      readonly battle: string;
      readonly ending: string;
      readonly winner: Side | 'nobody';
      readonly turns: number;
      readonly discloses: true;
    }
  | ({
      readonly kind: 'communication';
      readonly minute: number;
      readonly net: Net;
      readonly dice: readonly [number, number];
      readonly isLost: boolean;
      readonly discloses: true;
    } & Tested)
  | {
      readonly kind: 'gone';
      readonly minute: number;
      readonly unit: number;
      readonly how: 'merged' | 'destroyed';
      readonly discloses: true;
    }
  | { readonly kind: 'ruling due'; readonly minute: number; readonly id: number; readonly discloses: true }
  | {
      readonly kind: 'held';
      readonly minute: number;
      readonly id: number;
      readonly to: Command;
      readonly dispatch: Dispatch;
      readonly discloses: true;
    }
  | {
      readonly kind: 'intervention';
      readonly minute: number;
      readonly deed: Intervention;
      readonly because: string;
      readonly discloses: true;
    }
  | {
      readonly kind: 'umpire roll';
      readonly minute: number;
      readonly purpose: string;
      readonly values: readonly number[];
      readonly discloses: true;
    };

/** What `apply` reports: dispatches to whom they go, to the umpire what really happens, and the end to everybody. */
export type CampaignReport =
  | { readonly kind: 'dispatch'; readonly to: Recipient; readonly dispatch: Dispatch; readonly discloses: true }
  | TrueEvent
  | { readonly kind: 'ended'; readonly name: string };
