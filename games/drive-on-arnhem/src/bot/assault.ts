import type { DriveAction } from '../actions.ts';
import { COST } from '../data/tables.ts';
import { findWays } from '../rules/ways.ts';
import { NONE, TRAVEL, type DriveState } from '../state.ts';
import { Fights } from './fights.ts';
import type { Situation } from './situation.ts';

interface Approach {
  readonly unit: number;
  readonly to: number;
}

/** Attacks thought out before anybody marches: whoever takes part comes up first, with as many points left as can be. */
export class Assault {
  readonly #situation: Situation;
  readonly #fights: Fights;
  readonly #approaches: Approach[] = [];

  constructor(situation: Situation) {
    this.#situation = situation;
    this.#fights = new Fights(situation);
  }

  begin(state: DriveState): void {
    this.#fights.begin(state, true);
    this.#approaches.length = 0;
    while (this.#fights.choose(state)) {
      const { units, from, count } = this.#fights.attack;
      for (let index = 0; index < count; index++) this.#approaches.push({ unit: units[index], to: from[index] });
    }
  }

  takesPart(unit: number): boolean {
    return this.#fights.takesPart(unit);
  }

  next(state: DriveState): DriveAction | undefined {
    for (;;) {
      const approach = this.#approaches[0];
      if (approach === undefined) return undefined;
      const { unit, to } = approach;
      if (to !== NONE && to !== state.unitCell[unit]) {
        // It sets out once: when somebody comes into sight or a bridge is blown it goes no further.
        this.#approaches[0] = { unit, to: NONE };
        // When others have left it may be the last in a city.
        if (this.#situation.guards(state, unit)) continue;
        const way = findWays(state, unit).to(to);
        if (way !== undefined) return { kind: 'move', unit, way };
      }
      this.#approaches.shift();
      if (state.unitMode[unit] === TRAVEL && state.unitPoints[unit] >= COST.mode) return { kind: 'mode', unit };
    }
  }
}
