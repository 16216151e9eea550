import type { Refusal } from '@club-route/engine';
import { AIRBORNE, endOf, firstOf, MOBILE, UNITS } from '../data/units.ts';
import type { FarthestBridgeReport } from '../report.ts';
import { isMobilePhase, isMovementPhase, optionsOf, phasingSide, WAITING, type FarthestBridgeState } from '../state.ts';
import { canLand } from './landing.ts';
import { awaitsEntry, canEnterAt, entryCells } from './march.ts';

/**
 * 11.0, 11.2: reinforcements and landings come at the beginning of a movement phase, before any unit on the map moves. So
 * while somebody can arrive nobody else moves, unless those still to come are held back (ruling 50).
 */

/** Whether a unit can come over the edge or from the air now. */
export function canArrive(state: FarthestBridgeState, unit: number): boolean {
  if (state.arrivalsOver || state.unitCell[unit] !== WAITING || state.unitMoved[unit] === 1) return false;
  if (AIRBORNE[unit] === 1) return canLand(state, unit);
  if (isMobilePhase(state) && MOBILE[unit] === 0) return false;
  return awaitsEntry(state, unit) && entryCells(unit).some((at) => canEnterAt(state, unit, at));
}

/** The units that can arrive now and must do so before any other moves. */
export function comingFirst(state: FarthestBridgeState): readonly number[] {
  const units: number[] = [];
  if (!mustComeFirst(state)) return units;
  const side = phasingSide(state);
  for (let unit = firstOf(side); unit < endOf(side); unit++) if (canArrive(state, unit)) units.push(unit);
  return units;
}

/** The same as whether there are any; it stops at the first. */
export function isSomebodyComingFirst(state: FarthestBridgeState): boolean {
  if (!mustComeFirst(state)) return false;
  const side = phasingSide(state);
  for (let unit = firstOf(side); unit < endOf(side); unit++) if (canArrive(state, unit)) return true;
  return false;
}

function mustComeFirst(state: FarthestBridgeState): boolean {
  return optionsOf(state).arrivals === 'first' && !state.arrivalsOver && isMovementPhase(state);
}

/** Why a unit on the map may not move yet. */
export function refuseBeforeArrivals(state: FarthestBridgeState): Refusal | undefined {
  if (!isSomebodyComingFirst(state)) return undefined;
  const coming = comingFirst(state).map((unit) => UNITS[unit]!.id);
  const more = coming.length > 1 ? ` and ${coming.length - 1} more` : '';
  return {
    rule: '11.2',
    text: `${coming[0]}${more} can still arrive, and arrivals come first. Bring them in or hold them back.`,
  };
}

/** Why nobody arrives any more in this phase. */
export function refuseAfterArrivals(state: FarthestBridgeState): Refusal | undefined {
  if (!state.arrivalsOver) return undefined;
  return {
    rule: '11.2',
    text: 'Units arrive at the start of a movement phase, before any unit on the map moves. This one can arrive next turn.',
  };
}

/** A unit on the map moves: whoever has not come waits. */
export function closeArrivals(state: FarthestBridgeState): void {
  if (optionsOf(state).arrivals === 'first') state.arrivalsOver = true;
}

export function refuseHoldingBack(state: FarthestBridgeState): Refusal | undefined {
  return isSomebodyComingFirst(state) ? undefined : { rule: '11.2', text: 'No unit is waiting to arrive.' };
}

export function holdBack(state: FarthestBridgeState, reports: FarthestBridgeReport[] | undefined): void {
  reports?.push({ kind: 'heldBack', units: comingFirst(state) });
  state.arrivalsOver = true;
}
