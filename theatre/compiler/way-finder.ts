import { directionTo, PathFinder, sideBetween, type Grid } from '@club-route/engine';
import type { Point } from '../src/ground/index.ts';
import { groundCrossings, groundPlaces, type Draft } from './draft.ts';
import { MapError, roundClearly } from './errors.ts';
import { distanceToLine, distanceToSegment, type Spot } from './geometry.ts';
import { bankLines, isOnMap, nearestCell, sameBank } from './places.ts';
import { wetSides } from './water.ts';

/** Prices of a step, in the small whole numbers that the path finder likes. */
const STEP = 20;
const CORNER_STEP = 28;
const ASTRAY = 60;
const DEAREST = 60_000;
/** How near to a corner, in cells, a road must run to pass through it. */
const CORNER_REACH = 0.3;

/**
 * Turns the lines of roads and railways into chains of cells: between two crossings the cheapest chain that stays near
 * the line and on its bank. Snapping each point to its own cell would zigzag.
 */
export class WayFinder {
  private readonly draft: Draft;
  private readonly finder: PathFinder;
  private readonly banks: readonly (readonly Spot[])[];
  private readonly wet: Uint8Array;
  private readonly water: Uint8Array;
  /** Points at which the chain must pass through the cell of the point, or roads that meet would miss each other. */
  private readonly nodes: ReadonlySet<string>;

  constructor(draft: Draft, lines: readonly (readonly Point[])[]) {
    this.draft = draft;
    this.nodes = nodesOf(draft, lines);
    this.finder = new PathFinder(draft.board, DEAREST);
    this.banks = bankLines(draft);
    this.wet = wetSides(draft, draft.plan.stops ?? ['river', 'canal']);
    this.water = new Uint8Array(draft.board.cells);
    for (const cells of draft.waterCells.values()) for (const cell of cells.keys()) this.water[cell] = 1;
  }

  /** The chain of cells along a line of the ground, or nothing where the line lies off the map. */
  chain(feature: string, line: readonly Point[]): number[][] {
    const chains: number[][] = [];
    let chain: number[] = [];
    for (const piece of this.split(line)) {
      if (piece === 'off') {
        if (chain.length > 1) chains.push(chain);
        chain = [];
        continue;
      }
      const last = chain.at(-1);
      const found = this.follow(feature, piece, last);
      chain = last === undefined ? found : [...chain, ...found.slice(1)];
    }
    if (chain.length > 1) chains.push(chain);
    return chains;
  }

  /** Cuts a line at the crossings it uses and at the edge of the map. A line that begins or ends at one does not use it. */
  private split(line: readonly Point[]): (Piece | 'off')[] {
    const pieces: (Piece | 'off')[] = [];
    let points: Point[] = [];
    let before: Point | undefined;
    const close = (over: readonly number[] | undefined, after?: Point): void => {
      if (points.length > 1) pieces.push({ points, over, before, after });
      points = [];
      before = undefined;
    };
    const onMap = line.map((point) => isOnMap(this.draft, this.draft.spotOf(point)));
    for (const [index, point] of line.entries()) {
      if (!onMap[index]) {
        if (index > 0 && onMap[index - 1]) points.push(this.edge(line[index - 1], point));
        close(undefined, point);
        pieces.push('off');
        continue;
      }
      if (index > 0 && !onMap[index - 1]) {
        before = line[index - 1];
        points.push(this.edge(point, before));
      }
      points.push(point);
      if (index === 0 || index === line.length - 1) continue;
      const over = this.bridgeAt(point);
      if (over === undefined && !this.isNode(point)) continue;
      close(over);
      points = [point];
    }
    close(undefined);
    return pieces;
  }

  /** The last point on the map on the way from one that is to one that is not. */
  private edge(on: Point, off: Point): Point {
    let [inner, outer] = [on, off];
    for (let halving = 0; halving < 20; halving++) {
      const between = { lat: (inner.lat + outer.lat) / 2, lon: (inner.lon + outer.lon) / 2 };
      if (isOnMap(this.draft, this.draft.spotOf(between))) inner = between;
      else outer = between;
    }
    return inner;
  }

  private isNode(point: Point): boolean {
    return this.nodes.has(key(point));
  }

  private bridgeAt(point: Point): readonly number[] | undefined {
    for (const crossing of this.draft.crossings) {
      const ground = groundCrossings.get(crossing.id);
      if (ground === undefined || ground.lat !== point.lat || ground.lon !== point.lon) continue;
      return this.draft.cells(crossing.cells, 'crossings');
    }
    return undefined;
  }

  /** The chain of one piece, and over the crossing at its end if there is one. */
  private follow(feature: string, { points, over, before, after }: Piece, last: number | undefined): number[] {
    const { draft, finder } = this;
    const { board, plan } = draft;
    const spots = points.map((point) => draft.spotOf(point));
    const starts = last === undefined ? this.ends(feature, points[0]) : [last];
    const goals = over === undefined ? this.ends(feature, points[points.length - 1]) : [over[0], over[over.length - 1]];
    const trail = finder.reachFromAny(Int16Array.from(starts), starts.length, DEAREST, this.prices(feature, spots));
    const end = goals
      .filter((goal) => trail.has(goal))
      .toSorted((a, b) => trail.costTo(a) - trail.costTo(b) || a - b)
      .at(0);
    if (end === undefined)
      throw new MapError(`${plan.folder}/index.ts`, feature, 'cannot follow its line on its own bank');
    const path = new Int16Array(board.cells);
    const chain = [...path.subarray(0, trail.path(end, path))];
    if (over === undefined) {
      return [...this.exit(chain[0], points[0], before), ...chain, ...this.exit(end, points[points.length - 1], after)];
    }
    chain.unshift(...this.exit(chain[0], points[0], before));
    return [...chain, ...(over[0] === end ? over : over.toReversed()).slice(1)];
  }

  /** On a board with a ring round its field, the cell of the ring by which a road leaves. */
  private exit(cell: number, edge: Point, beyond: Point | undefined): number[] {
    const { draft } = this;
    const { board } = draft;
    if (beyond === undefined) return [];
    const [from, to] = [draft.spotOf(edge), draft.spotOf(beyond)];
    const astray = (other: number): number => distanceToSegment(draft.centre(other), from, to);
    return Array.from({ length: board.degree }, (_, direction) => board.neighbour[cell * board.degree + direction])
      .filter((other) => other >= 0 && draft.isOffBoard(other))
      .toSorted((a, b) => astray(a) - astray(b) || a - b)
      .slice(0, 1);
  }

  /** The cells at which a road may begin or end: that of its place, either bank of its ferry, or the nearest. */
  private ends(feature: string, point: Point): number[] {
    const { draft } = this;
    for (const [id, { value }] of draft.places) {
      const place = groundPlaces.get(id);
      if (place !== undefined && place.lat === point.lat && place.lon === point.lon) return [value[0]];
    }
    const landing = this.bridgeAt(point);
    if (landing !== undefined) return [landing[0], landing[landing.length - 1]];
    const spot = draft.spotOf(point);
    const fits = (cell: number): boolean => this.water[cell] === 0 && sameBank(draft, spot, cell, this.banks);
    return [nearestCell(draft, spot, `${feature} at ${point.lat} ${point.lon}`, fits)];
  }

  private prices(feature: string, line: readonly Spot[]): Int16Array {
    const { board, plan } = this.draft;
    const prices = new Int16Array(board.cells * board.degree).fill(-1);
    const astray = Array.from({ length: board.cells }, (_, cell) => {
      const away = distanceToLine(this.draft.centre(cell), line);
      if (away > 4) return -1;
      return roundClearly(ASTRAY * away * away, `${plan.folder}/index.ts`, `${feature} past ${board.labels[cell]}`);
    });
    for (let cell = 0; cell < board.cells; cell++) {
      if (astray[cell] < 0) continue;
      for (let direction = 0; direction < board.degree; direction++) {
        const step = cell * board.degree + direction;
        const other = board.neighbour[step];
        if (other < 0 || astray[other] < 0 || this.water[other] === 1 || this.draft.isOffBoard(other)) continue;
        const side = board.side[step];
        if (side >= 0) {
          if (this.wet[side] === 0) prices[step] = STEP + astray[other];
        } else if (this.cornerOpen(cell, other, line)) prices[step] = CORNER_STEP + astray[other];
      }
    }
    return prices;
  }

  /** A corner is passed where the line runs through it, dry on both sides. */
  private cornerOpen(cell: number, other: number, line: readonly Spot[]): boolean {
    const { draft, wet, water } = this;
    const { board } = draft;
    const a = draft.centre(cell);
    const b = draft.centre(other);
    if (distanceToLine({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, line) > CORNER_REACH) return false;
    return cellsBeside(board, cell, other).every(
      (beside) =>
        water[beside] === 0 &&
        wet[sideBetween(board, cell, beside)] === 0 &&
        wet[sideBetween(board, beside, other)] === 0,
    );
  }
}

function key({ lat, lon }: Point): string {
  return `${lat} ${lon}`;
}

/** Named places, and points that two lines share. */
function nodesOf(draft: Draft, lines: readonly (readonly Point[])[]): ReadonlySet<string> {
  const nodes = new Set<string>();
  for (const id of draft.places.keys()) {
    const place = groundPlaces.get(id);
    if (place !== undefined) nodes.add(key(place));
  }
  const seen = new Set<string>();
  for (const line of lines) {
    const own = new Set(line.map(key));
    for (const point of own) if (seen.has(point)) nodes.add(point);
    for (const point of own) seen.add(point);
  }
  return nodes;
}

interface Piece {
  readonly points: readonly Point[];
  /** The crossing at its end, bank to bank. */
  readonly over: readonly number[] | undefined;
  /** Where it comes from and goes to beyond the edge of the map. */
  readonly before: Point | undefined;
  readonly after: Point | undefined;
}

/** The two cells that share a side with both of two cells meeting at a corner. */
function cellsBeside(board: Grid, cell: number, other: number): number[] {
  const beside: number[] = [];
  for (let direction = 0; direction < board.degree; direction++) {
    const between = board.neighbour[cell * board.degree + direction];
    if (between < 0 || board.side[cell * board.degree + direction] < 0) continue;
    const onward = directionTo(board, between, other);
    if (onward >= 0 && board.side[between * board.degree + onward] >= 0) beside.push(between);
  }
  return beside;
}
