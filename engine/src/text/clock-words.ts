import type { Action, GameModule, Report } from '../contract.ts';
import type { OptionValues } from '../options.ts';
import type { StateObject } from '../state/shape.ts';

/** What is said to the clock at a table: how far time is to pass, how fast, or that it stands. */
export type ClockWord =
  | { readonly word: 'next' }
  | { readonly word: 'run' }
  | { readonly word: 'wait'; readonly until: number }
  | { readonly word: 'rate'; readonly rate: number }
  | { readonly word: 'pause' }
  | { readonly word: 'back'; readonly until: number }
  | { readonly word: 'unclear'; readonly text: string };

/** What can be said to a clock, by example. */
export const CLOCK_WORDS: readonly string[] = ['next', 'run', 'wait until 18 0600', 'rate 60', 'pause'];

/** Game minutes that pass in a real minute, at most. */
export const FASTEST = 86_400;

/** The words of the clock, for games with one: `next`, `run`, `wait until 18 0600`, `rate 60`, `pause`, `undo to 18 0600`. */
export function readClockWord<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  { clock }: Pick<GameModule<S, A, O, D, R>, 'clock'>,
  state: S,
  line: string,
): ClockWord | undefined {
  if (clock === undefined) return undefined;
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const minuteIn = (skipped: readonly string[]): number | undefined => {
    const words = rest.filter((word, index) => index > 0 || !skipped.includes(word.toLowerCase()));
    return clock.read(state, words.join(' '));
  };
  switch (first.toLowerCase()) {
    case 'next':
      return { word: 'next' };
    case 'pause':
      return { word: 'pause' };
    case 'run': {
      if (rest.length === 0) return { word: 'run' };
      const until = minuteIn(['until']);
      return until === undefined ? unclear('Write run, or run until 18 0600.') : { word: 'wait', until };
    }
    case 'wait': {
      const until = minuteIn(['until']);
      return until === undefined ? unclear('Write wait until 18 0600.') : { word: 'wait', until };
    }
    case 'rate': {
      const rate = Number(rest[0]);
      const fits = rest.length === 1 && Number.isInteger(rate) && rate >= 0 && rate <= FASTEST;
      return fits ? { word: 'rate', rate } : unclear(`Write rate and a whole number from 0 to ${FASTEST}.`);
    }
    case 'undo': {
      if (rest[0]?.toLowerCase() !== 'to') return undefined;
      const until = minuteIn(['to']);
      return until === undefined ? unclear('Write undo to 18 0600.') : { word: 'back', until };
    }
    default:
      return undefined;
  }
}

function unclear(text: string): ClockWord {
  return { word: 'unclear', text };
}
