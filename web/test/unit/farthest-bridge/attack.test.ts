import {
  board,
  farthestBridge,
  forecastBattle,
  isCombatPhase,
  phasingSide,
  sideOf,
  UNITS,
  type FarthestBridgeState,
} from '@club-route/farthest-bridge';
import { expect, test } from 'vitest';
import { deskOf } from '../../../src/hex/desk.ts';
import {
  attackersOf,
  beginAttack,
  withAttacker,
  withMarkers,
  type BattleDraft,
} from '../../../src/games/farthest-bridge/attack.ts';
import { facesOf, hasOdds, litOf, planOf } from '../../../src/games/farthest-bridge/battle.ts';
import { pressCell } from '../../../src/games/farthest-bridge/press.ts';
import type { FarthestBridgeController } from '../../../src/games/farthest-bridge/types.ts';
import { tableWhere } from './table.ts';

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

/** A German beside British and US units, while two UK +3 are left. */
function mixedTarget(state: FarthestBridgeState): number | undefined {
  if (state.phase !== 'alliedCombat' || state.markers[1]! < 2) return undefined;
  return [...state.unitCell.keys()].find((unit) => {
    if (state.unitCell[unit]! < 0 || sideOf(unit) === 'allied' || state.unitStruck[unit] === 1) return false;
    const nations = eligibleAttackers(state, unit).map((one) => UNITS[one]!.nation);
    return nations.includes('us') && nations.includes('uk');
  });
}

test('target first, then attackers: each press adds one or takes it out', () => {
  const { controller, target } = fight();
  const [one, two] = attackersOf(controller, target);
  pressCell(controller, controller.state.unitCell[target]!, true);
  expect(controller.store.getState().draft).toEqual({ kind: 'attack', target, attackers: [], markers: [] });
  pressCell(controller, controller.state.unitCell[two!]!, true);
  pressCell(controller, controller.state.unitCell[one!]!, true);
  expect(controller.store.getState().draft).toMatchObject({ attackers: [one, two] });
  pressCell(controller, controller.state.unitCell[two!]!, true);
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
  pressCell(controller, state.unitCell[target]!, true);
  const [only] = attackersOf(controller, target);
  expect(controller.store.getState().draft).toMatchObject({ kind: 'attack', target, attackers: [only] });
  pressCell(controller, state.unitCell[only!]!, true);
  expect(controller.store.getState().draft).toMatchObject({ attackers: [only] });
});

test('attackers first, then the target', () => {
  const { controller, target } = fight();
  const [one, two] = attackersOf(controller, target);
  for (const unit of [one!, two!]) pressCell(controller, controller.state.unitCell[unit]!, true);
  expect(deskOf(controller).getState().inHand).toEqual([one, two]);
  pressCell(controller, controller.state.unitCell[target]!, true);
  expect(controller.store.getState().draft).toMatchObject({ kind: 'attack', target, attackers: [one, two] });
  expect(deskOf(controller).getState().inHand).toEqual([]);
});

test('the column that is lit is the one that the rules will read', () => {
  const { controller, target } = fight();
  const draft = { ...beginAttack(controller, target, []), attackers: attackersOf(controller, target) };
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

test('markers stand in the order of the rules, and the last of a kind is taken back', () => {
  expect(withMarkers(['uk4'], 'us3', true)).toEqual(['us3', 'uk4']);
  expect(withMarkers(['us3', 'uk4', 'uk4'], 'uk4', false)).toEqual(['us3', 'uk4']);
  expect(withMarkers(['us3'], 'uk4', false)).toEqual(['us3']);
});

test('markers that a departing unit leaves without coordination are put back', () => {
  // 16.0: with a British unit beside them US units may have two UK markers, alone only one.
  const controller = tableWhere((state) => isFight(state) && mixedTarget(state) !== undefined);
  const target = mixedTarget(controller.state)!;
  const attackers = eligibleAttackers(controller.state, target);
  const british = attackers.filter((unit) => UNITS[unit]!.nation === 'uk');
  let draft: BattleDraft = { kind: 'attack', target, attackers, markers: ['uk3', 'uk3'] };
  expect(controller.refuses(draft)).toBeUndefined();
  for (const unit of british) draft = withAttacker(controller, draft, unit);
  expect(draft.markers).toEqual([]);
});
