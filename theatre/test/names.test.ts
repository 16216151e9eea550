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

  test('every place of the board names its cells, the first on the list before others', () => {
    for (const [name, , cells] of farthestBridge.names) {
      for (const label of cells.split(' ')) {
        const first = farthestBridge.names.find(([, , all]) => all.split(' ').includes(label))![0];
        expect(names.placeOf(cellLabelled(board, label)), name).toBe(first);
      }
    }
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
