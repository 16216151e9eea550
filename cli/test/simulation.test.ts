import { battleCardModule } from '@club-route/battle-card';
import { defaultOptions, type GameModule } from '@club-route/engine';
import { expect, test } from 'vitest';
import { playGame } from '../src/simulation.ts';

test('a decision that the rules refuse ends a simulation, with the game and the reason', () => {
  const module = battleCardModule as unknown as GameModule;
  const cheat = {
    id: 'cheat',
    sit: () => ({ decide: () => ({ kind: 'orders', orders: [null, null, null, null] }) }),
  } as unknown as GameModule['bots'][number];
  const play = (): unknown => playGame(module, new Map([['allied', cheat]]), defaultOptions(module.game.options), 7, 3);
  expect(play).toThrow(/^game 3 of seed 7: the rules refuse what allied decided, .*\(1\)$/);
});
