import { FastDice, Match } from '@club-route/engine';
import { expect, test } from 'vitest';
import { staff } from '../src/bot/bots.ts';
import { farthestBridge } from '../src/game.ts';
import { measures } from '../src/measures.ts';
import { board, cellOf, DEGREE } from '../src/data/board.ts';
import { UNITS } from '../src/data/units.ts';
import { touchdowns } from '../src/forecast/landing.ts';
import { order, perform, position, unit, usualRules } from './positions.ts';
import type { FarthestBridgeState } from '../src/state.ts';

function measured(state: FarthestBridgeState, id: string): readonly number[] {
  return measures.charts.find((chart) => chart.id === id)!.of(state);
}

test('strength and losses count what is on the map, by its present value', () => {
  const state = position({ units: { '1/504': '1606', '1/1': '1507 depleted', '1/9SS': '3824' }, bystanders: false });
  expect(measured(state, 'strength')).toEqual([2 + 1, 5]);
  const gone = UNITS.filter(({ side }) => side === 'allied').length - 2;
  expect(measured(state, 'losses')[0]).toBe(1 + 2 * gone);
});

test('a bridge is in Allied hands while it stands with Allied units alone beside it', () => {
  const plan = { units: { '1/504': '0505' }, bystanders: false };
  expect(measured(position(plan), 'bridges')).toEqual([1, 0]);
  expect(measured(position({ ...plan, down: ['son-bridge'] }), 'bridges')).toEqual([0, 1]);
  expect(measured(position({ ...plan, units: { ...plan.units, Krft: '0605' } }), 'bridges')).toEqual([0, 0]);
});

test('the way to Arnhem is that of the ground units', () => {
  const state = position({ units: { '1/1': '3423', '2I/5': '3323', '3I/32': '2621' }, bystanders: false });
  expect(measured(state, 'way')[0]).toBe(1);
  expect(measured(state, 'way')[1]).toBeGreaterThan(5);
  expect(measured(position({ bystanders: false }), 'way')).toEqual([40, 40]);
});

test('an attack is worth the hexes it throws back, against all six faces', () => {
  // 4 against 3 in the open: +1, column 7: D2 D2 D1 Br Br A1.
  const attack = (die: number) => {
    const state = position({ phase: 'alliedCombat', units: { '2I/5': '1606', Krft: '1607' } });
    const before = farthestBridge.shape.copy(state);
    return measures.fortunes(order(state, 'attack 1607 with 2I/5', die), before);
  };
  expect(attack(1)).toEqual([{ kind: 'attacks', seat: 'allied', got: 12, expected: 4 }]);
  expect(attack(6)).toEqual([{ kind: 'attacks', seat: 'allied', got: -6, expected: 4 }]);
});

test('a bombardment is worth nothing unless it throws back two hexes or more', () => {
  // 8 against 2 in the open: +6, column 10: D3 D2 D2 D2 D2 Br.
  const state = position({ phase: 'alliedCombat', units: { '1/504': '1606', BrDf: '2722' }, markers: { uk4: 2 } });
  const before = farthestBridge.shape.copy(state);
  expect(measures.fortunes(order(state, 'bombard 2722 +uk4 +uk4', 6), before)).toEqual([
    { kind: 'attacks', seat: 'allied', got: 0, expected: 11 },
  ]);
});

test('charges and repairs are one bridge each, by its kind', () => {
  const state = position({ units: { '1/504': '0404', Krft: '0909' } });
  order(state, '1/504 0505');
  const before = farthestBridge.shape.copy(state);
  expect(measures.fortunes(order(state, 'blow son-bridge', 4), before)).toEqual([
    { kind: 'demolitions', seat: 'german', got: 0, expected: 3 },
  ]);
  const fallen = position({ units: { E: '0404' }, down: ['son-bridge'] });
  const earlier = farthestBridge.shape.copy(fallen);
  expect(measures.fortunes(order(fallen, 'repair son-bridge', 5), earlier)).toEqual([
    { kind: 'repairs', seat: 'allied', got: 6, expected: 2 },
  ]);
});

test('a landing counts where its faces differ', () => {
  const land = (cell: number, die: number) => {
    const state = position({ turn: 1, waiting: ['1/501'], units: { Krft: '0909' } });
    const before = farthestBridge.shape.copy(state);
    return measures.fortunes(perform(state, 'allied', { kind: 'land', unit: unit('1/501'), cell }, die), before);
  };
  const state = position({ turn: 1, waiting: ['1/501'], units: { Krft: '0909' } });
  // In a hex with an enemy a paratrooper is lost: one face of the six beside him.
  const beside = board.neighbour[cellOf('0909') * DEGREE]!;
  const lost = touchdowns(state, unit('1/501'), beside).findIndex(({ fate }) => fate === 'eliminated') + 1;
  expect(lost).toBeGreaterThan(0);
  const [unlucky] = land(beside, lost);
  expect(unlucky).toMatchObject({ kind: 'landings', seat: 'allied', got: -6 });
  expect(unlucky!.expected).toBeGreaterThan(-6);
  expect(land(cellOf('0405'), 1)).toEqual([]);
});

test('over a whole game every number is whole, and every roll is of a kind that is named', () => {
  const match = Match.start(farthestBridge, usualRules, { kind: 'fast', seed: 3 }, 'measured');
  const players = { allied: staff.sit('allied'), german: staff.sit('german') };
  const dice = new FastDice(1);
  const kinds = new Set<string>();
  while (match.result() === undefined) {
    const seat = match.active()[0] as 'allied' | 'german';
    const before = farthestBridge.shape.copy(match.state);
    const step = match.act(seat, players[seat].decide(match.state, dice));
    if (!('reports' in step)) throw new Error(step.text);
    for (const { kind, got, expected } of measures.fortunes(step.reports, before)) {
      kinds.add(kind);
      expect([got, expected].every(Number.isInteger)).toBe(true);
      expect(got / 6).toBe(Math.round(got / 6));
    }
    for (const chart of measures.charts) {
      const values = chart.of(match.state);
      expect(values).toHaveLength(chart.lines.length);
      expect(values.every(Number.isInteger)).toBe(true);
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['attacks', 'demolitions']));
  for (const kind of kinds) expect(measures.luck.map(({ id }) => id)).toContain(kind);
});
