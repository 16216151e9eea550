import { chance } from '../sheet/noise.ts';
import type { Spot } from '../sheet/spot.ts';

function at(x: number, y: number): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** Draws one symbol of a cover at a spot, `size` sheet units tall; `luck` makes no two alike. */
export type Symbol = (spot: Spot, size: number, luck: number) => string;

/** A crown on a stem; now and then a fir. */
export const tree: Symbol = ({ x, y }, size, luck) => {
  const tall = size * (0.8 + 0.4 * luck);
  if (luck > 0.68) {
    return `M${at(x - tall * 0.27, y)}L${at(x, y - tall)}L${at(x + tall * 0.27, y)}ZM${at(x, y)}V${Math.round((y + tall * 0.2) * 10) / 10}`;
  }
  const crown = tall * 0.31;
  return `M${at(x - crown, y - crown)}a${at(crown, crown)} 0 1 1 ${at(2 * crown, 0)}a${at(crown, crown)} 0 1 1 ${at(-2 * crown, 0)}M${at(x, y)}v${Math.round(tall * 3) / 10}`;
};

/** Heather. */
export const tuft: Symbol = ({ x, y }, size, luck) => {
  const wide = size * (0.32 + 0.14 * luck);
  return `M${at(x - wide, y - size * 0.35)}L${at(x - wide * 0.25, y)}M${at(x, y - size * 0.6)}V${Math.round(y * 10) / 10}M${at(x + wide, y - size * 0.35)}L${at(x + wide * 0.25, y)}`;
};

/** Reeds over water. */
export const reed: Symbol = ({ x, y }, size, luck) => {
  const wide = size * (0.55 + 0.25 * luck);
  return `M${at(x - wide, y)}h${Math.round(wide * 20) / 10}M${at(x - wide * 0.4, y)}v${Math.round(-size * 4) / 10}M${at(x, y)}v${Math.round(-size * 6) / 10}M${at(x + wide * 0.4, y)}v${Math.round(-size * 4) / 10}`;
};

/** A ditch between two meadows. */
export const ditch: Symbol = ({ x, y }, size, luck) => {
  const long = size * (0.7 + 0.9 * luck);
  return `M${at(x - long, y + long * 0.13)}L${at(x + long, y - long * 0.13)}`;
};

/** A bush of a hedgerow. */
export const bush: Symbol = ({ x, y }, size, luck) => {
  const round = size * (0.14 + 0.1 * luck);
  const dot = (dx: number, dy: number): string =>
    `M${at(x + dx - round, y + dy)}a${at(round, round)} 0 1 1 ${at(2 * round, 0)}a${at(round, round)} 0 1 1 ${at(-2 * round, 0)}`;
  const lean = chance(Math.round(x), Math.round(y), 9) - 0.5;
  return luck > 0.55 ? dot(0, 0) + dot(size * 0.55, lean * size * 0.6) : dot(0, 0);
};

/** The strokes with which slopes were drawn. */
export const hachure: Symbol = ({ x, y }, size, luck) => {
  const lean = size * (luck - 0.5) * 0.5;
  return [-0.55, 0, 0.55]
    .map(
      (side) =>
        `M${at(x + side * size, y - size * 0.35)}L${at(x + side * size + lean, y + size * (0.25 + 0.15 * luck))}`,
    )
    .join('');
};
