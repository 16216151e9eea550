import { column, flag, integer, stateShape, table, value, word, type Shape, type StateOf } from '@club-route/engine';
import { WEATHERS } from './data/air.ts';
import { CELLS } from './data/board.ts';
import { COMMANDS } from './data/headquarters.ts';
import { STRUCTURE_COUNT } from './data/structures.ts';
import { UNIT_COUNT } from './data/units.ts';
import { OUTCOMES } from './data/victory.ts';
import type { DropPlan } from './data/zones.ts';
import type { CombatResult } from './data/combat.ts';
import type { Command } from './data/headquarters.ts';
import type { Dispatch, ReportEvent, SightingLevel } from './knowledge/dispatch.ts';
import { knowledgeFields, type Knowledge } from './knowledge/fields.ts';
import { EDITIONS, type Edition } from './data/organisation.ts';
import type { CampaignOptions } from './options.ts';
import type { Area, GroundOrder, QueuedOrder, Stance } from './orders/types.ts';
import type { TrueEvent } from './report.ts';
import type { DieRuledOn, Ruled } from './umpire/ruled.ts';

/** Where a unit is that is not on the map: still to come, or lost. */
export const WAITING = -1;
export const GONE = -2;
export const NONE = -1;
/** In a sight: not known. */
export const UNKNOWN = -9;

/** 2.1. Contact and combat are no states of their own: they follow from squares and combats. */
export const UNIT_STATES = [
  'off map',
  'halted',
  'moving',
  'forming',
  'crossing',
  'firing',
  'repairing',
  'ferrying',
  'retreated',
  'merged',
  'destroyed',
  /** Second edition: held up where a battle is fought (R35). */
  'in battle',
] as const;
export type UnitState = (typeof UNIT_STATES)[number];

/** The orders a unit is carrying out, one after the other (R74). */
export interface Chain {
  readonly ref: string | null;
  /** What is left; the first is under way. */
  readonly orders: readonly GroundOrder[];
  /** The minute in which the first began. */
  readonly since: number;
  /** Squares still to be reached one after the other: VIA, then the goal. Empty until the order has begun. */
  readonly legs: readonly number[];
  readonly route: readonly number[];
  readonly begun: boolean;
  /** Squares passed under this order, to go back by (12). */
  readonly trail: readonly number[];
  /** 12: what a recce unit is about. */
  readonly raid: 'out' | 'closing' | 'fought' | 'back';
}

/** An order for later, or for a unit that is still to come (R75, G24). */
export interface QueuedOrders {
  readonly at: number;
  readonly unit: number;
  readonly ref: string | null;
  readonly orders: readonly QueuedOrder[];
}

/** 9: a combat under way: who attacks whom. Its groups are made up when it is decided (G32). */
export interface Combat {
  readonly opened: number;
  readonly fights: readonly Fight[];
  /** Squadrons that strike in it. */
  readonly squadrons: number;
}

export interface Fight {
  readonly attacker: number;
  readonly target: number;
}

/** 13: guns firing at a square. */
export interface Bombardment {
  readonly opened: number;
  readonly cell: number;
  readonly guns: readonly number[];
}

/** 14.2: a squadron in the air, or a strike that waits for its unit's attack. */
export type Sortie =
  | {
      readonly kind: 'patrol';
      readonly command: Command;
      readonly area: Area;
      readonly at: number;
    }
  | { readonly kind: 'air recce'; readonly command: Command; readonly area: Area; readonly at: number }
  /** It waits for an attack from a minute on; by rules 3 from its delivery. */
  | { readonly kind: 'strike'; readonly unit: number; readonly from?: number }
  | { readonly kind: 'supply drop'; readonly zone: number; readonly at: number };

/** A unit that flies in at a minute; by the plan it tries again the next day (G68). */
export interface Flight {
  readonly at: number;
  readonly unit: number;
  readonly zone: number;
  readonly planned: boolean;
}

/** 31.5: a unit that comes in by the edge. */
export interface Arrival {
  readonly at: number;
  readonly unit: number;
  /** The square that was asked for, or NONE. */
  readonly cell: number;
  readonly byFerry: boolean;
}

/** 5.3: to be told that a block was not acknowledged. */
export interface Silence {
  readonly at: number;
  readonly command: Command;
  readonly block: number;
  readonly unit?: number;
  readonly headquarters?: string;
  readonly squadrons: number;
}

/** 25: a result that waits for the umpire's word, by the option `umpireRules`. */
export type PendingRuling = PendingBattle | PendingDie;

export interface PendingBattle {
  readonly id: number;
  readonly what: 'combat' | 'bombardment' | 'air attack';
  /** Its place among the combats or bombardments under way; -1 for a patrol, which is none of them any more. */
  readonly at: number;
  /** Whose patrol it is. */
  readonly by?: Command;
  /** Fights of the same combat that are ruled on after this one. */
  readonly rest: readonly (readonly Fight[])[];
  readonly target: number;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly guns: readonly number[];
  readonly attack: number;
  readonly defence: number;
  readonly modifier: number;
  readonly die: number;
  readonly proposed: CombatResult;
}

/** The same of dice that are no battle's: the weather, the loss of a unit, a bridge, the length of a crossing, who goes first. */
export interface PendingDie extends DieToRule {
  readonly id: number;
}

/** Dice that are rolled, and what they make. */
export interface DieToRule {
  readonly what: DieRuledOn;
  readonly dice: readonly number[];
  readonly proposed: Ruled;
  /** Who is out of supply, has set off the test of a bridge, works, crosses, or wants to go first. */
  readonly unit?: number;
  readonly structure?: number;
  /** Enemies who want the same: their die is the second. */
  readonly rivals?: readonly number[];
  /** R60: the minute from which a unit is on the ferry at Pannerden, if that is free. */
  readonly since?: number;
}

/** What a unit has to report at the end of a minute or a turn; kept while that waits. */
export interface SavedNote {
  readonly unit: number;
  readonly event: ReportEvent;
  readonly levels: readonly (readonly [unit: number, level: SightingLevel])[];
  readonly ref: string | null;
  readonly certain: boolean;
}

/** 25: whose reports the umpire keeps back: those of a unit, or all to a commander. */
export type Withheld = { readonly unit: number } | { readonly command: Command };

export interface HeldDispatch {
  readonly id: number;
  readonly to: Command;
  readonly dispatch: Dispatch;
}

/** The fields that every edition of the campaign has, but for what its commanders know. */
const campaignFields = {
  edition: word(EDITIONS),
  options: value<CampaignOptions | undefined>(undefined),
  minute: integer(),
  /** How the campaign has ended. */
  outcome: word(['none', ...OUTCOMES]),
  weather: word(WEATHERS),
  /** What may still fly today. */
  parachuteLeft: integer(),
  gliderLeft: integer(),
  britishLeft: integer(),
  germanLeft: integer(),
  /** R26: squadrons lost for the campaign. */
  britishLost: integer(),
  germanLost: integer(),
  alliedPoints: integer(),
  germanPoints: integer(),
  engineersLost: integer(),
  /** The plan is frozen at H-hour (2.2). */
  plan: value<DropPlan | null>(null),
  planFiled: flag(),
  /** 31.7: divisions that had a supply drop today. */
  supplyDropped: value<readonly string[]>([]),

  chains: value<readonly (Chain | null)[]>([]),
  /** Unit -> its standing instruction; none is HOLD (G18). */
  standing: value<readonly (Stance | null)[]>([]),
  queue: value<readonly QueuedOrders[]>([]),
  combats: value<readonly Combat[]>([]),
  bombardments: value<readonly Bombardment[]>([]),
  sorties: value<readonly Sortie[]>([]),
  flights: value<readonly Flight[]>([]),
  arrivals: value<readonly Arrival[]>([]),
  silences: value<readonly Silence[]>([]),
  /** G50: pairs in contact, and R86: enemies in sight of a recce unit, as `pairKey`. */
  contacts: value<readonly number[]>([]),
  inSight: value<readonly number[]>([]),

  unitCell: column('int16', UNIT_COUNT),
  unitState: column('uint8', UNIT_COUNT),
  unitStrength: column('int16', UNIT_COUNT),
  unitDawn: column('int16', UNIT_COUNT),
  /** 1 in supply at the last check. */
  unitSupplied: column('uint8', UNIT_COUNT),
  unitSupplyLoss: column('int16', UNIT_COUNT),
  /** The minute in which its state ends by itself; 0 if it does not. */
  unitBusyUntil: column('int32', UNIT_COUNT),
  /** The step under way and the minute in which it is made; or NONE. */
  unitStepTo: column('int16', UNIT_COUNT),
  unitStepAt: column('int32', UNIT_COUNT),
  unitCameFrom: column('int16', UNIT_COUNT),
  /** The minute since which it waits for a ferry; 0 if it does not. */
  unitWaitsSince: column('int32', UNIT_COUNT),
  /** 13: the minute in which it last gave protective fire, by option; 0 if it never did. */
  unitProtectedAt: column('int32', UNIT_COUNT),
  /** The zone it flies to: that of the plan until a change is delivered. */
  unitZone: column('int8', UNIT_COUNT),
  /** ENTER AT: the square that was asked for, or NONE; and who comes first by IN ORDER. */
  unitEntry: column('int16', UNIT_COUNT),
  unitEntryRank: column('int16', UNIT_COUNT),
  /** G91: checks running at which it stood at Arnhem in supply. */
  unitAtArnhem: column('uint8', UNIT_COUNT),
  /** G122: 1 if its side attacked in the last round it fought. */
  unitAttacked: column('uint8', UNIT_COUNT),
  /** G27: friends whose loss or merger it has still to report, as a list by unit. */
  toReport: value<readonly (readonly number[])[]>([]),

  /** Structure -> its place in `STRUCTURE_STATES`, what it was before a repair, 1 once tested, and when it is ready or free. */
  structureState: column('uint8', STRUCTURE_COUNT),
  structureBefore: column('uint8', STRUCTURE_COUNT),
  structureTested: column('uint8', STRUCTURE_COUNT),
  structureReadyAt: column('int32', STRUCTURE_COUNT),
  /** Squares in ruins; and a bit for each square where an Allied unit was last (G92, G128). See `rules/truth.ts`. */
  ruins: value<readonly number[]>([]),
  /** R50, by option: structures that the Germans do not blow. */
  spared: value<readonly number[]>([]),
  alliedHeld: column('int32', Math.ceil(CELLS / 32)),

  /** What commanders believe of their own units, as last reported. */
  knownCell: column('int16', UNIT_COUNT),
  knownState: column('uint8', UNIT_COUNT),
  knownStrength: column('int16', UNIT_COUNT),
  knownSupplied: column('uint8', UNIT_COUNT),
  knownMinute: column('int32', UNIT_COUNT),
  umpireMail: table<Dispatch>(),

  /** The umpire's own: what really happened, what waits for his word, what he keeps back, letters he has turned into orders. */
  events: table<TrueEvent>(),
  pending: value<PendingRuling | null>(null),
  rulings: integer(),
  /** Results that he is shown after the one that waits. */
  toRule: value<readonly DieToRule[]>([]),
  /** R79: of units that would meet in this minute, which he lets go first: it, then the other. */
  movesFirst: value<readonly (readonly [number, number])[]>([]),
  /** A combat was ruled on in this minute, so next rounds are due (G122). */
  roundsDue: flag(),
  /** H6: the steps of this minute are still to be made. */
  stepsDue: flag(),
  /** What units have still to report, and who must still attack, when a minute or a turn goes on (H6, G99). */
  saved: value<readonly SavedNote[]>([]),
  obliged: value<readonly number[]>([]),
  withheld: value<readonly Withheld[]>([]),
  held: value<readonly HeldDispatch[]>([]),
  heldSoFar: integer(),
  converted: value<readonly number[]>([]),
} as const;

/** A campaign of either edition. What a commander knows stands in fields that bear his name. */
export type CampaignState = StateOf<ReturnType<typeof stateShape<typeof campaignFields>>> & Knowledge;

/** All fields of a campaign of an edition, with these commanders. */
export function fieldsOf<const C extends Command>(edition: Edition, commands: readonly C[]) {
  const others = EDITIONS.filter((one) => one !== edition);
  return { ...campaignFields, edition: word([edition, ...others]), ...knowledgeFields(commands) };
}

export const shape = stateShape(fieldsOf('first', COMMANDS)) as unknown as Shape<CampaignState>;

export function optionsOf(state: CampaignState): CampaignOptions {
  return state.options!;
}

/** One number for two units. */
export function pairKey(one: number, two: number): number {
  return one * UNIT_COUNT + two;
}
