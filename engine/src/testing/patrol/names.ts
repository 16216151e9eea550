import { board } from './ground.ts';
import type { Side } from './state.ts';

/** Units of either side go by one letter: three companies, two decoys. */
export const LETTERS = 'ABCXY';

/** The letter that a unit is typed by, and that stands on its counter. */
export function letterOf(unit: number): string {
  return LETTERS[unit % LETTERS.length]!;
}

const UNIT_NAMES: readonly string[] = ['A Company', 'B Company', 'C Company', 'Decoy X', 'Decoy Y'];

export function unitName(unit: number): string {
  return UNIT_NAMES[unit % UNIT_NAMES.length]!;
}

export const BRIDGE_NAMES: readonly string[] = ['the west bridge', 'the east bridge'];

export const SIDE_NAMES: Readonly<Record<Side, string>> = { north: 'North', south: 'South' };

export function hexName(hex: number): string {
  return board.labels[hex]!;
}

/** "A", "A and X", "A, B and C". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
