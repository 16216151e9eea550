import type { BoardId } from '@club-route/theatre/boards';
import { isGameId, type GameId } from '@club-route/catalogue';
import { lazy, type ComponentType } from 'react';
import type { Skin } from '../table/skin.ts';

// How each game looks, by its id in the catalogue: a game that is listed there without a look does not compile.

/** A small picture for the shelf; it needs neither rules nor board. */
export const VIGNETTES: Readonly<Record<GameId, ComponentType>> = {
  'battle-card': vignette(() => import('./battle-card/Vignette.tsx')),
  'farthest-bridge': vignette(() => import('./farthest-bridge/Vignette.tsx')),
  'drive-on-arnhem': vignette(() => import('./drive-on-arnhem/Vignette.tsx')),
  'descent-into-hell': vignette(() => import('./descent-into-hell/Vignette.tsx')),
  'kriegsspiel-battle': vignette(() => import('./kriegsspiel-battle/Vignette.tsx')),
  kriegsspiel: vignette(() => import('./kriegsspiel/Vignette.tsx')),
  'kriegsspiel-second': vignette(() => import('./kriegsspiel-second/Vignette.tsx')),
};

function vignette(load: () => Promise<{ readonly Vignette: ComponentType }>): ComponentType {
  return lazy(async () => ({ default: (await load()).Vignette }));
}

/** The table, loaded with the rules. */
const SKINS: Readonly<Record<GameId, () => Promise<Skin>>> = {
  'battle-card': async () => (await import('./battle-card/skin.ts')).battleCardSkin,
  'farthest-bridge': async () =>
    (await withMap(import('./farthest-bridge/skin.ts'), 'farthest-bridge')).farthestBridgeSkin,
  'drive-on-arnhem': async () =>
    (await withMap(import('./drive-on-arnhem/skin.ts'), 'drive-on-arnhem')).driveOnArnhemSkin,
  'descent-into-hell': async () =>
    (await withMap(import('./descent-into-hell/skin.ts'), 'descent-into-hell')).descentIntoHellSkin,
  'kriegsspiel-battle': async () => (await import('./kriegsspiel-battle/skin.ts')).kriegsspielBattleSkin,
  kriegsspiel: async () =>
    (await withMap(import('./kriegsspiel/skin.ts'), 'kriegsspiel')).kriegsspielSkin as unknown as Skin,
  'kriegsspiel-second': async () =>
    (await withMap(import('./kriegsspiel-second/skin.ts'), 'kriegsspiel')).kriegsspielSecondSkin as unknown as Skin,
};

/** The map comes while the rest is on its way. The table waits for it with what it says already on show. */
async function withMap<T>(skin: Promise<T>, board: BoardId): Promise<T> {
  const { openSheet } = await import('../map/sheets.ts');
  // If it does not come, the table says so.
  openSheet(board).catch(() => undefined);
  return skin;
}

export function findSkin(game: string): Promise<Skin> {
  if (!isGameId(game)) throw new Error(`the game ${game} is not in the catalogue`);
  return SKINS[game]();
}
