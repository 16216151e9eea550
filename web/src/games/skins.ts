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
  'farthest-bridge': async () => {
    const [{ farthestBridgeSkin }] = await Promise.all([import('./farthest-bridge/skin.ts'), drawn('farthest-bridge')]);
    return farthestBridgeSkin;
  },
  'drive-on-arnhem': async () => {
    const [{ driveOnArnhemSkin }] = await Promise.all([import('./drive-on-arnhem/skin.ts'), drawn('drive-on-arnhem')]);
    return driveOnArnhemSkin;
  },
  'descent-into-hell': async () => {
    const [{ descentIntoHellSkin }] = await Promise.all([
      import('./descent-into-hell/skin.ts'),
      drawn('descent-into-hell'),
    ]);
    return descentIntoHellSkin;
  },
  'kriegsspiel-battle': async () => (await import('./kriegsspiel-battle/skin.ts')).kriegsspielBattleSkin,
  kriegsspiel: async () => {
    const [{ kriegsspielSkin }] = await Promise.all([import('./kriegsspiel/skin.ts'), drawn('kriegsspiel')]);
    return kriegsspielSkin as unknown as Skin;
  },
  'kriegsspiel-second': async () => {
    const [{ kriegsspielSecondSkin }] = await Promise.all([
      import('./kriegsspiel-second/skin.ts'),
      drawn('kriegsspiel'),
    ]);
    return kriegsspielSecondSkin as unknown as Skin;
  },
};

/** The map is drawn while the rest is on its way. */
async function drawn(board: BoardId): Promise<void> {
  const { openSheet } = await import('../map/sheets.ts');
  await openSheet(board);
}

export function findSkin(game: string): Promise<Skin> {
  if (!isGameId(game)) throw new Error(`the game ${game} is not in the catalogue`);
  return SKINS[game]();
}
