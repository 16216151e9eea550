import { isRefusal, ScriptedDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { actionSchema, type BattleCardAction, type Orders } from '../src/actions.ts';
import { ALLIED, battleCard, type BattleCardReport, type BattleCardState } from '../src/index.ts';
import { order, position, startTyped } from './play.ts';

const AIRDROP: BattleCardAction = { kind: 'airdrop' };
const HOLD: BattleCardAction = { kind: 'hold' };

function orders(...given: Orders): BattleCardAction {
  return { kind: 'orders', orders: given };
}

function advance(piece: 'corps' | 'unit', to: 'eindhoven' | 'grave' | 'nijmegen' | 'arnhem'): BattleCardAction {
  return { kind: 'advance', piece, to };
}

/** Every whole action that can be put together now, with the areas of a decision made of parts in their order. */
function offered(state: BattleCardState): readonly BattleCardAction[] {
  const found: BattleCardAction[] = [];
  const look = (draft?: Orders): void => {
    for (const choice of battleCard.actions(state, ALLIED, draft))
      if (choice.action !== undefined) found.push(choice.action);
      else look(choice.draft);
  };
  look();
  return found;
}

function refusal(state: BattleCardState, action: BattleCardAction) {
  return battleCard.refuse(state, ALLIED, action);
}

/** Plays it with these dice and returns what is told, or what stands in the way. */
function told(state: BattleCardState, action: BattleCardAction, ...dice: readonly number[]): BattleCardReport[] {
  const reports: BattleCardReport[] = [];
  battleCard.apply(state, ALLIED, action, new ScriptedDice(dice), reports);
  return reports;
}

/** In the advance step, 30 Corps in Eindhoven beside the 101st, Grave Allied and Nijmegen German. */
function advancing(change: (state: BattleCardState) => void = () => undefined, options = {}): BattleCardState {
  return position((here) => {
    here.phase = 'advance';
    here.corps = 0;
    here.allied.set([4, 3, 0, 2]);
    here.german.set([0, 2, 1, 2]);
    here.control.set([1, 1, 0, 0]);
    change(here);
  }, options);
}

describe('Set-up', () => {
  test('strengths, divisions, fog and 30 Corps as on the card', () => {
    const { state, game } = startTyped();
    expect(game.id).toBe('battle-card');
    expect(game.active(state)).toEqual([ALLIED]);
    expect(game.shape.encode(state)).toMatchObject({
      round: 1,
      fog: true,
      corps: -1,
      phase: 'airdrop',
      ending: 'none',
    });
    expect([...state.allied]).toEqual([6, 6, 0, 5]);
    expect([...state.german]).toEqual([2, 2, 1, 2]);
    expect([...state.division]).toEqual([0, 1, -1, 2]);
    expect(battleCard.result(state)).toBeUndefined();
  });
});

describe('Airdrop', () => {
  test('it comes first, and once', () => {
    const { state } = startTyped();
    expect(offered(state)).toEqual([AIRDROP]);
    expect(refusal(state, AIRDROP)).toBeUndefined();
    expect(refusal(state, orders('attack', 'attack', null, 'attack'))).toEqual({
      rule: '1',
      text: 'You give orders only at the start of a round.',
    });
    told(state, AIRDROP, 1, 3, 5);
    expect(refusal(state, AIRDROP)).toEqual({ rule: 'Set-up', text: 'The divisions have already dropped.' });
  });

  test('each division rolls, from the south, and says so', () => {
    const match = startTyped();
    order(match, 'drop', 1, 3, 5);
    const { entry, reports } = match.steps.at(-1)!;
    expect(entry.draws.map((draw) => draw.purpose)).toEqual([
      'the drop of the 101st',
      'the drop of the 82nd',
      'the drop of the 1st',
    ]);
    expect(reports).toEqual([
      { kind: 'dropped', area: 0, division: 0, roll: 1, strength: 4 },
      { kind: 'dropped', area: 1, division: 1, roll: 3, strength: 5 },
      { kind: 'dropped', area: 3, division: 2, roll: 5, strength: 5 },
      { kind: 'round', round: 1 },
    ]);
  });
});

describe('1: battle', () => {
  test('every unit that faces a German gets an order, from the south', () => {
    const state = position(() => undefined);
    const first = battleCard.actions(state, ALLIED);
    expect(first.map((choice) => choice.draft)).toEqual([
      ['attack', null, null, null],
      ['defend', null, null, null],
    ]);
    const kinds = ['attack', 'defend'] as const;
    const every = kinds.flatMap((e) => kinds.flatMap((g) => kinds.map((a) => orders(e, g, null, a))));
    expect(offered(state)).toEqual(every);
    for (const action of every) expect(refusal(state, action)).toBeUndefined();
  });

  test('fighting is compulsory, and only where there is a battle', () => {
    const state = position(() => undefined);
    const missing = (title: string) => ({
      rule: '1',
      text: `Every division must fight. Order the division at ${title} to attack or to defend.`,
    });
    expect(refusal(state, orders(null, 'attack', null, 'attack'))).toEqual(missing('Eindhoven'));
    expect(refusal(state, orders('attack', 'attack', null, null))).toEqual(missing('Arnhem'));
    expect(refusal(state, orders('attack', 'attack', 'attack', 'attack'))).toEqual({
      rule: '1',
      text: 'There is no battle at Nijmegen now.',
    });
    expect(refusal(state, advance('corps', 'eindhoven'))).toEqual({
      rule: '3',
      text: 'You can advance only after the German reinforcements.',
    });
    expect(refusal(state, HOLD)).toEqual({ rule: '3', text: 'You can hold only when it is time to advance.' });
  });

  test('battles are rolled from Eindhoven north', () => {
    const match = startTyped();
    order(match, 'drop', 6, 6, 6);
    order(match, 'attack all', 6, 6, 6);
    expect(match.steps.at(-1)!.entry.draws.map((draw) => draw.purpose)).toEqual([
      'the battle at Eindhoven',
      'the battle at Grave',
      'the battle at Arnhem',
    ]);
  });

  test('a unit lost loses the game at once, with nobody told that is not there', () => {
    const state = position((here) => here.allied.set([1, 3, 0, 3]));
    const reports = told(state, orders('attack', 'attack', null, 'attack'), 1);
    expect(reports.slice(1)).toEqual([
      { kind: 'removed', area: 0, division: 0 },
      { kind: 'ended', ending: 'removed' },
    ]);
    expect(battleCard.result(state)).toEqual({
      name: 'lost: 101st',
      winners: [],
      reason: 'The 101st Airborne was destroyed at Eindhoven in round 1.',
    });
    expect(battleCard.active(state)).toEqual([]);
    expect(offered(state)).toEqual([]);
    expect(refusal(state, HOLD)).toEqual({ rule: 'End', text: 'The game is over.' });
  });
});

describe('2: German reinforcements', () => {
  test('each garrison grows by one, from Arnhem down; the stronger takes its area back', () => {
    const state = position((here) => {
      here.allied.set([0, 0, 2, 0]);
      here.german.set([2, 6, 1, 0]);
      here.control.set([0, 0, 1, 0]);
      here.fog = false;
    });
    const reports = told(state, orders(null, null, 'defend', null), 6);
    expect(reports.slice(1)).toEqual([
      { kind: 'reinforced', area: 2, german: 2 },
      { kind: 'reinforced', area: 1, german: 6 },
      { kind: 'reinforced', area: 0, german: 3 },
      { kind: 'held', possible: false },
      { kind: 'round', round: 2 },
    ]);
    expect(state.control[2]).toBe(1);
  });

  test('Nijmegen gets nothing while Arnhem is Allied', () => {
    const state = position((here) => {
      here.allied.set([0, 0, 0, 6]);
      here.german.set([2, 2, 1, 1]);
      here.control.set([0, 0, 0, 1]);
      here.fog = false;
    });
    const reports = told(state, orders(null, null, null, 'defend'), 6);
    expect(reports.slice(1, 5)).toEqual([
      { kind: 'reinforced', area: 3, german: 2 },
      { kind: 'withheld' },
      { kind: 'reinforced', area: 1, german: 3 },
      { kind: 'reinforced', area: 0, german: 3 },
    ]);
  });
});

describe('3: one advance', () => {
  test('30 Corps into an Allied area, or the unit beside it into any, or none', () => {
    const state = advancing();
    expect(offered(state)).toEqual([advance('corps', 'grave'), advance('unit', 'grave'), HOLD]);
    for (const action of offered(state)) expect(refusal(state, action)).toBeUndefined();
    expect(battleCard.actions(state, ALLIED).map((choice) => choice.ends)).toEqual([false, false, true]);
  });

  test('from Belgium only 30 Corps itself, and nothing before Eindhoven is Allied', () => {
    const state = advancing((here) => {
      here.corps = -1;
    });
    expect(offered(state)).toEqual([advance('corps', 'eindhoven'), HOLD]);
    expect(refusal(state, advance('unit', 'eindhoven'))).toEqual({
      rule: '3',
      text: 'No unit is in the same area as 30 Corps. Only such a unit may advance.',
    });
  });

  test('not where nobody stands beside it', () => {
    const state = advancing((here) => {
      here.allied[0] = 0;
    });
    expect(offered(state)).toEqual([advance('corps', 'grave'), HOLD]);
    expect(refusal(state, advance('unit', 'grave'))?.rule).toBe('3');
  });

  test('not past the next area, not back, and 30 Corps not into a German one', () => {
    const state = advancing((here) => {
      here.corps = 1;
    });
    expect(offered(state)).toEqual([advance('unit', 'nijmegen'), HOLD]);
    const far = { rule: '3', text: 'You can advance only to the next area towards Arnhem.' };
    expect(refusal(state, advance('unit', 'arnhem'))).toEqual(far);
    expect(refusal(state, advance('corps', 'eindhoven'))).toEqual(far);
    expect(refusal(state, advance('corps', 'nijmegen'))).toEqual({
      rule: '3',
      text: '30 Corps can enter only an area under Allied control. Take it with an attack first.',
    });
  });

  test('from Arnhem nothing goes on', () => {
    const state = advancing((here) => {
      here.corps = 3;
    });
    expect(offered(state)).toEqual([HOLD]);
  });

  test('30 Corps removes the garrison; in Arnhem it wins', () => {
    const state = advancing((here) => {
      here.corps = 2;
      here.control[3] = 1;
    });
    expect(told(state, advance('corps', 'arnhem'))).toEqual([
      { kind: 'corps', area: 3, garrison: 2 },
      { kind: 'ended', ending: 'arnhem' },
    ]);
    expect(battleCard.result(state)).toEqual({
      name: 'won',
      winners: [ALLIED],
      reason: '30 Corps reached Arnhem in round 1.',
    });
  });

  test('two units become one of at most six, under the name that was there', () => {
    const state = advancing();
    const [moved, ...rest] = told(state, advance('unit', 'grave'), 1);
    expect(moved).toEqual({ kind: 'advanced', division: 0, from: 0, to: 1, joins: 1, strength: 6 });
    expect(rest.map((report) => report.kind)).toEqual(['tested', 'round']);
    expect([[...state.allied], [...state.division]]).toEqual([
      [0, 6, 0, 2],
      [-1, 1, -1, 2],
    ]);
  });

  test('a unit that moves alone keeps its name', () => {
    const state = advancing((here) => {
      here.corps = 1;
    });
    const [moved] = told(state, advance('unit', 'nijmegen'), 1);
    expect(moved).toEqual({ kind: 'advanced', division: 1, from: 1, to: 2, joins: -1, strength: 3 });
    expect([...state.division]).toEqual([0, -1, 1, 2]);
  });

  test('an advance that is not made is told', () => {
    expect(told(advancing(), HOLD, 1)[0]).toEqual({ kind: 'held', possible: true });
  });
});

describe('4 and 5: the 1st Airborne and the weather', () => {
  test('the die must reach the weather space; the unit grows once', () => {
    const state = advancing((here) => {
      here.round = 3;
    });
    expect(told(state, HOLD, 4)).toContainEqual({ kind: 'tested', roll: 4, needed: 4, strength: 3 });
    expect([state.fog, state.round, state.phase]).toEqual([false, 4, 'orders']);
  });

  test('leaving the track loses the game', () => {
    const state = advancing((here) => {
      here.round = 6;
      here.fog = false;
    });
    expect(told(state, HOLD).at(-1)).toEqual({ kind: 'ended', ending: 'time' });
    expect(battleCard.result(state)).toEqual({
      name: 'lost: time',
      winners: [],
      reason: 'Six rounds have passed and Arnhem is not reached.',
    });
  });
});

test('what is no action is not read as one', () => {
  const wrong = [
    { kind: 'orders' },
    { kind: 'orders', orders: ['attack'] },
    { kind: 'orders', orders: ['attack', null, null, 'flee'] },
    { kind: 'advance', piece: 'corps', to: 'son' },
    { kind: 'advance', piece: 'tank', to: 'grave' },
    { kind: 'hold', really: true },
  ];
  for (const value of wrong) expect(actionSchema.safeParse(value).success).toBe(false);
  for (const value of [AIRDROP, HOLD, orders('attack', null, 'defend', null), advance('unit', 'arnhem')])
    expect(actionSchema.safeParse(value)).toMatchObject({ success: true, data: value });
});

test('searching pays for no reports', () => {
  const match = startTyped();
  const state = battleCard.shape.copy(match.state);
  for (const [action, dice] of [
    [AIRDROP, [6, 6, 6]],
    [orders('attack', 'attack', null, 'attack'), [6, 6, 6]],
    [advance('corps', 'eindhoven'), [6]],
  ] as const) {
    battleCard.apply(state, ALLIED, action, new ScriptedDice(dice));
    const done = match.act(ALLIED, action, dice);
    if (isRefusal(done)) throw new Error(done.text);
  }
  expect(battleCard.shape.equal(state, match.state)).toBe(true);
});
