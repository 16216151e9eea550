import { describe, expect, test } from 'vitest';
import { momentOf } from '../src/clock/moment.ts';
import { cellOf, distance } from '../src/data/board.ts';
import { stamp } from '../src/data/calendar.ts';
import { STRUCTURES, structureCalled } from '../src/data/structures.ts';
import { unitCalled } from '../src/data/units.ts';
import { settlePatrol } from '../src/rules/air.ts';
import { reckon, settle } from '../src/rules/resolve-combat.ts';
import { isSupplied } from '../src/rules/supply.ts';
import { stateOf, totalOf } from '../src/rules/units.ts';
import { rangeOf } from '../src/rules/weigh.ts';
import type { CampaignState } from '../src/state.ts';
import { attackTo, combats, mail, move, order, position, PurposeDice, until, where } from './positions.ts';

/** Rulings that no other test shows by itself, each by its number in the register. */

describe('9: combat', () => {
  test('R1: values are summed unrounded, then rounded half up, and are at least 1', () => {
    expect([totalOf([150, 100]), totalOf([150, 99]), totalOf([20]), totalOf([])]).toEqual([3, 2, 1, 0]);
  });

  test('G51: a unit with enemies near and far is close', () => {
    const state = position({ units: { '1/506': '2120', '1/59': '2220', '2/59': '2320' } });
    const [own, near, far] = ['1/506', '1/59', '2/59'].map(unitCalled);
    expect([rangeOf(state, own, [far, near]), rangeOf(state, own, [far])]).toEqual(['close', 'distant']);
  });

  test('31.9: DE takes those beside the enemy, the others go back two squares; all, if nobody is beside him', () => {
    const fates = (target: string, units: Readonly<Record<string, string>>): readonly string[] => {
      const state = position({ units: { '1/9SS': '2120', '3/506': '2620', ...units } });
      const moment = momentOf(state, new PurposeDice({ combat: [1] }), undefined);
      const fight = { attacker: unitCalled('1/9SS'), target: unitCalled(target) };
      settle(moment, reckon(moment, [fight], 0), 'DE');
      return Object.keys(units).map((id) => stateOf(state, unitCalled(id)));
    };
    expect(fates('1/506', { '1/506': '2220', '2/506': '2320' })).toEqual(['merged', 'retreated']);
    expect(fates('2/506', { '2/506': '2320' })).toEqual(['merged']);
  });

  /** How long 2/506 takes until it is two squares from 1/59. */
  function march(): { readonly state: CampaignState; readonly minutes: number } {
    const state = position({ units: { '1/506': '2220', '1/59': '2320', '2/506': '2620' } });
    const probe = position({ units: { '2/506': '2620' } });
    order(probe, '2/506', [attackTo('2320')]);
    return { state, minutes: probe.unitStepAt[unitCalled('2/506')] - probe.minute };
  }

  test.each([
    [29, [2]],
    [30, [1]],
  ])('G28, G31: who comes into contact in minute %i of a combat: attackers in each %j', (minute, attackers) => {
    const { state, minutes } = march();
    order(state, '1/506', [attackTo('2320')]);
    const start = state.minute;
    until(state, stamp(start + minute - minutes));
    order(state, '2/506', [attackTo('2320')]);
    // 2 against 2: a 5 is A1, so the attacker of the first goes back and its target stays.
    const dice = new PurposeDice({ combat: [5] });
    until(state, stamp(start + minute), dice);
    expect(state.combats.map(({ fights }) => fights.length)).toEqual(attackers);
    // Steps are made before combats are decided, and who comes then is in another.
    expect([dice.times('combat'), state.combats[0].opened]).toEqual(minute === 29 ? [0, start] : [1, start + 30]);
  });

  test('G32: strengths are those at the end of a combat', () => {
    const state = position({ units: { '1/9SS': '2120', '1/506': '2220' } });
    order(state, '1/9SS', [attackTo('2220')]);
    state.unitStrength[unitCalled('1/9SS')] = 40;
    expect(combats(until(state, '18 1030'))[0].attack).toBe(2);
  });

  test('G35: combats due at the very end are not decided', () => {
    const state = position({ time: '17 1930', options: { days: 1 }, units: { '1/9SS': '2120', '1/506': '2220' } });
    order(state, '1/9SS', [attackTo('2220')]);
    expect(combats(until(state, '17 2000'))).toEqual([]);
    expect(state.outcome).not.toBe('none');
  });

  test('D17: who is struck from the air goes back from the nearest enemies on the ground', () => {
    const state = position({ units: { '1/59': '2121', '2I/5': '2117' } });
    const [target, enemy] = ['1/59', '2I/5'].map(unitCalled);
    const reckoned = { attackers: [], guns: [], attack: 1, defence: 2, modifier: 0, die: 1 };
    const attack = { ...reckoned, target, defenders: [target], result: 'D1' as const };
    settlePatrol(momentOf(state, new PurposeDice(), undefined), 'xxx', attack, 'D1');
    expect(distance(state.unitCell[target], state.unitCell[enemy])).toBe(5);
  });
});

describe('5, 6: orders and reports', () => {
  test('G26: an order that fails changes nothing', () => {
    const state = position({ units: { '1/506': '2120' } });
    order(state, '1/506', [move('2320')]);
    const before = state.chains[unitCalled('1/506')];
    order(state, '1/506', [move('2118')], new PurposeDice({ communication: [1, 1] }));
    expect(state.chains[unitCalled('1/506')]).toEqual(before);
  });

  test('R9, G33: seen at contact, about how many after a round at two squares, who it is after one beside it', () => {
    const state = position({ units: { '1/506': '2120', '1/9SS': '2420' } });
    order(state, '1/506', [attackTo('2420')]);
    const known = (): readonly unknown[] =>
      state.airborneSightings.map(({ level, companies, unit }) => [level, companies !== undefined, unit !== undefined]);
    // 2 against 5: A1, which does nothing to an attacker at two squares and drives one beside his target back to there.
    const dice = new PurposeDice({ combat: [3, 3] });
    const goOn = (isDone: () => boolean): void => {
      while (!isDone()) until(state, stamp(state.minute + 1), dice);
    };
    goOn(() => state.combats.length > 0);
    expect(known()).toEqual([['seen', false, false]]);
    // Both sides have seen each other.
    expect(state.germanSightings).toHaveLength(1);
    goOn(() => dice.times('combat') === 1);
    expect(known()).toEqual([['engaged', true, false]]);
    goOn(() => dice.times('combat') === 2);
    expect(known()).toEqual([['close', true, true]]);
  });

  test('D10: several events of one unit in one minute are one report, named by the gravest', () => {
    const state = position({ units: { '1/506': '2120' } });
    order(state, '1/506', [move('2120'), { kind: 'report', about: 'all' }]);
    const reports = mail(state, 'airborne').filter(({ kind }) => kind === 'report');
    expect(reports).toMatchObject([{ event: 'arrived' }]);
  });
});

describe('7, 15, 16: ground', () => {
  test('G29: during a step a unit is in the square that it leaves', () => {
    const state = position({ units: { '1/506': '2120' } });
    order(state, '1/506', [move('2220')]);
    const arrives = state.unitStepAt[unitCalled('1/506')];
    until(state, stamp(arrives - 1));
    expect(where(state, '1/506')).toBe('2120');
    until(state, stamp(arrives));
    expect(where(state, '1/506')).toBe('2220');
  });

  test('R12: friends are passed, and nobody rests in their square', () => {
    const units = { '1/506': '2120', '2/506': '2220' };
    const passing = position({ units });
    order(passing, '1/506', [move('2320', { via: [{ cell: cellOf('2220') }] })]);
    until(passing, '18 1200');
    expect(where(passing, '1/506')).toBe('2320');
    const resting = position({ units });
    order(resting, '1/506', [move('2220')]);
    until(resting, '18 1200');
    expect(where(resting, '1/506')).toBe('2120');
  });

  test('G74: a line may go from the country straight to a major road', () => {
    // 2132 has no road; with one square off the roads allowed, only who is beside the highway has a line.
    const supplied = (square: string): boolean =>
      isSupplied(position({ options: { supplyOffroadMax: 1 }, units: { '2I/5': square } }), unitCalled('2I/5'));
    expect(supplied('2132')).toBe(false);
    expect(['0804', '0904', '0604'].some(supplied)).toBe(true);
  });

  test('G127: every bridge has a span, by its own measure or by the width of its water', () => {
    expect(STRUCTURES.filter(({ kind, span }) => kind !== 'ferry' && span <= 0).map(({ name }) => name)).toEqual([]);
    expect(STRUCTURES[structureCalled('nijmegen-bridge')].span).toBe(244);
  });
});
