import { describe, expect, test } from 'vitest';
import { cellOf } from '../src/data/board.ts';
import { structureCalled } from '../src/data/structures.ts';
import { unitCalled } from '../src/data/units.ts';
import { structureStateOf } from '../src/rules/truth.ts';
import { defenceOf, stateOf } from '../src/rules/units.ts';
import { believed, mail, move, order, position, PurposeDice, until, where } from './positions.ts';
import type { CampaignState } from '../src/state.ts';

function untested(state: CampaignState, ...ids: readonly string[]): CampaignState {
  for (const id of ids) state.structureTested[structureCalled(id)] = 0;
  return state;
}

function bridge(state: CampaignState, id: string): string {
  return structureStateOf(state, structureCalled(id));
}

describe('16.1: demolition', () => {
  test('30.14: the first Allied unit only; Germans never set it off', () => {
    const state = untested(position({ units: { '1/506': '0914', '2/506': '0915', Grsn: '0907' } }), 'son-bridge');
    order(state, 'Grsn', [move('0909')]);
    until(state, '18 1040');
    expect(state.structureTested[structureCalled('son-bridge')]).toBe(0);
    const dice = new PurposeDice({ demolition: [3] });
    order(state, '1/506', [move('0912')]);
    order(state, '2/506', [move('1012')]);
    until(state, '18 1400', dice);
    expect(dice.times('demolition')).toBe(1);
    expect(bridge(state, 'son-bridge')).toBe('intact');
  });

  test('G81, G83: a major bridge needs a German beside it; without one the test is used up', () => {
    const alone = untested(position({ units: { '1/504': '2839' } }), 'grave-bridge');
    order(alone, '1/504', [move('2838')]);
    const dice = new PurposeDice({ demolition: [1] });
    until(alone, '18 1400', dice);
    order(alone, '1/504', [move('3037')]);
    until(alone, '18 1700', dice);
    expect([bridge(alone, 'grave-bridge'), dice.times('demolition')]).toEqual(['intact', 1]);
    const held = untested(position({ units: { '1/504': '3237', Krft: '2837' } }), 'grave-bridge');
    order(held, '1/504', [move('3037')]);
    until(held, '18 1100', new PurposeDice({ demolition: [1], combat: [5] }));
    expect(bridge(held, 'grave-bridge')).toBe('damaged');
  });

  test('G34: the German headquarters hears of it only from a unit beside the bridge', () => {
    const state = untested(position({ units: { '1/506': '0914', Grsn: '0212' } }), 'son-bridge');
    order(state, '1/506', [move('0912')]);
    until(state, '18 1400', new PurposeDice({ demolition: [1] }));
    expect(state.airborneStructures[structureCalled('son-bridge')]).toBe(2);
    expect(state.germanStructures[structureCalled('son-bridge')]).toBe(0);
  });
});

describe('16.2: the engineer', () => {
  test('repairs a canal bridge from a bank in a die of hours (R91, R97)', () => {
    const state = position({ units: { Engineers: '0908' }, structures: { 'son-bridge': 'destroyed' } });
    order(state, 'Engineers', [{ kind: 'repair', structure: structureCalled('son-bridge') }]);
    until(state, '18 1100', new PurposeDice({ repair: [2] }));
    expect(where(state, 'Engineers')).toBe('0910');
    expect(bridge(state, 'son-bridge')).toBe('repairing');
    until(state, '18 1300');
    expect(bridge(state, 'son-bridge')).toBe('temporary');
    expect(mail(state, 'xxx').at(-1)).toMatchObject({ event: 'repaired' });
  });

  test('31.4, G42: goes onto the water of a damaged river bridge, which stays slow', () => {
    const state = position({ units: { Engineers: '2936' }, structures: { 'grave-bridge': 'damaged' } });
    order(state, 'Engineers', [{ kind: 'repair', structure: structureCalled('grave-bridge') }]);
    until(state, '18 1800', new PurposeDice({ repair: [3] }));
    expect(where(state, 'Engineers')).toBe('2937');
    expect(bridge(state, 'grave-bridge')).toBe('temporary slow');
  });

  test('R74, G30: what stands behind REPAIR in the letter begins when the bridge is ready', () => {
    const state = position({ units: { Engineers: '0910' }, structures: { 'son-bridge': 'destroyed' } });
    const orders = [{ kind: 'repair', structure: structureCalled('son-bridge') } as const, move('0908')];
    order(state, 'Engineers', orders, new PurposeDice({ repair: [2] }));
    until(state, '18 1300');
    expect([bridge(state, 'son-bridge'), where(state, 'Engineers')]).toEqual(['temporary', '0908']);
  });

  test('R29: a new order loses the work', () => {
    const state = position({ units: { Engineers: '0910' }, structures: { 'son-bridge': 'destroyed' } });
    order(state, 'Engineers', [{ kind: 'repair', structure: structureCalled('son-bridge') }]);
    until(state, '18 1030');
    order(state, 'Engineers', [move('0908')]);
    expect(bridge(state, 'son-bridge')).toBe('destroyed');
  });

  test('R97, R31: ten hours and a die, or average dice by the span', () => {
    const slow = position({
      units: { Engineers: '0910' },
      structures: { 'son-bridge': 'destroyed' },
      options: { repair: 'ten and a die' },
    });
    order(
      slow,
      'Engineers',
      [{ kind: 'repair', structure: structureCalled('son-bridge') }],
      new PurposeDice({ repair: [1] }),
    );
    expect(slow.structureReadyAt[structureCalled('son-bridge')] - slow.minute).toBe(11 * 60);
    const span = position({
      units: { Engineers: '4044' },
      structures: { 'nijmegen-bridge': 'damaged' },
      options: { repair: 'span' },
    });
    order(span, 'Engineers', [{ kind: 'repair', structure: structureCalled('nijmegen-bridge') }]);
    const dice = new PurposeDice({ repair: [1, 1, 1, 1, 1, 1] });
    until(span, '18 1010', dice);
    // 244 m at 40 m a die are six average dice.
    expect(dice.times('repair')).toBe(6);
  });

  test('G87: what stands cannot be repaired', () => {
    const state = position({ units: { Engineers: '0910' } });
    order(state, 'Engineers', [{ kind: 'repair', structure: structureCalled('son-bridge') }]);
    expect(mail(state, 'xxx').at(-1)).toMatchObject({ event: 'impossible' });
  });

  test('G89: ferries infantry over a river, a die of hours each', () => {
    const state = position({ units: { Engineers: '4244', '1/505': '4246' } });
    const ferry = { kind: 'ferry', units: [unitCalled('1/505')], water: 'waal', cell: cellOf('4247') } as const;
    order(state, 'Engineers', [ferry]);
    // H2: a battalion of the airborne commander is to wait for the engineers.
    order(state, '1/505', [{ kind: 'wait for', unit: unitCalled('Engineers') }]);
    until(state, '18 1700', new PurposeDice({ ferry: [2] }));
    expect(where(state, '1/505')).toBe('4248');
    expect(where(state, 'Engineers')).toBe('4247');
  });

  test('R32, G88: lost, it is replaced at the next 06:00 at the southern edge', () => {
    const state = position({ time: '18 2300', units: { Engineers: '2121 3', '2107 P': '2123', '2107 M': '2221' } });
    order(state, '2107 P', [{ kind: 'attack', to: { cell: cellOf('2121') }, via: [], guns: [], air: 0 }]);
    until(state, '18 2335', new PurposeDice({ combat: [6] }));
    expect(stateOf(state, unitCalled('Engineers'))).toBe('destroyed');
    expect(state.engineersLost).toBe(1);
    until(state, '19 0600');
    expect(where(state, 'Engineers')).toBe('0600');
    expect(believed(state, 'Engineers')).toBe('0600');
  });
});

describe('16.3: ferries', () => {
  test('R11: one unit at a time; on foot a die of hours, otherwise two', () => {
    const state = position({ units: { '1/1': '2659', '2/1': '2660' } });
    order(state, '1/1', [move('2657')], new PurposeDice({ ferry: [2] }));
    expect(stateOf(state, unitCalled('1/1'))).toBe('crossing');
    order(state, '2/1', [move('2656')]);
    until(state, '18 1100');
    expect(stateOf(state, unitCalled('2/1'))).not.toBe('crossing');
    until(state, '18 1200', new PurposeDice({ ferry: [1] }));
    expect(where(state, '1/1')).toBe('2657');
    // G41: first come, first served, whatever the numbers.
    const queue = position({ units: { '1/1': '2962', '2/1': '2961', '3/1': '2960' } });
    order(queue, '3/1', [move('2958')], new PurposeDice({ ferry: [2] }));
    order(queue, '1/1', [move('2956')]);
    order(queue, '2/1', [move('2957')]);
    until(queue, '18 1201', new PurposeDice({ ferry: [4, 4] }));
    expect(['1/1', '2/1'].map((id) => stateOf(queue, unitCalled(id)))).toEqual(['halted', 'crossing']);
  });

  test('R33: a unit that crosses defends with half', () => {
    const state = position({ units: { '1/1': '2659' } });
    const unit = unitCalled('1/1');
    expect(defenceOf(state, unit)).toBe(200);
    order(state, '1/1', [move('2657')]);
    // R89: on the near bank until the time is up.
    expect([state.unitCell[unit], defenceOf(state, unit)]).toEqual([cellOf('2659'), 100]);
  });
});
