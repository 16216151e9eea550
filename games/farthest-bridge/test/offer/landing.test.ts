import { defaultOptions, FastDice, hexDistance } from '@club-route/engine';
import { expect, test } from 'vitest';
import { board, cellOf } from '../../src/data/board.ts';
import { ALLIED, farthestBridge } from '../../src/game.ts';
import { landingCells } from '../../src/phases/landing.ts';
import { landingOdds } from '../../src/forecast/landing.ts';
import { order, position, unit } from '../positions.ts';
import { lit, looking, offering, pressOn, selected, tried } from './offering.ts';

function toLand() {
  const state = position({ turn: 1, waiting: ['1/504', '2/504'], units: { BrDf: '2621' } });
  return { state, offer: offering(state, selected('1/504')) };
}

test('hexes to aim at are lit by what may happen there', () => {
  const { state, offer } = toLand();
  for (const look of ['offered', 'faint', 'danger'] as const) expect(lit(offer, look).length).toBeGreaterThan(5);
  expect(offer.cells.size).toBe(landingCells(state, unit('1/504')).length);
  expect(offer.cancel).toStrictEqual({ draft: undefined });
  for (const [look, fits] of [
    ['offered', { whole: 6 }],
    ['faint', { lost: 0 }],
  ] as const)
    for (const hex of lit(offer, look)) expect(landingOdds(state, unit('1/504'), cellOf(hex))).toMatchObject(fits);
  for (const hex of lit(offer, 'danger'))
    expect(landingOdds(state, unit('1/504'), cellOf(hex)).lost).toBeGreaterThan(0);
  expect(pressOn(offer, '2323')).toEqual({ action: { kind: 'land', unit: unit('1/504'), cell: cellOf('2323') } });
});

test('aiming shows each face of the die on the map and in the panel', () => {
  const { offer } = toLand();
  const aim = offer.aim(cellOf('2323'))!;
  expect(aim.faces).toHaveLength(6);
  expect(aim.falls.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(aim.label).toBe('Jump at 2323');
  expect(offer.aim(cellOf('0101'))).toBeUndefined();
  expect(tried(offer, '0101')).toMatchObject({ kind: 'land' });
});

test('11.4: a face that takes the unit off the map is in the panel, not on the map', () => {
  const edge = position({ turn: 1, waiting: ['1/1'] });
  const aim = offering(edge, selected('1/1')).aim(cellOf('3919'))!;
  // To the north-west and north-east there is no hex any more; in the east there are woods.
  expect(aim.falls.map(({ text, fate }) => `${text} ${fate}`)).toEqual(['1 whole', '4 depleted', '5 whole', '6 whole']);
  expect(aim.faces).toHaveLength(6);
});

test('a unit that has landed goes on or stops', () => {
  const landed = position({ turn: 1, waiting: ['1/504'], units: { BrDf: '2621' } });
  order(landed, 'land 1/504 2323', 1);
  const next = offering(landed);
  expect(looking(next, 'chosen')).toEqual(['1/504']);
  expect(next.cursor).toBe(landed.unitCell[unit('1/504')]);
  expect(next.hold).toMatchObject({ action: { kind: 'stop' } });
  expect([next.cancel, next.end]).toEqual([undefined, undefined]);
  expect([...next.cells.values()][0]!.press!.action).toMatchObject({ kind: 'go' });
});

test('a unit among friends gathers in an empty hex beside them', () => {
  const scattered = position({ turn: 1, waiting: ['1/504'], units: { '2/504': '2322', BrDf: '2621' } });
  order(scattered, 'land 1/504 2323', 1);
  expect(scattered.step).toBe('placing');
  const next = offering(scattered);
  expect(next.groups[0]!.choices).toHaveLength(next.cells.size);
  for (const { press } of next.cells.values()) expect(press!.action).toMatchObject({ kind: 'place' });
});

const fromZone = (cell: number): number => hexDistance(board, cell, cellOf('1007'));

test('11.4: the rest of the Poles lands round Arnhem, and each stops before the next comes', () => {
  const state = position({ turn: 5, waiting: ['1/Pol', '2/Pol'] });
  const { press } = offering(state).trays.find(({ all }) => all !== undefined)!.all!;
  expect(press.action).toMatchObject({ kind: 'land', unit: unit('1/Pol') });
  expect(press.sequel).toMatchObject([{ kind: 'stop' }, { kind: 'land', unit: unit('2/Pol') }, { kind: 'stop' }]);
});

test('11.4: where not all of the rest can land safely, the button says how many do', () => {
  const start = farthestBridge.setup(defaultOptions(farthestBridge.options), new FastDice(1));
  const labels = offering(start).trays.map(({ title, all }) => [title, all?.label]);
  expect(labels).toContainEqual(['To land, 101st drop zone', 'Land the rest']);
  expect(labels).toContainEqual(['To land, 82nd drop zone', 'Land 8 of 9']);
});

test.each([1, 2, 3, 4])('11.4: the rest lands at one press, unhurt whatever the dice show (seed %i)', (seed) => {
  const nine = ['501', '502', '506'].flatMap((regiment) => [1, 2, 3].map((number) => `${number}/${regiment}`));
  const state = position({ turn: 1, waiting: nine, units: { Grsn: '0702' } });
  const { all: choice } = offering(state).trays.find(({ title }) => title === 'To land, 101st drop zone')!;
  expect(choice!.label).toBe('Land the rest');
  const { action, sequel } = choice!.press;
  const aims = [action!, ...sequel!].flatMap((one) => (one.kind === 'land' ? [fromZone(one.cell)] : []));
  expect(aims).toEqual(aims.toSorted((a, b) => a - b));
  const dice = new FastDice(seed);
  for (const one of [action!, ...sequel!]) {
    expect(farthestBridge.refuse(state, ALLIED, one)).toBeUndefined();
    farthestBridge.apply(state, ALLIED, one, dice);
  }
  const cells = nine.map((id) => state.unitCell[unit(id)]!);
  expect(new Set(cells).size).toBe(9);
  for (const id of nine) {
    expect(state.unitCell[unit(id)]).toBeGreaterThanOrEqual(0);
    expect(state.unitDepleted[unit(id)]).toBe(0);
  }
  expect(offering(state).trays.some(({ all }) => all !== undefined)).toBe(false);
});
