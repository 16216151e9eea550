import { board, CELLS, DEGREE, isWater, neighboursOf } from '../data/board.ts';
import { FERRIES, STRUCTURES } from '../data/structures.ts';
import { meanFerry } from '../data/times.ts';
import type { Mobility } from '../data/units.ts';
import type { Manner } from '../orders/types.ts';
import { UNTOUCHED, type Ground } from './ground.ts';
import { stepTo, strays, type Step } from './steps.ts';
import { Heap } from './heap.ts';

/** 7, G16, G38, G39: the way a unit takes, as one answer: what counts first, then time, then steps, then the lowest squares. */

export interface Traveller {
  readonly mobility: Mobility;
  readonly how: Manner;
  readonly ground: Ground;
  /** Ground that is closed to it where no road or railway leads in, besides what its mobility closes. */
  readonly closed?: Step['ground'] | undefined;
  /** G39: squares known to be held by an enemy. */
  isClosed(cell: number): boolean;
  /** Names ground and closed squares, so that what was worked out for them is found again. */
  readonly key?: string;
}

/** A cost is one whole number: strayed steps, then minutes, then steps. */
const STRAYED = 1e10;
const MINUTE = 1e4;

function costOf(step: Step, how: Manner): number {
  return strays(step, how) * STRAYED + step.minutes * MINUTE + 1;
}

/** The bank on the other side -> by which ferries it can be reached. */
const FERRY_LINKS: ReadonlyMap<number, readonly { readonly ferry: number; readonly to: number }[]> = ferryLinks();

/** Everything a unit may do next from a square: steps, and ferries. */
export function stepsFrom(
  from: number,
  { mobility, how, ground, closed }: Omit<Traveller, 'isClosed'>,
): readonly Step[] {
  const steps: Step[] = [];
  for (let at = from * DEGREE; at < (from + 1) * DEGREE; at++) {
    const to = board.neighbour[at];
    const step = to < 0 ? undefined : stepTo(mobility, from, to, how, ground);
    if (step !== undefined && step.ground !== closed) steps.push(step);
  }
  for (const { ferry, to } of FERRY_LINKS.get(from) ?? [])
    if (ground.structureState(ferry) === 'intact')
      steps.push({ to, minutes: meanFerry(mobility), along: 'ferry', ground: 'ferry' });
  return steps;
}

/** The squares of the way from one square to the goal, without the first; nothing if there is none. */
export function wayTo(from: number, goal: number, traveller: Traveller): readonly number[] | undefined {
  if (from === goal) return [];
  const left = costsTo(goal, from, traveller);
  if (left[from] === Infinity) return undefined;
  const graph = graphOf(traveller);
  const way: number[] = [];
  for (let at = from; at !== goal;) {
    let next = -1;
    for (const step of graph.out(at)) {
      if (step.to !== goal && traveller.isClosed(step.to)) continue;
      if (left[step.to] + step.cost === left[at] && (next < 0 || step.to < next)) next = step.to;
    }
    way.push(next);
    at = next;
  }
  return way;
}

/** Minutes that the way to the goal takes, by means where dice decide; infinite if there is none. */
export function minutesTo(from: number, goal: number, traveller: Traveller): number {
  const cost = costsTo(goal, from, traveller)[from];
  return cost === Infinity ? Infinity : Math.floor((cost % STRAYED) / MINUTE);
}

/** G45: whether the unit could make a step from a square, wading and ferries left out. */
export function hasStep(cell: number, mobility: Mobility, closed?: Step['ground']): boolean {
  return stepsFrom(cell, { mobility, how: 'fastest', ground: UNTOUCHED, closed }).some(
    ({ along, to }) => along !== 'wading' && along !== 'ferry' && !isWater(to),
  );
}

/** Costs to a goal that were worked out before; commanders send many units to few places. */
const known = new Map<string, Float64Array>();
const MOST_KNOWN = 1024;

/** What it costs from each square to the goal, as far as it must be known to choose the way from `from`. */
function costsTo(goal: number, from: number, traveller: Traveller): Float64Array {
  if (traveller.key === undefined) return workOut(goal, from, traveller);
  const key = `${goal} ${traveller.mobility} ${traveller.how} ${traveller.key}`;
  let costs = known.get(key);
  if (costs === undefined) {
    costs = workOut(goal, -1, traveller);
    if (known.size === MOST_KNOWN) known.clear();
    known.set(key, costs);
  }
  return costs;
}

/** One queue for all searches: each entry is a step, or the goal. */
const heap = new Heap(CELLS * (DEGREE + 2));

function workOut(goal: number, from: number, traveller: Traveller): Float64Array {
  const { usual, changed, into } = graphOf(traveller);
  const { firstInto, intoFrom, intoCost } = usual;
  const left = new Float64Array(CELLS).fill(Infinity);
  const offer = (cell: number, cost: number): void => {
    if (cost >= left[cell]) return;
    left[cell] = cost;
    heap.push(cell, cost);
  };
  heap.clear();
  offer(goal, 0);
  for (let cell = heap.pop(left); cell >= 0; cell = heap.pop(left)) {
    if (cell === from) break;
    if (cell !== goal && traveller.isClosed(cell)) continue;
    const cost = left[cell];
    if (changed.has(cell)) for (const edge of into(cell)) offer(edge.from, cost + edge.cost);
    else for (let at = firstInto[cell]; at < firstInto[cell + 1]; at++) offer(intoFrom[at], cost + intoCost[at]);
  }
  return left;
}

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** Edges by the square they leave, and packed by the square they enter. */
interface UsualGraph {
  readonly out: readonly (readonly Edge[])[];
  /** Cell -> where its edges begin in the two columns behind. */
  readonly firstInto: Int32Array;
  readonly intoFrom: Int16Array;
  readonly intoCost: Float64Array;
}

interface Graph {
  readonly usual: UsualGraph;
  readonly changed: ReadonlySet<number>;
  out(cell: number): readonly Edge[];
  readonly into: (cell: number) => readonly Edge[];
}

/** The edges of this ground: those of untouched ground, but for the squares where something has changed. */
function graphOf({ mobility, how, ground, closed }: Traveller): Graph {
  const usual = usualGraph(mobility, how, closed);
  const changed = changedCells(ground);
  const outOf = (cell: number): readonly Edge[] =>
    stepsFrom(cell, { mobility, how, ground, closed }).map((step) => ({
      from: cell,
      to: step.to,
      cost: costOf(step, how),
    }));
  return {
    usual,
    changed,
    out: (cell) => (changed.has(cell) ? outOf(cell) : usual.out[cell]),
    into: (cell) => nearOf(cell).flatMap((near) => outOf(near).filter(({ to }) => to === cell)),
  };
}

/** Edges of untouched ground, made once for each kind of unit and manner. */
const usualGraphs = new Map<string, UsualGraph>();

function usualGraph(mobility: Mobility, how: Manner, closed: Traveller['closed']): UsualGraph {
  const key = `${mobility} ${how} ${closed ?? ''}`;
  const made = usualGraphs.get(key) ?? makeUsualGraph(mobility, how, closed);
  usualGraphs.set(key, made);
  return made;
}

function makeUsualGraph(mobility: Mobility, how: Manner, closed: Traveller['closed']): UsualGraph {
  const out = Array.from({ length: CELLS }, (_, cell) =>
    stepsFrom(cell, { mobility, how, ground: UNTOUCHED, closed }).map((step): Edge => ({
      from: cell,
      to: step.to,
      cost: costOf(step, how),
    })),
  );
  const edges = out.flat().toSorted((one, two) => one.to - two.to || one.from - two.from);
  const firstInto = new Int32Array(CELLS + 1);
  for (const { to } of edges) firstInto[to + 1]++;
  for (let cell = 0; cell < CELLS; cell++) firstInto[cell + 1] += firstInto[cell];
  return {
    out,
    firstInto,
    intoFrom: Int16Array.from(edges, ({ from }) => from),
    intoCost: Float64Array.from(edges, ({ cost }) => cost),
  };
}

const changedBy = new WeakMap<Ground, ReadonlySet<number>>();

/** Squares whose steps may differ from those of untouched ground: at structures that have changed, in and around ruins. */
function changedCells(ground: Ground): ReadonlySet<number> {
  const found = changedBy.get(ground);
  if (found !== undefined) return found;
  const changed = new Set<number>();
  for (const [structure, { cells }] of STRUCTURES.entries())
    if (ground.structureState(structure) !== 'intact') for (const cell of cells) changed.add(cell);
  for (let cell = 0; cell < CELLS; cell++)
    if (ground.isRuin(cell)) for (const near of [cell, ...nearOf(cell)]) changed.add(near);
  changedBy.set(ground, changed);
  return changed;
}

/** Squares from which a square may be entered: neighbours, over corners too, and the far banks of ferries. */
function nearOf(cell: number): readonly number[] {
  const near = new Set(neighboursOf(cell));
  for (let at = cell * DEGREE; at < (cell + 1) * DEGREE; at++)
    if (board.neighbour[at] >= 0) near.add(board.neighbour[at]);
  for (const { to } of FERRY_LINKS.get(cell) ?? []) near.add(to);
  return [...near];
}

function ferryLinks(): ReadonlyMap<number, readonly { readonly ferry: number; readonly to: number }[]> {
  const links = new Map<number, { readonly ferry: number; readonly to: number }[]>();
  for (const ferry of FERRIES) {
    const [one, two] = STRUCTURES[ferry].banks;
    for (const [from, to] of [
      [one, two],
      [two, one],
    ])
      links.set(from, [...(links.get(from) ?? []), { ferry, to }]);
  }
  return links;
}

/** The ferry between two banks, or -1. */
export function ferryBetween(from: number, to: number): number {
  return FERRY_LINKS.get(from)?.find((link) => link.to === to)?.ferry ?? -1;
}
