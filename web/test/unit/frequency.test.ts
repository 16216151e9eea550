import { expect, test } from 'vitest';
import { ofThousand, percent } from '../../src/table/odds/frequency.ts';

test('chances as games of a thousand', () => {
  expect(ofThousand(0.3418)).toBe('342 of 1,000');
  expect(ofThousand(0)).toBe('0 of 1,000');
  expect(ofThousand(1)).toBe('1,000 of 1,000');
  expect(ofThousand(0.0001)).toBe('fewer than 1 of 1,000');
  expect(ofThousand(0.9999)).toBe('more than 999 of 1,000');
  expect(percent(0.0312)).toBe('3.1 %');
});
