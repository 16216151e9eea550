import { describe, expect, test } from 'vitest';
import { DIVISION_COMMANDS, SIDE_OF_COMMAND } from '../../src/data/headquarters.ts';
import { commanderOf, headquartersNamed, mayOrder, unitsUnder } from '../../src/data/organisation.ts';
import { ALL_UNITS, sideOf, UNITS, unitCalled } from '../../src/data/units.ts';
import { charactersOf, pointsOfType } from '../../src/second/data/display.ts';
import { speedOf, type SpeedGround } from '../../src/second/data/speeds.ts';
import { secondOptions } from '../../src/second/options.ts';
import { secondRegister } from '../../src/second/register.ts';
import { secondRules } from '../../src/second/rules.ts';

const SECOND = { edition: 'second' } as const;

/** 18.2 as the source prints it: squares, and the face above which there is one more. */
const PRINTED = `
major  2    6    6    6
minor  2    3    3    6
open   1>3  3    1>3  2
woods  0>2  1    0    0
polder 1    0    0    0
heath  1    1>3  0    0>2
town   1    1    1    1>3
canal  0>5  0    0    0
rail   1>3  2    0>2  1`;

describe('18.2, R63: speeds, cell by cell', () => {
  const cells = PRINTED.trim()
    .split('\n')
    .flatMap((row) => {
      const [ground, ...speeds] = row.split(/ +/);
      return speeds.map(
        (speed, at) => [ground as SpeedGround, (['foot', 'tracks', 'towed', 'wheels'] as const)[at], speed] as const,
      );
    });
  test.each(cells)('%s, %s: %s', (ground, mobility, speed) => {
    const { squares, oneMoreAbove } = speedOf(mobility, ground);
    expect(oneMoreAbove === undefined ? `${squares}` : `${squares}>${oneMoreAbove}`).toBe(speed);
  });
});

describe('24: the display of the source', () => {
  test('30.9: companies in points', () => {
    expect([4, 7, 3, 0.5, 10].map(pointsOfType)).toEqual([20, 26, 18, 12, 32]);
  });

  test('characters by kind of unit', () => {
    const drawn = ['2/1', '2G/5', '129', '9SS Recon', 'Engineers', '1/9SS', 'Grsn'].map((id) =>
      charactersOf(unitCalled(id)),
    );
    expect(drawn).toEqual(['x}', '()!', ':x', '()^', ':#', '()x', ':x']);
  });
});

describe('R101: who commands whom', () => {
  test('every unit has a seat of its side, and every seat but lift and Model has units', () => {
    for (const unit of ALL_UNITS) expect(SIDE_OF_COMMAND[commanderOf(SECOND, unit)]).toBe(sideOf(unit));
    const empty = DIVISION_COMMANDS.filter((command) => unitsUnder(SECOND, command).length === 0);
    expect(empty).toEqual(['airborne', 'model']);
    expect(commanderOf(SECOND, unitCalled('Engineers'))).toBe('corps');
    expect(UNITS.filter(({ formation }) => formation === '1 Polish').length).toBeGreaterThan(0);
  });

  test('a division orders its own, the Poles are under 1st Airborne, lift and arrivals reach every unit of the side', () => {
    const may = (hq: string, unit: string): boolean =>
      mayOrder(SECOND, headquartersNamed(SECOND, hq)!, unitCalled(unit));
    const pole = UNITS.find(({ formation }) => formation === '1 Polish')!.id;
    expect([may('1 ABN', '2/1'), may('1 ABN', pole), may('82', '2/1'), may('XXX', '2I/5')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([may('AIRBORNE', '2/1'), may('MODEL', '1/9SS'), may('MODEL', '2/1'), may('RAF', '2I/5')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

test('every entry of the register has its own id and names an option that there is; every section its number', () => {
  expect(new Set(secondRegister.map(({ id }) => id)).size).toBe(secondRegister.length);
  for (const { option } of secondRegister) if (option !== undefined) expect(secondOptions).toHaveProperty(option);
  expect(new Set(secondRules.map(({ rule }) => rule)).size).toBe(secondRules.length);
});
