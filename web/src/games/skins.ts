import type { BoardId } from '@club-route/theatre';
import type { Skin } from '../table/skin.ts';

/** The look of each game, loaded with its rules. */
const SKINS: Readonly<Record<string, () => Promise<Skin>>> = {
  'battle-card': async () => (await import('./battle-card/skin.ts')).battleCardSkin,
  'farthest-bridge': async () => {
    const [{ farthestBridgeSkin }] = await Promise.all([import('./farthest-bridge/skin.ts'), drawn('farthest-bridge')]);
    return farthestBridgeSkin;
  },
};

/** The map is drawn while the rest is on its way. */
async function drawn(board: BoardId): Promise<void> {
  const { openSheet } = await import('../map/boards.ts');
  await openSheet(board);
}

export function findSkin(game: string): Promise<Skin> {
  const load = SKINS[game];
  if (load === undefined) throw new Error(`the game ${game} has no look yet`);
  return load();
}
