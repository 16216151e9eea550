import { allPlaces } from '../src/ground/index.ts';
import { countCrossings, distance, type Spot } from './geometry.ts';
import { groundPlaces, type Draft } from './draft.ts';
import { decideClearly, MapError } from './errors.ts';
import { waterLine } from './water.ts';

/**
 * The cell of a spot: the nearest on its own bank of every river and canal, so that no town changes sides for being
 * near one. `allowed` narrows the choice further.
 */
export function nearestCell(
  draft: Draft,
  spot: Spot,
  feature: string,
  allowed: (cell: number) => boolean,
  reach = 2.5,
): number {
  const { board, plan } = draft;
  let best = -1;
  let bestDistance = Infinity;
  let second = Infinity;
  for (let cell = 0; cell < board.cells; cell++) {
    const away = distance(draft.centre(cell), spot);
    if (away > reach || away >= second || draft.isOffBoard(cell) || !allowed(cell)) continue;
    if (away < bestDistance) {
      second = bestDistance;
      bestDistance = away;
      best = cell;
    } else second = away;
  }
  if (best < 0)
    throw new MapError(`${plan.folder}/index.ts`, feature, 'lies off the map, or no cell stands on its bank');
  if (second < Infinity)
    decideClearly(second - bestDistance, `${plan.folder}/facts.ts`, feature, 'which cell it is in');
  return best;
}

/** Whether a spot lies in a cell of the field, or so near the edge that it makes no difference. */
export function isOnMap(draft: Draft, spot: Spot): boolean {
  const { layout, board } = draft;
  for (let cell = 0; cell < board.cells; cell++) {
    if (draft.isOffBoard(cell)) continue;
    if (Math.abs(layout.x[cell] - spot.x) < 0.5 && Math.abs(layout.y[cell] - spot.y) < 0.5) return true;
  }
  return false;
}

/** Whether a cell stands on the same bank as a spot, by the lines of the waters given. */
export function sameBank(draft: Draft, spot: Spot, cell: number, lines: readonly (readonly Spot[])[]): boolean {
  return lines.every((line) => countCrossings(spot, draft.stands[cell], line) % 2 === 0);
}

/** The lines that decide on which bank something is: rivers and canals that this board draws from the ground. */
export function bankLines(draft: Draft): readonly (readonly Spot[])[] {
  const { waters, stops = ['river', 'canal'] } = draft.plan;
  return waters
    .filter(({ kind, from }) => stops.includes(kind) && from === 'ground')
    .map(({ id }) => waterLine(draft, id));
}

/** Names: facts first; the others go to the nearest cell of their own land and bank. */
export function placeNames(draft: Draft): void {
  const { plan } = draft;
  for (const [fact, group] of draft.facts('place')) {
    draft.book.note(`place ${fact.place}`, fact.cells, group);
    const cells = draft.cells(fact.cells, group.file);
    if (groundPlaces.get(fact.place) === undefined)
      throw new MapError(group.file, fact.place, 'is no place of the ground');
    draft.places.set(fact.place, { value: cells, why: draft.reasonOf(group) });
  }
  const lines = bankLines(draft);
  const why = draft.reason('deduced', 'from the ground: the nearest cell on its bank');
  for (const id of plan.places) {
    if (draft.places.has(id)) continue;
    const place = groundPlaces.get(id);
    if (place === undefined) throw new MapError(`${plan.folder}/index.ts`, id, 'is no place of the ground');
    const spot = draft.spotOf(place);
    if (plan.wholeGround === true && !isOnMap(draft, spot)) continue;
    const fits = (cell: number): boolean => draft.lands[cell] === place.land && sameBank(draft, spot, cell, lines);
    const nearest = nearestCell(draft, spot, `place ${id}`, fits);
    draft.places.set(id, {
      value: [plan.townsNear === undefined ? nearest : townNear(draft, spot, nearest, fits)],
      why,
    });
  }
}

/** Where facts say which cells are towns, a name looks for one: its own cell, or the nearest beside it. */
function townNear(draft: Draft, spot: Spot, nearest: number, fits: (cell: number) => boolean): number {
  const { board, plan } = draft;
  const isTown = (cell: number): boolean => plan.townsNear?.includes(draft.terrain[cell]?.value ?? '') === true;
  if (isTown(nearest)) return nearest;
  let best = nearest;
  let bestDistance = Infinity;
  for (let direction = 0; direction < board.degree; direction++) {
    const cell = board.neighbour[nearest * board.degree + direction];
    if (cell < 0 || !isTown(cell) || !fits(cell)) continue;
    const away = distance(draft.centre(cell), spot);
    if (away < Math.min(bestDistance, 1)) {
      best = cell;
      bestDistance = away;
    }
  }
  return best;
}

/** What a name makes of its cell: a town where nothing else is given. */
export function settlePlaces(draft: Draft): void {
  const { settle } = draft.plan.terrain;
  if (settle === undefined) return;
  const why = draft.reason('deduced', 'a place of this size stands here');
  const given = new Set([...draft.facts('terrain')].flatMap(([fact, group]) => draft.cells(fact.cells, group.file)));
  for (const place of allPlaces) {
    const terrain = draft.places.has(place.id) ? settle(place) : undefined;
    if (terrain === undefined) continue;
    for (const cell of draft.places.get(place.id)?.value ?? []) {
      if (!given.has(cell)) draft.terrain[cell] = { value: terrain, why };
    }
  }
}
