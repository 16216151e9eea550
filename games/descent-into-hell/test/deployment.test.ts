import { expect, test } from 'vitest';
import { AREAS } from '../src/data/areas.ts';
import { cellOf } from '../src/data/board.ts';
import { ACTIVATIONS } from '../src/data/tables.ts';
import { numberOf } from '../src/data/units.ts';
import {
  activatable,
  activate,
  placePool,
  poolUnits,
  refuseActivation,
  refusePlacement,
  refuseSetUp,
  setUp,
} from '../src/phases/deployment.ts';
import { layOut } from '../src/phases/set-up.ts';
import { OFF_MAP, READY } from '../src/state.ts';
import { names, usualRules } from './positions.ts';

const guards = Array.from({ length: 10 }, (_, unit) => unit);
const chosen = [...guards, ...['4 Wilts', '5 Wilts', '43 RE', '6 DLI', '8 DLI', '9 DLI'].map(numberOf)];
const hexes = ['0731', '0732', '0831', '0832', '0631', '0632'].map(cellOf);
const cells = chosen.map((_, index) => hexes[Math.floor(index / 3)]);

test('1.1, H-47: all of the Guards and three each of 43 and 50 Division', () => {
  expect(refuseSetUp({ units: chosen, cells })).toBeUndefined();
  expect(refuseSetUp({ units: chosen.slice(1), cells: cells.slice(1) })?.text).toMatch(/all units of Guards/);
  expect(refuseSetUp({ units: chosen.slice(0, -1), cells: cells.slice(0, -1) })?.text).toMatch(/3 units of 50/);
  expect(refuseSetUp({ units: [...chosen, numberOf('44 RTR')], cells: [...cells, hexes[5]] })?.text).toMatch(
    /first day/,
  );
  expect(refuseSetUp({ units: chosen, cells: cells.map(() => hexes[0]) })?.text).toMatch(/three units/);
  expect(refuseSetUp({ units: chosen, cells: cells.map(() => cellOf('0829')) })?.text).toMatch(/south of/);
  const state = layOut(usualRules);
  setUp(state, { units: chosen, cells });
  expect(state.unitCell[numberOf('9 DLI')]).toBe(hexes[5]);
});

test('1.8: what deployment points bring', () => {
  const state = layOut(usualRules);
  setUp(state, { units: chosen, cells });
  expect(ACTIVATIONS.map((activation) => activatable(state, activation).length)).toEqual([9, 9, 7, 6, 3, 4]);
  state.deploymentPoints = 3;
  const rest = activatable(state, ACTIVATIONS[0]);
  expect(refuseActivation(state, 0, rest.slice(1))?.text).toMatch(/together/);
  expect(refuseActivation(state, 0, rest)).toBeUndefined();
  activate(state, 0, rest);
  expect([state.deploymentPoints, state.unitCell[rest[0]]]).toEqual([1, READY]);
  expect(refuseActivation(state, 1, activatable(state, ACTIVATIONS[1]))?.text).toMatch(/costs 2/);
});

test('7.6: four armoured units of 30 Corps and 8 Brigade together, or fewer at the same price', () => {
  const state = layOut(usualRules);
  state.deploymentPoints = 3;
  const armour = ['44 RTR', 'Inns of Court', '4/7 RDG', '12 KRRC', 'Sher Rang'].map(numberOf);
  expect(refuseActivation(state, 2, armour)?.text).toMatch(/at most 4/);
  expect(refuseActivation(state, 2, armour.slice(0, 4))).toBeUndefined();
  expect(refuseActivation(state, 2, armour.slice(0, 1))).toBeUndefined();
  expect(refuseActivation(state, 2, [numberOf('2 Para')])?.text).toMatch(/still in their pool/);
  expect(refuseActivation(state, 9, armour)?.text).toMatch(/not a group/);
});

test('7.6: a German pool is placed whole, from its day on, in its area or one next to it', () => {
  const state = layOut(usualRules);
  const north = AREAS.indexOf('german-north');
  expect(names(poolUnits(state, 0))).toContain('Euling I/SS22');
  expect(refusePlacement(state, 1, north)?.text).toMatch(/arrives on/);
  expect(refusePlacement(state, 0, AREAS.indexOf('dutch-west'))?.text).toMatch(/German North/);
  expect(refusePlacement(state, 0, AREAS.indexOf('german-east'))).toBeUndefined();
  placePool(state, 0, north);
  expect(state.unitCell[numberOf('Euling I/SS22')]).toBe(OFF_MAP - north);
  expect(refusePlacement(state, 0, north)?.text).toMatch(/already placed/);
});
