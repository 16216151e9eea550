import { EMPTY_HAND, ScriptedDice } from '@club-route/engine';
import { expect, test } from 'vitest';
import { cellOf } from '../../src/data/board.ts';
import { farthestBridge } from '../../src/game.ts';
import { offers } from '../../src/offer/index.ts';
import { usualRules } from '../positions.ts';
import { offering, pressOn } from './offering.ts';

const state = farthestBridge.setup({ ...usualRules, scenario: 'free' }, new ScriptedDice([]));

test('the next piece goes to a lit hex, after one look', () => {
  const offer = offering(state);
  expect(offer.cells.get(cellOf('1007'))).toEqual({
    look: 'offered',
    press: { draft: { kind: 'deploy', cells: [cellOf('1007')] } },
    careful: true,
  });
  expect(offer.pieces.map(({ step }) => step)).toEqual(['next', 'later', 'later']);
  expect(offer.ready).toEqual({ label: 'Hand in the plan', action: undefined });
});

test('18.1: each side reads where its pieces may go', () => {
  const where = (seat: string): readonly string[] =>
    offers.of(state, seat, undefined, EMPTY_HAND).pieces.map((piece) => piece.where);
  expect(where('allied')).toEqual(['outside Germany', 'outside Germany', 'outside Germany']);
  expect(where('german')).toEqual([
    'in Germany',
    'in Germany',
    'north of the Neder Rijn',
    'north of the Neder Rijn',
    'north of the Waal',
    'south of the Maas',
  ]);
});

test('where it may not go, it is said why', () => {
  expect(pressOn(offering(state), '2325')).toBeUndefined();
  expect(offering(state).attempt(cellOf('2325'))).toMatchObject({ careful: true, refusal: { rule: '18.1' } });
});

test('a whole plan waits to be handed in; a piece is taken back with those after it', () => {
  const cells = ['3919', '1007', '2323'].map(cellOf);
  const offer = offering(state, { kind: 'deploy', cells });
  expect(offer.cells.size).toBe(0);
  expect(offer.ready!.action).toEqual({ kind: 'deploy', cells });
  expect(offer.ready!.anywhere).toBeUndefined();
  expect(offer.pieces[1]!.back).toEqual({
    label: 'Take 101st zone back from 1007',
    press: { draft: { kind: 'deploy', cells: cells.slice(0, 1) } },
  });
});
