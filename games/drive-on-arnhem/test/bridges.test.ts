import { describe, expect, test } from 'vitest';
import { numberOf } from '../src/data/units.ts';
import { BLOWN, INTACT, UNTESTED } from '../src/state.ts';
import { bridge, cellOfUnit, HIGHWAY, order, position, refusal } from './positions.ts';

describe('8.12, H16: bridges', () => {
  const son = (text = '17,26', more = {}) =>
    position({ units: { '1/POL': text }, untested: ['son-bridge'], allied: ['18,26'], ...more });

  test.each([
    [1, 40],
    [2, 35],
    [3, 30],
    [4, 20],
  ])('level %i: a bridge blows on %i of a hundred', (level, chance) => {
    const state = son('17,26', { options: { level } });
    order(state, '1/POL 18,26', chance);
    expect(state.bridgeState[bridge('son-bridge')]).toBe(BLOWN);
    expect([
      cellOfUnit(state, '1/POL'),
      state.unitPoints[numberOf('1/POL')],
      state.unitMoved[numberOf('1/POL')],
    ]).toEqual(['17,26', 20, 0]);
    const lucky = son('17,26', { options: { level } });
    order(lucky, '1/POL 18,26', chance + 1);
    expect(lucky.bridgeState[bridge('son-bridge')]).toBe(INTACT);
    expect(cellOfUnit(lucky, '1/POL')).toBe('18,26');
  });

  test('it is tested once; blown, foot may wade and a column cannot cross', () => {
    const state = son('17,26');
    order(state, '1/POL 18,26', 99);
    order(state, '1/POL 17,26');
    const blown = position({
      units: { '1/POL': '17,26', '44': '17,26 travel' },
      blown: ['son-bridge'],
      allied: ['18,26'],
    });
    expect(refusal(blown, '44 18,26')).toBe('8.12');
    order(blown, '1/POL 18,26');
    expect(blown.unitPoints[numberOf('1/POL')]).toBe(20 - 3 - 6);
  });

  test('Germans test nothing', () => {
    const state = position({ phase: 'germanFirst', units: { '88': '17,26' }, untested: ['son-bridge'] });
    order(state, '88 18,26');
    expect(state.bridgeState[bridge('son-bridge')]).toBe(UNTESTED);
  });

  test('an advance after combat tests it too, and stops before it if it blows', () => {
    const attack = (die: number) => {
      const state = position({
        units: { '1/POL': '18,26 cp=40', '88': '17,26 cp=20 eff=40' },
        untested: ['son-bridge'],
      });
      order(state, 'attack 1/POL 17,26');
      order(state, 'end', 100, 100, 30, die);
      return state;
    };
    const [blown, held] = [attack(30), attack(31)];
    expect([blown.bridgeState[bridge('son-bridge')], cellOfUnit(blown, '1/POL')]).toEqual([BLOWN, '18,26']);
    expect(held.bridgeState[bridge('son-bridge')]).toBe(INTACT);
    expect(cellOfUnit(held, '1/POL')).not.toBe('18,26');
  });

  test('8.12: a bridge that stands is not tested again by an advance', () => {
    const state = position({ units: { '1/POL': '18,26 cp=40', '88': '17,26 cp=20 eff=40' } });
    order(state, 'attack 1/POL 17,26');
    order(state, 'end', 100, 100, 30);
    expect(cellOfUnit(state, '1/POL')).not.toBe('18,26');
  });

  test('an order beyond the test goes on if the bridge holds', () => {
    const state = position({ units: { '1/POL': '17,26' }, untested: ['son-bridge'], allied: ['18,26', '18,27'] });
    order(state, '1/POL 18,26 18,27', 31);
    expect(cellOfUnit(state, '1/POL')).toBe('18,27');
  });

  describe('rebuilding', () => {
    const built = (text: string, more: object = {}) => {
      const state = position({
        phase: 'germanFirst',
        units: { 'ENG/43': text, ...('units' in more ? (more.units as object) : {}) },
        blown: ['son-bridge'],
        ...('options' in more ? { options: more.options as object } : {}),
      });
      order(state, 'end');
      return [state.bridgeState[bridge('son-bridge')], state.unitPoints[numberOf('ENG/43')]];
    };
    test('an engineer beside it with 20 points rebuilds it for good', () =>
      expect(built('18,26 op=5')).toEqual([INTACT, 5]));
    test('with 16 points a phase only by carry-over', () => {
      expect(built('17,26 op=3 supply=1')).toEqual([BLOWN, 19]);
      expect(built('17,26 op=4 supply=1')).toEqual([INTACT, 0]);
    });
    test('8.12: in the first phase of a day as in the second', () => {
      const plan = { units: { 'ENG/43': '18,26' }, allied: HIGHWAY, blown: ['son-bridge'] };
      const state = position({ phase: 'germanAir', ...plan });
      order(state, 'end');
      expect([state.bridgeState[bridge('son-bridge')], state.unitPoints[numberOf('ENG/43')]]).toEqual([INTACT, 0]);
    });
    test('not in an enemy zone', () => expect(built('18,26 op=5', { units: { '88': '19,25' } })[0]).toBe(BLOWN));
    test('advanced: in normal mode only', () => {
      expect(built('18,26 op=5 travel', { options: { game: 'advanced' } })[0]).toBe(BLOWN);
      expect(built('18,26 op=5 travel')[0]).toBe(INTACT);
    });
  });
});
