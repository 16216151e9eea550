import type { Dice } from '../dice/dice.ts';

/**
 * Spoils an action as a forger, an old page or a bug would: a number nudged, a field dropped, a word changed, a value
 * of the wrong kind. The result may have any form; it may even be legal.
 */
export function mutated(action: unknown, words: readonly string[], dice: Dice): unknown {
  const spoilt: unknown = action === undefined ? undefined : JSON.parse(JSON.stringify(action));
  const places = placesIn(spoilt);
  if (places.length === 0) return JUNK[dice.between(0, JUNK.length - 1, 'junk')];
  const { holder, key } = dice.pick(places, 'what to spoil');
  switch (dice.between(1, 6, 'how to spoil')) {
    case 1:
      holder[key] = JUNK[dice.between(0, JUNK.length - 1, 'junk')];
      break;
    case 2:
      drop(holder, key);
      break;
    default:
      holder[key] = nudged(holder[key], words, dice);
  }
  return spoilt;
}

/** Values that are no action at all. */
export const JUNK: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  0.5,
  2 ** 31,
  1e300,
  '',
  'junk',
  '__proto__',
  [],
  [[]],
  {},
  { kind: 'no such kind' },
  { kind: 7 },
  { kind: '__proto__' },
  { kind: 'constructor' },
];

type Holder = Record<string | number, unknown>;

interface Place {
  readonly holder: Holder;
  readonly key: string | number;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

function drop(holder: Holder, key: string | number): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function nudged(value: unknown, words: readonly string[], dice: Dice): unknown {
  if (typeof value === 'number') return nudgedNumber(value, dice);
  if (typeof value === 'string') return words.length > 0 ? dice.pick(words, 'another word') : `${value}?`;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.length > 0 ? [...value, dice.pick(value, 'item twice')] : [0];
  return null;
}

function nudgedNumber(value: number, dice: Dice): number {
  // Mostly to a neighbour: what is nearly right goes further into the rules than what is absurd.
  if (dice.chance(3, 4, 'near')) return value + dice.between(-12, 12, 'nudge');
  return dice.pick([0, -1, 0.5, 0 - value, value + 1000, 2 ** 31], 'odd number');
}
