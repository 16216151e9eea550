import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { read } from '../src/safety/reading.ts';

const many = (count: number): Readonly<Record<string, number>> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`seat${index}`, index]));

test.each([
  ['side by side', many(501)],
  ['in each other', { seats: { ...many(250) }, options: { more: { ...many(249) } } }],
  ['in a list', Object.values(many(501))],
])('what has thousands of values is refused before it is looked at: %s', (_where, value) => {
  const look = vi.fn<() => boolean>(() => true);
  expect(() => read(z.any().refine(look), value)).toThrow('This has more than 500 values. Send fewer.');
  expect(look).not.toHaveBeenCalled();
});

test('as many as anybody sends are read', () => {
  expect(read(z.record(z.string(), z.number()), many(500))).toEqual(many(500));
  expect(() => read(z.strictObject({}), undefined)).not.toThrow();
});
