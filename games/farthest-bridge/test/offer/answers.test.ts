import { EMPTY_HAND } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { BRIDGES, cellOf, labelOf } from '../../src/data/board.ts';
import { bridge, order, position, unit } from '../positions.ts';
import { lit, looking, offering, pressOn } from './offering.ts';

/** Krft must fall back two hexes: 10 against 3 in the open, +7, column 10, die 2. */
function retreat(strength = '') {
  const units = { '32': '1606', '129': '1507', Krft: `1607${strength}` };
  const state = position({ phase: 'alliedCombat', units });
  order(state, 'attack 1607 with 32 129', 2);
  expect(state.step).toBe('retreat');
  return state;
}

describe('a retreat', () => {
  test('ends are lit and fall back after one look; hexes on the way are faint and are to be passed', () => {
    const offer = offering(retreat());
    const ends = lit(offer, 'offered');
    expect(ends.length).toBeGreaterThan(1);
    expect(offer.cells.get(cellOf(ends[0]!))).toMatchObject({ careful: true, press: { action: { kind: 'retreat' } } });
    for (const hex of lit(offer, 'faint'))
      expect(pressOn(offer, hex)).toEqual({ hand: { ...EMPTY_HAND, through: [cellOf(hex)] } });
    expect(
      offer
        .round()
        .stops.map(({ cell }) => labelOf(cell!))
        .toSorted(),
    ).toEqual(ends);
  });

  test('a hex to pass narrows the ways, and pressed again is passed no longer', () => {
    const state = retreat();
    const [by] = lit(offering(state), 'faint');
    const hand = { ...EMPTY_HAND, through: [cellOf(by!)] };
    const offer = offering(state, undefined, hand);
    expect(pressOn(offer, by!)).toEqual({ hand: EMPTY_HAND });
    for (const end of lit(offer, 'offered')) expect(offer.way(cellOf(end))).toContain(cellOf(by!));
  });

  test('a unit at full strength may hold, and the map comes to it', () => {
    const state = retreat();
    expect(offering(state).attention).toBe(state.unitCell[unit('Krft')]);
    expect(offering(state).hold).toMatchObject({ label: 'Stand and resist', action: { kind: 'resist' } });
    expect(offering(retreat(' depleted')).hold).toBeUndefined();
  });
});

test('victors advance into the hex, by a press where only one can, else by the panel', () => {
  const state = retreat();
  order(state, 'retreat 1708 1709');
  expect(state.step).toBe('advance');
  const offer = offering(state);
  expect(looking(offer, 'able').toSorted()).toEqual(['129', '32']);
  expect(offer.cells.get(cellOf('1607'))).toEqual({ look: 'offered' });
  expect(offer.groups[0]!.choices.map(({ label }) => label)).toContain('32 to 1607');
  expect(offer.hold).toEqual({ label: 'Halt', action: { kind: 'halt' } });
});

test('a hex that only one can reach is entered by a press', () => {
  const state = retreat();
  order(state, 'retreat 1708 1709');
  order(state, 'advance 32 1708');
  const action = { kind: 'advance', unit: unit('129'), to: cellOf('1607') };
  expect(offering(state).cells.get(cellOf('1607'))).toEqual({ look: 'offered', press: { action }, careful: true });
});

test('7.9: of several hexes each is entered by a press, where only one unit can go there', () => {
  const state = position({ phase: 'alliedCombat', units: { '32': '1606', Krft: '1607' }, bystanders: false });
  // 5 against 3 in the open: +2, column 8; die 1 is D2.
  order(state, 'attack 1607 with 32', 1);
  order(state, 'retreat 1708 1709');
  const { cells } = offering(state);
  expect([...cells.keys()]).toEqual(['1607', '1708'].map(cellOf));
  for (const [to, offered] of cells)
    expect(offered.press).toEqual({ action: { kind: 'advance', unit: unit('32'), to } });
});

test('7.7: a retreat of one hex has one path to each, so no other is spoken of', () => {
  const state = position({ phase: 'alliedCombat', units: { '32': '1606', Krft: '1607' } });
  // 5 against 3 in the open: +2, column 8; die 4 is D1.
  order(state, 'attack 1607 with 32', 4);
  expect(offering(state).head.words).toMatch(/^One hex from .+\. Choose the hex on the map\.$/);
});

test('the Germans are asked about a bridge, with its chance and what hangs on it', () => {
  const state = position({ units: { '1/504': '0404', Krft: '0909' } });
  order(state, '1/504 0505');
  const offer = offering(state);
  const action = { kind: 'demolish', bridge: bridge('son-bridge') };
  expect(offer.head.title).toBe('Blow the bridge?');
  expect(offer.questions).toMatchObject([{ title: 'Son bridge', label: 'Blow the Son bridge', action }]);
  expect(offer.questions[0]!.faces.map(({ label }) => label)).toEqual([
    'falls',
    'falls',
    'falls',
    'stands',
    'stands',
    'stands',
  ]);
  expect(offer.ready).toMatchObject({ action, anywhere: true });
  expect(offer.hold).toMatchObject({ label: 'Leave it standing', action: { kind: 'spare' } });
  expect(looking(offer, 'chosen')).toEqual(['1/504']);
  expect(BRIDGES[action.bridge]!.cells).toContain(offer.attention);
});
