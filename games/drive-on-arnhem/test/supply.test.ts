import { hexDistance } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { board, CELLS, cellOf, labelOf, RING } from '../src/data/board.ts';
import { ISOLATED, OUT_OF_COMMUNICATIONS, SUPPLIED, UNSUPPLIED } from '../src/data/tables.ts';
import { numberOf } from '../src/data/units.ts';
import { beginSupply, refuseWalkStep, settleSupply } from '../src/phases/supply.ts';
import { WALK_DONE, WALK_STOPPED_ONCE, type DriveState } from '../src/state.ts';
import { HIGHWAY, order, position, refusal, steps } from './positions.ts';

function stateOf(state: DriveState, id: string): number {
  settleSupply(state, undefined);
  return state.unitSupply[numberOf(id)];
}

describe('5.1, H17: ground supply', () => {
  test('on the road, and within two hexes of it that are not enemy owned', () => {
    expect(stateOf(position({ units: { '44': '18,26' }, allied: HIGHWAY }), '44')).toBe(SUPPLIED);
    expect(stateOf(position({ units: { '44': '17,25' }, allied: HIGHWAY }), '44')).toBe(SUPPLIED);
    expect(stateOf(position({ units: { '44': '17,24' }, allied: [...HIGHWAY, '17,25'] }), '44')).toBe(SUPPLIED);
    expect(stateOf(position({ units: { '44': '17,24' }, allied: HIGHWAY }), '44')).toBe(UNSUPPLIED);
    expect(stateOf(position({ units: { '44': '17,23' }, allied: [...HIGHWAY, '17,25', '17,24'] }), '44')).toBe(
      UNSUPPLIED,
    );
  });

  test('an enemy hex cuts the road, the first included', () => {
    const without = (hex: string) => HIGHWAY.filter((one) => one !== hex);
    expect(stateOf(position({ units: { '44': '18,26' }, allied: without('24,28') }), '44')).toBe(UNSUPPLIED);
    expect(stateOf(position({ units: { '44': '18,26' }, allied: without('27,31') }), '44')).toBe(UNSUPPLIED);
  });

  test('a blown bridge cuts it, an untested one does not', () => {
    const plan = { units: { '44': '18,26' }, allied: HIGHWAY };
    expect(stateOf(position({ ...plan, untested: ['valkenswaard-bridge'] }), '44')).toBe(SUPPLIED);
    expect(stateOf(position({ ...plan, blown: ['valkenswaard-bridge'] }), '44')).toBe(UNSUPPLIED);
  });

  test('zones do not matter', () => {
    expect(stateOf(position({ units: { '44': '18,26', '88': '25,28' }, allied: HIGHWAY }), '44')).toBe(SUPPLIED);
  });

  test('Germans: every other road, the ring always, the ferry as a road', () => {
    expect(stateOf(position({ units: { '88': '23,4' } }), '88')).toBe(SUPPLIED);
    expect(stateOf(position({ units: { '88': '14,18' } }), '88')).toBe(SUPPLIED);
    const ferry = position({ units: { '88': '10,5' } });
    const german = ['10,5', '10,4', '11,3', '12,3', '13,2', '14,2', '15,1', '16,2', '17,1'].map(cellOf);
    for (let cell = 0; cell < CELLS; cell++) if (RING[cell] === 0 && !german.includes(cell)) ferry.cellOwner[cell] = 1;
    expect(stateOf(ferry, '88')).toBe(SUPPLIED);
  });

  test('the ferry is no road for the Allies', () => {
    const everywhere = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => RING[cell] === 0);
    const beyond = (blown: readonly string[]) =>
      position({ units: { '44': '12,3' }, allied: everywhere.map(labelOf), blown });
    expect(stateOf(beyond([]), '44')).toBe(SUPPLIED);
    expect(stateOf(beyond(['westervoort-bridge']), '44')).toBe(UNSUPPLIED);
  });
});

describe('5.2, H18: airborne supply', () => {
  test('within eight hexes of the own source, through anything, while it is Allied', () => {
    const plan = (hex: string, allied: readonly string[]) => position({ units: { '1/508/82': hex }, allied });
    expect(stateOf(plan('16,17', ['16,9']), '1/508/82')).toBe(OUT_OF_COMMUNICATIONS);
    expect(stateOf(plan('16,18', ['16,9']), '1/508/82')).toBe(UNSUPPLIED);
    expect(stateOf(plan('16,12', []), '1/508/82')).toBe(UNSUPPLIED);
    expect(stateOf(position({ units: { '44': '16,12' }, allied: ['16,9'] }), '44')).toBe(UNSUPPLIED);
  });

  test('linked with 30 Corps by ground supply', () => {
    const state = position({ units: { '1/508/82': '18,26', '44': '18,26' }, allied: HIGHWAY });
    expect(stateOf(state, '1/508/82')).toBe(SUPPLIED);
    expect([state.unitLinked[numberOf('1/508/82')], state.unitLinked[numberOf('44')]]).toEqual([1, 0]);
  });
});

describe('5.2 advanced, S7.31: the walk', () => {
  const walking = (units: Readonly<Record<string, string>>, hidden = true, allied: readonly string[] = []) => {
    const state = position({
      phase: 'supply',
      options: { game: 'advanced', hidden },
      units,
      allied: ['16,9', ...allied],
    });
    expect(beginSupply(state)).toBe(true);
    return state;
  };

  test('it supplies the units of the formation that it passes, the source included', () => {
    const state = walking({
      'HQ/82': '16,9 supply=2',
      '504/82': '17,10 supply=2',
      '3/501/101': '17,10 supply=2',
      '505/82': '18,10 supply=2',
    });
    order(state, 'supply 82 17,9 17,10');
    settleSupply(state, undefined);
    const states = ['HQ/82', '504/82', '3/501/101', '505/82'].map((id) => state.unitSupply[numberOf(id)]);
    expect(states).toEqual([1, 1, 2, 2]);
    expect(refusal(state, 'supply 82')).toBe('5.2');
  });

  test('moves known to be illegal are refused', () => {
    const state = walking({ 'HQ/82': '16,9', '88': '18,9', '504/82': '17,8' }, false);
    expect(refusal(state, 'supply 82 17,9 18,9')).toBe('5.2');
    expect(refusal(state, 'supply 82 17,9')).toBe('5.2');
    expect(refusal(state, 'supply 82 17,8')).toBeUndefined();
    expect(refusal(state, 'supply 82 16,10 16,11')).toBe('5.2');
    expect(refusal(state, 'supply 101')).toBe('5.2');
    expect(refusal(state, 'supply 82 14,9')).toBe('5.2');
  });

  test('H18: over a river by a bridge that stands only', () => {
    const over = (blown: readonly string[]) => {
      const state = position({ phase: 'supply', options: { game: 'advanced' }, allied: ['12,9'], blown });
      state.sourceCell[0] = cellOf('12,9');
      beginSupply(state);
      return refusal(state, 'supply 82 11,8');
    };
    expect([over([]), over(['nijmegen-bridge'])]).toEqual([undefined, '5.2']);
  });

  test('D4: it stops before a hex next to an unseen enemy; the second stop ends it', () => {
    const state = walking({ '504/82': '17,11 supply=2', '88': '19,8' }, true, ['17,10']);
    const [told] = order(state, 'supply 82 17,9 18,9 18,10');
    expect(told).toMatchObject({ kind: 'walked', stopped: expect.any(Number), discloses: true });
    expect(state.walk[0]).toBe(WALK_STOPPED_ONCE);
    order(state, 'supply 82 17,9 18,9');
    expect(state.walk[0]).toBe(WALK_DONE);
  });

  test('no walk on the first day, nor without a source', () => {
    const first = position({ phase: 'supply', turn: 1, options: { game: 'advanced' }, allied: ['16,9'] });
    expect(beginSupply(first)).toBe(false);
    expect(beginSupply(position({ phase: 'supply', options: { game: 'advanced' } }))).toBe(false);
  });

  test('H18: on the first day everybody has the trace without a walk', () => {
    const units = { '1/508/82': '16,12' };
    const supplied = (turn: number): number => {
      const state = position({ turn, options: { game: 'advanced' }, units, allied: ['16,9'] });
      settleSupply(state, undefined);
      return state.unitSupply[numberOf('1/508/82')];
    };
    expect([supplied(1), supplied(2)]).toEqual([OUT_OF_COMMUNICATIONS, UNSUPPLIED]);
  });
});

describe('5.3, H19: states and the night', () => {
  test('isolated stays isolated until a trace succeeds', () => {
    expect(stateOf(position({ units: { '44': '14,18 supply=3' } }), '44')).toBe(ISOLATED);
    expect(stateOf(position({ units: { '44': '18,26 supply=3' }, allied: HIGHWAY }), '44')).toBe(SUPPLIED);
  });

  test('9.1: efficiency: points left and 5, 3, −5 or −10 by the new state, held in 40 to 100', () => {
    const after = (id: string, text: string, allied: readonly string[] = [], turn = 5) => {
      const state = position({ turn, units: { [id]: text }, allied });
      settleSupply(state, undefined);
      return [state.unitEfficiency[numberOf(id)], state.unitPoints[numberOf(id)]];
    };
    expect(after('44', '18,26 eff=60 op=7', HIGHWAY)).toEqual([72, 0]);
    expect(after('1/508/82', '16,12 eff=60 op=0', ['16,9'])).toEqual([63, 0]);
    expect(after('44', '14,18 eff=60 op=2')).toEqual([57, 0]);
    expect(after('44', '14,18 eff=60 op=2 supply=3')).toEqual([52, 0]);
    expect(after('44', '14,18 eff=42 op=0 supply=3')).toEqual([40, 0]);
    expect(after('44', '18,26 eff=90 op=20', HIGHWAY)).toEqual([100, 0]);
    expect(after('44', '18,26 eff=60 op=7', HIGHWAY, 1)).toEqual([60, 7]);
  });

  test('H19: what was left is void on the next morning', () => {
    const state = position({
      phase: 'germanSecond',
      turn: 5,
      units: { '44': '18,26 op=9', '88': '1,1' },
      allied: HIGHWAY,
    });
    order(state, 'end');
    expect(state.turn).toBe(6);
    expect(state.unitPoints[numberOf('44')]).toBe(20);
  });
});

test('H18: the Allies walk from the second day on', () => {
  const begun = (turn: number) => beginSupply(position({ turn, options: { game: 'advanced' }, allied: ['16,9'] }));
  expect([begun(1), begun(2)]).toEqual([false, true]);
});

test('5.2: a walk may go eight hexes from the source, and no further', () => {
  const state = position({});
  const source = cellOf('16,9');
  const far = (hexes: number) =>
    steps((_, from, to) => hexDistance(board, source, to) === hexes && hexDistance(board, source, from) === 8)
      .map(([from, to]) => refuseWalkStep(state, source, from, to)?.text ?? '')
      .map((text) => text.includes('eight hexes'));
  expect([new Set(far(8)), new Set(far(9).filter((_, index) => index < 3))]).toEqual([
    new Set([false]),
    new Set([true]),
  ]);
});
