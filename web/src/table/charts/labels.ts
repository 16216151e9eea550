import type { ChapterMark } from '../chapters.ts';

/** So wide is a digit of a label, and so wide the gap to the next label, in pixels. */
const DIGIT = 7;
const GAP = 4;

/** Where chapters begin on a chart so many pixels wide, in a word each; none on top of the one before. */
export function readable(
  chapters: readonly ChapterMark[],
  frames: number,
  width: number,
): readonly { readonly n: number; readonly text: string }[] {
  const pixels = width / Math.max(1, frames - 1);
  let free = Number.NEGATIVE_INFINITY;
  return chapters.flatMap(({ n, title }, index) => {
    if (n * pixels < free) return [];
    const text = shortTitle(title, index);
    free = n * pixels + text.length * DIGIT + GAP;
    return [{ n, text }];
  });
}

/** "Turn 3, 19 September" is 3. */
function shortTitle(title: string, index: number): string {
  return /\d+/.exec(title)?.[0] ?? String(index + 1);
}
