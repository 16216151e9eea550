import { FastDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import {
  cellOf,
  labelOf,
  NARROW,
  RING,
  STEP_BRIDGE,
  STEP_ROAD,
  STEP_WATER,
  TERRAIN,
  TERRAINS,
} from '../src/data/board.ts';
import * as tables from '../src/data/tables.ts';
import { TYPES, UNITS } from '../src/data/units.ts';
import { casualtyPercent } from '../src/rules/casualties.ts';
import { defensiveFire, gunFire, offensiveFire } from '../src/rules/fire.ts';
import { levelOf } from '../src/rules/victory.ts';
import { determineWeather } from '../src/phases/weather.ts';
import { ScriptedDice } from '@club-route/engine';
import { numberOf } from '../src/data/units.ts';
import { order, position, refusal, steps } from './positions.ts';

/** A unit of each type, with a side that may use it. */
const SAMPLE: Readonly<Record<(typeof TYPES)[number], string>> = {
  panzergrenadier: 'PZGR/9SS',
  mechanized: '3IG/5/GDS',
  engineer: 'ENG/43',
  armor: '44',
  recon: '2H/GDS',
  artillery: 'SS ROCK/FB',
  headquarters: 'HQ/180',
  infantry: '88',
  airborne: '1/POL',
  glider: '1/GP/1',
};

/** The printed table: columns by type, rows open, rough, forest, town, city. */
const COLUMNS: Readonly<Record<(typeof TYPES)[number], readonly number[]>> = {
  panzergrenadier: [4, 7, 10, 3, 3],
  mechanized: [4, 7, 10, 3, 3],
  engineer: [4, 7, 10, 3, 3],
  armor: [5, 16, 16, 3, 7],
  recon: [5, 16, 16, 3, 7],
  artillery: [5, 16, 16, 3, 7],
  headquarters: [5, 16, 16, 3, 7],
  infantry: [3, 7, 10, 3, 3],
  airborne: [3, 7, 10, 3, 3],
  glider: [3, 7, 10, 3, 3],
};

describe('operation costs', () => {
  const dry = (terrain: number) =>
    steps((step, from, to) => TERRAIN[to] === terrain && RING[from] === 0 && STEP_WATER[step] === 0)[0];

  describe.each(TYPES.map((type) => [type]))('%s', (type) => {
    test.each([0, 1, 2, 3, 4].map((terrain) => [TERRAINS[terrain], terrain] as const))('enters %s', (_, terrain) => {
      const id = SAMPLE[type];
      const [from, to] = dry(terrain);
      const german = UNITS.findIndex((unit) => unit.id === id) >= numberOf('HQ/9SS');
      const state = position({
        phase: german ? 'germanFirst' : 'alliedFirst',
        units: { [id]: labelOf(from) },
        allied: german ? [] : [labelOf(to)],
      });
      order(state, `${id.replaceAll(' ', '')} ${labelOf(to)}`);
      expect(20 - state.unitPoints[numberOf(id)]).toBe(COLUMNS[type][terrain]);
    });
  });

  const own = (id: string, units: Readonly<Record<string, string>>, to: string, more: object = {}) => {
    const state = position({ units, allied: [to], ...more });
    const before = state.unitPoints[numberOf(id)];
    order(state, `${id} ${to}`);
    return before - state.unitPoints[numberOf(id)];
  };

  test('enemy controlled hex +1', () => {
    const state = position({ units: { '1/POL': '14,18' } });
    order(state, '1/POL 14,17');
    expect(20 - state.unitPoints[numberOf('1/POL')]).toBe(3 + 1);
  });

  test('stream or canal 6, river 10, on foot', () => {
    const narrow = steps(
      (step, from, to) => STEP_WATER[step] === 1 && STEP_BRIDGE[step] < 0 && TERRAIN[to] === 0 && RING[from] === 0,
    )[0];
    expect(own('1/POL', { '1/POL': labelOf(narrow[0]) }, labelOf(narrow[1]))).toBe(9);
    const river = steps(
      (step, from, to) =>
        STEP_WATER[step] === 2 && STEP_BRIDGE[step] < 0 && TERRAIN[to] === 0 && RING[from] === 0 && RING[to] === 0,
    )[0];
    expect(own('1/POL', { '1/POL': labelOf(river[0]), 'ENG/43': labelOf(river[0]) }, labelOf(river[1]))).toBe(13);
    const state = position({ phase: 'germanFirst', units: { '88': labelOf(river[0]) } });
    order(state, `88 ${labelOf(river[1])}`);
    expect(state.unitPoints[numberOf('88')]).toBe(7);
  });

  test.each([
    ['armor', '44'],
    ['mechanized', '3IG/5/GDS'],
    ['engineer', 'ENG/43'],
    ['recon', '2H/GDS'],
    ['artillery', 'ART/30XXX'],
    ['headquarters', 'HQ/1'],
  ])('water is prohibited to %s', (_, id) => {
    for (const water of [1, 2]) {
      const [from, to] = steps(
        (step, a, b) => STEP_WATER[step] === water && STEP_BRIDGE[step] < 0 && RING[a] === 0 && RING[b] === 0,
      )[0];
      expect(refusal(position({ units: { [id]: labelOf(from) } }), `${id} ${labelOf(to)}`)).toBe('8.8');
    }
  });

  test('road 1, with two stacking points or more 2, and 1 to stack', () => {
    expect(own('44', { '44': '14,18 travel' }, '14,17')).toBe(1);
    expect(own('504/82', { '504/82': '14,18 travel' }, '14,17')).toBe(2);
    expect(own('44', { '44': '14,18 travel', '1/POL': '14,17' }, '14,17')).toBe(2);
    expect(STEP_ROAD[steps((_, from, to) => labelOf(from) === '14,18' && labelOf(to) === '14,17')[0][2]]).toBe(1);
  });

  test('zones: 2 to enter, 3 to leave, 5 in travel mode', () => {
    const enemy = { '88': '14,15' };
    expect(own('1/POL', { '1/POL': '14,18', ...enemy }, '14,17')).toBe(3);
    const entering = position({ units: { '1/POL': '13,16', ...enemy }, allied: ['14,16', '13,15'] });
    expect(entering.unitPoints[numberOf('1/POL')]).toBe(20);
    expect(own('1/POL', { '1/POL': '14,17', ...enemy }, '14,16')).toBe(5);
    expect(own('1/POL', { '1/POL': '14,16', ...enemy }, '14,17')).toBe(6);
    expect(own('44', { '44': '14,16 travel', ...enemy }, '14,17')).toBe(6);
  });

  test('off-board hex 5', () => {
    const state = position({ phase: 'germanFirst', units: { '88': '23,3' } });
    order(state, '88 23,4');
    expect(state.unitPoints[numberOf('88')]).toBe(15);
  });

  test('fortify 15, with an engineer 10, next to an enemy 5 more; mode 5', () => {
    const cost = (units: Readonly<Record<string, string>>, text: string): number => {
      const state = position({ units });
      order(state, text);
      return 20 - state.unitPoints[numberOf('1/POL')];
    };
    expect(cost({ '1/POL': '14,18' }, 'fortify 1/POL')).toBe(15);
    expect(cost({ '1/POL': '14,18', 'ENG/43': '14,18 travel' }, 'fortify 1/POL')).toBe(10);
    expect(cost({ '1/POL': '14,18', '88': '14,17 travel' }, 'fortify 1/POL')).toBe(20);
    expect(cost({ '1/POL': '14,18', 'ENG/43': '14,18', '88': '14,17' }, 'fortify 1/POL')).toBe(15);
    expect(cost({ '1/POL': '14,18' }, 'mode 1/POL')).toBe(5);
  });

  test('ferry 10, not for foot', () => {
    const state = position({ phase: 'germanFirst', units: { 'PZGR/9SS': '10,4 travel', '88': '10,4 travel' } });
    expect(refusal(state, '88 10,5')).toBe('8.9');
    order(state, 'PZGR/9SS 10,5');
    expect(state.unitPoints[numberOf('PZGR/9SS')]).toBe(10);
  });
});

describe('weather', () => {
  test('3.1, H5: history and dice', () => {
    const state = position({ options: { weather: 'random' } });
    const drawn = (die: number): string => {
      determineWeather(state, new ScriptedDice([die]), undefined);
      return `${state.weather} ${state.alliedAir} ${state.germanAir} ${tables.DROPS[state.weather]}`;
    };
    expect([1, 18].map(drawn)).toEqual(['clear 8 2 10', 'clear 8 2 10']);
    expect([19, 55].map(drawn)).toEqual(['cloudy 4 1 5', 'cloudy 4 1 5']);
    expect([56, 100].map(drawn)).toEqual(['overcast 0 0 0', 'overcast 0 0 0']);
    state.turn = 1;
    determineWeather(state, new ScriptedDice([]), undefined);
    expect(state.weather).toBe('clear');
    const history = position({});
    const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((turn) => {
      history.turn = turn;
      determineWeather(history, new FastDice(1), undefined);
      return history.weather;
    });
    expect(days.join(' ')).toBe('clear cloudy overcast overcast clear overcast clear cloudy cloudy clear');
  });
});

describe('9.2: fire strength modifiers', () => {
  const target = cellOf('14,17');
  const fire = (id: string, words: string, options = {}, cell = target, factor = 100, points = 20) =>
    offensiveFire(
      position({ units: { [id]: `14,18 cp=100 ${words}` }, options }),
      numberOf(id),
      cell,
      factor,
      100,
      points,
    );

  test.each([
    ['effectiveness', 'eff=80', 80_000],
    ['supplied', 'supply=0', 100_000],
    ['unsupplied, short of no time', 'supply=2', 75_000],
    ['isolated', 'supply=3', 25_000],
    ['travel mode', 'travel', 33_000],
  ])('%s', (_, words, expected) => expect(fire('1/POL', words)).toBe(expected));

  test('out of communications 1.00', () => expect(fire('1/POL', 'supply=1')).toBe(100_000));
  test('5.4, S3.8 as an option: unsupplied 50', () =>
    expect(fire('1/POL', 'supply=2', { unsuppliedFire: 'text' })).toBe(50_000));
  test('parent unit 1.15', () => expect(fire('504/82', '')).toBe(115_000));
  test('H1: KNAUST and HQs are no parents', () => {
    expect(
      offensiveFire(position({ units: { KNAUST: '14,18 cp=100' } }), numberOf('KNAUST'), target, 100, 100, 20),
    ).toBe(100_000);
  });
  test.each([
    [100, 100_000],
    [80, 80_000],
    [60, 60_000],
    [40, 40_000],
  ])('order factor %i', (factor, expected) => expect(fire('1/POL', '', {}, target, factor)).toBe(expected));
  test('8.15: first to fourth attacker', () => expect([...tables.ORDER_FACTOR]).toEqual([100, 80, 60, 40]));
  test.each([
    [1, 90_000],
    [2, 95_000],
    [3, 100_000],
    [4, 110_000],
  ])('H36: level %i', (level, expected) => expect(fire('1/POL', '', { level })).toBe(expected));
  test('battle time: points over allowance, at most whole', () => {
    expect(fire('1/POL', '', {}, target, 100, 10)).toBe(50_000);
    expect(fire('1/POL', '', {}, target, 100, 30)).toBe(100_000);
    expect(fire('1/POL', 'supply=1', {}, target, 100, 8)).toBe(50_000);
  });
  test('H26: armor into rough .50, into forest .33; others not', () => {
    const rough = steps((step, from, to) => TERRAIN[to] === 1 && RING[from] === 0 && STEP_WATER[step] === 0)[0];
    const forest = steps((step, from, to) => TERRAIN[to] === 2 && RING[from] === 0 && STEP_WATER[step] === 0)[0];
    const from = ([at, to]: readonly [number, number, number], id: string) =>
      offensiveFire(position({ units: { [id]: `${labelOf(at)} cp=100` } }), numberOf(id), to, 100, 100, 20);
    expect([from(rough, '44'), from(forest, '44'), from(rough, '1/POL')]).toEqual([50_000, 33_000, 100_000]);
  });
  test('S6.6: across a river .30, over a bridge not, over a blown one again', () => {
    const over = (blown: readonly string[]) =>
      offensiveFire(
        position({ units: { '1/POL': '12,9 cp=100' }, blown }),
        numberOf('1/POL'),
        cellOf('11,8'),
        100,
        100,
        20,
      );
    expect([over([]), over(['nijmegen-bridge'])]).toEqual([100_000, 30_000]);
  });
  test('guns: S halved at two hexes, split halved, efficiency, supply', () => {
    const guns = (id: string, words: string, cell: string, split = false) =>
      gunFire(position({ units: { [id]: `14,18 guns=100 ${words}` } }), numberOf(id), cellOf(cell), split, 100);
    expect(guns('HQ/1', '', '14,17')).toBe(100_000);
    expect(guns('HQ/1', '', '14,16')).toBe(50_000);
    expect(guns('GDS/HQ', '', '14,16')).toBe(100_000);
    expect(guns('GDS/HQ', 'eff=80 supply=2', '14,16', true)).toBe(30_000);
  });
  test('H27: defenders fire whole, by option in proportion to what they pay', () => {
    const shot = (options: object) =>
      defensiveFire(position({ units: { '88': '14,18 cp=100' }, options }), numberOf('88'), 100, 2, 5);
    expect([shot({}), shot({ defenderTime: 'short' })]).toEqual([100_000, 40_000]);
  });
  test.each([
    ['efficiency', '1/POL', 'eff=80', {}, 80_000],
    ['supply', '1/POL', 'supply=2', {}, 75_000],
    ['travel mode', '1/POL', 'travel', {}, 33_000],
    ['a built-up unit', '504/82', '', {}, 115_000],
    ['the level', '1/POL', '', { level: 1 }, 90_000],
    ['no level for Germans', '88', '', { level: 1 }, 100_000],
  ])('defenders too: %s', (_, id, words, options, expected) => {
    const state = position({ units: { [id]: `14,18 cp=100 ${words}` }, options });
    expect(defensiveFire(state, numberOf(id), 100, 20, 5)).toBe(expected);
  });
});

describe('9.3: casualty modifiers', () => {
  const at = (hex: string, words = '', id = '1/POL', attacked = '', guns = false, options = {}) =>
    casualtyPercent(
      position({ units: { [id]: `${hex} ${words}` }, options }),
      numberOf(id),
      attacked === '' ? -1 : cellOf(attacked),
      guns,
    );
  const hexOf = (terrain: number) => labelOf([...TERRAIN.keys()].find((cell) => TERRAIN[cell] === terrain)!);

  test.each([
    ['open', 0, 20],
    ['rough', 1, 0],
    ['forest', 2, -20],
    ['town', 3, -10],
    ['city', 4, 0],
  ])('target in %s', (_, terrain, percent) => expect(at(hexOf(terrain))).toBe(percent));
  test('travel +20, armor −30, guns −40, −5 a fort level', () => {
    const rough = hexOf(1);
    expect(at(rough, 'travel')).toBe(20);
    expect(at(rough, '', '44')).toBe(-30);
    expect(at(rough, '', '1/POL', '', true)).toBe(-40);
    expect(at(rough, 'fort=3')).toBe(-15);
  });
  test('S3.14: attackers of a city +25, by option from a city; across a river or its bridge +25', () => {
    expect(at('13,8', '', '1/POL', '12,9')).toBe(20 + 25);
    expect(at('13,8', '', '1/POL', '12,9', false, { cityCasualties: 'own' })).toBe(20);
    expect(at('12,9', '', '1/POL', '11,8')).toBe(25);
    const [canal] = steps((step, from, to) => STEP_WATER[step] === NARROW && TERRAIN[from] === 0 && TERRAIN[to] === 0);
    expect(at(labelOf(canal[0]), '', '1/POL', labelOf(canal[1]))).toBe(20);
    expect(at('12,9', '', '1/POL', '11,8', false, { cityCasualties: 'own' })).toBe(50);
  });
});

describe('other tables', () => {
  test('supply: allowances', () => expect([...tables.ALLOWANCE]).toEqual([20, 16, 10, 5]));
  test('10.2: levels of victory', () => {
    const levels = [42, 41, 20, 19, 13, 12, 1, 0, -29].map(levelOf);
    expect(levels).toEqual([
      'allied strategic',
      'allied tactical',
      'allied tactical',
      'draw',
      'draw',
      'german tactical',
      'german tactical',
      'german strategic',
      'german strategic',
    ]);
  });
  test('6.2: unit limits', () => expect(tables.UNIT_LIMIT).toEqual({ allied: 65, german: 62 }));
});
