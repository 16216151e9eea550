import { structureCalled } from './structures.ts';

/** 17: points as proposed, after those of 1976. */
export const POINTS = {
  germanUnitLost: 1,
  northOfWaal: 5,
  northOfRhine: 10,
  alliedUnitDestroyed: 5,
  outOfSupply: 3,
} as const;

/** G90: the lands beyond the rivers. */
export const BEYOND_WAAL: readonly string[] = ['island', 'veluwe', 'liemers'];
export const BEYOND_RHINE: readonly string[] = ['veluwe'];

/** G91: a unit of the corps in supply so near this square at two checks running decides the campaign. */
export const ARNHEM_SQUARE = '4559';
export const ARNHEM_REACH = 3;
export const CHECKS_TO_WIN = 2;

/** 17: for the side that holds both banks at the end of a campaign of up to three days. */
export const BRIDGE_POINTS: readonly (readonly [structure: number, points: number])[] = [
  [structureCalled('son-bridge'), 3],
  [structureCalled('veghel-bridge'), 3],
  [structureCalled('grave-bridge'), 3],
  [structureCalled('nijmegen-bridge'), 6],
  [structureCalled('arnhem-bridge'), 10],
];
export const LONGEST_SHORT_CAMPAIGN = 3;

/** 17: from the best for the Allies to the worst. */
export const OUTCOMES = ['allied strategic', 'allied tactical', 'draw', 'german tactical', 'german strategic'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** R93: compared as products, so that no ratio is rounded. */
export function outcomeOf(allied: number, german: number): Outcome {
  if (allied === 0) return german === 0 ? 'draw' : 'german strategic';
  if (german >= 3 * allied) return 'german strategic';
  if (german > 2 * allied) return 'german tactical';
  if (german === 2 * allied) return 'draw';
  return german > allied ? 'allied tactical' : 'allied strategic';
}
