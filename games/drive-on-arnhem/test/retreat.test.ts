import { describe, expect, test } from 'vitest';
import { ScriptedDice } from '@club-route/engine';
import { cellOf, labelOf, RING, RIVER, STEP_BRIDGE, STEP_FERRY, STEP_WATER } from '../src/data/board.ts';
import { numberOf } from '../src/data/units.ts';
import { hexesToRetreat, retreat } from '../src/phases/retreat.ts';
import type { DriveReport } from '../src/report.ts';
import { BLOWN, NORMAL } from '../src/state.ts';
import { bridge, cellOfUnit, order, position, steps } from './positions.ts';

type Plan = Parameters<typeof position>[0];

/** Where a unit ends that must go back so many hexes from attackers in these hexes. */
function away(plan: Plan, id: string, hexes: number, from: readonly string[], ...dice: readonly number[]) {
  const state = position(plan);
  const scripted = new ScriptedDice(dice);
  retreat(state, numberOf(id), hexes, from.map(cellOf), scripted, undefined);
  scripted.finish();
  return state;
}

describe('9.4, H30: the retreat test', () => {
  test.each([
    [10, 100, 100, 0, 20, 1],
    [10, 100, 100, 0, 19, 0],
    [15, 100, 100, 0, 30, 2],
    [15, 100, 100, 1, 30, 1],
    [20, 100, 100, 1, 6, 1],
    [20, 100, 100, 1, 5, 0],
    [5, 100, 60, 0, 30, 2],
    [5, 100, 60, 0, 9, 0],
    [5, 100, 60, 0, 10, 1],
    [1, 3, 100, 5, 10, 1],
  ])('lost %i of %i, efficiency %i, fort %i, die %i: %i hexes', (lost, before, efficiency, fort, die, hexes) =>
    expect(hexesToRetreat(lost, before, efficiency, fort, die)).toBe(hexes),
  );

  test('H30: by the efficiency that it had before the battle', () => {
    const ended = (die: number): string => {
      const state = position({ units: { '1/POL': '14,18 cp=40', '88': '14,17 cp=48' } });
      order(state, 'attack 1/POL 14,17');
      order(state, 'end', 100, 100, die);
      return cellOfUnit(state, '88');
    };
    // 4 of 48 lost: 16.66, so that 24 is the least die that drives it off.
    expect([ended(23), ended(24)]).toEqual(['14,17', '14,16']);
  });

  test('nobody retreats from a city or without losses', () => {
    const state = position({ units: { '1/POL': '13,8 cp=60', '88': '12,9 cp=10' }, allied: ['13,8'] });
    order(state, 'attack 1/POL 12,9');
    order(state, 'end', 80, 80);
    expect(cellOfUnit(state, '88')).toBe('12,9');
  });
});

describe('S7.21, H30: where to', () => {
  test('farthest from all attackers; among equals over an open road', () => {
    expect(cellOfUnit(away({ units: { '88': '14,17', '1/POL': '14,18' } }, '88', 1, ['14,18']), '88')).toBe('14,16');
    expect(cellOfUnit(away({ units: { '88': '14,17', '1/POL': '15,16' } }, '88', 1, ['15,16']), '88')).toBe('14,18');
  });

  test('S7.21: among equals off the road the fewest road hexsides to the own edge', () => {
    // 1,4 has the lowest number and no road, 3,4 is three hexsides from the edge.
    expect(cellOfUnit(away({ units: { '88': '2,4', '1/POL': '2,3' } }, '88', 1, ['2,3']), '88')).toBe('2,5');
  });

  test('out of enemy zones, with a loss of 5 % where it cannot', () => {
    const state = away({ units: { '88': '14,17 cp=50', '1/POL': '14,18', '2/POL': '14,15' } }, '88', 1, ['14,18']);
    expect(state.unitStrength[numberOf('88')]).toBe(47);
    expect(cellOfUnit(state, '88')).toBe('14,16');
    const last = away({ units: { '88': '14,17 cp=1', '1/POL': '14,18', '2/POL': '14,15' } }, '88', 1, ['14,18']);
    expect(last.unitStrength[numberOf('88')]).toBe(1);
  });

  test('pays hex, water and enemy hex to nought, loses efficiency and fort, takes the hex, in normal mode', () => {
    const state = away({ units: { '88': '14,17 op=3 fort=3 travel', '1/POL': '14,18' }, allied: ['14,16'] }, '88', 2, [
      '14,18',
    ]);
    const unit = numberOf('88');
    expect(cellOfUnit(state, '88')).toBe('13,15');
    expect([state.unitPoints[unit], state.unitEfficiency[unit], state.unitFort[unit], state.unitMode[unit]]).toEqual([
      0,
      98,
      0,
      NORMAL,
    ]);
    expect(state.cellOwner[cellOf('14,16')]).toBe(0);
    expect(state.unitMoved[unit]).toBe(1);
  });

  test('not into enemies, seen or not, nor above four stacking points, nor over water that stops it', () => {
    const blocked = away({ units: { '88': '14,17', '1/POL': '14,18', '2/POL': '14,16' } }, '88', 1, ['14,18']);
    expect(['13,16', '15,16']).toContain(cellOfUnit(blocked, '88'));
    const full = away({ units: { '88': '14,17', '1/POL': '14,18', KNAUST: '14,16', '85': '14,16' } }, '88', 1, [
      '14,18',
    ]);
    expect(cellOfUnit(full, '88')).not.toBe('14,16');
    const tanks = away({ units: { 'I/9': '13,13', '1/POL': '13,12' }, blown: ['grave-bridge'] }, 'I/9', 1, ['13,12']);
    expect(['12,14', '14,13', '12,13']).toContain(cellOfUnit(tanks, 'I/9'));
  });

  test('H30: over a river without a bridge German foot retreats, Allied foot does not', () => {
    const [from, to] = steps(
      (step, one, two) =>
        STEP_WATER[step] === RIVER && STEP_BRIDGE[step] < 0 && STEP_FERRY[step] === 0 && RING[one] + RING[two] === 0,
    ).find(([one]) => steps((_, cell, other) => cell === one && RING[other] === 0).length === 6)!;
    const around = steps((_, cell, other) => cell === from && other !== to).map(([, other]) => labelOf(other));
    const ended = (id: string, enemies: readonly string[]): string => {
      const held = Object.fromEntries(enemies.map((enemy, at) => [enemy, around[at]]));
      return cellOfUnit(away({ units: { [id]: labelOf(from), ...held } }, id, 1, [around[0]]), id);
    };
    expect(ended('88', ['1/POL', '2/POL', '3/POL', '44', 'INF/30XXX'])).toBe(labelOf(to));
    expect(ended('1/POL', ['88', '85', '80', '100T', '101T'])).toBe(labelOf(from));
  });

  test('H30: German foot does not wade beside the ferry when it retreats', () => {
    const units = { '88': '10,4', '1/POL': '10,3', '44': '9,4', '2/POL': '11,4' };
    expect(['9,3', '11,3']).toContain(cellOfUnit(away({ units }, '88', 1, ['10,3']), '88'));
  });

  test('every type may use an open bridge, nobody the ferry', () => {
    const tanks = away({ units: { 'I/9': '13,13', '1/POL': '13,12' } }, 'I/9', 1, ['13,12']);
    expect(cellOfUnit(tanks, 'I/9')).toBe('13,14');
    const ferry = away({ units: { '88': '10,4', '1/POL': '10,3' } }, '88', 1, ['10,3']);
    expect(cellOfUnit(ferry, '88')).not.toBe('10,5');
  });

  test('H16: an untested bridge is tested by an Allied retreat; blown, the next best', () => {
    const plan: Plan = { units: { '44': '18,26', '88': '19,26' }, untested: ['son-bridge'] };
    const held = away(plan, '44', 1, ['19,26'], 31);
    expect(cellOfUnit(held, '44')).toBe('17,26');
    const blown = away(plan, '44', 1, ['19,26'], 30);
    expect(blown.bridgeState[bridge('son-bridge')]).toBe(BLOWN);
    expect(cellOfUnit(blown, '44')).not.toBe('17,26');
  });

  test('H16: foot takes the next best when the bridge blows, but wades where it was blown before', () => {
    const units = { '1/POL': '18,26', '88': '19,26', '85': '17,25' };
    const blows = away({ units, untested: ['son-bridge'] }, '1/POL', 1, ['19,26'], 30);
    expect(cellOfUnit(blows, '1/POL')).not.toBe('17,26');
    expect(cellOfUnit(away({ units, blown: ['son-bridge'] }, '1/POL', 1, ['19,26']), '1/POL')).toBe('17,26');
  });

  /** The six hexes round 14,17. */
  const around = {
    '1/POL': '14,16',
    '2/POL': '15,16',
    '3/POL': '15,17',
    '44': '14,18',
    '1/GP/1': '13,17',
    '3/GP/1': '13,16',
  };

  test('no place to go: it stays', () => {
    const state = away({ units: { '88': '14,17', ...around } }, '88', 2, ['14,18']);
    expect(cellOfUnit(state, '88')).toBe('14,17');
  });

  test('H30: nobody turns back to the hex that was attacked', () => {
    const { '1/POL': _free, ...closed } = around;
    const beyond = { '1/POL': '14,15', '504/82': '15,15', '505/82': '13,15' };
    const state = away({ units: { '88': '14,17', ...closed, ...beyond } }, '88', 2, ['14,18']);
    expect(cellOfUnit(state, '88')).toBe('14,16');
  });
});

describe('8.16, H31: advances', () => {
  const advances = (reports: readonly DriveReport[]) =>
    reports.flatMap((report) => (report.kind === 'advanced' ? [report.way.length - 2] : []));

  /** Attackers on a weak defender that retreats two hexes or is destroyed. */
  function attack(
    units: Readonly<Record<string, string>>,
    attackers: readonly string[],
    options: Plan['options'],
    orders: readonly string[] = [],
  ) {
    const state = position({ units: { ...units, '88': '14,17 cp=20 eff=40' }, options });
    for (const id of attackers) order(state, `attack ${id} 14,17`);
    for (const text of orders) order(state, text);
    const fires = 1 + attackers.length;
    return { state, reports: order(state, 'end', ...Array.from({ length: fires }, () => 100), 30) };
  }

  test('one attacker takes the hex; of two from one hex the first plotted', () => {
    const one = attack({ '1/POL': '14,18 cp=30' }, ['1/POL'], {});
    expect(cellOfUnit(one.state, '88')).toBe('13,15');
    expect(cellOfUnit(one.state, '1/POL')).toBe('14,16');
    const two = attack({ '1/POL': '14,18 cp=20', '2/POL': '14,18 cp=20' }, ['2/POL', '1/POL'], {});
    expect(advances(two.reports)).toEqual([2, 1]);
    expect([cellOfUnit(two.state, '2/POL'), cellOfUnit(two.state, '1/POL')]).toEqual(['14,16', '14,17']);
  });

  test('S7.22: units are spread evenly over the hexes attacked from, given up and retreated through', () => {
    const units = { '1/POL': '14,18 cp=15', '2/POL': '14,18 cp=15', '3/POL': '14,18 cp=15' };
    const three = attack(units, ['1/POL', '2/POL', '3/POL'], {});
    expect(['1/POL', '2/POL', '3/POL'].map((id) => cellOfUnit(three.state, id))).toEqual(['14,16', '14,17', '14,18']);
  });

  test('H31: a hex of the way in which an enemy stands is no place to advance to', () => {
    const units = { '1/POL': '14,18 cp=20', '2/POL': '14,18 cp=20', '85': '14,17 cp=20 eff=40' };
    const state = position({ units: { ...units, '88': '14,17 cp=20 eff=40' } });
    for (const id of ['1/POL', '2/POL']) order(state, `attack ${id} 14,17`);
    order(state, 'end', 100, 100, 100, 100, 0, 30);
    expect(['85', '88', '1/POL', '2/POL'].map((id) => cellOfUnit(state, id))).toEqual([
      '14,16',
      '13,15',
      '14,17',
      '14,18',
    ]);
  });

  test('pays, tires, takes the hex', () => {
    const { state } = attack({ '1/POL': '14,18 cp=30 op=8' }, ['1/POL'], {});
    expect(state.unitPoints[numberOf('1/POL')]).toBe(0);
    expect(state.cellOwner[cellOf('14,16')]).toBe(1);
  });

  test('advanced: as far as plotted', () => {
    const plotted = (hexes: number) =>
      cellOfUnit(
        attack(
          { '1/POL': '14,18 cp=30' },
          ['1/POL'],
          { game: 'advanced' },
          hexes === 0 ? [] : [`advance 1/POL ${hexes}`],
        ).state,
        '1/POL',
      );
    expect([plotted(0), plotted(1), plotted(2)]).toEqual(['14,18', '14,17', '14,16']);
  });

  test('H15: over a river an engineer takes one advancing unit', () => {
    const units = { '1/POL': '14,14', '2/POL': '14,14', 'ENG/43': '14,14', '88': '13,13 cp=1' };
    const state = position({ units, options: { game: 'advanced' }, blown: ['grave-bridge'] });
    for (const id of ['1/POL', '2/POL'])
      for (const text of [`attack ${id} 13,13`, `advance ${id} 1`]) order(state, text);
    order(state, 'end', 100, 100, 100);
    expect([cellOfUnit(state, '1/POL'), cellOfUnit(state, '2/POL')]).toEqual(['13,13', '14,14']);
  });

  test('H14: advanced, two columns do not advance into one hex', () => {
    const units = { '2IG/5/GDS': '14,18 travel', '2GG/5/GDS': '14,16 travel', '88': '14,17 cp=1' };
    const state = position({ units, options: { game: 'advanced' } });
    for (const id of ['2IG/5/GDS', '2GG/5/GDS'])
      for (const text of [`attack ${id} 14,17`, `advance ${id} 1`]) order(state, text);
    order(state, 'end', 100, 100, 100);
    expect([cellOfUnit(state, '2IG/5/GDS'), cellOfUnit(state, '2GG/5/GDS')]).toEqual(['14,17', '14,16']);
  });

  test('H31: nobody in travel mode advances off the road', () => {
    const ended = (hex: string): string => {
      const state = position({ units: { '2IG/5/GDS': `${hex} travel`, '88': '14,17 cp=1' } });
      order(state, 'attack 2IG/5/GDS 14,17');
      order(state, 'end', 100, 100);
      return cellOfUnit(state, '2IG/5/GDS');
    };
    expect([ended('15,17'), ended('14,18')]).toEqual(['15,17', '14,17']);
  });

  test('while a defender is left nobody advances', () => {
    const state = position({ units: { '1/POL': '14,18 cp=90', KNAUST: '14,17 fort=5', '88': '14,17 cp=20 eff=40' } });
    order(state, 'attack 1/POL 14,17');
    order(state, 'end', 100, 100, 100, 30, 0);
    expect(cellOfUnit(state, '88')).not.toBe('14,17');
    expect([cellOfUnit(state, 'KNAUST'), cellOfUnit(state, '1/POL')]).toEqual(['14,17', '14,18']);
  });
});
