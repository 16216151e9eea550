import type { Label } from '@club-route/cartography/lettering/label';
import { CELL, meet, type Box, type Spot } from '@club-route/cartography/sheet/spot';

/** A few letters and where they stand, so that no word of the map is under them. */
export interface PlacedText extends Spot {
  readonly cell: number;
  readonly text: string;
  /** Of their usual size. */
  readonly size: number;
  /** There is no room beside the words of the map: they stand on a plate of their own, and what is under it gives way. */
  readonly isOnPlate: boolean;
}

/** In sheet units: the letters as they are usually written, and a little air round them. */
const LETTER = { width: 13.5, height: 17, air: 3 };
/** From the middle of a cell outwards, never across its edge. */
const SPOTS: readonly Spot[] = [
  { x: 0, y: 0 },
  { x: 0, y: 20 },
  { x: 0, y: -20 },
  { x: 24, y: 0 },
  { x: -24, y: 0 },
  { x: 20, y: 17 },
  { x: -20, y: 17 },
  { x: 20, y: -17 },
  { x: -20, y: -17 },
  { x: 0, y: 34 },
  { x: 0, y: -34 },
];
const SIZES = [1, 0.75];

type Word = Pick<Label, 'layer' | 'box' | 'boxes'>;

/** Writes each text as near to the middle of its cell as the words of the map allow; numbers of cells give way before names. */
export function placeTexts(
  centres: readonly Spot[],
  texts: readonly (readonly [cell: number, text: string])[],
  labels: readonly Word[],
): readonly PlacedText[] {
  const words = boxesOf(labels);
  const names = boxesOf(labels.filter(({ layer }) => layer !== 'numbers'));
  return texts.map(([cell, text]) => {
    const centre = centres[cell];
    const free = freeSpot(centre, text, words);
    if (free !== undefined) return { cell, text, ...free, isOnPlate: false };
    const plate = freeSpot(centre, text, names) ?? { ...centre, size: 1 };
    return { cell, text, ...plate, isOnPlate: true };
  });
}

function boxesOf(labels: readonly Word[]): readonly Box[] {
  return labels.flatMap(({ box, boxes }) => boxes ?? [box]);
}

/** The first place in a cell where a text meets no word, and how large it may be there. */
function freeSpot(centre: Spot, text: string, words: readonly Box[]): (Spot & { readonly size: number }) | undefined {
  const near = words.filter((word) => meet(word, around(centre, CELL / 2 + 10, CELL / 2 + 10)));
  for (const size of SIZES) {
    for (const { x, y } of SPOTS) {
      const spot = { x: centre.x + x, y: centre.y + y };
      if (!near.some((word) => meet(word, boxOfText(spot, text, size)))) return { ...spot, size };
    }
  }
  return undefined;
}

/** What a text covers, its middle being at a spot. */
export function boxOfText(spot: Spot, text: string, size: number): Box {
  const { width, height, air } = LETTER;
  return around(spot, (text.length * width * size) / 2 + air, (height * size) / 2 + air);
}

function around({ x, y }: Spot, wide: number, high: number): Box {
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}
