/** Widths of characters in a file of their own: the first page has counters, and no sheet of a map. */

/** A table from text: from space to tilde in hundredths of an em, as the fonts that come with the app have them. */
export function widthsIn(text: string): readonly number[] {
  return text.trim().split(/\s+/).map(Number);
}

export const SANS =
  widthsIn(`20 30 45 50 50 83 62 26 31 31 43 50 26 32 26 35 50 50 50 50 50 50 50 50 50 50 26 26 50 50 50 43 86 55 59 57 62 53
    50 62 66 27 49 59 49 74 65 67 57 67 58 54 54 65 53 79 53 49 54 31 35 31 50 50 55 51 56 46 56 50 30 51 55 25 25 51 26
    84 55 55 56 56 36 42 35 55 48 73 46 48 43 31 25 31 50`);
const UNKNOWN = 55;

/** How wide one character is in a font, in ems. */
export function advanceIn(widths: readonly number[], character: string): number {
  return (widths[character.codePointAt(0)! - 32] ?? UNKNOWN) / 100;
}

/** How wide a word in sans is, in ems. */
export function widthInSans(text: string): number {
  let width = 0;
  for (const character of text) width += advanceIn(SANS, character);
  return width;
}
