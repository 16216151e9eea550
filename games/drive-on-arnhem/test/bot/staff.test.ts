import { FastDice, hexDistance, type Dice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import type { DriveAction } from '../../src/actions.ts';
import { Attack } from '../../src/bot/attack.ts';
import { estimate, weighAttack } from '../../src/bot/estimate.ts';
import { ARNHEM, HIGHWAY, NIJMEGEN_PLACE } from '../../src/bot/ground.ts';
import { schemeDrawn, SECTORS, type Scheme } from '../../src/bot/sectors.ts';
import { Situation } from '../../src/bot/situation.ts';
import { board, cellOf, labelOf } from '../../src/data/board.ts';
import { numberOf, type Side } from '../../src/data/units.ts';
import { driveOnArnhem } from '../../src/game.ts';
import type { DriveState } from '../../src/state.ts';
import { position, usualRules } from '../positions.ts';
import { staff } from './players.ts';

/** What the staff officer orders in positions set up by hand. */

/** All orders of a phase, without its end. */
function ordersOf(state: DriveState, side: Side, dice: Dice = new FastDice(1)): readonly DriveAction[] {
  const player = staff.sit(side);
  const orders: DriveAction[] = [];
  for (;;) {
    const action = player.decide(driveOnArnhem.sight(state, side), dice);
    if (action.kind === 'end') return orders;
    expect(driveOnArnhem.refuse(state, side, action)).toBeUndefined();
    orders.push(action);
    driveOnArnhem.apply(state, side, action, dice);
  }
}

const attackersOf = (orders: readonly DriveAction[], hex: string) =>
  orders.filter((action) => action.kind === 'attack' && action.cell === cellOf(hex));

/** The highway from the border as far as Eindhoven, and the hexes of the Dommel bridge behind it. */
const ROAD = ['27,31', '26,31', '26,30', '25,29', '24,29', '24,28', '23,28', '22,28', '21,27', '20,27'];

describe('8.12: bridges that are down', () => {
  const posts = (units: Readonly<Record<string, string>>): Int16Array => {
    const situation = new Situation();
    situation.look(position({ units, allied: ROAD, blown: ['eindhoven-bridges'] }), 'allied');
    return situation.posts.of;
  };

  test('engineers go to them', () => {
    const of = posts({ 'ENG/43': '22,28', '44': '21,27' });
    expect(['21,27', '20,27'].map(cellOf)).toContain(of[numberOf('ENG/43')]);
  });

  test('who has no points to build comes after who has them', () => {
    const of = posts({ 'ENG/1': '21,27 supply=2 op=10', 'ENG/43': '22,28' });
    expect(['21,27', '20,27'].map(cellOf)).toContain(of[numberOf('ENG/43')]);
  });
});

describe('9.4: who is surrounded does not retreat', () => {
  const ring = { '44': '23,27', '2W/32/GDS': '23,28', '15/19/-': '22,29', '5C/214/43': '21,28', '7S/214/43': '21,27' };
  const blocker = { '88': '22,28 cp=40 eff=50' };
  const attackOf = (units: Readonly<Record<string, string>>): readonly [number, number] => {
    const state = position({ units: { ...units, ...blocker }, allied: ROAD });
    const attack = new Attack();
    attack.on(cellOf('22,28'));
    attack.enlist(numberOf('44'), cellOf('23,27'), 20, 60);
    weighAttack(state, 'allied', attack, 0, 0);
    return [estimate.clear, attackersOf(ordersOf(state, 'allied'), '22,28').length];
  };

  test('so he is not expected to, and more join in against him', () => {
    const [open, few] = attackOf({ '44': '23,27', '2W/32/GDS': '23,28', '15/19/-': '23,28' });
    const [closed, many] = attackOf({ ...ring, '1W/214/43': '22,27' });
    expect(open).toBeGreaterThan(0.5);
    expect(closed).toBe(0);
    expect(many).toBeGreaterThan(few);
  });
});

test('8.8: a hex of the road costs more, the fuller it gets, and most at a bridge', () => {
  const situation = new Situation();
  situation.look(position({ units: { '44': '25,29' }, allied: ROAD }), 'allied');
  const nuisance = (hex: string, others: number) => situation.worth.nuisance(cellOf(hex), 1, others);
  expect([0, 1, 2, 3].map((others) => nuisance('26,31', others))).toEqual([3, 8, 20, 40]);
  expect(nuisance('13,14', 3)).toBe(80);
  expect(nuisance('20,20', 3)).toBe(0);
});

test('a remnant is attacked by few, a strong defender by many', () => {
  const around = {
    '44': '24,29',
    '15/19/-': '24,29',
    '2W/32/GDS': '24,29',
    '2GG/5/GDS': '25,29',
    '1GG/5/GDS': '25,29',
  };
  const against = (strength: number) =>
    attackersOf(
      ordersOf(position({ units: { ...around, '88': `24,28 cp=${strength}` }, allied: ROAD }), 'allied'),
      '24,28',
    );
  expect(against(2)).toHaveLength(1);
  expect(against(90).length).toBeGreaterThan(2);
});

test('10.1: on the last evening even guards of Nijmegen attack who stands next to it', () => {
  const units = { '504/82': '12,10', '508/82': '12,9', '505/82': '13,9', '84/DIV': '13,8 cp=60 eff=70' };
  const state = position({ turn: 10, phase: 'alliedSecond', units, allied: ['12,8', '11,8', '11,9'] });
  expect(attackersOf(ordersOf(state, 'allied'), '13,8').length).toBeGreaterThan(0);
});

test('11.2: a remnant in Arnhem is finished off by whoever stands before it, the patient too', () => {
  const germans = { 'I/9': '7,3', BOCHOLT: '7,3', 'I/22': '8,3', 'PZGR/10SS': '8,3' };
  const state = position({
    turn: 6,
    phase: 'germanFirst',
    units: { ...germans, '10/4/1': '7,4 cp=6' },
    allied: ['7,4'],
  });
  expect(attackersOf(ordersOf(state, 'german'), '7,4').length).toBeGreaterThan(0);
});

describe('ground that only has to be walked over', () => {
  const goalOf = (id: string, turn: number, units: Readonly<Record<string, string>>): string | undefined => {
    const situation = new Situation();
    situation.look(position({ turn, units, allied: [...ROAD, '19,26', '18,26'] }), 'allied');
    const goal = situation.goalOf(numberOf(id));
    return goal < 0 ? undefined : labelOf(goal);
  };

  test('5.1: the nearest battalion opens an empty stretch of the road to its end', () => {
    const units = { '3/506/101': '18,26', '506/101': '18,26', '44': '26,31' };
    expect(goalOf('3/506/101', 4, units)).toBe('15,20');
  });

  test('10.1: and walks into a town that nobody holds, but not next to the enemy', () => {
    const units = { '3/327/101': '11,26', '3/506/101': '18,26', '3/504/82': '13,15' };
    expect(goalOf('3/327/101', 6, units)).toBe('11,27');
    expect(goalOf('3/327/101', 6, { ...units, '88': '10,27' })).not.toBe('11,27');
  });
});

describe('10.1: in the last days the ground on which all depends is walked over whoever stands by it', () => {
  const road = HIGHWAY.slice(0, NIJMEGEN_PLACE + 1).map(labelOf);
  const around = ['12,8', '13,8', '11,8', '11,9', '13,9', '12,10'];
  const ordersIn = (turn: number, missing: string, units: Readonly<Record<string, string>>) => {
    const allied = [...road, ...around].filter((hex) => hex !== missing);
    const state = position({ turn, phase: 'alliedSecond', units, allied });
    ordersOf(state, 'allied');
    return state.cellOwner[cellOf(missing)];
  };

  test('a hex next to Nijmegen', () => {
    expect(ordersIn(10, '11,9', { '504/82': '12,9', '508/82': '12,10', '3/504/82': '12,10' })).toBe(1);
  });

  test('a hex of the road, by who stands alone next to the enemy', () => {
    expect(ordersIn(10, '14,16', { '44': '14,17', '107/BDE': '15,17 op=0' })).toBe(1);
  });
});

describe('11.2: the Germans have three strategies', () => {
  const goalsOf = (scheme: Scheme): readonly (string | undefined)[] => {
    const situation = new Situation();
    situation.adopt(scheme);
    const units = { '2107P/107': '21,22', '80': '20,9', 'II/9': '24,28', '44': '27,31' };
    situation.look(position({ turn: 3, phase: 'germanFirst', units, allied: ['27,31'] }), 'german');
    return ['2107P/107', '80', 'II/9'].map((id) => {
      const goal = situation.goalOf(numberOf(id));
      return goal < 0 ? undefined : labelOf(goal);
    });
  };
  const isByArnhem = (hex: string | undefined) => hex !== undefined && hexDistance(board, cellOf(hex), ARNHEM) <= 3;

  test('each group goes for the highway where it comes from', () => {
    expect(goalsOf('highway').map(isByArnhem)).toEqual([false, false, false]);
  });

  test('or everybody goes to the Rhine who does not stand before XXX Corps', () => {
    expect(goalsOf('rhine').map(isByArnhem)).toEqual([true, true, false]);
  });

  test('or 10th SS joins the group from Kleve, and those at Arnhem stay by the Rhine', () => {
    const isBusiness = (scheme: Scheme, id: string) =>
      ['14,9', '10,6', '4,7', '15,22'].filter((hex) => SECTORS[scheme].outside(numberOf(id), cellOf(hex)) === 0);
    for (const [id, usual, kleve] of [
      ['I/21', ['10,6'], ['14,9']],
      ['80', ['14,9'], ['14,9']],
      ['I/9', ['10,6', '4,7'], ['10,6']],
      ['107/BDE', ['15,22'], ['15,22']],
    ] as const) {
      expect(isBusiness('highway', id), id).toEqual(usual);
      expect(isBusiness('kleve', id), id).toEqual(kleve);
    }
    expect(goalsOf('kleve').map(isByArnhem)).toEqual([false, false, false]);
  });

  test('whoever is built up stays with the business of its parts', () => {
    const outside = (unit: number) => ['24,28', '18,8', '8,4'].map((hex) => SECTORS.highway.outside(unit, cellOf(hex)));
    for (const [parent, part] of [
      ['6/6FJ', 'I/6'],
      ['406/DIV', '1/406'],
      ['84/DIV', '1051/84'],
    ])
      expect(outside(numberOf(parent)), parent).toEqual(outside(numberOf(part)));
  });

  describe('and a staff officer draws one of them', () => {
    const LOSSES = [3, 4, 5, 6, 7, 8];
    /** What is ordered on the third day by who sits down then, the first morning having gone like this. */
    const ordersAfter = (lost: number, dice: number) => {
      const units = { '80': '20,9', 'I/21': '17,1', '44': '27,31' };
      const state = position({ turn: 3, phase: 'germanFirst', units, allied: ['27,31'] });
      const result = { unit: numberOf('II/20'), lost, efficiency: 5, strain: 3 };
      state.strikes.push({ turn: 1, side: 'allied', cell: cellOf('29,30'), result });
      // What comes later changes nothing.
      for (const side of ['german', 'allied'] as const)
        state.strikes.push({ turn: 2 - Number(side === 'german'), side, cell: dice });
      return ordersOf(state, 'german', new FastDice(dice));
    };

    test('by the first air strikes, so that nobody can foresee it', () => {
      const different = new Set(LOSSES.map((lost) => JSON.stringify(ordersAfter(lost, 1))));
      expect(different.size).toBe(3);
    });

    test('the highway in half of the games, and always after a morning without strikes', () => {
      const state = position({ turn: 3, phase: 'germanFirst' });
      expect(schemeDrawn(state)).toBe('highway');
      const drawn = { highway: 0, rhine: 0, kleve: 0 };
      for (let lost = 0; lost < 400; lost++) {
        const morning = position({ turn: 3, phase: 'germanFirst' });
        const result = { unit: numberOf('II/20'), lost, efficiency: 5, strain: 3 };
        morning.strikes.push({ turn: 1, side: 'allied', cell: cellOf('29,30'), result });
        drawn[schemeDrawn(morning)]++;
      }
      expect(drawn.highway).toBeGreaterThan(160);
      expect(drawn.highway).toBeLessThan(240);
      expect(Math.min(drawn.rhine, drawn.kleve)).toBeGreaterThan(60);
    });

    test('and keeps to it, whoever sits down in mid-game', () => {
      for (const lost of LOSSES) expect(ordersAfter(lost, 1)).toEqual(ordersAfter(lost, 2));
    });
  });
});

describe('what must not be lost', () => {
  test('5.2: a battalion stays at the source of its division, however much is to be won elsewhere', () => {
    const situation = new Situation();
    const units = { '1/1': '3,7', '3/1/1': '4,8', 'AL/1': '6,5', '502': '9,3 cp=5' };
    situation.look(position({ turn: 3, units, allied: HIGHWAY.slice(0, NIJMEGEN_PLACE).map(labelOf) }), 'allied');
    const goals = ['1/1', '3/1/1', 'AL/1'].map((id) => situation.goalOf(numberOf(id)));
    expect(goals).toContain(cellOf('3,7'));
  });

  test('9.4: on the first day 1st Airborne makes for Arnhem, where nobody stands yet', () => {
    const dice = new FastDice(1);
    const state = driveOnArnhem.setup(usualRules, dice);
    for (const seat of ['allied', 'german'] as const) driveOnArnhem.apply(state, seat, { kind: 'end' }, dice);
    const situation = new Situation();
    situation.look(state, 'allied');
    const airborne = ['1/1', '3/1/1', 'AL/1', '1B/AL/1', '1/GP/1', 'RCN/1'].map(numberOf);
    const goals = airborne.map((unit) => situation.goalOf(unit));
    expect(state.phase).toBe('alliedFirst');
    expect(goals).toEqual(expect.arrayContaining(['7,4', '8,4', '3,7'].map(cellOf)));
  });
});
