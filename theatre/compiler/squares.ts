import { groundCrossings, type Draft } from './draft.ts';
import { decideClearly, MapError } from './errors.ts';
import { distance, distanceToLine, lengthInside, type Spot } from './geometry.ts';
import { waterLine } from './water.ts';

/**
 * Gives the rivers squares of their own. The sides that part the banks are known; each needs a square of water on one
 * of its two sides, and then nobody steps from bank to bank. Squares with a name stay dry; of the others the one that
 * holds more of the river is taken, and what turns out not to be needed is given back.
 */
export function fillRivers(draft: Draft): void {
  const { plan, board } = draft;
  if (plan.riverSquares === undefined) return;
  const rivers = plan.waters.filter(({ kind }) => kind === 'river').map(({ id }) => id);
  const wet = [...new Set(rivers.flatMap((id) => [...(draft.waterSides.get(id)?.keys() ?? [])]))].toSorted(
    (a, b) => a - b,
  );
  const lengths = new Map(rivers.map((id) => [id, lengthsOf(draft, waterLine(draft, id))]));
  // A straight reach fills two squares alike; then the one whose centre it passes nearer is more of a river.
  const lines = rivers.map((id) => waterLine(draft, id));
  const total = Array.from(
    { length: board.cells },
    (_, cell) =>
      rivers.reduce((sum, id) => sum + (lengths.get(id)?.[cell] ?? 0), 0) -
      Math.min(...lines.map((line) => distanceToLine(draft.centre(cell), line))) / 2,
  );
  const dry = dryCells(draft);
  const water = new Set<number>();
  for (const side of wet) takeOne(draft, side, total, dry, water);
  giveBack(draft, wet, total, water);
  const why = draft.reason('deduced', 'from the ground: a square of the river');
  for (const cell of [...water].toSorted((a, b) => a - b)) {
    const beside = rivers.filter((id) =>
      sidesAt(draft, cell).some((side) => draft.waterSides.get(id)?.has(side) === true),
    );
    const owner = beside.toSorted((a, b) => (lengths.get(b)?.[cell] ?? 0) - (lengths.get(a)?.[cell] ?? 0))[0];
    const cells = draft.waterCells.get(owner) ?? new Map<number, number>();
    cells.set(cell, why);
    draft.waterCells.set(owner, cells);
    draft.book.note(`terrain of ${board.labels[cell]}`, plan.riverSquares, {
      certainty: 'deduced',
      why: 'a square of the river',
      file: `${plan.folder}/index.ts`,
      facts: [],
    });
    draft.terrain[cell] = { value: plan.riverSquares, why };
  }
  for (const id of rivers) draft.waterSides.delete(id);
}

function sidesAt({ board }: Draft, cell: number): number[] {
  return Array.from({ length: board.degree }, (_, direction) => board.side[cell * board.degree + direction]).filter(
    (side) => side >= 0,
  );
}

function lengthsOf(draft: Draft, line: readonly Spot[]): number[] {
  const { board, layout } = draft;
  return Array.from({ length: board.cells }, (_, cell) =>
    lengthInside(
      line,
      layout.cornerX.map((x, at) => ({ x: layout.x[cell] + x, y: layout.y[cell] + layout.cornerY[at] })),
    ),
  );
}

/** Squares that must stay dry: those with a name, and those that a fact gives a terrain. */
function dryCells(draft: Draft): ReadonlySet<number> {
  const dry = new Set<number>();
  for (const { value } of draft.places.values()) for (const cell of value) dry.add(cell);
  for (const [fact, group] of draft.facts('terrain')) {
    for (const cell of draft.cells(fact.cells, group.file)) dry.add(cell);
  }
  return dry;
}

function takeOne(
  draft: Draft,
  side: number,
  length: readonly number[],
  dry: ReadonlySet<number>,
  water: Set<number>,
): void {
  const { board, plan } = draft;
  const [a, b] = [board.sideCells[side * 2], board.sideCells[side * 2 + 1]];
  if (water.has(a) || water.has(b)) return;
  const feature = `side ${board.labels[a]}/${board.labels[b]}`;
  if (dry.has(a) && dry.has(b)) {
    throw new MapError(`${plan.folder}/facts.ts`, feature, 'two named squares face each other across a river');
  }
  if (!dry.has(a) && !dry.has(b))
    decideClearly(length[a] - length[b], `${plan.folder}/facts.ts`, feature, 'which square is the river');
  water.add(dry.has(a) || (!dry.has(b) && length[b] > length[a]) ? b : a);
}

function giveBack(draft: Draft, wet: readonly number[], length: readonly number[], water: Set<number>): void {
  const { board } = draft;
  const across = new Map<number, number[]>();
  for (const side of wet) {
    const [a, b] = [board.sideCells[side * 2], board.sideCells[side * 2 + 1]];
    across.set(a, [...(across.get(a) ?? []), b]);
    across.set(b, [...(across.get(b) ?? []), a]);
  }
  for (const cell of [...water].toSorted((a, b) => length[a] - length[b] || a - b)) {
    if ((across.get(cell) ?? []).every((other) => water.has(other))) water.delete(cell);
  }
}

/**
 * The squares of a crossing over a river, bank to bank: through the square of water nearest to it that has land of
 * different sides at two of its own sides, or through two such squares in a row.
 */
export function riverWay(draft: Draft, id: string): number[] {
  const { board, plan } = draft;
  const crossing = groundCrossings.get(id);
  if (crossing === undefined) throw new MapError(`${plan.folder}/index.ts`, id, 'is no crossing of the ground');
  const spot = draft.spotOf(crossing);
  const line = waterLine(draft, crossing.water);
  const at = line.findIndex(({ x, y }) => x === spot.x && y === spot.y);
  const flow = [line[Math.max(0, at - 1)], line[Math.min(line.length - 1, at + 1)]] as const;
  const isWater = (cell: number): boolean => draft.terrain[cell]?.value === plan.riverSquares;
  const beside = (cell: number): number[] =>
    Array.from({ length: 4 }, (_, direction) => board.neighbour[cell * board.degree + direction]).filter(
      (other) => other >= 0,
    );
  let best: number[] = [];
  let bestScore = Infinity;
  const offer = (way: number[]): void => {
    const [from, to] = [way[0], way.at(-1) as number];
    if (isWater(from) || isWater(to) || draft.lands[from] === draft.lands[to]) return;
    const bends = distance(draft.centre(from), draft.centre(to)) < way.length - 1 - 0.1 ? 0.7 : 0;
    const score =
      way.reduce((sum, cell) => sum + distance(draft.centre(cell), spot), 0) / 2 +
      bends +
      alongside(draft.centre(from), draft.centre(to), flow) / 2;
    if (score < bestScore) {
      best = way;
      bestScore = score;
    }
  };
  for (let cell = 0; cell < board.cells; cell++) {
    if (!isWater(cell) || distance(draft.centre(cell), spot) > 2) continue;
    for (const from of beside(cell)) {
      for (const next of beside(cell)) {
        if (next <= from && !isWater(next)) continue;
        if (!isWater(next)) offer([from, cell, next]);
        else for (const to of beside(next)) if (to !== cell) offer([from, cell, next, to]);
      }
    }
  }
  if (best.length === 0) throw new MapError('theatre/src/ground/crossings.ts', id, 'no square of its river is near it');
  return best;
}

/** 0 for a way straight across the flow, 1 for one along it. */
function alongside(from: Spot, to: Spot, [above, below]: readonly [Spot, Spot]): number {
  const along = (to.x - from.x) * (below.x - above.x) + (to.y - from.y) * (below.y - above.y);
  return Math.abs(along) / (distance(from, to) * distance(above, below));
}
