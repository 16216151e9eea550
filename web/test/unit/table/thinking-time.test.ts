import type { Bot, GameModule, StateObject } from '@club-route/engine';
import { expect, test } from 'vitest';
import { seatedBot } from '../../../src/table/computer/seated.ts';
import { patrolModule } from './patrol.ts';

test('the page lets a bot think as long as it says that its longest decision takes', () => {
  let clock = 1000;
  /** Thinks until it is told to stop, and says how long that was. */
  const thorough: Bot<StateObject, { readonly kind: string; readonly milliseconds: number }> = {
    id: 'thorough',
    title: 'Thorough',
    about: 'Uses all its time.',
    longestThought: 4321,
    sit: () => ({
      decide(_sight, _dice, budget) {
        const begun = clock;
        while (!budget!.expired!()) clock++;
        return { kind: 'thought', milliseconds: clock - begun };
      },
    }),
  };
  const module = { ...patrolModule, bots: [thorough] } as unknown as GameModule;
  const decide = seatedBot(module, { game: 'patrol', bot: 'thorough', seat: 'north', seed: 1 }, () => clock);
  const sight = patrolModule.game.shape.encode(patrolModule.game.shape.create());
  expect([decide(sight), decide(sight)]).toEqual([
    { kind: 'thought', milliseconds: 4321 },
    { kind: 'thought', milliseconds: 4321 },
  ]);
});
