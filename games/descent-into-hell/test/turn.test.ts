import { expect, test } from 'vitest';
import { BRIDGES } from '../src/data/board.ts';
import { OUTCOMES } from '../src/data/tables.ts';
import type { DescentOptions } from '../src/options.ts';
import { beginImpulse } from '../src/phases/impulse.ts';
import { resultOf } from '../src/phases/outcome.ts';
import { layOut } from '../src/phases/set-up.ts';
import { beginPlayerTurn, callOff, endGame, endImpulse, mayCallOff, nextKinds } from '../src/phases/turn.ts';
import type { DescentState } from '../src/state.ts';
import { position, usualRules } from './positions.ts';

/** Both impulses of a player turn, in which nobody does anything. */
function passTurn(state: DescentState): void {
  for (let impulses = 0; impulses < 2; impulses++) {
    beginImpulse(state, nextKinds(state)[0]);
    endImpulse(state, undefined);
  }
}

test('1.1: a player turn has one impulse of each kind, in either order', () => {
  const state = layOut(usualRules);
  beginPlayerTurn(state, 'allied');
  expect(nextKinds(state)).toEqual(['road', 'off-road']);
  beginImpulse(state, 'off-road');
  endImpulse(state, undefined);
  expect([state.side, nextKinds(state)]).toEqual(['allied', ['road']]);
  beginImpulse(state, 'road');
  endImpulse(state, undefined);
  expect([state.side, state.turn, nextKinds(state)]).toEqual(['german', 1, ['road', 'off-road']]);
});

test('1.7, 1.8: transport points of the day, and three deployment points from the second day on', () => {
  const state = layOut(usualRules);
  beginPlayerTurn(state, 'allied');
  expect([state.transportPoints, state.deploymentPoints]).toEqual([33, 0]);
  passTurn(state);
  passTurn(state);
  expect([state.turn, state.transportPoints, state.deploymentPoints]).toEqual([2, 30, 3]);
  passTurn(state);
  passTurn(state);
  expect([state.transportPoints, state.deploymentPoints]).toEqual([29, 6]);
});

test('1.9: the game ends after ten days, and nobody north of the Maas is a German operational victory', () => {
  const state = layOut(usualRules);
  beginPlayerTurn(state, 'allied');
  for (let turns = 0; turns < 20; turns++) {
    expect(state.outcome).toBe('none');
    passTurn(state);
  }
  expect(resultOf(state)?.name).toBe('german operational');
});

test('7.24: the operation is called off only at the start of an Allied player turn', () => {
  const state = position({ units: { '2 Para': '1910' } });
  beginPlayerTurn(state, 'allied');
  expect(mayCallOff(state)).toBe(true);
  beginImpulse(state, 'road');
  expect(mayCallOff(state)).toBe(false);
  endGame(state, undefined);
  expect(resultOf(state)?.name).toBe('german tactical');
});

test('D-03: air supply wins on the last day, and by option when the operation is called off', () => {
  const units = { '1 Para': '1703', '2 Para': '1703', '3 Para': '1703' };
  const held = (options: Partial<DescentOptions>): DescentState => position({ units, markers: ['1703'], options });
  const lastDay = held({});
  endGame(lastDay, undefined);
  expect(resultOf(lastDay)?.name).toBe('allied tactical');
  for (const [calledOff, result] of [
    ['land', 'german tactical'],
    ['air', 'allied tactical'],
  ] as const) {
    const state = held({ calledOff });
    callOff(state, undefined);
    expect(resultOf(state)?.name).toBe(result);
  }
});

test('D-03: a supply line over land wins when the operation is called off', () => {
  const state = position({ units: { '2 Para': '2105' }, allied: BRIDGES.map(({ id }) => id) });
  callOff(state, undefined);
  expect(resultOf(state)?.name).toBe('allied operational');
});

test('1.9: five results, each worth less to the Allies than the one before', () => {
  const state = layOut(usualRules);
  expect(resultOf(state)).toBeUndefined();
  const worth = OUTCOMES.map((outcome) => {
    state.outcome = outcome;
    return resultOf(state)!.scores!['allied'];
  });
  expect(worth).toEqual([1000, 800, 600, 300, 0]);
});
