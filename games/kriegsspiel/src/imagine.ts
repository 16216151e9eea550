import { layInRuins } from './rules/truth.ts';
import type { Seat, Shape } from '@club-route/engine';
import { standingSquare } from './rules/squares.ts';
import { airSideOf, commanderOf, isCommandOf } from './data/organisation.ts';
import type { Command } from './data/headquarters.ts';
import { ALL_UNITS } from './data/units.ts';
import { defaultPlan } from './data/zones.ts';
import { SET_UP } from './data/entries.ts';
import { REPORTED_STATES } from './knowledge/dispatch.ts';
import { updateMeetings } from './rules/contacts.ts';
import { removeUnit, setUnitState, unitsIn } from './rules/units.ts';
import { emptyCampaign } from './set-up.ts';
import { shape, GONE, NONE, type CampaignState } from './state.ts';

/**
 * A whole position that agrees with all a commander knows: his own units where they were last reported, his mail and his
 * knowledge as they are, enemies where they stood at the start or are still to come. Nobody is in the middle of anything.
 */
export function imagine(seen: CampaignState, seat: Seat, made: Shape<CampaignState> = shape): CampaignState {
  if (!isCommandOf(seen, seat) || seen.outcome !== 'none') return made.copy(seen);
  const state = emptyCampaign(seen.options!, made);
  state.minute = seen.minute;
  state.weather = seen.weather;
  state.plan = seen.plan ?? defaultPlan(seen.options!.supply1Abn);
  state.unitZone.set(state.plan.landing);
  state.planFiled = seen.planFiled;
  for (const unit of ALL_UNITS) imagineUnit(state, seen, unit, seat);
  for (const unit of ALL_UNITS) updateMeetings(state, unit);
  imagineGround(state, seen, seat);
  copyKnowledge(state, seen, seat);
  return state;
}

function imagineUnit(state: CampaignState, seen: CampaignState, unit: number, seat: Seat): void {
  if (commanderOf(state, unit) !== seat) {
    const cell = startOf(state, unit);
    if (cell === undefined) return;
    state.unitCell[unit] = cell;
    setUnitState(state, unit, 'halted');
    return;
  }
  const known = REPORTED_STATES[seen.knownState[unit]];
  if (known === 'lost') removeUnit(state, unit, 'destroyed', GONE);
  else if (seen.knownCell[unit] >= 0) {
    state.unitCell[unit] = seen.knownCell[unit];
    state.unitStrength[unit] = Math.max(1, seen.knownStrength[unit]);
    state.unitSupplied[unit] = seen.knownSupplied[unit];
    setUnitState(state, unit, 'halted');
  }
}

/** Where a unit stood at the start; found once for each set of rules, because many worlds are imagined. */
const starts = new Map<string, ReadonlyMap<number, number>>();

function startOf(state: CampaignState, unit: number): number | undefined {
  const { lorries, mechOnFoot } = state.options!;
  const key = `${lorries} ${mechOnFoot}`;
  let found = starts.get(key);
  if (found === undefined) {
    const empty = emptyCampaign(state.options!);
    for (const [other, mark] of SET_UP) empty.unitCell[other] = standingSquare(empty, other, mark) ?? NONE;
    found = new Map([...SET_UP.keys()].map((other) => [other, empty.unitCell[other]]));
    starts.set(key, found);
  }
  const cell = found.get(unit);
  if (cell === undefined || unitsIn(state, cell).length === 0) return cell;
  return standingSquare(state, unit, SET_UP.get(unit)!);
}

/** Bridges and ruins are what he takes them to be. */
function imagineGround(state: CampaignState, seen: CampaignState, seat: Command): void {
  state.structureState.set(seen[`${seat}Structures`]);
  for (const cell of seen[`${seat}Ruins`]) layInRuins(state, cell);
}

/** What he knows is what he knows; what others know cannot be known. */
function copyKnowledge(state: CampaignState, seen: CampaignState, command: Command): void {
  state[`${command}Mail`].become(seen[`${command}Mail`]);
  state[`${command}Sent`].become(seen[`${command}Sent`]);
  state[`${command}Read`] = seen[`${command}Read`];
  state[`${command}Squadrons`] = seen[`${command}Squadrons`];
  state[`${command}Sightings`] = seen[`${command}Sightings`];
  state[`${command}Ruins`] = seen[`${command}Ruins`];
  state[`${command}Structures`].set(seen[`${command}Structures`]);
  for (const unit of ALL_UNITS) {
    if (commanderOf(state, unit) !== command) continue;
    state.knownCell[unit] = seen.knownCell[unit];
    state.knownState[unit] = seen.knownState[unit];
    state.knownStrength[unit] = seen.knownStrength[unit];
    state.knownSupplied[unit] = seen.knownSupplied[unit];
    state.knownMinute[unit] = seen.knownMinute[unit];
  }
  const squadrons = Math.max(0, seen[`${command}Squadrons`]);
  const side = airSideOf(state, command);
  if (side === 'allied') state.britishLeft = squadrons;
  else if (side === 'german') state.germanLeft = squadrons;
}
