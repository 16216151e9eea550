import fc from 'fast-check';
import { expect, test } from 'vitest';
import { twiceNamed } from '../../src/text/twice-named.ts';

test('every value that was written once has each name once, whatever its texts hold', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
      expect(twiceNamed(JSON.stringify(value, undefined, indent))).toBeUndefined();
    }),
  );
});

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":1, "b":{"a":1}, "a":2}', 'a'],
  ['{"a":[{"b":1},{"b":1,"b":2}]}', 'b'],
  ['[{"x":1},{"x":[],"x":1}]', 'x'],
  ['{"a":{"b":1},"b":[1,2],"b":3}', 'b'],
  // The same name, written in another way.
  [String.raw`{"a":1,"\u0061":2}`, 'a'],
  [String.raw`{"q\"":1,"b\\":2,"q\"":3}`, 'q"'],
  [String.raw`{"b\\":1,"b\\":3}`, 'b\\'],
])('%s has a name twice', (json, name) => {
  expect(twiceNamed(json)).toBe(name);
});

test.each([
  '{"a":"a","b":"a"}',
  '{"a":{"a":{"a":1}}}',
  '[{"a":1},{"a":1}]',
  '{"a":["a","a","b"],"b":"b"}',
  '["a","a",{"a":1},"a"]',
  String.raw`{"a":"{\"a\":1,\"a\":2}","b":"\\"}`,
])('%s has none twice', (json) => {
  expect(twiceNamed(json)).toBeUndefined();
});
