import { FastDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { IS_STAGE } from '../../src/bot/ground.ts';
import { Situation } from '../../src/bot/situation.ts';
import { cellOf } from '../../src/data/board.ts';
import { farthestBridge } from '../../src/game.ts';
import { farthestBridgeModule } from '../../src/index.ts';
import { order, position, where } from '../positions.ts';

const staff = farthestBridgeModule.bots[1]!;

describe('before Arnhem', () => {
  const GARRISON = { '2/9SS': '3423', '3/9SS': '3523', '10SS': '3524' };
  const PARATROOPS = { '1/1': '3421', '2/1': '3322', '10/4': '3220', Krft: '3422' };

  /** Where the paratroops stand after the movement of the staff officer. */
  function afterMovement(units: Readonly<Record<string, string>>): readonly string[] {
    const state = position({ turn: 3, units: { ...GARRISON, ...PARATROOPS, ...units }, bystanders: false });
    const dice = new FastDice(1);
    const players = { allied: staff.sit('allied'), german: staff.sit('german') };
    while (state.phase === 'alliedMove') {
      const seat = farthestBridge.active(state)[0] as 'allied' | 'german';
      farthestBridge.apply(state, seat, players[seat].decide(state, dice), dice);
    }
    return ['1/1', '2/1', '10/4'].map((id) => where(state, id));
  }

  test('paratroops do not attack from the end of its bridge before XXX Corps has come: that gets it blown (14.0)', () => {
    expect(afterMovement({ '2I/5': '1008' })).not.toContain('3323');
  });

  test('when XXX Corps has come they are given no place that it needs', () => {
    const near = { '2I/5': '3021', '1C/5': '2921' };
    const state = position({ units: { ...GARRISON, ...near, '1/1': '3323', '10/4': '3422', '2/1': '3324' } });
    const situation = new Situation();
    situation.look(state);
    situation.prepare(state);
    expect([...situation.posts.of].filter((post) => post >= 0 && IS_STAGE[post] === 1)).toEqual([]);
    expect(IS_STAGE[cellOf('3323')]).toBe(1);
  });
});

describe('the support fire of the Germans (8.3)', () => {
  const fight = { '1/504': '1723', '1/1P': '1724' };

  function answerWith(units: Readonly<Record<string, string>>) {
    const markers = { german3: 2 };
    const state = position({ phase: 'alliedCombat', units: { ...fight, ...units }, markers, bystanders: false });
    order(state, 'attack 1724 with 1/504');
    expect(state.step).toBe('defence');
    return staff.sit('german').decide(state, new FastDice(1));
  }

  test('is fired where a unit is attacked', () => {
    const far = { '2I/5': '1008', '2/9SS': '3423' };
    expect(answerWith(far)).toEqual({ kind: 'support', markers: ['german3', 'german3'] });
  });

  test('is kept while Arnhem may still be attacked', () => {
    const near = { '2I/5': '3323', '2/9SS': '3423' };
    expect(answerWith(near)).toEqual({ kind: 'support', markers: [] });
  });
});
