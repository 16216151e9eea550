import { contours } from './contour.ts';
import { areaOf, nearestOn } from './measure.ts';
import { noise } from './noise.ts';
import { rasterOver } from './raster.ts';
import { simplifiedRing } from './simplify.ts';
import { boxOf, distance, type Line, type Spot } from './spot.ts';

/** The built-up part of one cell. */
export interface Quarter {
  readonly centre: Spot;
  readonly reach: number;
}

/** What is built-up about some cells that touch: one town, however many cells it has. */
export interface TownShape {
  readonly quarters: readonly Quarter[];
  /** Quarters that grow together. */
  readonly links: readonly (readonly [Quarter, Quarter])[];
  /** Radians: the way its main street runs. */
  readonly street: number;
  /** How much longer than wide each quarter is along the street. */
  readonly stretch: number;
}

/** No quarter reaches farther than so many times its reach, stretched and uneven as it may be. */
const FARTHEST = 1.8;

/** How far out a spot lies: 0 in the middle of a quarter, 1 at the edge of the town, something more beyond it. */
export function outwards(town: TownShape, spot: Spot): number {
  let least = Infinity;
  for (const { centre, reach } of town.quarters) {
    const far = distance(spot, centre);
    // Most quarters of a city are nowhere near: they are passed over before anything is worked out.
    least = Math.min(least, far > FARTHEST * reach ? far / reach : far / edge(town, centre, reach, spot));
  }
  for (const [a, b] of town.links) {
    const wide = 0.86 * Math.min(a.reach, b.reach);
    if (isBeside(a.centre, b.centre, spot, wide))
      least = Math.min(least, nearestOn([a.centre, b.centre], spot).far / wide);
  }
  return least;
}

function isBeside(a: Spot, b: Spot, { x, y }: Spot, wide: number): boolean {
  return (
    x > Math.min(a.x, b.x) - wide &&
    x < Math.max(a.x, b.x) + wide &&
    y > Math.min(a.y, b.y) - wide &&
    y < Math.max(a.y, b.y) + wide
  );
}

/** The outline of a town; what it surrounds belongs to it. */
export function townOutlines(town: TownShape): readonly Line[] {
  const [only] = town.quarters;
  if (town.quarters.length === 1) return [blob(town, only)];
  const raster = rasterOver(boxOf(town.quarters.map(({ centre }) => centre)), only.reach / 5, 2 * only.reach);
  const field = Float32Array.from({ length: raster.columns * raster.rows }, (_, sample) => {
    const x = raster.left + (sample % raster.columns) * raster.step;
    const y = raster.top + Math.floor(sample / raster.columns) * raster.step;
    return 1 - outwards(town, { x, y });
  });
  return contours(raster, field)
    .filter((ring) => areaOf(ring) > 0)
    .map((ring) => simplifiedRing(ring, raster.step * 0.3));
}

/** An uneven round, longer along the street. */
function blob(town: TownShape, { centre, reach }: Quarter): Line {
  return Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const far = edge(town, centre, reach, { x: centre.x + cos, y: centre.y + sin });
    return { x: centre.x + far * cos, y: centre.y + far * sin };
  });
}

/** How far a quarter reaches towards a spot. */
function edge({ stretch, street }: TownShape, centre: Spot, reach: number, { x, y }: Spot): number {
  const angle = Math.atan2(y - centre.y, x - centre.x);
  const along = Math.cos(angle - street) / stretch;
  const across = Math.sin(angle - street) * stretch;
  const uneven = 0.95 + 0.22 * noise(centre.x / 9 + 1.6 * Math.cos(angle), centre.y / 9 + 1.6 * Math.sin(angle), 4);
  return (reach * uneven) / Math.hypot(along, across);
}
