import { describe, expect, test } from 'vitest';
import { spotOn } from '@club-route/cartography/sheet/curve';
import { nearestOn } from '@club-route/cartography/sheet/measure';
import { sheets, waterAlongSides } from './sheets.ts';

describe.each(sheets)('the water of %s', (_, sheet) => {
  const { theatre, cells, water, crossings } = sheet;
  const { board } = theatre;
  const cellsOf = (side: number): readonly number[] => Array.from(board.sideCells.subarray(side * 2, side * 2 + 2));

  test('runs along every side that has water, between its two cells', () => {
    const { onSide } = waterAlongSides(sheet);
    for (const [side, index] of theatre.sideWater.entries()) {
      const bend = onSide.get(side);
      expect(bend !== undefined).toBe(index >= 0);
      if (bend === undefined) continue;
      const own = cellsOf(side);
      const near = new Set([...own, ...own.flatMap((cell) => around(cell))]);
      expect(own).toContain(cells.at(spotOn(bend, 0.5)));
      for (const part of [0, 0.25, 0.75, 1]) {
        const under = cells.at(spotOn(bend, part));
        expect(under < 0 || near.has(under)).toBe(true);
      }
    }
  });

  test('leaves the centre of every cell dry, but for cells of water', () => {
    for (const [cell, centre] of cells.centre.entries()) {
      if (theatre.cellWater[cell] >= 0) continue;
      for (const { line, width } of water) {
        const isNear = line.some(({ x, y }) => Math.abs(x - centre.x) < 60 && Math.abs(y - centre.y) < 60);
        if (isNear) expect(nearestOn(line, centre).far).toBeGreaterThan(width / 2);
      }
    }
  });

  test('covers every cell of water, or the one next to it', () => {
    for (const [cell, index] of theatre.cellWater.entries()) {
      if (index < 0) continue;
      const far = Math.min(
        ...water.filter((run) => run.water === index).map(({ line }) => nearestOn(line, cells.centre[cell]).far),
      );
      expect(far, board.labels[cell]).toBeLessThan(70);
    }
  });

  test('is crossed at every crossing, on the water itself', () => {
    expect(crossings.map(({ crossing }) => crossing)).toEqual(theatre.crossings.map((__, index) => index));
    for (const { crossing, spot, width } of crossings) {
      const index = theatre.waters.findIndex(({ id }) => id === theatre.crossings[crossing].water);
      const far = Math.min(...water.filter((run) => run.water === index).map(({ line }) => nearestOn(line, spot).far));
      expect(far, theatre.crossings[crossing].name).toBeLessThan(width / 2);
    }
  });

  function around(cell: number): readonly number[] {
    return Array.from(board.neighbour.subarray(cell * board.degree, (cell + 1) * board.degree)).filter((at) => at >= 0);
  }
});
