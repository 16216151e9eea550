import { describe, expect, test } from 'vitest';
import { cellOf, terrainOf } from '../src/data/board.ts';
import { asked, offered, order, orders, position, ruleAgainst, unit, where, type Plan } from './positions.ts';

/** Lands a unit and says where it ends. */
function landed(plan: Plan, id: string, aimed: string, ...dice: readonly number[]): string {
  const state = position({ waiting: [id], ...plan });
  order(state, `land ${id} ${aimed}`, ...dice);
  return where(state, id);
}

describe('11.4: paratroops drift one hex', () => {
  test.each([
    [1, '1006'],
    [2, '1107'],
    [3, '1108'],
    [4, '1008'],
    [5, '0908'],
    [6, '0907'],
  ])('die %i: to %s', (die, hex) => {
    expect(landed({}, '1/501', '1007', die)).toBe(hex);
  });

  test.each<readonly [string, string, string, number, Plan['units'], string]>([
    ['off the map they are lost', '1/1', '3919', 2, {}, 'gone'],
    ['on an enemy they are lost', '1/501', '1007', 1, { Krft: '1006' }, 'gone'],
    ['on a friend in a German zone they are lost', '1/501', '1007', 1, { '2/501': '1006', Krft: '1005' }, 'gone'],
    ['in a city they are depleted', '1/504', '2420', 2, {}, '2520 depleted'],
    ['in woods they are depleted', '1/504', '2419', 4, {}, '2420 depleted'],
    ['in woods with a trail they are not', '1/504', '2418', 4, {}, '2419'],
    ['in woods with a road they are not', '1/504', '2417', 1, {}, '2416'],
    ['in a town they are not', '1/501', '1107', 1, {}, '1106'],
    ['in rough they are not', '1/504', '2323', 1, {}, '2322'],
    ['in a German zone they are depleted', '1/501', '1107', 5, { Krft: '1008' }, '1007 depleted'],
    ['R15: in a city and a German zone they are depleted once', '1/504', '2420', 2, { Krft: '2519' }, '2520 depleted'],
  ])('%s', (_name, id, aimed, die, units, fate) => {
    expect(landed({ units }, id, aimed, die)).toBe(fate);
  });

  test('beside a German across an unbridged river they are safe', () => {
    // The Waal parts 2720 from 2721.
    expect(landed({ units: { BrDf: '2721' } }, '1/504', '2719', 4)).toBe('2720');
  });

  test('on a friend they are depleted and put into an empty hex beside it', () => {
    const state = position({ waiting: ['1/501'], units: { '2/501': '1006', '3/501': '1106' } });
    order(state, 'land 1/501 1007', 1);
    expect(asked(state)).toBe('allied placing');
    expect(orders(state).toSorted()).toEqual(['place 0906', 'place 0907', 'place 1005', 'place 1007', 'place 1107']);
    expect(ruleAgainst(state, 'place 1106')).toBe('11.4');
    expect(ruleAgainst(state, 'place 1006')).toBe('11.4');
    expect(ruleAgainst(state, 'place 0807')).toBe('11.4');
    expect(ruleAgainst(state, 'end')).toBe('3.0');
    order(state, 'place 1005');
    expect(where(state, '1/501')).toBe('1005 depleted');
    // Mixed: 5 of 7 points are left.
    expect(state.moverLeft).toBe(10);
    order(state, 'stop');
    expect(where(state, '2/501')).toBe('1006');
  });

  test('put beside a friend they may come into a German zone, and leave it as any that land there', () => {
    const state = position({ waiting: ['1/501'], units: { '2/501': '1006', Krft: '1108' } });
    order(state, 'land 1/501 1007', 1);
    order(state, 'place 1107');
    expect(ruleAgainst(state, 'go 1207')).toBe('5.0');
    order(state, 'go 1206');
    expect(where(state, '1/501')).toBe('1206 depleted');
  });

  test('among friends on all sides they are lost', () => {
    const around = {
      '2/501': '1005',
      '3/501': '1106',
      '1/502': '1107',
      '2/502': '1007',
      '3/502': '0907',
      '1/506': '0906',
    };
    expect(landed({ units: { '2/506': '1006', ...around } }, '1/501', '1007', 1)).toBe('gone');
  });
});

describe('11.4: gliders do not drift, and may crash', () => {
  test.each([
    ['3818', 'mixed', 0],
    ['3713', 'broken', 1],
    ['3720', 'rough', 2],
    ['3918', 'town', 3],
    ['3920', 'woods', 3],
    ['3521', 'city', 4],
  ])('at %s, %s, on %i or less', (hex, terrain, crashOn) => {
    expect(terrainOf(cellOf(hex))).toBe(terrain);
    if (crashOn === 0) {
      expect(landed({}, '7K/1', hex)).toBe(hex);
      return;
    }
    for (let die = 1; die <= 6; die++)
      expect(landed({}, '7K/1', hex, die), `die ${die}`).toBe(die <= crashOn ? `${hex} depleted` : hex);
  });

  test('a crash in a German zone destroys them', () => {
    expect(landed({ units: { Krft: '3620' } }, '2S/1', '3720', 2)).toBe('gone');
  });

  test('without a crash a German zone does not hurt them', () => {
    expect(landed({ units: { Krft: '3620' } }, '2S/1', '3720', 3)).toBe('3720');
    expect(landed({ units: { Krft: '3817' } }, '2S/1', '3818')).toBe('3818');
  });

  test('R16: all seven of them are gliders', () => {
    for (const id of ['1B/1', '7K/1', '2S/1']) expect(landed({}, id, '3818')).toBe('3818');
    for (const id of ['1/327', '2/327']) expect(landed({}, id, '1007')).toBe('1007');
    for (const id of ['1/325', '2/325']) expect(landed({ turn: 7 }, id, '2318')).toBe('2318');
  });
});

describe('11.1, 11.3: where and when they land', () => {
  test.each([
    ['seven hexes from the zone', '1/501', '1014', undefined],
    ['eight hexes from the zone', '1/501', '1015', '11.1'],
    ['around another zone', '1/501', '2323', '11.1'],
    ['R28: seven hexes from any hex of Arnhem', '1/Pol', '2723', undefined],
    ['eight hexes from all of Arnhem', '1/Pol', '2623', '11.1'],
    ['on a German', '1/501', '1006', '11.5'],
    ['R17: on a friend, paratroops', '1/501', '1008', undefined],
    ['R17: on a friend, gliders', '1/327', '1008', 'R17'],
    ['on a German, gliders', '1/327', '1006', '11.5'],
    ['a unit that comes by road', 'E', '1007', '11.4'],
  ])('%s', (_name, id, hex, rule) => {
    const state = position({ waiting: [id], units: { Krft: '1006', '2/501': '1008' } });
    expect(ruleAgainst(state, { kind: 'land', unit: unit(id), cell: cellOf(hex) })).toBe(rule);
    const cells = offered(state, { kind: 'unit', unit: unit(id) }).flatMap((one) =>
      one.kind === 'land' ? [one.cell] : [],
    );
    expect(cells.includes(cellOf(hex))).toBe(rule === undefined);
  });

  test('never before their turn, later if they are held back', () => {
    const rules = [4, 5, 9].map((turn) => ruleAgainst(position({ turn, waiting: ['1/Pol'] }), 'land 1/Pol 3418'));
    expect(rules).toEqual(['11.4', undefined, undefined]);
  });

  test('once only, and in the movement phase alone', () => {
    expect(
      ruleAgainst(position({ units: { '1/501': '1007' } }), {
        kind: 'land',
        unit: unit('1/501'),
        cell: cellOf('1006'),
      }),
    ).toBe('11.4');
    expect(ruleAgainst(position({}), 'land 1/501 1007')).toBe('11.4');
    expect(ruleAgainst(position({ phase: 'alliedMobile', waiting: ['1/501'] }), 'land 1/501 1007')).toBe('11.4');
    expect(ruleAgainst(position({ phase: 'alliedCombat', waiting: ['1/501'] }), 'land 1/501 1007')).toBe('11.4');
    expect(ruleAgainst(position({}), { kind: 'land', unit: 78, cell: 0 })).toBe('11.4');
  });

  test('R25: also around a zone that is lost', () => {
    const state = position({ waiting: ['1/501'], units: { Krft: '1007' } });
    state.zoneEntered[1] = 1;
    expect(ruleAgainst(state, 'land 1/501 1006')).toBeUndefined();
  });
});

describe('11.4: moving on after landing', () => {
  test('a unit moves before the next one lands', () => {
    const state = position({ waiting: ['1/501', '2/501'] });
    order(state, 'land 1/501 1007', 1);
    expect(asked(state)).toBe('allied moving');
    expect(ruleAgainst(state, 'land 2/501 1007')).toBe('3.0');
    expect(ruleAgainst(state, 'end')).toBe('3.0');
    order(state, 'stop');
    expect(ruleAgainst(state, 'land 2/501 1007')).toBeUndefined();
    // It has had its move.
    expect(ruleAgainst(state, '1/501 1005')).toBe('5.1');
  });

  test('with what the landing hex leaves of its allowance', () => {
    const state = position({ waiting: ['1/501'] });
    order(state, 'land 1/501 1007', 1);
    expect(ruleAgainst(state, 'go by 1005 1004')).toBeUndefined();
    expect(ruleAgainst(state, 'go by 0907 0807 0808')).toBe('5.0');
    order(state, 'go 1004');
    expect(where(state, '1/501')).toBe('1004');
    expect(state.step).toBe('free');
  });

  test('out of a German zone only if it enters no other', () => {
    const state = position({ waiting: ['1/501'], units: { Krft: '1008' } });
    order(state, 'land 1/501 1107', 5);
    expect(where(state, '1/501')).toBe('1007 depleted');
    expect(ruleAgainst(state, 'go by 1108')).toBe('R3');
    expect(ruleAgainst(state, 'go by 1107 1108')).toBe('R3');
    order(state, 'go by 1006 1005');
    expect(where(state, '1/501')).toBe('1005 depleted');
  });

  test('into a German zone, and stop there', () => {
    const state = position({ waiting: ['1/501'], units: { Krft: '1003' } });
    order(state, 'land 1/501 1007', 1);
    expect(ruleAgainst(state, 'go by 1005 1004')).toBeUndefined();
    expect(ruleAgainst(state, 'go by 1005 1004 1105')).toBe('6.0');
  });

  test('not at all when it is shut in', () => {
    const state = position({
      waiting: ['1/1'],
      units: { Krft: '3817', '9S': '3917', '2/9SS': '3920', '1/9SS': '3820' },
    });
    // 3818, 3919 and 3819 are all in German zones: it lands in one and can enter no other.
    order(state, 'land 1/1 3819', 2);
    expect(where(state, '1/1')).toBe('3919 depleted');
    expect(state.step).toBe('free');
  });
});
