import { expect, test } from 'vitest';
import { cellOf } from '../src/data/board.ts';
import { numberOf } from '../src/data/units.ts';
import { canFerry, isTiedToBank, passagesLeft, useFerries } from '../src/rules/ferries.ts';
import { fits, isJammed } from '../src/rules/stacks.ts';
import { allowanceOf, costOfStep, edgeCost } from '../src/rules/weigh.ts';
import type { ImpulseKind } from '../src/state.ts';
import { position, side, step, type Plan } from './positions.ts';

const CLOSED = -1;

/** Quarters for a step of these units, which are all in the hex it starts from. */
function cost(plan: Plan, kind: ImpulseKind, from: string, to: string, ...units: readonly string[]): number {
  const stand = Object.fromEntries(units.map((id) => [id, from]));
  const state = position({ ...plan, impulse: kind, units: { ...stand, ...plan.units } });
  return costOfStep(state, units.map(numberOf), kind, step(from, to));
}

test('1.3: allowances, with 3 points for motorized infantry off the road, and the least in a stack (7.4)', () => {
  const tank = numberOf('2 Irish Gds');
  const lorries = numberOf('3 Irish Gds');
  const foot = numberOf('2 Para');
  expect([tank, lorries, foot].map((unit) => allowanceOf([unit], 'road'))).toEqual([24, 24, 12]);
  expect([tank, lorries, foot].map((unit) => allowanceOf([unit], 'off-road'))).toEqual([24, 12, 12]);
  expect(allowanceOf([tank, foot], 'road')).toBe(12);
});

test('1.7: airfield repair units move by road only', () => {
  const repair = numberOf('1 Afld');
  expect(allowanceOf([repair], 'road')).toBe(12);
  expect(allowanceOf([repair], 'off-road')).toBe(0);
});

test('H-03: a quarter point along a highway for motorized units, a half any other way and on foot', () => {
  expect(cost({}, 'road', '0928', '0927', '2 Irish Gds')).toBe(1);
  expect(cost({}, 'road', '0928', '0927', '2 Para')).toBe(2);
  expect(cost({}, 'road', '0926', '0927', '2 Irish Gds')).toBe(2);
  expect(cost({}, 'road', '0928', '0927', '2 Irish Gds', '2 Para')).toBe(2);
});

test('1.3: by road nobody enters or leaves a hex without roads', () => {
  expect(cost({}, 'road', '0729', '0629', '2 Irish Gds')).toBe(CLOSED);
  expect(cost({}, 'road', '0629', '0729', '2 Irish Gds')).toBe(CLOSED);
});

test('2.3: terrain off the road, on foot and on wheels', () => {
  const foot = (from: string, to: string): number => cost({}, 'off-road', from, to, '2 Para');
  const wheels = (from: string, to: string): number => cost({}, 'off-road', from, to, '2 Irish Gds');
  expect([foot('0928', '0927'), wheels('0928', '0927')]).toEqual([4, 4]);
  expect([foot('1022', '1023'), wheels('1022', '1023')]).toEqual([4, 4]);
  expect([foot('0829', '0828'), wheels('0829', '0828')]).toEqual([4, 12]);
  expect([foot('2021', '2022'), wheels('2021', '2022')]).toEqual([12, CLOSED]);
  expect([foot('1908', '1907'), wheels('1908', '1907')]).toEqual([8, CLOSED]);
  expect(cost({}, 'off-road', '0829', '0828', '2 Irish Gds', '2 Para')).toBe(12);
});

test('1.3: water is crossed at intact bridges without extra cost, of either owner', () => {
  expect(cost({}, 'road', '1022', '1021', '2 Irish Gds')).toBe(1);
  expect(cost({}, 'road', '1022', '1021', 'Krafft (SS 16 trg)')).toBe(2);
  expect(cost({ blown: ['son-bridge'] }, 'road', '1022', '1021', '2 Irish Gds')).toBe(CLOSED);
  expect(cost({}, 'road', '0921', '0922', '2 Irish Gds')).toBe(CLOSED);
});

test('7.9, H-15: a span serves the Allies alone, with the highway where one runs', () => {
  const plan: Plan = { blown: ['son-bridge'], units: { '1 Brdg': '1022 span 1021' } };
  expect(cost(plan, 'road', '1022', '1021', '2 Irish Gds')).toBe(1);
  expect(cost(plan, 'road', '1021', '1022', '559 PzJg')).toBe(CLOSED);
});

test('H-02, H-04, 7.8: map ferries carry Germans for half their points and half a point of road', () => {
  expect(cost({}, 'road', '2206', '2107', 'SS AA 10 (Brinkmann)')).toBe(16 + 2);
  expect(cost({}, 'road', '2206', '2107', 'Bruhns')).toBe(6 + 2);
  expect(cost({}, 'road', '2206', '2107', '2 Para')).toBe(CLOSED);
  expect(cost({}, 'off-road', '2206', '2107', 'Bruhns')).toBeGreaterThan(allowanceOf([numberOf('Bruhns')], 'off-road'));
});

test('7.8, H-04: half the points of the kind of impulse, and no highway beyond a ferry', () => {
  const units = { '326 Eng': '0921' };
  expect(cost({ units }, 'off-road', '0921', '0922', '3 Irish Gds')).toBe(6 + 4);
  const plan: Plan = { units: { '326 Eng': '1022' }, blown: ['son-bridge'] };
  for (const unit of ['3 Irish Gds', '2 Irish Gds']) expect(cost(plan, 'road', '1022', '1021', unit)).toBe(12 + 2);
});

test('1.3: over a river a ferry carries one unit in an impulse', () => {
  const state = position({ side: 'german', units: { Bruhns: '2206', Henke: '2206' } });
  const crossing = [cellOf('2206'), cellOf('2107'), side('2206', '2107')] as const;
  expect(passagesLeft(state, ...crossing, [numberOf('Bruhns')])).toBe(1);
  expect(costOfStep(state, [numberOf('Bruhns'), numberOf('Henke')], 'road', step('2206', '2107'))).toBe(CLOSED);
  useFerries(state, ...crossing, [numberOf('Bruhns')]);
  expect(passagesLeft(state, ...crossing, [numberOf('Henke')])).toBe(0);
});

test('1.3, H-12: an engineer ferries two over a canal, serves one side, and is tied to it', () => {
  const state = position({ units: { '326 Eng': '0921', '1/506': '0921', '2/506': '0921' } });
  const engineer = numberOf('326 Eng');
  const crossing = [cellOf('0921'), cellOf('0922'), side('0921', '0922')] as const;
  expect(passagesLeft(state, ...crossing, [numberOf('1/506'), numberOf('2/506')])).toBe(2);
  useFerries(state, ...crossing, [numberOf('1/506')]);
  expect(isTiedToBank(state, engineer)).toBe(true);
  expect(passagesLeft(state, ...crossing, [numberOf('2/506')])).toBe(1);
  expect(passagesLeft(state, ...crossing, [engineer])).toBe(1);
  expect(passagesLeft(state, cellOf('0921'), cellOf('1021'), side('0921', '1021'), [numberOf('2/506')])).toBe(0);
  useFerries(state, ...crossing, [engineer]);
  expect(state.unitSelfFerried[engineer]).toBe(1);
  expect(passagesLeft(state, ...crossing, [numberOf('2/506')])).toBe(0);
});

test('H-12: an engineer carries itself, assault engineers nobody', () => {
  const crossing = [cellOf('0921'), cellOf('0922'), side('0921', '0922')] as const;
  const state = position({ units: { '326 Eng': '0921' } });
  expect(passagesLeft(state, ...crossing, [numberOf('326 Eng')])).toBe(1);
  expect(costOfStep(state, [numberOf('326 Eng')], 'off-road', step('0921', '0922'))).toBe(6 + 4);
  const assault = position({ units: { 'Glogau Pi': '0921', Henke: '0921' } });
  for (const unit of ['Glogau Pi', 'Henke']) expect(passagesLeft(assault, ...crossing, [numberOf(unit)])).toBe(0);
});

test('D-06: an engineer that crosses carries itself, and does not tie another one to the bank', () => {
  const crossing = [cellOf('0921'), cellOf('0922'), side('0921', '0922')] as const;
  const ferried = (engineersCross: 'own' | 'others'): readonly number[] => {
    const state = position({ units: { '326 Eng': '0921', '307 Eng': '0921' }, options: { engineersCross } });
    useFerries(state, ...crossing, [numberOf('326 Eng')]);
    expect(isTiedToBank(state, numberOf('307 Eng'))).toBe(engineersCross === 'others');
    return [state.unitSelfFerried[numberOf('326 Eng')], state.unitFerried[numberOf('307 Eng')]];
  };
  expect(ferried('own')).toEqual([1, 0]);
  expect(ferried('others')).toEqual([0, 1]);
});

test('D-06: what ferries can carry in an advance, the engineers among them last', () => {
  const canal = [cellOf('0921'), cellOf('0922'), side('0921', '0922')] as const;
  const river = [cellOf('1806'), cellOf('1805'), side('1806', '1805')] as const;
  const carries = (crossing: typeof canal, at: string, units: string, moved = ''): boolean => {
    const all = units.split('+');
    const stand = Object.fromEntries(all.map((id) => [id, id === moved ? `${at} moved` : at]));
    return canFerry(
      position({ units: stand }),
      ...crossing,
      all.map(numberOf).toSorted((one, two) => one - two),
    );
  };
  expect(carries(canal, '0921', '1/506+326 Eng')).toBe(true);
  expect(carries(canal, '0921', '1/506+2/506+326 Eng')).toBe(false);
  expect(carries(canal, '0921', '1/506+307 Eng+326 Eng', '326 Eng')).toBe(true);
  expect(carries(canal, '0921', '1/506+326 Eng', '326 Eng')).toBe(false);
  expect(carries(river, '1806', '307 Eng+326 Eng')).toBe(true);
  expect(carries(river, '1806', '1/506+326 Eng')).toBe(false);
});

test('map ferry and engineer at one side add up (H-12)', () => {
  const state = position({ side: 'german', units: { 'SS Pi 10': '2206', Bruhns: '2206', Henke: '2206' } });
  const units = [numberOf('Bruhns'), numberOf('Henke')];
  expect(passagesLeft(state, cellOf('2206'), cellOf('2107'), side('2206', '2107'), units)).toBe(2);
});

test('1.3: three units to a hex; repair units do not count on an airfield', () => {
  const state = position({ units: { '1/506': '0823', '2/506': '0823', '1 Afld': '0823', '3/506': '0824' } });
  expect(fits(state, cellOf('0823'), [numberOf('3/506')])).toBe(true);
  expect(fits(state, cellOf('0823'), ['3/506', '1/501'].map(numberOf))).toBe(false);
  expect(fits(state, cellOf('0824'), ['1/501', '2/501'].map(numberOf))).toBe(true);
});

test('1.3, H-14: friends jam the road, a flipped bridging unit does not, a repair unit does', () => {
  const state = position({ units: { '1 Brdg': '1022 span 1021', '1 Afld': '0823', '2 Irish Gds': '1023' } });
  const column = [numberOf('2 Irish Gds')];
  expect(isJammed(state, cellOf('1022'), column)).toBe(false);
  expect(isJammed(state, cellOf('0823'), column)).toBe(true);
  expect(isJammed(state, cellOf('1023'), column)).toBe(false);
  state.unitSpan[numberOf('1 Brdg')] = -1;
  expect(isJammed(state, cellOf('1022'), column)).toBe(true);
});

test('H-05: over the edge everybody pays half a point by road, and the ground off it', () => {
  const tank = [numberOf('SS Pz 10')];
  expect(edgeCost(tank, 'road', cellOf('2101'))).toBe(2);
  expect(edgeCost(tank, 'road', cellOf('2001'))).toBe(CLOSED);
  expect(edgeCost(tank, 'off-road', cellOf('2101'))).toBe(12);
  expect(edgeCost([numberOf('Bruhns')], 'off-road', cellOf('2101'))).toBe(4);
  expect(edgeCost(tank, 'off-road', cellOf('0106'))).toBe(CLOSED);
});
