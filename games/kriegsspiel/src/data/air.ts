/** 14: weather, lift and squadrons, printed. */

export const WEATHERS = ['good', 'fair', 'poor'] as const;
export type Weather = (typeof WEATHERS)[number];

/** 14.1: the die of the morning; 1 keeps the weather of the day before. */
export function weatherOf(die: number, before: Weather): Weather {
  if (die === 1) return before;
  if (die === 2) return 'good';
  return die <= 4 ? 'fair' : 'poor';
}

/** 14.2: capacity of a day. German squadrons in good weather are half a die, rounded up (D3). */
export const CAPACITY: Readonly<
  Record<Weather, { readonly parachute: number; readonly glider: number; readonly british: number }>
> = {
  good: { parachute: 18, glider: 6, british: 6 },
  fair: { parachute: 3, glider: 1, british: 3 },
  poor: { parachute: 0, glider: 0, british: 0 },
};
export const GERMAN_FAIR_SQUADRONS = 1;

/** The option `liftDay1`: what flew on 17 September in the game of 1976, its two artillery units by glider. */
export const FIRST_LIFT_OF_1976 = { parachute: 21, glider: 5 } as const;

export function halfDie(die: number): number {
  return Math.ceil(die / 2);
}

/** 14.2: an air recce covers at most so many squares. */
export const LARGEST_AIR_RECCE = 24;
/** The option `woodsHide`: from this die on units in woods are seen. */
export const SEEN_IN_WOODS = 4;
