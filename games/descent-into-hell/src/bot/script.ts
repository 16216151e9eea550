import type { Seat } from '@club-route/engine';
import type { Adviser } from '@club-route/engine/search';
import type { DescentAction } from '../actions.ts';
import type { Side } from '../data/units.ts';
import type { DescentState } from '../state.ts';
import * as allied from './allied.ts';
import { inBattle, nextAttack } from './fights.ts';
import * as german from './german.ts';
import { otherActions } from './others.ts';
import { STEADY, type Plan } from './plan.ts';
import { STAFF, type Styles } from './style.ts';

/** A staff officer by rules of thumb. It reads no more than its side sees, so it decides the same on a sight and on the truth. */
export class Script implements Adviser<DescentState, DescentAction, Plan> {
  readonly #styles: Styles;
  readonly #allied: allied.AlliedStaff;
  readonly #german: german.GermanStaff;
  #plan: Plan = STEADY;

  constructor(styles: Styles = STAFF) {
    this.#styles = styles;
    this.#allied = new allied.AlliedStaff(styles.allied);
    this.#german = new german.GermanStaff(styles.german);
  }

  follow(plan: Plan = STEADY): void {
    this.#plan = plan;
    this.#allied.forget();
    this.#german.forget();
  }

  decide(state: DescentState, seat: Seat): DescentAction {
    const side = seat as Side;
    if (state.questions.length > 0) return { kind: 'bridge', blow: true };
    if (state.battle !== null) return inBattle(state, side, state.battle, goalsOf(state, side));
    switch (state.phase) {
      case 'setup':
        return allied.setUp();
      case 'deployment':
        return side === 'allied'
          ? allied.startTurn(state, this.#styles.allied)
          : german.startTurn(state, this.#styles.german);
      case 'combat':
        return nextAttack(state, side, this.#plan, this.#styles[side]);
      case 'building':
        return this.#allied.build(state);
      default:
        return (side === 'allied' ? this.#allied : this.#german).nextOrder(state, this.#plan) ?? { kind: 'end' };
    }
  }

  others(state: DescentState, seat: Seat, chosen: DescentAction): readonly DescentAction[] {
    return otherActions(state, seat as Side, chosen);
  }
}

function goalsOf(state: DescentState, side: Side): readonly number[] {
  return side === 'allied' ? allied.ALLIED_GOALS : german.knownAllies(state);
}
