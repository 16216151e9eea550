/** A few colours that stand for all of a picture, so that it is small enough for a mail. */
export interface Palette {
  /** Red, green and blue of each. */
  readonly colours: readonly Colour[];
  /** The place of the colour nearest to these pixels (RGBA), one byte each. */
  indexed(pixels: Buffer): Buffer;
}

export type Colour = readonly [red: number, green: number, blue: number];

const SHADES = 5;
const BITS = 5;
const LOW = 8 - BITS;
const BINS = 1 << (3 * BITS);

/** So many colours of a picture, chosen by halving where they differ most, and besides them shades between given pairs. */
export function choosePalette(pixels: Buffer, count: number, pairs: readonly (readonly [string, string])[]): Palette {
  const counts = new Uint32Array(BINS);
  for (let at = 0; at < pixels.length; at += 4) counts[binAt(pixels, at)]!++;
  const bins = [...counts.keys()].filter((bin) => counts[bin]! > 0);
  let boxes: readonly (readonly number[])[] = [bins];
  while (boxes.length < count) {
    const widest = boxes.toSorted((one, other) => spreadOf(other, counts) - spreadOf(one, counts))[0]!;
    if (widest.length < 2) break;
    boxes = [...boxes.filter((box) => box !== widest), ...halved(widest, counts)];
  }
  const colours = [...boxes.map((box) => meanOf(box, counts)), ...pairs.flatMap(shadesOf)];
  const nearest = Uint8Array.from({ length: BINS }, (_, bin) => nearestTo(colours, colourOf(bin)));
  return {
    colours,
    indexed(picture) {
      const places = Buffer.alloc(picture.length / 4);
      for (let at = 0; at < places.length; at++) places[at] = nearest[binAt(picture, 4 * at)]!;
      return places;
    },
  };
}

function binAt(pixels: Buffer, at: number): number {
  return ((pixels[at]! >> LOW) << (2 * BITS)) | ((pixels[at + 1]! >> LOW) << BITS) | (pixels[at + 2]! >> LOW);
}

function colourOf(bin: number): Colour {
  const part = (shift: number): number => (((bin >> shift) & ((1 << BITS) - 1)) << LOW) + (1 << (LOW - 1));
  return [part(2 * BITS), part(BITS), part(0)];
}

function axisOf(box: readonly number[]): { readonly axis: number; readonly width: number } {
  const widths = [0, 1, 2].map((axis) => {
    const values = box.map((bin) => colourOf(bin)[axis]!);
    return { axis, width: values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b)) };
  });
  return widths.toSorted((one, other) => other.width - one.width)[0]!;
}

function weightOf(box: readonly number[], counts: Uint32Array): number {
  return box.reduce((sum, bin) => sum + counts[bin]!, 0);
}

function spreadOf(box: readonly number[], counts: Uint32Array): number {
  return axisOf(box).width * Math.sqrt(weightOf(box, counts));
}

function halved(box: readonly number[], counts: Uint32Array): readonly (readonly number[])[] {
  const { axis } = axisOf(box);
  const sorted = box.toSorted((one, other) => colourOf(one)[axis]! - colourOf(other)[axis]!);
  const half = weightOf(box, counts) / 2;
  let sum = 0;
  const cut = sorted.findIndex((bin) => (sum += counts[bin]!) >= half) + 1;
  const at = Math.min(cut, sorted.length - 1);
  return [sorted.slice(0, at), sorted.slice(at)];
}

function meanOf(box: readonly number[], counts: Uint32Array): Colour {
  const weight = weightOf(box, counts);
  const part = (axis: number): number =>
    Math.round(box.reduce((sum, bin) => sum + colourOf(bin)[axis]! * counts[bin]!, 0) / weight);
  return [part(0), part(1), part(2)];
}

function shadesOf([one, other]: readonly [string, string]): readonly Colour[] {
  const [from, to] = [one, other].map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
  return Array.from({ length: SHADES }, (_, step) => {
    const part = (axis: number): number =>
      Math.round(from![axis]! + ((to![axis]! - from![axis]!) * step) / (SHADES - 1));
    return [part(0), part(1), part(2)];
  });
}

function nearestTo(colours: readonly Colour[], [red, green, blue]: Colour): number {
  let best = 0;
  let least = Infinity;
  for (const [place, colour] of colours.entries()) {
    const away = (colour[0] - red) ** 2 + (colour[1] - green) ** 2 + (colour[2] - blue) ** 2;
    if (away < least) [best, least] = [place, away];
  }
  return best;
}
