import type { TheatreBoard } from '@club-route/theatre';
import type { Border } from '@club-route/theatre/ground';
import type { SheetCells } from '../sheet/cells.ts';
import { cornersOf } from '../sheet/corners.ts';
import { nearestOn } from '../sheet/measure.ts';
import { linesOff } from '../sheet/off-sheet.ts';
import { bendPath } from '../sheet/path.ts';
import { lean, relax } from '../sheet/relax.ts';
import { CELL, type Box } from '../sheet/spot.ts';
import { strandsOf } from '../sheet/strands.ts';
import type { Item } from './item.ts';

/** Frontiers as a broken line over a pale band; the front as a heavy one; the edge of the field as a plain one. */
export function borderItems(
  theatre: TheatreBoard,
  cells: SheetCells,
  ground: readonly Border[],
  box: Box,
): readonly Item[] {
  const corners = cornersOf(theatre.board, cells);
  return [...theatre.borders].flatMap(([id, column]): Item[] => {
    const sides = Array.from(column.entries()).flatMap(([side, on]) => (on === 1 ? [corners.ofSide[side]] : []));
    const isEdge = id === 'border';
    // Where the field ends with the board itself, so does its edge.
    const outside = theatre.flags.get('off board');
    const rim = isEdge ? corners.rim.filter(({ cell }) => outside?.[cell] !== 1).map(({ ends }) => ends) : [];
    const edges = [...sides, ...rim];
    const limit = (isEdge || theatre.file.grid.shape === 'square' ? 0.34 : 0.2) * CELL;
    const settled = relax(corners.spots, edges, { rounds: 40, limit: () => limit });
    const course = ground.find((border) => border.id === id)?.line.map((point) => cells.place(point));
    const spots = [
      ...(course === undefined
        ? settled
        : lean(
            settled,
            edges,
            () => 0.15 * CELL,
            (_, spot) => nearestOn(course, spot).spot,
          )),
    ];
    const off = isEdge ? [] : linesOff(corners, edges, spots, () => true);
    const path = strandsOf([...edges, ...off], spots)
      .map(({ bends }) => bendPath(bends))
      .join('');
    const shared = { kind: 'stroke', layer: 'borders', path, box } as const;
    if (isEdge) return [{ ...shared, colour: 'ink', width: 3, least: 1.2, most: 3 }];
    if (id === 'start line') {
      return [{ ...shared, colour: 'ink', width: 6, least: 2, most: 5, dash: [2.6, 1.2], butt: true }];
    }
    return [
      { ...shared, colour: 'border', width: 16, least: 4, most: 14, alpha: 0.18 },
      { ...shared, colour: 'border', width: 3.2, least: 1.2, most: 2.6, dash: [5, 2, 1, 2], butt: true },
    ];
  });
}
