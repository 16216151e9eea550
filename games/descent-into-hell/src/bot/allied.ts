import { hexDistance, sideBetween } from '@club-route/engine';
import type { DescentAction } from '../actions.ts';
import { AREA_CELLS, GERMAN_NORTH } from '../data/areas.ts';
import { board, cellOf, JOES_BRIDGE, BRIDGES, SIDE_BRIDGE, SOUTH } from '../data/board.ts';
import { ACTIVATIONS, SET_UP, STACK_LIMIT } from '../data/tables.ts';
import { AIRBORNE, ARMOR, BRIDGING_UNITS, FIRST, LAST } from '../data/units.ts';
import { activatable, ofPool, refuseActivation } from '../phases/deployment.ts';
import { refuseExit } from '../phases/entry.ts';
import { spanCells } from '../phases/impulse.ts';
import { hasGroundLine } from '../rules/supply.ts';
import { outcomeOf } from '../rules/victory.ts';
import type { DescentState } from '../state.ts';
import { nextDrop } from './air.ts';
import { FAR, roadField } from './ground.ts';
import { nextMove, type Rating } from './marching.ts';

/** The Allies open the highway to Arnhem, keep a foothold beyond the Rhine in supply, and stop when they have won. */

const ARNHEM: readonly number[] = [cellOf('2105')];
const NORTH_EDGE = AREA_CELLS[GERMAN_NORTH];
const START = BRIDGES[JOES_BRIDGE].cells[0];

/** Hexes south of the start line, the nearest to Joe’s Bridge first. */
const SOUTH_CELLS: readonly number[] = [...SOUTH.keys()]
  .filter((cell) => SOUTH[cell] === 1)
  .toSorted((one, two) => hexDistance(board, one, START) - hexDistance(board, two, START) || one - two);

/** 1.1: armour in front, three to a hex. */
export function setUp(): DescentAction {
  const units = SET_UP.flatMap(({ pool, units: most }) => ofPool(pool).slice(0, most)).toSorted(
    (one, two) => one - two,
  );
  return { kind: 'setUp', units, cells: units.map((_, index) => SOUTH_CELLS[Math.floor(index / STACK_LIMIT)]) };
}

/** From this day on a foothold that is supplied by air is good enough. */
const CONTENT_FROM = 6;

/** What deployment points buy, by the places in `ACTIVATIONS`: armour and 43rd Division first. */
const WISHES = ['armour', '43-division', 'corps-engineers', '50-division', '52-division', 'princess-irene'].map((id) =>
  ACTIVATIONS.findIndex((activation) => activation.id === id),
);

export function startTurn(state: DescentState): DescentAction {
  const outcome = outcomeOf(state, 'seen');
  if (outcome === 'allied operational' || (outcome === 'allied tactical' && state.turn >= CONTENT_FROM))
    return { kind: 'callOff' };
  for (const group of WISHES) {
    const units = activatable(state, ACTIVATIONS[group]).slice(0, ACTIVATIONS[group].most);
    if (refuseActivation(state, group, units) === undefined) return { kind: 'activate', group, units };
  }
  return { kind: 'impulse', impulse: 'off-road' };
}

/** Drops, then an exit that wins, then the way to Arnhem and beyond; airborne units hold what they have taken. */
export function nextOrder(state: DescentState, leaveOut: ReadonlySet<number>): DescentAction | undefined {
  const drop = state.phase === 'air' ? nextDrop(state) : undefined;
  if (drop !== undefined || state.landers.length > 0) return drop;
  return winningExit(state) ?? nextMove(state, 'allied', rating(state), leaveOut);
}

function winningExit(state: DescentState): DescentAction | undefined {
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    const cell = state.unitCell[unit];
    if (ARMOR[unit] === 0 || cell < 0 || refuseExit(state, 'allied', unit) !== undefined) continue;
    if (hasGroundLine(state, 'allied', cell, 'seen')) return { kind: 'exit', unit };
  }
  return undefined;
}

function rating(state: DescentState): Rating {
  const toArnhem = roadField(state, 'allied', ARNHEM);
  const toEdge = roadField(state, 'allied', NORTH_EDGE);
  return (unit, cell) => {
    // They hold where they are.
    if (AIRBORNE[unit] === 1) return cell === state.unitCell[unit] ? 0 : 1;
    const field = ARMOR[unit] === 1 ? toEdge : toArnhem;
    return field[cell] === FAR ? FAR + hexDistance(board, cell, ARNHEM[0]) : field[cell];
  };
}

/** Builds where a bridge was blown, else nowhere. */
export function build(state: DescentState): DescentAction {
  for (const unit of BRIDGING_UNITS)
    for (const cell of spanCells(state, unit))
      if (SIDE_BRIDGE[sideBetween(board, state.unitCell[unit], cell)] >= 0) return { kind: 'span', unit, cell };
  return { kind: 'end' };
}

/** Where the Allies want nobody to be driven. */
export const ALLIED_GOALS: readonly number[] = ARNHEM;
