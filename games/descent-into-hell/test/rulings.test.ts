import { FastDice, RecordingDice, ScriptedDice } from '@club-route/engine';
import { expect, test } from 'vitest';
import type { DescentAction } from '../src/actions.ts';
import { setUp } from '../src/bot/allied.ts';
import { BRIDGES, cellOf, DEGREE, labelOf, NEIGHBOUR } from '../src/data/board.ts';
import { numberOf, START_CELL } from '../src/data/units.ts';
import { descentIntoHell as game } from '../src/game.ts';
import { endFire, fire } from '../src/phases/battle.ts';
import { attack, beginCombat, refuseEndOfCombat } from '../src/phases/combat.ts';
import { determineWeather, drop } from '../src/phases/drop.ts';
import { beginImpulse } from '../src/phases/impulse.ts';
import { resolveFlak } from '../src/phases/landing.ts';
import { refuseMarch } from '../src/phases/march.ts';
import type { DescentReport } from '../src/report.ts';
import { combatsOf } from '../src/rules/contact.ts';
import { passagesLeft } from '../src/rules/ferries.ts';
import { columnOfFire } from '../src/rules/fire.ts';
import { remember } from '../src/rules/knowledge.ts';
import { outcomeOf } from '../src/rules/victory.ts';
import { ALLIED_OWNER, LANDED_ON_ENEMIES, UNKNOWN, WAITING, type DescentState } from '../src/state.ts';
import { bridge, labels, position, side, usualRules, type Plan } from './positions.ts';

/** Rulings that stand between the phases; each test is named after its own. */

function moving(plan: Plan): DescentState {
  const state = position(plan);
  beginImpulse(state, plan.impulse ?? 'road');
  state.phase = 'movement';
  remember(state);
  return state;
}

function act(state: DescentState, action: DescentAction, ...rolls: readonly number[]): readonly DescentReport[] {
  const [seat] = game.active(state);
  expect(game.refuse(state, seat, action)?.text).toBeUndefined();
  const reports: DescentReport[] = [];
  game.apply(state, seat, action, new ScriptedDice(rolls), reports);
  return reports;
}

const move = (unit: string, way: string): DescentAction => ({
  kind: 'move',
  units: [numberOf(unit)],
  way: way.split(' ').map(cellOf),
});
const toldTo = (viewer: string, reports: readonly DescentReport[]): readonly DescentReport[] =>
  reports.flatMap((report) => game.tell(report, viewer) ?? []);

test('7.1: German starts and bridges are those of the board', () => {
  const starts = ['SS Wach 3', 'Volkel flak', 'HG trg Son', 'Son Pi', 'Veghel sec', 'Helmond Lw'];
  expect(starts.map((unit) => labelOf(START_CELL[numberOf(unit)]))).toEqual('1403 1616 1021 1021 1218 1522'.split(' '));
  const cells = (id: string): string => labels(BRIDGES[bridge(id)].cells);
  expect(['son-bridge', 'veghel-bridge', 'joes-bridge'].map(cells)).toEqual(['1021 1022', '1118 1218', '0730 0731']);
});

test('7.12: the other side is told neither points nor pools nor what has landed', () => {
  const state = moving({ units: { '2 Irish Gds': '0730', '1 Para': '1703' } });
  state.transportPoints = 7;
  state.deploymentPoints = 2;
  state.unitCell[numberOf('44 RTR')] = WAITING;
  state.landings.push({ turn: state.turn, impulseNumber: 1, cells: [cellOf('1703')] });
  const seen = game.sight(state, 'german');
  expect([seen.transportPoints, seen.deploymentPoints]).toEqual([UNKNOWN, UNKNOWN]);
  for (const unit of ['44 RTR', '1 Para', '2 Irish Gds']) expect(seen.unitCell[numberOf(unit)], unit).toBe(UNKNOWN);
  expect(seen.landings.last()?.cells.map(labelOf)).toEqual(['1703']);
});

test('7.18: odds are counted in quarters, so that half a point is not rounded away', () => {
  const units = { 'SS Wach 3': '0926', '2 Welsh Gds': '0927 reduced' };
  const state = position({ impulse: 'off-road', units });
  const exchange = { defending: true, landing: false };
  // Half of one point against one: 1:2, the first column.
  expect(columnOfFire(state, numberOf('SS Wach 3'), numberOf('2 Welsh Gds'), exchange)).toBe(0);
  state.unitSteps[numberOf('2 Welsh Gds')] = 2;
  expect(columnOfFire(state, numberOf('SS Wach 3'), numberOf('2 Welsh Gds'), exchange)).toBe(-1);
});

test('H-10: a set-up raises no question and no duty, draws no fire, and is followed by sight at once', () => {
  const state = game.setup(usualRules, new FastDice(1));
  const reports = act(state, setUp());
  expect(reports.map(({ kind }) => kind).filter((kind) => kind === 'question' || kind === 'flak')).toEqual([]);
  expect([state.questions, combatsOf(state, 'allied').duty]).toEqual([[], []]);
  const seen = game.sight(state, 'allied');
  expect(labelOf(seen.unitCell[numberOf('I/FJ 2')])).toBe('0829');
  expect(seen.ghostCell[numberOf('I/FJ 2')]).toBe(cellOf('0829'));
});

test('H-11: landings raise questions before the fire: who is then driven off has asked, seen and been seen', () => {
  const state = position({ units: { 'Arnhem garrison': '2105' } });
  beginImpulse(state, 'road');
  state.phase = 'air';
  state.weather = 'good';
  const unit = numberOf('2 Para');
  state.unitCell[unit] = WAITING;
  state.landers = [{ unit, cell: cellOf('2105') }];
  const landed = act(state, { kind: 'end' }).map(({ kind }) => kind);
  expect(landed).toContain('question');
  expect(landed).not.toContain('flak');
  while (state.questions.length > 1) act(state, { kind: 'bridge', blow: false });
  expect(act(state, { kind: 'bridge', blow: false }, 1).map(({ kind }) => kind)).toContain('flak');
  expect(state.unitCell[unit]).toBe(WAITING);
  expect(state.germanSightings.last()?.units).toEqual([{ unit, steps: 2 }]);
  expect(state.alliedSightings.last()?.units).toEqual([{ unit: numberOf('Arnhem garrison'), steps: 1 }]);
});

test('H-13: by road an engineer ferries only those who began in its hex', () => {
  const refused = (hex: string, way: string): string | undefined => {
    const state = moving({ units: { '326 Eng': '1022', '1/506': hex }, blown: ['son-bridge'] });
    return refuseMarch(state, 'allied', { units: [numberOf('1/506')], way: way.split(' ').map(cellOf) })?.rule;
  };
  expect(refused('1022', '1021')).toBeUndefined();
  expect(refused('1023', '1022 1021')).toBe('Stacking');
  expect(refused('1021', '1022')).toBe('Stacking');
});

test('H-30: a side that cannot fire at all makes its duty combat, and is fired at', () => {
  const state = moving({ impulse: 'off-road', units: { '1 Brdg': '0929', '2 Brdg': '0929', 'I/FJ 6': '0927' } });
  act(state, move('1 Brdg', '0928'));
  act(state, { kind: 'end' });
  expect(refuseEndOfCombat(state)?.text).toMatch(/0927/);
  act(state, { kind: 'attack', cell: cellOf('0927') });
  expect(game.active(state)).toEqual(['german']);
  act(state, { kind: 'fire', firer: numberOf('I/FJ 6'), target: numberOf('1 Brdg') }, 6);
  // The Allies have nothing to fire with, so nobody asks them: the impulse is over.
  expect([state.battle, state.impulseNumber]).toEqual([null, 2]);
});

test('H-33: who walks away from an enemy shows no way, not even the first step', () => {
  const state = moving({ side: 'german', impulse: 'off-road', units: { '1/506': '1023', Henke: '1022' } });
  const before = state.alliedSightings.length;
  const told = toldTo('allied', act(state, move('Henke', '1122 1222')));
  expect(told).toEqual([expect.objectContaining({ kind: 'seen', went: [numberOf('Henke')], came: [] })]);
  expect(state.alliedSightings.length).toBe(before);
  // Landings have no way either.
  const landed = position({ units: { Henke: '1704' } });
  beginImpulse(landed, 'road');
  landed.phase = 'air';
  landed.weather = 'good';
  landed.unitCell[numberOf('2 Para')] = WAITING;
  landed.landers = [{ unit: numberOf('2 Para'), cell: cellOf('1705') }];
  expect(toldTo('german', act(landed, { kind: 'end' }, 6)).map(({ kind }) => kind)).toEqual(['landings', 'seen']);
  expect(landed.germanSightings.last()?.way).toEqual([]);
});

test('H-35: the dice of drops and of antiaircraft fire are for the Allies, that of the weather is for both', () => {
  const state = position({ turn: 2, units: { Henke: '1704' } });
  state.impulseNumber = 1;
  const dice = new RecordingDice(new ScriptedDice([3, 2, 1, 6]));
  determineWeather(state, dice, undefined);
  state.unitCell[numberOf('2 Para')] = WAITING;
  drop(state, { unit: numberOf('2 Para') }, cellOf('1705'), dice, undefined);
  state.unitCell[numberOf('2 Para')] = state.landers[0].cell;
  resolveFlak(state, dice, undefined);
  expect(dice.draws.map(({ purpose, seenBy }) => [purpose, seenBy])).toEqual([
    ['weather', undefined],
    ['drop', ['allied']],
    ['scatter', ['allied']],
    ['antiaircraft fire', ['allied']],
  ]);
});

test('H-46: any Allied unit counts, reduced or flipped; markers never, and one may lie on the other bank', () => {
  const outcome = (plan: Plan): string => outcomeOf(position(plan));
  expect(outcome({ markers: ['1905'] })).toBe('german operational');
  expect(outcome({ units: { '1 Brdg': '1909 span 1910' } })).toBe('german tactical');
  const reduced = { '1 Para': '1905 reduced', '2 Para': '1904 reduced', '3 Para': '1804 reduced' };
  expect(outcome({ units: reduced, markers: ['1906'] })).toBe('german tactical');
  expect(outcome({ units: reduced, markers: ['1906'], allied: ['arnhem-rail-bridge'] })).toBe('allied tactical');
});

test('H-50: the supply of a firer is traced anew for every fire', () => {
  const units = { '2 Irish Gds': '1021 moved', '1 Cold Gds': '1021', Henke: '1020', 'Best alarm': '1020' };
  const state = position({ impulse: 'off-road', units });
  beginCombat(state);
  attack(state, cellOf('1020'), undefined);
  endFire(state, undefined);
  fire(state, numberOf('2 Irish Gds'), numberOf('Henke'), new ScriptedDice([6]), undefined);
  // As an advance over it would.
  state.bridgeOwner[bridge('son-bridge')] = ALLIED_OWNER;
  fire(state, numberOf('1 Cold Gds'), numberOf('Henke'), new ScriptedDice([6]), undefined);
  const supplied = [...state.announcements].map((told) => told.kind === 'fire' && told.supplied);
  expect(supplied).toEqual([false, true]);
});

test('D-01: an engineer that has moved carries only itself', () => {
  const state = position({ units: { '326 Eng': '0921 moved', '1/506': '0921' } });
  const crossing = [cellOf('0921'), cellOf('0922'), side('0921', '0922')] as const;
  expect(passagesLeft(state, ...crossing, [numberOf('1/506')])).toBe(0);
  expect(passagesLeft(state, ...crossing, [numberOf('326 Eng')])).toBe(1);
});

test('D-02: with no room around a unit that scatters lands where it was meant to', () => {
  const target = cellOf('1705');
  const around = [...NEIGHBOUR.subarray(target * DEGREE, (target + 1) * DEGREE)].map(labelOf);
  const garrison = ['1', '2', '3'].flatMap((battalion) =>
    ['504', '505', '508', '506', '502', '501'].map((regiment) => `${battalion}/${regiment}`),
  );
  const units = Object.fromEntries(garrison.map((unit, index) => [unit, around[index % 6]]));
  const state = position({ units });
  state.weather = 'marginal';
  state.unitCell[numberOf('2 Para')] = WAITING;
  const dice = new ScriptedDice([2]);
  drop(state, { unit: numberOf('2 Para') }, target, dice, undefined);
  dice.finish();
  expect(state.landers.map(({ cell }) => labelOf(cell))).toEqual(['1705']);
});

test('D-07: friends next to a landing fight stay where they are when it is won', () => {
  const state = position({
    units: { '2 Para': '2105', 'Arnhem garrison': '2105', '3 Para': '2104' },
    markers: ['2105'],
  });
  beginImpulse(state, 'off-road');
  state.unitLanded[numberOf('2 Para')] = LANDED_ON_ENEMIES;
  state.phase = 'combat';
  beginCombat(state);
  act(state, { kind: 'attack', cell: cellOf('2105') });
  act(state, { kind: 'fire', firer: numberOf('Arnhem garrison'), target: numberOf('2 Para') }, 6);
  act(state, { kind: 'fire', firer: numberOf('2 Para'), target: numberOf('Arnhem garrison') }, 1);
  expect([state.battle, labelOf(state.unitCell[numberOf('3 Para')])]).toEqual([null, '2104']);
});
