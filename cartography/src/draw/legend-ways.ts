import { bendsThrough, sampled } from '../sheet/curve.ts';
import type { CrossingSign, SheetCrossing } from '../sheet/crossings.ts';
import type { WayRun } from '../sheet/roads.ts';
import { crossingItems } from './crossing-items.ts';
import type { Colour, Item } from './item.ts';
import { fill, SWATCH, type LegendEntry } from './legend-entry.ts';
import type { MapSheet } from './map-sheet.ts';
import { railItems, roadItems, type RoadClass } from './way-items.ts';

const ROADS: Readonly<Record<RoadClass, string>> = {
  trail: 'Trail',
  lane: 'Minor road',
  road: 'Road',
  highway: 'Highway',
  club: 'Club Route, the corridor',
};

const SIGNS: Readonly<Record<CrossingSign, string>> = { bridge: 'Bridge', rail: 'Railway bridge', ferry: 'Ferry' };

/** Roads, railways, and how they cross the water. */
export function wayEntries({ roads, rails, crossings }: MapSheet): readonly LegendEntry[] {
  return [
    ...(['club', 'highway', 'road', 'lane', 'trail'] as const)
      .filter((of) => roads.some((run) => run.of === of))
      .map((of): LegendEntry => ({ layer: 'roads', words: ROADS[of], items: roadItems([level(of)], 1) })),
    ...(rails.length > 0 ? [{ layer: 'rail' as const, words: 'Railway', items: railItems([level('rail')], 1) }] : []),
    ...(['bridge', 'rail', 'ferry'] as const)
      .filter((sign) => crossings.some((crossing) => crossing.sign === sign))
      .map(crossingEntry),
  ];
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
      ...(sign === 'rail' ? railItems([straight('rail')], 0.8) : []),
      ...crossingItems([crossing], [straight('rail')], 1),
      ...(sign === 'bridge' ? roadItems([straight('road')], 1) : []),
    ],
  };
}

function straight<C extends string>(of: C): WayRun<C> {
  const bends = bendsThrough([
    { x: 0, y: 12 },
    { x: 44, y: 12 },
  ]);
  return { of, bends, line: sampled(bends), steps: [] };
}
