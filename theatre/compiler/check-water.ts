import { directionTo, hexLayout, sideBetween, squareLayout, type HexBoard, type Layout } from '@club-route/engine';
import type { TheatreBoard } from '../src/board.ts';
import { isOff, sideOf, type Check } from './check.ts';
import { cornersOf } from './corners.ts';
import type { Plan } from './plan.ts';

/**
 * No water has a gap: a chain of sides ends only at the edge, where it meets other water, or at an end that is listed.
 * Squares of water hang together, corner to corner, in the same way.
 */
export const watersRunOn: Check = (plan, theatre) => {
  const { board, file } = theatre;
  const corners = cornersOf(board, layoutOf(theatre));
  const sidesOf = file.waters.map(({ parts }) =>
    parts.flatMap(({ sides }) => (sides === undefined ? [] : sides.split(' ')).map((label) => sideOf(board, label))),
  );
  const touching = sidesOf.map((sides) => new Set(sides.flatMap((side) => corners.ofSide[side])));
  const watery = new Set([...theatre.cellWater.keys()].filter((cell) => theatre.cellWater[cell] >= 0));
  const listed = plan.expect.waterEnds.map(({ at }) => at.split(' ').toSorted().join(' '));
  const complaints: string[] = [];
  for (const [index, { id }] of file.waters.entries()) {
    const ends = new Map<string, number>();
    for (const corner of sidesOf[index].flatMap((side) => corners.ofSide[side]))
      ends.set(corner, (ends.get(corner) ?? 0) + 1);
    for (const [corner, count] of ends) {
      const cells = corners.cells.get(corner) ?? [];
      const atEdge = cells.length < corners.full || cells.some((cell) => isOff(plan, board, cell));
      const meets =
        touching.some((other, at) => at !== index && other.has(corner)) || cells.some((cell) => watery.has(cell));
      const label = cells
        .map((cell) => board.labels[cell])
        .toSorted()
        .join(' ');
      if (count % 2 === 1 && !atEdge && !meets && !listed.includes(label))
        complaints.push(`${id} ends in the open at ${label}`);
    }
  }
  return [...complaints, ...squaresRunOn(plan, theatre)];
};

function squaresRunOn(plan: Plan, theatre: TheatreBoard): readonly string[] {
  const { board, file, cellWater } = theatre;
  const near = (a: number, b: number): boolean =>
    Math.abs(board.columnOf[a] - board.columnOf[b]) <= 1 && Math.abs(board.rowOf[a] - board.rowOf[b]) <= 1;
  const atEdge = (cell: number): boolean =>
    board.columnOf[cell] === board.firstColumn ||
    board.rowOf[cell] === board.firstRow ||
    board.columnOf[cell] === board.firstColumn + board.columns - 1 ||
    board.rowOf[cell] === board.firstRow + board.rows - 1;
  const complaints: string[] = [];
  for (const [index, { id }] of file.waters.entries()) {
    const own = [...cellWater.keys()].filter((cell) => cellWater[cell] === index);
    const left = new Set(own);
    while (left.size > 0) {
      const piece = [[...left][0]];
      for (const cell of piece) {
        left.delete(cell);
        for (const other of left) if (near(cell, other) && !piece.includes(other)) piece.push(other);
      }
      const ends =
        piece.filter(atEdge).length +
        new Set(
          piece.flatMap((cell) =>
            [...cellWater.keys()]
              .filter((other) => near(cell, other) && cellWater[other] >= 0 && cellWater[other] !== index)
              .map((other) => cellWater[other]),
          ),
        ).size;
      if (ends < 2) complaints.push(`${id} is broken at ${board.labels[piece[0]]} in ${plan.id}`);
    }
  }
  return complaints;
}

/** Nothing on wheels crosses water but at a crossing, and every crossing stands on its water. */
export const crossingsCarryRoads: Check = (plan, theatre) => {
  const { board, file, stepRoad, sideWater, sideCrossing, cellWater, cellCrossing, waters } = theatre;
  const stops = plan.stops ?? ['river', 'canal'];
  const complaints: string[] = [];
  for (let step = 0; step < stepRoad.length; step++) {
    if (stepRoad[step] === 0) continue;
    const [cell, side] = [board.neighbour[step], board.side[step]];
    const water = side < 0 ? -1 : sideWater[side];
    if (cellWater[cell] >= 0 && cellCrossing[cell] < 0) {
      complaints.push(`a road runs into ${waters[cellWater[cell]].id} at ${board.labels[cell]}`);
    }
    if (water >= 0 && stops.includes(waters[water].kind) && sideCrossing[side] < 0) {
      complaints.push(`a road crosses ${waters[water].id} without a bridge into ${board.labels[cell]}`);
    }
  }
  for (const { id, kind, cells, water } of file.crossings) {
    const way = cells.split(' ').map((label) => board.cellByLabel.get(label) ?? -1);
    const own = file.waters.findIndex((candidate) => candidate.id === water);
    const between = way.slice(1, -1);
    const sides = way.slice(1).map((cell, at) => sideBetween(board, way[at], cell));
    const wet =
      between.length > 0
        ? between.every((cell) => cellWater[cell] >= 0)
        : sides.every((side) => carries(theatre, own, side));
    if (!wet) complaints.push(`${id} does not stand on ${water}`);
    const used = way
      .slice(1)
      .every((cell, at) => stepRoad[way[at] * board.degree + directionTo(board, way[at], cell)] > 0);
    if (!plan.expect.roadlessCrossings.includes(id) && !['ferry', 'rail'].includes(kind) && !used)
      complaints.push(`no road runs over ${id}`);
  }
  return complaints;
};

function carries({ file, board }: TheatreBoard, water: number, side: number): boolean {
  return file.waters[water].parts.some(({ sides }) =>
    (sides ?? '').split(' ').some((label) => label !== '' && sideOf(board, label) === side),
  );
}

function layoutOf({ board, file }: TheatreBoard): Layout {
  return file.grid.shape === 'hex' ? hexLayout(board as HexBoard) : squareLayout(board);
}
