import { clockText, DAY, FIRST_DAY, HOUR, LAST_DAY } from '../../data/calendar.ts';
import type { Time } from '../../orders/types.ts';
import { Unreadable, type Words } from './words.ts';

/** G9: `1430`, `14:30`, `17 1430`, `17th Sept 1430 hrs`, `+45`. */

const MONTHS: readonly string[] = ['SEP', 'SEPT', 'SEPTEMBER'];
const HOURS: readonly string[] = ['HRS', 'H', 'HOURS'];

export function readTime(words: Words): Time {
  const first = words.take();
  if (first.startsWith('+')) return { plus: wholeNumber(first.slice(1), first, DAY * 10) };
  const day = dayNamed(first);
  const isDay = day !== undefined && (MONTHS.includes(words.peek()) || clockNamed(words.peek()) !== undefined);
  if (isDay && MONTHS.includes(words.peek())) words.take();
  const text = isDay ? words.take() : first;
  const time = clockNamed(text);
  if (time === undefined) throw new Unreadable('G9', `${text || 'Nothing'} is not a time. Write 1430, 17 1430 or +45.`);
  if (HOURS.includes(words.peek())) words.take();
  if (!isDay) return { time };
  if (day < FIRST_DAY || day > LAST_DAY)
    throw new Unreadable('G9', `The campaign runs from ${FIRST_DAY} to ${LAST_DAY} September, not on the ${day}.`);
  return { day, time };
}

/** `17` or `17TH`; of other numbers nobody can say what they are. */
function dayNamed(word: string): number | undefined {
  const digits = /^(\d{1,2})(ST|ND|RD|TH)?$/.exec(word);
  return digits === null ? undefined : Number(digits[1]);
}

function clockNamed(word: string): number | undefined {
  const found = /^(\d{1,2})[:.]?(\d{2})(HRS|H)?$/.exec(word);
  if (found === null || (found[1].length === 1 && !/[:.]/.test(word))) return undefined;
  const [hours, minutes] = [Number(found[1]), Number(found[2])];
  return hours < 24 && minutes < 60 ? hours * HOUR + minutes : undefined;
}

export function wholeNumber(text: string, quoted: string, most: number): number {
  const number = Number(text);
  if (text === '' || !Number.isInteger(number) || number < 0 || number > most)
    throw new Unreadable('5.1', `${quoted || 'Nothing'} is not a whole number from 0 to ${most}.`);
  return number;
}

export function writeTime(time: Time): string {
  if ('plus' in time) return `+${time.plus}`;
  return time.day === undefined ? clockText(time.time) : `${time.day} ${clockText(time.time)}`;
}
