import { Flood } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { board, cellOf, isWater, labelOf, landOf } from '../src/data/board.ts';
import { structureCalled } from '../src/data/structures.ts';
import type { Mobility } from '../src/data/units.ts';
import type { Manner } from '../src/orders/types.ts';
import { UNTOUCHED, type Ground, type StructureState } from '../src/rules/ground.ts';
import { stepTo } from '../src/rules/steps.ts';
import { hasStep, minutesTo, stepsFrom, wayTo } from '../src/rules/ways.ts';

interface Case {
  readonly mobility?: Mobility;
  readonly how?: Manner;
  readonly states?: Readonly<Record<string, StructureState>>;
  readonly ruins?: readonly string[];
  readonly closed?: readonly string[];
}

function traveller({ mobility = 'foot', how = 'fastest', states = {}, ruins = [], closed = [] }: Case = {}) {
  const byNumber = new Map(Object.entries(states).map(([id, state]) => [structureCalled(id), state]));
  const ruined = ruins.map(cellOf);
  const ground: Ground = {
    structureState: (structure) => byNumber.get(structure) ?? 'intact',
    isRuin: (cell) => ruined.includes(cell),
  };
  const shut = closed.map(cellOf);
  return { mobility, how, ground, isClosed: (cell: number) => shut.includes(cell) };
}

function minutes(from: string, to: string, plan: Case = {}): number | undefined {
  const { mobility, how, ground } = traveller(plan);
  return stepTo(mobility, cellOf(from), cellOf(to), how, ground)?.minutes;
}

function way(from: string, to: string, plan: Case = {}): string | undefined {
  return wayTo(cellOf(from), cellOf(to), traveller(plan))?.map(labelOf).join(' ');
}

describe('7: steps', () => {
  test('R10: a road square entered from off the road costs its terrain', () => {
    expect(minutes('0911', '0811')).toBe(15);
    expect(minutes('0810', '0811')).toBe(20 + 85);
    expect(minutes('0813', '0812')).toBe(20);
  });

  test('30.12: towed guns may not enter woods but by road; on foot woods take 40 minutes', () => {
    expect(minutes('0312', '0412', { mobility: 'towed', how: 'country' })).toBeUndefined();
    expect(minutes('0312', '0412', { how: 'country' })).toBe(40);
    expect(minutes('0312', '0412', { mobility: 'towed' })).toBe(10);
  });

  test('R56: a canal is crossed by its bridge, or by foot in 105 minutes on average', () => {
    expect(minutes('0911', '0910')).toBe(15);
    expect(minutes('0911', '0910', { mobility: 'tracks' })).toBe(5);
    expect(minutes('0911', '0910', { states: { 'son-bridge': 'destroyed' } })).toBe(105);
    expect(minutes('0911', '0910', { mobility: 'tracks', states: { 'son-bridge': 'destroyed' } })).toBeUndefined();
    expect(minutes('0811', '0810', { mobility: 'wheels' })).toBeUndefined();
  });

  test('31.3: rivers are entered only along a standing bridge', () => {
    expect(minutes('2837', '2937', { mobility: 'wheels' })).toBe(5);
    expect(minutes('2837', '2937', { states: { 'grave-bridge': 'damaged' } })).toBeUndefined();
    expect(minutes('2838', '2839')).toBeUndefined();
    for (const state of ['damaged', 'destroyed', 'repairing'] as const)
      expect(minutes('4044', '4045', { states: { 'nijmegen-bridge': state } })).toBeUndefined();
  });

  test('G84: whoever stands on a bridge that goes may leave it to either bank', () => {
    const states = { 'grave-bridge': 'damaged' } as const;
    expect(minutes('2937', '2837', { states })).toBe(15);
    expect(minutes('2937', '3037', { states })).toBe(15);
  });

  test('G42: over a repaired damaged bridge it takes 30 minutes longer on foot, 60 otherwise, once', () => {
    const states = { 'grave-bridge': 'temporary slow' } as const;
    expect(minutes('2837', '2937', { states })).toBe(45);
    expect(minutes('2937', '3037', { states })).toBe(15);
    expect(minutes('2837', '2937', { states, mobility: 'tracks' })).toBe(65);
  });

  test('G43: a step needs any standing structure of the side; a railway may use the road’s at Westervoort', () => {
    const road = { 'mill-haps-bridge': 'destroyed' } as const;
    expect(minutes('3127', '3227', { mobility: 'tracks', states: road })).toBe(5);
    const both = { ...road, 'mill-wanroij-bridge': 'destroyed' } as const;
    expect(minutes('3127', '3227', { mobility: 'tracks', states: both })).toBe(15);
    expect(minutes('4856', '4857', { how: 'rail' })).toBe(20);
    expect(minutes('4856', '4857', { how: 'rail', states: { 'westervoort-bridge': 'destroyed' } })).toBeUndefined();
  });

  test('G44: roads end at a ruin, but its bridges stay open: into it at the time of a town', () => {
    expect(minutes('0912', '0911', { mobility: 'tracks', ruins: ['0911'] })).toBe(30);
    expect(minutes('0910', '0911', { mobility: 'tracks', ruins: ['0911'] })).toBe(30);
    expect(minutes('0911', '0910', { mobility: 'tracks', ruins: ['0911'] })).toBe(5);
    expect(minutes('0911', '1012')).toBe(15);
    expect(minutes('0911', '1012', { ruins: ['0911'] })).toBeUndefined();
  });

  test('G41: a ferry is no road: bank to bank is one step', () => {
    const steps = stepsFrom(cellOf('3857'), traveller());
    expect(steps.find(({ to }) => labelOf(to) === '3859')).toEqual({
      to: cellOf('3859'),
      minutes: 210,
      along: 'ferry',
      ground: 'ferry',
    });
    expect(minutes('3857', '3858')).toBeUndefined();
    const blown = traveller({ states: { 'driel-ferry': 'destroyed' } });
    expect(stepsFrom(cellOf('3857'), blown).some(({ along }) => along === 'ferry')).toBe(false);
  });
});

describe('G16, G39: ways', () => {
  test('the fastest way on foot from DZ B to Son', () => {
    const found = wayTo(cellOf('0715'), cellOf('0911'), traveller())!;
    expect(minutesTo(cellOf('0715'), cellOf('0911'), traveller())).toBeLessThanOrEqual(100);
    expect(found.at(-1)).toBe(cellOf('0911'));
  });

  test('of equal ways the one with the fewest steps, then the lowest squares', () => {
    expect(way('1806', '1807', { how: 'country' })).toBe('1807');
    const diagonal = way('2120', '2221', { how: 'country' })!;
    expect(diagonal).toBe('2121 2221');
  });

  test('a square known to be held by an enemy is closed, its neighbours are not', () => {
    expect(way('2120', '2221', { how: 'country', closed: ['2121'] })).toBe('2220 2221');
  });

  test('BY ROAD takes the fewest steps off the road', () => {
    const byRoad = wayTo(cellOf('0911'), cellOf('1813'), traveller({ how: 'road' }))!;
    let at = cellOf('0911');
    for (const to of byRoad) {
      expect(stepTo('foot', at, to, 'road', UNTOUCHED)?.along).toBe('road');
      at = to;
    }
  });

  test('a vehicle finds the bridge, and another when it has gone', () => {
    const usual = way('0910', '0912', { mobility: 'tracks' })!;
    expect(usual).toBe('0911 0912');
    const round = way('0910', '0912', { mobility: 'tracks', states: { 'son-bridge': 'destroyed' } })!;
    expect(round).not.toContain('0910 0911');
    expect(round.split(' ').length).toBeGreaterThan(6);
  });

  test('nobody walks over the Waal without bridge or ferry', () => {
    const states = Object.fromEntries(
      ['nijmegen-bridge', 'nijmegen-rail-bridge', 'tiel-ferry', 'druten-ferry', 'slijk-ewijk-ferry'].map((id) => [
        id,
        'destroyed' as const,
      ]),
    );
    expect(way('4044', '4046', { states })).toBeUndefined();
  });
});

test('31.2: without bridges the land falls into regions between the rivers', () => {
  const dry = Uint8Array.from(board.labels, (_, cell) => (isWater(cell) ? 1 : 0));
  const south = new Flood(board).spread(Int16Array.of(cellOf('0703')), 1, { blocked: dry });
  for (let cell = 0; cell < board.cells; cell++)
    if (!isWater(cell))
      expect(`${labelOf(cell)} ${south.has(cell)}`).toBe(`${labelOf(cell)} ${landOf(cell) === 'south'}`);
});

test('G45: wheels could never leave the polder at 4156, but they can leave 4155', () => {
  expect([hasStep(cellOf('4156'), 'wheels'), hasStep(cellOf('4155'), 'wheels')]).toEqual([false, true]);
  expect(hasStep(cellOf('4156'), 'foot')).toBe(true);
});
