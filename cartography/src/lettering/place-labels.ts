import { CELL, type Box, type Spot } from '../sheet/spot.ts';
import type { Banks } from './banks.ts';
import type { Label } from './label.ts';
import type { Obstacles } from './obstacles.ts';
import type { NamedPlace } from './places.ts';
import { growth, type Scale } from './scale.ts';
import { widthOf } from './type.ts';
import { isInside, UNWRITTEN, type Word } from './word.ts';

const SIZES = { city: 17, town: 13, village: 11.5, site: 10 };
/** Pixels a kilometre from which names of each rank are written: cities, towns, the corridor, villages, sites. */
const FROM = [0, 0, 6, 8, 15, 20];

/** A name, and how much worse each of its places is than the best. */
interface PlaceWord extends Word {
  readonly home: Spot;
  cost(place: number): number;
}

/** As many names as a crowd of them leaves room for. */
export function placeWords(places: readonly NamedPlace[], scale: Scale, crowded: boolean): readonly PlaceWord[] {
  return places.filter(({ rank }) => !crowded || scale.kilometre >= FROM[rank]).map((place) => placeWord(place, scale));
}

/** The place of each name, the greater first: on its own bank, where it covers least. */
export function choosePlaces(
  words: readonly PlaceWord[],
  obstacles: Obstacles,
  frame: Box,
  banks: Banks,
): readonly number[] {
  return words.map((word) => {
    let [best, least] = [UNWRITTEN, Infinity];
    for (let place = 0; place < word.places; place++) {
      const { box } = word.at(place);
      if (!isInside(frame, box) || !obstacles.isFree(box) || banks.part(word.home, middleOf(box))) continue;
      const cost = word.cost(place) + obstacles.covered(box);
      if (cost < least) [best, least] = [place, cost];
    }
    if (best !== UNWRITTEN) obstacles.addWord(word.at(best).box);
    return best;
  });
}

/** Where a name stands: to the sides in half its width and the reach, up and down in reaches and its height. */
interface Side {
  readonly aside: number;
  readonly reaches: number;
  readonly heights: number;
  readonly cost: number;
}

/** Right of the place by preference, then left, above, below and at the corners. */
const SIDES: readonly Side[] = [
  { aside: 1, reaches: 0, heights: 0.42, cost: 0 },
  { aside: -1, reaches: 0, heights: 0.42, cost: 0.8 },
  { aside: 0, reaches: -1, heights: 0, cost: 0.6 },
  { aside: 0, reaches: 1, heights: 1, cost: 1 },
  { aside: 0.86, reaches: -0.8, heights: 0, cost: 0.9 },
  { aside: 0.86, reaches: 0.8, heights: 1, cost: 1.1 },
  { aside: -0.86, reaches: -0.8, heights: 0, cost: 1.2 },
  { aside: -0.86, reaches: 0.8, heights: 1, cost: 1.4 },
];

/** Close by or a little further off: at most so many cells, or so many pixels more than a part of a cell. */
const RINGS: readonly { readonly cells: number; readonly pixels: number }[] = [
  { cells: 0.3, pixels: 9 },
  { cells: 0.46, pixels: 16 },
];

function placeWord({ name, face, spot: home }: NamedPlace, scale: Scale): PlaceWord {
  const size = SIZES[face] * growth(scale.kilometre);
  const unit = CELL / scale.cell;
  const width = widthOf(face, name) * size * unit;
  const high = size * 0.72 * unit;
  const pad = 2 * unit;
  const at = (place: number): Label => {
    const { cells, pixels } = RINGS[Math.floor(place / SIDES.length)];
    const { aside, reaches, heights } = SIDES[place % SIDES.length];
    const reach = Math.min(cells * CELL, pixels * unit + 0.12 * CELL);
    const spot = {
      x: home.x + aside * (width / 2 + reach),
      y: home.y + reaches * reach + heights * high,
    };
    return {
      layer: 'names',
      text: name,
      face,
      colour: face === 'site' ? 'ink-soft' : 'ink',
      size,
      spot,
      halo: true,
      box: {
        left: spot.x - width / 2 - pad,
        right: spot.x + width / 2 + pad,
        top: spot.y - high - pad,
        bottom: spot.y + size * 0.22 * unit + pad * 0.5,
      },
    };
  };
  const cost = (place: number): number => SIDES[place % SIDES.length].cost + Math.floor(place / SIDES.length) * 0.8;
  return { places: SIDES.length * RINGS.length, home, at, cost };
}

/** A name stands on the bank that most of it lies on. */
function middleOf({ left, right, top, bottom }: Box): Spot {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
