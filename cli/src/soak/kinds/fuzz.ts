import { fuzz as checkLaws } from '@club-route/engine/testing';
import type { Kind } from '../kind.ts';

/** A random game with random options, checked by every law, also by those of this game alone. */
export const fuzz: Kind = {
  name: 'fuzz',
  unit: 'games',
  suits: () => true,
  run({ game, language, standing, planning, offers, own }, seed) {
    const { actions, failures } = checkLaws(game, { games: 1, seed, language, standing, planning, offers, own });
    return { counts: { actions }, failure: failures[0] };
  },
};
