import { describe, expect, test } from 'vitest';
import { cellOf } from '../src/data/board.ts';
import { unitCalled } from '../src/data/units.ts';
import { zoneCalled } from '../src/data/zones.ts';
import { dispatchText } from '../src/language/sentences.ts';
import { attackTo, combats, mail, order, position, post, PurposeDice, strength, until, where } from './positions.ts';
import type { CampaignState } from '../src/state.ts';

const area = [cellOf('2018'), cellOf('2224')] as const;

function withSquadrons(state: CampaignState, count: number): CampaignState {
  state.xxxSquadrons = count;
  state.britishLeft = count;
  return state;
}

describe('14.1, 14.2: the morning', () => {
  test('weather, lift and squadrons by the die; the commanders are told', () => {
    const state = position({ time: '18 0559' });
    until(state, '18 0600', new PurposeDice({ weather: [3] }));
    expect(state.weather).toBe('fair');
    expect([state.parachuteLeft, state.gliderLeft, state.britishLeft, state.germanLeft]).toEqual([3, 1, 3, 1]);
    expect(mail(state, 'airborne')[0]).toMatchObject({ kind: 'morning', weather: 'fair', parachute: 3, glider: 1 });
    expect(mail(state, 'german')[0]).toMatchObject({ kind: 'morning', squadrons: 1 });
    expect(mail(state, 'german')[0]).not.toHaveProperty('parachute');
    // What the numbers are for is said with them.
    expect(dispatchText(mail(state, 'german')[0]!)).toContain('Squadrons you can send on missions today: 1.');
    expect(dispatchText(mail(state, 'airborne')[0]!)).toContain('Battalions that can fly today: 3 by parachute');
  });

  test('in poor weather nothing flies, and who has no squadrons is not told of them', () => {
    const state = position({ time: '18 0559' });
    until(state, '18 0600', new PurposeDice({ weather: [5] }));
    for (const command of ['xxx', 'airborne'] as const)
      expect(dispatchText(mail(state, command)[0]!)).toBe('18 0600 Weather poor. Nothing can fly today.');
    const none = { kind: 'morning', minute: state.minute, weather: 'good', squadrons: 0 } as const;
    expect(dispatchText(none)).toBe('18 0600 Weather good.');
  });

  test('G67, G68: who does not fit into the lift waits, and flies the next day', () => {
    const state = position({ time: '18 0559' });
    until(state, '18 1000', new PurposeDice({ weather: [3] }));
    // Fair weather: three parachute battalions, one glider unit; those of the day before those that waited.
    const landed = ['10/4', '11/4', '156/4', '2/1Lt'].map((id) => where(state, id) !== 'nowhere');
    expect(landed).toEqual([true, true, true, true]);
    expect(where(state, '3/501')).toBe('nowhere');
    expect(mail(state, 'airborne').some((line) => line.kind === 'report' && line.event === 'waits')).toBe(true);
  });

  test('G70, R2: a unit lands on a free square of its zone and forms for an hour', () => {
    const state = position({ time: '18 0700', units: { '1/506': '0715' } });
    state.parachuteLeft = 18;
    const drop = { kind: 'drop', units: [unitCalled('3/501')], zone: zoneCalled('dz-b') } as const;
    order(state, '3/501', [drop], new PurposeDice(), { at: { day: 18, time: 480 } });
    until(state, '18 0800');
    expect(where(state, '3/501')).toBe('0615');
    order(state, '3/501', [{ kind: 'move', to: { cell: cellOf('0617') }, via: [], how: 'fastest' }]);
    until(state, '18 0859');
    expect(where(state, '3/501')).toBe('0615');
    until(state, '18 1000');
    expect(where(state, '3/501')).not.toBe('0615');
  });

  test('31.10: a lander in contact attacks', () => {
    const state = position({ time: '18 0700', units: { '1/59': '0717' } });
    state.parachuteLeft = 18;
    const drop = { kind: 'drop', units: [unitCalled('3/501')], zone: zoneCalled('dz-b') } as const;
    order(state, '3/501', [drop], new PurposeDice(), { at: { day: 18, time: 480 } });
    until(state, '18 0800');
    expect(state.combats[0].fights).toEqual([{ attacker: unitCalled('3/501'), target: unitCalled('1/59') }]);
  });
});

describe('14.2: squadrons', () => {
  test('G72: a patrol strikes one enemy in the open after a die of half-hours', () => {
    const state = withSquadrons(position({ units: { '1/59': '2121' } }), 6);
    post(
      state,
      'xxx',
      { to: { office: 'air' }, orders: [{ kind: 'patrol', area }] },
      new PurposeDice({ 'patrol time': [2] }),
    );
    expect([state.britishLeft, state.xxxSquadrons]).toEqual([5, 5]);
    until(state, '18 1059');
    expect(strength(state, '1/59')).toBe(100);
    until(state, '18 1100', new PurposeDice({ patrol: [4] }));
    expect(strength(state, '1/59')).toBe(96);
  });

  test('R26: a patrol that fails badly is lost for the campaign', () => {
    const state = withSquadrons(position({ units: { '1/9SS': '2121' } }), 6);
    post(
      state,
      'xxx',
      { to: { office: 'air' }, orders: [{ kind: 'patrol', area }] },
      new PurposeDice({ 'patrol time': [1] }),
    );
    until(state, '18 1030', new PurposeDice({ patrol: [6] }));
    // 1 against 5 in the open: the difference is −4 and the result A2.
    expect(state.britishLost).toBe(0);
  });

  test('a strike adds one to the ordered attack of its unit', () => {
    const state = withSquadrons(position({ units: { '2I/5': '2120', '1/59': '2121' } }), 6);
    post(state, 'xxx', { to: { office: 'air' }, orders: [{ kind: 'strike', unit: unitCalled('2I/5') }] });
    order(state, '2I/5', [attackTo('2121')]);
    const [combat] = combats(until(state, '18 1030'));
    expect(combat.attack).toBe(5);
    expect(state.sorties).toEqual([]);
  });

  test('G73, R77: air recce tells half an hour later what is there, to whoever ordered it', () => {
    const state = withSquadrons(position({ units: { '1/59': '2121' } }), 6);
    post(state, 'xxx', {
      to: { office: 'air' },
      orders: [{ kind: 'air recce', area: [cellOf('2020'), cellOf('2323')] }],
    });
    until(state, '18 1030');
    expect(mail(state, 'xxx').at(-1)).toMatchObject({
      kind: 'air recce',
      minute: state.minute,
      sightings: [{ cell: cellOf('2121'), kind: 'infantry', level: 'seen', size: 'medium' }],
    });
    expect(state.xxxSightings).toHaveLength(1);
    expect(state.airborneSightings).toHaveLength(0);
  });

  test('G19: air orders beyond the squadrons left are cut, and the receipt says so', () => {
    const state = withSquadrons(position(), 1);
    const patrol = { kind: 'patrol', area } as const;
    post(state, 'xxx', { to: { office: 'air' }, orders: [patrol, patrol, patrol] });
    expect(mail(state, 'xxx')[0]).toMatchObject({ kind: 'receipt', squadrons: 1, cut: 2 });
    expect(state.sorties).toHaveLength(1);
  });
});

describe('13: artillery', () => {
  test('R21, G65: a bombardment takes half an hour; below D2 nothing happens', () => {
    const state = position({ units: { '55': '2120', '1/59': '2128' } });
    const bombard = { kind: 'bombard', cell: cellOf('2128'), missions: 1 } as const;
    order(state, '55', [bombard]);
    until(state, '18 1030', new PurposeDice({ bombardment: [4] }));
    // 4 against 3 in the open is +1; die 4 is BR, which is nothing.
    expect(strength(state, '1/59')).toBe(100);
    order(state, '55', [bombard]);
    until(state, '18 1100', new PurposeDice({ bombardment: [2] }));
    // Die 2 is D2: 4 × 2 ÷ 2 points and a square back.
    expect(strength(state, '1/59')).toBe(96);
    expect(where(state, '1/59')).not.toBe('2128');
  });

  test('out of range it is impossible', () => {
    const state = position({ units: { '55': '2120', '1/59': '2133' } });
    order(state, '55', [{ kind: 'bombard', cell: cellOf('2133'), missions: 1 }]);
    expect(mail(state, 'xxx').at(-1)).toMatchObject({ event: 'impossible' });
  });
});

describe('5.3: communication', () => {
  test('30.16: an order to two units of 1st Airborne is tested twice, and any double fails', () => {
    const state = position({ units: { '1/1': '3461', '2/1': '3561' } });
    const dice = new PurposeDice({ communication: [4, 4, 1, 2] });
    order(state, '1/1, 2/1', [{ kind: 'hold' }], dice);
    expect(dice.times('communication')).toBe(4);
    expect(state.chains[unitCalled('1/1')]).toBeNull();
    expect(state.chains[unitCalled('2/1')]).not.toBeNull();
  });

  test('R6, R73: a failed order is reported after fifteen minutes; one that got through is not', () => {
    const state = position({ units: { '1/506': '0715' } });
    order(state, '1/506', [{ kind: 'hold' }], new PurposeDice({ communication: [1, 2] }));
    until(state, '18 1014');
    expect(mail(state, 'airborne').map(({ kind }) => kind)).toEqual(['receipt']);
    until(state, '18 1015');
    expect(mail(state, 'airborne').map(({ kind }) => kind)).toEqual(['receipt', 'not acknowledged']);
  });

  test('G24, G120: units still to come get their orders at the edge, without a test', () => {
    const state = position({ time: '18 0500' });
    const dice = new PurposeDice();
    order(state, '2I/5', [{ kind: 'move', to: { cell: cellOf('0603') }, via: [], how: 'fastest' }], dice);
    expect(dice.times('communication')).toBe(0);
    until(state, '18 0700');
    expect(where(state, '2I/5')).toBe('0603');
  });

  test('G7: messages go to headquarters of the other seat of the side, by one test', () => {
    const state = position();
    const message = { kind: 'message', text: 'Hurry.' } as const;
    post(state, 'airborne', { from: '101', to: { headquarters: ['XXX'] }, orders: [message] });
    expect(mail(state, 'xxx')).toEqual([
      { kind: 'message', minute: state.minute, from: '101', to: 'XXX', text: 'Hurry.' },
    ]);
  });

  test('R75, G20: a new order replaces the running chain; later ones stay until CANCEL', () => {
    const state = position({ units: { '1/506': '0715' } });
    order(state, '1/506', [{ kind: 'hold' }], new PurposeDice(), { at: { plus: 60 }, ref: 'A' });
    order(state, '1/506', [{ kind: 'hold' }], new PurposeDice(), { ref: 'B' });
    expect([state.queue.length, state.chains[unitCalled('1/506')]?.ref]).toEqual([1, 'B']);
    order(state, '1/506', [{ kind: 'cancel', ref: 'A' }]);
    expect([state.queue.length, state.chains[unitCalled('1/506')]?.ref]).toEqual([0, 'B']);
    order(state, '1/506', [{ kind: 'cancel' }]);
    expect(state.chains[unitCalled('1/506')]).toBeNull();
  });

  test('R72: a past time means now, and the receipt says so', () => {
    const state = position({ units: { '1/506': '0715' } });
    order(state, '1/506', [{ kind: 'hold' }], new PurposeDice(), { at: { time: 540 } });
    expect(mail(state, 'airborne')[0]).toMatchObject({ past: true, starts: state.minute });
    const late = position({ time: '18 2200', units: { '1/506': '0715' } });
    order(late, '1/506', [{ kind: 'hold' }], new PurposeDice(), { at: { time: 360 } });
    expect(mail(late, 'airborne')[0]).toMatchObject({ past: false, starts: 2 * 1440 + 360 });
  });
});
