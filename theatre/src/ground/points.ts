import { allCrossings } from './crossings.ts';
import type { NamedPoints } from './path.ts';
import { allPlaces } from './places.ts';
import { allSites } from './sites.ts';
import type { Point } from './types.ts';

/** Where waters or roads meet, so that two lines share the very same point. */
const junctions: readonly (readonly [string, number, number])[] = [
  ['pannerdensche-kop', 51.865, 6.064],
  ['ijsselkop', 51.949, 5.954],
  ['weurt-mouth', 51.862, 5.833],
  ['heumen-mouth', 51.758, 5.865],
  ['dieze-mouth', 51.734, 5.253],
  ['niers-mouth', 51.71, 5.955],
  ['raam-mouth', 51.762, 5.743],
  ['grift-mouth', 51.945, 5.603],
  ['meer-mouth', 51.853, 5.876],
  ['oude-ijssel-mouth', 52.012, 6.127],
  ['apeldoornsch-mouth', 52.046, 6.113],
  ['wilhelmina-junction', 51.52, 5.648],
  ['beatrix-junction', 51.493, 5.392],
  ['eindhovensch-junction', 51.455, 5.676],
  ['nederweert-junction', 51.278, 5.76],
  ['bocholt-junction', 51.187, 5.566],
  ['beverlo-junction', 51.242, 5.243],
  ['griendtsveen-junction', 51.429, 5.893],
  ['mill-junction', 51.688, 5.785],
  ['tongelreep-mouth', 51.434, 5.479],
  ['keersop-mouth', 51.374, 5.423],
  ['run-mouth', 51.399, 5.423],
  ['kleine-dommel-mouth', 51.467, 5.513],
  ['beerze-mouth', 51.593, 5.327],
  ['eindhoven-centre', 51.44, 5.479],
  ['nijmegen-square', 51.842, 5.859],
  ['arnhem-square', 51.983, 5.915],
  ['arnhem-west', 51.984, 5.898],
];

function index(): NamedPoints {
  const named = new Map<string, Point>();
  const add = (id: string, point: Point): void => {
    if (named.has(id)) throw new Error(`ground: the id "${id}" is used twice`);
    named.set(id, { lat: point.lat, lon: point.lon });
  };
  for (const feature of [...allPlaces, ...allCrossings, ...allSites]) add(feature.id, feature);
  for (const [id, lat, lon] of junctions) add(id, { lat, lon });
  return named;
}

export const namedPoints: NamedPoints = index();
