import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { symbolsFile, symbolsPath } from '../tools/symbols.mjs';

test('the unit symbols of the counters are those that the library draws', () => {
  expect(readFileSync(symbolsPath, 'utf8')).toBe(symbolsFile());
});
