import { expect, test } from 'vitest';
import { unitCalled } from '../src/data/units.ts';
import { structureCalled } from '../src/data/structures.ts';
import { zoneCalled } from '../src/data/zones.ts';
import type { CampaignState } from '../src/state.ts';
import { attackTo, mail, minuteOf, move, order, position, PurposeDice } from './positions.ts';
import { says, untilRuling } from './umpire-desk.ts';

/** H6: what is put away while the umpire has to rule keeps all that belongs to it. */

const options = { umpireRules: true } as const;

/** What a unit has reported to its commander. */
function reportsOf(state: CampaignState, id: string) {
  return mail(state, 'airborne').filter((one) => one.kind === 'report' && one.unit === unitCalled(id));
}

test('G34: who has landed is known without a roll, though a bridge was ruled on in between', () => {
  const state = position({ options, units: { '1/59': '4061' } });
  state.structureTested[structureCalled('dinther-bridge')] = 0;
  state.parachuteLeft = 1;
  const [unit, zone] = [unitCalled('1/501'), zoneCalled('dz-a')];
  state.unitZone[unit] = zone;
  state.flights = [{ at: minuteOf('18 1020'), unit, zone, planned: false }];
  // Two ones: no message gets through.
  const dice = new PurposeDice({ demolition: [6], communication: [1, 1] });
  untilRuling(state, '18 1020', dice);
  expect([state.pending?.what, reportsOf(state, '1/501')]).toEqual(['demolition', []]);
  says(state, 'RULE 1 PROPOSED BECAUSE x', dice);
  expect([reportsOf(state, '1/501'), dice.times('communication')]).toMatchObject([[{ event: 'landed' }], 0]);
});

test('a report names the order that was carried out, though others fought in that minute', () => {
  const state = position({ options, units: { '2/1': '4363', '1/9SS': '4463', '2/506': '2820' } });
  order(state, '2/1', [attackTo('4463')]);
  order(state, '2/506', [{ kind: 'wait', until: { day: 18, time: 630 } }, move('2820')], new PurposeDice(), {
    ref: 'A7',
  });
  untilRuling(state, '18 1030', new PurposeDice({ combat: [5] }));
  expect([state.pending?.what, reportsOf(state, '2/506')]).toEqual(['combat', []]);
  says(state, 'RULE 1 PROPOSED BECAUSE x');
  expect(reportsOf(state, '2/506')).toMatchObject([{ event: 'arrived', ref: 'A7' }]);
});

test('who comes into contact while the umpire says who moves first still fights when he is asked once more', () => {
  const state = position({
    options,
    units: { '1/506': '2120', '1/59': '2124', '2/506': '2720', '2/59': '2724', '2/1': '4363' },
  });
  order(state, '1/506', [move('2123', { how: 'country' })]);
  order(state, '1/59', [move('2121', { how: 'country' })]);
  order(state, '2/506', [move('2723', { how: 'country' })]);
  order(state, '2/59', [move('2721', { how: 'country' })]);
  const dice = new PurposeDice({ 'who moves first': [2, 5, 2, 5] });
  untilRuling(state, '18 1020', dice);
  says(state, 'SET SQUARE OF 1/9SS TO 4463 BECAUSE it was there all the time');
  says(state, 'RULE 1 PROPOSED BECAUSE x', dice);
  expect([state.pending?.what, state.combats]).toEqual(['who moves first', []]);
  says(state, 'RULE 2 PROPOSED BECAUSE x', dice);
  const fighters = state.combats.flatMap(({ fights }) => fights.flatMap(({ attacker, target }) => [attacker, target]));
  expect(fighters).toEqual(expect.arrayContaining([unitCalled('2/1'), unitCalled('1/9SS')]));
});
