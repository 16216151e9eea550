import { FastDice, mixSeed } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { DEPLOYMENTS, drawDeployment } from '../../src/bot/deployments.ts';
import { evaluate } from '../../src/bot/evaluate.ts';
import { cellOf } from '../../src/data/board.ts';
import type { Side } from '../../src/data/units.ts';
import { farthestBridge } from '../../src/game.ts';
import { farthestBridgeModule } from '../../src/index.ts';
import { refusePlan } from '../../src/phases/deployment.ts';
import { usualRules } from '../positions.ts';
import type { FarthestBridgeBot } from './players.ts';

const SIDES: readonly Side[] = ['allied', 'german'];
const bots = farthestBridgeModule.bots as readonly FarthestBridgeBot[];
const staff = bots[1]!;
const untouched = farthestBridge.setup({ ...usualRules, scenario: 'free' }, new FastDice(1));

/** What the Allies may expect (of 1000) after some turns of the staff officer against itself. */
function prospects(allied: readonly number[], german: readonly number[], seed: number): number {
  const dice = new FastDice(mixSeed(seed, 0));
  const state = farthestBridge.setup({ ...usualRules, scenario: 'free' }, dice);
  farthestBridge.apply(state, 'allied', { kind: 'deploy', cells: allied }, dice);
  farthestBridge.apply(state, 'german', { kind: 'deploy', cells: german }, dice);
  const players = { allied: staff.sit('allied'), german: staff.sit('german') };
  while (state.turn <= LAST_TURN && state.phase !== 'over') {
    const seat = farthestBridge.active(state)[0] as Side;
    farthestBridge.apply(state, seat, players[seat].decide(state, dice), dice);
  }
  return evaluate(state);
}

const LAST_TURN = 4;
const SEEDS = 3;
/** Of 1000; so few games stray by half of it. */
const MOST_APART = 120;

/** Far from every bridge. */
const CARELESS: Readonly<Record<Side, string>> = {
  allied: '3706 0122 1224',
  german: '1726 1825 3706 3806 3106 2402',
};

/** The mean against every plan of the other side. */
function strength(side: Side, cells: readonly number[]): number {
  const others = DEPLOYMENTS[side === 'allied' ? 'german' : 'allied'];
  let sum = 0;
  for (const [index, other] of others.entries())
    for (let seed = 0; seed < SEEDS; seed++)
      sum +=
        side === 'allied'
          ? prospects(cells, other.cells, index * SEEDS + seed)
          : prospects(other.cells, cells, index * SEEDS + seed);
  return sum / (others.length * SEEDS);
}

describe.each(SIDES)('free deployment of the %s side', (side) => {
  const plans = DEPLOYMENTS[side];

  test('there are at least four plans, all legal', () => {
    expect(plans.length).toBeGreaterThanOrEqual(4);
    const narrow = farthestBridge.setup({ ...usualRules, scenario: 'free', germany: 'narrow' }, new FastDice(1));
    for (const { name, cells } of plans)
      for (const state of [untouched, narrow]) expect(refusePlan(state, side, cells), name).toBeUndefined();
  });

  test('any two differ in at least two hexes', () => {
    for (const one of plans)
      for (const other of plans)
        if (one !== other)
          expect(one.cells.filter((cell, index) => cell !== other.cells[index]).length).toBeGreaterThanOrEqual(2);
  });

  test('every level draws them all, by its own dice', () => {
    for (const bot of bots) {
      const drawn = new Set<string>();
      for (let seed = 0; seed < 60; seed++) {
        const action = bot.sit(side).decide(farthestBridge.sight(untouched, side), new FastDice(seed));
        if (action.kind !== 'deploy') throw new Error('nobody deployed');
        expect(drawDeployment(side, new FastDice(seed))).toEqual(action.cells);
        drawn.add(action.cells.join());
      }
      expect(drawn.size, bot.id).toBe(plans.length);
    }
  });

  test('each is about as good as the others, and better than a careless one', () => {
    const strengths = plans.map(({ cells }) => strength(side, cells));
    expect(Math.max(...strengths) - Math.min(...strengths)).toBeLessThan(MOST_APART);
    const careless = CARELESS[side].split(' ').map(cellOf);
    expect(refusePlan(untouched, side, careless)).toBeUndefined();
    const poor = strength(side, careless);
    for (const good of strengths) expect(side === 'allied' ? good - poor : poor - good).toBeGreaterThan(0);
  });
});
