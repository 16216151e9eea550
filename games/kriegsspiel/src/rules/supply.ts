import {
  board,
  CELLS,
  cellOf,
  columnOf,
  DEGREE,
  isWater,
  LAST_COLUMN,
  LAST_ROW,
  neighboursOf,
  rowOf,
  squaredDistance,
} from '../data/board.ts';
import { POLES } from '../data/headquarters.ts';
import { BRIDGES_OF_STEP, carriesRoad, hasCanal, stepKey } from '../data/structures.ts';
import { theatre } from '../data/theatre.ts';
import { isOfCorps } from '../data/headquarters.ts';
import { OTHER, sideOf, UNITS } from '../data/units.ts';
import { ZONES, type Division } from '../data/zones.ts';
import { optionsOf, type CampaignState } from '../state.ts';
import { stands } from './ground.ts';
import { bestRoad } from './steps.ts';
import { isAlliedHeld, isRuin, structureStateOf } from './truth.ts';
import { onMap } from './units.ts';

/** 15: a line from the unit over any ground to minor roads, to major roads, to the depot. */

const COUNTRY = 0;
const MAJOR = 2;
const RUNGS = 3;
const SOUTH_ENTRY = cellOf('0600');

/** Whether a line may end in a square, having come to a rung. */
type Depot = (cell: number, rung: number) => boolean;

export function isSupplied(state: CampaignState, unit: number): boolean {
  return supplyLine(state, unit, state.unitCell[unit]) !== undefined;
}

/** The squares of the shortest lawful line for a unit that stands in a square; nothing if there is none. */
export function supplyLine(state: CampaignState, unit: number, from: number): number | undefined {
  const closed = closedCells(state, unit);
  const lengths = depotsOf(state, unit).map((line) => lengthOf(state, from, line, closed));
  const found = lengths.filter((length) => length !== undefined);
  return found.length === 0 ? undefined : Math.min(...found);
}

interface Line {
  readonly ends: Depot;
  /** G79: airborne lines never leave the country. */
  readonly climbs: boolean;
  /** G128: roads must be held, and the stretch off them is short. */
  readonly held: boolean;
}

function depotsOf(state: CampaignState, unit: number): readonly Line[] {
  const { southDepot, supplyHeldRoads } = optionsOf(state);
  if (sideOf(unit) === 'german') return [{ ends: isGermanDepot, climbs: true, held: false }];
  const south: Line = {
    ends: (cell, rung) => rung === MAJOR && rowOf(cell) === 0 && (southDepot === 'any' || cell === SOUTH_ENTRY),
    climbs: true,
    held: supplyHeldRoads,
  };
  if (isOfCorps(unit)) return [south];
  const zones = openZones(state, unit);
  // R27, G79: airborne units may use the line of the corps at any time.
  return [{ ends: (cell) => zones.includes(cell), climbs: false, held: false }, south];
}

/** 31.1, G75: an edge square whose best road is no better than the rung the line is on. */
function isGermanDepot(cell: number, rung: number): boolean {
  const atEdge = columnOf(cell) === 0 || columnOf(cell) === LAST_COLUMN || rowOf(cell) === LAST_ROW;
  const best = bestRoad(cell);
  return atEdge && (best === 0 || best <= rung);
}

/** The supply zones of a unit's division; of any division for the Poles (G78). */
function openZones(state: CampaignState, unit: number): readonly number[] {
  const { supply } = state.plan!;
  const { formation } = UNITS[unit];
  const zones = formation === POLES ? Object.entries(supply) : [[formation, supply[formation as Division]] as const];
  return zones
    .filter(([division]) => !optionsOf(state).supplyZoneNeedsAir || state.supplyDropped.includes(division))
    .flatMap(([, list]) => list.map((zone) => ZONES[zone].cell));
}

/** G77: squares of enemies and next to them, unless a friend stands there. */
function closedCells(state: CampaignState, unit: number): Uint8Array {
  const closed = new Uint8Array(CELLS);
  for (const enemy of onMap(state, OTHER[sideOf(unit)]))
    for (const near of neighboursOf(state.unitCell[enemy])) closed[near] = 1;
  for (const friend of onMap(state, sideOf(unit))) closed[state.unitCell[friend]] = 0;
  for (const enemy of onMap(state, OTHER[sideOf(unit)])) closed[state.unitCell[enemy]] = 1;
  return closed;
}

/** Squares are reached on a rung by the fewest steps: a plain search in breadth over squares and rungs. */
function lengthOf(state: CampaignState, from: number, line: Line, closed: Uint8Array): number | undefined {
  const { supplyOffroadMax } = optionsOf(state);
  const longestCountry = line.held ? HELD_OFFROAD : supplyOffroadMax;
  const steps = new Int16Array(CELLS * RUNGS).fill(-1);
  const queue = [from * RUNGS + COUNTRY];
  steps[queue[0]] = 0;
  for (let at = 0; at < queue.length; at++) {
    const node = queue[at];
    const [cell, rung] = [Math.floor(node / RUNGS), node % RUNGS];
    if (line.ends(cell, rung)) return steps[node];
    const visit = (to: number, next: number): void => {
      if (closed[to] === 1 || steps[to * RUNGS + next] >= 0) return;
      if (next > COUNTRY && line.held && !isAlliedHeld(state, to)) return;
      steps[to * RUNGS + next] = steps[node] + 1;
      queue.push(to * RUNGS + next);
    };
    for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
      const to = board.neighbour[step];
      if (to < 0) continue;
      const grade = line.climbs ? roadFor(state, cell, to, theatre.stepRoad[step]) : 0;
      // G74: a better road lifts the line for good; it never drops.
      if (grade > COUNTRY && grade >= rung) visit(to, grade);
      const mayWalk = longestCountry === 0 || steps[node] < longestCountry;
      if (rung === COUNTRY && mayWalk && isPassable(state, cell, to)) visit(to, COUNTRY);
    }
  }
  return undefined;
}
/** G128: squares off the roads where supply follows roads that are held. */
const HELD_OFFROAD = 5;

/** The grade of a road step that supply can use now. G76: only road structures carry it over water. */
function roadFor(state: CampaignState, from: number, to: number, grade: number): number {
  if (grade === 0) return 0;
  if (optionsOf(state).ruinsCutSupply && (isRuin(state, from) || isRuin(state, to))) return 0;
  if (!isWetStep(from, to)) return grade;
  const bridges = BRIDGES_OF_STEP.get(stepKey(from, to)) ?? [];
  const open = bridges.some((one) => carriesRoad(one) && stands(structureStateOf(state, one)));
  return open ? grade : 0;
}

/** A step across country: dry, or over any standing bridge. */
function isPassable(state: CampaignState, from: number, to: number): boolean {
  if (squaredDistance(from, to) !== 1) return false;
  if (!isWetStep(from, to)) return true;
  return (BRIDGES_OF_STEP.get(stepKey(from, to)) ?? []).some((one) => stands(structureStateOf(state, one)));
}

function isWetStep(from: number, to: number): boolean {
  return isWater(from) || isWater(to) || hasCanal(from, to);
}
