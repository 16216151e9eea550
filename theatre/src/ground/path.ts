import type { Point } from './types.ts';

/** Points that a path may call by name instead of repeating their coordinates. */
export type NamedPoints = ReadonlyMap<string, Point>;

const coordinate = /^(\d+\.\d+) (\d+\.\d+)$/;

/**
 * Reads `51.766 5.742, grave-bridge, 51.772 5.734`: latitude and longitude, or the id of a place, crossing or site.
 * A road that names its towns and bridges moves with them when someone corrects a town.
 */
export function path(text: string, named: NamedPoints): readonly Point[] {
  return text
    .trim()
    .split(/,\s*/)
    .map((item) => point(item.trim(), named));
}

/**
 * A ring for a polygon. Besides points it may follow a line: `along waal: 51.871 6.046 > 51.814 5.132` walks the
 * vertices of the Waal between those two, so that a bank has one course only.
 */
export function ring(text: string, named: NamedPoints, lines: ReadonlyMap<string, readonly Point[]>): readonly Point[] {
  return text
    .trim()
    .split(/,\s*/)
    .flatMap((item) => {
      const follow = /^along ([a-z-]+): (.+) > (.+)$/.exec(item.trim());
      if (follow === null) return [point(item.trim(), named)];
      const line = lines.get(follow[1]);
      if (line === undefined) throw new Error(`ground: no line "${follow[1]}" to follow in "${item}"`);
      return between(line, point(follow[2], named), point(follow[3], named), item);
    });
}

function point(item: string, named: NamedPoints): Point {
  const match = coordinate.exec(item);
  if (match !== null) return { lat: Number(match[1]), lon: Number(match[2]) };
  const known = named.get(item);
  if (known === undefined) throw new Error(`ground: "${item}" is neither a coordinate nor a known point`);
  return { lat: known.lat, lon: known.lon };
}

function between(line: readonly Point[], from: Point, to: Point, item: string): readonly Point[] {
  const at = (wanted: Point): number =>
    line.findIndex((vertex) => vertex.lat === wanted.lat && vertex.lon === wanted.lon);
  const first = at(from);
  const last = at(to);
  if (first < 0 || last < 0) throw new Error(`ground: "${item}" must begin and end on vertices of the line`);
  return first <= last ? line.slice(first, last + 1) : line.slice(last, first + 1).toReversed();
}
