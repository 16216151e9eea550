import { expect, test } from 'vitest';
import { OUTCOMES } from '../src/data/tables.ts';
import { beginImpulse } from '../src/phases/impulse.ts';
import { resultOf } from '../src/phases/outcome.ts';
import { layOut } from '../src/phases/set-up.ts';
import { beginPlayerTurn, endGame, endImpulse, mayCallOff, nextKinds } from '../src/phases/turn.ts';
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

test('1.9: five results, each worth less to the Allies than the one before', () => {
  const state = layOut(usualRules);
  expect(resultOf(state)).toBeUndefined();
  const worth = OUTCOMES.map((outcome) => {
    state.outcome = outcome;
    return resultOf(state)!.scores!['allied'];
  });
  expect(worth).toEqual([1000, 800, 600, 300, 0]);
});
