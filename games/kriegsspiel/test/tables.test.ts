import { describe, expect, test } from 'vitest';
import { CAPACITY, weatherOf, halfDie } from '../src/data/air.ts';
import { GUN_RANGE } from '../src/data/artillery.ts';
import { rootOf } from '../src/data/board.ts';
import { stamp, timeText, endOf } from '../src/data/calendar.ts';
import {
  clampDifference,
  combatResult,
  FATES,
  LOSS_DIVISOR,
  TERRAIN_MODIFIER,
  BRIDGE_MODIFIER,
  CANAL_MODIFIER,
} from '../src/data/combat.ts';
import { fails, type Net } from '../src/data/communication.ts';
import { DEMOLITION } from '../src/data/demolition.ts';
import { CLOSED, ferryDice, GROUNDS, meanFerry, minutesInto, temporaryDelay } from '../src/data/times.ts';
import { MOBILITIES } from '../src/data/units.ts';
import { outcomeOf } from '../src/data/victory.ts';

const DICE = [1, 2, 3, 4, 5, 6];

describe('7: minutes to cross a square', () => {
  test.each([
    ['foot', '15 15 20 40 30 30 30 20'],
    ['tracks', '5 10 10 30 no 20 30 15'],
    ['towed', '5 10 20 no no 60 30 40'],
    ['wheels', '5 5 15 no no 40 20 30'],
  ] as const)('%s', (mobility, row) => {
    const cells = GROUNDS.map((ground) => minutesInto(mobility, ground));
    expect(cells.map((minutes) => (minutes === CLOSED ? 'no' : minutes)).join(' ')).toBe(row);
  });

  test('ferries take D6 hours on foot, 2D6 otherwise, and count their mean beforehand (G38)', () => {
    expect(MOBILITIES.map(ferryDice)).toEqual([1, 2, 2, 2]);
    expect(MOBILITIES.map(meanFerry)).toEqual([210, 420, 420, 420]);
    expect(MOBILITIES.map(temporaryDelay)).toEqual([30, 60, 60, 60]);
  });
});

describe('9.2: the combat table', () => {
  test.each([
    [-7, 'A1 A1 A1 A2 A2 AE'],
    [-6, 'A1 A1 A1 A1 A2 AE'],
    [-5, 'A1 A1 A1 A1 A2 AE'],
    [-4, 'A1 A1 A1 A1 A1 A2'],
    [-3, 'A1 A1 A1 A1 A1 A2'],
    [-2, 'BR A1 A1 A1 A1 A1'],
    [-1, 'D1 BR A1 A1 A1 A1'],
    [0, 'D2 D1 BR BR A1 A1'],
    [1, 'D2 D2 D1 BR BR A1'],
    [2, 'D2 D2 D2 D1 BR A1'],
    [3, 'D2 D2 D2 D1 BR A1'],
    [4, 'D2 D2 D2 D2 D1 BR'],
    [5, 'D2 D2 D2 D2 D1 BR'],
    [6, 'D3 D2 D2 D2 D2 BR'],
    [7, 'D3 D2 D2 D2 D2 BR'],
    [8, 'D3 D2 D2 D2 D2 BR'],
    [9, 'D4 D3 D2 D2 D2 D2'],
    [10, 'D4 D3 D2 D2 D2 D2'],
    [11, 'D4 D3 D2 D2 D2 D2'],
    [12, 'DE D4 D3 D2 D2 D2'],
  ])('difference %i', (difference, row) => {
    expect(DICE.map((die) => combatResult(difference, die)).join(' ')).toBe(row);
  });

  test('30.2: beyond its ends the table goes on as at its ends (G117)', () => {
    expect(combatResult(15, 1)).toBe('DE');
    expect(combatResult(-9, 6)).toBe('AE');
    expect([clampDifference(-8), clampDifference(13), clampDifference(3)]).toEqual([-7, 12, 3]);
  });

  test('what each result does to the close and the distant', () => {
    const rows = Object.entries(FATES).map(
      ([code, { attackers, defenders }]) =>
        `${code} ${attackers.close} ${attackers.distant} ${defenders.close} ${defenders.distant}`,
    );
    expect(rows).toEqual([
      'A1 1 0 0 0',
      'A2 2 1 0 0',
      'AE merge 2 0 0',
      'BR 1 close up 1 0',
      'D1 0 0 1 0',
      'D2 0 0 2 1',
      'D3 0 0 3 1',
      'D4 0 0 3 2',
      'DE 0 0 merge 2',
    ]);
    expect(LOSS_DIVISOR).toEqual({ close: 1, distant: 2 });
  });

  test('terrain', () => {
    expect(TERRAIN_MODIFIER).toEqual({
      open: 0,
      woods: -2,
      heath: -3,
      town: -2,
      ruins: -3,
      polder: -2,
      embanked: 2,
      bridge: -1,
    });
    expect([BRIDGE_MODIFIER, CANAL_MODIFIER]).toEqual([-1, -2]);
  });
});

describe('13, D5: distances and ranges', () => {
  const PRINTED = [
    '1 2 3 4 5 6 7 8 9 10 11 12',
    '1 2 3 4 5 6 7 8 9 10 11 12',
    '2 3 4 4 5 6 7 8 9 10 11 12',
    '3 4 4 5 6 7 8 9 9 10 11 12',
    '4 4 5 6 6 7 8 9 10 11 12',
    '5 5 6 6 7 8 9 9 10 11 12',
    '6 6 7 7 8 8 9 10 11 12',
    '7 7 8 8 9 9 10 11 11 12',
    '8 8 9 9 9 10 11 11 12',
    '9 9 9 10 10 11 11 12',
    '10 10 10 11 11 12 12',
    '11 11 11 12 12',
    '12 12 12',
  ];
  test.each([...PRINTED.entries()])('row %i', (up, row) => {
    const cells = row.split(' ').map((_, index) => rootOf((index + 1) * (index + 1) + up * up));
    expect(cells.join(' ')).toBe(row);
    // The next cell of the row is out of every range.
    const next = cells.length + 1;
    expect(rootOf(next * next + up * up)).toBeGreaterThan(12);
  });

  test('30.6: vectors', () => {
    const root = (east: number, north: number): number => rootOf(east * east + north * north);
    expect([root(4, 2), root(3, 3), root(4, 3), root(5, 5), root(8, 9), root(9, 9)]).toEqual([4, 4, 5, 7, 12, 13]);
    expect(GUN_RANGE).toEqual({ 'anti-tank': 4, light: 7, medium: 12 });
  });
});

describe('14, D7: weather and capacity', () => {
  test('30.11: the die of the morning', () => {
    expect(DICE.map((die) => weatherOf(die, 'poor'))).toEqual(['poor', 'good', 'fair', 'fair', 'poor', 'poor']);
    expect(weatherOf(1, 'good')).toBe('good');
  });

  test('capacity by weather', () => {
    expect(CAPACITY).toEqual({
      good: { parachute: 18, glider: 6, british: 6 },
      fair: { parachute: 3, glider: 1, british: 3 },
      poor: { parachute: 0, glider: 0, british: 0 },
    });
    expect(DICE.map(halfDie)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});

test('5.3, 30.1: of 36 throws 3 fail, on the net of 1st Airborne 6', () => {
  const failures = (net: Net): number => DICE.flatMap((one) => DICE.filter((two) => fails(net, one, two))).length;
  expect([failures('usual'), failures('first airborne')]).toEqual([3, 6]);
  expect([fails('usual', 1, 2), fails('usual', 2, 2), fails('first airborne', 2, 2)]).toEqual([true, false, true]);
});

test('16.1, D8, R28: demolition', () => {
  const rows = Object.entries(DEMOLITION).map(([kind, row]) => `${kind} ${row.upTo} ${row.becomes} ${row.needsGerman}`);
  expect(rows).toEqual([
    'canal 2 destroyed false',
    'rail 1 destroyed false',
    'major 1 damaged true',
    'minor 1 damaged true',
    'ferry 2 destroyed true',
  ]);
});

test('17, R93: outcomes are compared as products', () => {
  expect(outcomeOf(10, 30)).toBe('german strategic');
  expect(outcomeOf(10, 29)).toBe('german tactical');
  expect(outcomeOf(10, 21)).toBe('german tactical');
  expect(outcomeOf(10, 20)).toBe('draw');
  expect(outcomeOf(10, 19)).toBe('allied tactical');
  expect(outcomeOf(10, 11)).toBe('allied tactical');
  expect(outcomeOf(10, 10)).toBe('allied strategic');
  expect(outcomeOf(0, 0)).toBe('draw');
  expect(outcomeOf(0, 1)).toBe('german strategic');
});

test('3, R94: times are written as day and hour, and a campaign ends at 20:00', () => {
  expect(stamp(750)).toBe('17 1230');
  expect(timeText(1440 + 375)).toBe('18 Sep 06:15');
  expect([stamp(endOf(3)), stamp(endOf(10))]).toEqual(['19 2000', '26 2000']);
});
