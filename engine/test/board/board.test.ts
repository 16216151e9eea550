import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBoard, cellLabelled, directionTo, sideBetween, type Board } from '../../src/board/index.ts';
import { anyBoard, anyHexBoard, anySquareBoard } from './arbitraries.ts';
import { allSteps } from './reference.ts';

describe('laws of every board', () => {
  it('links lead back', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        for (const { cell, direction, step, to } of allSteps(board)) {
          expect(to).not.toBe(cell);
          expect(directionTo(board, cell, to)).toBe(direction);
          expect(board.reverse[step]).toBe(to * board.degree + directionTo(board, to, cell));
        }
      }),
    );
  });

  it('on grids the way back is the opposite direction', () => {
    fc.assert(
      fc.property(fc.oneof(anyHexBoard, anySquareBoard), (board) => {
        for (const { cell, direction, to } of allSteps(board)) {
          expect(directionTo(board, to, cell)).toBe(board.opposite(direction));
          expect(board.opposite(board.opposite(direction))).toBe(direction);
        }
      }),
    );
  });

  it('neighbours share one side, which lists both, lower first', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const sided = allSteps(board).filter(({ step }) => board.side[step] >= 0);
        for (const { cell, step, to } of sided) {
          const side = board.side[step];
          expect(sideBetween(board, cell, to)).toBe(side);
          expect(sideBetween(board, to, cell)).toBe(side);
          const cells = Array.from(board.sideCells.subarray(side * 2, side * 2 + 2));
          expect(cells).toEqual([Math.min(cell, to), Math.max(cell, to)]);
        }
        expect(sided.length).toBe(board.sides * 2);
        expect(new Set(sided.map(({ step }) => board.side[step])).size).toBe(board.sides);
        expect(board.sideCells.length).toBe(board.sides * 2);
      }),
    );
  });

  it('has no side, reverse or direction where there is no neighbour', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const steps = Array.from(board.neighbour.keys()).filter((step) => board.neighbour[step] < 0);
        for (const step of steps) {
          expect(board.side[step]).toBe(-1);
          expect(board.reverse[step]).toBe(-1);
        }
        for (let cell = 0; cell < board.cells; cell++) expect(directionTo(board, cell, cell)).toBe(-1);
      }),
    );
  });

  it('labels name cells and back', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        expect(board.labels.map((label) => cellLabelled(board, label))).toEqual(board.labels.map((_, cell) => cell));
      }),
    );
  });
});

describe('a plan that contradicts itself is refused, saying what and where', () => {
  const opposite = (direction: number): number => 1 - direction;
  const build = (labels: readonly string[], neighbour: readonly number[], degree = 2): Board =>
    buildBoard({ labels, degree, neighbour: Int16Array.from(neighbour), opposite });

  it('accepts a sound one', () => {
    const board = build(['west', 'east'], [-1, 1, 0, -1]);
    expect(board.sides).toBe(1);
    expect(cellLabelled(board, 'east')).toBe(1);
  });

  it.each([
    ['no cells', [], [], 'A board has 1 to 32767 cells, not 0.'],
    ['a short table', ['west', 'east'], [-1, 1, 0], '2 cells of 2 directions make 4 steps, not 3.'],
    ['one name twice', ['west', 'west'], [-1, 1, 0, -1], 'Cells 0 and 1 are both called "west".'],
    [
      'a neighbour off the board',
      ['west', 'east'],
      [-1, 5, 0, -1],
      '"west" leads in direction 1 to cell 5; the board has 2 cells.',
    ],
    ['a loop', ['west', 'east'], [-1, 0, -1, -1], '"west" leads in direction 1 to itself.'],
    ['a double link', ['west', 'east'], [1, 1, 0, -1], '"west" leads to "east" in two directions.'],
    [
      'a one-way link',
      ['west', 'east'],
      [-1, 1, -1, -1],
      '"west" leads in direction 1 to "east", which does not lead back.',
    ],
    [
      'a crooked way back',
      ['west', 'east'],
      [-1, 1, -1, 0],
      '"west" leads in direction 1 to "east", which leads back in direction 1, not 0.',
    ],
  ])('%s', (_what, labels, neighbour, message) => {
    expect(() => build(labels, neighbour)).toThrow(message);
  });

  it('too many directions', () => {
    expect(() => build(['alone'], [], 128)).toThrow('A board has 0 to 127 directions, not 128.');
  });

  it('an unknown label', () => {
    expect(() => cellLabelled(build(['alone'], [-1, -1]), 'Berlin')).toThrow(
      'No cell of this board is called "Berlin".',
    );
  });
});
