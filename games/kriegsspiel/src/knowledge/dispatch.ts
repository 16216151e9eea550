import type { Side } from '../data/units.ts';
import type { Weather } from '../data/air.ts';
import type { Command } from '../data/headquarters.ts';
import type { Area } from '../orders/types.ts';
import type { StructureState } from '../rules/ground.ts';

/** What reaches a commander: every line he ever gets. Whatever he knows beyond public facts stands in one of these. */

/** R9: how much a sighting tells. */
export type SightingLevel = 'seen' | 'engaged' | 'close';
/** G113: up to 3, up to 6, and more companies. */
export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];
export const SEEN_KINDS = ['infantry', 'armour', 'recce', 'artillery', 'engineers'] as const;
export type SeenKind = (typeof SEEN_KINDS)[number];

export interface Sighting {
  readonly cell: number;
  readonly kind: SeenKind;
  readonly level: SightingLevel;
  readonly size?: Size;
  readonly companies?: number;
  readonly unit?: number;
}

export interface DatedSighting extends Sighting {
  readonly minute: number;
}

/** What a unit says it is doing. */
export const REPORTED_STATES = [
  'off map',
  'forming',
  'halted',
  'moving',
  'crossing',
  'contact',
  'engaged',
  'firing',
  'repairing',
  'ferrying',
  'retreated',
  'lost',
] as const;
export type ReportedState = (typeof REPORTED_STATES)[number];

export const REPORT_EVENTS = [
  'set up',
  'landed',
  'entered',
  'waits',
  'contact',
  'enemy in sight',
  'combat',
  'bombarded',
  'fired',
  'arrived',
  'impossible',
  'bridge',
  'repaired',
  'answer',
  'out of supply',
] as const;
export type ReportEvent = (typeof REPORT_EVENTS)[number];

/** 5.4: a report of one of the commander's own units. */
export interface UnitReport {
  readonly kind: 'report';
  readonly minute: number;
  readonly unit: number;
  readonly event: ReportEvent;
  readonly cell: number;
  readonly state: ReportedState;
  readonly strength: number;
  readonly supplied: boolean;
  readonly sightings: readonly Sighting[];
  /** Bridges and ferries in the unit's reach, as they are. */
  readonly structures: readonly (readonly [structure: number, state: StructureState])[];
  /** Ruins in the unit's square and beside it. */
  readonly ruins: readonly number[];
  /** G27: friends of the combat that are lost, and those whose remains the unit has taken in. */
  readonly lost: readonly number[];
  /** The minute at which its combat is decided. */
  readonly next?: number;
  readonly ref?: string;
}

/** What was understood of a block, by what the sender believes (R70). */
export interface Receipt {
  readonly kind: 'receipt';
  readonly minute: number;
  /** The number of the block among the commander's own. */
  readonly block: number;
  readonly starts: number;
  /** R72: the time was past and means now. */
  readonly past: boolean;
  readonly forecasts: readonly Forecast[];
  /** Squadrons that it spends; G19: air orders beyond those left are cut. */
  readonly squadrons: number;
  readonly cut: number;
  /** G3, G4: lines of the letter that were not read, and whether orders stood behind its end. */
  readonly unread?: readonly string[];
  readonly afterEnd?: true;
  /** He has asked for a map. */
  readonly map?: true;
}

export interface Forecast {
  readonly unit: number;
  readonly cell: number;
  readonly minute: number;
}

/** 20.3: what a commander is told before a battle. */
export interface Briefing {
  readonly kind: 'briefing';
  readonly minute: number;
  readonly battle: string;
  readonly squares: readonly number[];
  readonly attacks: boolean;
  /** His own battalions, what each has become, and the turn in which it comes. */
  readonly own: readonly {
    readonly unit: number;
    readonly cell: number;
    readonly comes: number;
    readonly companies: readonly string[];
  }[];
  /** About so many companies of the enemy, and where his battalions stand. */
  readonly enemy: number;
  readonly enemyCells: readonly number[];
}

/** 22: how a battle has ended, for those who commanded in it; and squadrons that it took. */
export interface BattleNews {
  readonly kind: 'battle';
  readonly minute: number;
  readonly battle: string;
  readonly ending: string;
  readonly winner: Side | 'nobody';
  readonly turns: number;
  readonly lost: readonly { readonly unit: number; readonly figures: number; readonly strength: number }[];
  readonly squadrons: number;
}

export type Dispatch =
  | UnitReport
  | Receipt
  /** 5.3: the block has not reached the unit, the headquarters or the air force. */
  | {
      readonly kind: 'not acknowledged';
      readonly minute: number;
      readonly block: number;
      readonly unit?: number;
      readonly headquarters?: string;
      /** Squadrons that were not spent after all. */
      readonly squadrons: number;
    }
  | {
      readonly kind: 'air recce';
      readonly minute: number;
      readonly area: Area;
      readonly sightings: readonly Sighting[];
    }
  | {
      readonly kind: 'message';
      readonly minute: number;
      readonly from: string;
      readonly to: string;
      readonly text: string;
    }
  /** 06:00: the weather, and what the side may fly. */
  | {
      readonly kind: 'morning';
      readonly minute: number;
      readonly weather: Weather;
      /** For the airborne commander alone. */
      readonly parachute?: number;
      readonly glider?: number;
      readonly squadrons: number;
    }
  | Briefing
  | BattleNews
  /** G6: a commander has written what is no order; only the umpire gets it. */
  | { readonly kind: 'letter'; readonly minute: number; readonly from: Command; readonly text: string }
  /** The umpire writes. */
  | { readonly kind: 'note'; readonly minute: number; readonly text: string };

export type DispatchKind = Dispatch['kind'];

/** Where a dispatch goes: to a commander, or to the umpire's tray. */
export type Recipient = Command | 'umpire';
