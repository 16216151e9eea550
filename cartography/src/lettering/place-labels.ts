import type { Box, Spot } from '../sheet/spot.ts';
import { CELL } from '../sheet/spot.ts';
import type { Banks } from './banks.ts';
import type { Label } from './label.ts';
import type { Obstacles } from './obstacles.ts';
import type { NamedPlace } from './places.ts';
import { growth } from './scale.ts';
import { widthOf } from './type.ts';

const SIZES = { city: 17, town: 13, village: 11.5, site: 10 };
/** Pixels a kilometre from which names of each rank are written: cities, towns, the corridor, villages, sites. */
const FROM = [0, 0, 6, 8, 15, 20];

interface Scale {
  /** Pixels a cell. */
  readonly cell: number;
  /** Pixels a kilometre. */
  readonly kilometre: number;
}

/** Writes as many names as have room, the greater first, each on its own bank where it covers least. */
export function placeLabels(
  places: readonly NamedPlace[],
  scale: Scale,
  obstacles: Obstacles,
  frame: Box,
  banks: Banks,
  crowded: boolean,
): readonly Label[] {
  return places.flatMap((place): Label[] => {
    if (crowded && scale.kilometre < FROM[place.rank]) return [];
    const size = SIZES[place.face] * growth(scale.kilometre);
    const spots = candidates(place, size, scale.cell, widthOf(place.face, place.name));
    const free = spots
      .filter(({ box }) => isInside(frame, box) && obstacles.isFree(box) && !banks.part(place.spot, middleOf(box)))
      .map((candidate) => ({ ...candidate, cost: candidate.cost + obstacles.covered(candidate.box) }))
      .toSorted((a, b) => a.cost - b.cost)[0];
    if (free === undefined) return [];
    obstacles.addWord(free.box);
    return [
      {
        layer: 'names',
        text: place.name,
        face: place.face,
        colour: place.face === 'site' ? 'ink-soft' : 'ink',
        size,
        spot: free.spot,
        halo: true,
        box: free.box,
      },
    ];
  });
}

interface Candidate {
  readonly spot: Spot;
  readonly box: Box;
  readonly cost: number;
}

/** Right of the place by preference, then left, above, below and at the corners, close by or a little further off. */
function candidates(place: NamedPlace, size: number, cell: number, ems: number): readonly Candidate[] {
  const unit = CELL / cell;
  const width = ems * size * unit;
  const high = size * 0.72 * unit;
  const pad = 2 * unit;
  const result: Candidate[] = [];
  for (const [ring, far] of [0.3 * CELL, 0.46 * CELL].entries()) {
    const reach = Math.min(far, (ring === 0 ? 9 : 16) * unit + 0.12 * CELL);
    const side = width / 2 + reach;
    const places: readonly (readonly [x: number, y: number, cost: number])[] = [
      [side, high * 0.42, 0],
      [-side, high * 0.42, 0.8],
      [0, -reach, 0.6],
      [0, reach + high, 1],
      [side * 0.86, -reach * 0.8, 0.9],
      [side * 0.86, reach * 0.8 + high, 1.1],
      [-side * 0.86, -reach * 0.8, 1.2],
      [-side * 0.86, reach * 0.8 + high, 1.4],
    ];
    for (const [x, y, cost] of places) {
      const spot = { x: place.spot.x + x, y: place.spot.y + y };
      result.push({
        spot,
        cost: cost + ring * 0.8,
        box: {
          left: spot.x - width / 2 - pad,
          right: spot.x + width / 2 + pad,
          top: spot.y - high - pad,
          bottom: spot.y + size * 0.22 * unit + pad * 0.5,
        },
      });
    }
  }
  return result;
}

/** A name stands on the bank that most of it lies on. */
function middleOf({ left, right, top, bottom }: Box): Spot {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function isInside(frame: Box, box: Box): boolean {
  return box.left > frame.left && box.right < frame.right && box.top > frame.top && box.bottom < frame.bottom;
}
