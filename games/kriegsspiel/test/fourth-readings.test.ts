import { expect, test } from 'vitest';
import { momentOf } from '../src/clock/moment.ts';
import { cellOf } from '../src/data/board.ts';
import { structureCalled } from '../src/data/structures.ts';
import { unitCalled } from '../src/data/units.ts';
import { reckon } from '../src/rules/resolve-combat.ts';
import { isAlliedHeld } from '../src/rules/truth.ts';
import { newChain, setChain } from '../src/rules/units.ts';
import { minuteOf, order, position, PurposeDice, where } from './positions.ts';

/** What rules 5 changed: each as it is played, and as rules 4 played it. */

test.each([
  [false, true],
  [true, false],
])('13, D14: with fourthReadings %s guns that defend a unit fire once in half an hour: %s', (fourthReadings, once) => {
  const units = { '2I/5': '0906', '1/59': '0907', Wltr: '1009' };
  const state = position({ options: { fourthReadings, defensiveFire: true }, units });
  setChain(state, unitCalled('Wltr'), newChain([{ kind: 'defend', unit: unitCalled('1/59') }], null, state.minute));
  const defence = (time: string): number => {
    state.minute = minuteOf(time);
    const fight = { attacker: unitCalled('2I/5'), target: unitCalled('1/59') };
    return reckon(momentOf(state, new PurposeDice(), undefined), [fight], 0).defence;
  };
  const [first, second, later] = [defence('18 1030'), defence('18 1059'), defence('18 1100')];
  expect([first > second, later === first]).toEqual([once, true]);
});

test.each([
  [false, 1],
  [true, 0],
])('G82: with fourthReadings %s a unit that makes room for a friend tests %i bridges', (fourthReadings, tests) => {
  const state = position({ options: { fourthReadings }, units: { '1/506': '0812', '2/506': '0812', '3/506': '0712' } });
  const bridge = structureCalled('son-bridge');
  state.structureTested[bridge] = 0;
  state.unitCameFrom[unitCalled('2/506')] = cellOf('0712');
  const dice = new PurposeDice({ demolition: [3] });
  order(state, '2/506', [{ kind: 'hold' }], dice);
  expect([where(state, '2/506'), dice.times('demolition'), state.structureTested[bridge]]).toEqual([
    '0811',
    tests,
    tests,
  ]);
  // G92: its side stood there last.
  expect(isAlliedHeld(state, cellOf('0811'))).toBe(!fourthReadings);
});
