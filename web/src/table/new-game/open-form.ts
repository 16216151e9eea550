import { findGame, type CatalogueEntry } from '@club-route/catalogue';
import type { GameModule } from '@club-route/engine';

/** A game as the shelf shows it, with its rules. */
export interface GameOnShelf {
  readonly entry: CatalogueEntry;
  readonly module: GameModule;
}

export async function openForm(id: string): Promise<GameOnShelf | undefined> {
  const entry = findGame(id);
  return entry && { entry, module: await entry.load() };
}
