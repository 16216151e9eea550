import { FastDice, hexDistance, isRefusal, ScriptedDice, type OptionValues } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { board, cellOf } from '../src/data/board.ts';
import { numberOf } from '../src/data/units.ts';
import { forecastShot } from '../src/forecast/shot.ts';
import { descentIntoHell, descentIntoHell as game } from '../src/game.ts';
import { descentIntoHellModule } from '../src/index.ts';
import { language } from '../src/language/index.ts';
import { endFire, fire } from '../src/phases/battle.ts';
import { attack, beginCombat } from '../src/phases/combat.ts';
import { offers } from '../src/offer/index.ts';
import { register } from '../src/register.ts';
import { rules } from '../src/rules.ts';
import { standing } from '../src/standing.ts';
import type { DescentState } from '../src/state.ts';
import { KEPT } from './leak-positions.ts';
import { position, usualRules } from './positions.ts';

const moving = (plan: Parameters<typeof position>[0]): DescentState => {
  const state = position(plan);
  state.phase = 'movement';
  return state;
};

/** What is answered to a typed order: the rule and the sentence. */
function answer(state: DescentState, text: string): string {
  const [seat] = game.active(state);
  const read = language.read(state, seat, text);
  const refusal = isRefusal(read) ? read : game.refuse(state, seat, read);
  return refusal === undefined ? 'accepted' : `${refusal.rule}: ${refusal.text}`;
}

test('1.1: a set-up is typed as far as it matters, and the rest is put along the road', () => {
  const state = game.setup(usualRules, new FastDice(1));
  expect(answer(state, 'setup')).toBe('accepted');
  const read = language.read(state, 'allied', 'setup 4Dorset 5Dorset 2IrishGds 0730');
  if (isRefusal(read) || read.kind !== 'setUp') throw new Error('no set-up');
  expect(game.refuse(state, 'allied', read)).toBeUndefined();
  expect(read.units).toEqual(expect.arrayContaining(['4 Dorset', '5 Dorset'].map(numberOf)));
  expect(read.cells[read.units.indexOf(numberOf('2 Irish Gds'))]).toBe(cellOf('0730'));
  expect(language.read(state, 'allied', language.write(state, read))).toEqual(read);
  expect(answer(state, 'setup 4Dorset 5Dorset 43RE 43Recce')).toBe(
    'Initial Deployment: Set up 3 units of 43rd Division.',
  );
  expect(answer(state, 'setup 2IrishGds 1910')).toBe('Initial Deployment: You must set up south of the start line.');
});

const FRONT = { '2 Irish Gds': '0830', '1 Cold Gds': '0830', '44 RTR': '1023', 'I/FJ 6': '0829' };

test.each([
  ['move 2IrishGds 0930', 'accepted'],
  ['move 2IrishGds 1CollGds 0930', /^notation: "1CollGds"|No place or hex/],
  ['move 2IrishGds by 0829', /^Movement: Enemy units are in 0829/],
  ['move 2IrishGds Nijmegen', /^Movement: 2 Irish Gds cannot reach 1910/],
  ['move I/FJ6 by 0828', /not one of your units/],
  ['move 44RTR by 1022 1022', /^Movement: The path must go/],
  ['attack 0829', /^Turn Sequence: This is the movement phase/],
  ['drop 1Para 1703', /^Turn Sequence/],
  ['blow', /^Turn Sequence/],
  ['move 2IrishGds 9999', /^notation: No place or hex/],
])('a typed order is accepted or refused with rule and sentence: %s', (text, says) => {
  expect(answer(moving({ units: FRONT }), text)).toMatch(says);
});

test('out of turn an order is refused, and nothing is told that the seat does not know', () => {
  const state = moving({ units: FRONT });
  expect(game.refuse(state, 'german', { kind: 'end' })?.text).toMatch(/Wait: your opponent/);
});

test('every example of the grammar is accepted where it is given', () => {
  const dice = new FastDice(3);
  const state = game.setup(usualRules, dice);
  for (let count = 0; count < 150; count++) {
    const [seat] = game.active(state);
    for (const [, text] of language.grammar(state, seat).matchAll(/"([^"]+)"/g)) {
      const read = language.read(state, seat, text);
      expect([text, isRefusal(read) ? read : (game.refuse(state, seat, read) ?? 'accepted')]).toEqual([
        text,
        'accepted',
      ]);
    }
    game.apply(state, seat, randomChoice(game, state, seat, dice), dice);
  }
});

function defended(): DescentState {
  const units = { '2 Irish Gds': '0928 moved', '1/506': '0928', 'I/FJ 6': '0927', '6 Lw Penal': '0927' };
  const state = position({ impulse: 'off-road', units });
  state.phase = 'combat';
  beginCombat(state);
  attack(state, cellOf('0927'), undefined);
  return state;
}

test('7.14: the odds of a shot are those of the table, by supply as it is seen', () => {
  const { column, supplied, faces } = forecastShot(defended(), numberOf('I/FJ 6'), numberOf('1/506'));
  expect({ column, supplied, faces }).toEqual({
    column: 3,
    supplied: true,
    faces: { none: 3, retreat: 1, loss: 2, eliminated: 0 },
  });
});

test('6.6, H-06: before a shot, a retreat is what it means there: a city spares once, and who has no way out is lost', () => {
  const retreatFrom = (hex: string, target: string, from: string, dice: readonly number[]): string | undefined => {
    const units = { '2 Irish Gds': `${from} moved`, '1 Cold Gds': from, [target]: hex };
    const state = position({ impulse: 'off-road', units });
    state.phase = 'combat';
    beginCombat(state);
    attack(state, cellOf(hex), undefined);
    endFire(state, undefined);
    if (dice.length > 0) fire(state, numberOf('2 Irish Gds'), numberOf(target), new ScriptedDice(dice), undefined);
    const { questions } = offers.of(state, 'allied', undefined, { units: [], through: [] });
    return questions[0].faces.find(({ label }) => label === 'R')?.words;
  };
  expect(retreatFrom('0927', 'I/FJ 6', '0928', [])).toBe('it retreats');
  expect(retreatFrom('1023', 'Henke', '1024', [])).toMatch(/^it stays/);
  expect(retreatFrom('1023', 'Henke', '1024', [2])).toBe('it retreats or loses a step');
  // A motorized unit on a road through polder.
  expect(retreatFrom('1907', 'Euling I/SS22', '1908', [])).toBe('it cannot retreat and is eliminated');
});

test('H-51: fire, bridges and cities are answered by what is filed, and asked about where nothing is', () => {
  const state = defended();
  expect(standing.answer(state, 'german', { fire: 'ask' })).toBeUndefined();
  expect(standing.answer(state, 'german', { fire: 'hold' })).toEqual({ kind: 'end' });
  expect(standing.answer(state, 'german', { fire: 'best' })).toEqual({
    kind: 'fire',
    firer: numberOf('I/FJ 6'),
    target: numberOf('1/506'),
  });
  const asked = moving({ units: { '1/506': '1022' } });
  asked.questions = [{ bridge: 0, cell: cellOf('1022') }];
  expect(standing.answer(asked, 'german', {})).toBeUndefined();
  const field = Object.keys(standing.schema('german')!).find((name) => name.startsWith('bridge-'))!;
  expect(standing.answer(asked, 'german', { [field]: 'blow' })).toEqual({ kind: 'bridge', blow: true });
  expect(standing.answer(asked, 'german', { [field]: 'keep' })).toEqual({ kind: 'bridge', blow: false });
});

test('H-51, 6.6: what is filed for a city answers for that city alone, and only for the side whose unit must leave it', () => {
  const units = { '2 Irish Gds': '1024 moved', '1 Cold Gds': '1024', Henke: '1023' };
  const state = position({ impulse: 'off-road', units });
  state.phase = 'combat';
  beginCombat(state);
  attack(state, cellOf('1023'), undefined);
  endFire(state, undefined);
  for (const firer of ['2 Irish Gds', '1 Cold Gds'])
    fire(state, numberOf(firer), numberOf('Henke'), new ScriptedDice([2]), undefined);
  const answered = (seat: string, values: OptionValues) => standing.answer(state, seat, values);
  expect(answered('german', { 'city-1023': 'stay' })).toEqual({ kind: 'city', stay: true });
  expect(answered('german', { 'city-1023': 'go' })).toEqual({ kind: 'city', stay: false });
  const open: readonly OptionValues[] = [{}, { 'city-1023': 'ask' }, { 'city-1910': 'go', fire: 'best' }];
  for (const values of open) expect(answered('german', values)).toBeUndefined();
  expect(answered('allied', { 'city-1023': 'go' })).toBeUndefined();
});

test('every rule that a refusal or the register cites stands in the rules text', () => {
  const headings = rules.map(({ rule }) => rule);
  const cited = register.map(({ rule }) => rule).filter((rule) => !headings.includes(rule));
  expect(cited).toEqual([]);
  expect(new Set(headings).size).toBe(headings.length);
});

test('the picture is drawn of a sight, with what was seen last', () => {
  const state = moving({ units: { '2 Irish Gds': '0830', 'I/FJ 6': '0827' } });
  state.ghostCell[numberOf('I/FJ 6')] = cellOf('0828');
  state.ghostMoment[numberOf('I/FJ 6')] = 4;
  const { pieces } = descentIntoHellModule.picture!(descentIntoHell.sight(state, 'allied'), 'allied');
  expect(pieces.filter(({ side }) => side === 'german')).toEqual([
    { at: cellOf('0828'), side: 'german', label: 'I/FJ 6', note: '18 September' },
  ]);
});

test('6.3, H-36: the picture of a mail has the landings of the day and the spans that both sides were told of', () => {
  const state = moving({ units: { '1 Brdg': '1022 span 1021', Henke: '2105' } });
  state.landings.push({ turn: state.turn, impulseNumber: 1, cells: [cellOf('1214')] });
  state.landings.push({ turn: state.turn - 1, impulseNumber: 1, cells: [cellOf('1513')] });
  const { pieces } = descentIntoHellModule.picture!(descentIntoHell.sight(state, 'german'), 'german');
  expect(pieces.filter(({ label }) => label === 'Landing').map(({ at }) => at)).toEqual([cellOf('1214')]);
  expect(pieces.filter(({ label }) => label === '≈').map(({ at }) => at)).toHaveLength(1);
  expect(pieces.filter(({ side }) => side === 'allied')).toEqual([]);
});

test('the air phase asks for what can be done: the weather first, and nothing where no unit can land', () => {
  const state = moving({});
  state.phase = 'air';
  state.transportPoints = 30;
  state.weather = 'unknown';
  expect(language.prompt(state, 'allied')).toBe(
    'Roll for the weather before you drop units (30 transport points), or end the air phase.',
  );
  state.weather = 'poor';
  expect(language.prompt(state, 'allied')).toBe('End the air phase: no unit can land now.');
  state.weather = 'good';
  expect(language.prompt(state, 'allied')).toBe('Drop units (30 transport points), or end the air phase.');
  state.transportPoints = 0;
  expect(language.prompt(state, 'allied')).toBe('End the air phase: no unit can land now.');
});

test('once the last transport point is spent, the air phase asks to land', () => {
  const state = moving({});
  state.phase = 'air';
  state.weather = 'good';
  state.transportPoints = 5;
  expect(language.prompt(state, 'allied')).toBe('Drop units (5 transport points), or end the air phase.');
  state.transportPoints = 1;
  state.landers = [{ unit: numberOf('2 Para'), cell: cellOf('1705') }];
  expect(language.prompt(state, 'allied')).toBe('Drop more units (1 transport point), or land.');
  state.transportPoints = 0;
  expect(language.prompt(state, 'allied')).toBe('Land your units. You have no transport points left.');
});

test('before the set-up a side has nobody on the map, and sees nobody', () => {
  const state = game.setup(usualRules, new ScriptedDice([]));
  const told = (viewer: 'allied' | 'german') => language.describe(game.sight(state, viewer), viewer);
  expect(told('allied')).toContain('Allied units: none on the map.');
  expect(told('german')).toContain('Allied units: none in sight.');
});

test('nothing is asked once the game is over', () => {
  const state = moving({});
  expect(language.prompt(state, 'allied')).not.toContain('over');
  state.outcome = 'allied operational';
  expect(language.prompt(state, 'allied')).toBe('The game is over.');
});

/** An attack by two units on a German who has no fire left, in the middle of the Allied turn. */
function attacking(): DescentState {
  const units = { '2 Irish Gds': '1024 moved', '1 Cold Gds': '1024', Greschick: '1124' };
  const state = position({ impulse: 'off-road', units });
  state.phase = 'combat';
  beginCombat(state);
  attack(state, cellOf('1124'), undefined);
  endFire(state, undefined);
  return state;
}

test('H-51: in its own turn a side fires, drives back and advances by what it filed, and is asked where it filed nothing', () => {
  const state = attacking();
  const target = numberOf('Greschick');
  const answered = (values: OptionValues) => standing.answer(state, 'allied', values);
  const open: readonly OptionValues[] = [{}, { 'attack-fire': 'ask' }, { fire: 'best' }];
  for (const values of open) expect(answered(values)).toBeUndefined();
  expect(answered({ 'attack-fire': 'hold' })).toEqual({ kind: 'end' });
  expect(answered({ 'attack-fire': 'best' })).toMatchObject({ kind: 'fire', target });
  expect(standing.answer(state, 'german', { 'attack-fire': 'best', fire: 'best' })).toBeUndefined();

  state.battle = { ...state.battle!, pending: { kind: 'retreat', unit: target, told: [] } };
  const distanceOf = (retreat: string): number => {
    const action = answered({ retreat });
    if (action?.kind !== 'retreat') throw new Error('no retreat');
    expect(game.refuse(state, 'allied', action)).toBeUndefined();
    return hexDistance(board, cellOf('1024'), action.way.at(-1)!);
  };
  expect(answered({ retreat: 'ask', 'attack-fire': 'best' })).toBeUndefined();
  expect([distanceOf('away'), distanceOf('near')]).toEqual([3, 1]);

  state.unitCell[target] = cellOf('1324');
  state.battle = { ...state.battle, pending: null, stage: 'advance' };
  const both = ['2 Irish Gds', '1 Cold Gds'].map(numberOf).toSorted((one, two) => one - two);
  expect(answered({ retreat: 'away' })).toBeUndefined();
  expect(answered({ advance: 'most' })).toEqual({ kind: 'advance', units: both });
  expect(answered({ advance: 'one' })).toMatchObject({ kind: 'advance', units: { length: 1 } });
  expect(answered({ advance: 'stay' })).toEqual({ kind: 'advance', units: [] });
});

test('H-51: a named phase is ended only while it lasts, and owed attacks are made only while they are owed', () => {
  const read = (state: DescentState, text: string) => language.read(state, 'allied', text);
  const units = { '2 Irish Gds': '1024 moved', Greschick: '1124' };
  const state = moving({ impulse: 'off-road', units });
  const needless = { needless: true };
  expect(read(state, 'end movement')).toEqual({ kind: 'end' });
  for (const order of ['end air', 'end fire', 'end combat', 'end building', 'attack owed'])
    expect(read(state, order)).toMatchObject(needless);
  // The movement phase never ends by itself: who writes this before it has forgotten something.
  state.phase = 'air';
  expect(read(state, 'end movement')).not.toMatchObject(needless);
  state.phase = 'combat';
  beginCombat(state);
  expect(read(state, 'end combat')).toEqual({ kind: 'end' });
  expect(read(state, 'attack owed')).toEqual({ kind: 'attack', cell: cellOf('1124') });
  attack(state, cellOf('1124'), undefined);
  for (const order of ['end combat', 'attack owed', 'end fire']) expect(read(state, order)).not.toMatchObject(needless);
  endFire(state, undefined);
  expect(read(state, 'end fire')).toEqual({ kind: 'end' });
  state.battle = null;
  expect(read(state, 'attack owed')).toMatchObject(needless);
  expect(language.read(state, 'german', 'end combat')).toMatchObject(needless);
});

test.each(Object.keys(KEPT))('H-51: orders of a letter are read by what its writer sees: %s', (name) => {
  const state = KEPT[name].state();
  for (const seat of game.seats)
    for (const order of [
      'attack owed',
      ...['air', 'movement', 'fire', 'combat', 'building'].map((part) => `end ${part}`),
    ])
      expect(language.read(state, seat, order)).toEqual(language.read(game.sight(state, seat), seat, order));
});

test('1.4, H-51: a letter that ends a phase too early waits for the Germans at a bridge, and names no combat', () => {
  const asked = moving({ units: { '1/506': '1022' } });
  asked.questions = [{ bridge: 0, cell: cellOf('1022') }];
  for (const order of ['end movement', 'attack owed'])
    expect(language.read(asked, 'allied', order)).toMatchObject({ rule: 'Water Barriers' });
});
