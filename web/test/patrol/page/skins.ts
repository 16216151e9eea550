import type { Skin } from '../../../src/table/skin.ts';
import { patrolSkin } from '../table/skin.ts';

/** Stands in for the looks of the games that people can play. */
export const VIGNETTES = { patrol: () => null };

export function findSkin(): Promise<Skin> {
  return Promise.resolve(patrolSkin);
}
