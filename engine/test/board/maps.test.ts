import { describe, expect, it } from 'vitest';
import { cellAt, cellLabelled, hexDistance, hexesWithin, sideBetween, sideLabel } from '../../src/board/index.ts';
import { driveOnArnhem, farthestBridge, neighbourLabels } from './maps.ts';

describe("Farthest Bridge's grid", () => {
  const board = farthestBridge();
  const between = (a: string, b: string): number => hexDistance(board, cellLabelled(board, a), cellLabelled(board, b));
  const within = (radius: number, centres: readonly string[]): number => {
    const out = new Int16Array(board.cells);
    const cells = new Set<number>();
    for (const centre of centres) {
      const count = hexesWithin(board, cellLabelled(board, centre), radius, out);
      for (const cell of out.subarray(0, count)) cells.add(cell);
    }
    return cells.size;
  };

  it('has 931 hexes', () => {
    expect(board.cells).toBe(931);
    expect(board.cellByLabel.has('3905')).toBe(false);
    expect(board.cellByLabel.has('3906')).toBe(true);
    expect(board.cellByLabel.has('2226')).toBe(false);
    expect(board.cellByLabel.has('2126')).toBe(true);
  });

  it('orders neighbours as the scatter die: 1 W, 2 NW, 3 NE, 4 E, 5 SE, 6 SW', () => {
    expect(neighbourLabels(board, '2323')).toEqual(['2322', '2422', '2423', '2324', '2223', '2222']);
    expect(neighbourLabels(board, '2621')).toEqual(['2620', '2721', '2722', '2622', '2522', '2521']);
  });

  it('ends at its edges and at the charts', () => {
    expect(neighbourLabels(board, '0101')).toEqual(['', '', '0201', '0102', '', '']);
    expect(neighbourLabels(board, '2603')).toEqual(['', '', '2704', '2604', '2504', '2503']);
  });

  it('measures distances', () => {
    expect(between('3919', '3423')).toBe(7);
    expect(between('2323', '2621')).toBe(3);
    expect(between('1007', '0605')).toBe(4);
    expect(between('0105', '3423')).toBe(35);
  });

  it('agrees with the printed distance rule for every pair', () => {
    const height = (cell: number): number => 2 * board.rowOf[cell] + (board.columnOf[cell] % 2 === 0 ? 1 : 0);
    const wrong: string[] = [];
    for (let a = 0; a < board.cells; a++) {
      for (let b = a; b < board.cells; b++) {
        const columns = Math.abs(board.columnOf[a] - board.columnOf[b]);
        const expected = columns + Math.max(0, (Math.abs(height(a) - height(b)) - columns) / 2);
        if (hexDistance(board, a, b) !== expected) wrong.push(`${board.labels[a]} to ${board.labels[b]}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('counts the hexes on the map within seven of a landing', () => {
    expect(within(7, ['3919'])).toBe(92);
    expect(within(7, ['2323'])).toBe(133);
    expect(within(7, ['1007'])).toBe(168);
    expect(within(7, ['3423', '3523', '3524'])).toBe(117);
  });

  it('has one side for a bridge, seen from either bank', () => {
    const lent = cellLabelled(board, '2721');
    const nijmegen = cellLabelled(board, '2621');
    const side = sideBetween(board, lent, nijmegen);
    expect(side).toBeGreaterThanOrEqual(0);
    expect(sideBetween(board, nijmegen, lent)).toBe(side);
    expect(sideLabel(board, side)).toBe('2621/2721');
    expect(sideBetween(board, nijmegen, cellLabelled(board, '2323'))).toBe(-1);
  });
});

describe("Drive on Arnhem's grid", () => {
  const board = driveOnArnhem();

  it('has 31 columns of 32 rows', () => {
    expect(board.cells).toBe(31 * 32);
    expect(board.labels[0]).toBe('0,0');
    expect(board.labels[board.cells - 1]).toBe('30,31');
    expect(cellLabelled(board, '10,4')).toBe(cellAt(board, 10, 4));
  });

  it('lets the clusters that the rules print touch', () => {
    expect(neighbourLabels(board, '16,9')).toEqual(['16,8', '17,8', '17,9', '16,10', '15,9', '15,8']);
    expect(neighbourLabels(board, '3,7')).toEqual(['3,6', '4,7', '4,8', '3,8', '2,8', '2,7']);
    expect(neighbourLabels(board, '15,26')).toContain('16,27');
    expect(neighbourLabels(board, '11,8')).toContain('12,9');
    expect(neighbourLabels(board, '10,4')).toContain('10,5');
  });
});
