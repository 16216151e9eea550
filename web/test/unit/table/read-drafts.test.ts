import { defaultOptions, FastDice } from '@club-route/engine';
import { farthestBridgeModule } from '@club-route/farthest-bridge';
import { expect, test } from 'vitest';
import { readDrafts } from '../../../src/table/local/read-drafts.ts';
import { localPatrol, NORTH_PLAN, patrolModule, SOUTH_PLAN } from './patrol.ts';

const FORGED: readonly unknown[] = [
  { kind: 'unit', unit: 1e9 },
  { kind: 'unit', unit: '__proto__' },
  { kind: 'attack' },
  { kind: 'attack', units: '__proto__', hex: {} },
];

test('what a player left is found again; what the game cannot go on from is passed over', () => {
  const local = localPatrol();
  local.act('north', NORTH_PLAN, []);
  local.act('south', SOUTH_PLAN, []);
  const sight = patrolModule.game.sight(local.match.state, 'north');
  const module = patrolModule as unknown as Parameters<typeof readDrafts>[0];
  const left = [{ kind: 'unit', unit: 0 }];
  expect(readDrafts(module, sight, 'north', left)).toBe(left);
  for (const forged of FORGED) expect(readDrafts(module, sight, 'north', [...left, forged])).toEqual([]);
});

test('so it is in a game of the catalogue', () => {
  const { game } = farthestBridgeModule;
  const sight = game.sight(game.setup(defaultOptions(game.options), new FastDice(1)), 'allied');
  const module = farthestBridgeModule as unknown as Parameters<typeof readDrafts>[0];
  for (const forged of [null, ...FORGED]) expect(readDrafts(module, sight, 'allied', [forged])).toEqual([]);
});
