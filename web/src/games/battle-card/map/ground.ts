import {
  allBorders,
  allCover,
  allRailways,
  allRoads,
  allWater,
  type CoverKind,
  type Point,
} from '@club-route/theatre/ground';
import { linePath, outlinePath } from './sketch.ts';

/** The ground of September 1944 as paths of the sketch map. */

function lines(features: readonly { readonly line: readonly Point[] }[]): string {
  return features.map(({ line }) => linePath(line)).join('');
}

function cover(...kinds: readonly CoverKind[]): string {
  return allCover
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ parts }) => parts.map((rings) => rings.map(outlinePath).join('')))
    .join('');
}

/** By name, because the widths of the great rivers differ. */
export const rivers: readonly (readonly [name: string, path: string])[] = allWater
  .filter(({ kind }) => kind === 'river')
  .map(({ name, line }) => [name, linePath(line)]);

export const canals = lines(allWater.filter(({ kind }) => kind === 'canal'));
export const streams = lines(allWater.filter(({ kind }) => kind === 'stream'));
/** The road as it was driven: over the canal at Heumen; beyond Arnhem it was never reached. */
const NOT_DRIVEN: readonly string[] = ['club-honinghutje', 'club-apeldoorn'];
export const clubRoute = lines(allRoads.filter(({ kind, id }) => kind === 'highway' && !NOT_DRIVEN.includes(id)));
export const roads = lines(allRoads.filter(({ kind }) => kind === 'main'));
export const lanes = lines(allRoads.filter(({ kind }) => kind === 'minor'));
export const railways = lines(allRailways);
export const borders = lines(allBorders);

export const hills = cover('hill', 'rough');
export const polders = cover('polder');
export const marshes = cover('marsh');
export const woods = cover('woods');
export const heaths = cover('heath');
export const towns = cover('city');
