import { describe, expect, test } from 'vitest';
import { contactOf, cellOf, labelOf, landOf, board, isWater } from '../src/data/board.ts';
import { ENTRIES, ENTRY_OF, SET_UP } from '../src/data/entries.ts';
import { commandOf, headquartersOf } from '../src/data/headquarters.ts';
import { headquartersNamed, mayOrder } from '../src/data/organisation.ts';
import { IN_REACH, STRUCTURES, structureCalled } from '../src/data/structures.ts';
import { ALL_UNITS, ALLIED_UNITS, GERMAN_UNITS, isReserve, UNITS, unitCalled } from '../src/data/units.ts';
import { defaultPlan, FLYING_UNITS, ZONES, zonesOfPlan } from '../src/data/zones.ts';

const FIRST = { edition: 'first' } as const;

/** The units of the list, without those of the umpire. */
function printed(units: readonly number[]): readonly number[] {
  return units.filter((unit) => !isReserve(unit));
}

describe('27: the order of battle', () => {
  test('58 Allied and 38 German units, numbered in that order (G10)', () => {
    expect([printed(ALLIED_UNITS).length, printed(GERMAN_UNITS).length]).toEqual([58, 38]);
    expect(['1/502', '3/29', 'Krft', 'Jngw'].map(unitCalled)).toEqual([0, 57, 58, 95]);
    expect(new Set(UNITS.map(({ id }) => id)).size).toBe(UNITS.length);
  });

  test('G10, H3: what the umpire may add is numbered after 96, and is nowhere until he does', () => {
    const added = ALL_UNITS.filter(isReserve);
    expect(added.map((unit) => UNITS[unit].id)).toEqual(['Add 1', 'Add 2', 'Add 3', 'Add 4', 'Add 5', 'Add 6']);
    expect(added.every((unit) => !SET_UP.has(unit) && ENTRY_OF[unit] < 0 && !UNITS[unit].airborne)).toBe(true);
    expect(UNITS[unitCalled('Add 2')].gun).toBe('anti-tank');
  });

  test('companies by side: 285 and 220', () => {
    const sum = (units: readonly number[]): number => units.reduce((all, unit) => all + UNITS[unit].companies, 0);
    expect([sum(printed(ALLIED_UNITS)), sum(printed(GERMAN_UNITS))]).toEqual([285, 220]);
  });

  test('every unit, value by value', async () => {
    const lines = printed(ALL_UNITS).map((number) => {
      const unit = UNITS[number];
      const { id, formation, kind, attack, defence, protective, gun, mobility, companies, day } = unit;
      return [id, formation, kind, attack, defence, protective, gun ?? '-', mobility, companies, day].join(' | ');
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('tables/units.txt');
  });

  test('sums of attack and defence by class agree with the list of 1976', () => {
    const byClass = new Map<string, readonly [number, number, number]>();
    for (const { kind, attack, defence } of printed(ALL_UNITS).map((unit) => UNITS[unit])) {
      const [count, attacks, defences] = byClass.get(kind) ?? [0, 0, 0];
      byClass.set(kind, [count + 1, attacks + attack, defences + defence]);
    }
    expect(Object.fromEntries(byClass)).toEqual({
      para: [24, 48, 48],
      glider: [7, 14, 18],
      'glider artillery': [6, 12, 6],
      polish: [3, 6, 6],
      armor: [6, 25, 18],
      infantry: [26, 73, 80],
      'sp artillery': [3, 8, 9],
      engineer: [1, 3, 3],
      artillery: [9, 29, 21],
      mech: [9, 34, 36],
      recon: [2, 4, 4],
    });
  });
});

describe('R68, G11: who commands whom', () => {
  test('each formation reports to its headquarters, and each seat owns its own', () => {
    const lines = [...new Set(ALL_UNITS.map((unit) => UNITS[unit].formation))].map((formation) => {
      const unit = ALL_UNITS.find((one) => UNITS[one].formation === formation)!;
      return `${formation}: ${headquartersOf(unit).id}, ${commandOf(unit)}`;
    });
    expect(lines).toEqual([
      '101 Abn: 101, airborne',
      '82 Abn: 82, airborne',
      '1 Abn: 1 ABN, airborne',
      '1 Polish: POL, airborne',
      'Gds Armd: GDS, xxx',
      '50 Div: XXX, xxx',
      'Corps tps: XXX, xxx',
      '43 Div: 43, xxx',
      '11 Armd: XXX, xxx',
      'v.Tettau: TETTAU, german',
      '9 SS: 9SS, german',
      'Garrisons: 406, german',
      '406 Div: 406, german',
      '10 SS: 10SS, german',
      '59 Div: 59, german',
      '107 Pz Bde: WALTHER, german',
      'KG Walther: WALTHER, german',
    ]);
  });

  test('chiefs order every unit of the seat, divisions their own, air forces none', () => {
    const may = (hq: string, unit: string): boolean => mayOrder(FIRST, headquartersNamed(FIRST, hq)!, unitCalled(unit));
    expect(may('101', '1/506')).toBe(true);
    expect(may('82', '1/506')).toBe(false);
    expect(may('AIRBORNE', '1/506')).toBe(true);
    expect(may('XXX', '1/506')).toBe(false);
    expect(may('XXX', '2I/5')).toBe(true);
    expect(may('RAF', '2I/5')).toBe(false);
    expect(may('406', 'Grsn')).toBe(true);
  });
});

describe('4, R55: the ground', () => {
  test('8: contact is close beside, distant at two and over a corner', () => {
    const near = (label: string): string | undefined => contactOf(cellOf('1010'), cellOf(label));
    expect(['1011', '1110', '1012', '0810', '1111', '0909'].map(near)).toEqual([
      'close',
      'close',
      'distant',
      'distant',
      'distant',
      'distant',
    ]);
    expect(['1010', '1013', '1112', '1212'].map(near)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('31.3: set-ups, entries and zones stand on land', () => {
    const cells = [...SET_UP.values(), ...ENTRIES.flatMap((entry) => entry.cells), ...ZONES.map(({ cell }) => cell)];
    expect(cells.filter((cell) => isWater(cell) || landOf(cell) === undefined).map(labelOf)).toEqual([]);
  });

  test('units at the start have a set-up, others an entry or a zone', () => {
    const plan = defaultPlan('X');
    for (const unit of printed(ALL_UNITS)) {
      const ways = [SET_UP.has(unit), ENTRY_OF[unit] >= 0, plan.landing[unit] >= 0].filter(Boolean);
      expect(`${UNITS[unit].id} ${ways.length}`).toBe(`${UNITS[unit].id} 1`);
    }
    expect(FLYING_UNITS).toHaveLength(40);
  });

  test('R83: the default plan and its zones', () => {
    const plan = defaultPlan('X');
    expect(plan.waiting.map((unit) => UNITS[unit].id)).toEqual(['3/501', '3/504', '3/508']);
    expect(zonesOfPlan(plan).map((zone) => ZONES[zone].id)).toEqual(
      'dz-a dz-b dz-n dz-o dz-t dz-x dz-y lz-z lz-s dz-driel'.split(' '),
    );
    expect(zonesOfPlan(defaultPlan('V')).map((zone) => ZONES[zone].id)).toContain('dz-v');
  });

  test('R57: a canal bridge lies in both banks, a river bridge in its water; the test is set off next to them', () => {
    const son = structureCalled('son-bridge');
    expect(STRUCTURES[son].squares.map(labelOf)).toEqual(['0910', '0911']);
    expect(IN_REACH[cellOf('0912')]).toContain(son);
    expect(IN_REACH[cellOf('0913')]).not.toContain(son);
    const grave = STRUCTURES[structureCalled('grave-bridge')];
    expect(grave.squares.map(labelOf)).toEqual(['2937']);
    expect(grave.reach.map(labelOf)).toContain('3037');
    expect(STRUCTURES).toHaveLength(53);
    expect(board.cells).toBe(3570);
  });
});
