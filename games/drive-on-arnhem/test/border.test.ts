import { describe, expect, test } from 'vitest';
import { labelOf, NARROW, NO_WATER, RING, STEP_WATER } from '../src/data/board.ts';
import { numberOf } from '../src/data/units.ts';
import { order, position, refusal, steps } from './positions.ts';

describe('H13: across the border of the map', () => {
  const wet = steps((step, from, to) => RING[from] === 0 && RING[to] === 1 && STEP_WATER[step] !== NO_WATER);

  test('water on the border is paid besides the five points, on foot', () => {
    expect(wet.length).toBeGreaterThan(5);
    for (const [from, to, step] of wet) {
      const state = position({ phase: 'germanFirst', units: { '88': labelOf(from), 'I/9': labelOf(from) } });
      order(state, `88 by ${labelOf(to)}`);
      expect(state.unitPoints[numberOf('88')]).toBe(20 - 5 - (STEP_WATER[step] === NARROW ? 6 : 10));
      expect(refusal(state, `I/9 by ${labelOf(to)}`)).toBe('8.8');
    }
  });

  test('1.4: Allied zones do not reach over it', () => {
    const state = position({ phase: 'germanFirst', units: { '88': '23,4 normal', '1/POL': '22,5' } });
    order(state, '88 by 23,5');
    expect(state.unitPoints[numberOf('88')]).toBe(15);
  });

  test('6.9, H29: guns off the map do not fire', () => {
    const units = { '1/POL': '28,25', '88': '29,25', 'HQ/180': '30,25 normal guns=50' };
    const state = position({ units });
    order(state, 'attack 1/POL 29,25');
    const fire = order(state, 'end', 100, 100, 0).flatMap((report) => (report.kind === 'fire' ? [report.fire] : []));
    expect(fire[0]).toBe(0);
  });

  test('H12: the ferry carries no Allied unit', () => {
    const units = { '44': '10,4 travel', '1/POL': '10,4' };
    const state = position({ units, allied: ['10,5'] });
    expect([refusal(state, '44 by 10,5'), refusal(state, '1/POL by 10,5')]).toEqual(['8.9', '8.8']);
  });
});
