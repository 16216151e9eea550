import { describe, expect, test } from 'vitest';
import { cellOf } from '../src/data/board.ts';
import { PANNERDEN_CELL } from '../src/data/entries.ts';
import { unitCalled } from '../src/data/units.ts';
import { zoneCalled } from '../src/data/zones.ts';
import { campaign } from '../src/game.ts';
import { merge } from '../src/rules/retreat.ts';
import { isSupplied } from '../src/rules/supply.ts';
import { emptyCampaign, setUp } from '../src/set-up.ts';
import type { CampaignOptions } from '../src/options.ts';
import {
  attackTo,
  combats,
  mail,
  minuteOf,
  move,
  order,
  position,
  post,
  PurposeDice,
  strength,
  until,
  usualRules,
  where,
} from './positions.ts';

/** Options that no other test names: each reading, and what it changes in play. */

describe('27: how units travel', () => {
  /** Minutes until a unit has arrived. */
  function minutes(options: Partial<CampaignOptions>, unit: string, from: string, to: string): number {
    const state = position({ options, units: { [unit]: from } });
    order(state, unit, [move(to)]);
    while (where(state, unit) !== to) until(state, later(state.minute));
    return state.minute - minuteOf('18 1000');
  }

  test('R95: with lorries the infantry of the corps travels faster by road', () => {
    const by = (lorries: boolean): number => minutes({ lorries }, '3I/32', '0603', '0607');
    expect(by(true)).toBeLessThan(by(false));
  });

  test('D11: with mechOnFoot a German mechanised unit of movement 7 takes as long as infantry', () => {
    const by = (mechOnFoot: boolean): number => minutes({ mechOnFoot }, '2/9SS', '0603', '0607');
    expect(by(true)).toBe(minutes({}, '1/59', '0603', '0607'));
    expect(by(false)).toBeLessThan(by(true));
    // Those that are quicker keep their tracks.
    expect(minutes({ mechOnFoot: true }, '1/9SS', '0603', '0607')).toBe(by(false));
  });
});

/** The next minute, as `until` reads it. */
function later(minute: number): string {
  const next = minute + 1;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${17 + Math.floor(next / 1440)} ${two(Math.floor((next % 1440) / 60))}${two(next % 60)}`;
}

describe('14: in the air', () => {
  test.each([
    ['printed', [18, 6]],
    ['1976', [21, 5]],
  ] as const)('R24: liftDay1 %s', (liftDay1, lift) => {
    const state = setUp({ ...usualRules, liftDay1 }, new PurposeDice());
    expect([state.parachuteLeft, state.gliderLeft]).toEqual(lift);
  });

  test.each([
    [0, '0800'],
    [60, '0900'],
    [240, '1200'],
  ])('R2: with formingMinutes %i a lander marches from %s', (formingMinutes, from) => {
    const state = position({ options: { formingMinutes }, time: '18 0700' });
    state.parachuteLeft = 18;
    const unit = unitCalled('3/501');
    const drop = { kind: 'drop', units: [unit], zone: zoneCalled('dz-b') } as const;
    order(state, '3/501', [drop, move('0620')], new PurposeDice(), { at: { day: 18, time: 480 } });
    until(state, '18 0800');
    order(state, '3/501', [move('0620')]);
    while (state.unitStepTo[unit] < 0) until(state, later(state.minute));
    expect(state.minute).toBe(minuteOf(`18 ${from}`));
  });

  test.each([
    [false, '3/501', '1/59'],
    [true, '1/59', '3/501'],
  ])('31.10: with landerDefends %s the attacker is %s', (landerDefends, attacker, target) => {
    const state = position({ options: { landerDefends }, time: '18 0700', units: { '1/59': '0717' } });
    state.parachuteLeft = 18;
    const drop = { kind: 'drop', units: [unitCalled('3/501')], zone: zoneCalled('dz-b') } as const;
    order(state, '3/501', [drop], new PurposeDice(), { at: { day: 18, time: 480 } });
    until(state, '18 0800');
    expect(state.combats[0].fights).toEqual([{ attacker: unitCalled(attacker), target: unitCalled(target) }]);
  });

  test.each([
    [true, 3, 0],
    [true, 4, 1],
    [false, 3, 1],
  ])('D16: with woodsHide %s and a die of %i air recce sees %i units in woods', (woodsHide, die, seen) => {
    const state = position({ options: { woodsHide }, units: { '1/59': '2132' } });
    state.xxxSquadrons = state.britishLeft = 1;
    const area = [cellOf('2030'), cellOf('2233')] as const;
    post(state, 'xxx', { to: { office: 'air' }, orders: [{ kind: 'air recce', area }] });
    until(state, '18 1030', new PurposeDice({ 'air recce over woods': [die] }));
    const told = mail(state, 'xxx').at(-1)!;
    expect(told.kind === 'air recce' && told.sightings.length).toBe(seen);
  });

  test.each([
    [true, undefined],
    [false, '31.5'],
  ])('R60: with pannerdenFerry %s an entry of 10 SS at the ferry is refused by %s', (pannerdenFerry, rule) => {
    const state = position({ options: { pannerdenFerry } });
    const enter = { kind: 'enter', cell: PANNERDEN_CELL, first: [] } as const;
    const refused = (unit: string): string | undefined =>
      campaign.refuse(state, 'german', { kind: 'send', to: { units: [unitCalled(unit)] }, orders: [enter] })?.rule;
    expect([refused('2/10SS'), refused('2/59')]).toEqual([rule, '31.5']);
  });
});

describe('15: supply', () => {
  test.each(['X', 'V'] as const)('R83: supply1Abn %s is the zone of 1st Airborne in the plan', (supply1Abn) => {
    const { plan } = emptyCampaign({ ...usualRules, supply1Abn });
    expect(plan!.supply['1 Abn']).toEqual([zoneCalled(`dz-${supply1Abn.toLowerCase()}`)]);
  });

  test.each([
    ['any', true],
    ['entry', false],
  ] as const)('R67: southDepot %s, and the road of the corps is cut: supplied %s', (southDepot, isIn) => {
    const state = position({ options: { southDepot }, units: { '2I/5': '0911', '1/59': '0601' } });
    expect(isSupplied(state, unitCalled('2I/5'))).toBe(isIn);
    const open = position({ options: { southDepot }, units: { '2I/5': '0911' } });
    expect(isSupplied(open, unitCalled('2I/5'))).toBe(true);
  });

  test('D13: supplyOffroadMax limits the stretch off the roads', () => {
    const supplied = (supplyOffroadMax: number): boolean =>
      isSupplied(position({ options: { supplyOffroadMax }, units: { '2I/5': '2132' } }), unitCalled('2I/5'));
    expect([supplied(0), supplied(1), supplied(60)]).toEqual([true, false, true]);
  });

  test.each([
    [false, true],
    [true, false],
  ])('R90: with ruinsCutSupply %s a town in ruins lets supply through: %s', (ruinsCutSupply, isIn) => {
    // The corps has one road, and it begins in the ruins.
    const state = position({
      options: { ruinsCutSupply, southDepot: 'entry' },
      units: { '2I/5': '0604' },
      ruins: ['0600'],
    });
    expect(isSupplied(state, unitCalled('2I/5'))).toBe(isIn);
  });
});

describe('9 to 13: combat', () => {
  test.each([10, 0, 50])(
    'R16: with blockedRetreatCost %i two blocked squares cost twice that',
    (blockedRetreatCost) => {
      const units = { '1/506': '0001', '2/506': '0000', '2107 P': '0002', '2107 M': '0201' };
      const state = position({ options: { blockedRetreatCost }, units });
      order(state, '2107 P', [attackTo('0001')]);
      order(state, '2107 M', [attackTo('0001')]);
      until(state, '18 1030', new PurposeDice({ combat: [1] }));
      expect(strength(state, '1/506')).toBe(Math.max(0, 100 - 9 - 2 * blockedRetreatCost));
    },
  );

  test.each([0, 30, 240])(
    'R3: with recoveryMinutes %i a unit that retreated has no orders for so long',
    (recoveryMinutes) => {
      const units = { '1/506': '0001', '2/506': '0000', '2107 P': '0002', '2107 M': '0201' };
      const state = position({ options: { recoveryMinutes }, units });
      order(state, '2107 P', [attackTo('0001')]);
      order(state, '2107 M', [attackTo('0001')]);
      until(state, '18 1030', new PurposeDice({ combat: [1] }));
      expect(state.unitBusyUntil[unitCalled('1/506')]).toBe(minuteOf('18 1030') + recoveryMinutes);
    },
  );

  test.each([
    [40, 'withdraw'],
    [0, 'attack'],
  ])('31.8: with breakOffAt %i an attacker below 40 goes on to %s', (breakOffAt, kind) => {
    const state = position({ options: { breakOffAt }, units: { '1/506': '2120 45', '1/59': '2122' } });
    order(state, '1/506', [attackTo('2122')]);
    until(state, '18 1030', new PurposeDice({ combat: [5] }));
    expect(state.chains[unitCalled('1/506')]?.orders[0].kind).toBe(kind);
  });

  test.each([
    [1, 1],
    [2, 0],
  ])('R20: with recceThreshold %i a raid at odds of +1 fights %i combats', (recceThreshold, fought) => {
    const state = position({ options: { recceThreshold }, units: { '9SS Recon': '2020', '1/505': '2028 10' } });
    order(state, '9SS Recon', [{ kind: 'recce', to: { cell: cellOf('2027') }, via: [] }]);
    expect(combats(until(state, '18 1500', new PurposeDice({ combat: [6] })))).toHaveLength(fought);
  });

  test.each([
    [0, 3],
    [2, 2],
    [1, 1],
  ])('D15: with mostGuns %i, %i of three units of artillery join an attack', (mostGuns, joined) => {
    const guns = ['55', '153', '44'];
    const state = position({
      options: { mostGuns },
      units: { '2I/5': '2120', '1/59': '2121', ...Object.fromEntries(guns.map((id, at) => [id, `${2016 + at}`])) },
    });
    order(state, '2I/5', [attackTo('2121', { guns: guns.map(unitCalled) })]);
    const [combat] = combats(until(state, '18 1030'));
    expect(combat.guns).toHaveLength(joined);
  });

  test.each([
    [false, 82],
    [true, 75],
  ])(
    'R18: with mergeWeighted %s 40 of a weaker battalion bring a stronger one from 62 to %i',
    (mergeWeighted, result) => {
      const state = position({ options: { mergeWeighted }, units: { '2/406': '2120 40', '1/59': '2123 62' } });
      merge(state, unitCalled('2/406'), [unitCalled('2/406')]);
      expect(strength(state, '1/59')).toBe(result);
    },
  );
});
