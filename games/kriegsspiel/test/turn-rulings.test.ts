import { describe, expect, test } from 'vitest';
import { unitCalled } from '../src/data/units.ts';
import { campaign } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import type { CampaignOptions } from '../src/options.ts';
import type { CampaignState } from '../src/state.ts';
import { attackTo, mail, minuteOf, move, names, order, position, PurposeDice, where } from './positions.ts';
import { letStand, says, untilRuling } from './umpire-desk.ts';

/** H4, H5, the options `umpireRules` and `seventhReadings`: who moves first and who attacks; and rounds that follow rulings. */

const on = { umpireRules: true } as const;

describe('R79: who moves first', () => {
  /** 1/506 and 1/59 would meet at 10:20, when 2/506 makes a step elsewhere. */
  function meeting(options: Partial<CampaignOptions>): readonly [CampaignState, PurposeDice] {
    const state = position({ options, units: { '1/506': '2120', '2/506': '2520', '1/59': '2124' } });
    order(state, '1/506', [move('2123', { how: 'country' })]);
    order(state, '1/59', [move('2121', { how: 'country' })]);
    order(state, '2/506', [move('2519', { how: 'country' })]);
    return [state, new PurposeDice({ 'who moves first': [3, 3, 2, 5] })];
  }

  function squares(state: CampaignState): readonly string[] {
    return ['1/506', '1/59', '2/506'].map((id) => where(state, id));
  }

  test('H4: the umpire says so before anything of the minute happens, and nobody else learns of it', () => {
    const [state, dice] = meeting(on);
    untilRuling(state, '18 1020', dice);
    expect(state.pending).toMatchObject({ what: 'who moves first', dice: [2, 5], proposed: 'Germans' });
    expect(dice.times('who moves first')).toBe(4);
    expect([state.minute, ...squares(state)]).toEqual([minuteOf('18 1020'), '2120', '2124', '2520']);
    expect(language.answer!(state, 'umpire', 'PENDING')!.slice(0, 2)).toEqual([
      'Result 1: who moves first, 1/506 or 1/59.',
      'Their steps are due in the same minute, and they would meet. 1/506 rolls 2, the enemy 5: Germans (1/59).',
    ]);
    expect(campaign.sight(state, 'german').pending).toBeNull();
    expect(mail(state, 'german').at(-1)).toMatchObject({ kind: 'receipt' });
    expect(says(state, 'RULE 1 ALLIES BECAUSE they ran')).toBe('done');
    // Who goes second comes into contact by its own step.
    expect([state.pending, state.combats[0].fights[0].attacker]).toEqual([null, unitCalled('1/59')]);
    expect([where(state, '2/506'), state.movesFirst]).toEqual(['2519', []]);
  });

  test('let stand, it ends as without the option', () => {
    const end = (options: Partial<CampaignOptions>): readonly unknown[] => {
      const [state, dice] = meeting(options);
      const ruled = letStand(state, '18 1021', dice);
      return [ruled, ...squares(state), state.combats[0].fights];
    };
    expect(end(on)).toEqual([1, ...end({}).slice(1)]);
    expect(end({ ...on, seventhReadings: true })).toEqual(end({}));
  });
});

describe('G122: next rounds', () => {
  /** Beside a combat elsewhere stand two who would attack each other, and neither did so last. */
  function both(options: Partial<CampaignOptions>): readonly [CampaignState, PurposeDice] {
    const units = { '1/506': '2120', '1/59': '2121', '1/9SS': '4463', '2/1': '4363' };
    const state = position({ options, units });
    for (const id of ['1/506', '1/59']) order(state, id, [{ kind: 'if contact', stance: { act: 'attack' } }]);
    order(state, '1/9SS', [attackTo('4363')]);
    return [state, new PurposeDice({ combat: [1], 'who attacks': [2, 5] })];
  }

  function attacker(state: CampaignState): string | undefined {
    const fights = state.combats.flatMap((combat) => combat.fights);
    const found = fights.filter((fight) => ['1/506', '1/59'].includes(names([fight.attacker])[0]));
    return found.length === 1 ? names([found[0].attacker])[0] : undefined;
  }

  test('H4: who attacks waits after the last combat; the other side is ruled to', () => {
    const [state, dice] = both(on);
    untilRuling(state, '18 1030', dice);
    says(state, 'RULE 1 PROPOSED BECAUSE x', dice);
    expect(state.pending).toMatchObject({ what: 'who attacks', dice: [2, 5], proposed: 'Germans' });
    expect(attacker(state)).toBeUndefined();
    expect(says(state, 'RULE 2 ALLIES BECAUSE they are fresh', dice)).toBe('done');
    expect([state.pending, attacker(state), state.roundsDue]).toEqual([null, '1/506', false]);
  });

  test('the table names the side with the higher die', () => {
    const [state] = both(on);
    untilRuling(state, '18 1030', new PurposeDice({ combat: [1] }));
    says(state, 'RULE 1 PROPOSED BECAUSE x', new PurposeDice({ 'who attacks': [5, 2] }));
    expect(state.pending).toMatchObject({ what: 'who attacks', dice: [5, 2], proposed: 'Allies' });
  });

  test('let stand, it ends as without the option', () => {
    const end = (options: Partial<CampaignOptions>): string | undefined => {
      const [state, dice] = both(options);
      letStand(state, '18 1031', dice);
      return attacker(state);
    };
    expect([end(on), end({})]).toEqual(['1/59', '1/59']);
  });

  /** Both have orders to attack at two squares; die 5 leaves them where they are (A1). */
  function nextFights(options: Partial<CampaignOptions>): readonly string[] {
    const state = position({ options, units: { '1/506': '2120', '1/59': '2122' } });
    order(state, '1/506', [attackTo('2122')]);
    order(state, '1/59', [attackTo('2120')]);
    letStand(state, '18 1031', new PurposeDice({ combat: [5] }));
    return state.combats.flatMap(({ fights }) => names(fights.map((fight) => fight.attacker)));
  }

  test('H5: after a ruling the next rounds come before orders; by rules 7 the defender attacked at once too', () => {
    expect(nextFights(on)).toEqual(nextFights({}));
    expect(nextFights({ ...on, seventhReadings: true })).not.toEqual(nextFights({}));
  });

  test('H5: nobody is driven while other results of the minute wait', () => {
    const state = position({ options: on, units: { '1/506': '2120', '1/59': '2122', '1/9SS': '4463', '2/1': '4363' } });
    order(state, '1/506', [attackTo('2122')]);
    order(state, '1/59', [attackTo('2120')]);
    order(state, '1/9SS', [attackTo('4363')]);
    untilRuling(state, '18 1030', new PurposeDice({ combat: [5, 5] }));
    says(state, 'RULE 1 PROPOSED BECAUSE x', new PurposeDice({ combat: [5] }));
    expect(state.pending).toMatchObject({ id: 2, what: 'combat' });
    expect(state.combats).toHaveLength(1);
  });
});
