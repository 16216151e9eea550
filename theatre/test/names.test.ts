import { cellLabelled, sideLabel } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { farthestBridge } from '../src/boards/farthest-bridge.ts';
import { kriegsspiel } from '../src/boards/kriegsspiel.ts';
import { CellNames, crossingNamed, crossingsOf, loadHexBoard, loadSquareBoard } from '../src/index.ts';

const theatre = loadHexBoard(farthestBridge);
const { board } = theatre;

describe('names of cells', () => {
  const names = new CellNames(theatre);

  test('say which place is there, if one is', () => {
    expect(names.nameOf(cellLabelled(board, '2621'))).toBe('2621 (Nijmegen)');
    expect(names.placeOf(cellLabelled(board, '0101'))).toBeUndefined();
    expect(names.nameOf(cellLabelled(board, '0101'))).toBe('0101');
  });

  test('a cell that several places share has the name of the first on the list', () => {
    const file = {
      ...farthestBridge,
      names: [['First', 'first', '0101 0102', 0] as const, ['Second', 'second', '0102', 0] as const],
    };
    const shared = new CellNames({ ...theatre, file });
    expect(shared.nameOf(cellLabelled(board, '0102'))).toBe('0102 (First)');
    expect(shared.cellsOf('FIRST').map((cell) => board.labels[cell])).toEqual(['0101', '0102']);
    expect(shared.cellsOf('third')).toEqual([]);
  });
});

describe('crossings', () => {
  const crossings = crossingsOf(theatre);

  test('lie on the side between their two cells', () => {
    expect(crossings).toHaveLength(theatre.crossings.length);
    for (const { side, cells } of crossings)
      expect(
        cells
          .map((cell) => board.labels[cell])
          .toSorted()
          .join('/'),
      ).toBe(sideLabel(board, side));
  });

  test('are called in a sentence what the map calls them, without the water', () => {
    expect(crossings.map(({ name }) => name)).toContain('Veghel railway');
    for (const { name } of crossings) expect(name).not.toContain(',');
  });

  test('are found by their id, their name with or without "bridge", and their cells', () => {
    for (const [index, { id, name, cells }] of crossings.entries()) {
      const [one, two] = cells.map((cell) => board.labels[cell]);
      for (const text of [id, name, name.toUpperCase(), `${name} bridge`, `${one}/${two}`, `${two} ${one}`])
        expect(crossingNamed(board, crossings, text), text).toBe(index);
    }
    for (const text of ['', ' - ', 'Remagen']) expect(crossingNamed(board, crossings, text)).toBe(-1);
  });

  test('where water has cells of its own lie on no single side', () => {
    const squares = loadSquareBoard(kriegsspiel);
    for (const { side } of crossingsOf(squares)) expect(side).toBeGreaterThanOrEqual(0);
    expect(crossingsOf(squares).length).toBeLessThan(squares.crossings.length);
  });
});
