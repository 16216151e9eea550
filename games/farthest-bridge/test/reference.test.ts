import { FastDice, mixSeed } from '@club-route/engine';
import { anyOptions, randomChoice } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { sideOf, UNIT_COUNT } from '../src/data/units.ts';
import { farthestBridge } from '../src/game.ts';
import { isSomebodyComingFirst } from '../src/phases/arrivals.ts';
import { isMobilePhase, isMovementPhase, phasingSide, type FarthestBridgeState } from '../src/state.ts';
import { MOBILE } from '../src/data/units.ts';
import { offered } from './positions.ts';
import { reachable, retreats } from './reference.ts';
import { isRetreat } from '../src/rules/retreat.ts';

/** Random games with random options, looked at now and then. */
function* positions(games: number, wanted: (state: FarthestBridgeState) => boolean): Generator<FarthestBridgeState> {
  for (let game = 0; game < games; game++) {
    const dice = new FastDice(mixSeed(44, game));
    const state = farthestBridge.setup(anyOptions(farthestBridge.options, dice), dice);
    for (;;) {
      const [seat] = farthestBridge.active(state);
      if (seat === undefined) break;
      if (wanted(state)) yield state;
      farthestBridge.apply(state, seat, randomChoice(farthestBridge, state, seat, dice), dice);
    }
  }
}

test('a unit is offered exactly the hexes that a plain flood over the chart finds', () => {
  let looked = 0;
  let seen = 0;
  const wanted = (state: FarthestBridgeState): boolean =>
    state.step === 'free' && isMovementPhase(state) && !isSomebodyComingFirst(state) && seen++ % 12 === 0;
  for (const state of positions(8, wanted)) {
    for (let unit = 0; unit < UNIT_COUNT; unit++) {
      if (state.unitCell[unit]! < 0 || sideOf(unit) !== phasingSide(state) || state.unitMoved[unit] === 1) continue;
      if (isMobilePhase(state) && MOBILE[unit] === 0) continue;
      const found = offered(state, { kind: 'unit', unit }).map((action) => (action.kind === 'move' ? action.to : -1));
      expect(found.toSorted((a, b) => a - b)).toEqual([...reachable(state, unit)].toSorted((a, b) => a - b));
      looked++;
    }
  }
  expect(looked).toBeGreaterThan(500);
});

test('a unit may retreat exactly where trying every way finds that it may', () => {
  let looked = 0;
  for (const state of positions(15, ({ step }) => step === 'retreat')) {
    const { unit, distance } = state.battle!.retreats[0]!;
    const ways = retreats(state, unit, distance);
    for (const way of ways) expect(isRetreat(state, unit, distance, way), String(way)).toBe(true);
    const ends = new Set(ways.map((way) => way.at(-1)!));
    const found = offered(state).flatMap((action) => (action.kind === 'retreat' ? [action.path.at(-1)!] : []));
    expect(found.toSorted((a, b) => a - b)).toEqual([...ends].toSorted((a, b) => a - b));
    looked++;
  }
  expect(looked).toBeGreaterThan(200);
});
