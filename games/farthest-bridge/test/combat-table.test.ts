import { describe, expect, test } from 'vitest';
import { columnOf, differentialsOf, resultOf, type Line } from '../src/data/combat-table.ts';
import { bombardResult, facesByResult } from '../src/rules/combat.ts';

/** The table as it is printed: per line the differentials of each column, per die the results of columns 1 to 12. */
const DIFFERENTIALS: Readonly<Record<Line, string>> = {
  rough: '≤-2 | -1 | 0 | 1 | 2,3 | 4,5 | 6,7,8 | 9,10,11 | ≥12',
  medium: '≤-3 | -2 | -1 | 0 | 1 | 2,3 | 4,5 | 6,7,8 | 9,10,11 | ≥12',
  light: '≤-5 | -4,-3 | -2 | -1 | 0 | 1 | 2,3 | 4,5 | 6,7,8 | 9,10,11 | ≥12',
  open: '≤-7 | -6,-5 | -4,-3 | -2 | -1 | 0 | 1 | 2,3 | 4,5 | 6,7,8 | 9,10,11 | ≥12',
};

const PRINTED = `
1 | A1 | A1 | A1 | Br | D1 | D2 | D2 | D2 | D2 | D3 | D4 | De
2 | A1 | A1 | A1 | A1 | Br | D1 | D2 | D2 | D2 | D2 | D3 | D4
3 | A1 | A1 | A1 | A1 | A1 | Br | D1 | D2 | D2 | D2 | D2 | D3
4 | A2 | A1 | A1 | A1 | A1 | Br | Br | D1 | D2 | D2 | D2 | D2
5 | A2 | A2 | A1 | A1 | A1 | A1 | Br | Br | D1 | D2 | D2 | D2
6 | Ae | Ae | A2 | A1 | A1 | A1 | A1 | Br | Br | Br | D2 | D2`;

const FAR = 40;

/** The differentials of a cell of the header, those without an end as far as anybody could need. */
function differentialsIn(cell: string): readonly number[] {
  if (cell.startsWith('≤')) return upTo(-FAR, Number(cell.slice(1)));
  if (cell.startsWith('≥')) return upTo(Number(cell.slice(1)), FAR);
  return cell.split(',').map(Number);
}

function upTo(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const rows = PRINTED.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()));

describe.each(Object.keys(DIFFERENTIALS) as Line[])('the %s line', (line) => {
  const columns = DIFFERENTIALS[line].split('|').map((cell) => differentialsIn(cell.trim()));

  test('has every differential once, in its column', () => {
    const all = columns.flat();
    expect(all).toEqual(upTo(-FAR, FAR));
    for (const [index, differentials] of columns.entries()) {
      for (const differential of differentials) expect(columnOf(line, differential), `${differential}`).toBe(index + 1);
    }
  });

  test('shows the differentials of its columns', () => {
    for (const [index, differentials] of columns.entries()) {
      const { from, to } = differentialsOf(line, index + 1)!;
      expect(Math.max(from, -FAR)).toBe(differentials[0]);
      expect(Math.min(to, FAR)).toBe(differentials.at(-1));
    }
    expect(differentialsOf(line, columns.length + 1)).toBeUndefined();
  });

  test.each([1, 2, 3, 4, 5, 6])('has the printed results for die %i', (die) => {
    const [face, ...results] = rows[die - 1]!;
    expect(face).toBe(String(die));
    for (const [index, differentials] of columns.entries()) {
      for (const differential of differentials)
        expect(resultOf(line, differential, die), `${differential}`).toBe(results[index]);
    }
  });
});

test.each<readonly [string, number, number, Line, number, string]>([
  ['13 against 4 in a town, die 5', 13, 4, 'medium', 5, 'D1'],
  ['4 against 2 in rough, die 3', 4, 2, 'rough', 3, 'A1'],
  ['4 against 2 in mixed, die 3', 4, 2, 'open', 3, 'D2'],
])('worked example: %s', (_name, attack, defense, line, die, result) => {
  expect(resultOf(line, attack - defense, die)).toBe(result);
});

test('worked example: +1 in the open stands three columns right of +1 in rough', () => {
  expect(columnOf('open', 1) - columnOf('rough', 1)).toBe(3);
});

test('the odds of a result are the faces that give it', () => {
  // Column 9 of the medium line: D2 D2 D2 D2 D1 Br.
  expect([...facesByResult('medium', 9)]).toEqual([
    ['D2', 4],
    ['D1', 1],
    ['Br', 1],
  ]);
});

test('8.4: a bombardment knows only D2, D3, D4 and De', () => {
  expect((['A1', 'A2', 'Ae', 'Br', 'D1'] as const).map(bombardResult)).toEqual(Array.from({ length: 5 }));
  expect((['D2', 'D3', 'D4', 'De'] as const).map(bombardResult)).toEqual(['D2', 'D3', 'D4', 'De']);
});
