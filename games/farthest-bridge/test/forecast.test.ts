import { FastDice, ScriptedDice } from '@club-route/engine';
import { anyOptions, randomChoice } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import type { FarthestBridgeAction, FarthestBridgeDraft } from '../src/actions.ts';
import { cellOf, labelOf } from '../src/data/board.ts';
import { AIRBORNE } from '../src/data/units.ts';
import { battleOdds, canFallBack, forecastBattle, strongestAnswer } from '../src/forecast/battle.ts';
import { corridorCost } from '../src/forecast/corridor.ts';
import { landingOdds, touchdowns } from '../src/forecast/landing.ts';
import { destinationsOf, wayTo } from '../src/forecast/march.ts';
import { farthestBridge } from '../src/game.ts';
import type { FarthestBridgeReport } from '../src/report.ts';
import { isMovementPhase, isOnMap, type FarthestBridgeState } from '../src/state.ts';
import { bridge, position, unit } from './positions.ts';

type Look = (state: FarthestBridgeState, dice: FastDice) => void;

/** Looks at every position of some random games. */
function everywhere(seeds: readonly number[], look: Look): void {
  for (const seed of seeds) {
    const dice = new FastDice(seed);
    const state = farthestBridge.setup({ ...anyOptions(farthestBridge.options, dice), scenario: 'historic' }, dice);
    while (state.phase !== 'over') {
      look(state, dice);
      const seat = farthestBridge.active(state)[0]!;
      farthestBridge.apply(state, seat, randomChoice(farthestBridge, state, seat, dice), dice);
    }
  }
}

/** What an action does with a die that is given, told on a copy. */
function tried(state: FarthestBridgeState, action: FarthestBridgeAction, die: number): readonly FarthestBridgeReport[] {
  const copy = farthestBridge.shape.copy(state);
  const reports: FarthestBridgeReport[] = [];
  farthestBridge.apply(copy, farthestBridge.active(state)[0]!, action, new ScriptedDice([die]), reports);
  return reports;
}

/** The hexes where the choices of a draft end, with those of the drafts that go on from it. */
function ends(state: FarthestBridgeState, draft?: FarthestBridgeDraft): readonly number[] {
  const seat = farthestBridge.active(state)[0]!;
  return farthestBridge
    .actions(state, seat, draft)
    .flatMap(({ action, draft: next }) =>
      next === undefined ? (action !== undefined && 'to' in action ? [action.to] : []) : ends(state, next),
    );
}

function isToLand(state: FarthestBridgeState, one: number): boolean {
  return AIRBORNE[one] === 1 && !isOnMap(state, one);
}

describe('marches', () => {
  test('are offered to the very hexes that the rules offer, at a price that the way adds up to', () => {
    let looked = 0;
    everywhere([1, 2], (state, dice) => {
      if (!isMovementPhase(state) || (state.step !== 'free' && state.step !== 'moving') || !dice.chance(1, 4, 'look'))
        return;
      const seat = farthestBridge.active(state)[0]!;
      const picked = farthestBridge
        .actions(state, seat)
        .flatMap(({ draft }) => (draft?.kind === 'unit' && !isToLand(state, draft.unit) ? [draft] : []));
      const draft = picked.length === 0 || state.step === 'moving' ? undefined : dice.pick(picked, 'unit');
      if (state.step === 'free' && draft === undefined) return;
      looked++;
      const mover = draft?.unit ?? state.mover;
      const destinations = destinationsOf(state, mover);
      expect(new Set(destinations.map(({ cell }) => cell))).toEqual(new Set(ends(state, draft)));
      const destination = dice.pick(destinations, 'destination');
      const way = wayTo(state, mover, destination);
      expect(way.path.at(-1)).toBe(destination.cell);
      expect(way.spent.at(-1)).toBe(destination.cost);
    });
    expect(looked).toBeGreaterThan(100);
  });

  test('tell of the zone that ends them and of the bridges the Germans may blow', () => {
    const state = position({ units: { '1/504': '2518', BrDf: '2621' } });
    const to = (hex: string): ReturnType<typeof wayTo> => {
      const goal = destinationsOf(state, unit('1/504')).find(({ cell }) => cell === cellOf(hex))!;
      return wayTo(state, unit('1/504'), goal);
    };
    expect(to('2520').path.map(labelOf)).toEqual(['2519', '2520']);
    expect(to('2520').stops).toBe(false);
    expect(to('2520').questions).toEqual([{ bridge: bridge('honinghutje-bridge'), cell: cellOf('2519') }]);
    expect(to('2521').stops).toBe(true);
  });

  test('tell of the water they wade', () => {
    const state = position({ down: ['son-bridge'], units: { '1/501': '0505' } });
    const goal = destinationsOf(state, unit('1/501')).find(({ cell }) => cell === cellOf('0605'))!;
    expect(wayTo(state, unit('1/501'), goal).fords).toEqual([{ from: cellOf('0505'), to: cellOf('0605') }]);
    const standing = position({ units: { '1/501': '0505' } });
    const over = destinationsOf(standing, unit('1/501')).find(({ cell }) => cell === cellOf('0605'))!;
    expect(wayTo(standing, unit('1/501'), over).fords).toEqual([]);
  });

  test('of reinforcements begin at the edge hex that leaves them most', () => {
    const state = position({ waiting: ['2I/5'] });
    const goal = destinationsOf(state, unit('2I/5')).find(({ cell }) => cell === cellOf('0404'))!;
    expect(goal).toEqual({ cell: cellOf('0404'), at: cellOf('0105'), cost: 4 });
    expect(wayTo(state, unit('2I/5'), goal).path.map(labelOf)).toEqual(['0105', '0204', '0304', '0404']);
  });
});

test('landings come down as foretold, whatever the die', () => {
  let looked = 0;
  everywhere([3], (state, dice) => {
    if (state.phase !== 'alliedMove' || state.step !== 'free') return;
    for (const { draft } of farthestBridge.actions(state, 'allied')) {
      if (draft?.kind !== 'unit' || !isToLand(state, draft.unit) || !dice.chance(1, 6, 'look')) continue;
      const aims = farthestBridge.actions(state, 'allied', draft).flatMap(({ action }) => action ?? []);
      const action = dice.pick(aims, 'aim');
      if (action.kind !== 'land') throw new Error('an airborne unit lands');
      for (const { die, cell, fate } of touchdowns(state, action.unit, action.cell)) {
        const reports = tried(state, action, die);
        const landed = reports.find((report) => report.kind === 'landed')!;
        expect(landed).toMatchObject({ cell });
        const lost = reports.some((report) => report.kind === 'lost');
        expect(lost ? 'eliminated' : landed.fate).toBe(fate);
        looked++;
      }
    }
  });
  expect(looked).toBeGreaterThan(300);
});

test('the odds of a landing count the faces', () => {
  const state = position({ waiting: ['1/501'], units: { Krft: '1005', '2/501': '1107' } });
  // West is beside Krft, north-west on a friend; the rest is mixed ground.
  expect(landingOdds(state, unit('1/501'), cellOf('1007'))).toEqual({ whole: 4, depleted: 2, lost: 0 });
});

describe('battles', () => {
  test('end as foretold, whatever the die', () => {
    let looked = 0;
    everywhere([4, 5], (state, dice) => {
      if (state.step !== 'free' || (state.phase !== 'alliedCombat' && state.phase !== 'germanCombat')) return;
      const seat = farthestBridge.active(state)[0]!;
      const action = randomChoice(farthestBridge, state, seat, dice);
      if (action.kind !== 'attack' && action.kind !== 'bombard') return;
      const { kind, target, markers } = action;
      const attackers = kind === 'attack' ? action.attackers : [];
      const forecast = forecastBattle(state, { kind, target, attackers, attackMarkers: markers, defenceMarkers: [] });
      state.markers.fill(0);
      for (const [index, result] of forecast.results.entries()) {
        const told = tried(state, { ...action, markers: [] }, index + 1).find((report) => report.kind === 'combat')!;
        const bare = forecastBattle(state, { kind, target, attackers, attackMarkers: [], defenceMarkers: [] });
        expect(told).toMatchObject({ line: bare.line, differential: bare.differential, result: bare.results[index] });
        expect(result === null || kind === 'attack' || !result.startsWith('A')).toBe(true);
        looked++;
      }
    });
    expect(looked).toBeGreaterThan(100);
  });

  test('count who must give way', () => {
    // 13 against 4 in a town: the worked example of the source.
    const state = position({
      phase: 'alliedCombat',
      units: { '32': '2119', '129': '2219', '3I/32': '2220', '1/10SS': '2120' },
    });
    const attackers = ['32', '129', '3I/32'].map(unit);
    const plan = { kind: 'attack', target: unit('1/10SS'), attackers, attackMarkers: [], defenceMarkers: [] } as const;
    const forecast = forecastBattle(state, plan);
    expect(forecast).toMatchObject({ differential: 9, line: 'medium', column: 9 });
    expect(forecast.results).toEqual(['D2', 'D2', 'D2', 'D2', 'D1', 'Br']);
    expect(battleOdds(forecast)).toEqual({ defender: 6, attackers: 1 });
    // The Maas is behind it, and every other hex beside it is held or in a zone.
    expect(canFallBack(state, unit('1/10SS'), 1)).toBe(false);
    const bombardment = forecastBattle(state, {
      ...plan,
      kind: 'bombard',
      attackers: [],
      attackMarkers: ['uk4', 'uk4'],
    });
    expect(bombardment).toMatchObject({ differential: 4, line: 'medium', column: 7 });
    expect(bombardment.results).toEqual(['D2', 'D2', null, null, null, null]);
  });
});

test('the strongest answer of a defender keeps to the limit and to the coordination of the Allies', () => {
  const markers = { us3: 1, uk3: 2, uk4: 2, german3: 1, german2: 2 };
  const state = position({ phase: 'germanCombat', markers, units: { '1/504': '1606', '1/1': '1906', Krft: '1607' } });
  expect(strongestAnswer(state, unit('1/504'))).toEqual(['uk4', 'us3']);
  expect(strongestAnswer(state, unit('1/1'))).toEqual(['uk4', 'uk4']);
  expect(strongestAnswer(state, unit('Krft'))).toEqual(['german3', 'german2']);
});

describe('the corridor', () => {
  test('costs tanks 23 points while every bridge stands: 22½ from 0105, and the edge', () => {
    expect(corridorCost(position({}))).toBe(46);
  });

  test('is cut where the Waal has no bridge', () => {
    const state = position({ down: ['weurt-lock', 'nijmegen-east-bridge'] });
    expect(corridorCost(state)).toBe(46);
    expect(corridorCost(state, bridge('nijmegen-bridge'))).toBe(
      corridorCost(position({ down: ['weurt-lock', 'nijmegen-east-bridge', 'nijmegen-bridge'] })),
    );
    expect(corridorCost(state, bridge('nijmegen-bridge'))).toBeUndefined();
  });
});
