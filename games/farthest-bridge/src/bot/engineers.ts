import type { FarthestBridgeAction } from '../actions.ts';
import { board, BRIDGE_COUNT, BRIDGES, CELLS } from '../data/board.ts';
import { COUNTS_FOR_VICTORY, ENGINEER, FIRST_GERMAN } from '../data/units.ts';
import { bridgesToAsk } from '../phases/demolition.ts';
import { refuseRepair, spanSides } from '../phases/engineer.ts';
import { isDown, isOnMap, optionsOf, type FarthestBridgeState } from '../state.ts';
import { CORRIDOR_BRIDGES, distances, FAR } from './ground.ts';
import type { Picture } from './picture.ts';

/**
 * What the engineers do: repair whatever they can, and bridge the hexside that brings the column nearest to Arnhem; where
 * none does, the next bridge of the road that could be blown, which their own then keeps safe (15.0).
 */

/** Half points that a bridged hexside must save. */
const WORTH_BRIDGING = 8;
/** What it costs to step onto the other bank. */
const STEP = 4;

const fromColumn = new Int16Array(CELLS);

export function engineersWork(state: FarthestBridgeState, picture: Picture): FarthestBridgeAction | undefined {
  if (!isOnMap(state, ENGINEER)) return undefined;
  for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++)
    if (isDown(state, bridge) && refuseRepair(state, bridge) === undefined) return { kind: 'repair', bridge };
  const sides = spanSides(state);
  if (sides.length === 0) return undefined;
  return bestSpan(state, picture, sides) ?? nextUnsafe(state, picture, sides);
}

function bestSpan(
  state: FarthestBridgeState,
  picture: Picture,
  sides: readonly number[],
): FarthestBridgeAction | undefined {
  const field = picture.fieldOf(1);
  const from = secondOfColumn(state, field);
  if (from < 0) return undefined;
  distances.fillFrom(from, picture.freeCosts, fromColumn);
  let best = -1;
  let least = field[from]! - WORTH_BRIDGING;
  for (const side of sides) {
    const [one, two] = [board.sideCells[side * 2]!, board.sideCells[side * 2 + 1]!];
    for (const [near, far] of [
      [one, two],
      [two, one],
    ] as const) {
      const way = fromColumn[near]! + STEP + field[far]!;
      if (way >= least) continue;
      least = way;
      best = side;
    }
  }
  return best < 0 ? undefined : { kind: 'span', side: best };
}

function nextUnsafe(
  state: FarthestBridgeState,
  picture: Picture,
  sides: readonly number[],
): FarthestBridgeAction | undefined {
  if (optionsOf(state).spanAtBridge !== 'protects') return undefined;
  for (const bridge of CORRIDOR_BRIDGES) {
    const { side, cells } = BRIDGES[bridge]!;
    if (picture.needed[bridge] === 1 && sides.includes(side) && bridgesToAsk(state, cells[0]).includes(bridge))
      return { kind: 'span', side };
  }
  return undefined;
}

/** The cell of the second nearest unit of XXX Corps: one alone does not win. */
function secondOfColumn(state: FarthestBridgeState, field: Int16Array): number {
  let first = -1;
  let second = -1;
  const far = (cell: number): number => (cell < 0 ? FAR + 1 : field[cell]!);
  for (let unit = 0; unit < FIRST_GERMAN; unit++) {
    if (COUNTS_FOR_VICTORY[unit] === 0 || unit === ENGINEER || !isOnMap(state, unit)) continue;
    const cell = state.unitCell[unit]!;
    if (far(cell) < far(first)) {
      second = first;
      first = cell;
    } else if (far(cell) < far(second)) {
      second = cell;
    }
  }
  return second >= 0 ? second : first;
}
