import { describe, expect, test } from 'vitest';
import { cellOf } from '../../src/data/board.ts';
import { numberOf } from '../../src/data/units.ts';
import { OFF_MAP, READY } from '../../src/state.ts';
import { side } from '../positions.ts';
import { buttons, lit, looking, moment, offering, pressOn, selected } from './offering.ts';

describe('1.3: nothing is selected', () => {
  const state = moment('movement', {
    units: { '2 Irish Gds': '0929', '1 Cold Gds': '0929', '2 Gren Gds': '0928 moved', 'I/FJ 6': '0927' },
  });

  test('who can move is lit; who has moved is not, and the rules say why', () => {
    const offer = offering(state);
    expect(looking(offer, 'able').toSorted()).toEqual(['1 Cold Gds', '2 Irish Gds']);
    expect(offer.units.has(numberOf('I/FJ 6'))).toBe(false);
    expect(offer.attempt(cellOf('0928'))?.refusal?.text).toBe('This unit has already moved this impulse.');
    expect(offer.attempt(cellOf('0927'))).toBeUndefined();
  });

  test('1.6: the duty to attack is drawn and said before movement ends', () => {
    const { arrows, head, end } = offering(state);
    expect(arrows).toEqual([{ to: cellOf('0927'), from: [cellOf('0928')], fire: false }]);
    expect(head.words).toBe('You must attack 0927.');
    expect(end).toMatchObject({ label: 'End movement and fight', left: '' });
  });

  test('7.4: a stack is taken together, by two of a column in a road impulse', () => {
    const units = ['2 Irish Gds', '1 Cold Gds'].map(numberOf);
    expect(offering(state).together(units)).toEqual({ draft: selected('2 Irish Gds', '1 Cold Gds') });
    expect(offering(state).together([...units, numberOf('2 Gren Gds')])).toBeUndefined();
  });

  test('7.4: three that wait off the map do not enter together by road', () => {
    const waiting = moment('movement', { units: {} });
    const units = ['2 Irish Gds', '2 Gren Gds', '1 Cold Gds'].map(numberOf);
    for (const unit of units) waiting.unitCell[unit] = READY;
    expect(waiting.impulse).toBe('road');
    expect(offering(waiting).together(units)).toBeUndefined();
    expect(offering(waiting).together(units.slice(1))).toBeDefined();
  });

  test('7.4: a stack too large to stop anywhere does not enter, which takes no trying of every way', () => {
    const waiting = moment('movement', { units: {} });
    const units = ['2 Irish Gds', '2 Gren Gds', '1 Cold Gds', '2 Welsh Gds'].map(numberOf);
    for (const unit of units) waiting.unitCell[unit] = READY;
    expect(offering(waiting).together(units)).toBeUndefined();
  });
});

describe('a column is selected', () => {
  // The scout at 1027 sees the enemy at 0928.
  const state = moment('movement', {
    units: { '2 Irish Gds': '0730', '1 Cold Gds': '0730', '2 Househ Cav': '1027 moved', 'I/FJ 6': '0928' },
  });

  test('it goes to a lit hex by the cheapest way; next to the enemy it stops', () => {
    const offer = offering(state, selected('2 Irish Gds', '1 Cold Gds'));
    expect(looking(offer, 'chosen').toSorted()).toEqual(['1 Cold Gds', '2 Irish Gds']);
    expect(lit(offer, 'stop')).toContain('0929');
    const { action } = pressOn(offer, '0929')!;
    expect(action).toMatchObject({ kind: 'move', units: ['1 Cold Gds', '2 Irish Gds'].map(numberOf) });
    expect(offer.way(cellOf('0929')).at(0)).toBe(cellOf('0730'));
    expect(offer.way(cellOf('0929')).at(-1)).toBe(cellOf('0929'));
  });

  test('it is told what it costs, that it stops and whom it must attack', () => {
    const aim = offering(state, selected('2 Irish Gds')).aim(cellOf('0929'))!;
    expect(aim.lines).toEqual(['¾ of 6 movement points; 5¼ left.']);
    expect(aim.warnings).toEqual([{ sign: 'zone', text: 'It stops next to the enemy. You must attack 0928.' }]);
    expect(aim.label).toBe('Go to 0929');
  });

  test('H-32: who was seen there before is told with the date', () => {
    const ghost = numberOf('II/FJ 6');
    const remembered = moment('movement', { units: { '2 Irish Gds': '0730' } });
    remembered.ghostCell[ghost] = cellOf('0729');
    remembered.ghostMoment[ghost] = 2;
    remembered.unitCell[ghost] = cellOf('2105');
    const [warning] = offering(remembered, selected('2 Irish Gds')).aim(cellOf('0829'))!.warnings;
    expect(warning.text).toBe('II/FJ 6 was last seen at 0729: 17 September, first German impulse.');
  });

  test('another of the hex can be taken along, and one that is chosen put back', () => {
    const offer = offering(state, selected('2 Irish Gds'));
    expect(buttons(offer, 'Take along')).toEqual([]);
    const lower = offering(state, selected('1 Cold Gds'));
    expect(buttons(lower, 'Take along')).toEqual(['2 Irish Gds']);
    const both = offering(state, selected('2 Irish Gds', '1 Cold Gds'));
    expect(both.units.get(numberOf('1 Cold Gds'))?.press).toEqual({ draft: selected('2 Irish Gds') });
  });

  test('the way can be laid hex by hex, taken back and gone', () => {
    const first = offering(state, selected('2 Irish Gds')).groups.find(({ title }) => title === 'Path')!;
    const step = first.choices.find(({ cell }) => cell === cellOf('0729'))!.press.draft!;
    const offer = offering(state, step);
    expect(offer.ready).toMatchObject({ label: 'Go to 0729', action: { kind: 'move', way: [cellOf('0729')] } });
    expect(pressOn(offer, '0728')?.draft).toMatchObject({ way: [cellOf('0729'), cellOf('0728')] });
    expect(offer.instead).toEqual([{ label: 'Take back 0729', press: { draft: selected('2 Irish Gds') } }]);
  });

  test('out of reach the rules say why, and where they cannot, how far it is', () => {
    const offer = offering(state, selected('2 Irish Gds'));
    expect(offer.attempt(cellOf('0630'))?.action).toMatchObject({ kind: 'move' });
    expect(offer.attempt(cellOf('2105'))?.refusal?.text).toContain('cannot reach 2105');
  });
});

test('1.4: who comes to a German bridge is told that it may be blown, and on how many faces', () => {
  const state = moment('movement', { units: { '2 Irish Gds': '1023', 'Son Pi': '1021' } });
  const offer = offering(state, selected('2 Irish Gds'));
  const aim = offer.aim(cellOf('1022'))!;
  expect(aim.warnings.filter(({ sign }) => sign === 'demolition').map(({ text }) => text)).toEqual([
    'At 1022 the Germans may blow the Son bridge (2 in 6, as far as you can see).',
  ]);
});

test('1.3: the ferry of an engineer says how many places are left', () => {
  const state = moment('movement', {
    impulse: 'off-road',
    units: { '1/504': '1021', 'Gds RE': '1021' },
    blown: ['son-bridge'],
  });
  const water = offering(state, selected('1/504')).aim(cellOf('1022'))?.warnings ?? [];
  expect(water.map(({ text }) => text)).toEqual(['By ferry from 1021 to 1022: 2 places left in this impulse.']);
  state.unitFerrySide[numberOf('Gds RE')] = side('1021', '1022');
  state.unitFerried[numberOf('Gds RE')] = 1;
  const [after] = offering(state, selected('1/504')).aim(cellOf('1022'))!.warnings;
  expect(after.text).toContain('1 place left');
});

test('7.5: units off the map wait in trays by their place, and enter by a press', () => {
  const state = moment('movement', { side: 'german', units: { 'I/FJ 6': '0629' } });
  const unit = numberOf('SS AA 9');
  state.unitCell[unit] = OFF_MAP;
  const offer = offering(state);
  expect(offer.trays.map(({ title }) => title)).toContain('Ready in German North');
  expect(offer.end?.left).toBe('1 unit can still enter the map.');
  const entering = offering(state, { kind: 'enter', units: [unit], way: [] });
  const [[cell, first]] = [...entering.cells];
  expect(first.press?.action).toMatchObject({ kind: 'enter', units: [unit] });
  expect(entering.way(cell).at(-1)).toBe(cell);
  expect(offer.place(unit).around.length).toBeGreaterThan(3);
});

test('1.8: activated units enter in the south for nothing and go on', () => {
  const state = moment('movement', { units: {} });
  state.unitCell[numberOf('44 RTR')] = READY;
  const offer = offering(state, { kind: 'enter', units: [numberOf('44 RTR')], way: [] });
  expect(offer.cells.get(cellOf('0731'))?.text).toBe('0');
  expect(pressOn(offer, '0730')?.action).toMatchObject({ kind: 'enter', units: [numberOf('44 RTR')] });
});

test('H-44: armour on the northern edge may leave the map', () => {
  const state = moment('movement', { units: { '2 Irish Gds': '2101' } });
  expect(buttons(offering(state, selected('2 Irish Gds')), 'Orders')).toEqual([
    'Leave the map to the north (with a supply line you win at once)',
  ]);
});
