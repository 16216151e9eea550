import { catalogue } from '@club-route/catalogue';
import { loadOwnLaws } from '@club-route/catalogue/own-laws';
import { patrol, patrolLanguage, patrolOffers, patrolPlanning, patrolStanding } from '@club-route/engine/testing';
import { loadGame } from '../games.ts';
import type { Soaked } from './kind.ts';

/** The game made for tests is soaked as well: it hides more than most. */
const soakedPatrol = {
  game: patrol,
  language: patrolLanguage,
  offers: patrolOffers,
  planning: patrolPlanning,
  standing: patrolStanding,
  bots: [],
  rules: [],
  register: [],
  own: [],
} as unknown as Soaked;

export const SOAKED: readonly string[] = [...catalogue.map(({ id }) => id), patrol.id];

export async function loadSoaked(id: string): Promise<Soaked> {
  return id === patrol.id ? soakedPatrol : { ...(await loadGame(id)), own: await loadOwnLaws(id) };
}
