import { describe, expect, test } from 'vitest';
import { cellOf } from '../src/data/board.ts';
import { stamp } from '../src/data/calendar.ts';
import { structureCalled } from '../src/data/structures.ts';
import { unitCalled } from '../src/data/units.ts';
import { campaign } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { netOfUnit } from '../src/rules/communication.ts';
import { structureStateOf } from '../src/rules/truth.ts';
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
  where,
} from './positions.ts';

/** Rulings that an option reverses: each as it is played, and the other way. */
describe('options', () => {
  test.each([
    [true, 1],
    [false, 0],
  ])(
    'R13: with firstContactFights %s a unit that comes into contact fights %i rounds',
    (firstContactFights, rounds) => {
      const state = position({ options: { firstContactFights }, units: { '2/9SS': '4463', '2/1': '4763' } });
      order(state, '2/1', [move('4563')]);
      expect(combats(until(state, '18 1400')).length).toBe(rounds);
    },
  );

  test.each([
    [false, 75],
    [true, 85],
  ])('R17: with lossesCountGround %s a battalion in a town keeps %i', (lossesCountGround, left) => {
    const state = position({ options: { lossesCountGround }, units: { '1/9SS': '4460', '2/1': '4559' } });
    state.unitCell[unitCalled('1/9SS')] = cellOf('4560');
    order(state, '1/9SS', [attackTo('4559')]);
    until(state, '18 1030', new PurposeDice({ combat: [5] }));
    expect(strength(state, '2/1')).toBe(left);
  });

  test.each([
    [false, 'A1'],
    [true, 'BR'],
  ])('9.2, D18: with tableOf1976 %s a 6 at +3 gives %s', (tableOf1976, result) => {
    const state = position({ options: { tableOf1976 }, units: { '1/9SS': '4513', '2/1': '4413' } });
    order(state, '1/9SS', [attackTo('4413')]);
    const [combat] = combats(until(state, '18 1030', new PurposeDice({ combat: [6] })));
    expect(combat).toMatchObject({ attack: 5, defence: 2, modifier: 0, result });
  });

  test.each([
    ['die', '18 1130'],
    ['half', '18 1200'],
  ] as const)('R49: wading by %s, a die of 3 ends at %s', (wading, time) => {
    const state = position({
      options: { wading },
      units: { '1/506': '0911' },
      structures: { 'son-bridge': 'destroyed' },
    });
    state.airborneStructures[structureCalled('son-bridge')] = 2;
    order(state, '1/506', [move('0910')], new PurposeDice({ wading: [3] }));
    until(
      state,
      time.replace('00', '00').replace(/(\d\d)$/, (minutes) => minutes),
    );
    expect(where(state, '1/506')).toBe('0910');
  });

  test('G37: at 200 per cent a night march takes twice as long', () => {
    const arrives = (nightPerCent: number): number => {
      const state = position({ options: { nightPerCent }, time: '18 2200', units: { '1/506': '0715' } });
      order(state, '1/506', [move('0718')]);
      while (where(state, '1/506') !== '0718') until(state, stamp(state.minute + 1));
      return state.minute - (1440 + 22 * 60);
    };
    expect(arrives(200)).toBe(2 * arrives(100));
  });

  test.each([
    [true, 'first airborne'],
    [false, 'usual'],
  ])('R7: with polesShareNet %s the Poles beside 1st Airborne use the net %s', (polesShareNet, net) => {
    const state = position({ options: { polesShareNet }, units: { '1/Pol': '3957', '2/1': '3961' } });
    expect(netOfUnit(state, unitCalled('1/Pol'))).toBe(net);
  });

  test.each([
    [false, 'R54'],
    [true, undefined],
  ])(
    'R54: with strikesForAirborne %s a strike for a parachute battalion is refused by %s',
    (strikesForAirborne, rule) => {
      const state = position({ options: { strikesForAirborne }, units: { '1/506': '0715' } });
      const block = { to: { office: 'air' }, orders: [{ kind: 'strike', unit: unitCalled('1/506') }] } as const;
      expect(campaign.refuse(state, 'xxx', { kind: 'send', ...block })?.rule).toBe(rule);
    },
  );

  describe('R50: demolitionOptional', () => {
    const son = structureCalled('son-bridge');
    const spare = { to: { office: 'umpire' }, orders: [{ kind: 'spare', structure: son, spare: true }] } as const;

    test('the Germans write SPARE, and the bridge stands untested until they write BLOW', () => {
      const state = position({ options: { demolitionOptional: true }, units: { '1/506': '0913' } });
      state.structureTested[son] = 0;
      const read = language.read(campaign.sight(state, 'german'), 'german', 'TO UMPIRE\nSPARE SON BRIDGE');
      expect(read).toEqual({ kind: 'send', ...spare });
      post(state, 'german', spare);
      const dice = new PurposeDice({ demolition: [1] });
      order(state, '1/506', [move('0911')]);
      until(state, '18 1130', dice);
      expect([structureStateOf(state, son), state.structureTested[son]]).toEqual(['intact', 0]);
      post(state, 'german', { ...spare, orders: [{ kind: 'spare', structure: son, spare: false }] });
      order(state, '1/506', [move('0912')]);
      until(state, '18 1200', dice);
      expect(structureStateOf(state, son)).toBe('destroyed');
    });

    test('without the option, and by others, it is refused', () => {
      expect(campaign.refuse(position(), 'german', { kind: 'send', ...spare })?.rule).toBe('R50');
      const optional = position({ options: { demolitionOptional: true } });
      expect(campaign.refuse(optional, 'xxx', { kind: 'send', ...spare })?.rule).toBe('R50');
    });
  });
});

describe('letters and their receipts', () => {
  test('G3: a name under the letter is not read, and the receipt quotes it', () => {
    const state = position({ units: { '1/506': '0715' } });
    const [text] = language.orders!('TO 1/506\nMOVE TO 0716\n\nMaxwell');
    const action = language.read(campaign.sight(state, 'airborne'), 'airborne', text);
    expect(action).toMatchObject({ kind: 'send', unread: ['Maxwell'] });
    campaign.apply(state, 'airborne', action as never, new PurposeDice());
    expect(mail(state, 'airborne')[0]).toMatchObject({ kind: 'receipt', unread: ['Maxwell'] });
  });

  test('G4: orders behind END are not read, and the receipt says so', () => {
    const state = position({ units: { '1/506': '0715' } });
    const blocks = language.orders!('TO 1/506\nMOVE TO 0716\nEND\nTO 2/506\nMOVE TO 0717');
    expect(blocks).toHaveLength(1);
    const action = language.read(campaign.sight(state, 'airborne'), 'airborne', blocks[0]);
    expect(action).toMatchObject({ kind: 'send', afterEnd: true });
    expect(
      language.read(campaign.sight(state, 'airborne'), 'airborne', language.write(state, action as never)),
    ).toEqual(action);
  });

  test('5.1: a line MAP alone is a letter; its receipt asks for a map', () => {
    const state = position();
    const [text] = language.orders!('MAP');
    const action = language.read(campaign.sight(state, 'xxx'), 'xxx', text);
    expect(action).toEqual({ kind: 'send', to: { office: 'umpire' }, orders: [{ kind: 'map' }] });
    campaign.apply(state, 'xxx', action as never, new PurposeDice());
    expect(mail(state, 'xxx')[0]).toMatchObject({ kind: 'receipt', map: true });
  });

  test('H2: the engineers ferry units of another commander only if these wait for them', () => {
    const ferry = { kind: 'ferry', units: [unitCalled('1/508')], water: 'waal', cell: cellOf('3945') } as const;
    const crossed = (waits: boolean): boolean => {
      const state = position({ units: { Engineers: '3844', '1/508': '3944' } });
      state.unitCell[unitCalled('Engineers')] = cellOf('3945');
      const other = { kind: 'wait for', unit: unitCalled('Engineers') } as const;
      order(state, 'Engineers', [ferry]);
      if (waits) order(state, '1/508', [other]);
      return state.unitStepTo[unitCalled('1/508')] >= 0;
    };
    expect([crossed(true), crossed(false)]).toEqual([true, false]);
  });

  test.each([
    [false, 1],
    [true, 12],
  ])(
    'R85: with putBackGoesOn %s an attacker stopped in a friend’s square reports contact %i times in an hour',
    (putBackGoesOn, times) => {
      const units = { BrDf: '4046', '2/508': '4044', '2I/5': '4043' };
      const state = position({ options: { putBackGoesOn }, units });
      order(state, '2I/5', [attackTo('4046')]);
      until(state, '18 1105');
      const contacts = mail(state, 'xxx').filter((one) => one.kind === 'report' && one.event === 'contact');
      expect([contacts.length, where(state, '2I/5')]).toEqual([times, '3944']);
      expect(state.chains[unitCalled('2I/5')] === null).toBe(!putBackGoesOn);
    },
  );

  describe('G30: what is no part of a chain waits for the time of its block, or by option for nothing', () => {
    const at = { day: 18, time: 14 * 60 } as const;
    const set = (instantOrdersIgnoreTime: boolean) =>
      position({ options: { instantOrdersIgnoreTime }, units: { '1/506': '0715' } });

    test.each([
      [false, '18 1400'],
      [true, '18 1000'],
    ])('with instantOrdersIgnoreTime %s REPORT for 14:00 is answered at %s', (isIgnored, answered) => {
      const state = set(isIgnored);
      const dice = new PurposeDice();
      order(state, '1/506', [{ kind: 'report', about: 'all' }], dice, { at });
      // G23, G27: the order is tested when it is received, the answer when it is given.
      expect(dice.times('communication')).toBe(isIgnored ? 4 : 2);
      until(state, '18 1500', dice);
      expect(dice.times('communication')).toBe(4);
      const answers = mail(state, 'airborne').flatMap((one) =>
        one.kind === 'report' && one.event === 'answer' ? stamp(one.minute) : [],
      );
      expect(answers).toEqual([stamp(minuteOf(answered))]);
      expect(state.queue).toEqual([]);
    });

    test.each([false, true])('with instantOrdersIgnoreTime %s IF CONTACT', (isIgnored) => {
      const state = set(isIgnored);
      const attack = { act: 'attack' } as const;
      order(state, '1/506', [{ kind: 'hold' }], new PurposeDice(), { ref: 'A' });
      order(state, '1/506', [{ kind: 'if contact', stance: attack }], new PurposeDice(), { at });
      until(state, '18 1359');
      expect(state.standing[unitCalled('1/506')]).toEqual(isIgnored ? attack : null);
      until(state, '18 1400');
      expect(state.standing[unitCalled('1/506')]).toEqual(attack);
      // G18: it stops nothing.
      expect(state.chains[unitCalled('1/506')]?.ref).toBe('A');
    });

    test.each([false, true])('with instantOrdersIgnoreTime %s CANCEL', (isIgnored) => {
      const state = set(isIgnored);
      const begun = (): string | null | undefined => state.chains[unitCalled('1/506')]?.ref;
      order(state, '1/506', [{ kind: 'hold' }], new PurposeDice(), { ref: 'A' });
      order(state, '1/506', [{ kind: 'hold' }], new PurposeDice(), { ref: 'B', at: { day: 18, time: 15 * 60 } });
      order(state, '1/506', [{ kind: 'cancel' }], new PurposeDice(), { at });
      until(state, '18 1359');
      expect(begun()).toBe(isIgnored ? undefined : 'A');
      until(state, '18 1501');
      expect([begun(), state.queue]).toEqual([undefined, []]);
    });

    test('CANCEL takes back what waits, and a block with marches begins as a whole', () => {
      const state = set(false);
      const report = { kind: 'report', about: 'all' } as const;
      order(state, '1/506', [report], new PurposeDice(), { at, ref: 'A' });
      order(state, '1/506', [{ kind: 'cancel', ref: 'A' }]);
      expect(state.queue).toEqual([]);
      order(state, '1/506', [{ kind: 'hold' }], new PurposeDice(), { ref: 'B' });
      order(state, '1/506', [{ kind: 'cancel' }, report, move('0716')], new PurposeDice(), { at, ref: 'C' });
      until(state, '18 1359');
      expect(state.chains[unitCalled('1/506')]?.ref).toBe('B');
      until(state, '18 1400');
      expect(state.chains[unitCalled('1/506')]?.ref).toBe('C');
      expect(mail(state, 'airborne').at(-1)).toMatchObject({ kind: 'report', event: 'answer' });
    });
  });
});
