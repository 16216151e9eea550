import type { Terrain } from './board.ts';

/** 9.2: the combat table, printed; 9.2, 10: what its results mean. */

export const RESULTS = ['A1', 'A2', 'AE', 'BR', 'D1', 'D2', 'D3', 'D4', 'DE'] as const;
export type CombatResult = (typeof RESULTS)[number];

const LEAST_DIFFERENCE = -7;
const GREATEST_DIFFERENCE = 12;

/** From a difference on: the results of the die from 1 to 6. */
const ROWS: readonly (readonly [from: number, results: string])[] = [
  [-7, 'A1 A1 A1 A2 A2 AE'],
  [-6, 'A1 A1 A1 A1 A2 AE'],
  [-4, 'A1 A1 A1 A1 A1 A2'],
  [-2, 'BR A1 A1 A1 A1 A1'],
  [-1, 'D1 BR A1 A1 A1 A1'],
  [0, 'D2 D1 BR BR A1 A1'],
  [1, 'D2 D2 D1 BR BR A1'],
  [2, 'D2 D2 D2 D1 BR A1'],
  [4, 'D2 D2 D2 D2 D1 BR'],
  [6, 'D3 D2 D2 D2 D2 BR'],
  [9, 'D4 D3 D2 D2 D2 D2'],
  [12, 'DE D4 D3 D2 D2 D2'],
];

/** G117: the difference is held within the table after the terrain. */
export function clampDifference(difference: number): number {
  return Math.min(GREATEST_DIFFERENCE, Math.max(LEAST_DIFFERENCE, difference));
}

/** By the table as printed; that of 1976 differs in two cells. */
export function combatResult(difference: number, die: number, as1976 = false): CombatResult {
  const held = clampDifference(difference);
  if (as1976 && die === 6 && (held === 2 || held === 3)) return 'BR';
  const [, results] = ROWS.findLast(([from]) => from <= held)!;
  return results.split(' ')[die - 1] as CombatResult;
}

/** What a result does to one of the units in a combat: squares back, merging, or closing up. */
export type Fate = number | 'merge' | 'close up';

interface Fates {
  readonly attackers: Readonly<Record<'close' | 'distant', Fate>>;
  readonly defenders: Readonly<Record<'close' | 'distant', Fate>>;
}

/** By the unit's own range (G51). `merge` of the distant is ruled in 31.9 and stands with whoever resolves it. */
export const FATES: Readonly<Record<CombatResult, Fates>> = {
  A1: { attackers: { close: 1, distant: 0 }, defenders: { close: 0, distant: 0 } },
  A2: { attackers: { close: 2, distant: 1 }, defenders: { close: 0, distant: 0 } },
  AE: { attackers: { close: 'merge', distant: 2 }, defenders: { close: 0, distant: 0 } },
  BR: { attackers: { close: 1, distant: 'close up' }, defenders: { close: 1, distant: 0 } },
  D1: { attackers: { close: 0, distant: 0 }, defenders: { close: 1, distant: 0 } },
  D2: { attackers: { close: 0, distant: 0 }, defenders: { close: 2, distant: 1 } },
  D3: { attackers: { close: 0, distant: 0 }, defenders: { close: 3, distant: 1 } },
  D4: { attackers: { close: 0, distant: 0 }, defenders: { close: 3, distant: 2 } },
  DE: { attackers: { close: 0, distant: 0 }, defenders: { close: 'merge', distant: 2 } },
};

/** After these an attacker may advance into the square that the target has left; after AE and A2 a defender. */
export const ATTACKER_ADVANCES: readonly CombatResult[] = ['D2', 'D3', 'D4', 'DE'];
export const DEFENDER_ADVANCES: readonly CombatResult[] = ['A2', 'AE'];
/** 12: after these a recce unit disengages. */
export const RECCE_DISENGAGES: readonly CombatResult[] = ['A1', 'BR', 'D1'];
/** R21: the only results that a bombardment has. */
export const BOMBARDMENT_RESULTS: readonly CombatResult[] = ['D2', 'D3', 'D4', 'DE'];

/** 9.2, G52: what counts for those who stand in a square. Units of one class defend together. */
export const MODIFIER_CLASSES = ['open', 'woods', 'heath', 'town', 'ruins', 'polder', 'embanked', 'bridge'] as const;
export type ModifierClass = (typeof MODIFIER_CLASSES)[number];

export const TERRAIN_MODIFIER: Readonly<Record<ModifierClass, number>> = {
  open: 0,
  woods: -2,
  heath: -3,
  town: -2,
  ruins: -3,
  polder: -2,
  embanked: 2,
  bridge: -1,
};
/** 9.2: attacked from the far side of a standing bridge; of a canal, or of a river without one (R62). */
export const BRIDGE_MODIFIER = -1;
export const CANAL_MODIFIER = -2;

export const CLASS_OF_TERRAIN: Readonly<Record<Terrain, ModifierClass>> = {
  open: 'open',
  woods: 'woods',
  polder: 'polder',
  heath: 'heath',
  town: 'town',
  river: 'bridge',
};

/** 10.1: the divisor of losses by a unit's range. */
export const LOSS_DIVISOR: Readonly<Record<'close' | 'distant', number>> = { close: 1, distant: 2 };
/** 10.2: how far away a unit may be that takes in another. */
export const MERGE_DISTANCE = 5;
/** 11: the die that ruins a town. */
export const RUIN_DIE = 6;
/** R8, 12: how far recce sees, and how far off it is safe. */
export const RECCE_SIGHT = 4;
export const RECCE_SAFETY = 5;
