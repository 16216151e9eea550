import type { Players } from '../players.ts';
import type { Sitting } from './sitting.ts';

/** Who is at the table of a match on this device, and how to change it. */
export interface Company {
  readonly sitting: Sitting;
  reseat(players: Players): void;
}
