import { CITY, POLDER, TERRAIN, WOODS } from '../data/board.ts';
import { flakResult, type FlakSource } from '../data/tables.ts';
import { GLIDER } from '../data/units.ts';
import { hasAllied, landsByPlane, scatterCells, type Piece } from '../phases/drop.ts';
import { flakOn } from '../rules/flak.ts';
import type { DescentState } from '../state.ts';

const FATES = ['whole', 'reduced', 'back', 'lost'] as const;
type Fate = (typeof FATES)[number];

/** Cases in which it lands whole; lands with a loss; turns back to its pool; is lost. */
export type Fates = Readonly<Record<Fate, number>>;

/** What may become of a piece that is aimed at a hex, as far as the Allies see. */
export interface DropForecast extends Fates {
  /** The antiaircraft fire on the hex aimed at. */
  readonly flak: FlakSource | undefined;
  /** Where it may come down, the hex aimed at first, and in how many of `DROP_WEIGHT` cases. */
  readonly landings: readonly { readonly cell: number; readonly weight: number }[];
}

/** A number that each share of a marginal drop divides: six faces, and up to six hexes to drift to. */
const DROP_WEIGHT = 360;
const FACES = [1, 2, 3, 4, 5, 6] as const;
export const DROP_CASES = DROP_WEIGHT * FACES.length;

/** The same for a piece that will come down in a hex: what antiaircraft fire and the ground make of it. */
export function forecastLanding(state: DescentState, piece: Piece, cell: number): Fates {
  const fates = { whole: 0, reduced: 0, back: 0, lost: 0 };
  const source = flakOn(state, cell);
  for (const die of FACES) fates[fateOf(state, piece, cell, source, die)]++;
  return fates;
}

export function forecastDrop(state: DescentState, piece: Piece, cell: number): DropForecast {
  const landings = landingsOf(state, piece, cell);
  const landed = landings.reduce((sum, { weight }) => sum + weight, 0);
  const cases = { whole: 0, reduced: 0, back: (DROP_WEIGHT - landed) * FACES.length, lost: 0 };
  for (const { cell: at, weight } of landings) {
    const fates = forecastLanding(state, piece, at);
    for (const fate of FATES) cases[fate] += fates[fate] * weight;
  }
  return { ...cases, flak: flakOn(state, cell), landings };
}

/** 1.7: in marginal weather it comes down where it was aimed at on a 6, beside it on 2 to 5, and turns back on a 1. */
function landingsOf(state: DescentState, piece: Piece, cell: number): DropForecast['landings'] {
  if (landsByPlane(piece) || state.weather !== 'marginal') return [{ cell, weight: DROP_WEIGHT }];
  const around = scatterCells(state, piece, cell);
  const face = DROP_WEIGHT / FACES.length;
  if (around.length === 0) return [{ cell, weight: face * 5 }];
  return [{ cell, weight: face }, ...around.map((near) => ({ cell: near, weight: (face * 4) / around.length }))];
}

/** H-38: antiaircraft fire first, then the loss of gliders in cities, polder and woods. */
function fateOf(state: DescentState, piece: Piece, cell: number, source: FlakSource | undefined, die: number): Fate {
  const flak = source === undefined ? 'none' : flakResult(source, die);
  const { unit } = piece;
  if (unit === undefined) return flak === 'none' && hasAllied(state, cell) ? 'whole' : 'lost';
  const steps = state.unitSteps[unit] - (flak === 'none' ? 0 : 1);
  if (steps === 0) return 'lost';
  if (flak === 'loss and abort') return 'back';
  const terrain = TERRAIN[cell];
  const isRough = GLIDER[unit] === 1 && (terrain === CITY || terrain === POLDER || terrain === WOODS);
  if (isRough && steps === 1) return 'lost';
  return isRough || flak === 'loss' ? 'reduced' : 'whole';
}
