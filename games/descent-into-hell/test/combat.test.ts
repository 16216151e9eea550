import { hexDistance } from '@club-route/engine';
import { expect, test } from 'vitest';
import { board, cellOf } from '../src/data/board.ts';
import { numberOf } from '../src/data/units.ts';
import { attackersOf, combatsOf } from '../src/rules/contact.ts';
import { attackAgainst, columnOfFire, defenceOf, loseStep, resultOfFire } from '../src/rules/fire.ts';
import { retreatWays } from '../src/rules/retreat.ts';
import { LANDED_ON_ENEMIES } from '../src/state.ts';
import { labels, names, position, type Plan } from './positions.ts';

const ATTACKER = { defending: false, landing: false };
const DEFENDER = { defending: true, landing: false };
const IN_LANDING = { defending: true, landing: true };

/** Attack in points. */
function attack(plan: Plan, firer: string, target: string, exchange = ATTACKER): number {
  return attackAgainst(position(plan), numberOf(firer), numberOf(target), exchange) / 4;
}

const open = { '2 Irish Gds': '0927', '1/506': '0927', 'I/FJ 6': '0926', 'SS Wach 3': '0926', '559 PzJg': '0926' };

test('1.6: antitank fire is full, partial or none', () => {
  const units = { ...open, 'SS AA 9': '0926', '2 Welsh Gds': '0927' };
  expect(attack({ units }, '2 Irish Gds', '559 PzJg')).toBe(6);
  expect(attack({ units }, '1/506', '559 PzJg')).toBe(2);
  expect(attack({ units }, '1/506', 'SS AA 9')).toBe(4);
  expect(attack({ units, impulse: 'off-road' }, 'SS Wach 3', '2 Irish Gds', DEFENDER)).toBe(0);
  expect(attack({ units, impulse: 'off-road' }, 'SS Wach 3', '2 Welsh Gds', DEFENDER)).toBe(0.5);
  expect(attack({ units, impulse: 'off-road' }, 'SS Wach 3', '1/506', DEFENDER)).toBe(1);
});

test('1.6: a defender fires with double strength in a road impulse', () => {
  expect(attack({ units: open }, 'I/FJ 6', '1/506', DEFENDER)).toBe(8);
  expect(attack({ units: open, impulse: 'off-road' }, 'I/FJ 6', '1/506', DEFENDER)).toBe(4);
});

test('H-24: off the road only against a target across a bridge or ferry', () => {
  const units = { '1/506': '1022', '2/506': '1121', 'HG trg Son': '1021' };
  expect(attack({ units, impulse: 'off-road' }, 'HG trg Son', '1/506', DEFENDER)).toBe(4);
  expect(attack({ units: { ...units, '2/506': '1020' }, impulse: 'off-road' }, 'HG trg Son', '2/506', DEFENDER)).toBe(
    2,
  );
});

test('H-25: from a hill onto lower ground it is doubled too, never twice, and the antitank half comes last', () => {
  const units = { Goebel: '2112', Greschick: '2112', '1/505': '2212', '2 Irish Gds': '2212' };
  expect(attack({ units, impulse: 'off-road' }, 'Greschick', '1/505', DEFENDER)).toBe(4);
  expect(attack({ units }, 'Greschick', '1/505', DEFENDER)).toBe(4);
  expect(attack({ units }, 'Greschick', '2 Irish Gds', DEFENDER)).toBe(2);
  expect(attack({ units }, '1/505', 'Greschick')).toBe(4);
  expect(
    attack({ units: { ...units, '1/505': '2111' } }, 'Greschick', '1/505', { defending: false, landing: false }),
  ).toBe(2);
});

test('1.7: Germans in a hex that is landed on fire with double strength, landers do not', () => {
  const units = { '2 Para': '2105', 'Arnhem garrison': '2105' };
  expect(attack({ units, impulse: 'off-road' }, 'Arnhem garrison', '2 Para', IN_LANDING)).toBe(2);
  expect(attack({ units }, '2 Para', 'Arnhem garrison', { defending: false, landing: true })).toBe(3);
});

test('H-25: woods, marsh and city double the defence of defenders only', () => {
  const state = position({ units: { 'Arnhem garrison': '2105', '2 Para': '2105', 'I/FJ 6': '0828', Henke: '2022' } });
  const defence = (unit: string, defender: boolean): number => defenceOf(state, numberOf(unit), defender) / 4;
  expect(defence('Arnhem garrison', true)).toBe(2);
  expect(defence('2 Para', false)).toBe(2);
  expect(defence('I/FJ 6', true)).toBe(4);
  expect(defence('Henke', true)).toBe(4);
});

test('1.6: odds, the die and the 2 of a firer out of supply', () => {
  const state = position({ units: open });
  const column = columnOfFire(state, numberOf('2 Irish Gds'), numberOf('I/FJ 6'), ATTACKER);
  expect(resultOfFire(column, 1, true)).toBe('eliminated');
  expect(resultOfFire(column, 4, true)).toBe('retreat');
  expect(resultOfFire(column, 4, false)).toBe('none');
  expect(resultOfFire(-1, 1, true)).toBe('none');
});

test('1.6: a loss flips a unit and removes one that has a single step', () => {
  const state = position({ units: open });
  expect(loseStep(state, numberOf('2 Irish Gds'))).toBe(true);
  expect(loseStep(state, numberOf('SS Wach 3'))).toBe(false);
  expect(attackAgainst(state, numberOf('2 Irish Gds'), numberOf('I/FJ 6'), ATTACKER) / 4).toBe(3);
});

test('6.5, H-22: no attack over water but at an intact bridge, a map ferry or from an engineer’s hex', () => {
  const units = { 'HG trg Son': '1021', '1/506': '1022', '2/506': '1122' };
  const attackers = (plan: Plan): readonly string[] => names(attackersOf(position(plan), 'allied', cellOf('1021')));
  expect(attackers({ units })).toEqual(['1/506']);
  expect(attackers({ units, blown: ['son-bridge'] })).toEqual([]);
  expect(attackers({ units: { ...units, '326 Eng': '1022' }, blown: ['son-bridge'] })).toEqual(['1/506', '326 Eng']);
  const ferry = position({ units: { Bruhns: '1805', '1 Pol': '1806' } });
  expect(names(attackersOf(ferry, 'allied', cellOf('1805')))).toEqual(['1 Pol']);
  expect(names(attackersOf(ferry, 'german', cellOf('1806')))).toEqual(['Bruhns']);
});

test('H-15: nobody attacks over a span', () => {
  const state = position({ units: { '1 Brdg': '1022 span 1021', Henke: '1021' }, blown: ['son-bridge'] });
  expect(attackersOf(state, 'allied', cellOf('1021'))).toEqual([]);
});

test('H-23, H-53: who moved must attack what it can attack; the rest is free', () => {
  const units = { '1/506': '0927 moved', '2/506': '1022', 'I/FJ 6': '0926', 'HG trg Son': '1021' };
  const { duty, free } = combatsOf(position({ units }), 'allied');
  expect([labels(duty), labels(free)]).toEqual(['0926', '1021']);
  const all = combatsOf(position({ units, options: { duty: 'adjacent' } }), 'allied');
  expect([labels(all.duty), labels(all.free)]).toEqual(['0926 1021', '']);
  const closed = { '1/506': '1022 moved', '326 Eng': '1122', 'HG trg Son': '1021' };
  expect(combatsOf(position({ units: closed, blown: ['son-bridge'] }), 'allied').duty).toEqual([]);
});

test('1.7: units that landed on enemies owe no other attack, whatever the option says', () => {
  const owed = (duty: 'moved' | 'adjacent' | 'everybody'): readonly string[] => {
    const state = position({ units: { '2 Para': '2105', Henke: '2104' }, options: { duty } });
    state.unitLanded[numberOf('2 Para')] = LANDED_ON_ENEMIES;
    const { duty: must, free } = combatsOf(state, 'allied');
    return [labels(must), labels(free)];
  };
  expect([owed('moved'), owed('adjacent'), owed('everybody')]).toEqual([
    ['', '2104'],
    ['', '2104'],
    ['2104', ''],
  ]);
});

test('1.6: a retreat goes two hexes and ends at distance two', () => {
  const state = position({ units: { 'I/FJ 6': '0926', '1/506': '0927' } });
  const ways = retreatWays(state, numberOf('I/FJ 6'), []);
  expect(new Set(ways.map((way) => way.length))).toEqual(new Set([2]));
  expect(labels([...new Set(ways.map(([, last]) => last))])).toContain('0924');
  expect(new Set(ways.map(([, last]) => hexDistance(board, cellOf('0926'), last)))).toEqual(new Set([2]));
  expect(ways.flat()).not.toContain(cellOf('0927'));
});

test('H-06: on the roads of the polder motorized units cannot retreat, unless the option says so', () => {
  const units = { 'Euling I/SS22': '1907', '1/508': '1908' };
  expect(retreatWays(position({ units }), numberOf('Euling I/SS22'), [])).toEqual([]);
  const along = retreatWays(position({ units, options: { roadRetreat: true } }), numberOf('Euling I/SS22'), []);
  expect(along.length).toBeGreaterThan(0);
});

test('H-27: a retreat crosses intact bridges of either owner, no ferries', () => {
  const units = { 'HG trg Son': '1021', '1/506': '1020', '2/506': '0920', '3/506': '1120' };
  const last = (plan: Plan): string =>
    labels(retreatWays(position(plan), numberOf('HG trg Son'), []).map((way) => way.at(-1)!));
  expect(last({ units })).toContain('1023');
  expect(last({ units, blown: ['son-bridge'] })).not.toContain('1023');
});

test('7.15: a hex told to be full is chosen no more; one that is seen to be full neither', () => {
  const state = position({ units: { 'I/FJ 6': '0926', '1/506': '0927', '2/506': '0825', '3/506': '1026' } });
  const ends = (told: readonly number[]): string =>
    labels([...new Set(retreatWays(state, numberOf('I/FJ 6'), told).map((way) => way.at(-1)!))]);
  expect(ends([])).toContain('0924');
  expect(ends([cellOf('0924')])).not.toContain('0924');
});
