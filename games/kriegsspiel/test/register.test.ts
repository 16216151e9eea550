import { expect, test } from 'vitest';
import { optionsSchema } from '../src/options.ts';
import { register } from '../src/register.ts';

test('every entry has its own id, and every option stands in the register', () => {
  expect(new Set(register.map(({ id }) => id)).size).toBe(register.length);
  const options = register.flatMap(({ option }) => option ?? []);
  expect(options.toSorted()).toEqual(Object.keys(optionsSchema).toSorted());
});
