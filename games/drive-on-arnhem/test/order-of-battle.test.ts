import { describe, expect, test } from 'vitest';
import { numberOf, UNITS } from '../src/data/units.ts';
import { ALLIED, GERMAN } from './appendix.ts';

/** Every row with the formation it stands under; a blank in a name is written as "_". */
function rowsOf(table: string): readonly (readonly [string, string, string])[] {
  let formation = '';
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first, ...rest] = line.trim().split(/ +/);
      if (first !== '#') return [[formation, first.replaceAll('_', ' '), rest.join(' ')] as const];
      formation = rest[0];
      return [];
    });
}

describe.each([
  ['Allied', 68, rowsOf(ALLIED)],
  ['German', 82, rowsOf(GERMAN)],
] as const)('App. C, D: the %s order of battle', (_side, count, rows) => {
  test('has every row', () => expect(rows).toHaveLength(count));

  test.each(rows)('%s: %s %s', (formation, id, values) => {
    const row = UNITS[numberOf(id)];
    const guns = row.range === undefined ? '-' : `${row.guns}${row.range}`;
    const { type, strength, stack, efficiency, turn, hex } = row;
    expect([type, strength, stack, guns, efficiency, `T${turn}`, hex].join(' ')).toBe(values);
    expect(row.formation).toBe(formation);
  });
});

/** H1, and "parents only by build-up": what each parent is made of, those that arrive built with combat points of their parts. */
const PARENTS: Readonly<Record<string, string>> = {
  '504/82': '1/504/82:57 2/504/82:58 3/504/82',
  '505/82': '1/505/82:58 2/505/82:57 3/505/82',
  '508/82': '1/508/82:57 2/508/82:56 3/508/82',
  '501/101': '1/501/101:57 2/501/101:56 3/501/101',
  '502/101': '1/502/101:57 2/502/101:58 3/502/101',
  '506/101': '1/506/101:57 2/506/101:57 3/506/101',
  '1/1': '1/1/1:48 2/1/1:49 3/1/1',
  'AL/1': '7K/AL/1:57 2S/AL/1:48 1B/AL/1',
  '325/82': '1/325/82 2/325/82 3/325/82',
  '327/101': '1/327/101 2/327/101 3/327/101',
  'GP/1': '1/GP/1 3/GP/1',
  '4/1': '10/4/1 11/4/1 156/4/1',
  POL: '1/POL 2/POL 3/POL',
  '5/GDS': '2IG/5/GDS 3IG/5/GDS 2GG/5/GDS 1GG/5/GDS',
  '32/GDS': '1CG/32/GDS 5CG/32/GDS 1WG/32/GDS 2W/32/GDS',
  '231/50': '2D/231/50 1D/231/50 1H/231/50',
  '43R/43': '1/43R/43 2/43R/43 3/43R/43',
  '130/43': '7H/130/43 4D/130/43 5D/130/43',
  '214/43': '5C/214/43 1W/214/43 7S/214/43',
  '129/43': '4S/129/43 4W/129/43 5W/129/43',
  '9/9SS': 'I/9 II/9',
  '19/9SS': 'I/19 II/19',
  '20/9SS': 'I/20 II/20',
  '10/10SS': 'I/10 II/10',
  '21/10SS': 'I/21 II/21',
  '22/10SS': 'I/22 II/22',
  '1034/59': 'I/1034 II/1034',
  '1035/59': 'I/1035 II/1035',
  '1036/59': 'I/1036 II/1036',
  '7/7FJ': '16/7 17/7 18/7',
  '84/DIV': '1051/84 1062/84 1063/84',
  '85/DIV': '1053/85 1054/85',
  '180/DIV': '1221/180 1222/180 1223/180',
  '107/BDE': '2107P/107 2107/107 280AT/107',
  'FB/BDE': '19-112SS/FB 1AT/FB 2AT/FB 3AT/FB',
  '189/REG': '1/189 2/189 3/189',
  '406/DIV': '1/406 2/406 3/406',
  '6/6FJ': 'I/6 II/6 ART/6',
};

describe('H1, 7.1: what builds up into what', () => {
  test.each(Object.entries(PARENTS))('%s: %s', (id, parts) => {
    for (const part of parts.split(' ')) {
      const [name, points] = part.split(':');
      expect(UNITS[numberOf(name)].parent).toBe(id);
      if (points !== undefined) expect(UNITS[numberOf(name)].strength).toBe(Number(points));
    }
  });

  test('and nobody else does', () => {
    const listed = Object.values(PARENTS).flatMap((parts) => parts.split(' ').map((part) => part.split(':')[0]));
    const built = UNITS.filter(({ parent }) => parent !== undefined).map(({ id }) => id);
    expect(built.toSorted()).toEqual(listed.toSorted());
  });
});
