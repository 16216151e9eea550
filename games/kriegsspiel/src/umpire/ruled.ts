import { WEATHERS } from '../data/air.ts';
import { RESULTS } from '../data/combat.ts';
import { STRUCTURES } from '../data/structures.ts';
import type { PendingRuling } from '../state.ts';

/** 25: what the umpire may make of a result that waits for him. */

export const LOSSES = ['0', '1', '2', '3', '4', '5', '6'] as const;
/** A die of a day's squadrons is half a die (14.2); none is an accident that he may want. */
export const SQUADRONS = ['0', '1', '2', '3'] as const;
const BRIDGES = ['intact', 'damaged', 'destroyed'] as const;
const FERRIES = ['intact', 'destroyed'] as const;

export const RULED = [...RESULTS, ...WEATHERS, ...LOSSES, ...BRIDGES] as const;
export type Ruled = (typeof RULED)[number];

/** Dice that are no battle's and wait for him by the option `rulingsOn`. */
export type DieRuledOn = 'weather' | 'German squadrons' | 'supply' | 'demolition';

/** The results from which he may choose, as the table would have them. */
export function choicesFor(pending: PendingRuling): readonly Ruled[] {
  switch (pending.what) {
    case 'weather':
      return WEATHERS;
    case 'German squadrons':
      return SQUADRONS;
    case 'supply':
      return LOSSES;
    case 'demolition':
      return STRUCTURES[pending.structure!].kind === 'ferry' ? FERRIES : BRIDGES;
    default:
      return RESULTS;
  }
}
