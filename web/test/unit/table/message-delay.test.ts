import { afterEach, expect, test } from 'vitest';
import { useSettings } from '../../../src/app/settings.ts';
import { unhurried } from '../../../src/table/message-delay.ts';

afterEach(() => useSettings.setState({ messageDelay: 5 }));

test.each([
  [0, { rolling: 0, rest: 0 }],
  [5, { rolling: 100, rest: 200 }],
  [9, { rolling: 400, rest: 800 }],
])('with a message delay of %i a message stays so long', (messageDelay, stays) => {
  useSettings.setState({ messageDelay });
  expect(unhurried({ pace: () => ({ rolling: 100, rest: 200 }) })({ kind: 'any' })).toEqual(stays);
});
