import { describe, expect, test } from 'vitest';
import { structureCalled } from '../src/data/structures.ts';
import { unitCalled } from '../src/data/units.ts';
import { campaign } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { structureStateOf } from '../src/rules/truth.ts';
import type { CampaignState } from '../src/state.ts';
import { mail, minuteOf, move, order, position, PurposeDice, strength, where } from './positions.ts';
import { says, untilRuling } from './umpire-desk.ts';

/** H4, the options `umpireRules` and `rulingsOn`: dice of bridges, weather, squadrons and supply wait for the umpire too. */

const options = { umpireRules: true } as const;

describe('14: weather and squadrons', () => {
  function dawn(faces: Readonly<Record<string, readonly number[]>>): readonly [CampaignState, PurposeDice] {
    const state = position({ options, time: '19 0500', units: { '1/9SS': '4463' } });
    const dice = new PurposeDice(faces);
    untilRuling(state, '19 0800', dice);
    return [state, dice];
  }

  test('H4: the weather waits before anybody reads of it; replaced, the squadrons of good weather wait next', () => {
    const [state, dice] = dawn({ weather: [5], 'German squadrons': [3] });
    expect(state.pending).toMatchObject({ what: 'weather', dice: [5], proposed: 'poor' });
    expect([state.minute, state.weather]).toEqual([minuteOf('19 0600'), 'good']);
    expect(mail(state, 'german')).toEqual([]);
    expect(campaign.sight(state, 'german').pending).toBeNull();
    expect(campaign.awaited!(state)).toEqual(['umpire']);
    expect(language.answer!(state, 'umpire', 'PENDING')!.join(' ')).toContain('Die 5: poor. RULE 1 PROPOSED');
    expect(says(state, 'RULE 1 D2 BECAUSE x')).toBe('Result 1 can be good, fair or poor.');
    expect(says(state, 'RULE 1 GOOD BECAUSE the fog lifts', dice)).toBe('done');
    expect(state.pending).toMatchObject({ what: 'German squadrons', dice: [3], proposed: '2' });
    expect(mail(state, 'german')).toEqual([]);
    expect(says(state, 'RULE 2 0 BECAUSE their fields are bombed', dice)).toBe('done');
    expect([state.weather, state.germanLeft, state.britishLeft, state.pending]).toEqual(['good', 0, 6, null]);
    expect(mail(state, 'german')[0]).toMatchObject({ kind: 'morning', weather: 'good', squadrons: 0 });
  });

  test('H4: let go it is as the die says, and the minute goes on: who was to begin at 06:00 begins', () => {
    const state = position({ options, time: '19 0500', units: { '1/9SS': '4463' } });
    order(state, '1/9SS', [move('4464')], new PurposeDice(), { at: { day: 19, time: 360 } });
    const dice = new PurposeDice({ weather: [4] });
    untilRuling(state, '19 0800', dice);
    expect(state.unitStepTo[unitCalled('1/9SS')]).toBe(-1);
    says(state, 'RULE 1 PROPOSED BECAUSE x', dice);
    expect([state.weather, state.germanLeft, state.pending]).toEqual(['fair', 1, null]);
    expect(state.unitStepTo[unitCalled('1/9SS')]).toBeGreaterThanOrEqual(0);
  });
});

describe('15: supply', () => {
  const short = { ...options, supplyOffroadMax: 1 };
  // 2132 has no road, so who stands there has no line.
  const units = { '2I/5': '2132', '2/506': '2332', '1/9SS': '4463' };

  test('H4: each loss waits by itself; the evening ends after the last, and the units report', () => {
    const state = position({ options: short, time: '18 1900', units });
    const dice = new PurposeDice({ supply: [6, 5, 4] });
    untilRuling(state, '18 2100', dice);
    const asked: number[] = [];
    const points = state.germanPoints;
    while (state.pending !== null) {
      const { pending } = state;
      if (!('dice' in pending)) throw new Error('This is no loss of a unit.');
      expect(pending).toMatchObject({ what: 'supply', proposed: String(pending.dice[0]) });
      asked.push(pending.unit!);
      expect(state.germanPoints).toBe(points);
      expect(says(state, `RULE ${pending.id} 7 BECAUSE x`)).toContain('can be 0, 1,');
      says(state, `RULE ${pending.id} ${asked.length === 1 ? '2' : 'PROPOSED'} BECAUSE they shared`, dice);
    }
    expect(asked.length).toBeGreaterThan(1);
    expect(asked).toEqual(asked.toSorted((one, two) => one - two));
    expect([state.unitStrength[asked[0]], state.unitStrength[asked[1]]]).toEqual([98, 95]);
    expect(state.unitSupplyLoss[asked[0]]).toBe(2);
    expect(state.germanPoints).toBe(points + 3 * asked.length);
    const heard = [...mail(state, 'xxx'), ...mail(state, 'airborne')];
    expect(heard.filter((one) => one.kind === 'report' && one.event === 'out of supply')).toHaveLength(asked.length);
  });

  test('H4: on the last day the campaign ends with the last ruling', () => {
    const state = position({ options: { ...short, days: 2 }, time: '18 1900', units });
    untilRuling(state, '18 2000', new PurposeDice());
    while (state.pending !== null) says(state, `RULE ${state.pending.id} 0 BECAUSE mercy`);
    expect([state.outcome === 'none', strength(state, '2I/5')]).toEqual([false, 100]);
  });
});

describe('16.1: bridges', () => {
  /** 1/506 marches over the bridge at Son, whose test is still to come. */
  function toSon(umpireRules: boolean, die: number): readonly [CampaignState, PurposeDice] {
    const state = position({ options: { umpireRules }, units: { '1/506': '0914' } });
    state.structureTested[structureCalled('son-bridge')] = 0;
    order(state, '1/506', [move('0909')]);
    return [state, new PurposeDice({ demolition: [die] })];
  }

  function bridge(state: CampaignState): string {
    return structureStateOf(state, structureCalled('son-bridge'));
  }

  test('H4: a test waits also where the bridge would stand; ruled gone, the unit beside it reports that', () => {
    const [state, dice] = toSon(true, 6);
    untilRuling(state, '18 1800', dice);
    expect(state.pending).toMatchObject({ what: 'demolition', dice: [6], proposed: 'intact' });
    expect(bridge(state)).toBe('intact');
    expect(says(state, 'RULE 1 DESTROYED BECAUSE a second charge', dice)).toBe('done');
    expect(bridge(state)).toBe('destroyed');
    expect(mail(state, 'airborne').at(-1)).toMatchObject({ kind: 'report', event: 'bridge' });
  });

  test('H4: saved, it is crossed', () => {
    const [state, dice] = toSon(true, 1);
    untilRuling(state, '18 1800', dice);
    expect(state.pending).toMatchObject({ what: 'demolition', dice: [1], proposed: 'destroyed' });
    says(state, 'RULE 1 INTACT BECAUSE the fuse was wet', dice);
    untilRuling(state, '18 1800', dice);
    expect([bridge(state), where(state, '1/506')]).toEqual(['intact', '0909']);
  });

  test('H4: while another result waits first, nobody sets foot on a bridge that has been tested', () => {
    const state = position({ options, units: { '1/506': '0911' } });
    const structure = structureCalled('son-bridge');
    const unit = unitCalled('1/506');
    state.pending = { id: 1, what: 'weather', dice: [2], proposed: 'good' };
    state.toRule = [{ what: 'demolition', unit, structure, dice: [1], proposed: 'destroyed' }];
    order(state, '1/506', [move('0910')]);
    expect(state.unitStepTo[unit]).toBe(-1);
    state.toRule = [];
    order(state, '1/506', [move('0910')]);
    expect(state.unitStepTo[unit]).toBeGreaterThanOrEqual(0);
  });

  test.each([1, 6])('H4: let go, a die of %i leads where it leads without an umpire', (die) => {
    const end = (umpireRules: boolean): string => {
      const [state, dice] = toSon(umpireRules, die);
      for (let guard = 0; guard < 50 && state.minute < minuteOf('18 1800'); guard++) {
        untilRuling(state, '18 1800', dice);
        if (state.pending !== null) says(state, `RULE ${state.pending.id} PROPOSED BECAUSE x`, dice);
      }
      return `${bridge(state)} ${where(state, '1/506')} ${state.minute}`;
    };
    expect(end(true)).toBe(end(false));
  });
});

test('rulingsOn: with battles only, neither weather nor bridges nor supply wait', () => {
  const state = position({
    options: { umpireRules: true, rulingsOn: 'battles', supplyOffroadMax: 1 },
    units: { '1/506': '0914', '2I/5': '2132' },
  });
  state.structureTested[structureCalled('son-bridge')] = 0;
  order(state, '1/506', [move('0909')]);
  untilRuling(state, '19 0700', new PurposeDice({ demolition: [1], weather: [5] }));
  expect([state.pending, state.weather]).toEqual([null, 'poor']);
  expect(strength(state, '2I/5')).toBe(96);
});
