import type { Bend } from './curve.ts';
import { between, inTenths, type Line, type Spot } from './spot.ts';

function number(value: number): string {
  return String(inTenths(value) / 10);
}

function spotText({ x, y }: Spot): string {
  return `${number(x)} ${number(y)}`;
}

/** Path data that both an SVG and a canvas read. */
export function straightPath(line: Line, closed = false): string {
  return line.map((spot, index) => (index === 0 ? 'M' : 'L') + spotText(spot)).join('') + (closed ? 'Z' : '');
}

/** Pieces that follow one another are drawn without lifting the pen. */
export function bendPath(bends: readonly Bend[]): string {
  let last: Spot | undefined;
  let path = '';
  for (const { from, first, second, to } of bends) {
    if (from !== last) path += `M${spotText(from)}`;
    path += `C${spotText(first)} ${spotText(second)} ${spotText(to)}`;
    last = to;
  }
  return path;
}

/** A closed ring rounded at every corner: it touches the middle of each edge. */
export function roundPath(ring: Line): string {
  if (ring.length < 3) return '';
  const middle = (index: number): Spot => between(ring[index % ring.length], ring[(index + 1) % ring.length], 0.5);
  let path = `M${spotText(middle(ring.length - 1))}`;
  for (const [index, corner] of ring.entries()) path += `Q${spotText(corner)} ${spotText(middle(index))}`;
  return `${path}Z`;
}
