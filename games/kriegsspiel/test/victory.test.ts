import { holdSquare } from '../src/rules/truth.ts';
import { describe, expect, test } from 'vitest';
import type { CampaignAction } from '../src/actions.ts';
import { pointsAtEnd } from '../src/clock/daily.ts';
import { STRUCTURES, structureCalled } from '../src/data/structures.ts';
import { unitCalled } from '../src/data/units.ts';
import { campaign } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { destroy } from '../src/rules/retreat.ts';
import { position, until, type Plan } from './positions.ts';

/** The points of the evening of a position. */
function evening(plan: Plan) {
  const state = position({ time: '18 1959', options: { days: 10 }, ...plan });
  until(state, '18 2000');
  return pointsAtEnd(state);
}

test('17: after the last evening nobody may do anything', () => {
  const state = position({ time: '17 1959', options: { days: 1 }, units: { '2I/5': '4046' } });
  const orders: CampaignAction = { kind: 'send', to: { units: [unitCalled('2I/5')] }, orders: [{ kind: 'hold' }] };
  expect(campaign.refuse(state, 'xxx', orders)).toBeUndefined();
  until(state, '17 2000');
  expect(campaign.active(state)).toEqual([]);
  for (const seat of campaign.seats)
    for (const action of [orders, { kind: 'advance', to: 1300 }, { kind: 'attend' }] as const)
      expect(campaign.refuse(state, seat, action)).toEqual({ rule: '17', text: 'The campaign is over.' });
});

describe('17: points', () => {
  test('5 a day for each unit of the corps in supply beyond the Waal, 10 more at the end beyond the Rhine (G90)', () => {
    expect(evening({ units: { '2I/5': '4046' } })).toEqual({ allied: 5, german: 0 });
    expect(evening({ units: { '2I/5': '4043' } })).toEqual({ allied: 0, german: 0 });
    expect(evening({ units: { '2I/5': '4360' } })).toEqual({ allied: 15, german: 0 });
    // Airborne units do not count.
    expect(evening({ units: { '1/505': '4046' } })).toEqual({ allied: 0, german: 0 });
  });

  test('3 to the Germans for each Allied unit out of supply, Poles excepted', () => {
    const structures = {
      'arnhem-bridge': 'destroyed',
      'arnhem-rail-bridge': 'destroyed',
      'rhenen-rail-bridge': 'destroyed',
    } as const;
    expect(evening({ units: { '1/505': '4360' }, structures }).german).toBe(3);
    expect(evening({ units: { '2I/5': '4360' }, structures }).german).toBe(3);
    expect(evening({ units: { '1/Pol': '4360' }, structures }).german).toBe(0);
  });

  test('1 for a German unit lost in any way; 5 for an Allied unit destroyed, not merged; each engineer again', () => {
    const state = position({
      units: { '1/505': '4336', '2/505': '4337', '1/59': '0212', '2/59': '0213', Engineers: '0703' },
    });
    destroy(state, unitCalled('1/59'), 'destroyed');
    destroy(state, unitCalled('2/59'), 'merged');
    destroy(state, unitCalled('1/505'), 'destroyed');
    destroy(state, unitCalled('2/505'), 'merged');
    destroy(state, unitCalled('Engineers'), 'destroyed');
    expect(pointsAtEnd(state)).toEqual({ allied: 2, german: 10 });
  });

  test('up to three days the bridges count for who stood last on both banks (G92)', () => {
    const state = position({ options: { days: 3 } });
    expect(pointsAtEnd(state).german).toBe(25);
    for (const bank of STRUCTURES[structureCalled('nijmegen-bridge')].banks) holdSquare(state, bank, 'allied');
    expect(pointsAtEnd(state)).toEqual({ allied: 6, german: 19 });
  });

  test('G91: a unit of the corps in supply at Arnhem at two evenings running wins at once', () => {
    const state = position({ time: '18 1900', units: { '2I/5': '4559' } });
    until(state, '18 2000');
    expect(campaign.result(state)).toBeUndefined();
    until(state, '19 2000');
    expect(campaign.result(state)).toMatchObject({ name: 'allied strategic', winners: ['xxx', 'airborne'] });
  });

  test('R94: a campaign of one day ends at 20:00', () => {
    const state = position({ time: '17 1900', options: { days: 1 } });
    until(state, '17 2000');
    expect(campaign.result(state)).toMatchObject({ name: 'german strategic', winners: ['german'] });
    expect(campaign.active(state)).toEqual([]);
  });
});

test('nothing is asked once the campaign is over', () => {
  const state = position({ units: { '2I/5': '4046' } });
  expect(language.prompt(state, 'xxx')).toBe('Write an order, or let time pass.');
  state.outcome = 'draw';
  for (const seat of campaign.seats) expect(language.prompt(state, seat)).toBe('The campaign is over.');
});

test('17, R93: the ending says what was needed where the side with fewer points wins', () => {
  const state = position({ options: { days: 3 } });
  const ending = (): string => language.ending!(state, campaign.result(state)!);
  state.outcome = 'german strategic';
  expect(ending()).toBe('The Germans win a strategic victory: they have 25 points, the Allies none (17).');
  for (const bridge of ['nijmegen-bridge', 'grave-bridge'])
    for (const bank of STRUCTURES[structureCalled(bridge)].banks) holdSquare(state, bank, 'allied');
  state.outcome = 'allied tactical';
  expect(ending()).toBe(
    'The Allies win a tactical victory: with 9 points against 16, they have more than half as many as the Germans (17).',
  );
});
