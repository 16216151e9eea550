import { FastDice } from '@club-route/engine';
import type { KeptPosition } from '@club-route/engine/testing';
import type { ActionKind } from '../src/actions.ts';
import { cellOf, labelOf } from '../src/data/board.ts';
import { AIRBORNE_OF, POLES, numberOf, UNIT_COUNT } from '../src/data/units.ts';
import { driveOnArnhem } from '../src/game.ts';
import { beginSupply } from '../src/phases/supply.ts';
import { remember } from '../src/rules/relocate.ts';
import { isSeen } from '../src/rules/zones.ts';
import { BREAKDOWN, BUILDUP, BUILT_IN, UNBUILT, WAITING, type DriveState } from '../src/state.ts';
import { HIGHWAY, position, usualRules, type Plan } from './positions.ts';

/** A position with hidden units, with all that both sides see kept in mind, as in a game. */
function hidden(plan: Plan, change?: (state: DriveState) => void): () => DriveState {
  return () => {
    const state = position({ ...plan, options: { ...plan.options, hidden: true } });
    change?.(state);
    for (let unit = 0; unit < UNIT_COUNT; unit++)
      if (state.unitCell[unit] >= 0 && isSeen(state, unit)) remember(state, unit);
    return state;
  };
}

function attack(state: DriveState, id: string, hex: string): void {
  state.unitAttack[numberOf(id)] = cellOf(hex);
  state.unitAttackOrder[numberOf(id)] = 1;
}

/** The end of the air phase brings supply, arrivals, build-up and rebuilt bridges of the whole morning. */
function morning(game: 'intermediate' | 'advanced'): () => DriveState {
  const units = {
    '44': '10,20',
    '88': '10,21',
    'HQ/101': '20,27',
    'ENG/43': '18,26',
    '1/325/82': '14,18',
    '2/325/82': '14,18',
    '504/82': '16,20',
    '1/POL': '12,20',
    '2/POL': '12,20',
    'HQ/59': '10,10',
    'I/6': '14,10',
    'II/6': '14,10',
    '107/BDE': '20,20',
  };
  return hidden({ phase: 'alliedAir', options: { game }, units, allied: HIGHWAY, blown: ['son-bridge'] }, (state) => {
    state.alliedAir = 1;
    state.interdiction = 12;
    for (const id of ['1/504/82', '2/504/82', '2107P/107', '2107/107']) state.unitCell[numberOf(id)] = BUILT_IN;
    for (const id of ['325/82', '6/6FJ']) state.unitCell[numberOf(id)] = UNBUILT;
    for (const id of ['1/325/82', 'I/6']) state.unitPlot[numberOf(id)] = BUILDUP;
    for (const id of ['504/82', '107/BDE']) state.unitPlot[numberOf(id)] = BREAKDOWN;
    state.unitDisband[numberOf('2/POL')] = 1;
  });
}

export const KEPT: Readonly<Record<string, KeptPosition<DriveState, ActionKind>>> = {
  'the free set-up': {
    state: () => driveOnArnhem.setup({ ...usualRules, hidden: true, setup: 'free' }, new FastDice(1)),
    deed: 'deploy',
  },
  'a morning of the intermediate game': { state: morning('intermediate'), deed: 'end' },
  'a morning of the advanced game': { state: morning('advanced'), deed: 'end' },
  'a walk with supply': {
    state: hidden(
      {
        phase: 'supply',
        options: { game: 'advanced' },
        units: { 'HQ/82': '16,9', '504/82': '17,10', '505/82': '18,10', '44': '20,27', '88': '10,10', '85': '22,5' },
        allied: ['16,9', '17,9', '17,10', '18,10'],
      },
      beginSupply,
    ),
    deed: 'supply',
  },
  'Germans hold the source of the Poles': {
    state: () => {
      const source = driveOnArnhem.setup(usualRules, new FastDice(1)).sourceCell[POLES];
      return hidden({ phase: 'germanAir', units: { '44': '20,27', '88': labelOf(source) } }, (state) => {
        for (let unit = 0; unit < UNIT_COUNT; unit++) if (AIRBORNE_OF[unit] === POLES) state.unitCell[unit] = WAITING;
      })();
    },
    deed: 'end',
  },
  'Germans beside sources that nobody guards': {
    state: hidden({
      phase: 'germanFirst',
      units: { '88': '16,8', '85': '16,10', '80': '15,25', '100T': '3,6', '44': '20,27' },
      allied: ['16,9', '15,26', '3,7'],
    }),
    deed: 'move',
  },
  'units out of command with few points': {
    state: hidden({
      options: { game: 'advanced' },
      units: { '1/POL': '14,18 out op=5', '2/POL': '16,20 out op=4', '88': '10,10' },
    }),
    deed: 'move',
  },
  'units at bridges that nobody has tried': {
    state: hidden({
      units: { '44': '17,26 travel', '1/POL': '18,26 travel', '88': '10,10' },
      untested: ['son-bridge'],
    }),
    deed: 'move',
  },
  'an attack without supply on a remnant': {
    state: hidden({ units: { '1/POL': '14,18 cp=200 supply=2', '88': '14,17 cp=1', '85': '10,10' } }, (state) =>
      attack(state, '1/POL', '14,17'),
    ),
    deed: 'end',
  },
  'the same by Germans': {
    state: hidden(
      { phase: 'germanFirst', units: { '1/POL': '14,18 cp=1', '88': '14,17 cp=200 supply=2', '85': '10,10' } },
      (state) => attack(state, '88', '14,18'),
    ),
    deed: 'end',
  },
  'a plotted attack that may be withdrawn': {
    state: hidden(
      { options: { withdrawPlots: true }, units: { '1/POL': '14,18', '2/POL': '14,18', '88': '14,17', '85': '10,10' } },
      (state) => attack(state, '1/POL', '14,17'),
    ),
    deed: 'withdraw',
  },
  'guns in range of an enemy in sight': {
    state: hidden({
      options: { game: 'advanced' },
      units: { 'HQ/101': '14,18', 'HQ/1': '13,18', '1/POL': '14,18', '88': '14,17', '85': '10,10' },
    }),
    deed: 'barrage',
  },
  'the last phase of the last day': {
    state: hidden({ phase: 'germanSecond', turn: 10, units: { '44': '14,18', '88': '14,17', '85': '10,10' } }),
    deed: 'end',
  },
};
