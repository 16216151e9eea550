import { theatre } from '../data/theatre.ts';

/** Cell -> the land between the rivers in which it lies, or nothing. */
export const LAND: readonly (string | undefined)[] = [...theatre.land];
