import {
  ALLIED_ROADS,
  CELLS,
  DEGREE,
  GERMAN_ROADS,
  NEIGHBOUR,
  RING,
  STEP_BRIDGE,
  STEP_FERRY,
  stepBetween,
} from '../data/board.ts';
import { AIRBORNE_OF, FIRST, LAST, OTHER, type Side } from '../data/units.ts';
import { hasAirborneTrace, hasGroundTrace, isOwnedBy } from '../rules/supply.ts';
import { isOpenRoad } from '../rules/weigh.ts';
import { BLOWN, isAdvanced, NONE, shape, type DriveState } from '../state.ts';
import { walksFrom } from './supply-walk.ts';

/** 5.0: how each unit in sight would be supplied if the supply phase came now, and what would cut it off. */
export interface UnitSupply {
  readonly unit: number;
  readonly by: 'ground' | 'air' | 'off the map' | 'none';
  /** Where the supply comes from: the edge of the map or the source of its formation; -1 without. */
  readonly source: number;
  /** From its hex to the source, both included. By air in the intermediate game only these two: it crosses anything. */
  readonly way: readonly number[];
  /** Hexes of which the loss of any one would end this supply, in the order of the way; its own hex left out. */
  readonly cuts: readonly number[];
  /** Bridges that would, if they were blown. */
  readonly bridges: readonly number[];
}

export function supplyOf(sight: DriveState): readonly UnitSupply[] {
  return [...supplyOfSide(sight, 'allied'), ...supplyOfSide(sight, 'german')];
}

/** Hexes and bridges with the units that their loss would cut off, those that most depend on first. */
export interface SupplyCut {
  readonly cell: number;
  readonly units: readonly number[];
}

export function supplyCuts(supplies: readonly UnitSupply[]): readonly SupplyCut[] {
  const units = new Map<number, number[]>();
  for (const { unit, cuts } of supplies) for (const cell of cuts) units.set(cell, [...(units.get(cell) ?? []), unit]);
  return [...units]
    .map(([cell, those]) => ({ cell, units: those }))
    .toSorted((one, two) => two.units.length - one.units.length || one.cell - two.cell);
}

function supplyOfSide(sight: DriveState, side: Side): readonly UnitSupply[] {
  const roads = new Roads(sight, side);
  const found: UnitSupply[] = [];
  for (let unit = FIRST[side]; unit < LAST[side]; unit++)
    if (sight.unitCell[unit] >= 0) found.push(wayOfSupply(sight, side, unit, roads));
  return withCuts(sight, side, found, roads);
}

function wayOfSupply(sight: DriveState, side: Side, unit: number, roads: Roads): UnitSupply {
  const cell = sight.unitCell[unit];
  const found = { unit, cuts: [], bridges: [] };
  // S7.2
  if (RING[cell] === 1) return { ...found, by: 'off the map', source: cell, way: [cell] };
  const way = roads.wayFrom(cell);
  if (way !== undefined) return { ...found, by: 'ground', source: way.at(-1)!, way };
  const source = side === 'allied' && hasAirborneTrace(sight, unit) ? sight.sourceCell[AIRBORNE_OF[unit]] : NONE;
  const flown = source === NONE ? undefined : airborneWay(sight, unit, source);
  if (flown === undefined) return { ...found, by: 'none', source: NONE, way: [] };
  return { ...found, by: 'air', source, way: flown, cuts: source === cell ? [] : [source] };
}

/** 5.2: the advanced game walks; nothing if no walk gets there. */
function airborneWay(sight: DriveState, unit: number, source: number): readonly number[] | undefined {
  const cell = sight.unitCell[unit];
  if (cell === source) return [cell];
  if (!isAdvanced(sight)) return [cell, source];
  const walk = walksFrom(sight, AIRBORNE_OF[unit], source).to(cell);
  return walk && [source, ...walk].toReversed();
}

/** Whatever cuts a unit off lies on every way, so on the one that was found: each hex and bridge of it is tried. */
function withCuts(sight: DriveState, side: Side, supplies: readonly UnitSupply[], roads: Roads): readonly UnitSupply[] {
  const ground = new Map<UnitSupply, { readonly cuts: number[]; readonly bridges: number[] }>();
  for (const supply of supplies) if (supply.by === 'ground') ground.set(supply, { cuts: [], bridges: [] });
  const lost = shape.copy(sight);
  const supplied = new Uint8Array(CELLS);
  const cutOff = (those: readonly UnitSupply[]): readonly UnitSupply[] => {
    roads.markLeft(lost, supplied);
    return those.filter(({ way }) => !hasGroundTrace(lost, side, way[0], supplied));
  };
  const ways = [...ground.keys()];
  for (const [cell, those] of passing(ways, ({ way }) => way.slice(1))) {
    lost.cellOwner[cell] = OTHER[side] === 'allied' ? 1 : 0;
    for (const supply of cutOff(those)) ground.get(supply)!.cuts.push(cell);
    lost.cellOwner[cell] = sight.cellOwner[cell];
  }
  for (const [bridge, those] of passing(ways, ({ way }) => bridgesOf(way))) {
    const before = sight.bridgeState[bridge];
    if (before === BLOWN) continue;
    lost.bridgeState[bridge] = BLOWN;
    for (const supply of cutOff(those)) ground.get(supply)!.bridges.push(bridge);
    lost.bridgeState[bridge] = before;
  }
  return supplies.map((supply) => {
    const found = ground.get(supply);
    if (found === undefined) return supply;
    const inOrder = (one: number, two: number): number => supply.way.indexOf(one) - supply.way.indexOf(two);
    const bridges = bridgesOf(supply.way).filter((bridge) => found.bridges.includes(bridge));
    return { ...supply, cuts: found.cuts.toSorted(inOrder), bridges };
  });
}

/** Hex or bridge -> those whose way passes it. */
function passing(
  supplies: readonly UnitSupply[],
  passed: (supply: UnitSupply) => readonly number[],
): ReadonlyMap<number, readonly UnitSupply[]> {
  const found = new Map<number, UnitSupply[]>();
  for (const supply of supplies) {
    for (const place of new Set(passed(supply))) {
      const those = found.get(place);
      if (those === undefined) found.set(place, [supply]);
      else those.push(supply);
    }
  }
  return found;
}

function bridgesOf(way: readonly number[]): readonly number[] {
  return way.slice(1).flatMap((cell, index) => {
    const bridge = STEP_BRIDGE[stepBetween(way[index], cell)];
    return bridge === NONE ? [] : [bridge];
  });
}

/** The roads that supply a side, each hex with the next on its way to the edge. */
class Roads {
  readonly #state: DriveState;
  readonly #side: Side;
  readonly #next = new Int16Array(CELLS).fill(NONE);
  readonly #steps = new Int16Array(CELLS).fill(NONE);
  /** The hexes in the order in which they were found, and the step that found each. */
  readonly #order: readonly number[];
  readonly #foundBy = new Int16Array(CELLS).fill(NONE);
  readonly #ways = new Map<number, readonly number[] | undefined>();

  constructor(state: DriveState, side: Side) {
    this.#state = state;
    this.#side = side;
    const queue = (side === 'allied' ? ALLIED_ROADS : GERMAN_ROADS).filter((cell) => isOwnedBy(state, side, cell));
    for (const cell of queue) this.#steps[cell] = 0;
    for (let head = 0; head < queue.length; head++) {
      const cell = queue[head];
      for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
        const further = NEIGHBOUR[step];
        if (further < 0 || this.#steps[further] !== NONE || !isOwnedBy(state, side, further)) continue;
        if (!isOpen(state, side, step)) continue;
        this.#steps[further] = this.#steps[cell] + 1;
        this.#next[further] = cell;
        this.#foundBy[further] = step;
        queue.push(further);
      }
    }
    this.#order = queue;
  }

  /** Writes 1 to every hex that still is in supply where hexes or bridges were lost: only what hung on them is sought anew. */
  markLeft(lost: DriveState, supplied: Uint8Array): void {
    supplied.fill(0);
    const hanging: number[] = [];
    for (const cell of this.#order) {
      const from = this.#next[cell];
      const isFed = from === NONE || (supplied[from] === 1 && isOpen(lost, this.#side, this.#foundBy[cell]));
      if (isFed && isOwnedBy(lost, this.#side, cell)) supplied[cell] = 1;
      else hanging.push(cell);
    }
    const queue: number[] = [];
    for (const cell of hanging) {
      for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
        const near = NEIGHBOUR[step];
        if (near >= 0 && supplied[near] === 1) queue.push(near);
      }
    }
    for (let head = 0; head < queue.length; head++) {
      for (let step = queue[head] * DEGREE; step < (queue[head] + 1) * DEGREE; step++) {
        const further = NEIGHBOUR[step];
        if (further < 0 || supplied[further] === 1 || !isOwnedBy(lost, this.#side, further)) continue;
        if (!isOpen(lost, this.#side, step)) continue;
        supplied[further] = 1;
        queue.push(further);
      }
    }
  }

  /** H17: at most two steps to a road, then along it to the edge; the shortest. */
  wayFrom(cell: number): readonly number[] | undefined {
    if (!this.#ways.has(cell)) this.#ways.set(cell, this.#wayFrom(cell));
    return this.#ways.get(cell);
  }

  #wayFrom(cell: number): readonly number[] | undefined {
    let best: readonly number[] | undefined;
    for (const start of this.#startsFrom(cell)) {
      const way = [...start];
      for (let at = this.#next[way.at(-1)!]; at !== NONE; at = this.#next[at]) way.push(at);
      if (best === undefined || way.length < best.length) best = way;
    }
    return best;
  }

  /** The hex itself, or one or two steps from it, that end on a road in supply. */
  #startsFrom(cell: number): readonly (readonly number[])[] {
    if (this.#steps[cell] !== NONE) return [[cell]];
    const near = neighboursOf(cell).filter((one) => isOwnedBy(this.#state, this.#side, one));
    const starts = near.flatMap((one) => [[cell, one], ...neighboursOf(one).map((two) => [cell, one, two])]);
    return starts.filter((start) => this.#steps[start.at(-1)!] !== NONE);
  }
}

/** H17: supply goes by road, and German supply by ferries too. */
function isOpen(state: DriveState, side: Side, step: number): boolean {
  return isOpenRoad(state, step) || (side === 'german' && STEP_FERRY[step] === 1);
}

function neighboursOf(cell: number): readonly number[] {
  return [...NEIGHBOUR.subarray(cell * DEGREE, (cell + 1) * DEGREE)].filter((one) => one >= 0);
}
