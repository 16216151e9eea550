import type { Refusal } from '@club-route/engine';
import { settleMinute } from '../clock/minute.ts';
import type { Moment } from '../clock/moment.ts';
import { board, isWater, terrainOf } from '../data/board.ts';
import { STRUCTURE_COUNT, STRUCTURES } from '../data/structures.ts';
import { sideOf, UNIT_COUNT, UNITS } from '../data/units.ts';
import { destroy } from '../rules/retreat.ts';
import { dropStep, relocate, stopRepair } from '../rules/relocate.ts';
import { layInRuins, setStructure } from '../rules/truth.ts';
import { setChain, setUnitState, unitsIn } from '../rules/units.ts';
import type { CampaignState } from '../state.ts';
import type { Edit } from './actions.ts';

/** 25: the umpire changes the truth. Nobody is told of it but by what follows. */

export function refuseEdits(state: CampaignState, edits: readonly Edit[]): Refusal | undefined {
  for (const edit of edits) {
    const text = problemOf(state, edit, edits);
    if (text !== undefined) return { rule: '25', text };
  }
  return undefined;
}

function problemOf(state: CampaignState, edit: Edit, all: readonly Edit[]): string | undefined {
  if ('unit' in edit && edit.unit >= UNIT_COUNT) return 'That is not a unit in this campaign.';
  if ('cell' in edit && edit.cell >= board.cells) return 'That square is off the map.';
  switch (edit.what) {
    case 'square':
      return squareProblem(state, edit, all);
    case 'structure':
      if (edit.structure >= STRUCTURE_COUNT) return 'That is not a bridge or ferry on this map.';
      if (edit.state === 'repairing') return 'Only the engineers can begin a repair. Order them to REPAIR.';
      if (STRUCTURES[edit.structure].kind === 'ferry' && edit.state !== 'intact' && edit.state !== 'destroyed')
        return 'A ferry can only be intact or destroyed.';
      return undefined;
    case 'ruin':
      return terrainOf(edit.cell) === 'town' ? undefined : 'Only a town can be in ruins (11).';
    default:
      return undefined;
  }
}

function squareProblem(
  state: CampaignState,
  { unit, cell }: Extract<Edit, { what: 'square' }>,
  all: readonly Edit[],
): string | undefined {
  if (isWater(cell)) return 'A unit must be on a land square of the map.';
  const other = unitsIn(state, cell).find((one) => one !== unit && !leaves(one, cell, all));
  if (other !== undefined) return `${UNITS[other].id} is there. Move it first, or in the same SET.`;
  if (all.some((edit) => edit.what === 'square' && edit.unit !== unit && edit.cell === cell))
    return 'A square holds only one unit.';
  // A unit that is gone comes back only with a strength of its own.
  const named = all.some((edit) => edit.what === 'strength' && edit.unit === unit && edit.strength > 0);
  return state.unitStrength[unit] > 0 || named
    ? undefined
    : `${UNITS[unit].id} has been lost. Set its strength as well.`;
}

/** Whether the edits take a unit out of its square, be it to where another one stands: two may change places. */
function leaves(unit: number, cell: number, edits: readonly Edit[]): boolean {
  return edits.some(
    (edit) =>
      (edit.what === 'square' && edit.unit === unit && edit.cell !== cell) ||
      (edit.what === 'strength' && edit.unit === unit && edit.strength === 0),
  );
}

/** Strengths first: whoever comes back must have one. */
export function applyEdits(moment: Moment, edits: readonly Edit[]): void {
  const others = edits.filter(({ what }) => what !== 'strength');
  for (const edit of edits) if (edit.what === 'strength') applyEdit(moment, edit);
  const came = makeRoom(moment.state, others);
  for (const edit of others)
    if (edit.what === 'square') place(moment, edit.unit, edit.cell, came.get(edit.unit));
    else applyEdit(moment, edit);
  settleMinute(moment);
}

/** Whoever stands where another one is put is lifted off the map until its own turn comes; where each of them stood. */
function makeRoom(state: CampaignState, edits: readonly Edit[]): ReadonlyMap<number, number> {
  const came = new Map<number, number>();
  const squares = edits.filter((edit) => edit.what === 'square');
  for (const { unit, cell } of squares)
    for (const other of unitsIn(state, cell))
      if (other !== unit && squares.some((edit) => edit.unit === other)) came.set(other, cell);
  for (const unit of came.keys()) state.unitCell[unit] = -1;
  return came;
}

function applyEdit(moment: Moment, edit: Exclude<Edit, { what: 'square' }>): void {
  const { state } = moment;
  switch (edit.what) {
    case 'weather':
      state.weather = edit.weather;
      return;
    case 'strength':
      if (edit.strength === 0 && state.unitCell[edit.unit] >= 0) destroy(state, edit.unit, 'destroyed');
      else state.unitStrength[edit.unit] = edit.strength;
      return;
    case 'structure':
      state.structureReadyAt[edit.structure] = 0;
      return setStructure(state, edit.structure, edit.state);
    case 'ruin':
      if (edit.ruined) layInRuins(state, edit.cell);
      else state.ruins = state.ruins.filter((cell) => cell !== edit.cell);
      return;
    case 'squadrons':
      if (edit.side === 'allied') state.britishLeft = edit.count;
      else state.germanLeft = edit.count;
      return;
    case 'lift':
      state.parachuteLeft = edit.parachute;
      state.gliderLeft = edit.glider;
      return;
    case 'points':
      if (edit.side === 'allied') state.alliedPoints = edit.points;
      else state.germanPoints = edit.points;
      return;
  }
}

/** `came`: where a unit stood that was lifted off the map to make room. */
function place(moment: Moment, unit: number, cell: number, came: number | undefined): void {
  const { state } = moment;
  stopRepair(state, unit);
  dropStep(state, unit);
  setChain(state, unit, null);
  setUnitState(state, unit, 'halted');
  state.flights = state.flights.filter((flight) => flight.unit !== unit);
  state.arrivals = state.arrivals.filter((arrival) => arrival.unit !== unit);
  // Combats with it are over.
  state.combats = state.combats.flatMap((combat) => {
    const fights = combat.fights.filter((fight) => fight.attacker !== unit && fight.target !== unit);
    return fights.length === 0 ? [] : [{ ...combat, fights }];
  });
  if (came !== undefined) state.unitCell[unit] = came;
  if (sideOf(unit) === 'allied' && state.unitCell[unit] < 0) state.unitSupplied[unit] = 1;
  relocate(moment, unit, cell);
}
