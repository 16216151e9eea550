import { FastDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { wayTo } from '../../src/bot/ways.ts';
import { cellOf } from '../../src/data/board.ts';
import { ENGINEER, type Side } from '../../src/data/units.ts';
import { farthestBridge } from '../../src/game.ts';
import { farthestBridgeModule } from '../../src/index.ts';
import { departureOf } from '../../src/rules/movement.ts';
import type { FarthestBridgeState } from '../../src/state.ts';
import { hexside, position, unit, usualRules } from '../positions.ts';

const staff = farthestBridgeModule.bots[1]!;

function firstAction(state: FarthestBridgeState) {
  return staff.sit('allied').decide(state, new FastDice(1));
}

describe('bridges that could be blown', () => {
  function way(id: string, hex: string): readonly number[] | undefined {
    const state = position({ units: { [id]: '2317', BrDf: '2621' } });
    return wayTo(state, departureOf(state, unit(id)), cellOf(hex))?.path;
  }

  test('airborne units go around them', () => {
    expect(way('1/504', '2415')).toBeDefined();
    expect(way('1/504', '2415')).not.toContain(cellOf('2316'));
  });

  test('unless the bridge is their errand', () => {
    expect(way('1/504', '2316')).toEqual([cellOf('2316')]);
  });

  test('XXX Corps does not', () => {
    expect(way('32', '2415')).toContain(cellOf('2316'));
  });
});

describe('the only engineers', () => {
  test('leave attacks to others', () => {
    const units = { E: '0304', '32': '0403', '129': '0503', '1/59': '0404' };
    const action = firstAction(position({ phase: 'alliedCombat', units, bystanders: false }));
    expect(action).toMatchObject({ kind: 'attack', target: unit('1/59') });
    expect(action).not.toMatchObject({ attackers: expect.arrayContaining([ENGINEER]) as unknown });
    const alone = position({ phase: 'alliedCombat', units: { E: '0304', '1/2': '0404 depleted' }, bystanders: false });
    expect(firstAction(alone)).toEqual({ kind: 'end' });
  });

  test('keep the next bridge of the road from being blown', () => {
    const units = { E: '1106', '2I/5': '1105', '1C/5': '1005', '2107P': '1413' };
    expect(firstAction(position({ units, bystanders: false }))).toEqual({
      kind: 'span',
      side: hexside('1207/1308'),
    });
  });
});

test('where the wind keeps a unit from an American drop zone, another goes there on the first day', () => {
  let guarded = 0;
  for (let seed = 0; seed < 10; seed++) {
    const dice = new FastDice(seed);
    const state = farthestBridge.setup(usualRules, dice);
    const players = { allied: staff.sit('allied'), german: staff.sit('german') };
    while (state.phase === 'alliedMove') {
      const seat = farthestBridge.active(state)[0] as Side;
      farthestBridge.apply(state, seat, players[seat].decide(state, dice), dice);
    }
    for (const zone of [1, 2]) guarded += state.alliedHere[state.zoneCell[zone]!]!;
  }
  expect(guarded).toBeGreaterThanOrEqual(18);
});
