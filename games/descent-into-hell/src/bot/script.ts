import type { Seat } from '@club-route/engine';
import type { Script as EngineScript } from '@club-route/engine/search';
import type { DescentAction } from '../actions.ts';
import type { Side } from '../data/units.ts';
import type { DescentState } from '../state.ts';
import * as allied from './allied.ts';
import { inBattle, nextAttack } from './fights.ts';
import * as german from './german.ts';

/** Units that are left out of the moves of an impulse. */
export type Plan = ReadonlySet<number>;

const NOBODY: Plan = new Set();

/** A staff officer by rules of thumb. It reads no more than its side sees, so it decides the same on a sight and on the truth. */
export class Script implements EngineScript<DescentState, DescentAction, Plan> {
  #leaveOut: Plan = NOBODY;

  follow(plan: Plan = NOBODY): void {
    this.#leaveOut = plan;
  }

  decide(state: DescentState, seat: Seat): DescentAction {
    const side = seat as Side;
    if (state.questions.length > 0) return { kind: 'bridge', blow: true };
    if (state.battle !== null) return inBattle(state, side, state.battle, goalsOf(state, side));
    const staff = side === 'allied' ? allied : german;
    switch (state.phase) {
      case 'setup':
        return allied.setUp();
      case 'deployment':
        return staff.startTurn(state);
      case 'combat':
        return nextAttack(state, side);
      case 'building':
        return allied.build(state);
      default:
        return staff.nextOrder(state, this.#leaveOut) ?? { kind: 'end' };
    }
  }
}

function goalsOf(state: DescentState, side: Side): readonly number[] {
  return side === 'allied' ? allied.ALLIED_GOALS : german.knownAllies(state);
}
