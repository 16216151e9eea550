import { catalogue, findGame } from '@club-route/catalogue';
import type { GameModule } from '@club-route/engine';

/** The games that this server plays. */
export interface Shelf {
  readonly ids: readonly string[];
  load(id: string): Promise<GameModule | undefined>;
}

export const publicShelf: Shelf = {
  ids: catalogue.map((entry) => entry.id),
  load: async (id) => findGame(id)?.load(),
};

export function shelfOf(modules: readonly GameModule[]): Shelf {
  return {
    ids: modules.map((module) => module.game.id),
    load: async (id) => modules.find((module) => module.game.id === id),
  };
}
