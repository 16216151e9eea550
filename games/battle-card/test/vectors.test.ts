import { ScriptedDice } from '@club-route/engine';
import { expect, test } from 'vitest';
import { ALLIED, battleCard } from '../src/index.ts';
import { allOrders, order, pieces, position, startTyped } from './play.ts';

test('T1: won in round 5 with thirteen dice', () => {
  const match = startTyped();
  order(match, 'drop', 5, 6, 5);
  expect(pieces(match.state)).toBe('E 6/2 G 6/2 N –/1 A 5/2');
  order(match, 'attack all', 5, 5, 6);
  // Nijmegen does not grow: Arnhem is Allied.
  expect(pieces(match.state)).toBe('E 6/2★ G 6/2★ N –/1 A 5/2★');
  order(match, 'corps', 6);
  expect(pieces(match.state)).toBe('E 6/–★ G 6/2★ N –/1 A 6/2★');
  expect(match.state.fog).toBe(false);
  order(match, 'grave defend, arnhem attack', 5, 6);
  expect(pieces(match.state)).toBe('E 6/–★ G 6/3★ N –/1 A 6/2★');
  order(match, 'corps');
  order(match, 'arnhem attack', 6);
  expect(pieces(match.state)).toBe('E 6/–★ G 6/–★ N –/1 A 6/2★');
  order(match, '82nd');
  order(match, 'attack all', 6, 6);
  expect(pieces(match.state)).toBe('E 6/–★ G –/–★ N 6/1★ A 6/2★');
  order(match, 'corps');
  order(match, 'arnhem attack', 6);
  order(match, 'corps');
  expect(match.result()).toMatchObject({ name: 'won', winners: [ALLIED] });
  expect(match.state.round).toBe(5);
  const dice = match.steps.reduce((sum, step) => sum + step.entry.draws.length, 0);
  expect(dice).toBe(13);
});

test('T2: retaken in cascade, then lost', () => {
  const match = startTyped();
  order(match, 'drop', 1, 4, 2);
  expect(pieces(match.state)).toBe('E 4/2 G 5/2 N –/1 A 3/2');
  // Eindhoven stays German, so no advance is possible and the weather die follows by itself.
  order(match, 'attack all', 1, 2, 3, 2);
  // At Arnhem 2 against 2: equal strength keeps Allied control.
  expect(pieces(match.state)).toBe('E 3/3 G 4/2★ N –/1 A 2/2★');
  // Arnhem falls, so Nijmegen grows in the same step.
  order(match, 'eindhoven attack, grave defend, arnhem defend', 1, 6, 5, 3);
  expect(pieces(match.state)).toBe('E 1/4 G 4/3★ N –/2 A 2/3');
  order(match, 'eindhoven attack, grave attack, arnhem attack', 1);
  expect(match.result()).toMatchObject({ name: 'lost: 101st', winners: [] });
  // The other areas are not rolled.
  expect(match.steps.at(-1)!.entry.draws).toHaveLength(1);
});

interface Single {
  readonly allied: number;
  readonly german: number;
  readonly roll: number;
  readonly after: string;
}

// All at Grave, German control before; Eindhoven and Arnhem are left out of the fight.
const SINGLE_STEPS: readonly (readonly [string, Single])[] = [
  ['(a) 3 against 3, roll 5: taken, and retaken', { allied: 3, german: 3, roll: 5, after: '2/3' }],
  ['(b) 3 against 4, roll 6: taken, and retaken', { allied: 3, german: 4, roll: 6, after: '2/5' }],
  ['(d) 4 against 1, roll 5: the German unit stays at 1', { allied: 4, german: 1, roll: 5, after: '4/2★' }],
];

test.each(SINGLE_STEPS)('single step %s', (_name, { allied, german, roll, after }) => {
  const state = position((here) => {
    here.allied.set([0, allied, 0, 0]);
    here.german.set([2, german, 1, 2]);
    here.fog = false;
  });
  battleCard.apply(state, ALLIED, allOrders('attack', state), new ScriptedDice([roll]));
  expect(pieces(state)).toContain(`G ${after} `);
});

test('single step (c) 1 against 2, roll 5: the unit is gone and the game lost, star or no star', () => {
  const state = position((here) => {
    here.allied.set([0, 1, 0, 0]);
    here.german.set([2, 2, 1, 2]);
  });
  battleCard.apply(state, ALLIED, allOrders('attack', state), new ScriptedDice([5]));
  expect(battleCard.result(state)?.name).toBe('lost: 82nd');
});

test('single step (e) 2 against 2 under Allied control after reinforcement stays Allied', () => {
  const state = position((here) => {
    here.allied.set([0, 2, 0, 0]);
    here.german.set([2, 1, 1, 2]);
    here.control.set([0, 1, 0, 0]);
    here.fog = false;
  });
  battleCard.apply(state, ALLIED, allOrders('defend', state), new ScriptedDice([6]));
  expect(pieces(state)).toContain('G 2/2★');
});
