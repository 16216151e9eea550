import { NO_OFFER, type Action, type Press, type UnitLook } from '@club-route/engine';
import { expect, test } from 'vitest';
import { unitPressed, type HexOffer } from '../../../src/hex/offer.ts';

/** Units 1, 2 and 3 in cell 7, from the top; each is pressed unless it is left out. */
function stack(looks: readonly UnitLook[], pressable: readonly number[] = [1, 2, 3]): HexOffer {
  const press: Press<Action, unknown> = { draft: 'any' };
  return {
    ...NO_OFFER,
    units: new Map(
      looks.map((look, index) => [index + 1, { cell: 7, look, ...(pressable.includes(index + 1) ? { press } : {}) }]),
    ),
  };
}

test('a press on a stack means the top unit that can act', () => {
  expect(unitPressed(stack(['able', 'able', 'able']), 7)).toBe(1);
  expect(unitPressed(stack(['still', 'able', 'able'], [2, 3]), 7)).toBe(2);
  expect(unitPressed(stack(['able', 'able', 'able']), 8)).toBeUndefined();
  expect(unitPressed(stack(['able', 'able', 'able'], []), 7)).toBeUndefined();
});

test('the next press means the next below, and below the lowest that one again', () => {
  expect(unitPressed(stack(['chosen', 'able', 'able']), 7)).toBe(2);
  expect(unitPressed(stack(['chosen', 'chosen', 'able']), 7)).toBe(3);
  expect(unitPressed(stack(['able', 'chosen', 'able'], [1, 2]), 7)).toBe(2);
  expect(unitPressed(stack(['chosen', 'chosen', 'chosen']), 7)).toBe(3);
});
