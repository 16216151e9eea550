import { describe, expect, test } from 'vitest';
import {
  cellBeside,
  cellOf,
  DEGREE,
  board,
  isWater,
  labelOf,
  neighboursOf,
  terrainOf,
  type Terrain,
} from '../../src/data/board.ts';
import { hasCanal, structureCalled } from '../../src/data/structures.ts';
import { theatre } from '../../src/data/theatre.ts';
import { unitCalled } from '../../src/data/units.ts';
import { trueGround } from '../../src/rules/truth.ts';
import { companiesNow, setChain, setUnitState, stateOf } from '../../src/rules/units.ts';
import { destroy } from '../../src/rules/retreat.ts';
import { landingSquare } from '../../src/rules/squares.ts';
import { stepsFrom, wayTo } from '../../src/rules/ways.ts';
import { strengthAfter } from '../../src/second/battle/settle.ts';
import { attackTo, minuteOf, move, PurposeDice } from '../positions.ts';
import { answerBy, done, goOn, ordered, placeOf, secondPosition } from './positions.ts';

/** Roadless squares in a row, of these grounds. */
function row(...grounds: readonly Terrain[]): readonly string[] {
  const isWild = (cell: number): boolean =>
    cell >= 0 &&
    Array.from({ length: DEGREE }, (_, at) => cell * DEGREE + at).every(
      (step) => theatre.stepRoad[step] === 0 && theatre.stepRail[step] === 0,
    );
  for (let first = 0; first < board.cells; first++) {
    const cells = grounds.map((_, at) => cellBeside(first, at, 0));
    const fits = cells.every(
      (cell, at) =>
        isWild(cell) &&
        terrainOf(cell) === grounds[at] &&
        (at === 0 || (neighboursOf(cells[at - 1]).includes(cell) && !hasCanal(cells[at - 1], cell))),
    );
    if (fits) return cells.map(labelOf);
  }
  throw new Error(`no such row: ${grounds.join(', ')}`);
}

describe('18.2: movement in half-hours', () => {
  test('tanks go six squares of highway in a turn, and are where their way leads after six', () => {
    const state = secondPosition('18 0930', { '2G/5': '0600' });
    ordered(state, '2G/5', move('0911'));
    const way = wayTo(cellOf('0600'), cellOf('0911'), {
      mobility: 'tracks',
      how: 'fastest',
      ground: trueGround(state),
      isClosed: () => false,
    })!;
    goOn(state, '18 1000');
    expect(placeOf(state, '2G/5')).toBe(labelOf(way[5]));
    expect(stateOf(state, unitCalled('2G/5'))).toBe('moving');
  });

  test('R36, R98: mixed ground costs six points by the speed, and what is left is carried on', () => {
    const [from, , woods] = row('open', 'open', 'woods');
    const state = secondPosition('18 0930', { '2G/5': from });
    ordered(state, '2G/5', move(woods, { how: 'country' }));
    goOn(state, '18 1000');
    // Two points for the open square; the woods cost six, and four are left.
    expect(placeOf(state, '2G/5')).not.toBe(woods);
    expect(state.unitPoints[unitCalled('2G/5')]).toBe(4);
    goOn(state, '18 1030');
    expect(placeOf(state, '2G/5')).toBe(woods);
  });

  test.each([
    [2, false],
    [3, true],
  ])('G96: on foot into woods with a die of %i: %s', (die, enters) => {
    const [from, woods] = row('open', 'woods');
    const state = secondPosition('18 0930', { '2/1': from });
    ordered(state, '2/1', move(woods, { how: 'country' }));
    const dice = new PurposeDice({ speed: [die] });
    goOn(state, '18 1000', dice);
    expect(placeOf(state, '2/1')).toBe(enters ? woods : from);
    // Nothing is carried where the speed was 0.
    expect([dice.times('speed'), state.unitPoints[unitCalled('2/1')]]).toEqual([1, 0]);
  });

  test.each([
    [5, false],
    [6, true],
  ])('G97: wading a canal with a die of %i: %s', (die, enters) => {
    const from = cellOf('0911');
    const to = neighboursOf(from).find((near) => hasCanal(from, near))!;
    const state = secondPosition('18 0930', { '2/501': '0911' });
    state.structureState.fill(2);
    state[`abn101Structures`].fill(2);
    ordered(state, '2/501', move(labelOf(to)));
    goOn(state, '18 1000', new PurposeDice({ speed: [die] }));
    expect(placeOf(state, '2/501')).toBe(labelOf(enters ? to : from));
  });

  test('R108: a temporary bridge in the place of a damaged one takes a turn on foot', () => {
    const structure = structureCalled('nijmegen-bridge');
    const state = secondPosition('18 0930', { '129': '4044' });
    state.structureState[structure] = 5;
    state[`div43Structures`][structure] = 5;
    ordered(state, '129', move('4046'));
    goOn(state, '18 1000');
    expect(stateOf(state, unitCalled('129'))).toBe('crossing');
    goOn(state, '18 1030');
    expect(isWater(state.unitCell[unitCalled('129')]) || placeOf(state, '129') === '4046').toBe(true);
  });
});

describe('18.2, S30: what rules 3 read anew, each as it is played and as rules 2 played it', () => {
  test.each([
    [false, 'halted', 1],
    [true, 'moving', 0],
  ])('R53: with fourthReadings %s a gun before heath is %s, and has said so %i times', (fourthReadings, now, told) => {
    const state = secondPosition('18 0930', { '1/101': '0814' }, { fourthReadings });
    ordered(state, '1/101', move('0714'));
    goOn(state, '18 1200');
    const mail = state[`abn101Mail`].rows().filter((one) => one.kind === 'report' && one.event === 'impossible');
    expect([placeOf(state, '1/101'), stateOf(state, unitCalled('1/101')), mail.length]).toEqual(['0814', now, told]);
  });

  test.each([
    [false, true],
    [true, false],
  ])('G45, R53: with fourthReadings %s a gun lands where it can make a step: %s', (fourthReadings, goesOn) => {
    const state = secondPosition('18 0930', {}, { fourthReadings });
    const cell = landingSquare(state, unitCalled('1/101'), cellOf('0714'))!;
    const steps = stepsFrom(cell, { mobility: 'towed', how: 'fastest', ground: trueGround(state), closed: 'heath' });
    expect(steps.length > 0).toBe(goesOn);
  });

  test.each([
    [false, 3],
    [true, 5],
  ])('R98: with fourthReadings %s points of another route take the unit %i squares', (fourthReadings, squares) => {
    const [friend, from, ...further] = row('open', 'open', 'open', 'open', 'open', 'open', 'open');
    const state = secondPosition('18 0930', { '2G/5': from, '2I/5': friend }, { fourthReadings });
    ordered(state, '2G/5', move(friend, { how: 'country' }), move(further.at(-1)!, { how: 'country' }));
    state.unitPoints[unitCalled('2G/5')] = 4;
    goOn(state, '18 1000');
    expect(further.indexOf(placeOf(state, '2G/5')) + 1).toBe(squares);
  });
});

describe('18, G95–G99: who comes to battle', () => {
  test('a unit stops at battle distance, and a first meeting is fought whatever its orders', () => {
    const state = secondPosition('18 0930', { '2/1': '4163', '1/9SS': '4463' });
    ordered(state, '2/1', move('4563'));
    goOn(state, '18 1200', new PurposeDice({ speed: Array(20).fill(6) as number[] }));
    expect(state.engagement).toMatchObject({ attacker: 'allied', commanders: { allied: 'abn1', german: 'ss9' } });
    expect(placeOf(state, '2/1')).toBe('4363');
  });

  test('units that have met before fight again only by orders to attack', () => {
    const quiet = secondPosition('18 0930', { '2/1': '4363', '1/9SS': '4463' });
    goOn(quiet, '18 1000');
    expect(quiet.engagement).toBeNull();
    ordered(quiet, '1/9SS', attackTo('4363'));
    goOn(quiet, '18 1030');
    expect(quiet.engagement).toMatchObject({ id: '18-1030-4363', attacker: 'german' });
  });

  test('R34: recce at two squares, others not', () => {
    const battleAt = (unit: string, square: string): boolean => {
      const state = secondPosition('18 0930', { '2/1': '4363', [unit]: square });
      ordered(state, unit, attackTo('4363'));
      const before = placeOf(state, unit);
      goOn(state, '18 1000', new PurposeDice({ speed: Array(20).fill(1) as number[] }));
      return state.engagement !== null && placeOf(state, unit) === before;
    };
    expect(battleAt('9SS Recon', '4563')).toBe(true);
    expect(battleAt('1/9SS', '4563')).toBe(false);
    expect(battleAt('1/9SS', '4464')).toBe(true);
  });

  test('G98: nobody fights over a river without a standing bridge', () => {
    const fights = (bridges: number): boolean => {
      const state = secondPosition('18 0930', { '9SS Recon': '4557', '2/1': '4559' });
      state.structureState.fill(bridges);
      ordered(state, '9SS Recon', attackTo('4559'));
      goOn(state, '18 1000');
      return state.engagement !== null;
    };
    expect([fights(0), fights(2)]).toEqual([true, false]);
  });

  test('R102: no battle begins at night; it begins at six', () => {
    const state = secondPosition('18 2100', { '2/1': '4363', '1/9SS': '4463' });
    ordered(state, '1/9SS', attackTo('4363'));
    goOn(state, '19 0530');
    expect(state.engagement).toBeNull();
    goOn(state, '19 0600');
    expect(state.engagement?.id).toBe('19-0600-4363');
  });
});

describe('G93, G94: letters go with the turn', () => {
  test('an order is received now, delivered with the next half-hour, and a failure is told with its reports', () => {
    const state = secondPosition('18 0945', { '2I/5': '0911' });
    const order = { kind: 'send', to: { units: [unitCalled('2I/5')] }, orders: [move('0914')] } as const;
    done(state, 'guards', order);
    expect([state.outbox.length, state.chains[unitCalled('2I/5')]]).toEqual([1, null]);
    goOn(state, '18 1000', new PurposeDice({ communication: [1, 1] }));
    expect(state[`guardsMail`].rows().map(({ kind }) => kind)).toEqual(['receipt', 'not acknowledged']);
    done(state, 'guards', order);
    goOn(state, '18 1030');
    expect(placeOf(state, '2I/5')).not.toBe('0911');
  });
});

describe('15: supply', () => {
  test('G80: a unit without a line loses nothing and is marked', () => {
    const state = secondPosition('18 1930', { '129': '4046' });
    state.structureState.fill(2);
    goOn(state, '18 2000');
    expect([state.unitStrength[unitCalled('129')], state.unitSupplied[unitCalled('129')]]).toEqual([100, 0]);
  });
});

/** Faces of an average die that show these numbers. */
const faces = (numbers: readonly number[]): number[] => numbers.map((number) => ({ 2: 1, 3: 2, 4: 4, 5: 6 })[number]!);
const NIGHT = [2, 2, 5, 3, 4, 5, 2, 4, 4, 4];

describe('23: recovery', () => {
  test('the example of the source: 7 of 16 platoons, 35 per cent back, 71 per cent, 3 companies', () => {
    expect(strengthAfter(100, 7, 16)).toBe(56);
    const state = secondPosition('18 2030', { '2/1': '4563 56' });
    const dice = new PurposeDice({ recovery: faces(NIGHT) });
    goOn(state, '19 0600', dice);
    expect([state.unitStrength[unitCalled('2/1')], dice.times('recovery'), dice.left]).toEqual([71, 10, 0]);
    expect(companiesNow(state, unitCalled('2/1'))).toBe(3);
    expect(state.unitDawn[unitCalled('2/1')]).toBe(71);
  });

  test('a second battle on the same day: 35 per cent left, 58 in the morning', () => {
    expect(strengthAfter(56, 3, 8)).toBe(35);
    const state = secondPosition('18 2030', { '2/1': '4563 35' });
    goOn(state, '19 0600', new PurposeDice({ recovery: faces(NIGHT) }));
    expect([state.unitStrength[unitCalled('2/1')], companiesNow(state, unitCalled('2/1'))]).toEqual([58, 2]);
  });

  test('G104: no die for an hour in which a battle holds the unit up', () => {
    const state = secondPosition('18 2030', { '2/1': '4563 56' });
    state.unitBusyUntil[unitCalled('2/1')] = minuteOf('18 2130');
    const dice = new PurposeDice();
    goOn(state, '19 0600', dice);
    expect(dice.times('recovery')).toBe(9);
  });

  test('what comes back of a battalion that was wiped out joins the nearest friend, by half', () => {
    const state = secondPosition('18 2030', { '3/1': '4563 60' });
    state.unitDawn[unitCalled('3/1')] = 60;
    state.stragglers = [{ unit: unitCalled('2/1'), cell: cellOf('4463'), strength: 100 }];
    goOn(state, '19 0600', new PurposeDice({ recovery: faces(NIGHT) }));
    expect(state.unitStrength[unitCalled('3/1')]).toBe(60 + 18);
  });
});

describe('23: what rules 3 read anew, each as it is played and as rules 2 played it', () => {
  test.each([
    [false, 60],
    [true, 78],
  ])('R18, G61: with fourthReadings %s a friend over the river has %i', (fourthReadings, strength) => {
    const state = secondPosition('18 2030', { '3/1': '4557 60' }, { fourthReadings });
    state.structureState.fill(2);
    state.unitDawn[unitCalled('3/1')] = 60;
    state.stragglers = [{ unit: unitCalled('2/1'), cell: cellOf('4559'), strength: 100 }];
    goOn(state, '19 0600', new PurposeDice({ recovery: faces(NIGHT) }));
    expect(state.unitStrength[unitCalled('3/1')]).toBe(strength);
  });

  test.each([
    [false, '3/1'],
    [true, '1/504'],
  ])('G61: with fourthReadings %s stragglers equally near to two go to %s', (fourthReadings, friend) => {
    const state = secondPosition('18 2030', { '1/504': '4562 60', '3/1': '4564 60' }, { fourthReadings });
    state.unitDawn.fill(60);
    state.stragglers = [{ unit: unitCalled('2/1'), cell: cellOf('4563'), strength: 100 }];
    goOn(state, '19 0600', new PurposeDice({ recovery: faces(NIGHT) }));
    expect(['1/504', '3/1'].filter((id) => state.unitStrength[unitCalled(id)] === 78)).toEqual([friend]);
  });

  test.each([
    [false, 100],
    [true, 0],
  ])('G103: with fourthReadings %s new engineers have %i at dawn', (fourthReadings, dawn) => {
    const state = secondPosition('19 0530', { '2/1': '4563' }, { fourthReadings });
    destroy(state, unitCalled('Engineers'), 'destroyed');
    goOn(state, '19 0600');
    expect([state.unitStrength[unitCalled('Engineers')], state.unitDawn[unitCalled('Engineers')]]).toEqual([100, dawn]);
  });
});

describe('16.2: bridges by their span', () => {
  test.each([
    [1, 10],
    [6, 25],
  ])('30.8: five average dice with faces %i: %i hours', (face, hours) => {
    const structure = structureCalled('nijmegen-bridge');
    const state = secondPosition('18 0930', { Engineers: '4044' }, { spanPerDie: 49 });
    state.structureState[structure] = 2;
    state[`corpsStructures`][structure] = 2;
    ordered(state, 'Engineers', { kind: 'repair', structure });
    const dice = new PurposeDice({ repair: [face, face, face, face, face] });
    for (let half = 0; half < 4 && stateOf(state, unitCalled('Engineers')) !== 'repairing'; half++)
      goOn(state, `18 ${['1000', '1030', '1100', '1130'][half]}`, dice);
    expect(state.unitBusyUntil[unitCalled('Engineers')] - state.minute).toBe(60 * hours);
  });
});

test.each([
  [false, 'forming'],
  [true, 'halted'],
])('S31, G71: with fifthReadings %s a lander is %s after a battle of one turn', (fifthReadings, after) => {
  const state = secondPosition('18 0930', { '2/1': '4463', '1/9SS': '4563' }, { fifthReadings });
  const lander = unitCalled('2/1');
  setUnitState(state, lander, 'forming', minuteOf('18 1100'));
  ordered(state, '1/9SS', attackTo('4463'));
  goOn(state, '18 1000');
  for (const seat of ['abn1', 'ss9']) done(state, seat, answerBy('elsewhere'));
  done(state, 'ss9', {
    kind: 'form',
    battle: state.engagement!.id,
    turns: 1,
    medals: { allied: 0, german: 0 },
    holds: 'nobody',
    lost: [],
    exits: [],
    ruins: [],
  });
  setChain(state, unitCalled('1/9SS'), null);
  expect(stateOf(state, lander)).toBe('in battle');
  goOn(state, '18 1030');
  expect(stateOf(state, lander)).toBe(after);
  goOn(state, '18 1100');
  expect([stateOf(state, lander), state.landed]).toEqual(['halted', []]);
});
