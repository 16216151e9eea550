import { FastDice, Match } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { cellOf, labelOf } from '../src/data/board.ts';
import { farthestBridge } from '../src/game.ts';
import { UNKNOWN, type FarthestBridgeState } from '../src/state.ts';
import { usualRules, where } from './positions.ts';

const HISTORIC_ZONES = '3919 1007 2323';
const PLAN = '2025 2325 3914 3825 3019 0702';

function start() {
  return Match.start(farthestBridge, { ...usualRules, scenario: 'free' }, { kind: 'fast', seed: 1 }, 'test');
}

function plan(hexes: string) {
  return { kind: 'deploy', cells: hexes.split(' ').map(cellOf) } as const;
}

function ruleAgainst(seat: 'allied' | 'german', hexes: string): string | undefined {
  return start().refuse(seat, plan(hexes))?.rule;
}

function zones(state: FarthestBridgeState): string {
  return [...state.zoneCell].map((cell) => (cell < 0 ? String(cell) : labelOf(cell))).join(' ');
}

describe('18.1: the German plan', () => {
  test('a legal one', () => {
    expect(ruleAgainst('german', PLAN)).toBeUndefined();
  });

  test.each([
    ['the 406 Division outside Germany', '2024 2325 3914 3825 3019 0702'],
    ['Krft south of the Neder Rijn', '2025 2325 3319 3825 3019 0702'],
    ['2/9SS south of the Neder Rijn', '2025 2325 3914 3319 3019 0702'],
    ['9S south of the Waal', '2025 2325 3914 3825 2515 0702'],
    ['Grsn north of the Maas', '2025 2325 3914 3825 3019 2619'],
    ['within two hexes of Arnhem', '2025 2325 3723 3825 3019 0702'],
    ['within two hexes of Nijmegen', '2025 2325 3914 3825 2822 0702'],
    ['within two hexes of Oosterbeek', '2025 2325 3619 3825 3019 0702'],
    ['within five hexes of the southern edge', '2025 2325 3914 3825 3019 0515'],
    ['two in a hex', '2025 2325 3914 3914 3019 0702'],
    ['one too few', '2025 2325 3914 3825 3019'],
    ['one too many', '2025 2325 3914 3825 3019 0702 0802'],
  ])('is refused with %s', (_name, hexes) => {
    expect(ruleAgainst('german', hexes)).toBe('18.1');
  });

  test('may put Grsn six hexes from the southern edge, and both 406 in any hex of Germany', () => {
    expect(ruleAgainst('german', '1726 1825 3914 3825 3019 0615')).toBeUndefined();
  });

  test('may put 9S between the Rijn and the IJssel, which is north of the Waal too', () => {
    expect(ruleAgainst('german', '2025 2325 3914 3825 3326 0702')).toBeUndefined();
  });

  test('may put 9S north of the Neder Rijn as well', () => {
    expect(ruleAgainst('german', '2025 2325 3914 3825 3813 0702')).toBeUndefined();
  });

  test('is refused with hexes that do not exist', () => {
    expect(start().refuse('german', { kind: 'deploy', cells: [931, 0, 0, 0, 0, 0] })?.rule).toBe('18.1');
  });
});

describe('18.1: the Allied plan', () => {
  test.each([
    ['anywhere', '3908 0105 2620', undefined],
    ['on the historic hexes', HISTORIC_ZONES, undefined],
    ['in Germany', '3908 0105 2325', '18.1'],
    ['on the bridge defence', '3908 0105 2621', '18.1'],
    ['two in a hex', '3908 0105 0105', '18.1'],
    ['too few', '3908 0105', '18.1'],
  ])('drop zones %s', (_name, hexes, rule) => {
    expect(ruleAgainst('allied', hexes)).toBe(rule);
  });
});

describe('18.1: secrecy', () => {
  test('the bridge defence stands in Nijmegen, the rest is to come, and nothing else may be done', () => {
    const { state } = start();
    expect(farthestBridge.active(state)).toEqual(['allied', 'german']);
    expect(where(state, 'BrDf')).toBe('2621');
    expect(state.unitCell.filter((cell) => cell >= 0)).toHaveLength(1);
    expect(farthestBridge.refuse(state, 'allied', { kind: 'end' })?.rule).toBe('18.1');
  });

  test('a plan that is in is hidden from everybody else, and cannot be changed', () => {
    const match = start();
    match.act('german', plan(PLAN));
    expect(match.refuse('german', plan(PLAN))?.rule).toBe('turn');
    expect(farthestBridge.refuse(match.state, 'german', plan(PLAN))?.rule).toBe('3.0');
    for (const viewer of ['allied', 'spectator']) {
      const seen = farthestBridge.sight(match.state, viewer);
      expect([...seen.unitCell].filter((cell) => cell === UNKNOWN)).toHaveLength(6);
      expect(seen.cellUnit[cellOf('3914')]).toBe(-1);
      expect(seen.germanZone[cellOf('3913')]).toBe(0);
    }
    expect(where(farthestBridge.sight(match.state, 'german'), 'Krft')).toBe('3914');
  });

  test('drop zones are hidden in the same way', () => {
    const match = start();
    match.act('allied', plan('3908 0105 2620'));
    const hidden = [UNKNOWN, UNKNOWN, UNKNOWN].join(' ');
    expect(zones(farthestBridge.sight(match.state, 'german'))).toBe(hidden);
    expect(zones(farthestBridge.sight(match.state, 'spectator'))).toBe(hidden);
    expect(zones(farthestBridge.sight(match.state, 'allied'))).toBe('3908 0105 2620');
  });

  test('the Germans see no difference between two Allied plans, nor the Allies between two German ones', () => {
    const seen = (seat: 'allied' | 'german', viewer: string, hexes: string): number => {
      const match = start();
      expect(match.act(seat, plan(hexes))).toHaveProperty('entry');
      return farthestBridge.shape.hash(farthestBridge.sight(match.state, viewer));
    };
    expect(seen('allied', 'german', '3908 0105 2620')).toBe(seen('allied', 'german', HISTORIC_ZONES));
    expect(seen('german', 'allied', PLAN)).toBe(seen('german', 'allied', '1726 1825 3914 3813 3019 0615'));
  });

  test('what is imagined of the other plan is a legal one', () => {
    const match = start();
    match.act('german', plan(PLAN));
    const imagined = farthestBridge.imagine!(farthestBridge.sight(match.state, 'allied'), 'allied', new FastDice(3));
    const cells = ['2/406', '1/406', 'Krft', '2/9SS', '9S', 'Grsn'].map((id) => where(imagined, id));
    expect(ruleAgainst('german', cells.join(' '))).toBeUndefined();
  });
});

describe('18.1: both plans are laid out', () => {
  function deployed(german: string, allied: string) {
    const match = start();
    match.act('allied', plan(allied));
    const last = match.act('german', plan(german));
    if ('text' in last) throw new Error(last.text);
    return { match, reports: last.reports };
  }

  test('and the first turn begins', () => {
    const { match, reports } = deployed(PLAN, '3908 0105 2620');
    const { state } = match;
    expect([state.turn, state.phase, zones(state)]).toEqual([1, 'alliedMove', '3908 0105 2620']);
    expect(['2/406', '1/406', 'BrDf', 'Krft', '2/9SS', '9S', 'Grsn'].map((id) => where(state, id)).join(' ')).toBe(
      '2025 2325 2621 3914 3825 3019 0702',
    );
    const units = '2025 2325 3914 3825 3019 0702'.split(' ').map(cellOf);
    const lay = { units, zones: '3908 0105 2620'.split(' ').map(cellOf) };
    expect(reports).toContainEqual({ kind: 'revealed', discloses: true, ...lay, moved: [] });
    expect(match.undoTarget('german')).toBeUndefined();
    expect(farthestBridge.sight(state, 'german')).toBe(state);
  });

  test('a drop zone on a German unit goes to its historic hex', () => {
    const { match, reports } = deployed(PLAN, '3914 0105 3019');
    expect(zones(match.state)).toBe('3919 0105 2323');
    expect(reports).toContainEqual(expect.objectContaining({ kind: 'revealed', discloses: true, moved: [0, 2] }));
    expect([...match.state.zoneEntered]).toEqual([0, 0, 0]);
  });

  test('R38: and is lost if a German unit stands there too', () => {
    const { match } = deployed('2025 2325 3919 3825 3019 0702', '3919 0105 2620');
    expect(zones(match.state)).toBe('3919 0105 2620');
    expect([...match.state.zoneEntered]).toEqual([1, 0, 0]);
    // The three UK +3 are not allotted.
    expect([...match.state.markers]).toEqual([3, 0, 0, 0, 1, 0]);
  });

  test('airborne units land around the zones as they lie', () => {
    const { match } = deployed(PLAN, '3908 0105 2620');
    expect(match.refuse('allied', { kind: 'land', unit: 0, cell: cellOf('0105') })).toBeUndefined();
    expect(match.refuse('allied', { kind: 'land', unit: 0, cell: cellOf('1007') })?.rule).toBe('11.1');
  });
});
