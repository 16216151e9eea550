import { decideClearly, MapError } from './errors.ts';
import { groundWater, type Draft } from './draft.ts';
import { countCrossings, distanceToLine, type Spot } from './geometry.ts';

/** Moves the cells that a fact ties to a place of the ground. */
export function placeStands(draft: Draft): void {
  for (const [fact, group] of draft.facts('stands')) {
    const cell = draft.cell(fact.stands, group.file);
    draft.book.note(`stand of ${fact.stands}`, fact.at, group);
    draft.stands[cell] = draft.spotOf(draft.groundPoint(fact.at, group.file));
  }
}

/**
 * A side carries a water if the way from the one cell's spot to the other's crosses its line an odd number of times.
 * Every line then becomes one unbroken chain of sides, whatever its bends, because two spots lie on the same bank or
 * they do not.
 */
export function placeWater(draft: Draft): void {
  const { plan, board } = draft;
  for (const { id, from: origin } of plan.waters) {
    const sides = new Map<number, number>();
    draft.waterSides.set(id, sides);
    if (origin === 'facts') continue;
    const line = waterLine(draft, id);
    const why = draft.reason('deduced', 'from the ground: the water runs between the two cells');
    for (let cell = 0; cell < board.cells; cell++) {
      const margin = distanceToLine(draft.stands[cell], line);
      decideClearly(
        margin,
        `${plan.folder}/facts.ts`,
        `cell ${board.labels[cell]}`,
        `which bank of ${id} it stands on`,
      );
    }
    for (let side = 0; side < board.sides; side++) {
      const [from, to] = [board.sideCells[side * 2], board.sideCells[side * 2 + 1]];
      if (draft.isOffBoard(from) && draft.isOffBoard(to)) continue;
      const a = draft.stands[from];
      const b = draft.stands[to];
      if (countCrossings(a, b, line) % 2 === 1) sides.set(side, why);
    }
    if (sides.size === 0) throw new MapError('theatre/src/ground/water.ts', id, 'the water lies off the map');
  }
  for (const [fact, group] of draft.facts('water')) {
    const sides = draft.waterSides.get(fact.water);
    if (sides === undefined) throw new MapError(group.file, fact.water, 'is not among the waters of this board');
    for (const label of fact.sides.trim().split(/\s+/)) {
      const side = draft.side(label, group.file);
      draft.book.note(`water of side ${label.split('/').toSorted().join('/')}`, fact.water, group);
      sides.set(side, draft.reasonOf(group));
    }
  }
}

export function waterLine(draft: Draft, id: string): readonly Spot[] {
  const water = groundWater.get(id);
  const file = `${draft.plan.folder}/index.ts`;
  if (water === undefined) throw new MapError(file, id, 'is no water of the ground');
  const line = water.line.map((point) => draft.spotOf(point));
  const reach = draft.plan.waters.find((candidate) => candidate.id === id)?.reach;
  if (reach === undefined) return line;
  const [first, last] = reach.map((name) => {
    const point = draft.groundPoint(name, file);
    const at = water.line.findIndex(({ lat, lon }) => lat === point.lat && lon === point.lon);
    if (at < 0) throw new MapError(file, `${id} from ${reach[0]} to ${reach[1]}`, `${name} is not on the line`);
    return at;
  });
  return line.slice(first, last + 1);
}

/** Sides that stop whoever has no crossing, by the kinds of water given. */
export function wetSides(draft: Draft, kinds: readonly string[]): Uint8Array {
  const wet = new Uint8Array(draft.board.sides);
  for (const { id, kind } of draft.plan.waters) {
    if (!kinds.includes(kind)) continue;
    for (const side of draft.waterSides.get(id)?.keys() ?? []) wet[side] = 1;
  }
  return wet;
}
