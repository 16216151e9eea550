/** The one road, from south to north, and who stands on it when the game begins (postcard, map; found on the 2023 sheet). */

export type AreaName = 'eindhoven' | 'grave' | 'nijmegen' | 'arnhem';
export type DivisionName = '101st' | '82nd' | '1st';

/** Areas are counted from the south: 0 Eindhoven, 1 Grave, 2 Nijmegen, 3 Arnhem. */
export const AREA_NAMES: readonly AreaName[] = ['eindhoven', 'grave', 'nijmegen', 'arnhem'];
export const AREAS = AREA_NAMES.length;
export const NIJMEGEN = 2;
export const ARNHEM = 3;

/** 30 Corps begins below the first area. */
export const BELGIUM = -1;

/** Divisions are counted in the order in which the airdrop is rolled. */
export const DIVISION_NAMES: readonly DivisionName[] = ['101st', '82nd', '1st'];
export const NO_DIVISION = -1;

/** Per area: the division that drops there. */
export const DROPS: readonly number[] = [0, 1, NO_DIVISION, 2];
/** Per area: Allied strength before the airdrop, and German strength. */
export const ALLIED_STRENGTH: readonly number[] = [6, 6, 0, 5];
export const GERMAN_STRENGTH: readonly number[] = [2, 2, 1, 2];

/** Airdrop, by die: 1–2 lose two, 3–4 lose one, 5–6 unhurt (found). */
export const AIRDROP_LOSS: readonly number[] = [2, 2, 1, 1, 0, 0];

/** Strength is a die. */
export const STRONGEST = 6;
export const ROUNDS = 6;

/** The weather track reads 6, 5, 4, 3, 2, 1. */
export function weatherSpace(round: number): number {
  return ROUNDS + 1 - round;
}

/** As they stand in sentences. */
const AREA_TITLES: readonly string[] = ['Eindhoven', 'Grave', 'Nijmegen', 'Arnhem'];

export function areaTitle(area: number): string {
  return AREA_TITLES[area]!;
}

/** What a die is rolled for, by area: somebody with real dice must know which roll is wanted. */
export const BATTLE_DIE: readonly string[] = AREA_TITLES.map((title) => `the battle at ${title}`);
export const DROP_DIE: readonly string[] = DROPS.map((division) =>
  division === NO_DIVISION ? '' : `the drop of the ${DIVISION_NAMES[division]}`,
);
