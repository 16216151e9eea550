import { describe, expect, test } from 'vitest';
import { outlineOf } from '@club-route/cartography/sheet/cells';
import { between } from '@club-route/cartography/sheet/spot';
import { stepFrom } from '../../../src/map/view/steps.ts';
import { sheets } from './sheets.ts';

describe.each(sheets)('the cells of %s', (_, sheet) => {
  const { cells, theatre } = sheet;

  test('lie with north up, within ten degrees', () => {
    expect(Math.abs(cells.orientation.north)).toBeLessThan(10);
    const south = cells.place({ lat: 51.44, lon: 5.48 });
    const north = cells.place({ lat: 51.98, lon: 5.91 });
    expect(north.y).toBeLessThan(south.y);
    expect(north.x).toBeGreaterThan(south.x);
  });

  test('are found at their centres and near their corners, and nowhere off the board', () => {
    for (const [cell, centre] of cells.centre.entries()) {
      expect(cells.at(centre)).toBe(cell);
      for (const corner of outlineOf(cells, cell)) expect(cells.at(between(centre, corner, 0.95))).toBe(cell);
    }
    expect(cells.at({ x: -300, y: -300 })).toBe(-1);
  });

  test('touch the cells they are next to', () => {
    const { board } = theatre;
    for (let side = 0; side < board.sides; side++) {
      const [a, b] = board.sideCells.subarray(side * 2, side * 2 + 2);
      const far = Math.hypot(cells.centre[a].x - cells.centre[b].x, cells.centre[a].y - cells.centre[b].y);
      expect(far).toBeCloseTo(100, 6);
    }
  });

  test('are all reached with the arrows, and the way back is the way there', () => {
    const seen = new Set([0]);
    const back = {
      ArrowLeft: 'ArrowRight',
      ArrowRight: 'ArrowLeft',
      ArrowUp: 'ArrowDown',
      ArrowDown: 'ArrowUp',
    } as const;
    for (const cell of seen) {
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        const next = stepFrom(sheet, cell, arrow);
        seen.add(next);
        // At a ragged edge the straight way may not be there.
        if (next !== cell && isInside(cell) && isInside(next)) expect(stepFrom(sheet, next, back[arrow])).toBe(cell);
      }
    }
    expect(seen.size).toBe(theatre.board.cells);
  });

  function isInside(cell: number): boolean {
    const { neighbour, degree } = theatre.board;
    return cells.corner.every((__, direction) => neighbour[cell * degree + direction] >= 0);
  }
});
