import { buildBoard, type Board } from './board.ts';

export type AreaLink = readonly [string, string];

/**
 * A map of named areas and the links between them. An area's directions are its links in the order listed, so a
 * direction has no opposite; walk a link back with `board.reverse`.
 */
export function areaBoard(names: readonly string[], links: readonly AreaLink[]): Board {
  const neighbours = new Map<string, number[]>(names.map((name) => [name, []]));
  const cellByName = new Map<string, number>(names.map((name, cell) => [name, cell]));
  for (const [index, [a, b]] of links.entries()) {
    const cellA = cellByName.get(a);
    const cellB = cellByName.get(b);
    if (cellA === undefined || cellB === undefined) {
      throw new RangeError(`Link ${index} (${a} - ${b}): no area is called "${cellA === undefined ? a : b}".`);
    }
    neighbours.get(a)?.push(cellB);
    neighbours.get(b)?.push(cellA);
  }
  const degree = Math.max(0, ...Array.from(neighbours.values(), (cells) => cells.length));
  const neighbour = new Int16Array(names.length * degree).fill(-1);
  for (const [cell, name] of names.entries()) neighbour.set(neighbours.get(name) ?? [], cell * degree);
  return buildBoard({ labels: names, degree, neighbour, opposite: () => -1 });
}
