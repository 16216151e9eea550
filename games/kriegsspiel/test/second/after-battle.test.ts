import { FastDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { cellOf, labelOf } from '../../src/data/board.ts';
import { unitCalled } from '../../src/data/units.ts';
import { stateOf } from '../../src/rules/units.ts';
import type { SecondAction } from '../../src/second/actions.ts';
import { playedResult } from '../../src/second/battle/settle.ts';
import { secondCampaign } from '../../src/second/game.ts';
import { secondLanguage } from '../../src/second/language/index.ts';
import { resume } from '../../src/second/moment.ts';
import { secondShape, type SecondState } from '../../src/second/state.ts';
import { end } from '../../src/tactical/rules/turn.ts';
import { ALL_HEXES, depthOf, NEXT_TO } from '../../src/tactical/board.ts';
import { ROAD } from '../../src/tactical/ground.ts';
import { kindNumber } from '../../src/tactical/data/companies.ts';
import { companyAt, firstOf, INDEX, lastOf } from '../../src/tactical/state.ts';
import { attackTo, minuteOf, PurposeDice } from '../positions.ts';
import { answerBy, done, goOn, ordered, placeOf, secondPosition } from './positions.ts';
import { briefed, fought, playOut } from './battle-positions.ts';

describe('22: back to the campaign', () => {
  /** Ends the battle as it stands, after some companies have lost figures. */
  function ended(
    winner: 'allied' | 'german' | 'nobody',
    turns: number,
    lost: Readonly<Record<string, number>>,
  ): SecondState {
    const state = fought();
    state.battleTurn = turns;
    for (const [id, figures] of Object.entries(lost)) {
      let left = figures;
      const unit = unitCalled(id);
      const side = unit < 58 ? 'allied' : 'german';
      for (let company = firstOf(side); company < lastOf(state, side); company++) {
        if (state.companyUnit[company] !== unit) continue;
        const taken = Math.min(left, state.companyFigures[company]);
        state.companyFigures[company] -= taken;
        left -= taken;
      }
    }
    const moment = resume(state, new PurposeDice(), undefined);
    end(
      { state, dice: moment.dice, holders: { allied: [], german: [] }, tell: () => undefined },
      winner,
      winner === 'nobody' ? 'time' : 'conceded',
    );
    expect(playedResult(moment).turns).toBe(turns);
    // Any further entry carries it over.
    secondCampaign.apply(state, 'clock', { kind: 'default', side: 'allied' }, new FastDice(1));
    return state;
  }

  test('22.1, R35: losses by the percentage of figures; held up half an hour for three turns begun', () => {
    const state = ended('nobody', 7, { '2/1': 4 });
    const strength = state.unitStrength[unitCalled('2/1')];
    expect(strength).toBeLessThan(100);
    expect(strength).toBeGreaterThan(50);
    expect([stateOf(state, unitCalled('2/1')), state.unitBusyUntil[unitCalled('2/1')]]).toEqual([
      'in battle',
      minuteOf('18 1130'),
    ]);
    // R44: time ran out, so everybody stays; G110: and nobody joins or attacks them meanwhile.
    expect([placeOf(state, '2/1'), placeOf(state, '1/9SS')]).toEqual(['4363', '4463']);
    goOn(state, '18 1100');
    expect(state.engagement).toBeNull();
    goOn(state, '18 1130');
    expect(state.engagement?.id).toBe('18-1130-4363');
  });

  test('22.2: the loser falls back out of battle distance and loses his orders, the winner holds the field', () => {
    const state = ended('german', 3, { '2/1': 1 });
    expect(placeOf(state, '1/9SS')).toBe('4463');
    expect(placeOf(state, '2/1')).not.toBe('4363');
    expect(state.chains[unitCalled('2/1')]).toBeNull();
  });

  test('23: a battalion that has lost every figure is gone, and may have stragglers', () => {
    const state = ended('german', 5, { '2/1': 99 });
    expect([placeOf(state, '2/1'), state.stragglers.map(({ unit }) => unit)]).toEqual(['nowhere', [unitCalled('2/1')]]);
  });

  test.each([
    [false, '4263'],
    [true, '4163'],
  ])(
    '21.7, 22.2, S28: with fourthReadings %s medals beyond those to win drive the loser to %s',
    (fourthReadings, square) => {
      const state = briefed({}, { fourthReadings });
      state.germanLeft = 1;
      done(state, 'ss9', { ...answerBy('commander'), air: true } as SecondAction);
      done(state, 'abn1', answerBy('commander'));
      // One medal is to win, and the aircraft destroys two staffs at once.
      const targets = [firstOf('allied'), firstOf('allied') + 1];
      for (const company of targets) {
        state.companyKind[company] = kindNumber('headquarters');
        state.companyFigures[company] = state.companyStart[company] = 1;
      }
      state.companyHex[targets[1]] = NEXT_TO[state.companyHex[targets[0]]].find((hex) => companyAt(state, hex) < 0)!;
      state.battlePhase = 'movement';
      const strike: SecondAction = { kind: 'battle', order: { kind: 'strike', targets } };
      done(state, 'ss9', strike, new PurposeDice({ battle: [1, 1] }));
      expect([state.engagement, placeOf(state, '2/1')]).toEqual([null, square]);
    },
  );

  test.each([
    [false, [unitCalled('2/1')]],
    [true, []],
  ])('23, S22: with fourthReadings %s who perishes in a retreat has stragglers: %j', (fourthReadings, stragglers) => {
    const ring = { '1/10SS': '4263', '2/10SS': '4362', '3/10SS': '4364' };
    const state = briefed({ '2/1': '4363 10', ...ring }, { fourthReadings });
    done(state, 'ss9', answerBy('elsewhere'));
    done(state, state.engagement!.commanders.allied, answerBy('elsewhere'));
    const form = `BATTLE ${state.engagement!.id} TURNS 3 MEDALS ALLIED 0 GERMAN 1 HOLDS FIELD GERMAN`;
    done(state, 'ss9', secondLanguage.read(state, 'ss9', form) as SecondAction);
    expect([placeOf(state, '2/1'), state.stragglers.map(({ unit }) => unit)]).toEqual(['nowhere', stragglers]);
  });

  test.each([
    [false, ['4559']],
    [true, []],
  ])('R45, S29: with fourthReadings %s guns off the field leave ruins at %j', (fourthReadings, shelled) => {
    const state = secondPosition('18 0930', { '2/1': '4559', '1/9SS': '4659', '2/9SS': '4660' }, { fourthReadings });
    ordered(state, '1/9SS', attackTo('4559'));
    goOn(state, '18 1000');
    done(state, 'ss9', answerBy('commander'));
    done(state, 'abn1', answerBy('commander'));
    const [staff, target] = [firstOf('german'), firstOf('allied')];
    state.companyKind[staff] = kindNumber('artillery headquarters');
    state.companyOrdered[staff] = 1;
    state.companyHex[staff] = NEXT_TO[state.companyHex[target]].find((hex) => companyAt(state, hex) < 0)!;
    state.supportShots[INDEX.german] = 1;
    state.battlePhase = 'movement';
    const call: SecondAction = { kind: 'battle', order: { kind: 'call', company: staff, target } };
    done(state, 'ss9', call, new PurposeDice({ battle: [5, 5] }));
    expect(state.engagement!.shelled.map(labelOf)).toEqual(shelled);
  });

  test.each([
    [6, 6, ['4363']],
    [5, 6, []],
    [6, 5, []],
  ])('R45: after %i turns a die of %i lays in ruins: %j', (turns, die, ruins) => {
    const state = fought();
    state.battleTurn = turns;
    state.engagement = { ...state.engagement!, shelled: [cellOf('4363')] };
    const { ruins: found } = playedResult(resume(state, new PurposeDice({ ruins: [die] }), undefined));
    expect(found.map(labelOf)).toEqual(ruins);
  });

  test.each([
    [5, '4463'],
    [6, '4462'],
  ])('22.3, S19: a battalion of ten of which %i companies left by an exit stands at %s', (companies, square) => {
    const state = briefed();
    done(state, 'ss9', answerBy('elsewhere'));
    done(state, 'abn1', answerBy('elsewhere'));
    for (const hex of ALL_HEXES) if (depthOf(hex) === 0) state.hexWays[hex] = ROAD;
    const form = `BATTLE ${state.engagement!.id} TURNS 3 MEDALS ALLIED 0 GERMAN 0 HOLDS FIELD NOBODY EXIT 1/9SS ${companies}`;
    done(state, 'ss9', secondLanguage.read(state, 'ss9', form) as SecondAction);
    expect(placeOf(state, '1/9SS')).toBe(square);
  });

  test('both commanders hear how it ended, and nothing of the battle is left in the state', () => {
    const state = fought('commander');
    playOut(state, 7);
    const news = state[`abn1Mail`].rows().find(({ kind }) => kind === 'battle');
    expect(news).toMatchObject({ battle: '18-1000-4363' });
    const clean = secondShape.create();
    for (const name of ['companyCount', 'cardPlace', 'handSize', 'companyHex', 'hexTerrain'] as const)
      expect(state[name]).toEqual(clean[name]);
    expect(state.battlePhase).toBe('none');
  });
});
