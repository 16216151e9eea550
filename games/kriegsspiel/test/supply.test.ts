import { holdSquare } from '../src/rules/truth.ts';
import { describe, expect, test } from 'vitest';
import { cellOf } from '../src/data/board.ts';
import { unitCalled } from '../src/data/units.ts';
import { isSupplied } from '../src/rules/supply.ts';
import { position, PurposeDice, strength, until, type Plan } from './positions.ts';

function supplied(unit: string, plan: Plan): boolean {
  return isSupplied(position(plan), unitCalled(unit));
}

describe('15: supply', () => {
  test('the corps traces to the southern edge, over standing bridges only (G75, G76)', () => {
    expect(supplied('2I/5', { units: { '2I/5': '0911' } })).toBe(true);
    expect(supplied('2I/5', { units: { '2I/5': '4049' } })).toBe(true);
    const structures = { 'nijmegen-bridge': 'destroyed', 'nijmegen-rail-bridge': 'destroyed' } as const;
    expect(supplied('2I/5', { units: { '2I/5': '4049' }, structures })).toBe(false);
    expect(supplied('2I/5', { units: { '2I/5': '4049' }, structures: { 'nijmegen-bridge': 'destroyed' } })).toBe(true);
    const temporary = { ...structures, 'nijmegen-bridge': 'temporary slow' } as const;
    expect(supplied('2I/5', { units: { '2I/5': '4049' }, structures: temporary })).toBe(true);
  });

  test('G77: enemies and the squares beside them close the line, unless a friend stands there', () => {
    const ring = { Krft: '2122', '1/vT': '2120', '2/vT': '2021', '3/vT': '2221' };
    expect(supplied('2I/5', { units: { '2I/5': '2121', ...ring } })).toBe(false);
    expect(supplied('2I/5', { units: { '2I/5': '2121', Krft: '2122' } })).toBe(true);
  });

  test('31.1: Germans trace to the north, east and west', () => {
    expect(supplied('1/9SS', { units: { '1/9SS': '4563' } })).toBe(true);
    expect(supplied('Grsn', { units: { Grsn: '0212' } })).toBe(true);
  });

  test('R27, G79: airborne units trace to the supply zone of their division, or as the corps', () => {
    expect(supplied('1/506', { units: { '1/506': '0911' } })).toBe(true);
    // South of the canal with its bridges gone: DZ B is beyond, but the corps' road is not.
    expect(supplied('2/1', { units: { '2/1': '3960' } })).toBe(true);
    const bridges = { 'arnhem-bridge': 'destroyed', 'arnhem-rail-bridge': 'destroyed' } as const;
    expect(supplied('1/505', { units: { '1/505': '4059' } })).toBe(true);
    expect(
      supplied('1/505', { units: { '1/505': '4059' }, structures: { ...bridges, 'rhenen-rail-bridge': 'destroyed' } }),
    ).toBe(false);
  });

  test('31.7: by option a zone works only on days with a supply drop', () => {
    const structures = {
      'arnhem-bridge': 'destroyed',
      'arnhem-rail-bridge': 'destroyed',
      'rhenen-rail-bridge': 'destroyed',
    } as const;
    const plan = { units: { '2/1': '3960' }, structures, options: { supplyZoneNeedsAir: true } };
    const state = position(plan);
    expect(isSupplied(state, unitCalled('2/1'))).toBe(false);
    state.supplyDropped = ['1 Abn'];
    expect(isSupplied(state, unitCalled('2/1'))).toBe(true);
  });

  test('G128: by option Allied supply follows roads that the Allies hold', () => {
    const plan = { units: { '2I/5': '0603' } };
    expect(supplied('2I/5', plan)).toBe(true);
    const state = position({ ...plan, options: { supplyHeldRoads: true } });
    expect(isSupplied(state, unitCalled('2I/5'))).toBe(false);
    for (const square of ['0600', '0601', '0602', '0603']) holdSquare(state, cellOf(square), 'allied');
    expect(isSupplied(state, unitCalled('2I/5'))).toBe(true);
  });

  test('30.15: who is unsupplied at 20:00 loses a die of strength, and never gets it back (G114)', () => {
    const ring = { Krft: '2122', '1/vT': '2120', '2/vT': '2021', '3/vT': '2221' };
    const state = position({ time: '18 1959', units: { '2I/5': '2121', ...ring } });
    until(state, '18 2000', new PurposeDice({ supply: [5] }));
    expect(strength(state, '2I/5')).toBe(95);
    expect(state.unitSupplyLoss[unitCalled('2I/5')]).toBe(5);
    until(state, '19 0700');
    expect(strength(state, '2I/5')).toBe(95);
  });
});
