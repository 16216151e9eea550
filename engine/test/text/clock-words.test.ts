import { describe, expect, test } from 'vitest';
import { CLOCK_WORDS, FASTEST, readClockWord, type GameModule } from '../../src/index.ts';

/** A clock that reads a number of minutes, to be counted from now. */
const clock = {
  read: ({ minute }: { minute: number }, text: string) => (/^\d+$/.test(text) ? minute + Number(text) : undefined),
};
const module = { clock } as unknown as Pick<GameModule<never>, 'clock'>;
const said = (line: string): unknown => readClockWord(module, { minute: 100 } as never, line);

describe('what is said to the clock', () => {
  test.each([
    ['next', { word: 'next' }],
    ['  NEXT  ', { word: 'next' }],
    ['pause', { word: 'pause' }],
    ['run', { word: 'run' }],
    ['run until 20', { word: 'wait', until: 120 }],
    ['run 20', { word: 'wait', until: 120 }],
    ['run on', { word: 'unclear', text: 'Write run, or run until 18 0600.' }],
    ['wait Until 5', { word: 'wait', until: 105 }],
    ['wait 5', { word: 'wait', until: 105 }],
    ['wait', { word: 'unclear', text: 'Write wait until 18 0600.' }],
    // Only the first word is passed over.
    ['wait until until 5', { word: 'unclear', text: 'Write wait until 18 0600.' }],
    ['rate 0', { word: 'rate', rate: 0 }],
    ['rate 86400', { word: 'rate', rate: 86_400 }],
    ['undo to 7', { word: 'back', until: 107 }],
    ['undo TO 7', { word: 'back', until: 107 }],
    ['undo to then', { word: 'unclear', text: 'Write undo to 18 0600.' }],
  ])('%s', (line, word) => {
    expect(said(line)).toEqual(word);
  });

  test.each(['rate', 'rate 86401', 'rate -1', 'rate 1.5', 'rate fast', 'rate 60 60'])('is unclear: %s', (line) => {
    expect(said(line)).toEqual({ word: 'unclear', text: 'Write rate and a whole number from 0 to 86400.' });
  });

  test.each(['undo', 'undo 7', 'help', '', 'nextly'])('is for somebody else: %s', (line) => {
    expect(said(line)).toBeUndefined();
  });

  test('is nothing where no clock is', () => {
    expect(readClockWord({}, {} as never, 'next')).toBeUndefined();
  });

  test('is shown by examples that are understood', () => {
    const any = { clock: { read: () => 1 } } as unknown as Pick<GameModule<never>, 'clock'>;
    const words = CLOCK_WORDS.map((line) => readClockWord(any, {} as never, line)?.word);
    expect(words).toEqual(['next', 'run', 'wait', 'rate', 'pause']);
    expect(FASTEST).toBe(24 * 60 * 60);
  });
});
