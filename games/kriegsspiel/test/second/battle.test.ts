import { awaitedIn, FastDice, shotLines, type GameModule } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { GUN_RANGE } from '../../src/data/artillery.ts';
import { cellBeside, cellOf, labelOf } from '../../src/data/board.ts';
import { unitCalled, UNITS } from '../../src/data/units.ts';
import { battleTitle } from '../../src/language/battle-name.ts';
import { dispatchText } from '../../src/language/sentences.ts';
import { setUnitState } from '../../src/rules/units.ts';
import type { SecondAction } from '../../src/second/actions.ts';
import { secondBots } from '../../src/second/bot/bots.ts';
import { secondCampaign } from '../../src/second/game.ts';
import { secondLanguage } from '../../src/second/language/index.ts';
import { kriegsspielSecondModule } from '../../src/second/index.ts';
import { secondStanding } from '../../src/second/standing.ts';
import { askedSide } from '../../src/tactical/refuse.ts';
import { INDEX } from '../../src/tactical/state.ts';
import { squaresOf } from '../../src/tactical/box.ts';
import { attackTo, minuteOf, PurposeDice } from '../positions.ts';
import { answerBy, done, goOn, ordered, secondPosition } from './positions.ts';
import { briefed, fought } from './battle-positions.ts';

test('`hint` outside a battle says what it is for', () => {
  const state = secondPosition('17 1400', { '1/506': '0716' });
  const module = kriegsspielSecondModule as unknown as GameModule;
  expect(shotLines(module, secondCampaign.sight(state, 'abn101'), 'abn101')).toEqual([
    'You fight no battle now. In a battle you see the odds of your shots here.',
  ]);
});

describe('20: a battle is laid out', () => {
  test('30.10: 18 companies against 4: hands of 6 and 1, medals of 1 and 6; the division drawn attacks and moves first', () => {
    const state = fought();
    expect([...state.handSize]).toEqual([1, 6]);
    expect([...state.medalsNeeded]).toEqual([6, 1]);
    expect([state.battleAttacker, askedSide(state)]).toEqual(['german', 'german']);
    expect(squaresOf(state.battleBox!).map(labelOf)).toContain('4363');
  });

  test('S12: both commanders are briefed: own companies, about how many the enemy has and where; nobody else hears of it', () => {
    const state = briefed();
    const [german] = state[`ss9Mail`].rows().filter(({ kind }) => kind === 'briefing');
    expect(german).toMatchObject({ attacks: true, battle: '18-1000-4363', enemyCells: [cellOf('4363')] });
    if (german.kind !== 'briefing') throw new Error('no briefing');
    expect(german.own.map(({ companies }) => companies.length).toSorted((one, two) => one - two)).toEqual([8, 10]);
    expect(Math.abs(german.enemy - 4)).toBeLessThanOrEqual(1);
    expect(state[`abn82Mail`].length).toBe(0);
    expect(awaitedIn(secondCampaign, state)).toEqual(['abn1', 'ss9']);
    expect(secondCampaign.refuse(state, 'clock', { kind: 'advance', to: state.minute + 30 })?.rule).toBe('18');
  });

  test.each([-1, 0, 1])('R76: the briefing tells the enemy’s companies by a die, not the truth: %i', (off) => {
    const state = secondPosition('18 0930', { '2/1': '4363', '1/9SS': '4463', '2/9SS': '4464' });
    ordered(state, '1/9SS', attackTo('4363'));
    // The Allies guess at two battalions of 18 companies, the Germans at one of four.
    const dice = new PurposeDice({ 'estimate of companies': [off, off, off] });
    goOn(state, '18 1000', dice);
    const guesses = (['abn1', 'ss9'] as const).map((seat) => {
      const told = state[`${seat}Mail`].rows().find(({ kind }) => kind === 'briefing');
      return told?.kind === 'briefing' ? told.enemy : undefined;
    });
    expect(guesses).toEqual([18 + 2 * off, 4 + off]);
    expect(dice.left).toBe(0);
  });

  test('R107: a unit whose orders lead into the area comes later, by the edge; another nearby does not', () => {
    const state = secondPosition('18 0930', { '2/1': '4363', '1/9SS': '4463', '3/1': '4162', '1/1': '4161' });
    ordered(state, '1/9SS', attackTo('4363'));
    ordered(state, '3/1', attackTo('4363'));
    // The card of 9th SS is drawn before that of 1st Airborne.
    goOn(state, '18 1000', new PurposeDice({ deck: [1] }));
    const late = state.engagement!.battalions.filter(({ comes }) => comes > 0).map(({ unit }) => unit);
    expect(late).toEqual([unitCalled('3/1')]);
    expect(state.engagement!.battalions.map(({ unit }) => unit)).not.toContain(unitCalled('1/1'));
  });

  test.each([
    [false, []],
    [true, [12]],
  ])(
    'R107: with fourthReadings %s a unit whose way is longer than the battle comes in turn %j',
    (fourthReadings, comes) => {
      const units = { '2/1': '4559', '1/9SS': '4659', '3/10SS': '4457' };
      const state = secondPosition('18 0930', units, { fourthReadings });
      state.structureState.fill(2);
      for (const command of ['ss9', 'ss10'] as const) state[`${command}Structures`].fill(2);
      ordered(state, '1/9SS', attackTo('4559'));
      ordered(state, '3/10SS', attackTo('4559'));
      // The card of 9th SS is drawn before that of 10th SS.
      goOn(state, '18 1000', new PurposeDice({ deck: [1] }));
      const late = state.engagement!.battalions.filter(({ unit }) => unit === unitCalled('3/10SS'));
      expect(late.map((one) => one.comes)).toEqual(comes);
    },
  );

  test('20.7, S14: aircraft for a German if a squadron is left, for the British only with XXX Corps', () => {
    const state = briefed();
    state.germanLeft = 1;
    expect(secondCampaign.refuse(state, 'abn1', { ...answerBy('commander'), air: true } as SecondAction)?.rule).toBe(
      '20.7',
    );
    done(state, 'ss9', { ...answerBy('commander'), air: true } as SecondAction);
    done(state, 'abn1', answerBy('commander'));
    expect([state.germanLeft, ...state.aircraft]).toEqual([0, 0, 1]);
  });

  test('G105: near nightfall the battle ends with the last turn of daylight', () => {
    const state = secondPosition('18 2000', { '2/1': '4363', '1/9SS': '4463' });
    ordered(state, '1/9SS', attackTo('4363'));
    goOn(state, '18 2030');
    expect([state.battleLastTurn, state.battleEndsAtNight]).toEqual([3, true]);
  });
});

describe('20: limits of the area, a step inside and a step outside', () => {
  test.each([
    ['4162', true],
    ['4062', false],
  ])('R107: a unit at %s with orders into the area comes: %s', (square, comes) => {
    const state = secondPosition('18 0930', { '2/1': '4363', '1/9SS': '4463', '3/1': square });
    ordered(state, '1/9SS', attackTo('4363'));
    ordered(state, '3/1', attackTo('4363'));
    goOn(state, '18 1000', new PurposeDice({ deck: [1] }));
    expect(state.engagement!.battalions.some(({ unit }) => unit === unitCalled('3/1'))).toBe(comes);
  });

  test('S26: nobody attacks a unit in the middle of a crossing', () => {
    const state = secondPosition('18 0930', { '2/1': '4363', '1/9SS': '4463' });
    setUnitState(state, unitCalled('2/1'), 'crossing', minuteOf('18 1200'));
    ordered(state, '1/9SS', attackTo('4363'));
    goOn(state, '18 1000');
    expect(state.engagement).toBeNull();
  });

  test('R103: guns that support a battalion count if they are guns and reach the ground', () => {
    const gun = UNITS[unitCalled('9SS Arty')].gun!;
    const counted = (south: number, unit = '9SS Arty'): number => {
      const square = labelOf(cellBeside(cellOf('4363'), 0, -south));
      const state = secondPosition('18 0930', { '2/1': '4363', '1/9SS': '4463', [unit]: square });
      ordered(state, '1/9SS', attackTo('4363'));
      ordered(state, unit, { kind: 'support', unit: unitCalled('1/9SS') });
      goOn(state, '18 1000');
      return state.supportGuns[INDEX.german];
    };
    expect([counted(GUN_RANGE[gun]), counted(GUN_RANGE[gun] + 1)]).toEqual([1, 0]);
  });

  test('20.7: a briefing asks about aircraft only where they may come', () => {
    const state = briefed();
    const asked = (seat: string): string => secondLanguage.prompt(secondCampaign.sight(state, seat), seat);
    expect(asked('ss9')).toContain('whether you want aircraft');
    expect(asked('abn1')).toMatch(/Say who fights it, and your plan\.$/);
  });

  test('20.7: no aircraft comes after 20:00, and its squadron is not spent', () => {
    const state = secondPosition('18 2000', { '2/1': '4363', '1/9SS': '4463' });
    ordered(state, '1/9SS', attackTo('4363'));
    goOn(state, '18 2030');
    state.germanLeft = 1;
    done(state, 'ss9', { ...answerBy('commander'), air: true } as SecondAction);
    done(state, 'abn1', answerBy('commander'));
    expect([state.germanLeft, ...state.aircraft]).toEqual([1, 0, 0]);
  });

  test('18: one card for each division with a unit on the map and each air force', () => {
    const dice = new PurposeDice();
    goOn(secondPosition('18 0930', { '2/1': '4363', '1/9SS': '4563' }), '18 1000', dice);
    // Four cards; the last is not drawn by a die.
    expect(dice.times('deck')).toBe(3);
  });
});

describe('20.3: who fights it', () => {
  test('two people: each gives the orders of his side, in the section and with the cards he has', () => {
    const state = fought('commander');
    expect(awaitedIn(secondCampaign, state)).toEqual(['ss9']);
    const concede: SecondAction = { kind: 'battle', order: { kind: 'concede' } };
    expect(secondCampaign.refuse(state, 'abn1', concede)?.rule).toBe('21.1');
    expect(secondCampaign.refuse(state, 'abn82', concede)?.rule).toBe('21');
    const noCard: SecondAction = {
      kind: 'battle',
      order: { kind: 'play', card: 999, units: [], section: null, targets: [] },
    };
    expect(secondCampaign.refuse(state, 'ss9', noCard)).toBeDefined();
  });

  test('both by computers: the clock plays, each order is an entry, and the campaign goes on', () => {
    const state = fought('computer');
    const clock = secondBots[2].sit('clock');
    const thoughts = new FastDice(5);
    let entries = 0;
    while (state.engagement !== null && awaitedIn(secondCampaign, state)[0] === 'clock' && entries < 3000) {
      done(state, 'clock', clock.decide(state, thoughts), new FastDice(100 + entries));
      entries++;
    }
    expect(entries).toBeGreaterThan(5);
    expect(state.engagement).toBeNull();
  });

  test.each([
    ['the battle begins', 'commander', 'fighting'],
    ['the umpire decides where', 'elsewhere', 'settling'],
  ] as const)('20.3: when both have answered, both are told so and nobody else, and %s', (_, by, phase) => {
    const state = briefed();
    expect(done(state, 'ss9', answerBy('commander'))).toEqual([]);
    const [told] = done(state, 'abn1', answerBy(by));
    expect(state.engagement?.phase).toBe(phase);
    // To answer second shows that the other has answered: a report has to disclose that.
    expect(told).toMatchObject({ kind: 'both answered', discloses: true });
    for (const seat of ['ss9', 'abn1'])
      expect(secondLanguage.say(secondCampaign.tell(told!, seat)!, seat)).toMatch(/both sides have answered/);
    for (const seat of ['abn82', 'ss10', 'spectator']) expect(secondCampaign.tell(told!, seat)).toBeUndefined();
  });

  test('by standing answers nobody is asked, neither before nor in the battle', () => {
    const state = briefed();
    const answer = (seat: string): SecondAction | undefined =>
      secondStanding.answer(secondCampaign.sight(state, seat), seat, { battles: 'computer' });
    expect(secondStanding.answer(secondCampaign.sight(state, 'ss9'), 'ss9', { battles: 'ask' })).toBeUndefined();
    done(state, 'ss9', answer('ss9')!);
    done(state, 'abn1', answer('abn1')!);
    for (let entries = 0; state.engagement !== null && entries < 3000; entries++) {
      const seat = ['ss9', 'abn1'].find((one) => answer(one) !== undefined)!;
      done(state, seat, answer(seat)!, new FastDice(entries));
    }
    expect(state.engagement).toBeNull();
  });

  test('R110: who does not answer is told, and the computer fights by his last plan', () => {
    const state = briefed();
    state.plans = { abn1: { by: 'commander', plan: 'Hold the church.', concedeAt: 1, air: false } };
    done(state, 'clock', { kind: 'default', side: 'allied' });
    expect(state[`abn1Mail`].rows().at(-1)).toMatchObject({ kind: 'note' });
    expect(state.engagement?.answers.allied).toMatchObject({ by: 'computer', plan: 'Hold the church.', concedeAt: 1 });
    expect(secondCampaign.refuse(state, 'clock', { kind: 'default', side: 'allied' })?.rule).toBe('S13');
    expect(secondCampaign.refuse(state, 'abn82', { kind: 'default', side: 'german' })?.rule).toBe('S13');
  });

  test('where one wants the table elsewhere and one does not, the umpire settles it', () => {
    const state = briefed();
    done(state, 'ss9', answerBy('elsewhere'));
    done(state, 'abn1', answerBy('commander'));
    expect(awaitedIn(secondCampaign, state)).toEqual(['umpire']);
    expect(secondCampaign.refuse(state, 'ss9', { kind: 'table', elsewhere: true, because: 'mine' })?.rule).toBe('20.3');
    done(state, 'umpire', { kind: 'table', elsewhere: false, because: 'all are here' });
    expect(awaitedIn(secondCampaign, state)).toEqual(['ss9']);
  });
});

describe('what is seen of a battle', () => {
  test('the board by those who fight it, the own hand alone; the deck by the umpire alone', () => {
    const state = fought();
    state.deck = ['raf', 'abn82'];
    const cards = (seat: string, side: number): number =>
      [...secondCampaign.sight(state, seat).cardPlace].filter((place) => place === side).length;
    expect([cards('ss9', 1), cards('ss9', 0), cards('abn1', 1), cards('abn1', 0)]).toEqual([6, 0, 0, 1]);
    const outside = secondCampaign.sight(state, 'abn82');
    expect([outside.engagement, outside.battlePhase, outside.companyCount[0]]).toEqual([null, 'none', 0]);
    for (const seat of ['ss9', 'abn1', 'model', 'spectator']) {
      const seen = secondCampaign.sight(state, seat);
      expect([seen.deck, seen.card, seen.plans]).toEqual([[], 'none', {}]);
    }
    expect(secondCampaign.sight(state, 'umpire').deck).toEqual(['raf', 'abn82']);
  });

  test('prompts, headings and dispatches name the battle as people do, by place and time; only the form writes its number', () => {
    const state = briefed();
    const heard = (): readonly string[] => [
      ...['abn1', 'ss9', 'umpire'].flatMap((seat) => [
        secondLanguage.prompt(state, seat),
        ...secondLanguage.describe(secondCampaign.sight(state, seat), seat),
      ]),
      ...state[`ss9Mail`].rows().map(dispatchText),
    ];
    expect(secondLanguage.prompt(state, 'abn1')).toContain('the battle at square 4363, 10:00.');
    done(state, 'ss9', answerBy('elsewhere'));
    const waiting = heard();
    done(state, 'abn1', answerBy('commander'));
    const settling = heard();
    done(state, 'umpire', { kind: 'table', elsewhere: true, because: 'the sides differ' });
    for (const line of [...waiting, ...settling, ...heard()]) expect(line).not.toContain(state.engagement!.id);
    expect(secondLanguage.grammar(state, 'abn1')).toContain(`BATTLE ${state.engagement!.id}`);
    expect(battleTitle('17-1400-0911')).toBe('Battle at Son, 14:00');
  });

  test('before it begins nobody sees the board, nor the other’s answer', () => {
    const state = briefed();
    done(state, 'ss9', answerBy('commander'));
    const seen = secondCampaign.sight(state, 'abn1');
    expect([seen.companyCount[1], seen.engagement?.answers.german]).toEqual([0, null]);
    expect(seen.engagement?.battalions.map(({ unit }) => unit)).toEqual([unitCalled('2/1')]);
  });

  test('a page shows the ground, the companies, the own hand and the form', () => {
    const state = fought();
    const page = secondLanguage.answer!(secondCampaign.sight(state, 'abn1'), 'abn1', 'PAGE')!.join('\n');
    expect(page).toContain('BATTLE 18-1000-4363');
    expect(page).toContain('Cards of the Allies');
    expect(page).not.toContain('Cards of the Germans');
    expect(page).toContain('HOLDS FIELD');
  });
});
