import type { Colour, Item } from './item.ts';
import { fill, SWATCH, type LegendEntry } from './legend-entry.ts';
import { strokes } from './mark-items.ts';
import { markPath, markSign, type MarkSign } from './mark-signs.ts';
import type { MapSheet } from './map-sheet.ts';
import { moved } from './moved.ts';
import { placeItems, type PlaceSign } from './place-items.ts';

const PLACES: Readonly<Record<PlaceSign['sign'], string>> = { ring: 'Place, not built up', airfield: 'Airfield' };

const MARKS: Readonly<Record<MarkSign, string>> = {
  objective: 'Objective',
  'drop zone': 'Drop zone',
  supply: 'Supply',
  entry: 'Entry',
  start: 'Start of units',
};

const MIDDLE = { x: 22, y: 12 };

/** Places, borders and the marks of the rules. */
export function signEntries({ theatre, signs }: MapSheet): readonly LegendEntry[] {
  const kinds = new Set([...theatre.marks.values()].map(({ kind }) => markSign(kind)));
  return [
    ...(['ring', 'airfield'] as const)
      .filter((sign) => signs.some((place) => place.sign === sign))
      .map((sign): LegendEntry => ({
        layer: 'names',
        words: PLACES[sign],
        items: [fill('paper'), ...placeItems([{ sign, spot: MIDDLE }], sign === 'ring' ? 1 : 0.55)],
      })),
    ...[...theatre.borders.keys()].map(borderEntry),
    ...(['objective', 'drop zone', 'supply', 'entry', 'start'] as const)
      .filter((sign) => kinds.has(sign))
      .map(markEntry),
  ];
}

function markEntry(sign: MarkSign): LegendEntry {
  const items = strokes(markPath(sign, { x: 0, y: 0 }, 90), SWATCH, 'mark');
  return {
    layer: 'marks',
    words: MARKS[sign],
    items: [fill('paper'), ...items.map((item) => moved(item, MIDDLE, 0.4))],
  };
}

function borderEntry(id: string): LegendEntry {
  const path = 'M0 14C14 8 30 17 44 10';
  const line = (colour: Colour, width: number, dash?: readonly number[], alpha?: number): Item => ({
    kind: 'stroke',
    layer: 'borders',
    colour,
    path,
    box: SWATCH,
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
