import type { Sitting } from './sitting.ts';

/** Who is at the table of a match on this device. */
export interface Company {
  readonly sitting: Sitting;
}
