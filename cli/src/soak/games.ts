import { catalogue } from '@club-route/catalogue';
import type { GameModule } from '@club-route/engine';
import { patrol, patrolLanguage, patrolOffers, patrolPlanning, patrolStanding } from '@club-route/engine/testing';
import { loadGame } from '../games.ts';

/** The game made for tests is soaked as well: it hides more than most. */
const patrolModule = {
  game: patrol,
  language: patrolLanguage,
  offers: patrolOffers,
  planning: patrolPlanning,
  standing: patrolStanding,
  bots: [],
  rules: [],
  register: [],
} as unknown as GameModule;

export const SOAKED: readonly string[] = [...catalogue.map(({ id }) => id), patrol.id];

export async function loadSoaked(id: string): Promise<GameModule> {
  return id === patrol.id ? patrolModule : loadGame(id);
}
