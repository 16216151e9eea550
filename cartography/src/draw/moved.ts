import type { Item } from './item.ts';
import type { Spot } from '../sheet/spot.ts';

/** An item somewhere else and at another size. Reads the few commands that our own paths are made of. */
export function moved(item: Item, to: Spot, scale: number): Item {
  const path = item.path.replaceAll(/([MLHVCQAaZvhl])([^MLHVCQAaZvhl]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    return command + numbers.map((value, index) => short(shifted(command, value, index, to, scale))).join(' ');
  });
  const { left, top, right, bottom } = item.box;
  const box = {
    left: left * scale + to.x,
    top: top * scale + to.y,
    right: right * scale + to.x,
    bottom: bottom * scale + to.y,
  };
  if (item.kind === 'fill') return { ...item, path, box, from: undefined, to: undefined };
  return {
    ...item,
    path,
    box,
    width: item.width * scale,
    least: undefined,
    most: undefined,
    from: undefined,
    to: undefined,
  };
}

function shifted(command: string, value: number, index: number, to: Spot, scale: number): number {
  switch (command) {
    case 'H':
      return value * scale + to.x;
    case 'V':
      return value * scale + to.y;
    // Radii and steps are lengths; the turn and the two flags of an arc are neither.
    case 'a':
      return index % 7 >= 2 && index % 7 <= 4 ? value : value * scale;
    case 'h':
    case 'v':
    case 'l':
      return value * scale;
    default:
      return value * scale + (index % 2 === 0 ? to.x : to.y);
  }
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
