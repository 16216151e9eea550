import { describe, expect, test } from 'vitest';
import {
  ATTACK,
  COUNTS_FOR_VICTORY,
  DEFENSE,
  ENGINEER,
  FIRST_GERMAN,
  isBrigade,
  MOBILE,
  UNITS,
  type Arrival,
} from '../src/data/units.ts';

/** The lists of 11.1 and 18.0, with the names of 1976: units, kind, factors, depleted, mobile, and where they come from. */
const WEST_TO_23 = '0701 0801 0901 1001 1101 1201 1301 1401 1501 1601 1701 1801 1901 2001 2101 2201 2301';
const LATE_WEST = '0901 1001 1101 1201 1301 1401 1501 1601 1701 1801 1901 2001 2101 2201 2301';
const NORTH = '3907 3908 3909 3910 3911 3912 3913 3914 3915 3916';
const SOUTH_EAST = '0126 0225 0326 0425 0526 0625 0726 0825';
const EAST = '1726 1825 1926 2025 2126 2225 2326 2425 2526 2625 2726';
const EINDHOVEN = '0103 0104 0105';

const GERMAN = `
2/406 | infantry | 2-2-7 | 1-1 | leg | at 2025
1/406 | infantry | 2-2-7 | 1-1 | leg | at 2325
BrDf | infantry | 2-2-7 | 1-1 | leg | at 2621
Krft | infantry | 3-3-7 | 2-2 | leg | at 3722
2/9SS | mech | 4-4-7 | 2-2 | leg | at 3724
9S | recon | 2-2-12 | 1-1 | mobile | at 3322
Grsn | mech | 2-2-12 | 1-1 | mobile | at 0702
1/vT 2/vT | infantry | 3-3-7 | 2-2 | leg | turn 1 by ${NORTH}
1/59 2/59 | infantry | 3-3-7 | 2-2 | leg | turn 1 by 0701 0801 0901
1/9SS | mech | 5-5-10 | 3-3 | mobile | turn 1 by 3824
3/9SS | mech | 4-4-7 | 2-2 | leg | turn 1 by 3925
10SS | recon | 2-2-12 | 1-1 | mobile | turn 1 by 3326
3/vT | infantry | 3-3-7 | 2-2 | leg | turn 2 by ${NORTH}
2107P | armor | 5-3-10 | 3-2 | mobile | turn 2 by 0725
2107M | mech | 4-4-10 | 2-2 | mobile | turn 2 by 0726
1/1P 2/1P | infantry | 2-2-7 | 1-1 | leg | turn 3 by ${EAST}
1/6P 2/6P 180 | infantry | 2-3-7 | 1-2 | leg | turn 3 by ${SOUTH_EAST}
2/10SS | mech | 3-4-7 | 2-2 | leg | turn 3 by 3326
Hnke | armor | 4-3-10 | 2-2 | mobile | turn 3 by ${SOUTH_EAST}
1/10SS | mech | 4-4-10 | 2-2 | mobile | turn 4 by 3326
1/Hbr 2/Hbr | infantry | 2-3-7 | 1-2 | leg | turn 5 by ${WEST_TO_23}
Hbr | mech | 5-5-10 | 3-3 | mobile | turn 5 by ${WEST_TO_23}
3/10SS | mech | 3-4-7 | 2-2 | leg | turn 5 by 3326
1/6 2/6 | infantry | 3-3-7 | 2-2 | leg | turn 7 by ${LATE_WEST}
1/2 | infantry | 1-2-7 | 1-1 | leg | turn 7 by ${LATE_WEST}
Jngw | infantry | 2-3-7 | 1-2 | leg | turn 8 by ${LATE_WEST}`;

const US = `
1/501 2/501 3/501 1/502 2/502 3/502 1/506 2/506 3/506 | para | 2-2-7 | 1-1 | leg | turn 1 from 101st
1/504 2/504 3/504 1/505 2/505 3/505 1/508 2/508 3/508 | para | 2-2-7 | 1-1 | leg | turn 1 from 82nd
1/327 2/327 | glider | 2-3-7 | 1-2 | leg | turn 3 from 101st
1/325 2/325 | glider | 2-3-7 | 1-2 | leg | turn 7 from 82nd`;

const UK = `
1/1 2/1 3/1 | para | 2-2-7 | 1-1 | leg | turn 1 from 1st
1B/1 7K/1 2S/1 | glider | 2-2-7 | 1-1 | leg | turn 1 from 1st
10/4 11/4 156/4 | para | 2-2-7 | 1-1 | leg | turn 2 from 1st
2I/5 | armor | 4-3-10 | 2-2 | mobile | turn 2 by ${EINDHOVEN}
3I/32 2D/231 | infantry | 3-3-7 | 2-2 | leg | turn 2 by ${EINDHOVEN}
E | engineer | 3-3-10 | 2-2 | mobile | turn 2 by ${EINDHOVEN}
1C/5 2G/5 | armor | 4-3-10 | 2-2 | mobile | turn 3 by ${EINDHOVEN}
32 129 | infantry | 5-5-7 | 3-3 | leg | turn 3 by ${EINDHOVEN}
130 214 | infantry | 5-5-7 | 3-3 | leg | turn 4 by ${EINDHOVEN}
3/29 | armor | 4-3-10 | 2-2 | mobile | turn 8 by ${EINDHOVEN}`;

const POLISH = `
1/Pol 2/Pol | para | 2-2-7 | 1-1 | leg | turn 5 from arnhem
3/Pol | para | 2-2-7 | 1-1 | leg | turn 7 from arnhem`;

function comes(arrival: Arrival): string {
  switch (arrival.by) {
    case 'setup':
      return `at ${arrival.hex}`;
    case 'edge':
      return `turn ${arrival.turn} by ${arrival.hexes.join(' ')}`;
    case 'air':
      return `turn ${arrival.turn} from ${arrival.zone}`;
  }
}

const listed = Object.entries({ german: GERMAN, us: US, uk: UK, pol: POLISH }).flatMap(([nation, table]) =>
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [ids = '', ...facts] = row.split(' | ');
      return ids.split(' ').map((id) => ({ id, facts: [nation, ...facts].join(' | ') }));
    }),
);

describe('the units', () => {
  test('are 33 German and 45 Allied', () => {
    expect(listed).toHaveLength(78);
    expect(UNITS).toHaveLength(78);
    expect(FIRST_GERMAN).toBe(45);
    expect(new Set(UNITS.map(({ id }) => id.toLowerCase())).size).toBe(78);
  });

  test.each(listed)('$id', ({ id, facts }) => {
    const unit = UNITS.findIndex((one) => one.id === id);
    const { nation, side, kind, attack, defense, movement, arrival } = UNITS[unit]!;
    expect(side).toBe(nation === 'german' ? 'german' : 'allied');
    expect(
      [
        nation,
        kind,
        `${attack}-${defense}-${movement}`,
        `${ATTACK.halfUp[unit * 2 + 1]}-${DEFENSE.halfUp[unit * 2 + 1]}`,
        MOBILE[unit] === 1 ? 'mobile' : 'leg',
        comes(arrival),
      ].join(' | '),
    ).toBe(facts);
    expect([ATTACK.halfUp[unit * 2], DEFENSE.halfUp[unit * 2]]).toEqual([attack, defense]);
  });

  test('17.0: only the eleven that come by road count for victory', () => {
    const counting = UNITS.filter((_, unit) => COUNTS_FOR_VICTORY[unit] === 1).map(({ id }) => id);
    expect(counting.join(' ')).toBe('2I/5 3I/32 2D/231 E 1C/5 2G/5 32 129 130 214 3/29');
  });

  test('there is one engineer', () => {
    expect(UNITS[ENGINEER]!.id).toBe('E');
  });

  test('F1: each belongs to the formation of 1976', () => {
    const formations = new Map<string, string[]>();
    for (const { id, formation } of UNITS) formations.set(formation, [...(formations.get(formation) ?? []), id]);
    expect([...formations].map(([formation, ids]) => `${formation}: ${ids.join(' ')}`)).toEqual([
      '101st Airborne: 1/501 2/501 3/501 1/502 2/502 3/502 1/506 2/506 3/506 1/327 2/327',
      '82nd Airborne: 1/504 2/504 3/504 1/505 2/505 3/505 1/508 2/508 3/508 1/325 2/325',
      '1st Airborne: 1/1 2/1 3/1 1B/1 7K/1 2S/1 10/4 11/4 156/4',
      'Guards Armoured: 2I/5 3I/32 1C/5 2G/5 32',
      '50th Division: 2D/231',
      'XXX Corps: E 3/29',
      '43rd Division: 129 130 214',
      'Polish Brigade: 1/Pol 2/Pol 3/Pol',
      '406 Division: 2/406 1/406',
      'Nijmegen: BrDf',
      'Arnhem: Krft',
      '9 SS Panzer: 2/9SS 9S 1/9SS 3/9SS',
      'Eindhoven: Grsn',
      'von Tettau: 1/vT 2/vT 3/vT',
      '59 Division: 1/59 2/59',
      '10 SS Panzer: 10SS 2/10SS 1/10SS 3/10SS',
      '107 Panzer Brigade: 2107P 2107M',
      'Corps Feldt: 1/1P 2/1P',
      'Parachute Army: 1/6P 2/6P 180 Hnke',
      'Huber: 1/Hbr 2/Hbr Hbr',
      '6 Parachute: 1/6 2/6 1/2',
      'Jungwirth: Jngw',
    ]);
  });

  test('brigades are the four that go by a number alone', () => {
    expect(UNITS.filter((_, unit) => isBrigade(unit)).map(({ id }) => id)).toEqual(['32', '129', '130', '214']);
  });
});
