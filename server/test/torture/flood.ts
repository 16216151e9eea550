import type { FloodedHouse } from './flooded-house.ts';

export interface Flood {
  readonly name: string;
  /** What must be there first; then how one thing is done. */
  readonly prepare: (house: FloodedHouse) => Promise<Attack>;
}

export interface Attack {
  /** Whether the server did what it was asked for. A flood of which it never did is none. */
  readonly once: (number: number) => Promise<boolean>;
  /** What came of it that must not be, however fast people were served. */
  readonly problem?: () => Promise<string | undefined>;
  readonly close?: () => Promise<void>;
}
