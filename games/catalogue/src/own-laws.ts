import type { OwnLaw } from '@club-route/engine/testing';
import { isGameId, type GameId } from './index.ts';

/** The laws that a game has besides those that every game inherits, for whoever tests all games. */
const LAWS: Readonly<Partial<Record<GameId, () => Promise<unknown>>>> = {
  'farthest-bridge': async () => (await import('@club-route/farthest-bridge/test/own-laws')).ownLaws,
  'drive-on-arnhem': async () => (await import('@club-route/drive-on-arnhem/test/own-laws')).ownLaws,
  'descent-into-hell': async () => (await import('@club-route/descent-into-hell/test/own-laws')).ownLaws,
};

export async function loadOwnLaws(id: string): Promise<readonly OwnLaw[]> {
  const laws = isGameId(id) ? await LAWS[id]?.() : undefined;
  return (laws ?? []) as readonly OwnLaw[];
}
