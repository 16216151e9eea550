import { defaultOptions, FastDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { battleGame } from '../../src/battle/game.ts';
import { battleOptions } from '../../src/battle/options.ts';
import { SET_BATTLE_IDS } from '../../src/battle/set-battles.ts';
import { battleShape } from '../../src/battle/state.ts';
import { cellOf } from '../../src/data/board.ts';
import { unitCalled } from '../../src/data/units.ts';
import { UNTOUCHED } from '../../src/rules/ground.ts';
import { battleBoard, depthOf } from '../../src/tactical/board.ts';
import { BOX_DEPTH, BOX_WIDTH, squaresOf } from '../../src/tactical/box.ts';
import { COMPANY_KINDS } from '../../src/tactical/data/companies.ts';
import { muster } from '../../src/tactical/muster.ts';
import { setUpBattle } from '../../src/tactical/set-up.ts';
import { companiesOf, INDEX, MOST_OF_SIDE, SIDES } from '../../src/tactical/state.ts';
import { fighting } from './field.ts';

/** The row between the sides. */
const MIDDLE = 4;

describe('20: a battle is set up', () => {
  test('R39, R99: 13 by 9 hexes over three by two squares', () => {
    // Every other row has a hex less.
    expect([battleBoard.cells, BOX_WIDTH, BOX_DEPTH]).toEqual([13 * 9 - 4, 3, 2]);
    expect(new Set(squaresOf({ target: cellOf('2120'), from: 'south' })).size).toBe(6);
  });

  test.each(SET_BATTLE_IDS)('T10: each side on its own rows, the middle one empty: %s', (battle) => {
    const state = battleGame.setup({ ...defaultOptions(battleOptions), battle }, new FastDice(1));
    for (const side of SIDES) {
      const rows = companiesOf(state, side).map((company) => depthOf(state.companyHex[company]));
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every((row) => (state.battleAttacker === side ? row > MIDDLE : row < MIDDLE))).toBe(true);
    }
  });

  test('T23: a side has forty companies at most, and the rest stay away', () => {
    const state = battleShape.create();
    const battalion = (id: string, square: string) =>
      ({ unit: unitCalled(id), strength: 100, supplied: true, square: cellOf(square), comes: 0 }) as const;
    const many = ['1/9SS', '2/9SS', '3/9SS', '1/10SS', '2/10SS', '3/10SS'].map((id) => battalion(id, '4463'));
    setUpBattle(
      fighting(state).battle,
      {
        box: { target: cellOf('4363'), from: 'east' },
        attacker: 'german',
        battalions: [battalion('2/1', '4363'), ...many],
        lastTurn: 12,
        endsAtNight: false,
        leastHand: 1,
        aircraft: { allied: false, german: false },
        supportGuns: { allied: 0, german: 0 },
        firstReadings: false,
      },
      UNTOUCHED,
    );
    expect([...state.companyCount]).toEqual([4, MOST_OF_SIDE]);
    expect(state.medalsNeeded[INDEX.allied]).toBe(13);
  });
});

test('T22: engineers fight as infantry', () => {
  const arms = muster(unitCalled('Engineers'), 100, new FastDice(1)).map(({ kind }) => COMPANY_KINDS[kind].arm);
  expect(new Set(arms)).toEqual(new Set(['infantry']));
});
