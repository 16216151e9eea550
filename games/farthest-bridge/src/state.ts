import { column, flag, integer, stateShape, value, word, type StateOf } from '@club-route/engine';
import { BRIDGE_COUNT, CELLS, ZONES } from './data/board.ts';
import { MARKER_KINDS, type MarkerKind } from './data/support.ts';
import { UNIT_COUNT, type Side } from './data/units.ts';
import type { CombatResult, Line } from './data/combat-table.ts';
import type { FarthestBridgeOptions } from './options.ts';

/** A unit that has not come yet, and one that is out of the game. */
export const WAITING = -1;
export const GONE = -2;
export const NONE = -1;
/** In a sight: where the other side's unit or drop zone stands is not known yet. */
export const UNKNOWN = -3;

/** 3.0. `deploy` only in the free scenario. */
export const PHASES = [
  'deploy',
  'alliedMove',
  'alliedCombat',
  'alliedMobile',
  'germanMove',
  'germanCombat',
  'germanMobile',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Who is asked what within a phase: the side whose phase it is chooses freely, or somebody must answer. */
export const STEPS = ['free', 'moving', 'placing', 'demolition', 'defence', 'retreat', 'advance'] as const;
export type Step = (typeof STEPS)[number];

/** A unit told to retreat so many hexes; it has tried to resist once at most (7.8). */
export interface Retreat {
  readonly unit: number;
  readonly distance: number;
  readonly resisted?: true;
}

/** One attack or bombardment on its way from the declaration to the last advance. */
export interface Battle {
  readonly kind: 'attack' | 'bombard';
  readonly side: Side;
  readonly target: number;
  readonly cell: number;
  readonly attackers: readonly number[];
  readonly attackMarkers: readonly MarkerKind[];
  readonly defenceMarkers: readonly MarkerKind[];
  readonly line: Line;
  readonly result?: CombatResult;
  /** Units still to retreat or resist, and how far each must go. */
  readonly retreats: readonly Retreat[];
  /** Units that have retreated, or were lost for want of a retreat. */
  readonly fallenBack: readonly number[];
  /** What the defender gave up, as an attacker may walk on: his hex, then the path of his retreat. Empty while he stays. */
  readonly vacated: readonly number[];
  /** The cells that attackers gave up. */
  readonly abandoned: readonly number[];
  /** Who may still advance, once all retreats are done; nobody knows before. */
  readonly advancing?: readonly number[];
}

export const shape = stateShape({
  options: value<FarthestBridgeOptions | undefined>(undefined),
  turn: integer(),
  phase: word(PHASES),
  step: word(STEPS),

  /** Per unit: its cell, or WAITING or GONE. */
  unitCell: column('int16', UNIT_COUNT),
  unitDepleted: column('uint8', UNIT_COUNT),
  /** Per unit: 1 once it has moved, arrived or landed in this player turn. */
  unitMoved: column('uint8', UNIT_COUNT),
  /** 11.2: a unit on the map has moved, or those still to come are held back: nobody arrives any more in this phase. */
  arrivalsOver: flag(),
  /** Per unit: 1 once it has attacked, or been attacked, in this combat phase. */
  unitFought: column('uint8', UNIT_COUNT),
  unitStruck: column('uint8', UNIT_COUNT),

  /** Per cell: the unit on it. The columns below follow from it; `rules/occupancy.ts` keeps them. */
  cellUnit: column('int8', CELLS),
  alliedHere: column('uint8', CELLS),
  germanHere: column('uint8', CELLS),
  /** Per cell: how many units of that side have it in their zone of control. */
  alliedZone: column('uint8', CELLS),
  germanZone: column('uint8', CELLS),

  /** One bit per demolished bridge; see `isDown`. */
  bridgesDown: integer(),
  /**
   * Per bridge: 1 + the unit that came to it when the Germans last tried to blow it, in this player turn, else 0; safe,
   * because an Allied unit stood by it as the game turn began.
   */
  bridgeTried: column('uint8', BRIDGE_COUNT),
  bridgeSafe: column('uint8', BRIDGE_COUNT),
  /** Per bridge: 1 once a repair was tried, and 1 when it was repaired, in this player turn. */
  repairTried: column('uint8', BRIDGE_COUNT),
  repaired: column('uint8', BRIDGE_COUNT),

  /** The hexside that the engineer bridges, and the turn in which it was named (15.0). */
  spanSide: integer(),
  spanTurn: integer(),
  /** The last turn in which somebody crossed it. */
  spanUsed: integer(),

  /** Per kind: support-fire markers left this turn. */
  markers: column('uint8', MARKER_KINDS.length),
  zoneCell: column('int16', ZONES.length),
  /** Per drop zone: 1 once a German unit has entered it. */
  zoneEntered: column('uint8', ZONES.length),

  /** The unit on the move, what is left of its allowance, and whether it may enter no enemy zone on this move. */
  mover: integer(),
  moverLeft: integer(),
  moverShy: flag(),
  /** Where it could last have stayed: the way back if it can neither go on nor stay. */
  moverBack: integer(),
  /** What kind of way it is on. */
  walk: word(['move', 'land', 'advance', 'retreat']),
  /** The rest of the way it was ordered, to be walked once the Germans have answered. */
  way: value<readonly number[]>([]),
  /** Bridges that the Germans may blow now. */
  questions: value<readonly number[]>([]),
  /** One of them went up: whoever is on the way may think again. */
  bridgeBlown: flag(),
  battle: value<Battle | null>(null),

  /** Free deployment: who has handed in a plan. */
  alliedReady: flag(),
  germanReady: flag(),

  /** 17.0: one Arnhem hex was held at some instant. */
  heldOne: flag(),
  ending: word(['none', 'allied', 'draw', 'german']),
});

export interface FarthestBridgeState extends StateOf<typeof shape> {}

export function optionsOf(state: FarthestBridgeState): FarthestBridgeOptions {
  return state.options!;
}

/** Whose phase it is. */
export function phasingSide(state: FarthestBridgeState): Side {
  return state.phase === 'germanMove' || state.phase === 'germanCombat' || state.phase === 'germanMobile'
    ? 'german'
    : 'allied';
}

export function isMovementPhase(state: FarthestBridgeState): boolean {
  return !isCombatPhase(state) && state.phase !== 'over' && state.phase !== 'deploy';
}

export function isCombatPhase(state: FarthestBridgeState): boolean {
  return state.phase === 'alliedCombat' || state.phase === 'germanCombat';
}

export function isMobilePhase(state: FarthestBridgeState): boolean {
  return state.phase === 'alliedMobile' || state.phase === 'germanMobile';
}

export function isOnMap(state: FarthestBridgeState, unit: number): boolean {
  return state.unitCell[unit]! >= 0;
}

export function isDown(state: FarthestBridgeState, bridge: number): boolean {
  return ((state.bridgesDown >> bridge) & 1) === 1;
}
