import { shotLines, type GameModule } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { kriegsspielBattleModule } from '../../src/battle/index.ts';
import type { Side } from '../../src/data/units.ts';
import { FACES } from '../../src/tactical/data/faces.ts';
import { forecastShot, reasonsOf, volley } from '../../src/tactical/forecast.ts';
import { hits } from '../../src/tactical/rules/shot.ts';
import { lay, openField, put } from './field.ts';

/** The same by rolling every face of every die. */
function counted(dice: number, arm: 'infantry' | 'armour' | 'artillery', byStars: boolean, figures: number) {
  const found = Array.from({ length: dice + 1 }, () => 0);
  let [destroyed, flagged] = [0, 0];
  for (let roll = 0; roll < 6 ** dice; roll++) {
    const faces = Array.from({ length: dice }, (_, die) => FACES[Math.floor(roll / 6 ** die) % 6]);
    const number = faces.filter((face) => hits(face, arm, byStars)).length;
    found[number]++;
    if (number >= figures) destroyed++;
    else if (faces.includes('flag')) flagged++;
  }
  return { hits: found, destroyed, flagged };
}

describe('odds are those of the dice', () => {
  test.each([
    [1, 'infantry', false, 4, 3],
    [3, 'infantry', false, 2, 3],
    [3, 'armour', true, 3, 3],
    [4, 'armour', false, 1, 2],
    [2, 'artillery', false, 2, 1],
  ] as const)('%i dice at %s, stars hit: %s, figures: %i', (dice, arm, byStars, figures, hitting) => {
    expect(volley(dice, hitting, figures)).toMatchObject(counted(dice, arm, byStars, figures));
  });

  test('of a shot in its place, with what takes dice from it', () => {
    const state = openField();
    lay(state, 'town', '0605');
    const tanks = put(state, 'allied', 'heavy tanks', '0405');
    const target = put(state, 'german', 'tanks', '0605');
    state.companyUnsupplied[tanks] = 1;
    expect(forecastShot(state, tanks, target)).toMatchObject({ dice: 0 });
    state.companyUnsupplied[tanks] = 0;
    expect(forecastShot(state, tanks, target)).toMatchObject({ dice: 1, hitting: 3, figures: 3 });
    expect(reasonsOf(state, tanks, target)).toEqual(['−2 for the town', 'stars hit']);
  });

  test('`hint` says those of every shot, the best first, and nothing to the other side', () => {
    const state = openField();
    put(state, 'allied', 'tanks', '0405');
    put(state, 'german', 'headquarters', '0605');
    put(state, 'german', 'rifle', '0603');
    const odds = (side: Side): readonly string[] => kriegsspielBattleModule.shotOdds!(state, side);
    expect(odds('allied')).toEqual([
      'A1 fires at G1, headquarters of 1/9SS. 3 dice: a hit 88 %, destroyed 88 %, a flag 9 %.',
      'A1 fires at G2, rifle company of 1/9SS. 3 dice: a hit 88 %, destroyed 0 %, a flag 42 %.',
    ]);
    expect(odds('german')).toEqual([]);
    state.battlePhase = 'card';
    expect(shotLines(kriegsspielBattleModule as unknown as GameModule, state, 'allied')).toEqual([
      'You have no shot to fire now.',
    ]);
  });
});
