import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printable, printableLines } from '../../src/index.ts';
import { twiceNamed } from '../../src/text/twice-named.ts';

describe('text from a file', () => {
  test('is printed as it is where it can be', () => {
    expect(printable('Grüße aus Nijmegen, 1944 – 🪂')).toBe('Grüße aus Nijmegen, 1944 – 🪂');
  });

  test('has no control characters, no turned directions and nothing invisible', () => {
    expect(printable('a\u001B[2Jb\nc\r\u0007\u009Bd\u202Ee\u200Bf\u2028g\uD800')).toBe('a�[2Jb�c���d�e�f�g�');
  });

  test('is cut, and never in the middle of a character', () => {
    expect(printable('x'.repeat(10_000))).toBe(`${'x'.repeat(199)}…`);
    expect(printable('🪂'.repeat(200))).toBe(`${'🪂'.repeat(99)}�…`);
    expect(printable('abcdef', 4)).toBe('abc…');
  });

  test('whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const shown = printable(text);
        return shown.length <= 200 && !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(shown);
      }),
    );
  });
});

describe('a letter from a file', () => {
  test('keeps its lines and its length', () => {
    const letter = Array.from({ length: 90 }, (_, line) => `Line ${line} of a letter.`).join('\n');
    expect(printableLines(letter)).toBe(letter);
    expect(printableLines('one\r\ntwo\rthree\tfour')).toBe('one\ntwo\nthree four');
  });

  test('has no control characters and no word that fills the screen', () => {
    expect(printableLines('Go\u001B[2J on\u202E.\u0007\nNow')).toBe('Go�[2J on�.�\nNow');
    expect(printableLines(`a ${'x'.repeat(5000)} b`)).toBe(`a ${'x'.repeat(199)}… b`);
  });
});

describe('a name that stands twice', () => {
  test.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":{"b":1,"c":[{"b":1}],"b":2}}', 'b'],
    ['[{"a":1},{"a":1,"\\u0061":2}]', 'a'],
    ['{"a\\"b":1, "a\\"b" : 2}', 'a"b'],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ])('is found in %s', (json, name) => expect(twiceNamed(json)).toBe(name));

  test.each(['{"a":"a","b":["a","a"],"c":{"a":1}}', '[[],{},"a","a"]', '"{\\"a\\":1,\\"a\\":2}"', '{"":{"":""}}'])(
    'is not seen in %s',
    (json) => expect(twiceNamed(json)).toBeUndefined(),
  );

  test('is never seen in what JSON.stringify writes', () => {
    fc.assert(fc.property(fc.json(), (json) => twiceNamed(JSON.stringify(JSON.parse(json))) === undefined));
  });
});
