import { describe, expect, it } from 'vitest';
import { areaBoard, cellLabelled, directionTo, sideBetween, sideLabel } from '../../src/board/index.ts';

describe('areas', () => {
  const names = ['Belgium', 'Eindhoven', 'Grave', 'Nijmegen', 'Arnhem'];
  const road = [
    ['Belgium', 'Eindhoven'],
    ['Eindhoven', 'Grave'],
    ['Grave', 'Nijmegen'],
    ['Nijmegen', 'Arnhem'],
  ] as const;

  it('links what is listed, in the order listed', () => {
    const board = areaBoard(names, [...road, ['Belgium', 'Nijmegen']]);
    const nijmegen = cellLabelled(board, 'Nijmegen');
    expect(board.degree).toBe(3);
    expect(board.sides).toBe(5);
    const around = Array.from(board.neighbour.subarray(nijmegen * 3, nijmegen * 3 + 3), (cell) => board.labels[cell]);
    expect(around).toEqual(['Grave', 'Arnhem', 'Belgium']);
    expect(directionTo(board, nijmegen, cellLabelled(board, 'Eindhoven'))).toBe(-1);
    expect(sideLabel(board, sideBetween(board, nijmegen, cellLabelled(board, 'Grave')))).toBe('Grave/Nijmegen');
    expect(board.opposite(0)).toBe(-1);
  });

  it('may be one area, or several that do not touch', () => {
    expect(areaBoard(['alone'], []).degree).toBe(0);
    expect(areaBoard(names, []).sides).toBe(0);
  });

  it.each([
    ['an unknown area', [['Grave', 'Berlin']], 'Link 0 (Grave - Berlin): no area is called "Berlin".'],
    ['a loop', [['Grave', 'Grave']], '"Grave" leads in direction 0 to itself.'],
    [
      'a link listed twice',
      [
        ['Grave', 'Arnhem'],
        ['Arnhem', 'Grave'],
      ],
      '"Grave" leads to "Arnhem" in two directions.',
    ],
  ] as const)('refuses %s', (_what, links, message) => {
    expect(() => areaBoard(names, links)).toThrow(message);
  });

  it('refuses a name used twice', () => {
    expect(() => areaBoard([...names, 'Grave'], road)).toThrow('Cells 2 and 5 are both called "Grave".');
  });
});
