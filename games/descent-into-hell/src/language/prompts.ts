import type { DescentDraft, DraftOf } from '../actions.ts';
import { nextOfDivisions, withWholePools } from '../choices/deployment.ts';
import { ALLIED_POOL, ALLIED_POOL_NAMES, type Side } from '../data/units.ts';
import { mayFly } from '../phases/drop.ts';
import { owedFire } from '../phases/landing-fight.ts';
import type { Battle, DescentState } from '../state.ts';
import {
  bridgeName,
  cellName,
  counted,
  formationName,
  groupName,
  PEOPLE_FIRST,
  poolName,
  unitName,
  unitNames,
} from './names.ts';

/** What is asked now, verb first. */
export function prompt(state: DescentState, draft: DescentDraft | undefined): string {
  if (state.outcome !== 'none') return 'The game is over.';
  return draft === undefined ? asked(state) : draftPrompt(draft);
}

function draftPrompt(draft: DescentDraft): string {
  switch (draft.kind) {
    case 'setUp':
      return setUpPrompt(draft);
    case 'activate':
      return `Choose units of ${groupName(draft.group)}.`;
    case 'place':
      return `Choose the entry area of ${poolName(draft.pool)}.`;
    case 'drop':
      return `Choose where ${unitName(draft.unit)} lands.`;
    case 'supply':
      return 'Choose the Allied units that receive air supplies.';
    case 'move':
    case 'enter':
      return wayPrompt(draft.units, draft.way, draft.kind === 'move');
    case 'advance':
      return `Advance with ${unitNames(draft.units)}, or add a unit.`;
    case 'span':
      return `Choose the hex that ${unitName(draft.unit)} bridges the water to.`;
  }
}

/** First the infantry, then a hex for each unit. */
function setUpPrompt({ units, cells }: Pick<DraftOf<'setUp'>, 'units' | 'cells'>): string {
  const [next] = cells.length === 0 ? nextOfDivisions(units) : [];
  if (next !== undefined) return `Choose a unit of ${formationName(ALLIED_POOL_NAMES[ALLIED_POOL[next]])} to set up.`;
  const all = cells.length === 0 ? withWholePools(units) : units;
  if (cells.length === all.length) return 'Begin, or take a unit back.';
  return `Choose a hex for ${unitName(all[cells.length])} (${cells.length + 1} of ${all.length}).`;
}

function wayPrompt(units: readonly number[], way: readonly number[], onMap: boolean): string {
  if (way.length > 0) return `Move ${unitNames(units)} to ${cellName(way.at(-1)!)}, or extend the path.`;
  return onMap
    ? `Choose the next hex for ${unitNames(units)}, or a unit to take along.`
    : `Choose an entry hex for ${unitNames(units)}.`;
}

function asked(state: DescentState): string {
  const [question] = state.questions;
  if (question !== undefined)
    return `Blow ${bridgeName(question.bridge)}? Allied units have reached ${cellName(question.cell)}.`;
  if (state.battle !== null) return battlePrompt(state, state.battle);
  switch (state.phase) {
    case 'setup':
      return setUpPrompt({ units: [], cells: [] });
    case 'deployment':
      return state.side === 'allied'
        ? state.deploymentPoints === 0
          ? 'Choose your first impulse: road or off-road.'
          : `Bring up reinforcements (${counted(state.deploymentPoints, 'deployment point')}), then choose the first impulse.`
        : 'Place force pools, then choose the first impulse.';
    case 'air':
      return airPrompt(state);
    case 'movement':
      return `Choose a unit to move. This is ${state.impulse === 'road' ? 'a road' : 'an off-road'} impulse.`;
    case 'combat':
      return 'Choose a hex to attack.';
    case 'building':
      return 'Choose a bridging unit to build, or end the impulse.';
    case 'impulse':
      return 'Wait for your opponent.';
  }
}

function airPrompt(state: DescentState): string {
  const { transportPoints, landers, weather } = state;
  const points = counted(transportPoints, 'transport point');
  if (landers.length === 0 && (weather === 'poor' || !mayFly(state))) return 'End the air phase: no unit can land now.';
  if (landers.length === 0 && weather === 'unknown')
    return `Roll for the weather before you drop units (${points}), or end the air phase.`;
  if (landers.length === 0) return `Drop units (${points}), or end the air phase.`;
  return transportPoints === 0
    ? 'Land your units. You have no transport points left.'
    : `Drop more units (${points}), or land.`;
}

function battlePrompt(state: DescentState, battle: Battle): string {
  const { cell, stage, pending } = battle;
  const place = cellName(cell);
  if (pending?.kind === 'city') return `Keep ${unitName(pending.unit)} in ${place} at the cost of a step, or retreat.`;
  if (pending !== null) return `Choose where ${unitName(pending.unit)} retreats from ${place}.`;
  if (stage === 'advance') return `Choose units to advance into ${place}.`;
  const shot = stage === 'defenders' ? `Fire in defence of ${place}` : `Fire at ${place}`;
  return battle.landing !== null && owedFire(state, battle).length > 0 ? `${shot}.` : `${shot}, or end your fire.`;
}

/** What an active side is about, for who waits or watches: no more than everybody knows. */
export function doing({ questions, battle, phase }: DescentState, side: Side): string {
  const who = PEOPLE_FIRST[side];
  if (questions.length > 0) return `${who} are deciding whether to blow ${bridgeName(questions[0].bridge)}.`;
  if (battle !== null) return `${who} are fighting at ${cellName(battle.cell)} and deciding what to do.`;
  if (phase === 'setup') return `${who} are setting up their ground forces.`;
  return phase === 'deployment' ? `${who} are bringing up reinforcements.` : `${who} are playing their impulse.`;
}
