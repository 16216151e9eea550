import { describe, expect, test } from 'vitest';
import { cellOf } from '../src/data/board.ts';
import { numberOf } from '../src/data/units.ts';
import { allot } from '../src/phases/allotment.ts';
import { ScriptedDice } from '@club-route/engine';
import { CARRIED, LANDED, LATE, NORMAL, TRAVEL, type DriveState } from '../src/state.ts';
import { cellOfUnit, order, position, refusal } from './positions.ts';

const points = (state: DriveState, id: string): number => state.unitPoints[numberOf(id)];
const CORRIDOR = ['14,16', '14,17', '14,18', '14,19', '15,17', '13,16', '15,16'];

describe('8.7: moving a unit', () => {
  test('a way is walked hex by hex, and each hex changes hands', () => {
    const state = position({ units: { '1/POL': '14,19' } });
    order(state, '1/POL 14,18 14,17');
    expect(cellOfUnit(state, '1/POL')).toBe('14,17');
    expect(points(state, '1/POL')).toBe(20 - 4 - 4);
    expect(state.cellOwner[cellOf('14,18')]).toBe(1);
    expect(state.unitEfficiency[numberOf('1/POL')]).toBe(98);
  });

  test('the last hex alone finds the cheapest way', () => {
    const state = position({ units: { '1/POL': '14,19 travel' }, allied: CORRIDOR });
    order(state, '1/POL 14,16');
    expect(points(state, '1/POL')).toBe(17);
  });

  test('an order that cannot be paid is refused and nothing is spent', () => {
    const state = position({ units: { '1/POL': '14,19 op=3 moved' } });
    expect(refusal(state, '1/POL 14,18')).toBe('8.7');
    expect(points(state, '1/POL')).toBe(3);
  });

  test('the first hex of the turn is free of points, but not beside an enemy in sight', () => {
    const state = position({ units: { '44': '14,18 op=1', '88': '15,15' }, allied: ['14,17'] });
    expect(
      refusal(position({ units: { '44': '14,18 op=1', '88': '14,15', '1/POL': '13,15' } }), '44 13,17'),
    ).toBeUndefined();
    expect(refusal(position({ units: { '44': '14,17 op=1', '88': '14,15' } }), '44 14,16')).toBe('8.7');
    order(state, '44 13,18');
    expect([cellOfUnit(state, '44'), points(state, '44')]).toEqual(['13,18', 0]);
    expect(refusal(position({ units: { '44': '14,18 op=0' } }), '44 13,18')).toBe('8.7');
    expect(refusal(position({ units: { '44': '14,18 op=1 moved' } }), '44 13,18')).toBe('8.7');
  });

  test('H10: prohibited ground stays prohibited to the free first hex', () => {
    expect(refusal(position({ units: { '44': '14,18 op=1 travel' } }), '44 15,17')).toBe('8.9');
  });

  test('S7.15: whoever has plotted an attack stays', () => {
    const state = position({ units: { '1/POL': '14,18', '88': '14,17' } });
    order(state, 'attack 1/POL 14,17');
    expect(refusal(state, '1/POL 14,19')).toBe('S7.15');
    expect(refusal(state, 'mode 1/POL')).toBe('S7.15');
    expect(refusal(state, 'fortify 1/POL')).toBe('S7.15');
  });
});

describe('8.8: zones of control', () => {
  test('H8, S7.13: from zone to zone in normal mode takes everything, if the whole cost can be paid', () => {
    const plan = (op: number) =>
      position({ units: { '1/POL': `14,17 op=${op} moved`, '88': '15,16' }, allied: ['14,16'] });
    for (const op of [8, 15]) {
      const state = plan(op);
      order(state, '1/POL 14,16');
      expect(points(state, '1/POL')).toBe(0);
    }
    expect(refusal(plan(7), '1/POL 14,16')).toBe('8.7');
  });

  test('H8: travel mode pays 5 and 2 and keeps the rest', () => {
    const state = position({ units: { '1/POL': '14,17 travel', '88': '15,16' }, allied: ['14,16'] });
    order(state, '1/POL 14,16');
    expect(points(state, '1/POL')).toBe(20 - 1 - 5 - 2);
  });

  test('H9: units in travel mode and in the ring have no zone; by option they do in travel mode', () => {
    const walk = (text: string, options = {}) => {
      const state = position({ units: { '1/POL': '14,18', '88': text }, allied: ['14,17'], options });
      order(state, '1/POL 14,17');
      return points(state, '1/POL');
    };
    expect([walk('14,16'), walk('14,16 travel'), walk('14,16 travel', { travelZones: true })]).toEqual([15, 17, 15]);
    const ring = position({ units: { '1/POL': '22,5', '88': '23,3 normal' }, allied: ['22,4'] });
    order(ring, '1/POL 22,4');
    expect(points(ring, '1/POL')).toBe(17);
  });

  test('Allied units never leave the map', () => {
    expect(refusal(position({ units: { '1/POL': '22,4' } }), '1/POL 23,4')).toBe('8.8');
    expect(refusal(position({ units: { '1/POL': '22,4', '88': '23,4' } }), 'attack 1/POL 23,4')).toBe('8.8');
  });
});

describe('8.8: water', () => {
  test('S6.12: foot crosses a bridge in normal mode at the cost of the hex, vehicles in travel mode only', () => {
    const state = position({ units: { '1/POL': '13,14', '44': '13,14' }, allied: ['13,13'] });
    expect(refusal(state, '44 13,13')).toBe('8.8');
    order(state, '1/POL 13,13');
    expect(points(state, '1/POL')).toBe(17);
    const column = position({ units: { '44': '13,14 travel' }, allied: ['13,13'] });
    order(column, '44 13,13');
    expect(points(column, '44')).toBe(19);
  });

  test('H15: an engineer carries one unit a phase, in any mode, here or there; ENG/1 has no boats', () => {
    const state = position({
      units: { '1/POL': '13,14', '2/POL': '13,14', 'ENG/43': '14,14 travel' },
      allied: ['14,14', '13,13', '13,14'],
      blown: ['grave-bridge'],
    });
    expect(refusal(state, '1/POL 13,13')).toBe('8.8');
    order(state, '2/POL 14,14');
    order(state, '2/POL 13,13');
    expect(points(state, '2/POL')).toBe(20 - 3 - 13);
    order(state, '1/POL 14,14');
    expect(refusal(state, '1/POL 13,13')).toBe('8.8');
    const two = position({
      units: { '1/POL': '14,14', 'ENG/43': '14,14', 'ENG/30XXX': '14,14' },
      allied: ['13,13'],
      blown: ['grave-bridge'],
    });
    order(two, '1/POL 13,13');
    expect(['ENG/30XXX', 'ENG/43'].map((id) => two.unitCarried[numberOf(id)])).toEqual([1, 0]);
    const without = position({ units: { '1/POL': '14,14', 'ENG/1': '14,14' }, blown: ['grave-bridge'] });
    expect(refusal(without, '1/POL 13,13')).toBe('8.8');
  });

  test('H15: in the next operation phase it carries again', () => {
    const state = position({ phase: 'germanFirst', units: { 'ENG/43': '14,14' } });
    state.unitCarried[numberOf('ENG/43')] = CARRIED;
    order(state, 'end');
    expect([state.phase, state.unitCarried[numberOf('ENG/43')]]).toEqual(['alliedSecond', 0]);
  });

  test('H12: the ferry takes one unit of columns 1 and 2 a turn; foot wades beside it', () => {
    const state = position({
      phase: 'germanFirst',
      units: { 'I/9': '10,4 travel', 'PZGR/9SS': '10,4 travel', '88': '10,4' },
    });
    order(state, 'I/9 10,5');
    expect(points(state, 'I/9')).toBe(10);
    expect(refusal(state, 'PZGR/9SS 10,5')).toBe('8.8');
    order(state, '88 10,5');
    expect(points(state, '88')).toBe(20 - 3 - 10);
    expect(state.ferryUsed).toBe(1);
  });
});

test('H12: a column pays one point more for a hex of the enemy', () => {
  const state = position({ units: { '44': '14,18 travel' } });
  order(state, '44 14,17');
  expect(points(state, '44')).toBe(20 - 2);
});

describe('8.8: stacking', () => {
  test('H14: at most four points in every hex entered', () => {
    const state = position({ units: { '1/POL': '14,19', '504/82': '14,18', '505/82': '14,18' } });
    expect(refusal(state, '1/POL 14,18')).toBe('8.8');
    expect(refusal(state, '1/POL 14,18 14,17')).toBe('8.8');
  });

  test('H12: a column pays one point more to stack, whatever the mode of the friend', () => {
    for (const friend of ['14,17', '14,17 travel']) {
      const state = position({ units: { '2IG/5/GDS': '14,18 travel', '1/POL': friend } });
      order(state, '2IG/5/GDS 14,17');
      expect(points(state, '2IG/5/GDS')).toBe(20 - 2);
    }
  });

  test('H14: advanced, two units in travel mode do not stack', () => {
    const plan = (game: 'intermediate' | 'advanced') =>
      position({ options: { game }, units: { '1/POL': '14,19 travel', '2/POL': '14,18 travel', '3/POL': '14,19' } });
    expect(refusal(plan('intermediate'), '1/POL 14,18')).toBeUndefined();
    expect(refusal(plan('advanced'), '1/POL 14,18')).toBe('H14');
    expect(refusal(plan('advanced'), 'mode 3/POL')).toBe('H14');
  });
});

describe('H13: the ring', () => {
  const ring = (units: Readonly<Record<string, string>>) => position({ phase: 'germanFirst', units });

  test('5 points from hex to hex in either mode, and efficiency in normal mode', () => {
    const state = ring({ '88': '23,3 normal', '85': '23,3' });
    order(state, '88 23,4');
    order(state, '85 23,4');
    expect([points(state, '88'), points(state, '85')]).toEqual([15, 15]);
    expect([state.unitEfficiency[numberOf('88')], state.unitEfficiency[numberOf('85')]]).toEqual([99, 100]);
  });

  test('into the field in normal mode over any side, in travel mode by road', () => {
    const state = ring({ '88': '23,4 normal', '85': '23,4', '80': '23,3' });
    expect(refusal(state, '85 22,4')).toBe('8.9');
    expect(refusal(ring({ '85': '22,4 travel' }), '85 by 23,4')).toBe('8.9');
    order(state, '88 22,4');
    expect(points(state, '88')).toBe(17);
    order(state, '80 22,3');
    expect(points(state, '80')).toBe(19);
    order(state, '80 23,3');
    expect(points(state, '80')).toBe(14);
  });

  test('no fortifying and no attacks out there, but a change of mode', () => {
    const state = position({ phase: 'germanFirst', units: { '88': '23,4', '1/POL': '22,4' } });
    expect(refusal(state, 'attack 88 22,4')).toBe('8.8');
    order(state, 'mode 88');
    expect(refusal(state, 'fortify 88')).toBe('H13');
  });
});

describe('8.9, 8.11, H38: mode and fortification', () => {
  test('travel mode loses the fort and cannot dig', () => {
    const state = position({ units: { '1/POL': '14,18 fort=2' } });
    order(state, 'mode 1/POL');
    expect([state.unitMode[numberOf('1/POL')], state.unitFort[numberOf('1/POL')]]).toEqual([TRAVEL, 0]);
    expect(refusal(state, 'fortify 1/POL')).toBe('8.11');
    order(state, 'mode 1/POL');
    expect(state.unitMode[numberOf('1/POL')]).toBe(NORMAL);
  });

  test('five levels, lost by moving', () => {
    const state = position({ units: { '1/POL': '14,18 fort=4', '2/POL': '14,18 fort=5' } });
    order(state, 'fortify 1/POL');
    expect(refusal(state, 'fortify 2/POL')).toBe('8.11');
    order(state, '2/POL 14,17');
    expect(state.unitFort[numberOf('2/POL')]).toBe(0);
  });

  test('travel mode keeps to the road', () => {
    expect(refusal(position({ units: { '1/POL': '14,18 travel' } }), '1/POL 15,17')).toBe('8.9');
  });
});

describe('8.10, H10: lost command', () => {
  const out = (text: string) =>
    position({ options: { game: 'advanced' }, units: { '1/POL': `14,18 out ${text}` }, allied: ['14,17'] });

  test('1 to 3 more for each hex in normal mode, none in travel mode', () => {
    const state = out('');
    order(state, '1/POL 14,17', 2);
    expect(points(state, '1/POL')).toBe(20 - 3 - 2);
    const column = out('travel');
    order(column, '1/POL 14,17');
    expect(points(column, '1/POL')).toBe(19);
  });

  test('too dear: it fails and loses 1 to 3; the free first hex saves one that has not moved', () => {
    const state = out('op=4 moved');
    order(state, '1/POL 14,17', 3, 2);
    expect([cellOfUnit(state, '1/POL'), points(state, '1/POL')]).toEqual(['14,18', 2]);
    const fresh = out('op=4');
    order(fresh, '1/POL 14,17', 3);
    expect([cellOfUnit(fresh, '1/POL'), points(fresh, '1/POL')]).toEqual(['14,17', 0]);
    expect(refusal(out('op=3 moved'), '1/POL 14,17')).toBe('8.7');
  });

  test('S7.14: by option nought to three', () => {
    const state = position({
      options: { game: 'advanced', commandCost: 'text' },
      units: { '1/POL': '14,18 out op=3 moved' },
      allied: ['14,17'],
    });
    order(state, '1/POL 14,17', 0);
    expect(points(state, '1/POL')).toBe(0);
  });

  test('an order of several hexes ends where the next cannot be paid', () => {
    const state = out('op=9');
    order(state, '1/POL 14,17 14,18', 3);
    expect([cellOfUnit(state, '1/POL'), points(state, '1/POL')]).toEqual(['14,17', 3]);
  });
});

describe('H11: unseen enemies', () => {
  const hidden = (units: Readonly<Record<string, string>>, allied = CORRIDOR) =>
    position({ options: { hidden: true }, units, allied });

  test('an order ends at the first step that brings an enemy into sight, and its zone costs 2', () => {
    const state = hidden({ '1/POL': '14,19', '88': '14,15' });
    order(state, '1/POL 14,18 14,17 14,16');
    expect([cellOfUnit(state, '1/POL'), points(state, '1/POL')]).toEqual(['14,16', 20 - 9 - 2]);
    const passing = hidden({ '1/POL': '14,19 travel', '88': '15,15 travel' });
    order(passing, '1/POL 14,18 14,17 14,16 13,15');
    expect(cellOfUnit(passing, '1/POL')).toBe('14,16');
  });

  test('+2 as far as points reach; from a zone in sight into an unseen one everything goes', () => {
    const poor = hidden({ '1/POL': '14,17 op=4', '88': '14,15' });
    order(poor, '1/POL 14,16');
    expect(points(poor, '1/POL')).toBe(0);
    const state = hidden({ '1/POL': '14,17', '85': '13,17', '88': '15,15' });
    order(state, '1/POL 15,16');
    expect(points(state, '1/POL')).toBe(0);
    const column = hidden({ '1/POL': '14,17 travel', '85': '13,17', '88': '14,15' });
    order(column, '1/POL 14,16');
    expect(points(column, '1/POL')).toBe(20 - 1 - 5 - 2);
  });

  test('the free first hex is judged by what is seen', () => {
    const state = hidden({ '44': '14,17 op=1', '88': '14,15' });
    order(state, '44 14,16');
    expect([cellOfUnit(state, '44'), points(state, '44')]).toEqual(['14,16', 0]);
  });
});

describe('8.6, H20: allotments', () => {
  const allotted = (plan: Parameters<typeof position>[0], allotment: 1 | 2, id: string, ...dice: readonly number[]) => {
    const state = position(plan);
    const scripted = new ScriptedDice(dice);
    allot(state, allotment, scripted, undefined);
    scripted.finish();
    return points(state, id);
  };

  test.each([
    [0, 20],
    [1, 16],
    [2, 10],
    [3, 5],
  ])('supply state %i gives %i', (supply, expected) =>
    expect(allotted({ units: { '44': `14,18 supply=${supply}` } }, 1, '44')).toBe(expected),
  );

  test('the first replaces, the second adds at most ten', () => {
    expect(allotted({ units: { '44': '14,18 op=17' } }, 1, '44')).toBe(20);
    expect(allotted({ units: { '44': '14,18 op=17' } }, 2, '44')).toBe(30);
    expect(allotted({ units: { '44': '14,18 op=4' } }, 2, '44')).toBe(24);
  });

  test('first day: landings cost 1 to 10 once; Germans in contact or near an entry have 10, others none', () => {
    expect(allotted({ turn: 1, units: { '1/POL': '14,18 supply=1' } }, 1, '1/POL', 7)).toBe(9);
    expect(allotted({ turn: 1, units: { '1/POL': '14,18 supply=1' } }, 2, '1/POL')).toBe(10 + 16);
    expect(allotted({ turn: 1, units: { '88': '14,18' } }, 1, '88')).toBe(0);
    expect(allotted({ turn: 1, units: { '88': '26,31' } }, 1, '88')).toBe(10);
    expect(allotted({ turn: 1, units: { '88': '25,30' } }, 1, '88')).toBe(10);
    expect(allotted({ turn: 1, units: { '88': '24,30' } }, 1, '88')).toBe(0);
    expect(allotted({ turn: 1, units: { '88': '14,18', '44': '14,17' } }, 1, '88')).toBe(10);
    expect(allotted({ turn: 1, units: { '88': '14,18 supply=3', '44': '14,17' } }, 1, '88')).toBe(5);
  });

  test('who comes late has nothing in the first phase, who lands 1 to 10 less; nobody less than nought', () => {
    const late = (allotment: 1 | 2, why: number, supply: number, ...dice: readonly number[]) => {
      const state = position({ units: { '1/POL': `14,18 op=0 supply=${supply}` } });
      state.unitLate[numberOf('1/POL')] = why;
      const scripted = new ScriptedDice(dice);
      allot(state, allotment, scripted, undefined);
      scripted.finish();
      return points(state, '1/POL');
    };
    expect([late(1, LATE, 0), late(2, LATE, 0)]).toEqual([0, 20]);
    expect([late(1, LANDED, 1, 7), late(2, LANDED, 1)]).toEqual([9, 16]);
    expect(late(1, LANDED, 3, 9)).toBe(0);
  });

  test('the second is given when the first German battles are over', () => {
    const state = position({ phase: 'germanFirst', units: { '88': '14,18', '1/POL': '14,17 cp=100' } });
    order(state, 'attack 88 14,17');
    order(state, 'end', 100, 100, 0);
    expect([points(state, '1/POL'), points(state, '88')]).toEqual([10 + 20, 10 + 20]);
  });

  test('second day: Germans have at most 15', () => {
    expect(allotted({ turn: 2, units: { '88': '14,18' } }, 1, '88')).toBe(15);
    expect(allotted({ turn: 2, units: { '88': '14,18 supply=2' } }, 1, '88')).toBe(10);
  });
});

test('8.8: four stacking points are not too many', () => {
  const full = (stack: number) =>
    refusal(position({ units: { '1/POL': '14,18', '2/POL': `14,17 stack=${stack}` } }), '1/POL 14,17');
  expect([full(3), full(4)]).toEqual([undefined, '8.8']);
});

test('8.8: Allied foot units need no boats to wade a narrow water', () => {
  const state = position({ units: { '1/POL': '17,26' }, blown: ['son-bridge'], allied: ['18,26'] });
  expect(refusal(state, '1/POL 18,26')).toBeUndefined();
});

test('H15: on one way an engineer carries a unit over one river only', () => {
  const crossed = (...engineers: readonly string[]) => {
    const boats = Object.fromEntries(engineers.map((id) => [id, '3,11']));
    return refusal(position({ units: { ...boats, '1/POL': '2,11 op=60' }, allied: ['3,10'] }), '1/POL by 3,11 3,10');
  };
  expect([crossed('ENG/43'), crossed('ENG/43', 'ENG/30XXX')]).toEqual(['8.8', undefined]);
});
