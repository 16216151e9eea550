import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Table } from '../../src/index.ts';

function filled(...rows: readonly string[]): Table<string> {
  const table = new Table<string>();
  for (const row of rows) table.push(row);
  return table;
}

describe('a table', () => {
  test('gives its rows back', () => {
    const table = filled('a', 'b', 'c');
    expect([table.length, table.at(1), table.last()]).toEqual([3, 'b', 'c']);
    expect([...table]).toEqual(['a', 'b', 'c']);
    expect(table.rows(1)).toEqual(['b', 'c']);
    expect(new Table().last()).toBeUndefined();
  });

  test('says which row it does not have', () => {
    expect(() => filled('a').at(1)).toThrow('no row 1 in a table of 1');
    expect(() => filled('a').at(-1)).toThrow('no row -1 in a table of 1');
    expect(() => filled('a').cut(2)).toThrow('cannot cut a table of 1 to 2');
    expect(() => filled('a').cut(-1)).toThrow('cannot cut a table of 1 to -1');
  });

  test('has a hash of all of its rows, in their order', () => {
    const hashes = [filled(), filled('b'), filled('a', 'b'), filled('c', 'b'), filled('b', 'a')].map((one) =>
      one.hash(),
    );
    expect(new Set(hashes).size).toBe(5);
  });

  test('goes its own way after a copy, whoever writes first', () => {
    const one = filled('a');
    const two = new Table<string>();
    two.become(one);
    one.push('one');
    two.push('two');
    one.push('more');
    expect([one.rows(), two.rows()]).toEqual([
      ['a', 'one', 'more'],
      ['a', 'two'],
    ]);
    expect(one.commonLength(two)).toBe(1);
    expect(one.hash()).not.toBe(two.hash());
  });

  test('does not bring back what was cut', () => {
    const one = filled('a', 'b', 'c');
    one.hash();
    one.cut(1);
    expect(one.rows()).toEqual(['a']);
    expect(one.hash()).toBe(filled('a').hash());
    one.push('x');
    expect(one.rows()).toEqual(['a', 'x']);
    expect(one.hash()).toBe(filled('a', 'x').hash());
  });
});

type Step =
  | { readonly kind: 'push'; readonly table: number; readonly row: number }
  | { readonly kind: 'become'; readonly table: number; readonly other: number }
  | { readonly kind: 'cut'; readonly table: number; readonly part: number }
  | { readonly kind: 'hash'; readonly table: number };

const TABLES = 4;
const which = fc.nat(TABLES - 1);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('push' as const), table: which, row: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('become' as const), table: which, other: which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut' as const), table: which, part: fc.nat(100) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hash' as const), table: which }) },
);

describe('tables that share rows', () => {
  test('behave like lists that share nothing', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        const tables = Array.from({ length: TABLES }, () => new Table<number>());
        const lists: number[][] = Array.from({ length: TABLES }, () => []);
        for (const step of steps) {
          const table = tables[step.table]!;
          const list = lists[step.table]!;
          if (step.kind === 'push') {
            table.push(step.row);
            list.push(step.row);
          } else if (step.kind === 'become') {
            table.become(tables[step.other]!);
            lists[step.table] = [...lists[step.other]!];
          } else if (step.kind === 'cut') {
            const length = Math.floor((list.length * step.part) / 101);
            table.cut(length);
            list.length = length;
          } else {
            // A hash taken early must not be remembered for rows that came to stand there later.
            table.hash();
          }
        }
        for (const [index, table] of tables.entries()) {
          expect([...table]).toEqual(lists[index]);
          const fresh = new Table<number>();
          for (const row of lists[index]!) fresh.push(row);
          expect(table.hash()).toBe(fresh.hash());
          expect(table.commonLength(fresh)).toBe(table.length);
        }
      }),
      { numRuns: 500 },
    );
  });
});
