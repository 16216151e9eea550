import { describe, expect, test } from 'vitest';
import { gameClock } from '../src/clock/game-clock.ts';
import { cellOf } from '../src/data/board.ts';
import { PANNERDEN_CELL } from '../src/data/entries.ts';
import { structureCalled } from '../src/data/structures.ts';
import { unitCalled } from '../src/data/units.ts';
import { campaign } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import type { CampaignOptions } from '../src/options.ts';
import { structureStateOf } from '../src/rules/truth.ts';
import { stateOf } from '../src/rules/units.ts';
import type { CampaignState } from '../src/state.ts';
import { choicesFor } from '../src/umpire/ruled.ts';
import { mail, minuteOf, move, order, position, post, PurposeDice, until, where } from './positions.ts';
import { letStand, says, untilRuling } from './umpire-desk.ts';
import { WAITING } from './waiting.ts';

/** H4, H5, the options `umpireRules` and `seventhReadings`: how long repairs and crossings last waits for the umpire too. */

const on = { umpireRules: true } as const;
const SON = structureCalled('son-bridge');

function asked(state: CampaignState): readonly string[] {
  return language.answer!(state, 'umpire', 'PENDING')!;
}

describe('16.2: repair', () => {
  const repair = { kind: 'repair', structure: SON } as const;

  /** The engineers begin at 10:00. */
  function begun(options: Partial<CampaignOptions>, ...dice: readonly number[]): CampaignState {
    const state = position({ options, units: { Engineers: '0910' }, structures: { 'son-bridge': 'destroyed' } });
    order(state, 'Engineers', [repair], new PurposeDice({ repair: dice }));
    return state;
  }

  /** When the bridge is ready, with every result let stand. */
  function ready(state: CampaignState): number {
    letStand(state, '20 1000');
    const event = state.events.rows().find(({ kind }) => kind === 'structure');
    return event === undefined ? 0 : event.minute - minuteOf('18 1000');
  }

  test.each([
    [5, '18 1459', '18 1500'],
    [1, '18 1059', '18 1100'],
  ])('H4: the hours wait; replaced by %i, the bridge is ready by the other', (hours, before, at) => {
    const state = begun(on, 2);
    expect(state.pending).toMatchObject({ what: 'repair', dice: [2], proposed: '2', structure: SON });
    expect(asked(state).slice(0, 2)).toEqual(['Result 1: hours to repair Son.', 'A die in hours. Die 2: 2 hours.']);
    expect(gameClock.next(state)).toBeUndefined();
    expect(says(state, 'RULE 1 7 BECAUSE x')).toBe('Result 1 can be 1, 2, 3, 4, 5 or 6.');
    expect(says(state, `RULE 1 ${hours} BECAUSE of the timber`)).toBe('done');
    expect([state.pending, structureStateOf(state, SON)]).toEqual([null, 'repairing']);
    until(state, before);
    expect(structureStateOf(state, SON)).toBe('repairing');
    until(state, at);
    expect([structureStateOf(state, SON), stateOf(state, unitCalled('Engineers'))]).toEqual(['temporary', 'halted']);
  });

  test('H5: nobody else learns that it waits, nor what was rolled', () => {
    const [waits, counts] = [begun(on, 2), begun({}, 2)];
    expect(mail(waits, 'xxx')).toEqual(mail(counts, 'xxx'));
    expect(campaign.sight(waits, 'xxx').pending).toBeNull();
    expect(campaign.awaited!(waits).filter((seat) => seat !== 'umpire')).toEqual(campaign.awaited!(counts));
  });

  test.each([
    [{}, [4], 6, 1],
    [{ repair: 'ten and a die' }, [4], 6, 11],
    [{ repair: 'span' }, [4], 4, 2],
    [{ repair: 'span', spanPerDie: 10 }, [4, 1, 6], 10, 6],
  ] as const)('R97, R31: with %j he may name what the dice could have made', (options, dice, count, least) => {
    const state = begun({ ...on, ...options }, ...dice);
    const choices = choicesFor(state, state.pending!);
    expect([choices.length, choices[0], choices.includes(state.pending!.proposed)]).toEqual([count, `${least}`, true]);
    expect(ready(state)).toBe(60 * Number(begun({ ...on, ...options }, ...dice).pending!.proposed));
  });

  test('a repair that is given up meanwhile needs no length; begun anew it gets another', () => {
    const state = begun(on, 2);
    order(state, 'Engineers', [move('0908')]);
    expect(structureStateOf(state, SON)).toBe('destroyed');
    says(state, 'RULE 1 6 BECAUSE x');
    const unit = unitCalled('Engineers');
    expect([state.pending, stateOf(state, unit), state.unitBusyUntil[unit]]).toEqual([null, 'moving', 0]);
    const again = begun(on, 2);
    order(again, 'Engineers', [repair], new PurposeDice({ repair: [3] }));
    says(again, 'RULE 1 6 BECAUSE x');
    expect(again.pending).toMatchObject({ id: 2, proposed: '3' });
    expect(ready(again)).toBe(180);
  });

  test('a bridge that the umpire has set meanwhile stays so', () => {
    const state = begun(on, 2);
    says(state, 'SET STATE OF SON-BRIDGE TO INTACT BECAUSE it was never down');
    says(state, 'RULE 1 6 BECAUSE x');
    expect([structureStateOf(state, SON), state.structureReadyAt[SON]]).toEqual(['intact', 0]);
  });

  test('seventhReadings: by rules 7 it counts at once', () => {
    const state = begun({ ...on, seventhReadings: true }, 2);
    expect(state.pending).toBeNull();
    expect(ready(state)).toBe(120);
  });
});

describe('16.3: ferries', () => {
  test('R11: the ferry is free when the umpire says, and the next unit goes then, by a result of its own', () => {
    const state = position({ options: on, units: { '3/1': '2960', '2/1': '2961' } });
    order(state, '3/1', [move('2958')], new PurposeDice({ ferry: [2] }));
    expect(asked(state).slice(0, 2)).toEqual([
      'Result 1: hours that 3/1 takes to cross.',
      'Ferry: Lexkesveer. Die 2: 2 hours.',
    ]);
    order(state, '2/1', [move('2957')]);
    says(state, 'RULE 1 4 BECAUSE the cable is cut');
    untilRuling(state, '18 1600', new PurposeDice({ ferry: [1] }));
    expect([state.minute, state.pending]).toMatchObject([minuteOf('18 1400'), { what: 'ferry', proposed: '1' }]);
    expect(where(state, '3/1')).toBe('2958');
    says(state, 'RULE 2 PROPOSED BECAUSE x');
    expect(state.unitBusyUntil[unitCalled('2/1')]).toBe(minuteOf('18 1500'));
  });

  test('G89: the engineers are as long on the water as whom they ferry', () => {
    const state = position({ options: on, units: { Engineers: '4244', '1/505': '4246' } });
    const ferry = { kind: 'ferry', units: [unitCalled('1/505')], water: 'waal', cell: cellOf('4247') } as const;
    order(state, 'Engineers', [ferry]);
    order(state, '1/505', [{ kind: 'wait for', unit: unitCalled('Engineers') }]);
    untilRuling(state, '18 1700', new PurposeDice({ ferry: [2] }));
    expect(state.pending).toMatchObject({ what: 'engineer ferry', proposed: '2' });
    const from = state.minute;
    says(state, `RULE ${state.pending!.id} 5 BECAUSE the current is strong`);
    expect(['1/505', 'Engineers'].map((id) => state.unitBusyUntil[unitCalled(id)] - from)).toEqual([300, 300]);
    letStand(state, '18 1900');
    expect([where(state, '1/505'), stateOf(state, unitCalled('Engineers'))]).toEqual(['4248', 'halted']);
  });

  test('G89: engineers who have been taken away meanwhile do nothing', () => {
    const state = WAITING['engineer ferry']();
    says(state, 'SET SQUARE OF Engineers TO 4344 BECAUSE they are wanted elsewhere');
    says(state, `RULE ${state.pending!.id} 5 BECAUSE x`);
    expect(state.unitBusyUntil[unitCalled('Engineers')]).toBe(0);
  });

  test('R60: at Pannerden one unit comes after the other, each by what is ruled on it', () => {
    const state = position({ options: on, time: '20 0500' });
    const units = ['1/10SS', '2/10SS Arty'].map(unitCalled);
    const enter = { kind: 'enter', cell: PANNERDEN_CELL, first: [] } as const;
    post(state, 'german', { to: { units }, orders: [enter] });
    const dice = new PurposeDice({ weather: [5], ferry: [1, 1, 2, 3] });
    while (state.pending?.what !== 'Pannerden ferry') {
      untilRuling(state, '20 0600', dice);
      if (state.pending?.what === 'weather') says(state, `RULE ${state.pending.id} PROPOSED BECAUSE x`, dice);
    }
    const at = (): readonly number[] =>
      units.map((unit) => (state.arrivals.find((one) => one.unit === unit)!.at - minuteOf('20 0600')) / 60);
    expect(at()).toEqual([2, 7]);
    expect(choicesFor(state, state.pending)).toHaveLength(11);
    says(state, `RULE ${state.pending.id} 9 BECAUSE the ferry is bombed`, dice);
    expect(at()[0]).toBe(9);
    expect(state.pending).toMatchObject({ what: 'Pannerden ferry', dice: [2, 3], unit: units[1] });
    says(state, `RULE ${state.pending!.id} PROPOSED BECAUSE x`, dice);
    expect([at(), state.pending]).toEqual([[9, 14], null]);
  });
});

describe('R49: wading', () => {
  /** 1/506, and who else is named, at the canal at Son; the bridge is down. */
  function atTheCanal(units: Readonly<Record<string, string>> = {}, wading: 'die' | 'half' = 'die'): CampaignState {
    const state = position({
      options: { ...on, wading },
      units: { '1/506': '0911', ...units },
      structures: { 'son-bridge': 'destroyed' },
    });
    state.airborneStructures[SON] = 2;
    return state;
  }

  test.each([
    ['die', '90', ['30', '60', '90', '120', '150', '180']],
    ['half', '120', ['60', '120', '180']],
  ] as const)('by %s its minutes wait', (wading, proposed, choices) => {
    const state = atTheCanal({}, wading);
    order(state, '1/506', [move('0910')], new PurposeDice({ wading: [3] }));
    expect(state.pending).toMatchObject({ what: 'wading', dice: [3], proposed });
    expect(choicesFor(state, state.pending!)).toEqual(choices);
    says(state, 'RULE 1 180 BECAUSE the banks are steep');
    until(state, '18 1259');
    expect(where(state, '1/506')).toBe('0911');
    until(state, '18 1300');
    expect(where(state, '1/506')).toBe('0910');
  });

  test('who has been brought elsewhere meanwhile needs no length, asked or still to be asked', () => {
    const state = atTheCanal({ '2/506': '1011' });
    order(state, '1/506', [move('0910')]);
    order(state, '2/506', [move('1010')]);
    expect([state.pending, state.toRule.length]).toMatchObject([{ what: 'wading', unit: unitCalled('1/506') }, 1]);
    says(state, 'SET SQUARE OF 1/506 TO 0914, SQUARE OF 2/506 TO 0915 BECAUSE x');
    says(state, 'RULE 1 90 BECAUSE x');
    expect([state.pending, state.toRule, state.unitBusyUntil[unitCalled('1/506')]]).toEqual([null, [], 0]);
  });

  test('who goes on after a combat is ruled on in the same minute', () => {
    const state = atTheCanal({ '1/59': '0914' });
    order(state, '1/506', [{ kind: 'wait', until: { day: 18, time: 625 } }, move('0910')]);
    order(state, '1/59', [move('0913', { how: 'country' })]);
    untilRuling(state, '18 1200', new PurposeDice({ combat: [5] }));
    expect(state.pending).toMatchObject({ what: 'combat' });
    const { minute } = state;
    says(state, 'RULE 1 A1 BECAUSE x');
    expect([state.minute, state.pending]).toMatchObject([minute, { what: 'wading' }]);
  });
});

test('H4: messages, targets, times of patrols and what is seen from the air do not wait', () => {
  const state = position({ options: on, units: { '1/506': '2120', '1/59': '2132' } });
  state.xxxSquadrons = state.britishLeft = 6;
  order(state, '1/506', [{ kind: 'report', about: 'all' }], new PurposeDice({ communication: [1, 1] }));
  const area = [cellOf('2030'), cellOf('2233')] as const;
  const air = { to: { office: 'air' } } as const;
  post(state, 'xxx', { ...air, orders: [{ kind: 'air recce', area }] });
  post(state, 'xxx', { ...air, orders: [{ kind: 'patrol', area }] });
  const dice = new PurposeDice();
  untilRuling(state, '18 1300', dice);
  expect([state.pending, dice.times('air recce over woods')]).toEqual([null, 1]);
});
