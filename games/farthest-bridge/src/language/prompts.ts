import type { Seat } from '@club-route/engine';
import type { FarthestBridgeDraft } from '../actions.ts';
import { ZONES } from '../data/board.ts';
import { AIRBORNE } from '../data/units.ts';
import { canResist } from '../phases/aftermath.ts';
import { FREE_UNITS, planLength } from '../phases/deployment.ts';
import { isOnMap, type FarthestBridgeState } from '../state.ts';
import { bridgeName, cellName, header, points, unitName, unitNames } from './names.ts';

/** What is asked of a seat, or within the decision it is making, verb first. */
export function prompt(state: FarthestBridgeState, seat: Seat, draft?: FarthestBridgeDraft): string {
  if (draft !== undefined) return draftPrompt(state, seat, draft);
  switch (state.step) {
    case 'free':
      return freePrompt(state, seat);
    case 'moving':
      return `Move on with ${unitName(state.mover)} (${points(state.moverLeft)} movement points left), or stop.`;
    case 'placing':
      return `Choose an empty hex beside ${cellName(state.unitCell[state.mover]!)} for ${unitName(state.mover)}.`;
    case 'demolition':
      return `Blow the ${state.questions.map(bridgeName).join(' or the ')}, or leave it standing.`;
    case 'defence':
      return `Choose support fire for ${unitName(state.battle!.target)}, or none.`;
    case 'retreat': {
      const { unit, distance } = state.battle!.retreats[0]!;
      const resist = canResist(state, unit) ? ', or let it resist' : '';
      return `Choose where ${unitName(unit)} falls back ${distance === 1 ? 'one hex' : `${distance} hexes`}${resist}.`;
    }
    case 'advance':
      return 'Choose who advances, or halt.';
  }
}

function freePrompt(state: FarthestBridgeState, seat: Seat): string {
  switch (state.phase) {
    case 'deploy':
      return seat === 'german'
        ? `Write down where ${unitNames(FREE_UNITS)} set up.`
        : `Write down where the drop zones ${ZONES.join(', ')} lie.`;
    case 'over':
      return 'The game is over.';
    case 'alliedMove':
      return `${header(state)} Move, bring in reinforcements, land airborne units.`;
    case 'germanMove':
      return `${header(state)} Move and bring in reinforcements.`;
    case 'alliedCombat':
    case 'germanCombat':
      return `${header(state)} Choose an enemy to attack or bombard.`;
    case 'alliedMobile':
    case 'germanMobile':
      return `${header(state)} Move mobile units that have not moved.`;
  }
}

function draftPrompt(state: FarthestBridgeState, seat: Seat, draft: FarthestBridgeDraft): string {
  switch (draft.kind) {
    case 'unit':
      if (isOnMap(state, draft.unit)) return `Choose where ${unitName(draft.unit)} goes.`;
      return AIRBORNE[draft.unit] === 1
        ? `Choose a landing hex for ${unitName(draft.unit)}.`
        : `Choose where ${unitName(draft.unit)} arrives and goes.`;
    case 'span':
      return 'Choose a hexside to bridge.';
    case 'attack':
      return draft.attackers.length === 0
        ? `Choose who attacks ${unitName(draft.target)}.`
        : `Attack ${unitName(draft.target)} with ${unitNames(draft.attackers)}, or change it.`;
    case 'bombard':
      return `Choose the fire on ${unitName(draft.target)}.`;
    case 'support':
      return `Choose support fire for ${unitName(state.battle!.target)}, or none.`;
    case 'deploy':
      return deployPrompt(seat, draft.cells.length);
  }
}

function deployPrompt(seat: Seat, placed: number): string {
  const side = seat === 'german' ? 'german' : 'allied';
  if (placed === planLength(side)) return 'Hand in the plan, or change it.';
  return `Choose a hex for ${side === 'german' ? unitName(FREE_UNITS[placed]!) : `the ${ZONES[placed]} drop zone`}.`;
}
