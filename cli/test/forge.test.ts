import { battleCardModule } from '@club-route/battle-card';
import { forgeJournals, type AnyGame } from '@club-route/engine/testing';
import { farthestBridgeModule } from '@club-route/farthest-bridge';
import { expect, test } from 'vitest';
import { checkSignature } from '../src/signatures.ts';
import { signerOf } from '../src/soak/signer.ts';

const GAMES = [battleCardModule.game, farthestBridgeModule.game] as unknown as readonly AnyGame[];

/** In slices, so that no single test takes long on a busy machine. */
const SLICE = 200;
const SLICES = GAMES.flatMap((game) =>
  [0, 1, 2, 3, 4].map((slice) => ({ game, title: game.title, from: slice * SLICE })),
);

test.each(SLICES)('forged journals of $title from $from on: none passes for what it is not', async ({ game, from }) => {
  const { failures, refused, valid, certified } = await forgeJournals({
    game,
    seed: 1,
    from,
    count: SLICE,
    actions: 8,
    server: signerOf(1),
    forger: signerOf(2),
    check: checkSignature,
  });
  expect(failures).toEqual([]);
  // The forger gets as far as every guard, and past all of them with what is true but not certified.
  for (const guard of ['form', 'match', 'signature'] as const) expect(refused[guard]).toBeGreaterThan(3);
  expect(valid - certified).toBeGreaterThan(3);
  expect(certified).toBeGreaterThan(0);
});
