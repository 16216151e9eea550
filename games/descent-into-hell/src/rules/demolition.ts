import { BRIDGES, CANAL, CELLS, JOES_BRIDGE, RIVER, WATER } from '../data/board.ts';
import { BLOWN_BELOW, DEMOLITION } from '../data/tables.ts';
import { ENGINEER, type Side } from '../data/units.ts';
import { DECLINED, GERMAN_OWNER, TRIED, type DescentState } from '../state.ts';
import { unitsAt } from './stacks.ts';

/** 1.4: the Germans may blow a bridge that they control when Allied units come to it. */

/** Cell -> the bridges at its sides. */
const BRIDGES_AT: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) =>
  [...BRIDGES.keys()].filter((bridge) => BRIDGES[bridge].cells.includes(cell)),
);

/** Bridges about which the Germans are asked when Allied units enter a hex, in the order of their ids. */
export function questionsAt(state: DescentState, cell: number): readonly number[] {
  return BRIDGES_AT[cell].filter((bridge) => mayBeBlown(state, bridge));
}

/** Whether they are asked about any. */
export function asksAt(state: DescentState, cell: number): boolean {
  const bridges = BRIDGES_AT[cell];
  for (let index = 0; index < bridges.length; index++) if (mayBeBlown(state, bridges[index])) return true;
  return false;
}

/** Whether the Germans hold a bridge that stands, and have not yet answered about it. */
export function mayBeBlown(state: DescentState, bridge: number): boolean {
  return (
    bridge !== JOES_BRIDGE &&
    state.bridgeOwner[bridge] === GERMAN_OWNER &&
    state.bridgeBlown[bridge] === 0 &&
    state.bridgeAsked[bridge] === 0
  );
}

/** H-20: what is added to the die. An engineer counts in either hex of the side, any number of them once. */
export function demolitionModifier(state: DescentState, bridge: number): number {
  const { side, highway, cells } = BRIDGES[bridge];
  const hasEngineer = (owner: Side): boolean =>
    cells.some((cell) => unitsAt(state, owner, cell).some((unit) => ENGINEER[unit] === 1));
  let modifier = 0;
  if (WATER[side] === RIVER) modifier += DEMOLITION.river;
  if (WATER[side] === CANAL && highway) modifier += DEMOLITION.canalHighway;
  if (hasEngineer('german')) modifier += DEMOLITION.germanEngineer;
  if (hasEngineer('allied')) modifier += DEMOLITION.alliedEngineer;
  return modifier;
}

/** The Germans try; returns whether the bridge is destroyed, which is for good. */
export function tryToBlow(state: DescentState, bridge: number, die: number): boolean {
  state.bridgeAsked[bridge] = TRIED;
  if (die + demolitionModifier(state, bridge) >= BLOWN_BELOW) return false;
  state.bridgeBlown[bridge] = 1;
  return true;
}

/** H-19: the chance is spent until control has gone Allied and back. */
export function declineToBlow(state: DescentState, bridge: number): void {
  state.bridgeAsked[bridge] = DECLINED;
}
