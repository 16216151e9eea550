import type { EndOffer, Seat } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeChoice } from '../actions.ts';
import { ableUnits, choices } from '../choices.ts';
import { AIRBORNE } from '../data/units.ts';
import { PHASE_NAMES } from '../language/names.ts';
import { isCombatPhase, isOnMap, type FarthestBridgeState } from '../state.ts';

/** What ends the phase, where it may be ended, and what is given up by it. */
export function endOffer(state: FarthestBridgeState, seat: Seat): EndOffer<FarthestBridgeAction> | undefined {
  const found = choices(state, seat);
  const action = found.find((choice) => choice.action?.kind === 'end')?.action;
  const phase = PHASE_NAMES[state.phase].replace(/^(Allied|German) /, '');
  return action && { label: `End the ${phase} phase`, left: leftUndone(state, found), action };
}

/** What cannot be done any more in this turn once the phase is over. */
function leftUndone(state: FarthestBridgeState, found: readonly FarthestBridgeChoice[]): string {
  if (isCombatPhase(state)) {
    const targets = found.filter(({ draft }) => draft?.kind === 'attack').length;
    return targets === 0 ? '' : `You can still attack ${count(targets, 'enemy unit', 'enemy units')}.`;
  }
  const units = ableUnits(state);
  const toMove = units.filter((unit) => isOnMap(state, unit)).length;
  const toLand = units.filter((unit) => !isOnMap(state, unit) && AIRBORNE[unit] === 1).length;
  const toArrive = units.length - toMove - toLand;
  const parts = [
    { number: toMove, deed: 'move' },
    { number: toLand, deed: 'land' },
    { number: toArrive, deed: 'arrive' },
  ]
    .filter(({ number }) => number > 0)
    .map(({ number, deed }, at) =>
      at === 0 ? `${count(number, 'unit', 'units')} can still ${deed}` : `${number} can ${deed}`,
    );
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
