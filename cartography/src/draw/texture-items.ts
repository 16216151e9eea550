import { COVERS, type Cover } from '../sheet/cover.ts';
import { chance } from '../sheet/noise.ts';
import { sampleAt, type Raster } from '../sheet/raster.ts';
import { CELL, type Box } from '../sheet/spot.ts';
import type { Terrain } from '../sheet/terrain.ts';
import type { Clearance } from './clearance.ts';
import type { Colour, Item } from './item.ts';
import { bush, ditch, hachure, reed, tree, tuft, type Symbol } from './symbols.ts';

interface Texture {
  readonly cover: Cover;
  readonly symbol: Symbol;
  readonly colour: Colour;
  /** In pixels on the screen, about. */
  readonly size: number;
  readonly across: number;
  readonly down: number;
  readonly line: number;
}

const TEXTURES: readonly Texture[] = [
  { cover: 'woods', symbol: tree, colour: 'tree', size: 7.6, across: 16, down: 12.5, line: 0.9 },
  { cover: 'polder', symbol: ditch, colour: 'ditch', size: 6.5, across: 19, down: 6.5, line: 0.8 },
  { cover: 'heath', symbol: tuft, colour: 'tuft', size: 5, across: 14, down: 11, line: 0.8 },
  { cover: 'marsh', symbol: reed, colour: 'reed', size: 6, across: 15, down: 10, line: 0.8 },
  { cover: 'broken', symbol: bush, colour: 'hedge', size: 4.6, across: 17, down: 14, line: 0.8 },
  { cover: 'rough', symbol: hachure, colour: 'form-line', size: 5.5, across: 14, down: 11, line: 0.8 },
];

/** Symbols keep their size on paper: for each span of pixels per cell there is a set of its own. */
const SPANS = [
  { from: 6.5, drawnFor: 9.5 },
  { from: 13, drawnFor: 19 },
  { from: 26, drawnFor: 38 },
  { from: 52, drawnFor: 76 },
  { from: 104, drawnFor: 140 },
];

/** How clearly a sample must be of its kind before anything grows on it. */
const WELL_INSIDE = 0.12;

/** What grows at each sample: nothing at the edge of a cover, nor on a road. */
export function texturedSamples({ kind, depth }: Terrain, clearance: Clearance): Uint8Array {
  return kind.map((cover, sample) => (depth[sample] < WELL_INSIDE || !clearance.isFree(sample) ? 0 : cover));
}

/** Trees, ditches, heather: in loose rows, whole or not at all, and never on a road. Made where somebody looks. */
export function texturesOf(raster: Raster, textured: Uint8Array): (scale: number, box: Box) => readonly Item[] {
  const made = new Map<string, readonly Item[]>();
  const present = TEXTURES.filter(({ cover }) => textured.includes(COVERS.indexOf(cover)));
  return (scale, box) => {
    const span = SPANS.findLast(({ from }) => scale >= from);
    if (span === undefined) return [];
    const patch = (900 * CELL) / span.drawnFor / 2;
    const items: Item[] = [];
    for (let row = Math.floor(box.top / patch); row * patch < box.bottom; row++) {
      for (let column = Math.floor(box.left / patch); column * patch < box.right; column++) {
        const key = `${span.from} ${column} ${row}`;
        const part = { left: column * patch, top: row * patch, right: (column + 1) * patch, bottom: (row + 1) * patch };
        const known =
          made.get(key) ?? present.flatMap((texture) => scatter(raster, textured, part, texture, span.drawnFor));
        made.set(key, known);
        items.push(...known);
      }
    }
    return items;
  };
}

function scatter(raster: Raster, textured: Uint8Array, part: Box, texture: Texture, drawnFor: number): readonly Item[] {
  const unit = CELL / drawnFor;
  const [across, down] = [texture.across * unit, texture.down * unit];
  const cover = COVERS.indexOf(texture.cover);
  const paths: string[] = [];
  for (let row = Math.ceil(part.top / down); row * down < part.bottom; row++) {
    for (let column = Math.ceil(part.left / across); column * across < part.right; column++) {
      const spot = {
        x: (column + (row & 1) / 2 + 0.5 * chance(column, row, cover * 7 + 1)) * across,
        y: (row + 0.45 * chance(column, row, cover * 7 + 2)) * down,
      };
      const sample = sampleAt(raster, spot);
      if (sample < 0 || textured[sample] !== cover) continue;
      paths.push(texture.symbol(spot, texture.size * unit, chance(column, row, cover * 7)));
    }
  }
  if (paths.length === 0) return [];
  const reach = 2 * across;
  const box = {
    left: part.left - reach,
    top: part.top - reach,
    right: part.right + reach,
    bottom: part.bottom + reach,
  };
  return [
    {
      kind: 'stroke',
      layer: 'terrain',
      colour: texture.colour,
      path: paths.join(''),
      box,
      width: texture.line * unit,
      least: 0.5,
      most: 1.1,
    },
  ];
}
