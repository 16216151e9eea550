import type { Mobility } from './units.ts';

/** 7: minutes to cross one square, printed. Closed is where that kind of unit may not go. */

export const CLOSED = -1;

export const GROUNDS = ['major', 'minor', 'open', 'woods', 'polder', 'heath', 'town', 'rail'] as const;
export type Ground = (typeof GROUNDS)[number];

const ROWS: Readonly<Record<Mobility, readonly number[]>> = {
  foot: [15, 15, 20, 40, 30, 30, 30, 20],
  tracks: [5, 10, 10, 30, CLOSED, 20, 30, 15],
  towed: [5, 10, 20, CLOSED, CLOSED, 60, 30, 40],
  wheels: [5, 5, 15, CLOSED, CLOSED, 40, 20, 30],
};

export function minutesInto(mobility: Mobility, ground: Ground): number {
  return ROWS[mobility][GROUNDS.indexOf(ground)];
}

/** R49, G40: wading a canal takes so many minutes for each pip; only on foot. */
export const WADING_PER_PIP = 30;
/** 16.3: a ferry takes an hour for each pip of one die on foot, of two dice otherwise. */
export const FERRY_PER_PIP = 60;
export function ferryDice(mobility: Mobility): number {
  return mobility === 'foot' ? 1 : 2;
}

/** G38: what a crossing with a die counts when ways are compared and times foretold: the mean. */
export const MEAN_WADING = 105;
export function meanFerry(mobility: Mobility): number {
  return 210 * ferryDice(mobility);
}

/** 16.1, G42: over a temporary bridge that replaces a damaged one. */
export function temporaryDelay(mobility: Mobility): number {
  return mobility === 'foot' ? 30 : 60;
}

/** 5.3, 9, 13, 14: minutes. */
export const NOT_ACKNOWLEDGED_AFTER = 15;
export const COMBAT_MINUTES = 30;
export const MISSION_MINUTES = 30;
export const AIR_RECCE_MINUTES = 30;
export const PATROL_PER_PIP = 30;
/** 31.5: between two units that enter by one road. */
export const ENTRY_INTERVAL = 15;
/** R80: WAIT FOR a unit lasts at most so long. */
export const LONGEST_WAIT = 120;
