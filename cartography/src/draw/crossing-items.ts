import { bendsThrough, sampled } from '../sheet/curve.ts';
import type { SheetCrossing } from '../sheet/crossings.ts';
import { nearestOn } from '../sheet/measure.ts';
import { straightPath } from '../sheet/path.ts';
import type { WayRun } from '../sheet/roads.ts';
import { boxOf, CELL, type Line, type Spot } from '../sheet/spot.ts';
import type { Item } from './item.ts';
import { railItems, roadItems } from './way-items.ts';

/** How near a way must pass to go over a bridge. */
const NEAR = 0.08 * CELL;

/**
 * A bridge: two parapets that open towards the banks. A ferry: a broken line and a small boat. A bridge whose road or
 * railway the board does not draw gets a short piece of it, or it would look like a gap in the water.
 */
export function crossingItems(
  crossings: readonly SheetCrossing[],
  ways: readonly WayRun[],
  scale: number,
): readonly Item[] {
  return crossings.flatMap((crossing) => {
    if (crossing.sign === 'ferry') return ferry(crossing, scale);
    const isUsed = ways.some(({ line }) => nearestOn(line, crossing.spot).far < NEAR);
    return [...bridge(crossing, scale), ...(isUsed ? [] : approach(crossing, scale))];
  });
}

function approach({ spot, across, width, sign }: SheetCrossing, scale: number): readonly Item[] {
  const half = width / 2 + 9 * scale;
  const bends = bendsThrough([from(spot, across, -half, 0), from(spot, across, half, 0)]);
  const run = { bends, line: sampled(bends), steps: [] };
  const items =
    sign === 'rail' ? railItems([{ ...run, of: 'rail' }], scale) : roadItems([{ ...run, of: 'lane' }], scale);
  return items.map((item) => ({ ...item, layer: 'water' }));
}

function from(spot: Spot, across: Spot, ahead: number, aside: number): Spot {
  return { x: spot.x + across.x * ahead - across.y * aside, y: spot.y + across.y * ahead + across.x * aside };
}

function bridge({ spot, across, width, sign }: SheetCrossing, scale: number): readonly Item[] {
  const half = width / 2 + 3.5 * scale;
  const wide = (sign === 'rail' ? 4.2 : 6) * scale;
  const wing = 4 * scale;
  const parapet = (side: number): Line => [
    from(spot, across, -half - wing, side * (wide + wing)),
    from(spot, across, -half, side * wide),
    from(spot, across, half, side * wide),
    from(spot, across, half + wing, side * (wide + wing)),
  ];
  const deck = [
    from(spot, across, -half, wide),
    from(spot, across, half, wide),
    from(spot, across, half, -wide),
    from(spot, across, -half, -wide),
  ];
  const box = boxOf(deck, 12 * scale);
  const parapets = straightPath(parapet(1)) + straightPath(parapet(-1));
  const shared = { layer: 'water', box } as const;
  return [
    { ...shared, kind: 'stroke', colour: 'halo', path: parapets, width: 5.5 * scale, least: 2.4, most: 5 },
    { ...shared, kind: 'fill', colour: 'halo', path: straightPath(deck, true), from: 12 },
    { ...shared, kind: 'stroke', colour: 'ink', path: parapets, width: 2.2 * scale, least: 1, most: 2.2 },
  ];
}

function ferry({ spot, across, width }: SheetCrossing, scale: number): readonly Item[] {
  const half = width / 2 + 5 * scale;
  const way = [from(spot, across, -half, 0), from(spot, across, half, 0)];
  const long = 7.5 * scale;
  const boat = `M${spot.x - long} ${spot.y - 2 * scale}H${spot.x + long}L${spot.x + long * 0.6} ${spot.y + 3.2 * scale}H${spot.x - long * 0.6}Z`;
  const box = boxOf(way, 12 * scale);
  const shared = { layer: 'water', box } as const;
  return [
    {
      ...shared,
      kind: 'stroke',
      colour: 'ink',
      path: straightPath(way),
      width: 2 * scale,
      least: 0.9,
      most: 2,
      dash: [2.2, 1.6],
      butt: true,
    },
    { ...shared, kind: 'stroke', colour: 'halo', path: boat, width: 4 * scale, least: 2, most: 4 },
    { ...shared, kind: 'fill', colour: 'ink', path: boat },
  ];
}
