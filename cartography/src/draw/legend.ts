import { builtOf, coverOf, type Built, type Cover } from '../sheet/cover.ts';
import type { Colour, Item } from './item.ts';
import type { Layer } from './layers.ts';
import { fill, SWATCH, type LegendEntry } from './legend-entry.ts';
import { signEntries } from './legend-signs.ts';
import { wayEntries } from './legend-ways.ts';
import type { MapSheet } from './map-sheet.ts';
import { SHADE } from './shade-items.ts';
import { bush, ditch, hachure, reed, tree, tuft, type Symbol } from './symbols.ts';

const SYMBOLS: Readonly<Partial<Record<Cover, readonly [Colour, Colour, Symbol, number]>>> = {
  woods: ['woods', 'tree', tree, 9],
  polder: ['polder', 'ditch', ditch, 7],
  heath: ['heath', 'tuft', tuft, 6],
  marsh: ['marsh', 'reed', reed, 6],
  broken: ['broken', 'hedge', bush, 6],
  rough: ['rough', 'form-line', hachure, 6],
};

/** Explains what is on this sheet in these layers, and nothing that is not. */
export function legendOf(sheet: MapSheet, layers: ReadonlySet<Layer>): readonly LegendEntry[] {
  const { theatre } = sheet;
  const entries = [
    ...theatre.terrainKinds.flatMap((kind) => terrainEntry(kind)),
    ...[...theatre.flags.keys()].flatMap((flag) => flagEntry(flag)),
    ...waterEntries(sheet),
    ...wayEntries(sheet),
    ...signEntries(sheet),
  ];
  return entries.filter(({ layer }) => layers.has(layer)).map((entry) => ({ ...entry, items: entry.items.map(cut) }));
}

/** Lines end with their piece of map. */
function cut(item: Item): Item {
  return item.kind === 'stroke' ? { ...item, butt: true } : item;
}

function terrainEntry(kind: string): readonly LegendEntry[] {
  const built = builtOf(kind);
  if (built !== undefined) return [builtEntry(kind, built)];
  const cover = coverOf(kind);
  if (cover === undefined) return [];
  const symbols = SYMBOLS[cover];
  const words = kind[0].toUpperCase() + kind.slice(1);
  if (symbols === undefined) return [{ layer: 'terrain', words, items: [fill('paper')] }];
  const [colour, ink, symbol, size] = symbols;
  const path = [
    [8, 12, 0.2],
    [20, 8, 0.8],
    [33, 12, 0.5],
    [13, 21, 0.7],
    [27, 20, 0.3],
    [39, 21, 0.9],
  ]
    .map(([x, y, luck]) => symbol({ x, y }, size, luck))
    .join('');
  const texture: Item = { kind: 'stroke', layer: 'terrain', colour: ink, path, box: SWATCH, width: 0.9 };
  return [{ layer: 'terrain', words, items: [fill(colour), texture] }];
}

function builtEntry(kind: string, built: Built): LegendEntry {
  const rows = built === 'city' ? [4, 9, 14, 19] : [9, 14];
  const columns = built === 'city' ? [3, 10, 17, 24, 31, 37] : [14, 21, 28];
  const blocks = rows.flatMap((y) => columns.map((x) => `M${x} ${y - 2}h5v3.6h-5Z`)).join('');
  return {
    layer: 'terrain',
    words: kind === 'city' ? 'City' : 'Town or village',
    items: [
      fill('paper'),
      {
        kind: 'fill',
        layer: 'terrain',
        colour: built,
        path: built === 'city' ? 'M0 0H44V24H0Z' : 'M10 12a12 7 0 1 1 24 0a12 7 0 1 1 -24 0',
        box: SWATCH,
      },
      { kind: 'fill', layer: 'terrain', colour: 'block', path: blocks, box: SWATCH },
    ],
  };
}

function flagEntry(flag: string): readonly LegendEntry[] {
  if (flag === 'hill') return [hillEntry()];
  if (flag !== 'road net') return [];
  return [{ layer: 'terrain', words: 'Without small roads', items: [fill('paper'), fill('ink', 2 * SHADE)] }];
}

function hillEntry(): LegendEntry {
  const line = (path: string): Item => ({
    kind: 'stroke',
    layer: 'terrain',
    colour: 'form-line',
    path,
    box: SWATCH,
    width: 0.9,
  });
  return {
    layer: 'terrain',
    words: 'Hill',
    items: [
      fill('paper'),
      fill('rough', 0.42),
      line('M2 24C6 2 38 2 42 24'),
      line('M9 24C13 8 31 8 35 24'),
      line('M16 24C18 14 26 14 28 24'),
    ],
  };
}

function waterEntries({ theatre: { waters, cellWater }, hasBrooks }: MapSheet): readonly LegendEntry[] {
  const path = 'M0 15C14 9 30 17 44 10';
  const line = (colour: Colour, width: number): Item => ({
    kind: 'stroke',
    layer: 'water',
    colour,
    path,
    box: SWATCH,
    width,
  });
  const bed = cellWater.some((water) => water >= 0) ? [line('bed', 19)] : [];
  const kinds = {
    river: [...bed, line('bank', 8), line('water', 6)],
    canal: [line('bank', 4.4), line('water', 2.4)],
    stream: [line('bank', 1.6)],
  };
  const words = { river: 'River', canal: 'Canal', stream: 'Stream' };
  const known = (['river', 'canal', 'stream'] as const)
    .filter((kind) => waters.some((water) => water.kind === kind))
    .map((kind): LegendEntry => ({ layer: 'water', words: words[kind], items: [fill('paper'), ...kinds[kind]] }));
  const brook = { ...line('water', 1.2), alpha: 0.8 };
  return hasBrooks
    ? [...known, { layer: 'water', words: 'Brook, of no effect', items: [fill('paper'), brook] }]
    : known;
}
