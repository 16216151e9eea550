import { describe, expect, test } from 'vitest';
import { cellOf } from '../src/data/board.ts';
import { farthestBridge } from '../src/game.ts';
import { score } from '../src/score.ts';
import { NONE, type FarthestBridgeState } from '../src/state.ts';
import { asked, order, position, unit, where } from './positions.ts';

function ending(state: FarthestBridgeState): string {
  return farthestBridge.result(state)?.name ?? 'open';
}

describe('17.0: an Allied victory', () => {
  test('two hexes of Arnhem at once', () => {
    const state = position({ units: { '32': '3423', '1C/5': '3424' } });
    order(state, '1C/5 3524');
    expect(ending(state)).toBe('allied');
    expect(farthestBridge.active(state)).toEqual([]);
    expect(farthestBridge.result(state)!.winners).toEqual(['allied']);
  });

  test('even in passing', () => {
    const state = position({ units: { '32': '3423', '1C/5': '3424' } });
    const reports = order(state, '1C/5 by 3524 3624');
    expect(ending(state)).toBe('allied');
    // The way ends where the game does.
    expect(where(state, '1C/5')).toBe('3524');
    expect(reports.at(-1)).toEqual({ kind: 'ended', ending: 'allied' });
  });

  test('by an advance, with the Germans about to be asked', () => {
    const units = { '32': '3523', '1C/5': '3323', BrDf: '3423 depleted', Krft: '3726' };
    const state = position({ phase: 'alliedCombat', units });
    // City: 4 against 1, +3, column 6; die 2 is D1.
    order(state, 'attack 3423 with 1C/5', 2);
    order(state, 'retreat 3424');
    const reports = order(state, 'advance 1C/5 3423');
    expect(ending(state)).toBe('allied');
    // Nobody is asked any more about the bridge at Arnhem, and the unit stands where it came.
    expect(reports.map(({ kind }) => kind)).toEqual(['advanced', 'arnhem', 'ended']);
    expect([state.mover, state.questions, state.cellUnit[cellOf('3423')]]).toEqual([NONE, [], unit('1C/5')]);
  });

  test('by a retreat', () => {
    const units = { '32': '3524', '1C/5': '3424 depleted', '1/9SS': '3425', '2/9SS': '3525' };
    const state = position({ phase: 'germanCombat', units });
    // Town: 9 against 2, +7, column 8; die 4 is D1.
    order(state, 'attack 3424 with 1/9SS 2/9SS', 4);
    order(state, 'retreat 3423');
    expect(ending(state)).toBe('allied');
  });

  test('not by one unit that retreats through one hex of Arnhem into another', () => {
    const units = { '1C/5': '3424 depleted', '1/9SS': '3425', '2/9SS': '3525' };
    const state = position({ phase: 'germanCombat', units });
    // Town: 9 against 2, +7, column 8; die 1 is D2.
    order(state, 'attack 3424 with 1/9SS 2/9SS', 1);
    order(state, 'retreat 3423 3523');
    expect([ending(state), state.heldOne, where(state, '1C/5')]).toEqual(['open', true, '3523 depleted']);
  });

  test.each([
    ['an airborne unit', { '1/1': '3423', '1C/5': '3424' }],
    ['a glider unit', { '1B/1': '3423', '1C/5': '3424' }],
    ['Poles', { '1/Pol': '3423', '1C/5': '3424' }],
    ['a German unit', { BrDf: '3423', '1C/5': '3624' }],
  ])('not with %s in the other hex', (_name, units) => {
    const state = position({ units });
    order(state, '1C/5 3524');
    expect(ending(state)).toBe('open');
    expect(state.heldOne).toBe(true);
  });

  test.each(['1/1', '1B/1', '1/Pol'])('nor does %s, airborne, count when it comes in', (id) => {
    const state = position({ units: { [id]: '3424', '1C/5': '3523' } });
    order(state, `${id} 3524`);
    expect([ending(state), state.heldOne]).toEqual(['open', false]);
  });

  test('R24: not one after the other, by the same unit or another', () => {
    const state = position({ units: { '32': '3424', '1C/5': '3624' } });
    order(state, '32 by 3423 3523');
    expect(ending(state)).toBe('open');
    while (state.turn === 5) order(state, 'end');
    order(state, '32 by 3622');
    order(state, '1C/5 by 3524');
    expect(ending(state)).toBe('open');
  });

  test('Oosterbeek is not Arnhem', () => {
    const state = position({ units: { '32': '3423', '1C/5': '3522' } });
    order(state, '1C/5 3521');
    expect(ending(state)).toBe('open');
  });
});

describe('17.0: after the last turn', () => {
  test.each([
    ['draw', '3323', '3423', []],
    ['german', '3323', '3322', ['german']],
  ])('%s', (name, from, to, winners) => {
    const state = position({ turn: 10, units: { '1C/5': from } });
    order(state, `1C/5 ${to}`);
    // The draw stands though the hex is left, or lost.
    while (farthestBridge.active(state).length > 0) order(state, 'end');
    expect(farthestBridge.result(state)).toMatchObject({ name, winners });
    expect(state.phase).toBe('over');
  });

  test('R29: the option says how many turns', () => {
    const state = position({ turn: 3, phase: 'germanMobile', options: { turns: 3 } });
    order(state, 'end');
    expect(ending(state)).toBe('german');
    const usual = position({ turn: 3, phase: 'germanMobile' });
    order(usual, 'end');
    expect([usual.turn, asked(usual)]).toEqual([4, 'allied free']);
  });
});

test('17.0: the score counts the hexes of Arnhem that ground units hold: not those of paratroops or Germans', () => {
  const units = { '32': '3423', '1/1': '3523', BrDf: '3524' };
  expect(score(position({ units, turn: 3 }))).toBe('Turn 3 of 10. Arnhem: 1 of 2 hexes.');
  expect(score(position({ options: { turns: 8 } }))).toBe('Turn 5 of 8. Arnhem: 0 of 2 hexes.');
});
