import { Flood } from '@club-route/engine';
import type { Land } from '../src/ground/index.ts';
import type { Draft } from './draft.ts';
import { MapError } from './errors.ts';
import { wetSides } from './water.ts';

/** Names the regions that the rivers cut out, and refuses one that nobody expects. */
export function nameLands(draft: Draft): void {
  const { board, plan } = draft;
  const file = `${plan.folder}/index.ts`;
  const regions = regionsBetween(draft, ['river']);
  const nameOf = new Map<number, Land>();
  for (const [land, label] of Object.entries(plan.lands) as [Land, string][]) {
    const region = regions[draft.cell(label, file)];
    const other = nameOf.get(region);
    if (other !== undefined) throw new MapError(file, `${land} and ${other}`, 'no river parts these two lands');
    nameOf.set(region, land);
  }
  const strays = new Set(plan.strays.flatMap(({ cells }) => draft.cells(cells, file)));
  for (let cell = 0; cell < board.cells; cell++) {
    const land = nameOf.get(regions[cell]);
    if (regions[cell] >= 0 && land === undefined && !strays.has(cell)) {
      throw new MapError(file, `cell ${board.labels[cell]}`, 'is cut off by the rivers from every land');
    }
    if (land !== undefined && strays.has(cell)) {
      throw new MapError(file, `cell ${board.labels[cell]}`, `is listed as cut off but belongs to ${land}`);
    }
    draft.lands[cell] = land;
  }
}

/** cell -> region when no water of these kinds can be crossed; -1 for squares of water and off the field. */
function regionsBetween(draft: Draft, kinds: readonly string[]): Int16Array {
  const { board } = draft;
  const wet = wetSides(draft, kinds);
  const blocked = new Uint8Array(board.cells);
  for (const cells of draft.waterCells.values()) for (const cell of cells.keys()) blocked[cell] = 1;
  for (let cell = 0; cell < board.cells; cell++) if (draft.isOffBoard(cell)) blocked[cell] = 1;
  const regions = new Int16Array(board.cells);
  new Flood(board).regions({ openSides: wet.map((value) => 1 - value), blocked }, regions);
  return regions;
}
