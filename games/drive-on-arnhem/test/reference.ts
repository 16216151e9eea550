import { hexDistance } from '@club-route/engine';
import { ALLIED_ROADS, board, BRIDGES, CELLS, labelOf, RING } from '../src/data/board.ts';
import { theatre } from '../src/data/theatre.ts';
import { AIRBORNE_OF, sideOf, UNITS, UNIT_COUNT, type Side } from '../src/data/units.ts';
import { BLOWN, optionsOf, type DriveState } from '../src/state.ts';

/** Supply and movement again, slowly and by the words of the rules, from the map file itself: to compare with. */

const ROADS = new Set(
  theatre.file.roads.flatMap(({ chain }) => {
    const labels = chain.split(' ');
    return labels.slice(1).flatMap((label, index) => [`${labels[index]}|${label}`, `${label}|${labels[index]}`]);
  }),
);
const WATER = new Map<string, string>();
for (const { kind, parts } of theatre.file.waters.toReversed()) {
  for (const { sides = '' } of parts) {
    for (const side of sides.split(' ').filter(Boolean)) {
      const [one, two] = side.split('/');
      WATER.set(`${one}|${two}`, kind).set(`${two}|${one}`, kind);
    }
  }
}

function neighbours(cell: number): readonly number[] {
  return Array.from({ length: CELLS }, (_, other) => other).filter((other) => hexDistance(board, cell, other) === 1);
}
const NEIGHBOURS = Array.from({ length: CELLS }, (_, cell) => neighbours(cell));

function between(from: number, to: number): string {
  return `${labelOf(from)}|${labelOf(to)}`;
}

function bridgeOn(from: number, to: number): number {
  return BRIDGES.findIndex(({ cells: [one, two] }) => (one === from && two === to) || (one === to && two === from));
}

function isRoad(state: DriveState, from: number, to: number): boolean {
  const bridge = bridgeOn(from, to);
  return ROADS.has(between(from, to)) && (bridge < 0 || state.bridgeState[bridge] !== BLOWN);
}

function isFerry(from: number, to: number): boolean {
  return ['10,4|10,5', '10,5|10,4'].includes(between(from, to));
}

function owns(state: DriveState, side: Side, cell: number): boolean {
  return state.cellOwner[cell] === (side === 'allied' ? 1 : 0);
}

/** 5.1: by taking roads one step at a time until nothing changes. */
export function slowSuppliedRoads(state: DriveState, side: Side): ReadonlySet<number> {
  const leavesMap = (one: number): boolean =>
    RING[one] === 1 && NEIGHBOURS[one].some((two) => ROADS.has(between(one, two)));
  const exits = side === 'allied' ? ALLIED_ROADS : allCells().filter(leavesMap);
  const supplied = new Set<number>(exits.filter((one) => owns(state, side, one)));
  for (let grown = true; grown;) {
    grown = false;
    for (const from of supplied) {
      for (const to of NEIGHBOURS[from]) {
        if (supplied.has(to) || !owns(state, side, to)) continue;
        if (!isRoad(state, from, to) && !(side === 'german' && isFerry(from, to))) continue;
        supplied.add(to);
        grown = true;
      }
    }
  }
  return supplied;
}

export function slowGroundSupply(state: DriveState, side: Side, cell: number, supplied: ReadonlySet<number>): boolean {
  const one = NEIGHBOURS[cell].filter((near) => owns(state, side, near));
  const two = one.flatMap((near) => NEIGHBOURS[near].filter((far) => owns(state, side, far)));
  return [cell, ...one, ...two].some((near) => supplied.has(near));
}

function allCells(): readonly number[] {
  return Array.from({ length: CELLS }, (_, cell) => cell);
}

const ROWS: Readonly<Record<string, readonly number[]>> = {
  open: [4, 5, 3],
  rough: [7, 16, 7],
  forest: [10, 16, 10],
  town: [3, 3, 3],
  city: [3, 7, 3],
};
const MOTORIZED = ['panzergrenadier', 'mechanized', 'engineer'];
const FOOT = ['infantry', 'airborne', 'glider'];
const TYPE_ORDER = [
  'panzergrenadier',
  'mechanized',
  'engineer',
  'armor',
  'recon',
  'artillery',
  'headquarters',
  'infantry',
  'airborne',
  'glider',
];

const EVERY_UNIT = Array.from({ length: UNIT_COUNT }, (_, unit) => unit);

function unitsAt(state: DriveState, cell: number): readonly number[] {
  return EVERY_UNIT.filter((unit) => state.unitCell[unit] === cell);
}

function enemiesAround(state: DriveState, side: Side, cell: number): readonly number[] {
  return NEIGHBOURS[cell].flatMap((near) => unitsAt(state, near)).filter((unit) => sideOf(unit) !== side);
}

function inZone(state: DriveState, side: Side, cell: number): boolean {
  return enemiesAround(state, side, cell).some((unit) => {
    const place = state.unitCell[unit];
    if (RING[place] === 1 || (side === 'german' && RING[cell] === 1)) return false;
    return state.unitMode[unit] === 0 || optionsOf(state).travelZones;
  });
}

/** A unit on its way: where it stands, what it has left, and what it has used of ferry and boats. */
export interface SlowWalker {
  readonly cell: number;
  readonly points: number;
  readonly moved: boolean;
  readonly ferryUsed: boolean;
  readonly boats: readonly number[];
}

interface SlowStep {
  readonly cost: number;
  /** How many dice of lost command it would roll. */
  readonly dice: number;
  readonly ferry: boolean;
  /** The engineer that carries the unit. */
  readonly boat?: number;
}

export function slowStart(state: DriveState, unit: number): SlowWalker {
  return {
    cell: state.unitCell[unit],
    points: state.unitPoints[unit],
    moved: state.unitMoved[unit] === 1,
    ferryUsed: state.ferryUsed === 1,
    boats: [],
  };
}

/** What a step to a neighbour costs by what stands in sight; nothing if the unit may not go there, whatever it can pay. */
export function slowStep(state: DriveState, unit: number, walker: SlowWalker, to: number): SlowStep | undefined {
  const side = sideOf(unit);
  const from = walker.cell;
  const travelling = state.unitMode[unit] === 1;
  const type = TYPE_ORDER[state.unitType[unit]];
  const column = MOTORIZED.includes(type) ? 0 : FOOT.includes(type) ? 2 : 1;
  const there = unitsAt(state, to).filter((other) => other !== unit);
  if (labelOf(to) === '30,31' || (side === 'allied' && RING[to] === 1)) return undefined;
  if (there.some((other) => sideOf(other) !== side)) return undefined;
  if (there.reduce((sum, other) => sum + state.unitStack[other], 0) + state.unitStack[unit] > 4) return undefined;
  if (travelling && optionsOf(state).game === 'advanced' && there.some((other) => state.unitMode[other] === 1))
    return undefined;
  const leaving = inZone(state, side, from) ? (travelling ? 5 : 3) : 0;
  const water = WATER.get(between(from, to));
  const bridge = bridgeOn(from, to);
  const bridged = bridge >= 0 && state.bridgeState[bridge] !== BLOWN;
  if (RING[from] === 1 && RING[to] === 1) return { cost: 5 + leaving, dice: 0, ferry: false };
  const ferry = travelling && side === 'german' && column !== 2 && isFerry(from, to);
  if (travelling && !ferry && !isRoad(state, from, to)) return undefined;
  if (ferry && walker.ferryUsed) return undefined;
  let crossing = 0;
  let boat: number | undefined;
  if (!travelling && water !== undefined) {
    if (column !== 2) return undefined;
    if (!bridged) crossing = water === 'river' ? 10 : 6;
    if (!bridged && water === 'river' && side === 'allied') {
      boat = freeBoats(state, from, to).find((other) => !walker.boats.includes(other));
      if (boat === undefined) return undefined;
    }
  }
  const instead = crossing > 0 && optionsOf(state).wadingCost === 'instead';
  if (RING[to] === 1) return { cost: (instead ? 0 : 5) + leaving + crossing, dice: 0, ferry };
  const extra = (owns(state, side, to) ? 0 : 1) + (inZone(state, side, to) ? 2 : 0) + leaving;
  if (travelling) {
    const road = ferry ? 10 : state.unitStack[unit] > 1 ? 2 : 1;
    return { cost: road + (there.length > 0 ? 1 : 0) + extra, dice: 0, ferry };
  }
  const terrain = theatre.terrainKinds[theatre.terrain[to]];
  const dice = state.unitOutOfCommand[unit] === 1 ? (crossing > 0 ? 2 : 1) : 0;
  return { cost: (instead ? 0 : ROWS[terrain][column]) + crossing + extra, dice, ferry, boat };
}

/** H15: engineers with boats in either hex that have carried nobody this phase, in order of appearance. */
function freeBoats(state: DriveState, from: number, to: number): readonly number[] {
  return [...unitsAt(state, from), ...unitsAt(state, to)]
    .filter(
      (other) =>
        UNITS[other].type === 'engineer' && UNITS[other].id !== 'ENG/1' && (state.unitCarried[other] & 1) === 0,
    )
    .toSorted((one, two) => state.unitRank[one] - state.unitRank[two]);
}

/** What the unit would be after a step; nothing if it may not take it or cannot pay for it (8.7, H8, H10). */
function slowWalkOn(state: DriveState, unit: number, walker: SlowWalker, to: number): SlowWalker | undefined {
  const step = slowStep(state, unit, walker, to);
  if (step === undefined) return undefined;
  const side = sideOf(unit);
  const price = step.cost + step.dice * (optionsOf(state).commandCost === 'table' ? 1 : 0);
  const free = walker.points > 0 && !walker.moved && enemiesAround(state, side, to).length === 0;
  if (price > walker.points && !free) return undefined;
  const zoneToZone = state.unitMode[unit] === 0 && inZone(state, side, walker.cell) && inZone(state, side, to);
  return {
    cell: to,
    points: zoneToZone || price > walker.points ? 0 : walker.points - price,
    moved: true,
    ferryUsed: walker.ferryUsed || step.ferry,
    boats: step.boat === undefined ? walker.boats : [...walker.boats, step.boat],
  };
}

/** Cell -> the most points a unit can have left there, by trying every way that the rules allow. */
export function slowReach(state: DriveState, unit: number): ReadonlyMap<number, number> {
  const reach = new Map<number, number>();
  const tried = new Set<string>();
  const open = [slowStart(state, unit)];
  for (let walker = open.pop(); walker !== undefined; walker = open.pop()) {
    const { cell, points, ferryUsed, boats, moved } = walker;
    const key = `${cell} ${points} ${ferryUsed} ${moved} ${boats.toSorted((one, two) => one - two).join(' ')}`;
    if (tried.has(key)) continue;
    tried.add(key);
    reach.set(cell, Math.max(points, reach.get(cell) ?? -1));
    for (const to of NEIGHBOURS[cell]) {
      const next = slowWalkOn(state, unit, walker, to);
      if (next !== undefined) open.push(next);
    }
  }
  return reach;
}

/** 5.2 */
export function slowAirborneSupply(state: DriveState, unit: number): boolean {
  const source = AIRBORNE_OF[unit] < 0 ? -1 : state.sourceCell[AIRBORNE_OF[unit]];
  return source >= 0 && state.cellOwner[source] === 1 && hexDistance(board, source, state.unitCell[unit]) <= 8;
}

export function slowNeighbours(cell: number): readonly number[] {
  return NEIGHBOURS[cell];
}
