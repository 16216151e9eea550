import type { FireResult } from '../data/tables.ts';
import { exchangeOf } from '../phases/engagement.ts';
import { columnOfFire, resultOfFire } from '../rules/fire.ts';
import { isSupplied } from '../rules/supply.ts';
import type { DescentState } from '../state.ts';

/** What a fire may do, before it is made: as far as the firing side sees. */
export interface ShotForecast {
  /** The column of the fire table, or -1. */
  readonly column: number;
  /** 7.14: by what is seen; the truth shows in the roll. */
  readonly supplied: boolean;
  /** Result -> faces of the die that bring it, of six. */
  readonly faces: Readonly<Record<FireResult, number>>;
}

const DIE: readonly number[] = [1, 2, 3, 4, 5, 6];

export function forecastShot(state: DescentState, firer: number, target: number): ShotForecast {
  return forecastWith(state, firer, target, isSupplied(state, firer, 'seen'));
}

/** The same as if the firer were supplied: good enough to compare targets, and much sooner known. */
export function forecastSupplied(state: DescentState, firer: number, target: number): ShotForecast {
  return forecastWith(state, firer, target, true);
}

function forecastWith(state: DescentState, firer: number, target: number, supplied: boolean): ShotForecast {
  const column = columnOfFire(state, firer, target, exchangeOf(state.battle!, firer));
  const faces = { none: 0, retreat: 0, loss: 0, eliminated: 0 };
  for (const die of DIE) faces[resultOfFire(column, die, supplied)]++;
  return { column, supplied, faces };
}

/** Ruled: what a result is worth to a player who leaves his fire to a policy, in halves of a step. */
const WORTH: Readonly<Record<FireResult, number>> = { none: 0, retreat: 1, loss: 2, eliminated: 4 };

export function worthOfShot({ faces }: ShotForecast): number {
  return WORTH.retreat * faces.retreat + WORTH.loss * faces.loss + WORTH.eliminated * faces.eliminated;
}
