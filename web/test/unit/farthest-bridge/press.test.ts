import {
  everyRetreat,
  isOnMap,
  labelOf,
  sideOf,
  UNIT_COUNT,
  type FarthestBridgeState,
} from '@club-route/farthest-bridge';
import { expect, test } from 'vitest';
import { deskOf } from '../../../src/hex/desk.ts';
import { offerNow } from '../../../src/hex/offer.ts';
import { cancel, commit, enterCell } from '../../../src/hex/press.ts';
import { readLine } from '../../../src/hex/read-line.ts';
import { hexShortcuts } from '../../../src/hex/shortcuts.ts';
import { farthestBridgeGame } from '../../../src/games/farthest-bridge/game.ts';
import type { FarthestBridgeController } from '../../../src/games/farthest-bridge/types.ts';
import { press, tableWhere } from './table.ts';

/** Nobody is still to come who would come first (11.2). */
const isMarch = (state: FarthestBridgeState): boolean =>
  state.phase === 'germanMove' && state.step === 'free' && state.arrivalsOver;

/** The first unit on the map that can be selected, selected by a press on its hex. */
function selectOne(controller: FarthestBridgeController): number {
  const unit = [...offerNow(controller).units.keys()].find((one) => isOnMap(controller.state, one))!;
  press(controller, controller.state.unitCell[unit]!);
  return unit;
}

function key(controller: FarthestBridgeController, name: string): void {
  hexShortcuts(controller)
    .find((shortcut) => shortcut.key === name)!
    .run();
}

test('a press on a unit selects it, a press on a lit hex sends it there', () => {
  const controller = tableWhere(isMarch);
  const unit = selectOne(controller);
  expect(controller.store.getState().draft).toEqual({ kind: 'unit', unit });
  const to = [...offerNow(controller).cells.keys()].at(-1)!;
  press(controller, to);
  expect(controller.store.getState().refusal).toBeUndefined();
  expect(controller.state.unitCell[unit]).toBe(to);
  expect(controller.store.getState().draft).toBeUndefined();
});

test('the first tap of a finger only looks', () => {
  const controller = tableWhere(isMarch);
  const unit = selectOne(controller);
  const from = controller.state.unitCell[unit];
  const [to] = offerNow(controller).cells.keys();
  press(controller, to!, false);
  expect(controller.state.unitCell[unit]).toBe(from);
  press(controller, to!);
  expect(controller.state.unitCell[unit]).toBe(to);
});

test('a press beyond reach says why not and keeps the unit selected', () => {
  const controller = tableWhere(isMarch);
  const unit = selectOne(controller);
  const { cells } = offerNow(controller);
  const far = [...controller.state.cellUnit.keys()].find(
    (cell) => !cells.has(cell) && controller.state.cellUnit[cell]! < 0,
  )!;
  press(controller, far, false);
  expect(controller.store.getState().refusal).toBeUndefined();
  press(controller, far);
  expect(controller.store.getState().refusal?.text).toContain(`cannot reach ${labelOf(far)}`);
  expect(controller.store.getState().draft).toEqual({ kind: 'unit', unit });
});

test('a unit that has moved cannot be selected again, and it is said why', () => {
  const controller = tableWhere(
    (state) => isMarch(state) && state.unitMoved.some((moved, unit) => moved === 1 && isOnMap(state, unit)),
  );
  const { state } = controller;
  const moved = Array.from({ length: UNIT_COUNT }, (_, unit) => unit).find(
    (unit) => state.unitMoved[unit] === 1 && isOnMap(state, unit) && sideOf(unit) === 'german',
  )!;
  press(controller, state.unitCell[moved]!);
  expect(controller.store.getState().refusal?.rule).toBe('5.1');
});

test('a retreat goes by the hexes that were pressed before its end', () => {
  const controller = tableWhere((state) => {
    if (state.step !== 'retreat' || state.battle!.retreats[0]!.distance === 1) return false;
    const { unit, distance } = state.battle!.retreats[0]!;
    const ends = everyRetreat(state, unit, distance).map((way) => way.at(-1));
    return new Set(ends).size < ends.length;
  });
  const { unit, distance } = controller.state.battle!.retreats[0]!;
  const ways = everyRetreat(controller.state, unit, distance);
  const ends = ways.map((way) => way.at(-1)!);
  const other = ways.find((way, index) => ends.indexOf(way.at(-1)!) < index)!;
  for (const cell of other.slice(0, -1)) press(controller, cell);
  expect(deskOf(controller).getState().hand.through).toEqual(other.slice(0, -1));
  press(controller, other.at(-1)!);
  const walked = controller.frame.reports.find(({ kind }) => kind === 'retreated');
  expect(walked).toMatchObject({ path: other });
});

test('Enter does what is aimed at, Escape cancels, and n goes round', () => {
  const controller = tableWhere(isMarch);
  key(controller, 'n');
  const first = controller.store.getState().draft;
  key(controller, 'n');
  expect(controller.store.getState().draft).not.toEqual(first);
  key(controller, 'p');
  expect(controller.store.getState().draft).toEqual(first);
  key(controller, 'Escape');
  expect(controller.store.getState().draft).toBeUndefined();
  expect(cancel(controller)).toBe(false);
  const unit = selectOne(controller);
  const [to] = offerNow(controller).cells.keys();
  deskOf(controller).setState({ cursor: to! });
  commit(controller);
  expect(controller.state.unitCell[unit]).toBe(to);
});

test('Enter on the map answers where nothing on it is asked', () => {
  const controller = tableWhere((state) => state.step === 'demolition' && state.questions.length === 1);
  enterCell(controller, farthestBridgeGame, 0);
  expect(controller.frame.action).toMatchObject({ kind: 'demolish' });
});

test('a typed unit is selected, a typed place is looked at, and the rest is an order', () => {
  const controller = tableWhere(isMarch);
  const [unit] = offerNow(controller).units.keys();
  const name = farthestBridgeGame.face(controller.state, unit!).name;
  readLine(controller, farthestBridgeGame, name);
  expect(controller.store.getState().draft).toEqual({ kind: 'unit', unit });
  readLine(controller, farthestBridgeGame, 'Arnhem');
  const { cursor } = deskOf(controller).getState();
  expect(farthestBridgeGame.cellFacts(controller.state, cursor!, 'allied').title).toBe('Arnhem');
  readLine(controller, farthestBridgeGame, 'end');
  expect(controller.frame.action).toEqual({ kind: 'end' });
});

test('commands typed on the map: help answers there, undo takes back, the others say where they work', () => {
  const controller = tableWhere(isMarch);
  const [unit] = offerNow(controller).units.keys();
  const answer = (line: string): string | undefined => {
    readLine(controller, farthestBridgeGame, line);
    return controller.store.getState().refusal?.text;
  };
  expect(answer('help')).toMatch(/^Type an order.*The text view lists all commands\.$/s);
  expect(answer('rules 5.2')).toBe('The command "rules" works in the text view. Open it with the button "Text view".');
  answer(farthestBridgeGame.face(controller.state, unit!).name);
  expect(controller.store.getState().draft).toBeDefined();
  answer('undo');
  expect(controller.store.getState().draft).toBeUndefined();
  answer('back');
  expect(controller.looksBack).toBe(true);
  answer('now');
  expect(controller.looksBack).toBe(false);
});
