import { expect, test } from 'vitest';
import { delayed } from '../../../src/table/message-delay.ts';

test.each([
  [0, { rolling: 0, rest: 0 }],
  [5, { rolling: 100, rest: 200 }],
  [9, { rolling: 400, rest: 800 }],
])('with a message delay of %i a message stays so long', (delay, stays) => {
  expect(delayed({ rolling: 100, rest: 200 }, delay)).toEqual(stays);
});
