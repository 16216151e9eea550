import { describe, expect, test } from 'vitest';
import { structureCalled } from '../src/data/structures.ts';
import { structureStateOf } from '../src/rules/truth.ts';
import { unitCalled } from '../src/data/units.ts';
import { believed, mail, move, order, position, PurposeDice, until, where } from './positions.ts';

/** 5.5, laid on the compiled board from DZ B (0715) to Son (0910/0911). */
describe('5.5: one exchange', () => {
  const son = structureCalled('son-bridge');

  function marched() {
    const state = position({ time: '17 1405', units: { '1/506': '0715' } });
    state.structureTested[son] = 0;
    order(
      state,
      '1/506',
      [
        { kind: 'move', to: { structure: son }, via: [], how: 'fastest' },
        { kind: 'hold', at: { structure: son } },
      ],
      new PurposeDice({ communication: [3, 4] }),
      { at: { day: 17, time: 870 }, ref: '101/3' },
    );
    return state;
  }

  test('14:05, R70: the receipt foretells the arrival from belief; nothing moves before 14:30', () => {
    const state = marched();
    const receipt = mail(state, 'airborne')[0];
    expect(receipt).toMatchObject({ kind: 'receipt', minute: 845, starts: 870, past: false });
    expect(receipt.kind === 'receipt' && receipt.forecasts[0].unit).toBe(unitCalled('1/506'));
    until(state, '17 1429');
    expect(where(state, '1/506')).toBe('0715');
  });

  test('the first Allied unit next to the bridge sets off the test; it halts on the bank reached first and holds', () => {
    const state = marched();
    const dice = new PurposeDice({ demolition: [2], communication: [1, 2] });
    until(state, '17 1700', dice);
    expect(structureStateOf(state, son)).toBe('destroyed');
    expect(where(state, '1/506')).toBe('0911');
    expect(dice.times('demolition')).toBe(1);
  });

  test('a report that is lost leaves the headquarters in its belief (30.17, R78), until it asks', () => {
    const state = marched();
    // Two reports go missing: the bridge is blown, and the unit has arrived.
    until(state, '17 1700', new PurposeDice({ demolition: [2], communication: [1, 2, 1, 1] }));
    expect(believed(state, '1/506')).toBe('0715');
    expect(state.airborneStructures[son]).toBe(0);
    order(state, '1/506', [{ kind: 'report', about: 'all' }], new PurposeDice({ communication: [4, 5, 2, 4] }));
    expect(believed(state, '1/506')).toBe('0911');
    expect(state.airborneStructures[son]).toBe(2);
  });

  test('the battalion wades the canal: half an hour for each pip', () => {
    const state = marched();
    until(state, '17 1725', new PurposeDice({ demolition: [2] }));
    order(state, '1/506', [move('0910')], new PurposeDice({ wading: [3] }));
    until(state, '17 1854');
    expect(where(state, '1/506')).toBe('0911');
    until(state, '17 1855');
    expect(where(state, '1/506')).toBe('0910');
  });
});
