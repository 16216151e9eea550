import { FastDice, type Dice } from '@club-route/engine';
import { expect, test } from 'vitest';
import { CELLS, cellOf, labelOf, NEIGHBOUR, DEGREE } from '../src/data/board.ts';
import { FIRST, LAST, numberOf, UNIT_NAMES } from '../src/data/units.ts';
import { descentIntoHell as game } from '../src/game.ts';
import { imagine } from '../src/imagine.ts';
import { advance } from '../src/phases/aftermath.ts';
import { attack, beginCombat } from '../src/phases/combat.ts';
import { refuseMarch } from '../src/phases/march.ts';
import { layOut } from '../src/phases/set-up.ts';
import type { DescentReport } from '../src/report.ts';
import { isSupplied } from '../src/rules/supply.ts';
import { sight } from '../src/sight.ts';
import { tell } from '../src/tell.ts';
import { GONE, shape, UNKNOWN, type DescentState } from '../src/state.ts';
import { labels, position, usualRules } from './positions.ts';

test('7.10: an enemy next to own units is seen whole with its strength, others not at all', () => {
  const units = { '2 Para': '2105', 'SS AA 9': '2104 reduced', Henke: '2102' };
  const seen = sight(position({ units, markers: ['2105'] }), 'allied');
  const cell = (unit: string): number => seen.unitCell[numberOf(unit)];
  expect([labelOf(cell('2 Para')), labelOf(cell('SS AA 9')), cell('Henke')]).toEqual(['2105', '2104', UNKNOWN]);
  expect(seen.unitSteps[numberOf('SS AA 9')]).toBe(1);
  expect(seen.unitMoved[numberOf('SS AA 9')]).toBe(UNKNOWN);
});

test('H-31: Germans see Air Supply markers next to them and know nothing of the others', () => {
  const seen = sight(position({ units: { Henke: '2104' }, markers: ['2105', '1905'] }), 'german');
  expect([seen.markerCell[0], seen.markerCell[1], seen.markerCell[2]]).toEqual([cellOf('2105'), UNKNOWN, UNKNOWN]);
  expect([seen.transportPoints, seen.deploymentPoints]).toEqual([UNKNOWN, UNKNOWN]);
});

test('a sight of a sight is the same sight, and a spectator sees no unit', () => {
  const state = position({ units: { '2 Para': '2105', 'SS AA 9': '2104', Henke: '2102' } });
  for (const viewer of ['allied', 'german', 'spectator']) {
    const seen = sight(state, viewer);
    expect(shape.equal(sight(seen, viewer), seen)).toBe(true);
  }
  expect(sight(state, 'spectator').unitCell.every((cell) => cell < 0)).toBe(true);
});

test('losses in combat are known to both, losses in the air are not', () => {
  const state = position({ units: {} });
  state.unitLost[numberOf('1 Para')] = 1;
  const seen = sight(state, 'german');
  expect([seen.unitCell[numberOf('1 Para')], seen.unitCell[numberOf('2 Para')]]).toEqual([GONE, UNKNOWN]);
});

test('H-34, H-37: what is for one side alone is told to nobody else', () => {
  const dropped: DescentReport = { kind: 'dropped', seat: 'allied', piece: { unit: 0 } };
  const landings: DescentReport = { kind: 'landings', cells: [1] };
  expect([tell(dropped, 'allied'), tell(dropped, 'german'), tell(dropped, 'spectator')]).toEqual([
    dropped,
    undefined,
    undefined,
  ]);
  expect(['allied', 'german', 'spectator'].map((viewer) => tell(landings, viewer))).toEqual([
    landings,
    landings,
    landings,
  ]);
});

/** Some units of both sides anywhere on the map. */
function anyPosition(dice: Dice): DescentState {
  const state = layOut(usualRules);
  state.impulse = dice.chance(1, 2, 'kind') ? 'road' : 'off-road';
  state.side = dice.chance(1, 2, 'side') ? 'allied' : 'german';
  state.unitCell.fill(GONE);
  for (let count = 0; count < 60; count++)
    state.unitCell[dice.between(0, UNIT_NAMES.length - 1, 'unit')] = dice.between(0, CELLS - 1, 'hex');
  return state;
}

test('no hidden fact decides what is legal: moves are refused alike on the state and on the sight', () => {
  const dice: Dice = new FastDice(7);
  for (let count = 0; count < 40; count++) {
    const state = anyPosition(dice);
    const { side } = state;
    const seen = sight(state, side);
    for (let unit = FIRST[side]; unit < LAST[side]; unit += 5) {
      const from = state.unitCell[unit];
      if (from < 0) continue;
      const next = NEIGHBOUR[from * DEGREE + dice.between(0, DEGREE - 1, 'way')];
      const order = { units: [unit], way: next < 0 ? [] : [next] };
      expect(refuseMarch(seen, side, order)).toEqual(refuseMarch(state, side, order));
      expect(isSupplied(seen, unit, 'seen')).toBe(isSupplied(state, unit, 'seen'));
    }
  }
});

test('H-23, H-36: once a combat is told a side knows which of its hexes could be attacked, not which of them must be', () => {
  const state = position({
    units: { '2 Irish Gds': '0928 moved', '44 RTR': '1129', 'I/FJ 6': '0927', 'II/FJ 6': '1128' },
  });
  state.phase = 'combat';
  beginCombat(state);
  expect(sight(state, 'german').combats).toBeNull();
  attack(state, cellOf('0927'), undefined);
  const { duty, free } = sight(state, 'german').combats!;
  expect([duty, free]).toEqual([
    [],
    [...state.combats!.duty, ...state.combats!.free].toSorted((one, two) => one - two),
  ]);
  expect(sight(state, 'spectator').combats).toEqual({ duty: [], free: [], fought: [cellOf('0927')] });
  // A hex that comes next to the enemy later is not on the list, in no world that the side can imagine.
  const moved = imagine(sight(state, 'german'), 'german', new FastDice(1));
  const listed = (list: NonNullable<DescentState['combats']>): string => labels([...list.duty, ...list.free]);
  expect(listed(moved.combats!)).toBe(listed(state.combats!));
});

test('H-36, H-32: an advance is told to both: who loses sight of the units by it remembers them where they went', () => {
  const state = position({ impulse: 'off-road', units: { '2 Irish Gds': '0928', 'I/FJ 6': '0927' } });
  state.phase = 'combat';
  beginCombat(state);
  attack(state, cellOf('0927'), undefined);
  state.unitCell[numberOf('I/FJ 6')] = cellOf('0725');
  state.battle = { ...state.battle!, stage: 'advance' };
  advance(state, [numberOf('2 Irish Gds')], undefined);
  const seen = sight(state, 'german');
  expect(seen.unitCell[numberOf('2 Irish Gds')]).toBe(UNKNOWN);
  expect(labelOf(seen.ghostCell[numberOf('2 Irish Gds')])).toBe('0927');
});

test('H-31, H-36: Air Supply markers are alike: one in sight does not tell how many were dropped before it', () => {
  const units = { '1 Para': '1703', '2 Para': '1204', 'Krafft (SS 16 trg)': '1704' };
  const seen = (markers: readonly string[]) => sight(position({ side: 'german', units, markers }), 'german').markerCell;
  expect([...seen(['1703'])]).toEqual([...seen(['1204', '1204', '1703'])]);
  expect(seen(['1703'])).toContain(cellOf('1703'));
});

test('H-36: markers that come into sight together are told by hex, not in the order in which they were dropped', () => {
  const told = (markers: readonly string[]) => {
    const state = position({ side: 'german', impulse: 'off-road', units: { 'Krafft (SS 16 trg)': '1604' }, markers });
    state.phase = 'movement';
    const reports: DescentReport[] = [];
    const move = { kind: 'move', units: [numberOf('Krafft (SS 16 trg)')], way: [cellOf('1704')] } as const;
    game.apply(state, 'german', move, new FastDice(1), reports);
    return reports.find((report) => report.kind === 'seen');
  };
  expect(told(['1803', '1703'])).toBeDefined();
  expect(told(['1803', '1703'])).toEqual(told(['1703', '1803']));
});
