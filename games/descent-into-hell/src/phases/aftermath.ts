import { sideBetween, stepBetween, type Refusal } from '@club-route/engine';
import { board, labelOf, NO_WATER, ROAD_NET, WATER } from '../data/board.ts';
import { STACK_LIMIT } from '../data/tables.ts';
import { sideOf, type Side } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { hasIntactBridge } from '../rules/crossings.ts';
import { canFerry, ferryLoads, useFerries } from '../rules/ferries.ts';
import { loseStep } from '../rules/fire.ts';
import { noteAdvance, noteRetreat } from '../rules/knowledge.ts';
import { retreatWays } from '../rules/retreat.ts';
import { fits } from '../rules/stacks.ts';
import { groundCosts } from '../rules/weigh.ts';
import { momentOf, NONE, optionsOf, type DescentState } from '../state.ts';
import { arrive, fallOn } from './arrive.ts';
import { settle } from './battle.ts';
import { eliminate, endSpan } from './engagement.ts';
import { askBeforeCrossing } from './questions.ts';

/** 1.6: retreats, the choice of defenders in a city, and the advance. */

const RULE = 'Combat';

export function refuseCityChoice(state: DescentState, side: Side): Refusal | undefined {
  const pending = state.battle?.pending;
  if (pending?.kind === 'city' && sideOf(pending.unit) === side) return undefined;
  return { rule: RULE, text: 'None of your units has to leave a city now.' };
}

/** 6.6: the unit stays and loses a step, or retreats. */
export function chooseInCity(state: DescentState, stay: boolean, reports: Reports): void {
  const battle = state.battle!;
  const { unit } = battle.pending!;
  state.battle = { ...battle, pending: stay ? null : { kind: 'retreat', unit, told: [] } };
  if (stay) {
    reports?.push({ kind: 'stands', unit });
    if (!loseStep(state, unit)) eliminate(state, unit, reports);
  }
  settle(state, reports);
}

/** 7.15: the attacker names the way by what he sees. */
export function refuseRetreat(state: DescentState, side: Side, way: readonly number[]): Refusal | undefined {
  const pending = state.battle?.pending;
  if (pending?.kind !== 'retreat' || side !== state.side) return { rule: RULE, text: 'No unit has to retreat now.' };
  const open = retreatWays(state, pending.unit, pending.told);
  if (open.some((one) => one.length === way.length && one.every((cell, index) => cell === way[index])))
    return undefined;
  return {
    rule: RULE,
    text: 'The unit cannot retreat along this path. It must go two hexes if it can, otherwise one.',
  };
}

/** H-28: it changes no control and raises no question, but a German ends spans and removes what nobody guards. */
export function retreat(state: DescentState, way: readonly number[], reports: Reports): void {
  const battle = state.battle!;
  const { unit, told } = battle.pending!;
  const last = way.at(-1)!;
  if (!fits(state, last, [unit])) {
    state.battle = { ...battle, pending: { kind: 'retreat', unit, told: [...told, last] } };
    reports?.push({ kind: 'full', seat: state.side, cell: last, discloses: true });
    settle(state, reports);
    return;
  }
  state.battle = { ...battle, pending: null };
  state.unitCell[unit] = last;
  endSpan(state, unit, reports);
  state.unitRetreated[unit] = 1;
  noteRetreat(state, unit);
  state.announcements.push({ moment: momentOf(state), kind: 'retreated', unit, way });
  reports?.push({ kind: 'retreated', unit, way });
  if (sideOf(unit) === 'german') fallOn(state, last, reports);
  settle(state, reports);
}

/** H-29: up to three attackers that were not repulsed, over sides by which they attacked, into ground open to them. */
export function refuseAdvance(state: DescentState, side: Side, units: readonly number[]): Refusal | undefined {
  const { battle } = state;
  if (battle?.stage !== 'advance' || side !== state.side) return { rule: RULE, text: 'No unit can advance now.' };
  if (new Set(units).size < units.length) return { rule: RULE, text: 'Choose each unit only once.' };
  if (units.length > STACK_LIMIT) return { rule: 'Stacking', text: 'At most three units can advance.' };
  for (const unit of units) {
    if (!battle.attackers.includes(unit) || state.unitCell[unit] < 0 || state.unitRepulsed[unit] === 1)
      return { rule: RULE, text: 'Only attackers that were not repulsed can advance.' };
    if (state.unitSpan[unit] !== NONE && !optionsOf(state).bridgesAdvance)
      return { rule: 'Water Barriers', text: 'One of these units is a bridge now and cannot advance.' };
    const step = stepBetween(board, state.unitCell[unit], battle.cell);
    const byRoad = state.impulse === 'road' && ROAD_NET[battle.cell] === 1;
    if (groundCosts([unit], 'off-road')[step] < 0 && !byRoad)
      return {
        rule: RULE,
        text: `${labelOf(battle.cell)} is closed to one of these units. Choose only units that may enter it off the road.`,
      };
  }
  return refuseFerries(state, units, battle.cell);
}

/** H-22: an advance over a ferry is a passage, and the Allies have none on a map ferry. */
function refuseFerries(state: DescentState, units: readonly number[], cell: number): Refusal | undefined {
  for (const from of new Set(units.map((unit) => state.unitCell[unit]))) {
    const column = units.filter((unit) => state.unitCell[unit] === from);
    const hexside = sideBetween(board, from, cell);
    if (needsFerry(state, hexside) && !canFerry(state, from, cell, hexside, column))
      return {
        rule: 'Water Barriers',
        text: 'No ferry has enough places left for these units. Choose fewer, or do not advance.',
      };
  }
  return undefined;
}

function needsFerry(state: DescentState, hexside: number): boolean {
  return WATER[hexside] !== NO_WATER && !hasIntactBridge(state, hexside);
}

/**
 * It may take control and raise questions. With no units named nobody advances; the combat is over. Where the Germans must
 * be asked first (D-05), who advances is decided after their answer.
 */
export function advance(state: DescentState, units: readonly number[], reports: Reports): void {
  const { cell } = state.battle!;
  if (asksFirst(state, units, cell, reports)) return;
  state.battle = null;
  if (units.length > 0) {
    state.announcements.push({ moment: momentOf(state), kind: 'advanced', units, cell });
    reports?.push({ kind: 'advanced', units, cell });
  }
  for (const from of new Set(units.map((unit) => state.unitCell[unit]))) {
    const column = units.filter((unit) => state.unitCell[unit] === from);
    const hexside = sideBetween(board, from, cell);
    const byFerry = needsFerry(state, hexside);
    for (const load of byFerry ? ferryLoads(state, column) : [column]) {
      if (byFerry) useFerries(state, from, cell, hexside, load);
      arrive(state, load, cell, byFerry ? undefined : hexside, [from, cell], reports);
      noteAdvance(state, load);
    }
  }
}

/** Whether the Germans are asked about a bridge by which units would advance. */
function asksFirst(state: DescentState, units: readonly number[], cell: number, reports: Reports): boolean {
  if (state.side === 'german') return false;
  let asks = false;
  for (const from of new Set(units.map((unit) => state.unitCell[unit])))
    if (askBeforeCrossing(state, from, sideBetween(board, from, cell), reports)) asks = true;
  return asks;
}
