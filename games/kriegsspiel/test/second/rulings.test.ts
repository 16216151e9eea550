import { expect, test } from 'vitest';
import { cellOf, distance } from '../../src/data/board.ts';
import { unitCalled } from '../../src/data/units.ts';
import { setUnitState } from '../../src/rules/units.ts';
import { attackTo, minuteOf, PurposeDice } from '../positions.ts';
import { answerBy, done, goOn, ordered, secondPosition } from './positions.ts';

/** Rulings of the second edition that no other test shows by itself. */

test.each([
  ['100', '50', 'abn1'],
  ['50', '100', 'abn82'],
])('S11: with 2/1 at %s and 1/504 at %s per cent the defence is led by %s', (own, other, commander) => {
  const units = { '2/1': `4363 ${own}`, '1/504': `4364 ${other}`, '1/9SS': '4463' };
  const state = secondPosition('18 0930', units);
  ordered(state, '1/9SS', attackTo('4363'));
  goOn(state, '18 1000');
  expect(state.engagement!.commanders).toEqual({ german: 'ss9', allied: commander });
});

test.each([1, 3])('S15: the least hand is %i', (leastHand) => {
  const state = secondPosition('18 0930', { '2/1': '4363', '1/9SS': '4463' }, { leastHand });
  ordered(state, '1/9SS', attackTo('4363'));
  goOn(state, '18 1000');
  for (const seat of ['abn1', 'ss9']) done(state, seat, answerBy('commander'));
  expect(state.handSize[0]).toBe(leastHand);
});

test('S23: RECCE halts where it first sees an enemy, and stays', () => {
  const state = secondPosition('18 0930', { '9SS Recon': '2020', '1/505': '2028' });
  const goal = { kind: 'recce', to: { cell: cellOf('2027') }, via: [] } as const;
  ordered(state, '9SS Recon', goal);
  goOn(state, '18 1200');
  const [recce, enemy] = ['9SS Recon', '1/505'].map(unitCalled);
  expect([distance(state.unitCell[recce], state.unitCell[enemy]), state.chains[recce]]).toEqual([4, null]);
  expect(state.ss9Mail.rows().some((one) => one.kind === 'report' && one.event === 'enemy in sight')).toBe(true);
});

test('S24: a letter that the umpire converts is transmitted at once', () => {
  const state = secondPosition('18 0930', { '2/1': '4363' });
  done(state, 'abn1', { kind: 'letter', text: 'Hold, please.' });
  const block = { to: { units: [unitCalled('2/1')] }, orders: [{ kind: 'hold' }] } as const;
  done(state, 'umpire', { kind: 'convert', letter: 0, block }, new PurposeDice());
  expect(state.chains[unitCalled('2/1')]?.orders).toEqual([{ kind: 'hold' }]);
  expect(state.outbox).toEqual([]);
});

test.each([
  ['halted', 0, 1],
  ['forming', 1, 0],
  ['crossing', 1, 0],
] as const)('S27: at 22:00 a unit that is %s for %i hours more rolls %i dice', (now, hours, dice) => {
  const state = secondPosition('18 2130', { '2/1': '4363 60' });
  const unit = unitCalled('2/1');
  state.unitDawn[unit] = 100;
  setUnitState(state, unit, now, hours === 0 ? 0 : minuteOf('18 2200') + 60 * hours);
  const thrown = new PurposeDice();
  goOn(state, '18 2200', thrown);
  expect(thrown.times('recovery')).toBe(dice);
});
