/** The combat results table (7.6): found in the 1976 game; the printed one of 2010 was not seen. */

export type Line = 'rough' | 'medium' | 'light' | 'open';
export type CombatResult = 'A1' | 'A2' | 'Ae' | 'Br' | 'D1' | 'D2' | 'D3' | 'D4' | 'De';

/** Per line, the lowest differential of each column from the second on; anything less is column 1. */
const THRESHOLDS: Readonly<Record<Line, readonly number[]>> = {
  rough: [-1, 0, 1, 2, 4, 6, 9, 12],
  medium: [-2, -1, 0, 1, 2, 4, 6, 9, 12],
  light: [-4, -2, -1, 0, 1, 2, 4, 6, 9, 12],
  open: [-6, -4, -2, -1, 0, 1, 2, 4, 6, 9, 12],
};

/** Rows by die, columns 1 to 12. */
export const RESULTS: readonly (readonly CombatResult[])[] = [
  ['A1', 'A1', 'A1', 'Br', 'D1', 'D2', 'D2', 'D2', 'D2', 'D3', 'D4', 'De'],
  ['A1', 'A1', 'A1', 'A1', 'Br', 'D1', 'D2', 'D2', 'D2', 'D2', 'D3', 'D4'],
  ['A1', 'A1', 'A1', 'A1', 'A1', 'Br', 'D1', 'D2', 'D2', 'D2', 'D2', 'D3'],
  ['A2', 'A1', 'A1', 'A1', 'A1', 'Br', 'Br', 'D1', 'D2', 'D2', 'D2', 'D2'],
  ['A2', 'A2', 'A1', 'A1', 'A1', 'A1', 'Br', 'Br', 'D1', 'D2', 'D2', 'D2'],
  ['Ae', 'Ae', 'A2', 'A1', 'A1', 'A1', 'A1', 'Br', 'Br', 'Br', 'D2', 'D2'],
];

/** From the line that helps the defender most to the one that helps least. */
export const LINES: readonly Line[] = ['rough', 'medium', 'light', 'open'];

/** Column 1 to 12 of a differential on a line. */
export function columnOf(line: Line, differential: number): number {
  const thresholds = THRESHOLDS[line];
  let column = 1;
  while (column <= thresholds.length && differential >= thresholds[column - 1]!) column++;
  return column;
}

/** The differentials that fall in a column of a line, for showing the table. */
export function differentialsOf(
  line: Line,
  column: number,
): { readonly from: number; readonly to: number } | undefined {
  const thresholds = THRESHOLDS[line];
  if (column > thresholds.length + 1) return undefined;
  const from = column === 1 ? Number.NEGATIVE_INFINITY : thresholds[column - 2]!;
  const to = column > thresholds.length ? Number.POSITIVE_INFINITY : thresholds[column - 1]! - 1;
  return { from, to };
}

export function resultOf(line: Line, differential: number, die: number): CombatResult {
  return RESULTS[die - 1]![columnOf(line, differential) - 1]!;
}
