import { cellOf, labelOf, TRAVEL, unitCalled, unitName } from '@club-route/drive-on-arnhem';
import { expect, test } from 'vitest';
import { isLayerOn, UNITS } from '../../../src/hex/board/switches.ts';
import { deskOf } from '../../../src/hex/desk.ts';
import { unitInHand } from '../../../src/games/drive-on-arnhem/keys/deeds.ts';
import { linesOf } from '../../../src/games/drive-on-arnhem/keys/lines.ts';
import { menuOf } from '../../../src/games/drive-on-arnhem/keys/menu.ts';
import type { DriveController } from '../../../src/games/drive-on-arnhem/types.ts';
import { alliedTable, operations, press } from './table.ts';

const KEYS = ['1', '2', '3', '4', '5', '6'];

function cursor(controller: DriveController): string {
  return labelOf(deskOf(controller).getState().cursor!);
}

function pointAt(controller: DriveController, hex: string): void {
  deskOf(controller).setState({ cursor: cellOf(hex) });
}

test('directions 1 to 6 go clockwise from up as the map lies, and six of them lead back', () => {
  const controller = operations();
  pointAt(controller, '12,9');
  const { sheet } = deskOf(controller).getState();
  const bearings = KEYS.map((key) => {
    pointAt(controller, '12,9');
    press(controller, key);
    const [from, to] = [cellOf('12,9'), deskOf(controller).getState().cursor!].map((cell) => sheet!.cells.centre[cell]);
    return Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI / 60 + 6) % 6;
  });
  expect(bearings).toEqual([0, 1, 2, 3, 4, 5]);
  pointAt(controller, '12,9');
  press(controller, '123456');
  expect(cursor(controller)).toBe('12,9');
});

test('G gets a unit, from a stack by its number in the unit menu, and Q leaves menu and unit', () => {
  const controller = operations();
  pointAt(controller, '14,13');
  press(controller, 'g');
  expect(menuOf(controller).units.map(unitName)).toEqual(['504/82', '3/504/82']);
  press(controller, 'q');
  expect(menuOf(controller).units).toEqual([]);
  press(controller, 'g2');
  expect(unitName(unitInHand(controller)!)).toBe('3/504/82');
  press(controller, 'q');
  expect(unitInHand(controller)).toBeUndefined();
  // An enemy may be looked at, not commanded.
  pointAt(controller, '16,8');
  press(controller, 'g');
  expect(unitInHand(controller)).toBeUndefined();
  press(controller, 'n');
  expect(unitName(unitInHand(controller)!)).toBe('HQ/82');
});

test('1 to 6 move the unit and keep it, and plot an attack where an enemy stands', () => {
  const controller = operations();
  const unit = unitCalled('504/82');
  pointAt(controller, '14,13');
  press(controller, 'g1');
  const from = controller.state.unitCell[unit];
  press(controller, '1');
  expect(controller.state.unitCell[unit]).not.toBe(from);
  expect(unitInHand(controller)).toBe(unit);
  expect(cursor(controller)).toBe(labelOf(controller.state.unitCell[unit]));

  const tanks = unitCalled('15/19/-');
  pointAt(controller, '29,31');
  press(controller, 'g2');
  expect(unitInHand(controller)).toBe(tanks);
  const ways = KEYS.filter((key) => {
    press(controller, key);
    return controller.state.unitAttack[tanks] >= 0;
  });
  expect(ways.length).toBeGreaterThan(0);
  expect(labelOf(controller.state.unitAttack[tanks])).toBe('29,30');
});

test('M, F, X and B give the unit its orders; what cannot be done says why and costs nothing', () => {
  const controller = operations();
  const unit = unitCalled('504/82');
  pointAt(controller, '14,13');
  press(controller, 'f');
  expect(controller.store.getState().refusal?.text).toContain('Get a unit first');
  press(controller, 'g1m');
  expect(controller.state.unitMode[unit]).toBe(TRAVEL);
  const points = controller.state.unitPoints[unit];
  press(controller, 'f');
  expect(controller.store.getState().refusal).toMatchObject({ rule: '8.11' });
  expect(controller.state.unitPoints[unit]).toBe(points);
  press(controller, 'xb');
  expect([controller.state.unitDisband[unit], controller.state.unitPlot[unit]]).toEqual([1, 1]);
  press(controller, 'xbb');
  expect([controller.state.unitDisband[unit], controller.state.unitPlot[unit]]).toEqual([0, 0]);
  press(controller, 'a');
  expect(controller.store.getState().refusal?.text).toContain('only in the advanced game');
});

test('the advanced game: A plots the advance, P the protective fire, O and T a barrage', () => {
  const controller = operations({ game: 'advanced' });
  const guns = unitCalled('HQ/82');
  pointAt(controller, '16,9');
  press(controller, 'gapo');
  expect([controller.state.unitAdvance[guns], controller.state.unitProtect[guns]]).toEqual([1, 2]);
  expect(menuOf(controller).gunner).toBe(guns);
  pointAt(controller, '16,8');
  press(controller, 't');
  expect(labelOf(controller.state.unitBarrage[guns])).toBe('16,8');
  expect(menuOf(controller).gunner).toBeUndefined();
});

test('8.9: O says at once that guns in travel mode cannot fire, and aims at nothing', () => {
  const controller = operations({ game: 'advanced' });
  pointAt(controller, '16,9');
  press(controller, 'gmo');
  expect(controller.state.unitMode[unitCalled('HQ/82')]).toBe(TRAVEL);
  expect(menuOf(controller).gunner).toBeUndefined();
  expect(controller.store.getState().refusal?.rule).toBe('8.9');
});

test('the menu names the keys that do something', () => {
  const lines = (controller: DriveController) => linesOf(controller, menuOf(controller)).join(' ');
  for (const [game, named] of [
    ['intermediate', false],
    ['advanced', true],
  ] as const) {
    const controller = operations({ game });
    pointAt(controller, '16,9');
    press(controller, 'g');
    expect(lines(controller).includes('A O P')).toBe(named);
  }
  const controller = operations();
  for (let ends = 0; ends < 200 && controller.state.phase !== 'over'; ends++) controller.act({ kind: 'end' });
  expect(lines(controller)).toBe('The game is over 1–6 cursor');
});

test('T takes the units off the map, L shows the command list, and any key puts both back', () => {
  const controller = operations();
  press(controller, 't');
  expect(isLayerOn(controller, UNITS)).toBe(false);
  press(controller, 'n');
  expect([isLayerOn(controller, UNITS), unitInHand(controller)]).toEqual([true, undefined]);
  press(controller, 'l');
  expect(menuOf(controller).isListed).toBe(true);
  press(controller, 'c');
  expect([menuOf(controller).isListed, controller.state.phase]).toEqual([false, 'alliedFirst']);
  // Much is undone: it asks once.
  press(controller, 'c');
  expect(controller.state.phase).toBe('alliedFirst');
  press(controller, 'c');
  expect(controller.state.phase).not.toBe('alliedFirst');
});

test('in the air strike phase G strikes, I interdicts and Q ends it', () => {
  const controller = alliedTable();
  pointAt(controller, '27,30');
  press(controller, 'gi');
  expect([controller.state.alliedAir, controller.state.interdiction, controller.state.strikes.length]).toEqual([
    6, 1, 1,
  ]);
  // Air points are left: it asks once.
  press(controller, 'q');
  expect(controller.state.phase).toBe('alliedAir');
  press(controller, 'q');
  expect(controller.state.phase).toBe('germanAir');
});

test('the supply walk goes by 1 to 6 from a source that G chooses', () => {
  const controller = operations({ game: 'advanced' });
  for (let phases = 0; controller.state.phase !== 'supply' && phases < 12; phases++) controller.act({ kind: 'end' });
  expect(controller.state.phase).toBe('supply');
  controller.propose({ kind: 'supply', formation: 0, way: [] });
  // Next to an enemy it may not go, and that costs nothing.
  press(controller, '1');
  expect(controller.store.getState()).toMatchObject({ draft: { way: [] }, refusal: { rule: '5.2' } });
  press(controller, '4');
  expect(controller.store.getState().draft).toMatchObject({ kind: 'supply', formation: 0, way: [expect.any(Number)] });
  press(controller, 'q');
  expect(controller.state.walk[0]).not.toBe(0);
});
