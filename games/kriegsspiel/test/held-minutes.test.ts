import { describe, expect, test } from 'vitest';
import { midnightOf } from '../src/data/calendar.ts';
import { cellOf } from '../src/data/board.ts';
import { unitCalled } from '../src/data/units.ts';
import type { CampaignOptions } from '../src/options.ts';
import type { CampaignState } from '../src/state.ts';
import { attackTo, mail, minuteOf, move, names, order, position, post, PurposeDice, where } from './positions.ts';
import { letStand, says, untilRuling } from './umpire-desk.ts';

/** H6, the option `eighthReadings`: what goes on in a minute that waits for the umpire, and when units report. */

const on = { umpireRules: true } as const;
const by8 = { ...on, eighthReadings: true } as const;

/** Who has reported to a commander, of everything or of one kind of event. */
function reported(state: CampaignState, command: 'xxx' | 'airborne' | 'german', event?: string): readonly string[] {
  return mail(state, command).flatMap((one) =>
    one.kind === 'report' && (event === undefined || one.event === event) ? names([one.unit]) : [],
  );
}

describe('two combats of one minute', () => {
  /** At 10:30 the one at Arnhem is ruled first, by the lower number of its target; 2/506 stands elsewhere. */
  function two(options: Partial<CampaignOptions>): CampaignState {
    const units = { '1/506': '2120', '1/59': '2122', '2/1': '4363', '1/9SS': '4463', '2/506': '2820' };
    const state = position({ options, units });
    order(state, '2/1', [attackTo('4463')]);
    order(state, '1/506', [attackTo('2122')]);
    untilRuling(state, '18 1030', new PurposeDice({ combat: [5, 5] }));
    return state;
  }

  const rule = (state: CampaignState): string =>
    says(state, `RULE ${state.pending!.id} PROPOSED BECAUSE x`, new PurposeDice({ combat: [5] }));

  test('units report after the last ruling, by their numbers; by rules 8 after each', () => {
    const reports = (options: Partial<CampaignOptions>): readonly (readonly string[])[] => {
      const state = two(options);
      const first = state.pending?.what === 'combat' ? names(state.pending.attackers) : [];
      rule(state);
      expect(state.pending).toMatchObject({ what: 'combat' });
      const between = reported(state, 'airborne', 'combat');
      rule(state);
      return [first, between, reported(state, 'airborne', 'combat')];
    };
    const [first, between, after] = reports(on);
    expect([between, after]).toEqual([[], ['1/506', '2/1']]);
    expect(reports(by8)[1]).toEqual(first);
  });

  test('whoever is asked, or gets an order meanwhile, answers at once; by rules 8 an order lay there', () => {
    const answers = (options: Partial<CampaignOptions>): readonly string[] => {
      const state = two(options);
      if (state.pending !== null) rule(state);
      order(state, '2/506', [move('2820')]);
      order(state, '2/506', [{ kind: 'report', about: 'all' }]);
      return mail(state, 'airborne').flatMap((one) =>
        one.kind === 'report' && one.unit === unitCalled('2/506') ? one.event : [],
      );
    };
    expect(answers(on)).toEqual(['arrived', 'answer']);
    expect(answers(by8)).toEqual(['answer']);
    // As when nothing waits.
    expect(answers({})).toEqual(['arrived', 'answer']);
  });

  test('an order to attack that comes meanwhile opens nothing before it is clear whose turn it is (G122)', () => {
    const state = two(on);
    rule(state);
    const before = state.combats;
    order(state, '1/59', [attackTo('2120')]);
    order(state, '1/9SS', [attackTo('4363')]);
    expect(state.combats).toEqual(before);
    rule(state);
    expect(state.combats.every(({ opened }) => opened === state.minute)).toBe(true);
    expect([state.roundsDue, state.obliged, state.saved]).toEqual([false, [], []]);
  });

  test('who comes into contact meanwhile fights after the last ruling, whatever is written before it; by rules 8 at once', () => {
    const fights = (options: Partial<CampaignOptions>): readonly boolean[] => {
      const state = two(options);
      const isFighting = (): boolean =>
        state.combats.some((one) => one.fights.some(({ attacker }) => attacker === unitCalled('3/506')));
      rule(state);
      says(state, 'SET SQUARE OF 3/506 TO 2420, SQUARE OF 2/59 TO 2520 BECAUSE they lost their way');
      const atOnce = isFighting() || state.combats.some(({ opened }) => opened === state.minute);
      order(state, '2/506', [{ kind: 'report', about: 'all' }]);
      rule(state);
      return [atOnce, state.combats.some((one) => one.fights.some(({ target }) => target === unitCalled('3/506')))];
    };
    expect(fights(on)).toEqual([false, true]);
    expect(fights(by8)).toEqual([true, true]);
  });

  test('who is ordered to attack meanwhile does not take the turn of those who attacked last (G122)', () => {
    const state = position({
      options: on,
      units: { '1/506': '2120', '1/59': '2122', '2/1': '4363', '1/9SS': '4563' },
    });
    order(state, '2/1', [attackTo('4563')]);
    order(state, '1/506', [attackTo('2122')]);
    untilRuling(state, '18 1030', new PurposeDice({ combat: [5, 5] }));
    says(state, `RULE ${state.pending!.id} A1 BECAUSE x`);
    expect(state.pending).toMatchObject({ what: 'combat' });
    order(state, '1/9SS', [attackTo('4363')]);
    rule(state);
    const attackers = state.combats.flatMap(({ fights }) => fights.map(({ attacker }) => attacker));
    expect([state.pending, names(attackers).includes('1/9SS')]).toEqual([null, false]);
  });

  test('silences are broken after the last ruling too', () => {
    const state = two(on);
    const at = state.minute;
    state.silences = [{ at, command: 'airborne', block: 0, unit: unitCalled('2/506'), squadrons: 0 }];
    rule(state);
    order(state, '2/506', [{ kind: 'report', about: 'all' }]);
    expect(mail(state, 'airborne').some(({ kind }) => kind === 'not acknowledged')).toBe(false);
    rule(state);
    expect(mail(state, 'airborne').filter(({ kind }) => kind === 'not acknowledged')).toMatchObject([{ minute: at }]);
  });
});

test('G122: a combat in which nobody is left to fight is over too, and next rounds follow', () => {
  const asked = (options: Partial<CampaignOptions>): string | undefined => {
    const state = position({ options, units: { '1/506': '2120', '1/59': '2121', '2/1': '4363', '1/9SS': '3060' } });
    for (const id of ['1/506', '1/59']) order(state, id, [{ kind: 'if contact', stance: { act: 'attack' } }]);
    const fights = [{ attacker: unitCalled('2/1'), target: unitCalled('1/9SS') }];
    state.combats = [{ opened: state.minute, fights, squadrons: 0 }];
    const dice = new PurposeDice({ 'who attacks': [2, 5] });
    untilRuling(state, '18 1030', dice);
    return state.pending?.what ?? `${dice.times('who attacks')} dice`;
  };
  expect([asked(on), asked({}), asked(by8)]).toEqual(['who attacks', '2 dice', '0 dice']);
});

describe('before the steps of a minute', () => {
  /** 1/506 and 1/59 would meet at 10:20, when 2/506 makes a step elsewhere. */
  function meeting(options: Partial<CampaignOptions>, more: Readonly<Record<string, string>> = {}): CampaignState {
    const state = position({ options, units: { '1/506': '2120', '2/506': '2520', '1/59': '2124', ...more } });
    order(state, '1/506', [move('2123', { how: 'country' })]);
    order(state, '1/59', [move('2121', { how: 'country' })]);
    order(state, '2/506', [move('2518', { how: 'country' })]);
    return state;
  }

  test('a new order that begins with the same step keeps it (G22); by rules 8 it began again', () => {
    const stepAt = (options: Partial<CampaignOptions>): number => {
      const state = meeting(options);
      untilRuling(state, '18 1020', new PurposeDice({ 'who moves first': [2, 5] }));
      expect(state.pending).toMatchObject({ what: 'who moves first' });
      order(state, '2/506', [move('2517', { how: 'country' })]);
      const at = state.unitStepAt[unitCalled('2/506')];
      says(state, 'RULE 1 ALLIES BECAUSE x');
      expect(where(state, '2/506')).toBe(at === minuteOf('18 1020') ? '2519' : '2520');
      return at;
    };
    expect([stepAt(on), stepAt(by8)]).toEqual([minuteOf('18 1020'), minuteOf('18 1040')]);
  });

  test('so it does at 06:00, while the weather waits', () => {
    const state = position({ options: on, time: '19 0540', units: { '2/506': '2520', '1/9SS': '4463' } });
    order(state, '2/506', [move('2518', { how: 'country' })]);
    untilRuling(state, '19 0600', new PurposeDice({ weather: [5] }));
    order(state, '2/506', [move('2517', { how: 'country' })]);
    expect([where(state, '2/506'), state.stepsDue]).toEqual(['2520', true]);
    says(state, 'RULE 1 PROPOSED BECAUSE x');
    expect([where(state, '2/506'), state.stepsDue]).toEqual(['2519', false]);
  });

  test('nobody else goes on because somebody writes', () => {
    const state = position({
      options: on,
      time: '19 0540',
      units: { '1/506': '2120', '2/506': '2520', '1/9SS': '4463' },
    });
    order(state, '1/506', [{ kind: 'wait', until: { day: 19, time: 360 } }, move('2120')]);
    untilRuling(state, '19 0600', new PurposeDice({ weather: [5] }));
    order(state, '2/506', [{ kind: 'report', about: 'all' }]);
    expect(reported(state, 'airborne')).toEqual(['2/506']);
    says(state, 'RULE 1 PROPOSED BECAUSE x');
    expect(reported(state, 'airborne')).toEqual(['2/506', '1/506']);
  });

  test('a ruling on who moves first is of these two', () => {
    const state = meeting(on);
    state.movesFirst = [[unitCalled('1/506'), unitCalled('2/59')]];
    untilRuling(state, '18 1020', new PurposeDice({ 'who moves first': [2, 5] }));
    expect(state.pending).toMatchObject({ rivals: [unitCalled('1/59')] });
  });

  test('who moves first is asked of those whose orders of that minute have begun', () => {
    const state = meeting(on, { '2/59': '2324' });
    order(state, '2/59', [move('2223', { how: 'country' })]);
    // 1/59 is called off in the minute of its step, so 1/506 meets 2/59.
    state.unitStepTo[unitCalled('2/59')] = cellOf('2122');
    state.unitStepAt[unitCalled('2/59')] = minuteOf('18 1020');
    order(state, '1/59', [{ kind: 'cancel' }], new PurposeDice(), { at: { day: 18, time: 620 } });
    const dice = new PurposeDice({ 'who moves first': [2, 5] });
    untilRuling(state, '18 1020', dice);
    expect(state.pending).toMatchObject({ unit: unitCalled('1/506'), rivals: [unitCalled('2/59')] });
    says(state, 'RULE 1 ALLIES BECAUSE x', dice);
    expect(dice.times('who moves first')).toBe(2);
  });

  test('15: nobody’s want of supply goes unreported because others would meet at 20:00; by rules 8 it did', () => {
    const short = (options: Partial<CampaignOptions>): readonly string[] => {
      const state = position({
        options: { ...options, supplyOffroadMax: 1 },
        time: '18 1940',
        units: { '1/506': '2120', '1/59': '2124', '2I/5': '2132' },
      });
      order(state, '1/506', [move('2123', { how: 'country' })]);
      order(state, '1/59', [move('2121', { how: 'country' })]);
      letStand(state, '18 2001', new PurposeDice({ 'who moves first': [2, 5] }));
      return reported(state, 'xxx', 'out of supply');
    };
    expect([short(on), short(by8), short({})]).toEqual([['2I/5'], [], ['2I/5']]);
  });

  test('14.2: a patrol attacks before steps are made; by rules 8 after them', () => {
    const found = (options: Partial<CampaignOptions>): string => {
      const state = position({ options, units: { '1/59': '2124', '1/9SS': '4463' } });
      state.xxxSquadrons = state.britishLeft = 6;
      state.sorties = [
        { kind: 'patrol', command: 'xxx', area: [cellOf('2124'), cellOf('2124')], at: minuteOf('18 1020') },
      ];
      order(state, '1/59', [move('2121', { how: 'country' })]);
      untilRuling(state, '18 1020');
      return `${state.pending?.what} ${where(state, '1/59')}`;
    };
    expect([found(on), found(by8)]).toEqual(['air attack 2124', 'undefined 2123']);
  });

  test('two patrols of a minute wait one after the other, and then steps are made', () => {
    const state = position({ options: on, units: { '1/59': '2124', '2/59': '2820', '1/9SS': '4463' } });
    const patrol = (square: string) =>
      ({ kind: 'patrol', command: 'xxx', area: [cellOf(square), cellOf(square)], at: minuteOf('18 1020') }) as const;
    state.sorties = [patrol('2124'), patrol('2820')];
    order(state, '1/59', [move('2121', { how: 'country' })]);
    untilRuling(state, '18 1020');
    const asked: string[] = [];
    while (state.pending?.what === 'air attack') {
      asked.push(names(state.pending.defenders)[0]!);
      expect(where(state, '1/59')).toBe('2124');
      says(state, `RULE ${state.pending.id} A1 BECAUSE x`);
    }
    expect([asked, where(state, '1/59'), state.sorties, state.pending]).toEqual([['1/59', '2/59'], '2123', [], null]);
    expect(reported(state, 'german', 'bombarded')).toEqual(['1/59', '2/59']);
  });
});

test('an order sent while a result waits between two minutes is answered at once', () => {
  const state = position({ options: on, units: { '3/1': '2960', '2/1': '2961' } });
  order(state, '3/1', [move('2958')]);
  expect(state.pending).toMatchObject({ what: 'ferry' });
  post(state, 'airborne', { to: { units: [unitCalled('2/1')] }, orders: [move('2961')] });
  expect(reported(state, 'airborne')).toEqual(['2/1']);
  expect(midnightOf(18)).toBeLessThan(state.minute);
});
