/** How a line of a mail is meant. */
export interface Meant {
  /** An order that must be done ends the mail where it is refused. One that is tried does not; one that is repeated is given until it is refused. */
  readonly manner: 'must' | 'try' | 'repeat';
  readonly order: string;
}

/** `try ORDER` and `repeat ORDER`: who writes a whole turn knows neither the dice nor what the enemy hides. */
export function mannerOf(line: string): Meant {
  const [, word = '', order = ''] = /^(try|repeat)\s+(\S.*)$/i.exec(line) ?? [];
  if (order === '') return { manner: 'must', order: line };
  return { manner: word.toLowerCase() === 'try' ? 'try' : 'repeat', order };
}
