import { describe, expect, test } from 'vitest';
import { cellOf, terrainOf } from '../src/data/board.ts';
import type { Line } from '../src/data/combat-table.ts';
import { farthestBridge } from '../src/game.ts';
import { hexLine, lineOf } from '../src/rules/combat.ts';
import type { FarthestBridgeReport } from '../src/report.ts';
import { asked, endUntil, offered, order, orders, position, ruleAgainst, unit, where, type Plan } from './positions.ts';

const PLAIN: Plan = { phase: 'alliedCombat', units: { '32': '1606', '129': '1507', '1/504': '1705', Krft: '1607' } };

/** What was rolled, in one line. */
function rolled(reports: readonly FarthestBridgeReport[]): string {
  const found = reports.find((report) => report.kind === 'combat')!;
  return `${found.differential} ${found.line} ${found.die} ${found.result}`;
}

describe('7.1: which units attack', () => {
  test('those next to the enemy, one or more of them', () => {
    const state = position(PLAIN);
    expect(ruleAgainst(state, 'attack 1607 with 32')).toBeUndefined();
    expect(ruleAgainst(state, 'attack 1607 with 32 129')).toBeUndefined();
    expect(ruleAgainst(state, 'attack 1607 with 32 1/504')).toBe('7.1');
    expect(ruleAgainst(state, 'attack 1607 with 130')).toBe('7.1');
    expect(ruleAgainst(state, 'attack 1607 with Hnke')).toBe('7.1');
    expect(ruleAgainst(state, 'attack 1607')).toBe('7.1');
    expect(ruleAgainst(state, { kind: 'attack', target: unit('Krft'), attackers: [78], markers: [] })).toBe('7.1');
    expect(
      ruleAgainst(state, { kind: 'attack', target: unit('Krft'), attackers: [unit('32'), unit('32')], markers: [] }),
    ).toBe('7.3');
  });

  test('whichever of them is named first; markers follow once somebody attacks', () => {
    const units = { '1/501': '1606', '2/501': '1507', Krft: '1607' };
    const state = position({ phase: 'alliedCombat', markers: { us3: 2 }, units });
    const drafts = (attackers: readonly string[]) =>
      farthestBridge
        .actions(state, 'allied', {
          kind: 'attack',
          target: unit('Krft'),
          attackers: attackers.map(unit),
          markers: [],
        })
        .flatMap(({ draft }) => (draft?.kind === 'attack' ? [[draft.attackers, draft.markers]] : []));
    expect(drafts([])).toEqual([
      [[unit('1/501')], []],
      [[unit('2/501')], []],
    ]);
    expect(drafts(['2/501'])).toEqual([[[unit('2/501')], ['us3']]]);
  });

  test('an enemy on the map', () => {
    const state = position(PLAIN);
    expect(ruleAgainst(state, 'attack 1507 with 32')).toBe('7.1');
    expect(ruleAgainst(state, 'attack BrDf with 32')).toBe('7.1');
    expect(ruleAgainst(state, { kind: 'attack', target: 78, attackers: [unit('32')], markers: [] })).toBe('7.1');
  });

  test('in the combat phase of their side', () => {
    expect(ruleAgainst(position({ ...PLAIN, phase: 'alliedMove' }), 'attack 1607 with 32')).toBe('7.0');
    expect(ruleAgainst(position({ ...PLAIN, phase: 'germanCombat' }), 'attack 1606 with Krft')).toBeUndefined();
    expect(ruleAgainst(position({ ...PLAIN, phase: 'germanCombat' }), 'attack 1607 with 32')).toBe('7.1');
  });

  test('14.1: also across an unbridged river', () => {
    const state = position({ phase: 'alliedCombat', units: { '1/504': '2620', Krft: '2721' } });
    expect(ruleAgainst(state, 'attack 2721 with 1/504')).toBeUndefined();
  });

  test('each attacks once and is attacked once in a phase', () => {
    const state = position({ ...PLAIN, units: { ...PLAIN.units, BrDf: '1706' } });
    // 5 against 3 in the open: +2, column 8; die 5 is Br. Everybody resists.
    order(state, 'attack 1607 with 32', 5);
    order(state, 'resist');
    order(state, 'resist');
    expect([where(state, 'Krft'), where(state, '32')]).toEqual(['1607 depleted', '1606 depleted']);
    expect(ruleAgainst(state, 'attack 1607 with 129')).toBe('7.1');
    expect(ruleAgainst(state, 'attack 1706 with 32')).toBe('7.1');
    expect(ruleAgainst(state, 'attack 1706 with 1/504')).toBeUndefined();
    // In the next turn it all begins anew.
    endUntil(state, 'germanCombat');
    endUntil(state, 'alliedCombat');
    expect(ruleAgainst(state, 'attack 1607 with 32 129')).toBeUndefined();
  });

  test('R4: attacking is voluntary', () => {
    expect(ruleAgainst(position(PLAIN), 'end')).toBeUndefined();
  });
});

describe('R4, option mandatoryCombat', () => {
  const options = { mandatoryCombat: true };

  test('units in an enemy zone must attack before the phase ends', () => {
    const state = position({ ...PLAIN, options, bystanders: false });
    expect(ruleAgainst(state, 'end')).toBe('R4');
    expect(orders(state)).not.toContain('end');
    order(state, 'attack 1607 with 32 129', 1);
    order(state, 'resist');
    expect(state.phase).not.toBe('alliedCombat');
  });

  test('not across an unbridged river, where no zone reaches', () => {
    const units = { '1/504': '2620', Krft: '2721' };
    const state = position({ phase: 'alliedCombat', units, options, bystanders: false });
    expect(ruleAgainst(state, 'end')).toBeUndefined();
    expect(orders(state)).toContain('end');
    const spanned = position({ phase: 'alliedCombat', units, options, span: '2620/2721', bystanders: false });
    expect(ruleAgainst(spanned, 'end')).toBe('R4');
  });
});

describe('7.4: the line', () => {
  test.each<readonly [string, Line]>([
    ['1607', 'open'],
    ['0705', 'medium'],
    ['0703', 'medium'],
    ['2323', 'rough'],
    ['2120', 'medium'],
    ['3423', 'medium'],
  ])('of the terrain at %s is %s', (hex, line) => {
    expect(hexLine(position({}), cellOf(hex)), terrainOf(cellOf(hex))).toBe(line);
  });

  test('R6: of a city, by option as rough', () => {
    expect(hexLine(position({ options: { cityLine: 'rough' } }), cellOf('3423'))).toBe('rough');
    expect(hexLine(position({ options: { cityLine: 'rough' } }), cellOf('2120'))).toBe('medium');
  });

  test.each<readonly [string, string, readonly string[], Plan, Line]>([
    ['all across a stream, to mixed', '1307', ['1207'], {}, 'medium'],
    ['one across a stream, one not', '1307', ['1207', '1308'], {}, 'open'],
    ['all across a river, to mixed', '2720', ['2721'], {}, 'medium'],
    ['R7: all across a river, by option as rough', '2720', ['2721'], { options: { riverLine: 'rough' } }, 'rough'],
    ['across a stream under that option', '1307', ['1207'], { options: { riverLine: 'rough' } }, 'medium'],
    ['all across a river and a stream', '2020', ['2019', '2120'], {}, 'medium'],
    ['all over a bridge, to mixed', '2722', ['2721'], {}, 'light'],
    ['all over a railway bridge', '2020', ['1920'], {}, 'light'],
    ['over a demolished bridge', '2722', ['2721'], { down: ['nijmegen-east-bridge'] }, 'medium'],
    ['over a bridge into a town', '2721', ['2722'], {}, 'medium'],
    ['across a stream into rough is still rough', '2021', ['2022'], {}, 'rough'],
    ['one over a bridge, one on dry ground', '2722', ['2721', '2622'], {}, 'open'],
    ['R37: one over a bridge, one across the river', '2020', ['1920', '2019'], {}, 'light'],
  ])('%s', (_name, target, from, plan, line) => {
    const ids = ['1/504', '2/504', '3/504'];
    const units = Object.fromEntries(from.map((hex, index) => [ids[index]!, hex]));
    const state = position({ ...plan, units: { Krft: target, ...units } });
    expect(lineOf(state, cellOf(target), Object.keys(units).map(unit))).toBe(line);
  });
});

describe('7.6: the roll', () => {
  test('is read by attack strengths less the defense', () => {
    expect(rolled(order(position(PLAIN), 'attack 1607 with 32', 4))).toBe('2 open 4 D1');
    expect(rolled(order(position(PLAIN), 'attack 1607 with 32 129', 3))).toBe('7 open 3 D2');
  });

  test('R11: depleted units count half, fractions up', () => {
    const state = position({ ...PLAIN, units: { '32': '1606 depleted', Krft: '1607 depleted' } });
    expect(rolled(order(state, 'attack 1607 with 32', 6))).toBe('1 open 6 A1');
  });

  test('13 against 4 in a town: +9; die 5 is D1', () => {
    const state = position({
      phase: 'alliedCombat',
      units: { '32': '2119', '129': '2219', '3I/32': '2220', '1/10SS': '2120' },
    });
    expect(rolled(order(state, 'attack 2120 with 32 129 3I/32', 5))).toBe('9 medium 5 D1');
  });

  // All in the open; the attackers of the first four are too weak, those of the rest strong.
  test.each([
    ['A1', { '1/504': '1606', '1/9SS': '1607' }, '1/504', 1, 'allied retreat', [1]],
    ['A2', { '1/504': '1606', '1/9SS': '1607' }, '1/504', 6, 'allied retreat', [2]],
    ['Br', { '32': '1606', '1/9SS': '1607' }, '32', 3, 'german retreat', [1, 1]],
    ['D1', { '32': '1606', Krft: '1607' }, '32', 4, 'german retreat', [1]],
    ['D2', { '32': '1606', Krft: '1607' }, '32', 1, 'german retreat', [2]],
    ['D3', { '32': '1606', '129': '1507', '130': '1707', Krft: '1607' }, '32 129 130', 3, 'german retreat', [3]],
    ['D4', { '32': '1606', '129': '1507', '130': '1707', Krft: '1607' }, '32 129 130', 2, 'german retreat', [4]],
  ])('%s: who must go, and how far', (result, units, attackers, die, next, distances) => {
    const state = position({ phase: 'alliedCombat', units });
    expect(rolled(order(state, `attack 1607 with ${attackers}`, die))).toContain(result);
    expect(asked(state)).toBe(next);
    expect(state.battle!.retreats.map(({ distance }) => distance)).toEqual(distances);
  });

  test('De: the defender is lost, both steps of it', () => {
    const state = position({
      phase: 'alliedCombat',
      units: { '32': '1606', '129': '1507', '130': '1707', Krft: '1607' },
    });
    expect(rolled(order(state, 'attack 1607 with 32 129 130', 1))).toBe('12 open 1 De');
    expect(where(state, 'Krft')).toBe('gone');
  });

  test('Ae: every attacker is lost, and nobody else', () => {
    const units = { '1/504': '1606 depleted', '2/504': '1507', '1/9SS': '1607' };
    const state = position({ phase: 'alliedCombat', units, markers: { german3: 1 } });
    order(state, 'attack 1607 with 1/504');
    expect(rolled(order(state, 'support +german3', 6))).toBe('-7 open 6 Ae');
    expect([where(state, '1/504'), where(state, '2/504'), where(state, '1/9SS')]).toEqual(['gone', '1507', '1607']);
  });
});

test('an attack is put together unit by unit, each set once', () => {
  const state = position(PLAIN);
  const draft = { kind: 'attack', target: unit('Krft'), attackers: [], markers: [] } as const;
  expect(offered(state, draft)).toEqual([]);
  const whole = offered(state, { ...draft, attackers: [unit('32')] });
  expect(whole).toEqual([{ kind: 'attack', target: unit('Krft'), attackers: [unit('32')], markers: [] }]);
});
