import { describe, expect, test } from 'vitest';
import { advance } from '../src/clock/advance.ts';
import { cellOf, labelOf } from '../src/data/board.ts';
import { unitCalled } from '../src/data/units.ts';
import { oddsAgainst } from '../src/rules/recce.ts';
import { lose, merge } from '../src/rules/retreat.ts';
import { stateOf } from '../src/rules/units.ts';
import { classUnder, defenderGroup, modifierOf, waterBetween } from '../src/rules/weigh.ts';
import {
  attackTo,
  combats,
  mail,
  minuteOf,
  move,
  names,
  order,
  position,
  PurposeDice,
  strength,
  until,
  where,
  type Plan,
} from './positions.ts';

/** 2 Para in Arnhem, two battle groups beside it and guns seven kilometres off. */
const ARNHEM: Plan = {
  time: '19 1000',
  units: { '1/9SS': '4459 90', '2/9SS': '4659', '2/1': '4559 70', '9SS Arty': '4565' },
};

function assault(die: number) {
  const state = position(ARNHEM);
  order(state, '9SS Arty', [{ kind: 'support', unit: unitCalled('1/9SS') }]);
  order(state, '2/9SS', [attackTo('4559')]);
  order(state, '1/9SS', [attackTo('4559')]);
  return { state, reports: until(state, '19 1030', new PurposeDice({ combat: [die] })) };
}

describe('9.4: the worked example', () => {
  test('12 against 1 in a town is +9; die 5 is D2; losses by each side’s total', () => {
    const { state, reports } = assault(5);
    const [combat] = combats(reports);
    expect(combat).toMatchObject({ attack: 12, defence: 1, modifier: -2, die: 5, result: 'D2' });
    expect(strength(state, '2/1')).toBe(10);
    expect(strength(state, '1/9SS')).toBe(85);
    expect(strength(state, '2/9SS')).toBe(95);
    expect(strength(state, '9SS Arty')).toBe(100);
  });

  test('2 Para goes back two squares, and the lower number takes its square (G56, R15)', () => {
    const { state } = assault(5);
    expect(where(state, '2/9SS')).toBe('4559');
    expect(where(state, '1/9SS')).toBe('4459');
    expect(stateOf(state, unitCalled('2/1'))).toBe('retreated');
    expect(where(state, '2/1')).not.toBe('4559');
  });

  test('30.3: with a 6 it is destroyed at zero, never below, and the town is in ruins (11)', () => {
    const { state } = assault(6);
    expect(strength(state, '2/1')).toBe(0);
    expect(stateOf(state, unitCalled('2/1'))).toBe('destroyed');
    expect(state.ruins).toEqual([cellOf('4559')]);
  });

  test('with a 5 it is not in ruins', () => {
    expect(assault(5).state.ruins).toEqual([]);
  });
});

describe('9.1, 9.2: who fights, and on what ground', () => {
  test('31.6, G52: the target and its neighbours on the same ground defend together, and nobody further', () => {
    // Breugel is a town, the squares east of it are open.
    const state = position({ units: { '1/505': '1012', '2/505': '1112', '3/505': '1212', '1/508': '1312' } });
    expect(names(defenderGroup(state, unitCalled('2/505')))).toEqual(['2/505', '3/505']);
    expect(names(defenderGroup(state, unitCalled('3/505')))).toEqual(['1/508', '2/505', '3/505']);
  });

  test('R14: a vehicle in polder on a road is on an embankment, a battalion is not', () => {
    // 3954 is polder with the road from Elst to Driel.
    const state = position({ units: { '2I/5': '3954', '1/505': '3955' } });
    expect(classUnder(state, unitCalled('2I/5'))).toBe('embanked');
    expect(classUnder(state, unitCalled('1/505'))).toBe('polder');
  });

  test('G53, R62: over a canal −2, over a standing bridge −1, over a river at two squares the same', () => {
    const state = position();
    expect(waterBetween(state, cellOf('0811'), cellOf('0810'))).toBe(-2);
    expect(waterBetween(state, cellOf('0911'), cellOf('0910'))).toBe(-1);
    expect(waterBetween(state, cellOf('4044'), cellOf('4046'))).toBe(-1);
    expect(waterBetween(state, cellOf('0911'), cellOf('0912'))).toBeUndefined();
    expect(waterBetween(state, cellOf('0911'), cellOf('0810'))).toBe(-2);
    expect(waterBetween(state, cellOf('0912'), cellOf('0910'))).toBe(-1);
    const blown = position({ structures: { 'son-bridge': 'destroyed', 'nijmegen-bridge': 'damaged' } });
    expect(waterBetween(blown, cellOf('0911'), cellOf('0910'))).toBe(-2);
    expect(waterBetween(blown, cellOf('4044'), cellOf('4046'))).toBe(-2);
  });

  test('G124: water counts only if every attacker is over it', () => {
    const state = position({ units: { '1/506': '0910', Grsn: '0911', '1/59': '0810' } });
    const [target, over, beside] = ['1/506', 'Grsn', '1/59'].map(unitCalled);
    expect(modifierOf(state, target, [over], [target])).toBe(-1);
    expect(modifierOf(state, target, [over, beside], [target])).toBe(0);
  });

  test('8.6, R51: beside before two off before a corner; then the weakest', () => {
    const state = position({
      units: { '1/506': '2120', '1/59': '2220 50', '2/59': '2119 80', Krft: '2122', '1/vT': '2221' },
    });
    order(state, '1/506', [attackTo('2220')]);
    expect(state.combats[0].fights[0].target).toBe(unitCalled('1/59'));
  });
});

describe('8, G48, G50: contact', () => {
  test('a mover stops two squares off, fights once as the attacker, and then holds', () => {
    const state = position({ units: { '1/506': '2120', '1/59': '2124' } });
    order(state, '1/506', [move('2123', { how: 'country' })]);
    const reports = until(state, '18 1045');
    expect(where(state, '1/506')).toBe('2122');
    expect(state.combats).toHaveLength(1);
    expect(combats(reports)).toHaveLength(0);
    const [first] = combats(until(state, '18 1110', new PurposeDice({ combat: [5] })));
    expect(names(first.attackers)).toEqual(['1/506']);
    expect(first.result).toBe('A1');
    // A1 leaves the distant where they are; without orders to attack there is no second round.
    expect(combats(until(state, '18 1300'))).toHaveLength(0);
  });

  test('30.4: at two squares losses are halved, half up', () => {
    const state = position({ units: { '1/506': '2120', '1/59': '2124' } });
    order(state, '1/506', [move('2123', { how: 'country' })]);
    until(state, '18 1110', new PurposeDice({ combat: [5] }));
    // 3 × 5 ÷ 2 = 7.5, and 2 × 5 ÷ 2 = 5.
    expect([strength(state, '1/506'), strength(state, '1/59')]).toEqual([92, 95]);
  });

  test('G47, G122: an attacker closes in after the first round and fights on', () => {
    const state = position({ units: { '2107 P': '2120', '1/506': '2124' } });
    order(state, '2107 P', [attackTo('2124')]);
    const reports = until(state, '18 1130', new PurposeDice({ combat: [5, 5, 5, 5] }));
    expect(combats(reports).length).toBeGreaterThan(1);
    expect(combats(reports)[0].attackers).toEqual([unitCalled('2107 P')]);
  });

  test('G46: nobody goes from contact to contact but by attack', () => {
    const state = position({ units: { '1/506': '2120', '1/59': '2122' } });
    order(state, '1/506', [move('2121', { how: 'country' })]);
    expect(where(state, '1/506')).toBe('2120');
    expect(mail(state, 'airborne').at(-1)).toMatchObject({ kind: 'report', event: 'impossible' });
    order(state, '1/506', [move('2119', { how: 'country' })]);
    until(state, '18 1030');
    expect(where(state, '1/506')).toBe('2119');
  });

  test('IF CONTACT WITHDRAW goes after the round', () => {
    const state = position({ units: { '1/506': '2120', '1/59': '2124' } });
    const contact = { act: 'withdraw', to: { cell: cellOf('2118') } };
    order(state, '1/506', [move('2123', { how: 'country', contact })]);
    until(state, '18 1300', new PurposeDice({ combat: [5] }));
    expect(where(state, '1/506')).toBe('2118');
  });

  test('30.18, R79: opposing units that would meet roll for who goes first', () => {
    const state = position({ units: { '1/506': '2120', '1/59': '2124' } });
    order(state, '1/506', [move('2123', { how: 'country' })]);
    order(state, '1/59', [move('2121', { how: 'country' })]);
    const dice = new PurposeDice({ 'who moves first': [2, 5] });
    until(state, '18 1020', dice);
    expect(dice.times('who moves first')).toBe(2);
    expect([where(state, '1/506'), where(state, '1/59')]).toEqual(['2121', '2123']);
    // Who goes second comes into contact by its own step.
    expect(state.combats[0].fights[0].attacker).toBe(unitCalled('1/506'));
  });
});

test('R52, G123: a fight whose defenders share units with two combats makes them one', () => {
  const row = { '1/59': '2120', '2/59': '2121', '1/6PT': '2122', '2/6PT': '2123', '180': '2124' };
  const state = position({ units: { ...row, '1/506': '2119', '2/506': '2125', '3/506': '2222' } });
  order(state, '1/506', [attackTo('2120')]);
  order(state, '2/506', [attackTo('2124')]);
  expect(state.combats).toHaveLength(2);
  order(state, '3/506', [attackTo('2122')]);
  expect(state.combats).toHaveLength(1);
  const found = combats(until(state, '18 1030', new PurposeDice({ combat: [3] })));
  expect(found).toHaveLength(1);
  expect(names(found[0].attackers)).toEqual(['1/506', '2/506', '3/506']);
  expect(names(found[0].defenders)).toEqual(['1/59', '2/59', '1/6PT', '2/6PT', '180']);
});

describe('9.3: retreat', () => {
  test('R16, G58: a square that cannot be made costs 10 points', () => {
    // The corner of the map: nowhere farther to go.
    const state = position({ units: { '1/506': '0000', '2107 P': '0001', '2107 M': '0100' } });
    order(state, '2107 P', [attackTo('0000')]);
    order(state, '2107 M', [attackTo('0000')]);
    const [combat] = combats(until(state, '18 1030', new PurposeDice({ combat: [4] })));
    expect(combat.result).toBe('D2');
    expect(strength(state, '1/506')).toBe(100 - 36 - 20);
  });

  test('G58: a retreat that could end only on a friend ends before it, and each square not made costs 10 points', () => {
    const units = { '1/506': '0001', '2/506': '0000', '2107 P': '0002', '2107 M': '0201' };
    const state = position({ units });
    order(state, '2107 P', [attackTo('0001')]);
    order(state, '2107 M', [attackTo('0001')]);
    const [combat] = combats(until(state, '18 1030', new PurposeDice({ combat: [1] })));
    expect(combat.result).toBe('D2');
    expect([where(state, '1/506'), strength(state, '1/506')]).toEqual(['0001', 100 - 9 - 20]);
  });

  test('31.8: an attack breaks off at 40', () => {
    const state = position({ units: { '1/506': '2120 45', '1/59': '2122' } });
    order(state, '1/506', [attackTo('2122')]);
    until(state, '18 1030', new PurposeDice({ combat: [5] }));
    expect(strength(state, '1/506')).toBeLessThanOrEqual(40);
    expect(state.chains[unitCalled('1/506')]?.orders[0].kind).toBe('withdraw');
  });
});

describe('10: losses and merging', () => {
  test('strength is never below zero', () => {
    const state = position({ units: { '1/506': '2120 20' } });
    lose(state, unitCalled('1/506'), 72);
    expect([strength(state, '1/506'), where(state, '1/506')]).toEqual([0, 'nowhere']);
  });

  test.each([
    [40, 62, 82],
    [90, 80, 100],
  ])('30.5: %i into %i gives %i', (remaining, receiver, result) => {
    const state = position({ units: { '2/506': `2120 ${remaining}`, '3/506': `2123 ${receiver}` } });
    merge(state, unitCalled('2/506'), [unitCalled('2/506')]);
    expect(strength(state, '3/506')).toBe(result);
    expect(stateOf(state, unitCalled('2/506'))).toBe('merged');
  });

  test('G61: nobody within five kilometres, or only beyond a river without a bridge: destroyed', () => {
    const far = position({ units: { '2/506': '2120', '3/506': '2126' } });
    merge(far, unitCalled('2/506'), []);
    expect(stateOf(far, unitCalled('2/506'))).toBe('destroyed');
    const structures = { 'nijmegen-bridge': 'destroyed', 'nijmegen-rail-bridge': 'destroyed' } as const;
    const across = position({ units: { '2/506': '4044', '3/506': '4047' }, structures });
    merge(across, unitCalled('2/506'), []);
    expect(stateOf(across, unitCalled('2/506'))).toBe('destroyed');
    const bridged = position({ units: { '2/506': '4044', '3/506': '4047' } });
    merge(bridged, unitCalled('2/506'), []);
    expect(stateOf(bridged, unitCalled('2/506'))).toBe('merged');
  });
});

describe('12: reconnaissance', () => {
  test('R86: a recce unit halts at four squares and reports', () => {
    const state = position({ units: { '9SS Recon': '2020', '1/505': '2028' } });
    order(state, '9SS Recon', [move('2027', { how: 'country' })]);
    until(state, '18 1300');
    expect(where(state, '9SS Recon')).toBe('2024');
    const report = mail(state, 'german').at(-1)!;
    expect(report).toMatchObject({ kind: 'report', event: 'enemy in sight' });
    expect(report.kind === 'report' && report.sightings[0]).toMatchObject({
      cell: cellOf('2028'),
      kind: 'infantry',
      level: 'seen',
      size: 'medium',
    });
  });

  test('R20: it strikes and runs at good odds only', () => {
    const weak = position({ units: { '9SS Recon': '2020', '1/505': '2028 10' } });
    expect(oddsAgainst(weak, unitCalled('9SS Recon'), unitCalled('1/505'))).toBe(1);
    const recce = { kind: 'recce', to: { cell: cellOf('2027') }, via: [] } as const;
    order(weak, '9SS Recon', [recce]);
    const reports = until(weak, '18 1500', new PurposeDice({ combat: [6] }));
    expect(combats(reports)).toHaveLength(1);
    const raided = position({ units: { '9SS Recon': '2020', '1/505': '2028 10' } });
    order(raided, '9SS Recon', [recce]);
    const dice = new PurposeDice({ combat: [6] });
    while (dice.times('combat') === 0) advance(raided, minuteOf('18 1500'), dice, undefined);
    // G66: the way back begins in the minute after the combat.
    expect(raided.unitStepTo[unitCalled('9SS Recon')]).toBe(-1);
    advance(raided, raided.minute + 1, dice, undefined);
    expect(raided.unitStepTo[unitCalled('9SS Recon')]).toBeGreaterThan(0);
    expect(Number(labelOf(weak.unitCell[unitCalled('9SS Recon')]).slice(2))).toBeLessThanOrEqual(23);
    const strong = position({ units: { '9SS Recon': '2020', '1/505': '2028' } });
    order(strong, '9SS Recon', [recce]);
    expect(combats(until(strong, '18 1500'))).toHaveLength(0);
    expect(where(strong, '9SS Recon')).toMatch(/24$/);
  });
});
