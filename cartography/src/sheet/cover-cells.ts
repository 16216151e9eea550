import type { TheatreBoard } from '@club-route/theatre';
import type { SheetCells } from './cells.ts';
import { coverOf, type Cover } from './cover.ts';
import { keyOf, type Spot } from './spot.ts';

/** A spot that is covered by something: the centre of a cell, or of one that would be there if the board went on. */
interface CoverSpot extends Spot {
  readonly cover: Cover;
}

/** How far the country is drawn on beyond the last cells, in cells. */
const BEYOND = 2;

/** The cover of every cell; a town, a river or a cell off the field has what most of its neighbours have. */
function coverOfCells(theatre: TheatreBoard): readonly Cover[] {
  const { board, terrain, terrainKinds } = theatre;
  const cover = Array.from(terrain, (kind): Cover | undefined => coverOf(terrainKinds[kind]));
  for (let left = cover.filter((kind) => kind === undefined).length; left > 0;) {
    const before = [...cover];
    for (let cell = 0; cell < board.cells; cell++) {
      if (before[cell] !== undefined) continue;
      const steps = board.neighbour.subarray(cell * board.degree, (cell + 1) * board.degree);
      cover[cell] = most(Array.from(steps, (other) => (other < 0 ? undefined : before[other])));
    }
    const now = cover.filter((kind) => kind === undefined).length;
    if (now === left) break;
    left = now;
  }
  return cover.map((kind) => kind ?? 'open');
}

/** People build on open ground: a wood next to a town does not grow into it. */
function most(around: readonly (Cover | undefined)[]): Cover | undefined {
  const count = new Map<Cover, number>();
  for (const cover of around) {
    if (cover !== undefined)
      count.set(cover, (count.get(cover) ?? 0) + (cover === 'open' || cover === 'polder' ? 3 : 1));
  }
  return [...count].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** All spots that colour the sheet. The country goes on a little beyond the board, like its last cells. */
export function coverSpots(theatre: TheatreBoard, cells: SheetCells): readonly CoverSpot[] {
  const cover = coverOfCells(theatre);
  const spots: CoverSpot[] = cells.centre.map((spot, cell) => ({ ...spot, cover: cover[cell] }));
  const taken = new Set(spots.map(keyOf));
  const steps = cells.corner.map((corner, index) => {
    const after = cells.corner[(index + 1) % cells.corner.length];
    return { x: corner.x + after.x, y: corner.y + after.y };
  });
  let edge: readonly CoverSpot[] = spots;
  for (let ring = 0; ring < BEYOND; ring++) {
    const grown: CoverSpot[] = [];
    for (const spot of edge) {
      for (const step of steps) {
        const next = { x: spot.x + step.x, y: spot.y + step.y, cover: spot.cover };
        if (taken.has(keyOf(next))) continue;
        taken.add(keyOf(next));
        grown.push(next);
      }
    }
    spots.push(...grown);
    edge = grown;
  }
  return spots;
}
