import type { Refusal } from '@club-route/engine';
import { AREA_NAMES, AREA_OF, GERMAN_NORTH } from '../data/areas.ts';
import { CELLS, labelOf, ROAD_NET, SOUTH } from '../data/board.ts';
import { ARMOR, OTHER, sideOf, type Side } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { noteEnemies } from '../rules/knowledge.ts';
import { isOccupied } from '../rules/stacks.ts';
import { hasGroundLine } from '../rules/supply.ts';
import { allowanceOf, edgeCost, exitCost } from '../rules/weigh.ts';
import { GONE, OFF_MAP, READY, type DescentState } from '../state.ts';
import { arrive } from './arrive.ts';
import { march, refuseUnits } from './march.ts';
import { endWith } from './outcome.ts';
import { refuseEntryHex, refuseWay } from './way.ts';

/** Units that come onto the map together, the hex they enter and the way they go on. */
export interface Entry {
  readonly units: readonly number[];
  readonly at: number;
  readonly way: readonly number[];
}

const HOW_TO_ENTER: Readonly<Record<Side, string>> = {
  allied: 'Activate them at the start of a turn.',
  german: 'Place their pool at the start of a turn, and enter next to their area.',
};

/** 7.5: Allied units enter south of the start line without cost, Germans from their area for the cost of the hex. */
export function refuseEntry(state: DescentState, side: Side, { units, at, way }: Entry): Refusal | undefined {
  const refusal = refuseUnits(state, side, units);
  if (refusal !== undefined) return refusal;
  if (at >= CELLS) return { rule: 'Reinforcements', text: 'There is no such hex.' };
  const waiting = side === 'allied' ? READY : OFF_MAP - AREA_OF[at];
  if (side === 'allied' && SOUTH[at] === 0)
    return { rule: 'Reinforcements', text: 'Allied units must enter in a hex south of the start line.' };
  if (units.some((unit) => state.unitCell[unit] !== waiting) || (side === 'german' && AREA_OF[at] < 0))
    return {
      rule: 'Reinforcements',
      text: `These units are not ready to enter in ${labelOf(at)}. ${HOW_TO_ENTER[side]}`,
    };
  if (state.impulse === 'road' && ROAD_NET[at] === 0)
    return { rule: 'Reinforcements', text: `${labelOf(at)} has no road. Enter in a road hex.` };
  const left = allowanceOf(units, state.impulse) - entryCost(state, units, at);
  if (side === 'german' && (edgeCost(units, state.impulse, at) < 0 || left < 0))
    return {
      rule: 'Reinforcements',
      text: `These units cannot enter ${labelOf(at)} this impulse: the terrain is closed to them or costs too much.`,
    };
  return refuseEntryHex(state, units, at, way.length === 0) ?? refuseWay(state, units, at, way, left);
}

export function entryCost(state: DescentState, units: readonly number[], at: number): number {
  return sideOf(units[0]) === 'allied' ? 0 : edgeCost(units, state.impulse, at);
}

/** Onto enemies that nobody saw: the units stay off the map, see them, and have spent their move (7.5). */
export function enter(state: DescentState, { units, at, way }: Entry, reports: Reports): void {
  const side = sideOf(units[0]);
  if (isOccupied(state, OTHER[side], at)) {
    for (const unit of units) state.unitMoved[unit] = 1;
    noteEnemies(state, side, at);
    reports?.push({ kind: 'turned back', seat: side, units, cell: at, discloses: true });
    return;
  }
  state.mover = { units, spent: entryCost(state, units, at), way: [at] };
  arrive(state, units, at, undefined, [at], reports);
  reports?.push({ kind: 'moved', seat: side, units, way: [at] });
  if (way.length > 0 && state.unitStopped[units[0]] === 0 && state.questions.length === 0)
    march(state, { units, way }, reports);
}

/** 1.9, H-44: an armoured unit leaves the map into German North. */
export function refuseExit(state: DescentState, side: Side, unit: number): Refusal | undefined {
  const cell = state.unitCell[unit] ?? GONE;
  const refusal = refuseUnits(state, side, [unit]);
  if (refusal !== undefined) return refusal;
  if (side !== 'allied' || ARMOR[unit] === 0 || cell < 0 || AREA_OF[cell] !== GERMAN_NORTH)
    return {
      rule: 'Victory Conditions',
      text: `Only Allied armour can leave the map, from a hex next to ${AREA_NAMES[GERMAN_NORTH]}.`,
    };
  const cost = exitCost(state.impulse, cell);
  const spent = state.mover?.units.length === 1 && state.mover.units[0] === unit ? state.mover.spent : 0;
  if (cost < 0 || spent + cost > allowanceOf([unit], state.impulse))
    return { rule: 'Movement', text: 'The unit does not have enough movement points to leave the map.' };
  return undefined;
}

/** With a supply line from the exit hex, traced by the truth, the Allies win at once; without it the unit is gone. */
export function exit(state: DescentState, unit: number, reports: Reports): void {
  const cell = state.unitCell[unit];
  const wins = hasGroundLine(state, 'allied', cell, 'truth');
  state.unitCell[unit] = GONE;
  state.mover = { units: [unit], spent: 0, way: [] };
  reports?.push({ kind: 'exit', seat: 'allied', unit, cell, wins, discloses: true });
  if (wins) endWith(state, 'allied strategic', reports);
}
