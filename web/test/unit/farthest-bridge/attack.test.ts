import {
  attackersOf,
  beginAttack,
  board,
  farthestBridge,
  forecastBattle,
  hasOdds,
  isCombatPhase,
  phasingSide,
  planOf,
  sideOf,
  type FarthestBridgeState,
} from '@club-route/farthest-bridge';
import { expect, test } from 'vitest';
import { deskOf } from '../../../src/hex/desk.ts';
import { facesOf, litOf } from '../../../src/games/farthest-bridge/battle.ts';
import type { FarthestBridgeController } from '../../../src/games/farthest-bridge/types.ts';
import { press, tableWhere } from './table.ts';

const isFight = (state: FarthestBridgeState): boolean => isCombatPhase(state) && state.step === 'free';

/** A table where some enemy can be attacked by two units or more. */
function fight(): { readonly controller: FarthestBridgeController; readonly target: number } {
  let target = -1;
  const controller = tableWhere((state) => {
    if (!isFight(state)) return false;
    const found = [...state.unitCell.keys()].find((unit) => canBeAttackedByTwo(state, unit));
    target = found ?? -1;
    return found !== undefined;
  });
  return { controller, target };
}

function canBeAttackedByTwo(state: FarthestBridgeState, unit: number): boolean {
  if (state.unitCell[unit]! < 0 || state.unitStruck[unit] === 1) return false;
  return eligibleAttackers(state, unit).length > 1;
}

/** Enemies beside a unit that have not fought in this phase. */
function eligibleAttackers(state: FarthestBridgeState, target: number): readonly number[] {
  const cell = state.unitCell[target]!;
  const beside = Array.from(
    { length: board.degree },
    (_, direction) => board.neighbour[cell * board.degree + direction]!,
  );
  return beside
    .map((other) => (other < 0 ? -1 : state.cellUnit[other]!))
    .filter((unit) => unit >= 0 && sideOf(unit) !== sideOf(target) && state.unitFought[unit] === 0)
    .toSorted((a, b) => a - b);
}

test('target first, then attackers: each press adds one or takes it out', () => {
  const { controller, target } = fight();
  const [one, two] = attackersOf(controller.state, controller.seat, target);
  press(controller, controller.state.unitCell[target]!);
  expect(controller.store.getState().draft).toEqual({ kind: 'attack', target, attackers: [], markers: [] });
  press(controller, controller.state.unitCell[two!]!);
  press(controller, controller.state.unitCell[one!]!);
  expect(controller.store.getState().draft).toMatchObject({ attackers: [one, two] });
  press(controller, controller.state.unitCell[two!]!);
  expect(controller.store.getState().draft).toMatchObject({ attackers: [one] });
});

test('the only one who can attack is taken with its target, and a press on it keeps it', () => {
  let target = -1;
  const controller = tableWhere((state) => {
    if (!isFight(state)) return false;
    const side = phasingSide(state);
    const struck = (unit: number): boolean => state.unitCell[unit]! < 0 || state.unitStruck[unit] === 1;
    target = [...state.unitCell.keys()].findIndex(
      (unit) => sideOf(unit) !== side && !struck(unit) && eligibleAttackers(state, unit).length === 1,
    );
    return (
      target >= 0 &&
      farthestBridge.actions(state, side).some(({ draft }) => draft?.kind === 'attack' && draft.target === target)
    );
  });
  const { state } = controller;
  press(controller, state.unitCell[target]!);
  const [only] = attackersOf(controller.state, controller.seat, target);
  expect(controller.store.getState().draft).toMatchObject({ kind: 'attack', target, attackers: [only] });
  press(controller, state.unitCell[only!]!);
  expect(controller.store.getState().draft).toMatchObject({ attackers: [only] });
});

test('attackers first, then the target', () => {
  const { controller, target } = fight();
  const [one, two] = attackersOf(controller.state, controller.seat, target);
  for (const unit of [one!, two!]) press(controller, controller.state.unitCell[unit]!);
  expect(deskOf(controller).getState().hand.units).toEqual([one, two]);
  press(controller, controller.state.unitCell[target]!);
  expect(controller.store.getState().draft).toMatchObject({ kind: 'attack', target, attackers: [one, two] });
  expect(deskOf(controller).getState().hand.units).toEqual([]);
});

test('the column that is lit is the one that the rules will read', () => {
  const { controller, target } = fight();
  const draft = {
    ...beginAttack(controller.state, controller.seat, target, []),
    attackers: attackersOf(controller.state, controller.seat, target),
  };
  controller.propose(draft);
  const plan = planOf(controller.state, draft)!;
  expect(hasOdds(plan)).toBe(true);
  const forecast = forecastBattle(controller.state, plan);
  expect(litOf(controller)).toEqual({ line: forecast.line, column: forecast.column, die: undefined });
  expect(facesOf(forecast, false).map(({ label }) => label)).toEqual(forecast.results);
});

test('what is good for the attacker is bad for the defender', () => {
  const forecast = { differential: 0, line: 'open', column: 6, results: ['D2', 'D1', 'Br', 'Br', 'A1', null] } as const;
  expect(facesOf(forecast, false).map(({ tone }) => tone)).toEqual(['good', 'good', 'both', 'both', 'bad', 'none']);
  expect(facesOf(forecast, true).map(({ tone }) => tone)).toEqual(['bad', 'bad', 'both', 'both', 'good', 'none']);
});
