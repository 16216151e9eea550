import type { Action } from '@club-route/engine';
import { expect, test } from 'vitest';
import type { HexGame, PieceView } from '../../../src/hex/game.ts';
import { deskOf } from '../../../src/hex/desk.ts';
import { chosenUnits, offerNow } from '../../../src/hex/offer.ts';
import {
  cancel,
  carryOut,
  carryOutAll,
  commit,
  pressCell,
  takeStack,
  takeUnit,
  tapCell,
} from '../../../src/hex/press.ts';
import type { TableController } from '../../../src/table/controller.ts';
import { localPatrol, seenBy, tableOf } from '../table/patrol.ts';

/** Both sides have two companies in one hex; it is for the north to give orders. */
function table() {
  const local = localPatrol();
  local.act('north', { kind: 'deploy', companies: [15, 15, 43], decoys: [1, 57] }, []);
  local.act('south', { kind: 'deploy', companies: [19, 33, 47], decoys: [5, 61] }, []);
  return tableOf(seenBy(local, 'north'));
}

/** The least that a press needs of a game: where its counters are. */
const game = {
  picture: ({ state }: TableController) => ({
    pieces: Array.from((state as unknown as { unitHex: Int8Array }).unitHex, (cell, unit): PieceView[] =>
      cell < 0 ? [] : [{ unit, cell, seat: unit < 5 ? 'north' : 'south', face: {} as never, words: '' }],
    ).flat(),
    ghosts: [],
    crossings: [],
    spans: [],
  }),
} as unknown as HexGame;

test('a press on a stack selects the top counter that can act, then the next below, then the top one again', () => {
  const controller = table();
  for (const unit of [1, 0, 1]) {
    pressCell(controller, game, 15, true);
    expect(controller.store.getState().draft).toEqual({ kind: 'unit', unit });
  }
  expect(cancel(controller)).toBe(true);
  expect(controller.store.getState().draft).toBeUndefined();
});

test('counters are taken together, one by one or all of a stack, and put back', () => {
  const controller = table();
  takeUnit(controller, 0, 'along');
  takeUnit(controller, 1, 'along');
  expect(deskOf(controller).getState().hand.units).toEqual([0, 1]);
  takeUnit(controller, 0, 'along');
  expect(chosenUnits(offerNow(controller))).toEqual([1]);
  takeStack(controller, [0, 1]);
  expect(deskOf(controller).getState().hand.units).toEqual([0, 1]);
  takeStack(controller, [0, 1]);
  expect(deskOf(controller).getState().hand.units).toEqual([]);
});

test('one taken along with the selected one ends what was chosen for that alone', () => {
  const controller = table();
  pressCell(controller, game, 15, true);
  takeUnit(controller, 0, 'along');
  expect(controller.store.getState().draft).toBeUndefined();
  expect(chosenUnits(offerNow(controller)).toSorted((a, b) => a - b)).toEqual([0, 1]);
});

test('a press for a whole stack decides for one after the other, as long as none is refused', () => {
  const controller = table();
  const before = controller.source.last;
  const dig = (unit: number): Action => ({ kind: 'dig', unit }) as Action;
  carryOut(controller, { action: dig(0), further: [dig(1)] });
  expect(controller.source.last).toBe(before + 2);
  carryOut(controller, { action: dig(2), further: [dig(2), { kind: 'end' }] });
  expect(controller.source.last).toBe(before + 3);
  expect(controller.store.getState().refusal).toBeDefined();
});

test('once many decisions are made at once, the map shows the places where their units have come', () => {
  const controller = table();
  const framed: (readonly number[])[] = [];
  deskOf(controller).setState({ map: { frame: (cells: readonly number[]) => framed.push(cells) } as never });
  const target = (unit: number): number =>
    controller
      .choices({ kind: 'unit', unit })
      .flatMap(({ action }) => (action?.kind === 'move' ? [(action as unknown as { to: number }).to] : []))[0]!;
  const march = (unit: number, to: number): Action => ({ kind: 'move', unit, to }) as Action;
  const [first, second] = [target(0), target(2)];
  carryOutAll(controller, game, { action: march(0, first), further: [march(2, second)] });
  expect(framed).toEqual([[first, second]]);
});

test('one taken alone leaves the others', () => {
  const controller = table();
  takeStack(controller, [0, 1]);
  takeUnit(controller, 0, 'alone');
  expect(controller.store.getState().draft).toEqual({ kind: 'unit', unit: 0 });
  expect(deskOf(controller).getState().hand.units).toEqual([]);
});

test('what is offered is worked out once for a position, a draft and a hand', () => {
  const controller = table();
  const offer = offerNow(controller);
  expect(offerNow(controller)).toBe(offer);
  pressCell(controller, game, 15, true);
  expect(offerNow(controller)).not.toBe(offer);
});

test('a first tap looks, and Enter does what the cursor is on', () => {
  const controller = table();
  pressCell(controller, game, 43, true);
  const [to] = [...offerNow(controller).cells].find(([, { press }]) => press?.action !== undefined)!;
  const { last } = controller.store.getState();
  pressCell(controller, game, to, false);
  expect(controller.store.getState().last).toBe(last);
  deskOf(controller).setState({ cursor: to });
  commit(controller);
  expect(controller.store.getState().last).toBeGreaterThan(last);
});

test('a second tap does only what the first one announced', () => {
  const controller = table();
  takeUnit(controller, 0, 'alone');
  const [near] = [...offerNow(controller).cells].find(([, { press }]) => press?.action !== undefined)!;
  const { last } = controller.store.getState();
  cancel(controller);
  pressCell(controller, game, 43, true);
  tapCell(controller, game, near);
  // Something else is chosen meanwhile: what a tap there would do now was not said.
  takeUnit(controller, 0, 'alone');
  deskOf(controller).setState({ cursor: near });
  tapCell(controller, game, near);
  expect(controller.store.getState().last).toBe(last);
  tapCell(controller, game, near);
  expect(controller.store.getState().last).toBe(last + 1);
});
