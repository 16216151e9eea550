/** As much of a text from outside as a line of a terminal has room for. */
const LONGEST = 200;

// What moves the cursor, turns the direction of reading, cannot be seen, or is half a character.
const UNSHOWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Text that came from a file, safe to print: no control characters, no invisible ones, and not longer than that. */
export function printable(text: string, longest = LONGEST): string {
  const whole = text.length <= longest;
  const kept = whole ? text : text.slice(0, longest - 1);
  // Whatever cut a character in two leaves a half, which is not shown either.
  return `${kept.replaceAll(UNSHOWN, '\uFFFD')}${whole ? '' : '…'}`;
}
