import { describe, expect, test } from 'vitest';
import { countCrossings, crossingOf, type Spot } from '../compiler/geometry.ts';
import {
  allBorders,
  allCover,
  allCrossings,
  allPlaces,
  allRailways,
  allRoads,
  allSites,
  allWater,
  sources,
  type Land,
  type Point,
} from '../src/ground/index.ts';

const spot = (point: Point): Spot => ({ x: point.lon, y: point.lat });
const lineOf = (id: string): readonly Spot[] => {
  const water = allWater.find((candidate) => candidate.id === id);
  if (water === undefined) throw new Error(id);
  return water.line.map(spot);
};
const far = { x: 5.3, y: 54 };

/** Whether a spot lies on the far, northern side of a line that runs right across the theatre. */
function isBeyond(point: Point, line: readonly Spot[]): boolean {
  return countCrossings(spot(point), far, line) % 2 === 0;
}

/** The five lands, from the river lines alone. The Maas and the Rhine are prolonged east off the theatre. */
function landOf(point: Point): Land {
  const east = (line: readonly Spot[], y: number): readonly Spot[] => [{ x: 9, y }, ...line];
  if (!isBeyond(point, [...east(lineOf('maas'), 51.2), { x: 1, y: 51.7 }])) return 'south';
  const rhine = east(lineOf('rijn'), 51.6);
  if (!isBeyond(point, [...rhine, ...lineOf('waal').slice(1), { x: 1, y: 51.8 }])) return 'maas-waal';
  const pannerden = [...rhine, ...lineOf('pannerdensch-kanaal').slice(1)];
  const lower = [...pannerden, ...lineOf('neder-rijn').slice(1), ...lineOf('lek').slice(1), { x: 1, y: 52 }];
  if (!isBeyond(point, lower)) return 'island';
  const ijssel = [...pannerden, ...lineOf('ijssel').slice(1), { x: 6.19, y: 55 }];
  return isBeyond(point, ijssel) ? 'veluwe' : 'liemers';
}

describe('the ground', () => {
  test('names every feature once and says where it comes from', () => {
    const features = [
      ...allPlaces,
      ...allCrossings,
      ...allSites,
      ...allWater,
      ...allRoads,
      ...allRailways,
      ...allCover,
      ...allBorders,
    ];
    expect(features.length).toBeGreaterThan(700);
    const ids = features.map((feature) => feature.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(features.filter(({ source, within }) => sources[source] === undefined || within < 100)).toEqual([]);
  });

  test('stays within the theatre and its three decimals', () => {
    const lines = [...allWater, ...allRoads, ...allRailways, ...allBorders].flatMap((feature) => feature.line);
    const rings = allCover.flatMap((cover) => cover.parts.flat(2));
    const round = (degrees: number): boolean => Math.abs(degrees * 1000 - Math.round(degrees * 1000)) < 1e-6;
    const points = [...allPlaces, ...allCrossings, ...allSites, ...lines, ...rings];
    const odd = points.filter(
      ({ lat, lon }) => lat < 51 || lat > 52.3 || lon < 5 || lon > 6.7 || !round(lat) || !round(lon),
    );
    expect(odd).toEqual([]);
  });

  test('puts every crossing on a vertex of its water', () => {
    const astray = allCrossings.filter(({ water, lat, lon }) => {
      const line = allWater.find((candidate) => candidate.id === water)?.line ?? [];
      return !line.some((vertex) => vertex.lat === lat && vertex.lon === lon);
    });
    expect(astray).toEqual([]);
  });

  test('has every place and site on its own side of the great rivers', () => {
    const wrong = [...allPlaces, ...allSites].filter((place) => landOf(place) !== place.land);
    expect(wrong).toEqual([]);
  });

  test('lets roads and railways over rivers and canals at listed crossings only', () => {
    const wet = allWater.filter((water) => water.kind !== 'stream');
    const strays: string[] = [];
    for (const way of [...allRoads, ...allRailways]) {
      for (const water of wet) {
        const a = way.line.map(spot);
        const b = water.line.map(spot);
        for (let i = 1; i < a.length; i++) {
          for (let j = 1; j < b.length; j++) {
            const at = crossingOf(a[i - 1], a[i], b[j - 1], b[j]);
            if (at) strays.push(`${way.id} over ${water.id} at ${at.y.toFixed(3)} ${at.x.toFixed(3)}`);
          }
        }
      }
    }
    expect(strays).toEqual([]);
  });
});
