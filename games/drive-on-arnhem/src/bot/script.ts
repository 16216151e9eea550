import type { Seat } from '@club-route/engine';
import type { Adviser } from '@club-route/engine/search';
import type { DriveAction } from '../actions.ts';
import { FIRST, LAST, type Side } from '../data/units.ts';
import { historicalPlan } from '../phases/deployment.ts';
import { isAdvanced, isOperationPhase, NONE, type DriveState } from '../state.ts';
import { airStrike } from './air.ts';
import { Assault } from './assault.ts';
import { Evening } from './evening.ts';
import { Fights } from './fights.ts';
import { Marching } from './marching.ts';
import type { Plan } from './posture.ts';
import type { Scheme } from './sectors.ts';
import { Situation } from './situation.ts';
import { supplyWalk } from './supply-walk.ts';

const END: DriveAction = { kind: 'end' };

/**
 * A staff officer by rules of thumb. The Allies take the bridges and open the highway to them; the Germans stand in the
 * road, cut it and overrun the drop zones. A plan says how each formation goes about it.
 */
export class Script implements Adviser<DriveState, DriveAction, Plan> {
  readonly #situation = new Situation();
  readonly #assault = new Assault(this.#situation);
  readonly #marching = new Marching(this.#situation);
  readonly #fights = new Fights(this.#situation);
  readonly #evening = new Evening(this.#situation);
  /** Orders for a battle that was chosen, still to be given. */
  readonly #orders: DriveAction[] = [];
  #isPlotting = false;

  /** From now on the Germans go about it in this way. */
  adopt(scheme: Scheme): void {
    this.#situation.adopt(scheme);
  }

  follow(plan?: Plan): void {
    this.#situation.follow(plan);
  }

  decide(state: DriveState, seat: Seat): DriveAction {
    const side = seat as Side;
    if (state.phase === 'setup') return historicalPlan(state)!;
    if (state.phase === 'supply') return supplyWalk(state);
    if (this.#situation.look(state, side)) this.#begin(state, side);
    if (state.phase === 'alliedAir' || state.phase === 'germanAir') return airStrike(state, side, this.#situation);
    return (
      this.#marching.first(state) ??
      this.#assault.next(state) ??
      this.#marching.next(state) ??
      this.#fight(state) ??
      this.#evening.next(state, side) ??
      END
    );
  }

  /** Operations are planned as a whole; in the air each strike is as good as the next. */
  others(): readonly DriveAction[] {
    return [];
  }

  #begin(state: DriveState, side: Side): void {
    this.#orders.length = 0;
    this.#isPlotting = false;
    this.#evening.begin();
    if (!isOperationPhase(state.phase)) return;
    this.#assault.begin(state);
    this.#marching.begin(state, side, (unit) => this.#assault.takesPart(unit));
  }

  /** When everybody is where it should be, the attacks are plotted. */
  #fight(state: DriveState): DriveAction | undefined {
    if (!this.#isPlotting) this.#fights.begin(state, false);
    this.#isPlotting = true;
    if (this.#orders.length === 0 && this.#fights.choose(state)) this.#plot(state);
    return this.#orders.shift();
  }

  #plot(state: DriveState): void {
    const { target: cell, units, count } = this.#fights.attack;
    for (let index = 0; index < count; index++) this.#orders.push({ kind: 'attack', unit: units[index], cell });
    if (!isAdvanced(state)) return;
    // 8.13, 8.16: in the advanced game guns and advances are plotted too; of several attackers the last stays behind.
    for (let index = 0; index < count; index++)
      if ((index === 0 || index + 1 < count) && !this.#situation.guards(state, units[index]))
        this.#orders.push({ kind: 'advance', unit: units[index], hexes: 1 });
    const { side } = this.#situation.picture;
    for (let unit = FIRST[side]; unit < LAST[side]; unit++)
      if (state.unitBarrage[unit] === NONE && this.#situation.shells(state, unit, cell))
        this.#orders.push({ kind: 'barrage', unit, cell });
  }
}
