import { battleCardModule } from '@club-route/battle-card';
import { forgeJournals, type AnyGame } from '@club-route/engine/testing';
import { farthestBridgeModule } from '@club-route/farthest-bridge';
import { expect, test } from 'vitest';
import { checkSignature } from '../src/signatures.ts';
import { signerOf } from './signer.ts';

const GAMES = [battleCardModule.game, farthestBridgeModule.game] as unknown as readonly AnyGame[];

test.each(GAMES)('of 1,000 forged journals of $title none passes for what it is not', async (game) => {
  const report = await forgeJournals({
    game,
    seed: 1,
    count: 1000,
    actions: 8,
    server: signerOf(1),
    forger: signerOf(2),
    check: checkSignature,
  });
  expect(report.failures).toEqual([]);
  // The forger gets as far as every guard, and past all of them with what is true but not certified.
  for (const guard of ['form', 'match', 'signature'] as const) expect(report.refused[guard]).toBeGreaterThan(40);
  expect(report.valid - report.certified).toBeGreaterThan(40);
  expect(report.certified).toBeGreaterThan(5);
});
