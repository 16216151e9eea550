import type { BridgeKind, Terrain } from './board.ts';

/** Terrain effects chart: movement found in the 1976 game, glider crashes printed (11.4). All costs in half points. */

const HALF = 1;
/** A road step costs half a point, a trail step one, whatever the hex. */
export const ROAD_COST = 1 * HALF;
export const TRAIL_COST = 2 * HALF;
/** On foot across a stream or canal without a bridge; mobile units may not. */
export const STREAM_COST = 6 * HALF;
/** On foot by ferry, if the option allows it. */
export const FERRY_COST = 6 * HALF;

export const ENTER_COST: Readonly<Record<Terrain, number>> = {
  mixed: 4 * HALF,
  woods: 4 * HALF,
  broken: 6 * HALF,
  rough: 8 * HALF,
  town: 2 * HALF,
  city: 2 * HALF,
};

/** Mobile units enter these only by road or trail (ruling 13). */
export const CLOSED_TO_MOBILE: Readonly<Record<Terrain, boolean>> = {
  mixed: false,
  woods: true,
  broken: true,
  rough: true,
  town: false,
  city: false,
};

/** 11.4: a glider crashes on this die or less; 0 does not roll. */
export const CRASH_ON: Readonly<Record<Terrain, number>> = {
  mixed: 0,
  broken: 1,
  rough: 2,
  town: 3,
  woods: 3,
  city: 4,
};

/** 14.0: a bridge falls on this die or less. */
export const DEMOLISHED_ON: Readonly<Record<BridgeKind, number>> = { canal: 3, rail: 2, highway: 1 };
/** 14.2: it is repaired on this die or more. */
export const REPAIRED_FROM: Readonly<Record<BridgeKind, number>> = { canal: 5, rail: 5, highway: 4 };
