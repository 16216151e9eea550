import type { Seat } from '@club-route/engine';
import type { FarthestBridgeDraft } from '../actions.ts';
import { ableUnits } from '../choices.ts';
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
      return `Move ${unitName(state.mover)} on (${points(state.moverLeft)} movement ${state.moverLeft <= 2 ? 'point' : 'points'} left), or stop.`;
    case 'placing':
      return `Choose an empty hex next to ${cellName(state.unitCell[state.mover]!)} for ${unitName(state.mover)}.`;
    case 'demolition':
      return `Blow the ${state.questions.map(bridgeName).join(' or the ')}, or leave it standing.`;
    case 'defence':
      return `Choose support fire for ${unitName(state.battle!.target)}, or none.`;
    case 'retreat': {
      const { unit, distance } = state.battle!.retreats[0]!;
      const resist = canResist(state, unit) ? ', or let it resist' : '';
      return `Choose where ${unitName(unit)} retreats ${distance === 1 ? 'one hex' : `${distance} hexes`}${resist}.`;
    }
    case 'advance':
      return 'Choose which unit advances, or halt.';
  }
}

function freePrompt(state: FarthestBridgeState, seat: Seat): string {
  switch (state.phase) {
    case 'deploy':
      return seat === 'german'
        ? `Choose set-up hexes for ${unitNames(FREE_UNITS)}.`
        : `Choose the drop zones of the ${ZONES.join(', ')}.`;
    case 'over':
      return 'The game is over.';
    case 'alliedMove':
    case 'germanMove':
      return `${header(state)} ${movePrompt(state)}`;
    case 'alliedCombat':
    case 'germanCombat':
      return `${header(state)} Choose an enemy to attack or bombard.`;
    case 'alliedMobile':
    case 'germanMobile':
      return `${header(state)} Move mobile units that have not moved.`;
  }
}

/** Of what comes before the moves, only what there is. */
function movePrompt(state: FarthestBridgeState): string {
  const coming = ableUnits(state).filter((unit) => !isOnMap(state, unit));
  const landing = coming.filter((unit) => AIRBORNE[unit] === 1).length;
  const deeds = [
    ...(landing > 0 ? ['land airborne units'] : []),
    ...(coming.length > landing ? ['bring in reinforcements'] : []),
  ];
  if (deeds.length === 0) return 'Move your units.';
  const first = deeds.join(', ');
  return `${first[0]!.toUpperCase()}${first.slice(1)}, then move.`;
}

function draftPrompt(state: FarthestBridgeState, seat: Seat, draft: FarthestBridgeDraft): string {
  switch (draft.kind) {
    case 'unit':
      if (isOnMap(state, draft.unit)) return `Choose where ${unitName(draft.unit)} goes.`;
      return AIRBORNE[draft.unit] === 1
        ? `Choose a landing hex for ${unitName(draft.unit)}.`
        : `Choose where ${unitName(draft.unit)} enters and moves to.`;
    case 'span':
      return 'Choose a hexside to bridge.';
    case 'attack':
      return draft.attackers.length === 0
        ? `Choose the units that attack ${unitName(draft.target)}.`
        : `Attack ${unitName(draft.target)} with ${unitNames(draft.attackers)}, or change the attack.`;
    case 'bombard':
      return `Choose support fire against ${unitName(draft.target)}.`;
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
