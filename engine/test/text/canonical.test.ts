import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from '../../src/index.ts';

test('every JSON value is written as another implementation of RFC 8785 writes it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      expect(canonical(value)).toBe(canonicalize(value));
    }),
  );
});

test('names are in the order of their units, also those that look like numbers', () => {
  expect(canonical({ b: 1, a: [true, null, 'x"\\\n\u00e9'], 9: -0, 10: 1e21 })).toBe(
    '{"10":1e+21,"9":0,"a":[true,null,"x\\"\\\\\\n\u00e9"],"b":1}',
  );
});

test('what has no value is left out of an object and null in a list', () => {
  expect(canonical({ a: undefined, b: [undefined] })).toBe('{"b":[null]}');
});

test('what is no JSON has no canonical form', () => {
  for (const value of [undefined, NaN, Infinity, 1n, Symbol('s'), () => 1, '\ud800', { '\udfff': 1 }])
    expect(() => canonical(value)).toThrow('canonical form');
});
