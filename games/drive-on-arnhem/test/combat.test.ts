import { describe, expect, test } from 'vitest';
import { numberOf } from '../src/data/units.ts';
import type { DriveReport } from '../src/report.ts';
import { lossOf } from '../src/rules/casualties.ts';
import { GONE, type DriveState } from '../src/state.ts';
import { order, position, refusal } from './positions.ts';

const cp = (state: DriveState, id: string): number => state.unitStrength[numberOf(id)];
const op = (state: DriveState, id: string): number => state.unitPoints[numberOf(id)];
const told = <K extends DriveReport['kind']>(reports: readonly DriveReport[], kind: K) =>
  reports.filter((report): report is Extract<DriveReport, { kind: K }> => report.kind === kind);

/** Allied attackers at 14,18 and around on 14,17, then the end of the phase with these dice. */
function battle(
  units: Readonly<Record<string, string>>,
  attacks: readonly string[],
  dice: readonly number[],
  options = {},
) {
  const state = position({ units, options });
  for (const text of attacks) order(state, `attack ${text}`);
  const reports = order(state, 'end', ...dice);
  return { state, reports };
}

describe('8.15, H39: plotting attacks', () => {
  test('on an enemy in sight in a neighbouring hex, with 7 points, 8 out of command', () => {
    const state = position({
      units: { '1/POL': '14,18 op=6', '2/POL': '14,18 op=7', '3/POL': '14,18 op=7 out', '88': '14,17', '85': '14,15' },
    });
    expect(refusal(state, 'attack 1/POL 14,17')).toBe('8.15');
    expect(refusal(state, 'attack 3/POL 14,17')).toBe('8.15');
    expect(refusal(state, 'attack 2/POL 14,15')).toBe('8.15');
    expect(refusal(state, 'attack 2/POL 14,19')).toBe('8.15');
    order(state, 'attack 2/POL 14,17');
    expect(refusal(state, 'attack 2/POL 14,17')).toBe('8.15');
    expect(op(state, '2/POL')).toBe(7);
  });

  test('8.15: a plot stands; by option it is withdrawn and loses its place', () => {
    const units = { '1/POL': '14,18', '2/POL': '14,18', '88': '14,17' };
    const strict = position({ units });
    order(strict, 'attack 1/POL 14,17');
    expect(refusal(strict, 'withdraw 1/POL')).toBe('8.15');
    const state = position({ units, options: { withdrawPlots: true } });
    order(state, 'attack 1/POL 14,17');
    order(state, 'attack 2/POL 14,17');
    order(state, 'withdraw 1/POL');
    order(state, 'attack 1/POL 14,17');
    const [first] = told(order(state, 'end', 100, 100, 100, 0), 'battle');
    expect(first.attackers).toEqual([numberOf('2/POL'), numberOf('1/POL')]);
  });

  test('moving onto an enemy is refused in favour of an attack', () => {
    expect(refusal(position({ units: { '1/POL': '14,18', '88': '14,17' } }), '1/POL 14,17')).toBe('8.15');
  });
});

describe('H28: one battle', () => {
  test('9.1: stages, losses and payments, worked out by hand', () => {
    // Defensive: 48 → 48.000; on 1/POL in the open: 4.8 × 1.2 = 5.76 → 6. Offensive: 34 × 1.0 = 34 → 3.4 × 1.2 = 4.08 → 4.
    const { state, reports } = battle({ '1/POL': '14,18 cp=40', '88': '14,17 cp=48' }, ['1/POL 14,17'], [100, 100, 0]);
    expect([cp(state, '1/POL'), cp(state, '88')]).toEqual([34, 44]);
    expect([op(state, '1/POL'), op(state, '88')]).toEqual([13, 15]);
    expect(told(reports, 'fire').map(({ stage, fire }) => `${stage} ${fire}`)).toEqual([
      'protective 0',
      'barrage 0',
      'defensive 48',
      'offensive 34',
    ]);
    const [opening] = told(reports, 'battle');
    expect([opening.strength, opening.odds]).toEqual([50, 8]);
    // 150 × 6/40 = 22.5 → 23; 100 × 4/48 = 8.3 → 8.
    expect([state.unitEfficiency[numberOf('1/POL')], state.unitEfficiency[numberOf('88')]]).toEqual([77, 92]);
    expect(state.battles.last()).toMatchObject({ strength: 50, odds: 8, fire: [0, 0, 48, 34] });
  });

  test('H25: order factors share fire and losses; too few points, no attack', () => {
    const { state, reports } = battle(
      { '1/POL': '14,18 cp=50', '2/POL': '14,18 cp=50', '3/POL': '15,17 cp=50', '88': '14,17 cp=60' },
      ['1/POL 14,17', '2/POL 14,17', '3/POL 14,17'],
      [100, 100, 100, 100, 0],
    );
    // 60 of defensive fire by 100:80:60 with +20 %: 3.0, 2.4, 1.8.
    expect(told(reports, 'fire')[2].losses).toEqual([numberOf('1/POL'), 3, numberOf('2/POL'), 2, numberOf('3/POL'), 2]);
    // (47 + 48 × .8 + 48 × .6) = 114.2 → 11.42 × 1.2 = 13.7.
    expect(cp(state, '88')).toBe(46);
    const poor = position({ units: { '1/POL': '14,18 op=7', '88': '14,17' } });
    order(poor, 'attack 1/POL 14,17');
    poor.unitPoints[numberOf('1/POL')] = 6;
    expect(told(order(poor, 'end'), 'battle')).toEqual([]);
    expect([op(poor, '1/POL'), op(poor, '88')]).toEqual([6, 20]);
  });

  test('H27: a defender pays what it has and fires whole', () => {
    const { state, reports } = battle(
      { '1/POL': '14,18 cp=40', '88': '14,17 cp=48 op=3' },
      ['1/POL 14,17'],
      [100, 100, 0],
    );
    expect(op(state, '88')).toBe(0);
    expect(told(reports, 'fire')[2].fire).toBe(48);
  });

  test('8.14: engineers add 15 once, on either side, not for guns', () => {
    const { reports } = battle(
      { '1/POL': '14,18 cp=40', 'ENG/43': '14,18', '88': '14,17 cp=48' },
      ['1/POL 14,17'],
      [100, 100, 0],
    );
    expect(told(reports, 'fire')[3].fire).toBe(34 + 15);
    const state = position({ phase: 'germanFirst', units: { '88': '14,17', 'ENG/43': '14,18 cp=40' } });
    order(state, 'attack 88 14,18');
    expect(told(order(state, 'end', 100, 100, 0), 'fire')[2].fire).toBe(55);
  });

  test('H28: engineers who have fallen add nothing', () => {
    const units = { '88': '14,17', 'HQ/180': '14,16 guns=20', 'ENG/43': '14,18 cp=1', '1/POL': '14,18 cp=2' };
    const state = position({ phase: 'germanFirst', units });
    order(state, 'attack 88 14,18');
    // 2 × .8 by 1:2 is .53 and 1.07.
    const [, barrage, defensive] = told(order(state, 'end', 100, 100, 100), 'fire');
    expect(barrage.losses).toEqual([numberOf('1/POL'), 1, numberOf('ENG/43'), 1]);
    expect(defensive.fire).toBe(1);
  });

  test('H25: command dice in combat', () => {
    const state = position({
      options: { game: 'advanced' },
      units: { '1/POL': '14,18 cp=40 out op=9', '88': '14,17 out' },
    });
    order(state, 'attack 1/POL 14,17');
    order(state, 'end', 2, 1, 100, 100, 0);
    expect([op(state, '1/POL'), op(state, '88')]).toEqual([0, 14]);
  });

  test('H25: whoever cannot pay what the dice ask does not attack, and pays nothing', () => {
    const state = position({
      options: { game: 'advanced' },
      units: { '1/POL': '14,18 cp=40 out op=8', '88': '14,17' },
    });
    order(state, 'attack 1/POL 14,17');
    const reports = order(state, 'end', 2);
    expect(told(reports, 'battle')).toEqual([]);
    expect([op(state, '1/POL'), op(state, '88')]).toEqual([8, 20]);
  });

  test('H25: who cannot pay even the least rolls no die', () => {
    const state = position({ options: { game: 'advanced' }, units: { '1/POL': '14,18 out op=8', '88': '14,17' } });
    order(state, 'attack 1/POL 14,17');
    state.unitPoints[numberOf('1/POL')] = 7;
    expect(told(order(state, 'end'), 'battle')).toEqual([]);
  });

  test('nobody there when it is resolved: no battle, nothing paid', () => {
    const state = position({ units: { '1/POL': '14,18', '88': '14,17' } });
    order(state, 'attack 1/POL 14,17');
    state.cellTop[state.unitCell[numberOf('88')]] = -1;
    state.unitCell[numberOf('88')] = GONE;
    expect(told(order(state, 'end'), 'battle')).toEqual([]);
    expect(op(state, '1/POL')).toBe(20);
  });

  test('8.15: battles in the order first plotted', () => {
    const state = position({ units: { '1/POL': '14,18', '2/POL': '14,18', '88': '14,17', '85': '15,17' } });
    order(state, 'attack 2/POL 15,17');
    order(state, 'attack 1/POL 14,17');
    const battles = told(order(state, 'end', 100, 100, 0, 100, 100, 0), 'battle');
    expect(battles.map(({ defenders }) => defenders[0])).toEqual([numberOf('85'), numberOf('88')]);
  });

  test('S7.17: one battle for each hex and phase, even if the first to attack falls in it', () => {
    const units = { '1/POL': '14,18 cp=1', '2/POL': '13,17', KNAUST: '14,17' };
    const { state, reports } = battle(units, ['1/POL 14,17', '2/POL 14,17'], [100, 100, 0]);
    expect(told(reports, 'battle')).toHaveLength(1);
    expect([state.unitCell[numberOf('1/POL')], op(state, '2/POL'), op(state, 'KNAUST')]).toEqual([GONE, 13, 15]);
  });

  test('losses: shared over defenders by combat points, never above what a unit has, no surplus passed on', () => {
    expect(lossOf(100_000, 1, 1, 20, 60)).toBe(12);
    expect(lossOf(100_000, 1, 1, 20, 5)).toBe(5);
    expect(lossOf(100_000, 30, 90, 0, 60)).toBe(3);
    expect(lossOf(100_000, 1, 1, -115, 60)).toBe(0);
    expect(lossOf(45_000, 1, 1, 0, 60)).toBe(5);
  });

  test('H28: those that have fallen draw no fire any more', () => {
    const units = {
      '1/POL': '14,18 cp=1',
      '2/POL': '14,18 cp=60',
      '88': '14,17 cp=48',
      'HQ/180': '14,16 guns=200',
    };
    const { reports } = battle(units, ['1/POL 14,17', '2/POL 14,17'], [100, 100, 100, 0]);
    // Protective 200 by 100:80 at −20 %: 8.9 and 7.1; then all 48 of the defence on the second, at +20 %.
    const [protective, , defensive] = told(reports, 'fire');
    expect(protective.losses).toEqual([numberOf('1/POL'), 1, numberOf('2/POL'), 7]);
    expect(defensive.losses).toEqual([numberOf('2/POL'), 6]);
  });

  test('a unit without combat points is destroyed and fires no more', () => {
    const { state, reports } = battle({ '1/POL': '14,18 cp=3', '88': '14,17 cp=65' }, ['1/POL 14,17'], [100]);
    expect(state.unitCell[numberOf('1/POL')]).toBe(GONE);
    expect(told(reports, 'eliminated')).toHaveLength(1);
    expect(told(reports, 'fire')[3].fire).toBe(0);
  });
});

describe('8.13, H29: guns', () => {
  test('protective fire and barrage on the first battle in range, once a phase', () => {
    const { reports } = battle(
      {
        '1/POL': '14,18 cp=40',
        '2/POL': '14,18 cp=40',
        'GDS/HQ': '14,19 guns=100',
        '88': '14,17 cp=48',
        '85': '15,17 cp=48',
        'HQ/180': '14,16 guns=50',
      },
      ['1/POL 14,17', '2/POL 15,17'],
      [100, 100, 100, 100, 0, 100, 100, 0],
    );
    const fire = told(reports, 'fire').map((report) => report.fire);
    expect([fire[0], fire[1], fire[4], fire[5]]).toEqual([50, 100, 0, 0]);
  });

  test('not in travel mode, not with an attack of their own, not out of range', () => {
    const fired = (text: string, attack: boolean) => {
      const dice = attack ? [100, 100, 100, 0] : [100, 100, 0];
      const attacks = attack ? ['1/POL 14,17', 'GDS/HQ 14,17'] : ['1/POL 14,17'];
      return told(battle({ '1/POL': '14,18', 'GDS/HQ': text, '88': '14,17' }, attacks, dice).reports, 'fire')[1].fire;
    };
    expect([fired('14,18 travel', false), fired('14,18', true), fired('14,20', false)]).toEqual([0, 0, 0]);
  });

  test('guns in the defended hex protect and defend', () => {
    const { reports } = battle({ '1/POL': '14,18', 'HQ/180': '14,17 guns=50' }, ['1/POL 14,17'], [100, 100, 100, 0]);
    const fire = told(reports, 'fire').map((report) => report.fire);
    expect([fire[0], fire[2]]).toEqual([50, 23]);
  });

  test('advanced: a barrage needs a target; protective fire split in two', () => {
    const advanced = (targets: number, barrage: boolean) => {
      const units = {
        '1/POL': '14,18',
        '2/POL': '14,18',
        'GDS/HQ': '14,19 guns=100',
        '88': '14,17',
        '85': '15,17',
        'HQ/180': '15,16 guns=50',
      };
      const state = position({ options: { game: 'advanced' }, units });
      state.unitProtect[numberOf('HQ/180')] = targets;
      order(state, 'attack 1/POL 14,17');
      order(state, 'attack 2/POL 15,17');
      if (barrage) order(state, 'barrage GDS/HQ 15,17');
      const dice = [100, 100, 100, 0, ...(targets === 2 ? [100] : []), ...(barrage ? [100] : []), 100, 100, 0];
      return told(order(state, 'end', ...dice), 'fire').map((report) => report.fire);
    };
    const one = advanced(1, false);
    expect([one[0], one[1], one[4], one[5]]).toEqual([50, 0, 0, 0]);
    const two = advanced(2, true);
    expect([two[0], two[4], two[5]]).toEqual([25, 25, 100]);
  });

  test('advanced orders are refused in the intermediate game', () => {
    const state = position({ units: { 'GDS/HQ': '14,18', '88': '14,17' } });
    expect([
      refusal(state, 'barrage GDS/HQ 14,17'),
      refusal(state, 'protect GDS/HQ 2'),
      refusal(state, 'advance GDS/HQ 1'),
    ]).toEqual(['8.13', '8.13', '8.16']);
  });
});

describe('5.3, H32: isolation', () => {
  test('who is isolated already is not tested', () => {
    const units = { '1/POL': '14,18 cp=40', '88': '14,17 cp=48 supply=3' };
    expect(battle(units, ['1/POL 14,17'], [100, 100, 0]).state.unitSupply[numberOf('88')]).toBe(3);
  });

  test.each([
    ['an attacker', 50],
    ['a defender', 30],
  ])('%s on %i of a hundred', (who, chance) => {
    const attacker = who === 'an attacker' ? 'supply=2' : '';
    const defender = who === 'a defender' ? 'supply=2' : '';
    const after = (die: number) =>
      battle(
        { '1/POL': `14,18 cp=40 ${attacker}`, '88': `14,17 cp=48 ${defender}` },
        ['1/POL 14,17'],
        [100, 100, 0, die],
      ).state;
    const id = who === 'an attacker' ? '1/POL' : '88';
    expect([after(chance), after(chance + 1)].map((state) => state.unitSupply[numberOf(id)])).toEqual([3, 2]);
  });
});
