import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { defaultOptions, FastDice } from '@club-route/engine';
import { kriegsspielBattleModule, type BattleOptions, type SetBattleState } from '@club-route/kriegsspiel/battle';
import { expect, test } from 'vitest';
import { factsOf } from '../../../src/maps/facts.ts';
import { battleSheet, isTurned } from '../../../src/games/kriegsspiel-battle/sheet.ts';

function positionOf(battle: BattleOptions['battle']): SetBattleState {
  const { game } = kriegsspielBattleModule;
  return game.setup({ ...defaultOptions(game.options), battle }, new FastDice(1));
}

/** Whatever the map holds beside the pointer has a word: its canals have no names. */
function expectEveryFactNamed(sheet: MapSheet): void {
  for (const hex of sheet.cells.centre.keys()) {
    const { facts, sides } = factsOf(sheet, hex);
    for (const { what } of [...facts, ...sides.flatMap((side) => side.facts)]) expect(what).not.toBe('');
  }
}

test('the field of Son is drawn with its canal, roads and hexes, once for each side', async () => {
  const state = positionOf('son');
  const sheet = await battleSheet(state, 'allied');
  expect(sheet.cells.centre).toHaveLength(113);
  expect(sheet.water).toHaveLength(1);
  expect(sheet.roads.length).toBeGreaterThan(0);
  expect(sheet.labels(60).map(({ text }) => text)).toContain('0705');
  expectEveryFactNamed(sheet);
  expect(await battleSheet(state, 'spectator')).toBe(sheet);
  expect(await battleSheet(positionOf('son'), 'allied')).toBe(sheet);
});

test('everybody has his own edge below: for the defender the field is turned round', async () => {
  const state = positionOf('son');
  const [attacker, defender] = await Promise.all([battleSheet(state, 'allied'), battleSheet(state, 'german')]);
  expect([isTurned(state, 'allied'), isTurned(state, 'german'), isTurned(state, 'spectator')]).toEqual([
    false,
    true,
    false,
  ]);
  const hex = attacker.theatre.board.cellByLabel.get('0109')!;
  const { right, bottom } = attacker.box;
  const [near, far] = [attacker.cells.centre[hex], defender.cells.centre[hex]];
  expect([near.x + far.x, near.y + far.y].map(Math.round)).toEqual([right, bottom].map(Math.round));
});

test.each(['bridge', 'oosterbeek', 'groesbeek', 'veghel', 'elst', 'perimeter'] as const)(
  'the field of %s is drawn',
  async (battle) => {
    const sheet = await battleSheet(positionOf(battle), 'german');
    expect(sheet.ground.length + sheet.lines.length).toBeGreaterThan(5);
    expectEveryFactNamed(sheet);
  },
);
