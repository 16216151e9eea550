import { describe, expect, test } from 'vitest';
import { cellOf, labelOf } from '../src/data/board.ts';
import { isDown, type FarthestBridgeState } from '../src/state.ts';
import { asked, bridge, order, orders, perform, position, ruleAgainst, where, type Plan } from './positions.ts';
import { farthestBridge } from '../src/game.ts';

const SON = 'son-bridge';

/** An Allied unit south of Son, a German one near enough to blow the bridge. */
const BEFORE_SON: Plan = { units: { '1/504': '0404', '2/504': '0405', '2I/5': '0304', Krft: '0909' } };

function isAsked(state: FarthestBridgeState): boolean {
  return asked(state) === 'german demolition';
}

describe('14.0: the Germans are asked', () => {
  test('the instant an Allied unit enters a hex by a bridge', () => {
    for (const id of ['1/504', '2I/5']) {
      const state = position(BEFORE_SON);
      order(state, `${id} 0505`);
      expect(isAsked(state)).toBe(true);
      expect(orders(state)).toEqual([`blow ${SON}`, 'spare']);
    }
  });

  test('R18: not for a hex that only touches an end of it', () => {
    const state = position(BEFORE_SON);
    order(state, '1/504 0504');
    expect(isAsked(state)).toBe(false);
  });

  // The near end of the bridge is 0605.
  test.each([
    ['seven hexes away, on foot', 'Krft', '1305', true],
    ['eight hexes away, on foot', 'Krft', '1405', false],
    ['twelve hexes away, mobile', 'Grsn', '1805', true],
    ['thirteen hexes away, mobile', 'Grsn', '1905', false],
    ['seven hexes away, depleted', 'Krft', '1305 depleted', true],
  ])('R20: with a German %s', (_name, id, hex, expected) => {
    const state = position({ units: { '1/504': '0404', [id]: hex } });
    order(state, '1/504 0505');
    expect(isAsked(state)).toBe(expected);
  });

  test('when a unit lands by a bridge, and it then moves on', () => {
    const state = position({ waiting: ['1/501'], units: { Krft: '0909' } });
    order(state, 'land 1/501 0705', 5);
    expect(where(state, '1/501')).toBe('0605');
    expect(isAsked(state)).toBe(true);
    order(state, `blow ${SON}`, 6);
    expect(asked(state)).toBe('allied moving');
    order(state, 'go 0505');
    expect(where(state, '1/501')).toBe('0505');
  });

  test('when a unit is put by a bridge, beside the friend it drifted to', () => {
    const state = position({ waiting: ['1/501'], units: { '2/501': '0706', Krft: '0909' } });
    order(state, 'land 1/501 0705', 4);
    order(state, 'place 0605');
    expect(isAsked(state)).toBe(true);
  });

  test('R30: when a unit advances to a bridge', () => {
    const state = position({ phase: 'alliedCombat', units: { '32': '0404', '1/406': '0505', Krft: '0909' } });
    // 5 against 2 in a town: +3, column 6; die 1 is D2.
    order(state, 'attack 0505 with 32', 1);
    order(state, 'retreat 0604 0704');
    order(state, 'advance 32 0505');
    expect(isAsked(state)).toBe(true);
    order(state, `blow ${SON}`, 1);
    expect(where(state, '32')).toBe('0505');
    expect(isDown(state, bridge(SON))).toBe(true);
  });

  test('R30, R34: when a retreat has passed or reached a bridge, and then it is over', () => {
    const state = position({ phase: 'germanCombat', units: { '1/504': '0404', Krft: '0304', '2/9SS': '0403' } });
    // 7 against 2 in a town: +5, column 7; die 1 is D2.
    order(state, 'attack 0404 with Krft 2/9SS', 1);
    order(state, 'retreat 0505 0605');
    expect(isAsked(state)).toBe(true);
    expect(where(state, '1/504')).toBe('0605');
    expect(orders(state)).toEqual([`blow ${SON}`, 'spare']);
    order(state, 'spare');
    expect(asked(state)).toBe('german advance');
  });

  test('never for Germans', () => {
    const state = position({ phase: 'germanMove', units: { Krft: '0404' } });
    order(state, 'Krft 0505');
    expect(isAsked(state)).toBe(false);
    expect(where(state, 'Krft')).toBe('0505');
  });

  test('not about a bridge that is down', () => {
    const state = position({ ...BEFORE_SON, down: [SON] });
    order(state, '1/504 0505');
    expect(isAsked(state)).toBe(false);
  });

  test('not about a bridge beside which an Allied unit stood as the game turn began', () => {
    const state = position({ phase: 'germanMobile', units: { ...BEFORE_SON.units, '3/504': '0605', BrDf: '0910' } });
    order(state, 'end');
    expect([state.turn, state.phase]).toEqual([6, 'alliedMove']);
    // It stays safe when the unit leaves.
    order(state, '3/504 0706');
    order(state, '1/504 0505');
    expect(isAsked(state)).toBe(false);
    expect(where(state, '1/504')).toBe('0505');
  });

  test('about a bridge to which an Allied unit came only in this turn', () => {
    const state = position(BEFORE_SON);
    order(state, '1/504 0505');
    order(state, 'spare');
    order(state, '2I/5 by 0404 0505 0605');
    expect(isAsked(state)).toBe(true);
  });
});

describe('R19: one attempt for each bridge in a player turn', () => {
  test('a failed attempt is the last one', () => {
    const state = position(BEFORE_SON);
    order(state, '1/504 0505');
    order(state, `blow ${SON}`, 4);
    order(state, '2/504 0506');
    order(state, '2I/5 0605');
    expect(where(state, '2I/5')).toBe('0605');
  });

  test('a bridge that was spared may be tried later', () => {
    const state = position(BEFORE_SON);
    order(state, '1/504 0505');
    order(state, 'spare');
    expect(where(state, '1/504')).toBe('0505');
    order(state, '2I/5 0605');
    expect(isAsked(state)).toBe(true);
  });

  test('in the next Allied turn it may be tried again, if nobody stands by it', () => {
    const state = position({ ...BEFORE_SON, bystanders: false });
    order(state, '1/504 by 0505 0605 0706');
    order(state, `blow ${SON}`, 6);
    while (state.turn === 5) order(state, 'end');
    order(state, '2I/5 0505');
    expect(isAsked(state)).toBe(true);
  });

  test('the German player turn has an attempt of its own', () => {
    const state = position({ phase: 'alliedMobile', units: { '1/504': '0404', Krft: '0304', '2/9SS': '0403' } });
    state.bridgeTried[bridge(SON)] = 1;
    order(state, 'end');
    order(state, 'end');
    order(state, 'attack 0404 with Krft 2/9SS', 1);
    order(state, 'retreat 0505 0605');
    expect(isAsked(state)).toBe(true);
  });
});

describe('14.0: the die', () => {
  test.each([
    ['canal', SON, '0404', '0505', 3],
    ['railway', 'mook-rail-bridge', '1819', '1920', 2],
    ['highway', 'grave-bridge', '2116', '2215', 1],
  ])('a %s bridge falls on so much or less', (_kind, id, from, to, most) => {
    for (let die = 1; die <= 6; die++) {
      const state = position({ units: { '1/504': from, Grsn: '1511' } });
      order(state, `1/504 ${to}`);
      const reports = order(state, `blow ${id}`, die);
      expect(isDown(state, bridge(id)), `die ${die}`).toBe(die <= most);
      expect(reports).toContainEqual({ kind: 'demolition', bridge: bridge(id), die, destroyed: die <= most });
      expect(where(state, '1/504')).toBe(to);
    }
  });
});

describe('14.0: in the middle of a move', () => {
  test('the unit waits, and nobody else may do anything', () => {
    const state = position(BEFORE_SON);
    order(state, '2I/5 0706');
    expect(where(state, '2I/5')).toBe('0505');
    expect(farthestBridge.refuse(state, 'allied', { kind: 'end' })?.rule).toBe('3.0');
    expect(ruleAgainst(state, 'end')).toBe('3.0');
    expect(ruleAgainst(state, 'blow veghel-bridge')).toBe('14.0');
  });

  test('if the charges fail it goes on where it was ordered', () => {
    const state = position(BEFORE_SON);
    order(state, '2I/5 0706');
    order(state, `blow ${SON}`, 5);
    expect(where(state, '2I/5')).toBe('0706');
    expect(state.step).toBe('free');
  });

  test('if the bridge is spared the Germans are asked again at its other end', () => {
    const state = position(BEFORE_SON);
    order(state, '2I/5 0706');
    order(state, 'spare');
    expect([where(state, '2I/5'), asked(state)]).toEqual(['0605', 'german demolition']);
    order(state, 'spare');
    expect(where(state, '2I/5')).toBe('0706');
  });

  test('if it falls a mobile unit must think again, with what it has left', () => {
    const state = position(BEFORE_SON);
    order(state, '2I/5 0706');
    order(state, `blow ${SON}`, 3);
    expect(asked(state)).toBe('allied moving');
    // 0404 and 0505 by road: 9 points are left.
    expect(state.moverLeft).toBe(18);
    expect(ruleAgainst(state, 'go 0605')).toBe('5.0');
    expect(ruleAgainst(state, '1/504 0504')).toBe('3.0');
    order(state, 'go by 0504 0503 0603');
    // The Germans may try the bridge at Best as well, when it comes there and again when it has crossed.
    for (const hex of ['0503', '0603']) {
      expect([where(state, '2I/5'), ...orders(state)]).toEqual([hex, 'blow best-bridge', 'spare']);
      if (hex === '0503') order(state, 'spare');
    }
    order(state, 'spare');
    expect([where(state, '2I/5'), state.step]).toEqual(['0603', 'free']);
  });

  test('if it falls a unit on foot may wade, if it has the points', () => {
    const state = position(BEFORE_SON);
    order(state, '1/504 0605');
    order(state, `blow ${SON}`, 3);
    order(state, 'go 0605');
    expect(where(state, '1/504')).toBe('0605');
    const tired = position({ units: { '1/504': '0406', Krft: '0909' } });
    order(tired, '1/504 by 0506 0505 0605');
    order(tired, `blow ${SON}`, 3);
    expect(ruleAgainst(tired, 'go 0605')).toBe('5.0');
    order(tired, 'stop');
    expect(where(tired, '1/504')).toBe('0505');
  });

  test('a unit whose way had ended stays', () => {
    const state = position(BEFORE_SON);
    order(state, '1/504 0505');
    order(state, `blow ${SON}`, 3);
    expect([where(state, '1/504'), state.step]).toEqual(['0505', 'free']);
  });

  test('a hex by two bridges: each may be tried', () => {
    const plan: Plan = { units: { '1/504': '2820', Krft: '3024' } };
    const both = ['blow nijmegen-bridge', 'blow nijmegen-east-bridge', 'spare'];
    const state = position(plan);
    order(state, '1/504 2721');
    expect(orders(state)).toEqual(both);
    order(state, 'blow nijmegen-east-bridge', 1);
    expect(orders(state)).toEqual(['blow nijmegen-bridge', 'spare']);
    order(state, 'blow nijmegen-bridge', 2);
    expect(state.step).toBe('free');
    expect(['nijmegen-bridge', 'nijmegen-east-bridge'].map((id) => isDown(state, bridge(id)))).toEqual([false, true]);
    const spared = position(plan);
    order(spared, '1/504 2721');
    expect(order(spared, 'spare')).toContainEqual({ kind: 'spared', bridge: bridge('nijmegen-east-bridge') });
    expect(spared.step).toBe('free');
  });
});

describe('R35: no unit stays on a friend', () => {
  // Nineteen road steps to Grave, where a friend stands: half a point is left for the bridge.
  const START: Plan = { units: { '2I/5': '1004', '3I/32': '2215', Krft: '2320' } };

  test('it must go on while it can', () => {
    const state = position(START);
    order(state, '2I/5 2316');
    expect(labelOf(state.unitCell[state.mover]!)).toBe('2215');
    order(state, 'blow grave-bridge', 1);
    expect(asked(state)).toBe('allied moving');
    expect(ruleAgainst(state, 'stop')).toBe('5.3');
    expect(orders(state)).toEqual(['go 2116']);
    order(state, 'go 2116');
    expect(where(state, '2I/5')).toBe('2116');
  });

  test('or falls back to where it could last have stayed', () => {
    const state = position({ units: { ...START.units, '2D/231': '2116' } });
    order(state, '2I/5 2316');
    order(state, 'blow grave-bridge', 1);
    expect([where(state, '2I/5'), state.step]).toEqual(['2016', 'free']);
    expect(state.cellUnit[cellOf('2016')]).toBeGreaterThanOrEqual(0);
  });
});

test('the answer of the Germans is theirs alone', () => {
  const state = position(BEFORE_SON);
  order(state, '1/504 0505');
  expect(() => perform(state, 'allied', { kind: 'spare' })).toThrow('3.0');
});
