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

/** A longer text that came from a file, such as a letter, line by line: nothing in it moves the cursor, and no word fills the screen. */
export function printableLines(text: string): string {
  const line = (one: string): string =>
    one
      .split(/[ \t]/)
      .map((word) => printable(word))
      .join(' ');
  return text
    .split(/\r\n?|\n/)
    .map(line)
    .join('\n');
}
