import { column, integer, stateShape, table, value, word, type StateOf } from '@club-route/engine';
import { BRIDGE_COUNT, CELLS } from './data/board.ts';
import { GUN_REINFORCEMENTS, WEATHERS } from './data/tables.ts';
import { AIRBORNE_FORMATIONS, UNIT_COUNT } from './data/units.ts';
import type { DriveOptions } from './options.ts';
import type { BattleRow, Sighting, StrikeRow } from './report.ts';

/** Where a unit is that is not on the map: still to come, lost, built into its parent, or not built up yet. */
export const WAITING = -1;
export const GONE = -2;
export const BUILT_IN = -3;
export const UNBUILT = -4;
/** In a sight: not known. */
export const UNKNOWN = -9;
export const NONE = -1;

/** 2.3: the phases in which somebody decides; the others run between them. `setup` only with the free set-up. */
export const PHASES = [
  'setup',
  'alliedAir',
  'germanAir',
  'supply',
  'alliedFirst',
  'germanFirst',
  'alliedSecond',
  'germanSecond',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const NORMAL = 0;
export const TRAVEL = 1;

/** 8.12. */
export const UNTESTED = 0;
export const INTACT = 1;
export const BLOWN = 2;

/** 7.0: what is plotted for the next build-up phase. */
export const NO_PLOT = 0;
export const BREAKDOWN = 1;
export const BUILDUP = 2;

/** H20: why a unit that arrives has fewer points at the first allotment. */
export const ON_TIME = 0;
export const LATE = 1;
export const LANDED = 2;

/** H18: how far the walk from a source has come this turn. */
export const WALK_OPEN = 0;
export const WALK_STOPPED_ONCE = 1;
export const WALK_DONE = 2;

/** H15: what an engineer has carried: a unit in this operation phase, an advancing unit in this combat phase. */
export const CARRIED = 1;
export const CARRIED_ADVANCE = 2;

export const shape = stateShape({
  options: value<DriveOptions | undefined>(undefined),
  turn: integer(),
  phase: word(PHASES),
  weather: word(WEATHERS),
  /** Air points left; the Germans do not know how many the Allies have left, nor how many went to interdiction. */
  alliedAir: integer(),
  germanAir: integer(),
  interdiction: integer(),
  /** 1 when German units were tested for interdiction this turn. Known to the Germans. */
  interdictionTested: integer(),
  ferryUsed: integer(),
  /** The score, once the game is over. */
  score: integer(),

  /** Per cell: 1 when Allied owned. */
  cellOwner: column('uint8', CELLS),
  /** Per cell: the first unit of its stack, by order of appearance, or NONE; `unitNext` goes on. */
  cellTop: column('int16', CELLS),
  bridgeState: column('uint8', BRIDGE_COUNT),
  /** Per airborne formation. */
  sourceCell: column('int16', AIRBORNE_FORMATIONS.length),
  sourceOverrun: column('uint8', AIRBORNE_FORMATIONS.length),
  walk: column('int8', AIRBORNE_FORMATIONS.length),
  /** Per entry of `GUN_REINFORCEMENTS`: 1 once delivered. */
  gunsDelivered: column('int8', GUN_REINFORCEMENTS.length),

  unitCell: column('int16', UNIT_COUNT),
  unitNext: column('int16', UNIT_COUNT),
  unitType: column('int8', UNIT_COUNT),
  unitStack: column('int8', UNIT_COUNT),
  unitMode: column('int8', UNIT_COUNT),
  /** 1 for an airborne unit that the last supply phase found linked with 30 Corps. */
  unitLinked: column('int8', UNIT_COUNT),
  /** 1 once it was lost in battle, which both sides see. */
  unitLost: column('uint8', UNIT_COUNT),

  /** Order of appearance (H4): lower comes first. */
  unitRank: column('int16', UNIT_COUNT),
  unitStrength: column('int16', UNIT_COUNT),
  unitGuns: column('int16', UNIT_COUNT),
  unitRange: column('int8', UNIT_COUNT),
  unitEfficiency: column('int8', UNIT_COUNT),
  unitPoints: column('int8', UNIT_COUNT),
  unitSupply: column('int8', UNIT_COUNT),
  unitFort: column('int8', UNIT_COUNT),
  /** 1 once it has entered a hex this turn. */
  unitMoved: column('int8', UNIT_COUNT),
  unitLate: column('int8', UNIT_COUNT),
  /** Points lost to air strikes, taken from allotment 1 (H7). */
  unitStrain: column('int8', UNIT_COUNT),
  unitInterdicted: column('int8', UNIT_COUNT),
  unitOutOfCommand: column('int8', UNIT_COUNT),
  /** How often its guns have fired in this combat phase. */
  unitFired: column('int8', UNIT_COUNT),
  unitCarried: column('int8', UNIT_COUNT),
  /** 1 once a supply walk has passed it this turn. */
  unitPassed: column('int8', UNIT_COUNT),

  /** Plots: the hex attacked and in which order, the hex of a barrage, protective targets, advance, build-up, disband. */
  unitAttack: column('int16', UNIT_COUNT),
  unitAttackOrder: column('int16', UNIT_COUNT),
  unitBarrage: column('int16', UNIT_COUNT),
  unitProtect: column('int8', UNIT_COUNT),
  unitAdvance: column('int8', UNIT_COUNT),
  unitPlot: column('int8', UNIT_COUNT),
  unitDisband: column('int8', UNIT_COUNT),

  /** With hidden units: where the other side saw it last, and on which turn. */
  ghostCell: column('int16', UNIT_COUNT),
  ghostTurn: column('int8', UNIT_COUNT),

  /** What both sides were told of battles and air strikes. */
  battles: table<BattleRow>(),
  strikes: table<StrikeRow>(),
  /** With hidden units: every enemy unit that a side saw, moment by moment. */
  alliedSightings: table<Sighting>(),
  germanSightings: table<Sighting>(),
  /** Hexes before which a supply walk stopped: next to an enemy the Allies do not see. */
  mistakes: table<{ readonly turn: number; readonly cell: number }>(),
});

export type DriveState = StateOf<typeof shape>;

export function optionsOf(state: DriveState): DriveOptions {
  return state.options!;
}

export function isOnMap(state: DriveState, unit: number): boolean {
  return state.unitCell[unit] >= 0;
}

export function isOperationPhase(phase: Phase): boolean {
  return phase === 'alliedFirst' || phase === 'germanFirst' || phase === 'alliedSecond' || phase === 'germanSecond';
}

export function isAdvanced(state: DriveState): boolean {
  return optionsOf(state).game === 'advanced';
}
