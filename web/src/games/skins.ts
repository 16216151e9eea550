import type { Skin } from '../table/skin.ts';

/** The look of each game, loaded with its rules. */
const SKINS: Readonly<Record<string, () => Promise<Skin>>> = {
  'battle-card': async () => (await import('./battle-card/skin.ts')).battleCardSkin,
  'farthest-bridge': async () => {
    const [{ farthestBridgeSkin }, { sheetDrawn }] = await Promise.all([
      import('./farthest-bridge/skin.ts'),
      import('./farthest-bridge/sheet.ts'),
    ]);
    await sheetDrawn;
    return farthestBridgeSkin;
  },
};

export function findSkin(game: string): Promise<Skin> {
  const load = SKINS[game];
  if (load === undefined) throw new Error(`the game ${game} has no look yet`);
  return load();
}
