import { describe, expect, test } from 'vitest';
import { cellOf, labelOf } from '../../src/data/board.ts';
import { hexside, order, position, unit } from '../positions.ts';
import { lit, looking, offering, pressOn, pressOnUnit, selected, tried } from './offering.ts';

describe('nothing is selected', () => {
  const plan = { units: { '1/504': '2320', Grsn: '2324' }, waiting: ['129'] };
  const state = position(plan);

  test('units that can act are lit, and a press selects one', () => {
    const offer = offering(position({ ...plan, options: { arrivals: 'anytime' } }));
    expect(looking(offer, 'able')).toEqual(['1/504', '129', '3/29']);
    expect(pressOnUnit(offer, '1/504')).toEqual({ draft: selected('1/504') });
    expect(offer.trays.map(({ title, units }) => [title, units.length])).toEqual([
      ['On the map, can still move', 2],
      ['Can enter from the map edge', 1],
    ]);
    expect([offer.hint, offer.hold]).toEqual([undefined, undefined]);
    expect(offer.end).toMatchObject({
      label: 'End the movement phase',
      left: '2 units can still move, 1 can arrive.',
    });
  });

  test('11.2: those who arrive are asked for first, or held back; the others say why they wait', () => {
    const offer = offering(state);
    expect(looking(offer, 'able')).toEqual(['129']);
    expect(offer.trays.map(({ title }) => title)).toEqual(['Can enter from the map edge']);
    expect(offer.hint).toContain('first');
    expect(offer.hold).toMatchObject({
      note: '129 waits, and your units on the map can move.',
      action: { kind: 'holdBack' },
    });
    expect(offer.end).toMatchObject({ left: '2 units can still move, 1 can arrive.' });
    expect(offer.attempt(cellOf('2320'))).toMatchObject({ refusal: { rule: '11.2' } });
    const after = position(plan);
    order(after, 'hold');
    expect(looking(offering(after), 'able')).toEqual(['1/504', '3/29']);
    expect(offering(after)).toMatchObject({
      hint: undefined,
      hold: undefined,
      end: { left: '2 units can still move.' },
    });
  });

  test('11.2: where nobody could move after the arrivals, there is nothing to hold them back for', () => {
    expect(offering(position({ waiting: ['129'], bystanders: false, units: { Grsn: '2324' } })).hold).toBeUndefined();
  });

  test('the edge is marked where somebody may come in, and the eye goes there', () => {
    const offer = offering(state);
    expect(offer.entries.length).toBeGreaterThan(0);
    const { at, around } = offer.place(unit('129'));
    expect(around).toContain(at);
    expect(offer.place(unit('1/504'))).toEqual({ at: cellOf('2320'), around: [] });
  });

  test('an own unit that cannot act says why; an enemy says nothing', () => {
    const moved = position({ units: { '1/504': '2320', '2/504': '2420', Grsn: '2324' } });
    moved.unitMoved[unit('1/504')] = 1;
    expect(offering(moved).attempt(cellOf('2320'))).toMatchObject({ refusal: { rule: '5.1' } });
    expect(offering(moved).attempt(cellOf('2324'))).toBeUndefined();
    expect(offering(moved).attempt(cellOf('2120'))).toBeUndefined();
  });

  test('engineers repair and bridge', () => {
    const works = offering(position({ units: { E: '2520' }, down: ['nijmegen-bridge'] })).groups;
    expect(works.map(({ title }) => title)).toEqual(['Engineers']);
    expect(works[0]!.choices.map(({ label }) => label)).toEqual([
      'Repair the Nijmegen bridge (4–6)',
      'Bridge a hexside',
    ]);
  });
});

describe('a unit is selected', () => {
  const state = position({ units: { '1/504': '2320', '2/504': '2420', Grsn: '2323' } });
  const offer = offering(state, selected('1/504'));

  test('hexes within reach are lit with their cost, and a press goes there after one look', () => {
    const { look, text, press, careful } = offer.cells.get(cellOf('2220'))!;
    expect({ look, text, press, careful }).toEqual({
      look: 'offered',
      text: expect.stringMatching(/^\d/),
      press: { action: { kind: 'move', unit: unit('1/504'), to: cellOf('2220') } },
      careful: true,
    });
  });

  test('an enemy zone of control stops the move, and it is said', () => {
    const stops = lit(offer, 'stop');
    expect(stops).toContain('2322');
    expect(offer.aim(cellOf('2322'))!.warnings.map(({ sign }) => sign)).toContain('zone');
    expect(offer.say(cellOf('2322'))).toContain('the move ends in an enemy zone of control');
  });

  test('the way ahead begins at the unit and ends where the player points', () => {
    const way = offer.way(cellOf('2220')).map(labelOf);
    expect([way[0], way.at(-1)]).toEqual(['2320', '2220']);
    expect(offer.way(undefined)).toEqual([]);
    expect(offer.way(cellOf('0101'))).toEqual([]);
  });

  test('a press on it cancels, on another selects that one, out of reach the rules answer', () => {
    expect(pressOnUnit(offer, '1/504')).toEqual({ draft: undefined });
    expect(pressOnUnit(offer, '2/504')).toEqual({ draft: selected('2/504') });
    expect(tried(offer, '0101')).toEqual({ kind: 'move', unit: unit('1/504'), to: cellOf('0101') });
    expect(offer.say(cellOf('0101'))).toEqual(['out of reach']);
  });

  test('the keys go on to the next unit', () => {
    const { stops, now } = offer.round();
    expect(now).toBe(unit('1/504'));
    expect(stops.map((stop) => stop.unit)).toContain(unit('2/504'));
  });
});

test('a hexside is chosen for the bridge of the engineers', () => {
  const offer = offering(position({ units: { E: '2520' }, down: ['nijmegen-bridge'] }), { kind: 'span' });
  const side = hexside('2621/2721');
  expect(offer.sides.get(side)).toEqual({ label: 'Bridge 2621/2721', press: { action: { kind: 'span', side } } });
  expect(offer.cancel).toEqual({ draft: undefined });
});

test('a unit that comes over the edge enters by the hex that leaves it most', () => {
  const offer = offering(position({ waiting: ['129'] }), selected('129'));
  const { at } = offer.place(unit('129'));
  expect(pressOn(offer, labelOf(at))).toMatchObject({ action: { kind: 'enter', unit: unit('129'), to: at } });
});
