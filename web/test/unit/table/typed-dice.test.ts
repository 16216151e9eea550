import { battleCardModule } from '@club-route/battle-card';
import { defaultOptions, FastDice, Match } from '@club-route/engine';
import { expect, test, vi } from 'vitest';
import { LocalMatch } from '../../../src/table/local/local-match.ts';
import { seatingOf } from '../../../src/table/local/seating.ts';
import { sitAtHome } from './at-home.ts';

const { game, bots } = battleCardModule;

test('whoever has the dice rolls them for the computer, and nothing goes on before', async () => {
  const match = Match.start(game, defaultOptions(game.options), { kind: 'typed' }, 'typed');
  const player = bots.find(({ id }) => id === 'attack')!.sit('allied');
  let asked = 0;
  const local = new LocalMatch({
    match,
    module: battleCardModule,
    seating: seatingOf({ allied: 'attack' }),
    playable: true,
    keep: () => Promise.resolve(),
  });
  const sitting = sitAtHome(local, {
    desk: {
      drafts: () => [],
      leave: () => undefined,
      plan: () => ({ planned: [], keep: () => undefined }),
      notes: () => '',
      jot: () => undefined,
    },
    pace: () => ({ rolling: 0, rest: 0 }),
    chapter: () => undefined,
    still: () => true,
    seatBot: () => ({
      think: (sight) => {
        asked += 1;
        return Promise.resolve(player.decide(game.shape.decode(sight), new FastDice(1)));
      },
      dismiss: () => undefined,
    }),
  });
  const leave = sitting.open();
  const table = sitting.store.getState().table!;
  await vi.waitFor(
    () => expect(table.store.getState().waiting?.wants.purpose).toContain('the drop of the 101st'),
    60_000,
  );
  expect(asked).toBe(1);
  for (const face of [5, 6, 5]) table.typeDie(face);
  expect(match.last).toBe(1);
  await vi.waitFor(() => expect(table.store.getState().waiting?.wants.purpose).toContain('the battle at'), 60_000);
  expect(asked).toBe(2);
  leave();
});
