import { expect, test } from 'vitest';
import { cellOf } from '../src/data/board.ts';
import { campaign } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import type { CampaignReport } from '../src/report.ts';
import { attackTo, combats, order, position, post, PurposeDice, strength, until, where } from './positions.ts';

/** What rules 6 changed, and rules 4 of the second edition: each as it is played, and as it was. */

/** 1/506 attacks 1/9SS in the open and fails: 2 against 5, die 6, A2. */
function beaten(stance: 'attack' | 'hold', fifthReadings = false) {
  const state = position({ options: { fifthReadings }, units: { '1/506': '2220', '1/9SS': '2120' } });
  order(state, '1/9SS', [{ kind: 'if contact', stance: { act: stance } }]);
  order(state, '1/506', [attackTo('2120')]);
  const [combat] = combats(until(state, '18 1030', new PurposeDice({ combat: [6] })));
  return [combat.result, where(state, '1/506'), where(state, '1/9SS')];
}

test('G56: a defender with orders to attack takes the square of an attacker that it drove back', () => {
  expect(beaten('attack')).toEqual(['A2', '2420', '2220']);
  expect(beaten('hold')).toEqual(['A2', '2420', '2120']);
  expect(beaten('attack', true)).toEqual(['A2', '2420', '2120']);
});

/** A patrol finds 1/59 in the open at 10:30. */
function patrolled(options: { readonly umpireRules: boolean; readonly fifthReadings?: boolean }) {
  const state = position({ options, units: { '1/59': '2121' } });
  state.xxxSquadrons = state.britishLeft = 6;
  const area = [cellOf('2018'), cellOf('2224')] as const;
  post(
    state,
    'xxx',
    { to: { office: 'air' }, orders: [{ kind: 'patrol', area }] },
    new PurposeDice({ 'patrol time': [1] }),
  );
  return { state, reports: until(state, '18 1030', new PurposeDice({ patrol: [4] })) };
}

test('14.2, 25: the umpire reads of the attack of a patrol, and of nobody else’s knowing', () => {
  const { state, reports } = patrolled({ umpireRules: false });
  const attack = reports.find(({ kind }) => kind === 'air attack')!;
  expect(language.say(attack, 'umpire')).toBe('British fighters attack 1/59 at 2121: die 4, A1.');
  expect(state.events.rows()).toContainEqual(attack);
  for (const seat of ['xxx', 'german', 'spectator'] as const) expect(campaign.tell(attack, seat)).toBeUndefined();
  const before = patrolled({ umpireRules: false, fifthReadings: true });
  expect(before.reports.map(({ kind }) => kind)).not.toContain('air attack');
  expect(strength(before.state, '1/59')).toBe(strength(state, '1/59'));
});

test('25, H1: by option the attack of a patrol waits for the umpire, who may rule it otherwise', () => {
  const { state } = patrolled({ umpireRules: true });
  expect(state.pending).toMatchObject({ what: 'air attack', by: 'xxx', attack: 1, die: 4, proposed: 'A1' });
  expect([state.sorties, strength(state, '1/59')]).toEqual([[], 100]);
  const reports: CampaignReport[] = [];
  const ruling = { kind: 'rule', id: 1, as: 'D1', because: 'they were on the road' } as const;
  expect(campaign.refuse(state, 'umpire', ruling)).toBeUndefined();
  campaign.apply(state, 'umpire', ruling, new PurposeDice(), reports);
  expect(reports.find(({ kind }) => kind === 'air attack')).toMatchObject({ result: 'D1' });
  expect([state.pending, strength(state, '1/59')]).toEqual([null, 96]);
  // By rules 5 it counted at once.
  const before = patrolled({ umpireRules: true, fifthReadings: true });
  expect([before.state.pending, strength(before.state, '1/59')]).toEqual([null, 96]);
});
