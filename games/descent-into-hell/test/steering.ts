import type { Seat } from '@club-route/engine';
import type { DescentAction } from '../src/actions.ts';
import { choices } from '../src/choices/index.ts';
import { AREA_CELLS, GERMAN_NORTH } from '../src/data/areas.ts';
import { CELLS, cellOf, DEGREE, NEIGHBOUR, NO_WATER, ROAD_NET, SIDE_BRIDGE, board, WATER } from '../src/data/board.ts';
import { numberOf, type Side } from '../src/data/units.ts';
import { Reach } from '../src/forecast/reach.ts';
import { descentIntoHell } from '../src/game.ts';
import { bestFire } from '../src/standing.ts';
import type { DescentState } from '../src/state.ts';

/** How golden games are played: the Allies follow a plan, the Germans look on. */
export interface Steering {
  /** The Allies call the operation off on this day. */
  readonly callOff?: number;
  /** Units that drop on the first day, and where; `supply` is a marker. */
  readonly drops?: readonly (readonly [piece: string, hex: string])[];
  /** Where ground units go by road: hexes, or the northern edge of the map. */
  readonly goal?: readonly string[] | 'north';
}

export function steered(state: DescentState, seat: Seat, steering: Steering): DescentAction {
  const side = seat as Side;
  const offered = choices(state, side, undefined);
  if (side === 'german') return passive(state);
  if (state.battle !== null) return inBattle(state);
  switch (state.phase) {
    case 'setup':
      return firstWhole(state, side);
    case 'deployment':
      if (state.turn === steering.callOff) return { kind: 'callOff' };
      return { kind: 'impulse', impulse: 'road' };
    case 'air':
      return nextDrop(state, steering) ?? nextMove(state, steering) ?? { kind: 'end' };
    case 'movement':
      return nextMove(state, steering) ?? { kind: 'end' };
    default:
      return offered[0].action ?? { kind: 'end' };
  }
}

/** They place nobody, move nobody, hold their fire where they may, and leave every bridge standing. */
function passive(state: DescentState): DescentAction {
  if (state.questions.length > 0) return { kind: 'bridge', blow: false };
  if (state.battle?.pending?.kind === 'city') return { kind: 'city', stay: false };
  if (state.battle !== null && state.battle.landing !== null) return bestFire(state, 'german', state.battle);
  return state.phase === 'deployment' ? { kind: 'impulse', impulse: 'road' } : { kind: 'end' };
}

function inBattle(state: DescentState): DescentAction {
  const battle = state.battle!;
  const offered = choices(state, 'allied', undefined);
  if (battle.pending !== null) return offered[0].action!;
  if (battle.stage !== 'advance') return bestFire(state, 'allied', battle);
  const mover = offered.find(({ draft }) => draft?.kind === 'advance')?.draft;
  return { kind: 'advance', units: mover?.kind === 'advance' ? mover.units : [] };
}

function firstWhole(state: DescentState, side: Side): DescentAction {
  let draft = choices(state, side, undefined)[0].draft;
  for (;;) {
    const offered = choices(state, side, draft);
    // Hexes fill from the first on, so that roads are not jammed.
    const next = offered[draft?.kind === 'setUp' ? draft.cells.length % offered.length : 0];
    if (next.action !== undefined) return next.action;
    draft = next.draft;
  }
}

function nextDrop(state: DescentState, { drops = [] }: Steering): DescentAction | undefined {
  for (const [piece, hex] of drops) {
    const cell = cellOf(hex);
    const action: DescentAction =
      piece === 'supply' ? { kind: 'supply', cell } : { kind: 'drop', unit: numberOf(piece), cell };
    const dropped = piece === 'supply' && state.landers.some(({ marker }) => marker !== undefined);
    if (!dropped && state.turn === 1 && descentIntoHell.refuse(state, 'allied', action) === undefined) return action;
  }
  return undefined;
}

/** The unit that can come nearest to the goal along the roads moves first. */
function nextMove(state: DescentState, { goal }: Steering): DescentAction | undefined {
  if (goal === undefined || state.landers.length > 0) return undefined;
  const far = distancesTo(goal === 'north' ? AREA_CELLS[GERMAN_NORTH] : goal.map(cellOf));
  for (const { draft } of choices(state, 'allied', undefined)) {
    if (draft?.kind !== 'move') continue;
    const [unit] = draft.units;
    if (goal === 'north' && descentIntoHell.refuse(state, 'allied', { kind: 'exit', unit }) === undefined)
      return { kind: 'exit', unit };
    const reach = new Reach(state, [unit]);
    const best = nearest(reach.cells(), far);
    if (best !== undefined && far[best] < far[state.unitCell[unit]])
      return { kind: 'move', units: [unit], way: reach.to(best)! };
  }
  return undefined;
}

function nearest(cells: readonly number[], far: Uint16Array): number | undefined {
  let best: number | undefined;
  for (const cell of cells) if (best === undefined || far[cell] < far[best]) best = cell;
  return best;
}

/** Hexes from each road hex to the nearest goal, over bridges. */
function distancesTo(goals: readonly number[]): Uint16Array {
  const far = new Uint16Array(CELLS).fill(0xffff);
  const queue = goals.filter((cell) => ROAD_NET[cell] === 1);
  for (const cell of queue) far[cell] = 0;
  for (const cell of queue) {
    for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
      const near = NEIGHBOUR[step];
      if (near < 0 || ROAD_NET[near] === 0 || far[near] !== 0xffff) continue;
      if (WATER[board.side[step]] !== NO_WATER && SIDE_BRIDGE[board.side[step]] < 0) continue;
      far[near] = far[cell] + 1;
      queue.push(near);
    }
  }
  return far;
}
