import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashJson } from '../../src/state/hash.ts';
import { sameJson } from '../../src/state/same-json.ts';
import { canonical } from '../../src/text/canonical.ts';

/** The fields of every object the other way round, with one more that has no value. */
function turnedRound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedRound);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]): [string, unknown] => [name, turnedRound(field)]);
  return Object.fromEntries([...fields, ['no value', undefined] as [string, unknown]].toReversed());
}

const values = fc.jsonValue();

test('values that are written alike are the same and have the same hash, in whatever order their fields are', () => {
  fc.assert(
    fc.property(values, (value) => {
      const other = turnedRound(value);
      expect(sameJson(value, other)).toBe(true);
      expect(sameJson(other, value)).toBe(true);
      expect(hashJson(other)).toBe(hashJson(value));
    }),
  );
});

test('values that are written otherwise are not the same and have another hash', () => {
  fc.assert(
    fc.property(values, values, (one, two) => {
      const isSame = canonical(one) === canonical(two);
      expect(sameJson(one, two)).toBe(isSame);
      expect(hashJson(one) === hashJson(two)).toBe(isSame);
    }),
  );
});

test('what is nearly the same is told apart', () => {
  const different: readonly unknown[] = [
    null,
    false,
    true,
    0,
    1,
    -1,
    0.5,
    2 ** 31,
    2 ** 53,
    1e300,
    2e300,
    '',
    '0',
    'null',
    [],
    {},
    [null],
    [[]],
    [{}],
    [0],
    [1],
    [0, 1],
    [1, 0],
    [[0], 1],
    [[0, 1]],
    { a: 0 },
    { a: 1 },
    { b: 0 },
    { a: null },
    { a: {} },
    { a: [] },
    { a: 0, b: 1 },
    { a: 1, b: 0 },
    { a: 0, b: 0 },
    { a: { b: 0 } },
    { ab: 0 },
    [{ a: 0 }, { b: 1 }],
    [{ b: 1 }, { a: 0 }],
    [{ a: 0, b: 1 }],
    ['ab'],
    ['a', 'b'],
  ];
  expect(new Set(different.map(hashJson)).size).toBe(different.length);
  for (const [index, one] of different.entries())
    for (const two of different.slice(index + 1)) expect([one, two, sameJson(one, two)]).toEqual([one, two, false]);
});

test('a field that every object has by birth is not taken for one that it was given', () => {
  expect(sameJson(JSON.parse('{"__proto__":{}}'), { other: undefined })).toBe(false);
  expect(sameJson({ constructor: 1 }, { other: 1 })).toBe(false);
});

test('what is no JSON has no hash', () => {
  for (const odd of [undefined, Number.NaN, Infinity, () => 1, 1n]) expect(() => hashJson(odd)).toThrow(/JSON/);
});
