import { defaultOptions, FastDice } from '@club-route/engine';
import { descentIntoHell, UNIT_COUNT, unitCalled, type DescentState } from '@club-route/descent-into-hell';
import { expect, test } from 'vitest';
import { aboutUnit, faceOf, hasLine, unitWords } from '../../../src/games/descent-into-hell/faces.ts';

const start = (): DescentState =>
  descentIntoHell.sight(descentIntoHell.setup(defaultOptions(descentIntoHell.options), new FastDice(1)), 'german');

test('each army has its frame, and SS units theirs', () => {
  const state = start();
  const armies = ['2IrishGds', '1/504', '1Pol', 'SSAA9', 'I/FJ6'].map((name) => faceOf(state, unitCalled(name)).army);
  expect(armies).toEqual(['british', 'us', 'polish', 'ss', 'german']);
});

test('every unit has a name, factors and a stripe on its counter', () => {
  const state = start();
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const { name, factors, stripe } = faceOf(state, unit);
    expect(name.length).toBeGreaterThan(0);
    expect(name.length).toBeLessThanOrEqual(12);
    expect(factors).toMatch(/^\d-\d-\d$/);
    expect(stripe).toMatch(/^#/);
  }
});

test('a long name is cut at its words, and keeps its numbers whole', () => {
  const names = ['Inns of Court', 'Eindhoven garrison', 'Richter II/SS19', 'Gropp SS Flak 9'];
  expect(names.map((name) => faceOf(start(), unitCalled(name.replaceAll(' ', ''))).name)).toEqual([
    'Inns Court',
    'Eind garr',
    'Rich II/SS19',
    'Gropp SS',
  ]);
});

test('7.10: a reduced unit shows its weaker factors and that it is reduced', () => {
  const state = start();
  const unit = unitCalled('I/FJ6');
  expect(faceOf(state, unit)).toMatchObject({ factors: '4-2-3', depleted: false });
  state.unitSteps[unit] = 1;
  expect(faceOf(state, unit)).toMatchObject({ factors: '2-1-3', depleted: true });
  expect(unitWords(state, unit)).toBe('I/FJ 6, German infantry, 2-1-3, reduced');
});

test('7.14: own units out of supply as far as is seen are marked; of enemies nothing is known', () => {
  const state = start();
  const unit = unitCalled('I/FJ6');
  expect(hasLine(state, unit)).toBe(true);
  expect(faceOf(state, unit).marks).toEqual([]);
  const enemy = unitCalled('1/504');
  state.unitCell[enemy] = state.unitCell[unit] + 1;
  expect(faceOf(state, enemy).marks).toEqual([]);
});

test('a unit in words: type, when it is due, antitank fire', () => {
  expect(aboutUnit(start(), unitCalled('SSAA9'))).toBe('Reconnaissance, on the map from the start, full antitank fire');
  expect(aboutUnit(start(), unitCalled('2Para'))).toBe(
    'Parachute infantry, 1st Airborne Division, partial antitank fire',
  );
});
