import type { TheatreBoard } from '@club-route/theatre';
import { builtOf, coverOf, type Cover } from '../sheet/cover.ts';
import type { Built } from '../sheet/cover.ts';
import type { Box } from '../sheet/spot.ts';
import { boxOf } from '../sheet/spot.ts';
import type { CrossingSign, SheetCrossing } from '../sheet/crossings.ts';
import { bendsThrough, sampled } from '../sheet/curve.ts';
import type { WayRun } from '../sheet/roads.ts';
import { crossingItems } from './crossing-items.ts';
import type { Colour, Item, Layer } from './item.ts';
import type { MapSheet } from './map-sheet.ts';
import { bush, ditch, hachure, reed, tree, tuft, type Symbol } from './symbols.ts';
import { railItems, roadItems, type RoadClass } from './way-items.ts';

/** One line of the legend: a small piece of map and what it means. */
export interface LegendEntry {
  readonly layer: Layer;
  readonly words: string;
  readonly items: readonly Item[];
}

/** A piece of map is this large, in the units of its items. */
export const SWATCH: Box = { left: 0, top: 0, right: 44, bottom: 24 };

const SYMBOLS: Readonly<Partial<Record<Cover, readonly [Colour, Colour, Symbol, number]>>> = {
  woods: ['woods', 'tree', tree, 9],
  polder: ['polder', 'ditch', ditch, 7],
  heath: ['heath', 'tuft', tuft, 6],
  marsh: ['marsh', 'reed', reed, 6],
  broken: ['broken', 'hedge', bush, 6],
  rough: ['rough', 'form-line', hachure, 6],
};

const ROADS: Readonly<Record<RoadClass, string>> = {
  trail: 'Trail',
  lane: 'Minor road',
  road: 'Road',
  highway: 'Highway',
  club: 'Club Route, the corridor',
};

const SIGNS: Readonly<Record<CrossingSign, string>> = { bridge: 'Bridge', rail: 'Railway bridge', ferry: 'Ferry' };

/** Explains what is on this sheet, and nothing that is not. */
export function legendOf({ theatre, roads, rails, crossings }: MapSheet): readonly LegendEntry[] {
  const has = (of: RoadClass): boolean => roads.some((run) => run.of === of);
  return [
    ...theatre.terrainKinds.flatMap((kind) => terrainEntry(kind)),
    ...[...theatre.flags.keys()].filter((flag) => flag === 'hill').map(hillEntry),
    ...waterEntries(theatre),
    ...(['club', 'highway', 'road', 'lane', 'trail'] as const).filter(has).map((of): LegendEntry => ({
      layer: 'roads',
      words: ROADS[of],
      items: roadItems([level(of)], 1),
    })),
    ...(rails.length > 0 ? [{ layer: 'rail' as const, words: 'Railway', items: railItems([level('rail')], 1) }] : []),
    ...(['bridge', 'rail', 'ferry'] as const)
      .filter((sign) => crossings.some((crossing) => crossing.sign === sign))
      .map(crossingEntry),
    ...[...theatre.borders.keys()].map(borderEntry),
  ];
}

function fill(colour: Colour, alpha?: number): Item {
  return { kind: 'fill', layer: 'terrain', colour, path: 'M0 0H44V24H0Z', box: SWATCH, alpha };
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

function waterEntries({ waters, cellWater }: TheatreBoard): readonly LegendEntry[] {
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
  return (['river', 'canal', 'stream'] as const)
    .filter((kind) => waters.some((water) => water.kind === kind))
    .map((kind) => ({ layer: 'water', words: words[kind], items: [fill('paper'), ...kinds[kind]] }));
}

function level<C extends string>(of: C): WayRun<C> {
  const bends = bendsThrough([
    { x: 0, y: 14 },
    { x: 22, y: 10 },
    { x: 44, y: 12 },
  ]);
  return { of, bends, line: sampled(bends), steps: [] };
}

function crossingEntry(sign: CrossingSign): LegendEntry {
  const spot = { x: 22, y: 12 };
  const crossing: SheetCrossing = { crossing: 0, sign, cells: [], spot, across: { x: 1, y: 0 }, width: 9 };
  const water = (colour: Colour, width: number): Item => ({
    kind: 'stroke',
    layer: 'water',
    colour,
    path: 'M22 0V24',
    box: SWATCH,
    width,
    butt: true,
  });
  return {
    layer: 'water',
    words: SIGNS[sign],
    items: [
      fill('paper'),
      water('bank', 11),
      water('water', 9),
      ...(sign === 'rail'
        ? railItems(
            [level('rail')].map((run) => ({ ...run, ...straight() })),
            0.8,
          )
        : []),
      ...crossingItems([crossing], 1),
      ...(sign === 'bridge' ? roadItems([{ of: 'road', steps: [], ...straight() }], 1) : []),
    ],
  };
}

function straight(): Pick<WayRun, 'bends' | 'line'> {
  const bends = bendsThrough([
    { x: 0, y: 12 },
    { x: 44, y: 12 },
  ]);
  return { bends, line: sampled(bends) };
}

function borderEntry(id: string): LegendEntry {
  const path = 'M0 14C14 8 30 17 44 10';
  const line = (colour: Colour, width: number, dash?: readonly number[], alpha?: number): Item => ({
    kind: 'stroke',
    layer: 'borders',
    colour,
    path,
    box: boxOf([
      { x: 0, y: 0 },
      { x: 44, y: 24 },
    ]),
    width,
    dash,
    butt: true,
    alpha,
  });
  if (id === 'border') return { layer: 'borders', words: 'Edge of the field', items: [line('ink', 1.6)] };
  if (id === 'start line')
    return { layer: 'borders', words: 'Front of 17 September', items: [line('ink', 3.4, [2.6, 1.2])] };
  return {
    layer: 'borders',
    words: 'Frontier of 1944',
    items: [line('border', 9, undefined, 0.18), line('border', 1.8, [5, 2, 1, 2])],
  };
}
