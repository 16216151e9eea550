import {
  everyRetreat,
  isCombatPhase,
  isOnMap,
  labelOf,
  sideOf,
  UNIT_COUNT,
  type FarthestBridgeState,
} from '@club-route/farthest-bridge';
import { expect, test } from 'vitest';
import { deskOf } from '../../../src/hex/desk.ts';
import { landingCells } from '../../../src/games/farthest-bridge/landing-cells.ts';
import { offerOf, waysThrough } from '../../../src/games/farthest-bridge/offer.ts';
import { pressCell } from '../../../src/games/farthest-bridge/press.ts';
import type { FarthestBridgeController } from '../../../src/games/farthest-bridge/types.ts';
import { tableWhere } from './table.ts';

const isMarch = (state: FarthestBridgeState): boolean => state.phase === 'germanMove' && state.step === 'free';

function offerNow(controller: FarthestBridgeController): ReturnType<typeof offerOf> {
  return offerOf(controller, controller.store.getState().draft, deskOf(controller).getState().inHand);
}

/** The first unit on the map that can be picked, picked by a press on its hex. */
function pickOne(controller: FarthestBridgeController): number {
  const offer = offerNow(controller);
  if (offer.kind !== 'pick') throw new Error(`nothing to pick, but ${offer.kind}`);
  const unit = offer.units.find((one) => isOnMap(controller.state, one))!;
  pressCell(controller, controller.state.unitCell[unit]!, true);
  return unit;
}

test('a press on a unit takes it up, a press on a lit hex sends it there, and both are what the rules offer', () => {
  const controller = tableWhere(isMarch);
  const unit = pickOne(controller);
  expect(controller.store.getState().draft).toEqual({ kind: 'unit', unit });
  const offer = offerNow(controller);
  if (offer.kind !== 'march') throw new Error(offer.kind);
  const to = [...offer.destinations.keys()].at(-1)!;
  pressCell(controller, to, true);
  expect(controller.store.getState().refusal).toBeUndefined();
  expect(controller.state.unitCell[unit]).toBe(to);
  expect(controller.store.getState().draft).toBeUndefined();
});

test('the first tap of a finger only aims', () => {
  const controller = tableWhere(isMarch);
  const unit = pickOne(controller);
  const from = controller.state.unitCell[unit];
  const offer = offerNow(controller);
  if (offer.kind !== 'march') throw new Error(offer.kind);
  const [to] = offer.destinations.keys();
  pressCell(controller, to!, false);
  expect(controller.state.unitCell[unit]).toBe(from);
  pressCell(controller, to!, true);
  expect(controller.state.unitCell[unit]).toBe(to);
});

test('a press beyond reach says why not and keeps the unit in hand', () => {
  const controller = tableWhere(isMarch);
  const unit = pickOne(controller);
  const offer = offerNow(controller);
  if (offer.kind !== 'march') throw new Error(offer.kind);
  const far = [...controller.state.cellUnit.keys()].find(
    (cell) => !offer.destinations.has(cell) && controller.state.cellUnit[cell]! < 0,
  )!;
  pressCell(controller, far, true);
  expect(controller.store.getState().refusal?.text).toContain(`cannot reach ${labelOf(far)}`);
  expect(controller.store.getState().draft).toEqual({ kind: 'unit', unit });
});

test('a unit that has moved cannot be taken up again, and it is said why', () => {
  const controller = tableWhere(
    (state) => isMarch(state) && state.unitMoved.some((moved, unit) => moved === 1 && isOnMap(state, unit)),
  );
  const { state } = controller;
  const moved = Array.from({ length: UNIT_COUNT }, (_, unit) => unit).find(
    (unit) => state.unitMoved[unit] === 1 && isOnMap(state, unit) && sideOf(unit) === 'german',
  )!;
  pressCell(controller, state.unitCell[moved]!, true);
  expect(controller.store.getState().refusal?.rule).toBe('5.1');
});

test('what is lit for a landing tells the safe hexes from the deadly ones, and misses none', () => {
  const controller = tableWhere((state) => state.phase === 'alliedMove' && state.step === 'free' && state.turn === 1);
  const [first] = controller.choices();
  controller.propose(first!.draft);
  const offer = offerNow(controller);
  if (offer.kind !== 'land') throw new Error(offer.kind);
  const { safe, fair, deadly } = landingCells(offer);
  expect(safe.length + fair.length + deadly.length).toBe(offer.odds.size);
  for (const cell of safe) expect(offer.odds.get(cell)).toEqual({ whole: 6, depleted: 0, lost: 0 });
  for (const cell of deadly) expect(offer.odds.get(cell)!.lost).toBeGreaterThan(0);
});

test('every hex that is offered anywhere leads to something the rules accept', () => {
  for (const step of ['retreat', 'advance', 'placing', 'moving'] as const) {
    const controller = tableWhere((state) => state.step === step);
    const offer = offerNow(controller);
    const actions =
      offer.kind === 'cells'
        ? [...offer.actions.values()].flatMap(({ action }) => action ?? [])
        : offer.kind === 'advance'
          ? offer.ways.map((way) => ({ kind: 'advance' as const, ...way }))
          : offer.kind === 'march'
            ? [...offer.destinations.keys()].map((to) => ({ kind: 'go' as const, to }))
            : offer.kind === 'retreat'
              ? offer.ways.map((path) => ({ kind: 'retreat' as const, path }))
              : [];
    expect(actions.length, step).toBeGreaterThan(0);
    for (const action of actions) expect(controller.refuses(action), step).toBeUndefined();
  }
});

test('a retreat goes by the hexes that were pressed before its end', () => {
  const far = (state: FarthestBridgeState): boolean =>
    state.step === 'retreat' && state.battle!.retreats[0]!.distance > 1;
  const controller = tableWhere((state) => {
    if (!far(state)) return false;
    const { unit, distance } = state.battle!.retreats[0]!;
    const ends = everyRetreat(state, unit, distance).map((way) => way.at(-1));
    return new Set(ends).size < ends.length;
  });
  const offer = offerNow(controller);
  if (offer.kind !== 'retreat') throw new Error(offer.kind);
  const ends = offer.ways.map((way) => way.at(-1)!);
  const other = offer.ways.find((way, index) => ends.indexOf(way.at(-1)!) < index)!;
  for (const cell of other.slice(0, -1)) pressCell(controller, cell, true);
  expect(waysThrough(offer, deskOf(controller).getState().through)).toContainEqual(other);
  pressCell(controller, other.at(-1)!, true);
  const walked = controller.frame.reports.find(({ kind }) => kind === 'retreated');
  expect(walked).toMatchObject({ path: other });
});

test('in combat enemies are lit with the units that can attack them', () => {
  const controller = tableWhere((state) => isCombatPhase(state) && state.step === 'free');
  const offer = offerNow(controller);
  if (offer.kind !== 'attack') throw new Error(offer.kind);
  for (const unit of offer.attackers) expect(sideOf(unit)).toBe(controller.seat);
  for (const unit of offer.targets) expect(sideOf(unit)).not.toBe(controller.seat);
});
