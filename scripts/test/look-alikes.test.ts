import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lookAlikesFile, lookAlikesPath } from '../tools/look-alikes.mjs';

const kept = readFileSync(lookAlikesPath, 'utf8');
const { unicode } = JSON.parse(kept) as { readonly unicode: string };

test('the table of look-alikes is of Unicode 17 or newer', () => {
  expect(Number(unicode)).toBeGreaterThanOrEqual(17);
});

// Another Node may come with another Unicode, and then with another table.
test.runIf(process.versions.unicode === unicode)('it is the one that Node comes with', () => {
  const looks = (file: string): unknown => (JSON.parse(file) as { readonly looks: unknown }).looks;
  expect(looks(kept)).toEqual(looks(lookAlikesFile()));
});
