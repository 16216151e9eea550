import { driveOnArnhem, GONE, TRAVEL, unitCalled, UNIT_COUNT, UNKNOWN } from '@club-route/drive-on-arnhem';
import { expect, test } from 'vitest';
import { cellFacts } from '../../../src/games/drive-on-arnhem/cell-facts.ts';
import { faceOf, unitWords } from '../../../src/games/drive-on-arnhem/faces.ts';
import { ghostsOf } from '../../../src/games/drive-on-arnhem/map-picture.ts';
import { startMatch } from './table.ts';

test('a counter shows strength and points, and signs for what has become of its unit', () => {
  const { state } = startMatch(1);
  const unit = unitCalled('3/504/82');
  expect(faceOf(state, unit)).toMatchObject({ army: 'us', symbol: 'para', name: '3/504', depleted: false, marks: [] });
  expect(faceOf(state, unit).factors).toMatch(/^57-\d+$/);
  state.unitMode[unit] = TRAVEL;
  state.unitSupply[unit] = 2;
  state.unitEfficiency[unit] = 60;
  expect(faceOf(state, unit)).toMatchObject({ depleted: true, marks: [{ sign: 'march' }, { sign: 'want' }] });
  expect(unitWords(state, unit)).toContain('travel mode, unsupplied');
});

test('beside its name a unit goes on in small letters', () => {
  const { state } = startMatch(1);
  const { units } = cellFacts(state, state.unitCell[unitCalled('3/504/82')], 'allied');
  expect(units.map(({ words }) => words)).toContain('airborne, battalion, 82nd Airborne.');
});

test('every unit has a face with a colour of its formation', () => {
  const { state } = startMatch(1);
  for (let unit = 0; unit < UNIT_COUNT; unit++) expect(faceOf(state, unit).stripe).toMatch(/^#[0-9a-f]{6}$/);
  expect(faceOf(state, unitCalled('I/9')).army).toBe('ss');
});

test('who is out of sight is a ghost with a date where it was seen, and nowhere else', () => {
  const { state } = startMatch(1, { hidden: true });
  const unit = unitCalled('16SST');
  state.ghostCell[unit] = 5;
  state.ghostTurn[unit] = 1;
  state.unitCell[unit] = GONE;
  state.turn = 3;
  const sight = driveOnArnhem.sight(state, 'allied');
  sight.unitCell[unit] = UNKNOWN;
  expect(ghostsOf(sight, 'allied').filter(({ cell }) => cell === 5)).toMatchObject([
    { words: expect.stringContaining('16 SST'), seen: { when: '17 September', age: 2 } },
  ]);
  expect(ghostsOf(sight, 'german').filter(({ cell }) => cell === 5)).toEqual([]);
});
