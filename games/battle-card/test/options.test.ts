import { ScriptedDice } from '@club-route/engine';
import { expect, test } from 'vitest';
import { ALLIED, areasToOrder, battleCard, type BattleCardOptions, type BattleCardState } from '../src/index.ts';
import { optionsSchema } from '../src/options.ts';
import { register } from '../src/register.ts';
import { order, position, startTyped } from './play.ts';

/** Each with its place in the register, whether the form hides it at first, its default and its readings. */
const READINGS = {
  orders: ['R1', 'ruled', false, 'first', ['first', 'northward', 'southward', 'free']],
  airdrop: ['R10', 'printed', true, 'each', ['each', 'shared']],
  reinforcements: ['R7', 'printed', true, 'fromTop', ['fromTop', 'fromBottom']],
  mustAdvance: ['R2', 'printed', true, false, []],
  mayMoveBack: ['R3', 'ruled', true, false, []],
  germansAboveSix: ['R4', 'ruled', true, false, []],
  retakeOnlyIfReinforced: ['R5', 'ruled', true, false, []],
  controlAfterBattle: ['R6', 'ruled', true, false, []],
} as const;

test('the options are the open points of the register, with words for the form', () => {
  const options = Object.entries(optionsSchema).map(([name, option]) => {
    const choices = option.kind === 'choice' ? option.choices : [];
    expect([option.label, option.help ?? 'none needed', ...choices.map((choice) => choice.label)]).not.toContain('');
    const entry = register.find((one) => one.id === option.rule);
    expect(entry?.option).toBe(name);
    const { rule, provenance, default: standard } = option;
    return [name, [rule, provenance, option.advanced === true, standard, choices.map((choice) => choice.value)]];
  });
  expect(Object.fromEntries(options)).toEqual(READINGS);
});

function played(options: Partial<BattleCardOptions>, change: (state: BattleCardState) => void) {
  const state = position((here) => {
    here.fog = false;
    change(here);
  }, options);
  const labels = (): readonly string[] => battleCard.actions(state, ALLIED).map(({ action }) => shown(action));
  const act = (text: string, ...dice: readonly number[]): void => {
    const action = battleCard.actions(state, ALLIED).find((choice) => shown(choice.action) === text)?.action;
    if (action === undefined) throw new Error(`${text} is not offered: ${labels().join('; ')}`);
    expect(battleCard.refuse(state, ALLIED, action)).toBeUndefined();
    battleCard.apply(state, ALLIED, action, new ScriptedDice(dice));
  };
  return { state, labels, act };
}

function shown(action: unknown): string {
  return JSON.stringify(action);
}

function single(area: number, kind: 'attack' | 'defend'): string {
  return shown({ kind: 'orders', orders: [0, 1, 2, 3].map((at) => (at === area ? kind : null)) });
}

test('R1: orders one by one from Eindhoven north', () => {
  const { state, act, labels } = played({ orders: 'northward' }, () => undefined);
  expect(areasToOrder(state)).toEqual([0]);
  expect(labels()).toEqual([single(0, 'attack'), single(0, 'defend')]);
  act(single(0, 'attack'), 6);
  expect(areasToOrder(state)).toEqual([1]);
  act(single(1, 'attack'), 6);
  expect(areasToOrder(state)).toEqual([3]);
  // Nobody has grown before the last battle is fought.
  expect([...state.german]).toEqual([1, 1, 1, 2]);
  act(single(3, 'defend'), 6);
  expect([...state.german]).toEqual([2, 2, 2, 3]);
  expect(areasToOrder(state)).toEqual([]);
});

test('R1: orders one by one from Arnhem south', () => {
  const { state, act, labels } = played({ orders: 'southward' }, () => undefined);
  expect(labels()).toEqual([single(3, 'attack'), single(3, 'defend')]);
  act(single(3, 'attack'), 6);
  expect(areasToOrder(state)).toEqual([1]);
});

test('R1: orders one by one in any order', () => {
  const { state, act, labels } = played({ orders: 'free' }, () => undefined);
  expect(labels()).toEqual([0, 1, 3].flatMap((area) => [single(area, 'attack'), single(area, 'defend')]));
  const two = { kind: 'orders', orders: ['attack', 'attack', null, null] } as const;
  const none = { kind: 'orders', orders: [null, null, null, null] } as const;
  for (const action of [two, none])
    expect(battleCard.refuse(state, ALLIED, action)).toEqual({ rule: 'R1', text: 'Order one area at a time.' });
  act(single(1, 'attack'), 6);
  expect(areasToOrder(state)).toEqual([0, 3]);
});

test('R2: a possible advance must be made', () => {
  const { state } = played({ mustAdvance: true }, (here) => {
    here.phase = 'advance';
    here.control[0] = 1;
  });
  expect(battleCard.actions(state, ALLIED).map(({ action }) => action?.kind)).toEqual(['advance']);
  expect(battleCard.refuse(state, ALLIED, { kind: 'hold' })).toEqual({
    rule: 'R2',
    text: 'With these options you must advance if you can.',
  });
});

test('R2: with no advance possible the step passes, also where advances must be made', () => {
  const { state, act } = played({ mustAdvance: true, orders: 'free' }, (here) => here.allied.set([0, 0, 0, 5]));
  act(single(3, 'defend'), 6);
  expect([state.phase, state.round]).toEqual(['orders', 2]);
});

test('R3: 30 Corps and units may move south', () => {
  const { labels, act, state } = played({ mayMoveBack: true }, (here) => {
    here.phase = 'advance';
    here.corps = 1;
    here.control.set([1, 1, 0, 0]);
  });
  expect(labels()).toEqual(
    [
      { kind: 'advance', piece: 'unit', to: 'nijmegen' },
      { kind: 'advance', piece: 'corps', to: 'eindhoven' },
      { kind: 'advance', piece: 'unit', to: 'eindhoven' },
      { kind: 'hold' },
    ].map(shown),
  );
  act(shown({ kind: 'advance', piece: 'corps', to: 'eindhoven' }));
  expect(state.corps).toBe(0);
  expect(battleCard.refuse(state, ALLIED, { kind: 'advance', piece: 'corps', to: 'arnhem' })).toBeDefined();
});

test('R3: two areas south is too far', () => {
  const { state, labels } = played({ mayMoveBack: true }, (here) => {
    here.phase = 'advance';
    here.corps = 2;
    here.control.set([1, 1, 1, 0]);
  });
  expect(labels()).toEqual([{ kind: 'advance', piece: 'corps', to: 'grave' }, { kind: 'hold' }].map(shown));
  expect(battleCard.refuse(state, ALLIED, { kind: 'advance', piece: 'corps', to: 'eindhoven' })?.rule).toBe('3');
});

test.each([
  [true, 7],
  [false, 6],
])('R4: German strength may pass six: %s', (germansAboveSix, expected) => {
  const { state, act } = played({ germansAboveSix, orders: 'free' }, (here) => {
    here.allied.set([0, 0, 0, 5]);
    here.german.set([6, 2, 1, 2]);
  });
  act(single(3, 'defend'), 6);
  expect(state.german[0]).toBe(expected);
});

test.each([
  [true, 1],
  [false, 0],
])('R5: Nijmegen is retaken only when its garrison grows: %s', (retakeOnlyIfReinforced, control) => {
  const { state, act } = played({ retakeOnlyIfReinforced, orders: 'free' }, (here) => {
    here.allied.set([0, 0, 1, 6]);
    here.german.set([0, 0, 3, 1]);
    here.control.set([0, 0, 1, 1]);
    here.fought[2] = 1;
  });
  act(single(3, 'defend'), 6);
  expect([state.control[2], state.german[2]]).toEqual([control, 3]);
});

test.each([
  [true, 0],
  [false, 1],
])('R6: control is also checked after each battle: %s', (controlAfterBattle, control) => {
  const { state, act } = played({ controlAfterBattle, orders: 'free' }, (here) => {
    here.allied.set([4, 0, 0, 5]);
    here.german.set([5, 0, 0, 2]);
    here.control.set([1, 0, 0, 0]);
  });
  act(single(0, 'defend'), 6);
  expect(state.control[0]).toBe(control);
  // Where the Allies never had it, nothing is taken back.
  act(single(3, 'defend'), 6);
  expect(state.control[3]).toBe(0);
});

test('R6: an area is told as taken back only if it was Allied', () => {
  const { state } = played({ controlAfterBattle: true, orders: 'free' }, (here) => {
    here.allied.set([2, 0, 0, 5]);
    here.german.set([5, 0, 0, 2]);
  });
  const reports: Parameters<typeof battleCard.apply>[4] = [];
  const action = { kind: 'orders', orders: ['defend', null, null, null] } as const;
  battleCard.apply(state, ALLIED, action, new ScriptedDice([6]), reports);
  expect(reports?.map((report) => report.kind)).toEqual(['fought']);
});

test.each([
  // Arnhem falls first, so Nijmegen is fed again in the same step; from below it is asked while Arnhem is still Allied.
  ['fromTop', 2],
  ['fromBottom', 1],
] as const)('R7: reinforcements %s', (reinforcements, nijmegen) => {
  const { state, act } = played({ reinforcements, orders: 'free' }, (here) => {
    here.allied.set([0, 0, 0, 2]);
    here.german.set([0, 0, 1, 2]);
    here.control.set([0, 0, 0, 1]);
  });
  act(single(3, 'defend'), 6);
  expect([state.german[2], state.control[3]]).toEqual([nijmegen, 0]);
});

test('R10: one roll for all three divisions', () => {
  const match = startTyped({ airdrop: 'shared' });
  order(match, 'drop', 3);
  expect([...match.state.allied]).toEqual([5, 5, 0, 4]);
  expect(match.steps.at(-1)!.entry.draws.map((draw) => draw.purpose)).toEqual(['the drop of all three divisions']);
});
