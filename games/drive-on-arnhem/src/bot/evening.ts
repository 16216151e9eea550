import type { BuildPlot, DriveAction } from '../actions.ts';
import { COST, MOST_STACKED } from '../data/tables.ts';
import { AIRBORNE_OF, FIRST, FIRST_GERMAN, IS_PARENT, LAST, PARENT_OF, UNIT_COUNT, type Side } from '../data/units.ts';
import { refuseFortify } from '../phases/orders.ts';
import { BUILDUP, NO_PLOT, NONE, NORMAL, UNBUILT, type DriveState } from '../state.ts';
import { roleOf } from './roles.ts';
import type { Situation } from './situation.ts';

/** Levels of fortification that are worth their points: where the enemy can come, and elsewhere. */
const FORT_IN_DANGER = 3;
/** Stacking points of the largest Allied unit that still passes another. */
const MOST_ON_THE_ROAD = 3;

/** From this day on airborne regiments that nobody threatens break down. */
const SPREAD_OUT = 6;

/** What units do with the points and the plots that marches and attacks leave: they dig in and build up. */
export class Evening {
  readonly #situation: Situation;
  readonly #considered = new Uint8Array(UNIT_COUNT);

  constructor(situation: Situation) {
    this.#situation = situation;
  }

  begin(): void {
    this.#considered.fill(0);
  }

  next(state: DriveState, side: Side): DriveAction | undefined {
    for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
      if (this.#considered[unit] === 2 || state.unitCell[unit] < 0) continue;
      if (this.#considered[unit] === 0) {
        this.#considered[unit] = 1;
        if (this.#digsIn(state, unit)) return { kind: 'fortify', unit };
      }
      this.#considered[unit] = 2;
      const plot = this.#plotFor(state, unit);
      if (plot !== undefined) return { kind: 'plot', unit, plot };
    }
    return undefined;
  }

  /** In touch with the enemy units build up; Allied columns break down again where the road is behind them. */
  #plotFor(state: DriveState, unit: number): BuildPlot | undefined {
    const { picture } = this.#situation;
    const cell = state.unitCell[unit];
    const allied = unit < FIRST_GERMAN;
    const most = allied ? MOST_ON_THE_ROAD : MOST_STACKED;
    if ((!allied || (picture.enemyBeside[cell] > 0 && AIRBORNE_OF[unit] === NONE)) && buildsUp(state, unit, most))
      return 'buildup';
    const breaksDown =
      allied && IS_PARENT[unit] === 1 && state.unitPlot[unit] === NO_PLOT && picture.threat[cell] === 0;
    // 11.3: battalions for all that is to be held and taken in the end.
    return breaksDown && (AIRBORNE_OF[unit] === NONE || state.turn >= SPREAD_OUT) ? 'breakdown' : undefined;
  }

  /** Who stands where it is to stand and expects somebody. */
  #digsIn(state: DriveState, unit: number): boolean {
    const cell = state.unitCell[unit];
    if (state.unitPoints[unit] < COST.fortifyWithEngineer || state.unitMode[unit] !== NORMAL) return false;
    if (state.unitFort[unit] >= FORT_IN_DANGER || this.#situation.picture.threat[cell] === 0) return false;
    if (this.#situation.goalOf(unit) !== cell && roleOf(state, unit) === 'fighter') return false;
    return refuseFortify(state, unit) === undefined;
  }
}

/** 7.1: units of one parent in one hex fight better as one, but a large stack cannot pass anybody on the road. */
function buildsUp(state: DriveState, unit: number, most: number): boolean {
  const parent = IS_PARENT[unit] === 1 ? unit : PARENT_OF[unit];
  if (parent === NONE || state.unitPlot[unit] !== NO_PLOT) return false;
  const cell = state.unitCell[unit];
  if (state.unitCell[parent] !== cell && state.unitCell[parent] !== UNBUILT) return false;
  let parts = 0;
  let stack = 0;
  for (let other = state.cellTop[cell]; other !== NONE; other = state.unitNext[other]) {
    if (other !== parent && PARENT_OF[other] !== parent) continue;
    // One plot is enough.
    if (state.unitPlot[other] === BUILDUP) return false;
    parts++;
    stack += state.unitStack[other];
  }
  return parts > 1 && stack <= most;
}
