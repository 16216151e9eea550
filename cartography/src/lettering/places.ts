import type { TheatreBoard } from '@club-route/theatre';
import type { Place, Site } from '@club-route/theatre/ground';
import type { SheetCells } from '../sheet/cells.ts';
import type { Spot } from '../sheet/spot.ts';
import type { Face } from './type.ts';

/** A place whose name is to be written. */
export interface NamedPlace {
  readonly name: string;
  readonly face: Extract<Face, 'city' | 'town' | 'village' | 'site'>;
  /** Smaller is written first, larger only from nearer by. */
  readonly rank: number;
  /** Middle of its cells. */
  readonly spot: Spot;
  readonly cell: number;
}

/** Names of a board by importance: cities, towns, what lies on the corridor and airfields, villages. */
export function namedPlaces(
  theatre: TheatreBoard,
  cells: SheetCells,
  { places, sites }: { readonly places: readonly Place[]; readonly sites: readonly Site[] },
  isOnRoute: (cell: number) => boolean,
): readonly NamedPlace[] {
  const kinds = new Map(places.map(({ id, kind }) => [id, kind]));
  const spots = new Set(sites.map(({ id }) => id));
  const airfields = new Set(sites.filter(({ kind }) => kind === 'airfield').map(({ id }) => id));
  const towns = new Set(theatre.file.names.filter(([, id]) => !spots.has(id)).map(([name]) => name));
  return (
    theatre.file.names
      // An airfield beside its village: one name is enough, the sign says the rest.
      .filter(([name, id]) => !spots.has(id) || !towns.has(name))
      .map(([name, id]): NamedPlace => {
        const own = theatre.places.get(id)!;
        const kind = kinds.get(id) ?? 'village';
        const face = spots.has(id) ? 'site' : kind;
        const onRoute = isOnRoute(own[0]);
        const rank = { city: 0, town: onRoute ? 1 : 2, village: onRoute ? 3 : 4, site: airfields.has(id) ? 3 : 5 }[
          face
        ];
        return { name, face, rank, spot: middle(own.map((cell) => cells.centre[cell])), cell: own[0] };
      })
      .toSorted((a, b) => a.rank - b.rank)
  );
}

function middle(spots: readonly Spot[]): Spot {
  const sum = spots.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}
