import type { CatalogueEntry } from '@club-route/catalogue';
import type { GameModule } from '@club-route/engine';
import {
  patrol,
  patrolLanguage,
  patrolOffers,
  patrolPlanning,
  patrolScript,
  patrolSearcher,
  patrolStanding,
} from '@club-route/engine/testing/patrol';

const patrolModule: GameModule = {
  game: patrol,
  language: patrolLanguage,
  bots: [patrolScript, patrolSearcher()],
  rules: [],
  register: [],
  standing: patrolStanding,
  planning: patrolPlanning,
  offers: patrolOffers,
};

/** Stands in for the catalogue of the games that people can play. */
export const catalogue: readonly (Omit<CatalogueEntry, 'id'> & { readonly id: string })[] = [
  {
    id: patrol.id,
    title: patrol.title,
    summary: 'Three companies and two decoys look for a way across the river before night falls.',
    players: 'Two, or one against the computer',
    time: '5 minutes',
    source: 'a game made for tests',
    load: () => Promise.resolve(patrolModule),
  },
];

export function isGameId(id: string): boolean {
  return id === patrol.id;
}

export function findGame(id: string): (typeof catalogue)[number] | undefined {
  return catalogue.find((entry) => entry.id === id);
}
