import type { GunClass } from './units.ts';

/** 13: ranges in squares, printed. Distances are `distance` of the board; rows 1 to 7 of the printed table are lost and follow it. */
export const GUN_RANGE: Readonly<Record<GunClass, number>> = { 'anti-tank': 4, light: 7, medium: 12 };
