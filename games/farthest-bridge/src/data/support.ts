/** Support fire: "+3" markers and their loss printed (12.0, 16.0); pool and allotment ruled (8) after the guns of 1976. */

export type MarkerKind = 'us3' | 'uk3' | 'uk4' | 'uk2' | 'german3' | 'german2';
export const MARKER_KINDS: readonly MarkerKind[] = ['us3', 'uk3', 'uk4', 'uk2', 'german3', 'german2'];
export const MARKER_VALUE: readonly number[] = [3, 3, 4, 2, 3, 2];
export type MarkerNation = 'us' | 'uk' | 'german';
export const MARKER_NATION: readonly MarkerNation[] = ['us', 'uk', 'uk', 'uk', 'german', 'german'];
export const US3 = 0;
export const UK3 = 1;
/** The first German kind. */
export const FIRST_GERMAN_MARKER = 4;

/** Per turn 1 to 10: how many of each kind, in the order of MARKER_KINDS. */
type Allotment = readonly (readonly number[])[];

const AS_GUNS_ARRIVE: Allotment = [
  // us3 uk3 uk4 uk2 german3 german2
  [3, 3, 0, 0, 1, 0],
  [3, 3, 1, 0, 1, 0],
  [3, 3, 2, 2, 2, 1],
  [3, 3, 2, 2, 3, 1],
  [3, 3, 5, 2, 3, 2],
  [3, 3, 5, 2, 3, 2],
  [3, 3, 5, 2, 3, 2],
  [3, 3, 5, 2, 3, 2],
  [3, 3, 5, 2, 3, 2],
  [3, 3, 5, 2, 3, 2],
];

/** Ruled (8): the readings that may be chosen. The six "+3" of the Allies are all that is printed. */
export const ALLOTMENTS = {
  guns: AS_GUNS_ARRIVE,
  all: AS_GUNS_ARRIVE.map(() => AS_GUNS_ARRIVE.at(-1)!),
  printed: AS_GUNS_ARRIVE.map(([us3 = 0, uk3 = 0, , , german3 = 0, german2 = 0]) => [us3, uk3, 0, 0, german3, german2]),
} as const satisfies Readonly<Record<string, Allotment>>;
export type SupportPool = keyof typeof ALLOTMENTS;
