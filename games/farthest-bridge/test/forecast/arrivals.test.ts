import { ScriptedDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { UNITS } from '../../src/data/units.ts';
import { stillToCome } from '../../src/forecast/arrivals.ts';
import { farthestBridge } from '../../src/game.ts';
import type { FarthestBridgeState } from '../../src/state.ts';
import { position, usualRules } from '../positions.ts';

function schedule(state: FarthestBridgeState): readonly string[] {
  return stillToCome(state).map(
    ({ turn, where, units, delayed }) =>
      `${turn} ${where}: ${units.map((unit) => UNITS[unit]!.id).join(' ')}${delayed === undefined ? '' : ` (${delayed})`}`,
  );
}

describe('11.1: who is still to come', () => {
  test('the whole schedule, by turn and place, as the game begins', () => {
    expect(schedule(farthestBridge.setup(usualRules, new ScriptedDice([])))).toEqual([
      '1 by air, 101st drop zone: 1/501 2/501 3/501 1/502 2/502 3/502 1/506 2/506 3/506',
      '1 by air, 82nd drop zone: 1/504 2/504 3/504 1/505 2/505 3/505 1/508 2/508 3/508',
      '1 by air, 1st drop zone: 1/1 2/1 3/1 1B/1 7K/1 2S/1',
      '1 at 3907–3916: 1/vT 2/vT',
      '1 at 0701–0901: 1/59 2/59',
      '1 at 3824: 1/9SS',
      '1 at 3925: 3/9SS',
      '1 at 3326: 10SS',
      '2 by air, 1st drop zone: 10/4 11/4 156/4',
      '2 at 0103–0105: 2I/5 3I/32 2D/231 E',
      '2 at 3907–3916: 3/vT',
      '2 at 0725: 2107P',
      '2 at 0726: 2107M',
      '3 by air, 101st drop zone: 1/327 2/327',
      '3 at 0103–0105: 1C/5 2G/5 32 129',
      '3 at 1726–2726: 1/1P 2/1P',
      '3 at 0126–0825: 1/6P 2/6P 180 Hnke',
      '3 at 3326: 2/10SS',
      '4 at 0103–0105: 130 214',
      '4 at 3326: 1/10SS',
      '5 by air, around Arnhem: 1/Pol 2/Pol',
      '5 at 0701–2301: 1/Hbr 2/Hbr Hbr',
      '5 at 3326: 3/10SS',
      '7 by air, 82nd drop zone: 1/325 2/325',
      '7 by air, around Arnhem: 3/Pol',
      '7 at 0901–2301: 1/6 2/6 1/2',
      '8 at 0103–0105: 3/29',
      '8 at 0901–2301: Jngw',
    ]);
  });

  test('nobody who has come, is lost, or stands in the set-up that is still secret', () => {
    expect(schedule(position({ units: { '32': '1606' }, waiting: ['1/2', 'Krft'] }))).toEqual(['7 at 0901–2301: 1/2']);
  });
});

describe('11.5: those who are due wait while the enemy holds every hex of their way in', () => {
  const WAITS = ' (The enemy holds the entry hexes, so they wait.)';

  test('Germans behind Allies, Allies behind Germans', () => {
    expect(schedule(position({ waiting: ['3/9SS'], units: { '1/1': '3925' } }))).toEqual([`1 at 3925: 3/9SS${WAITS}`]);
    const held = { Krft: '0103', BrDf: '0104', Grsn: '0105' };
    expect(schedule(position({ waiting: ['32'], units: held }))).toEqual([`3 at 0103–0105: 32${WAITS}`]);
  });

  test('not behind friends, nor while one hex is free', () => {
    expect(schedule(position({ waiting: ['3/9SS'], units: { Krft: '3925' } }))).toEqual(['1 at 3925: 3/9SS']);
    const held = { Krft: '0103', BrDf: '0104' };
    expect(schedule(position({ waiting: ['32'], units: held }))).toEqual(['3 at 0103–0105: 32']);
  });

  test('not those who are due later, nor those from the air', () => {
    const units = { Krft: '0103', BrDf: '0104', Grsn: '0105' };
    expect(schedule(position({ turn: 2, waiting: ['32'], units }))).toEqual(['3 at 0103–0105: 32']);
    expect(schedule(position({ turn: 3, waiting: ['32'], units }))).toEqual([`3 at 0103–0105: 32${WAITS}`]);
    expect(schedule(position({ waiting: ['1/501'], units }))).toEqual(['1 by air, 101st drop zone: 1/501']);
  });
});
