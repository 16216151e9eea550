import type { Attempt, Round, Seat, UnitOffer, Whereabouts } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeDraft } from '../actions.ts';
import { choices } from '../choices.ts';
import { labelOf, ZONES } from '../data/board.ts';
import { sideOf, UNITS } from '../data/units.ts';
import { farthestBridge } from '../game.ts';
import { unitName } from '../language/names.ts';
import { landingRange } from '../phases/landing.ts';
import { entryCells } from '../phases/march.ts';
import { isOnMap, type FarthestBridgeState } from '../state.ts';

/** Units that can still do something in a movement phase, and how a player gets from one to the next. */

type Units = readonly (readonly [number, UnitOffer<FarthestBridgeAction, FarthestBridgeDraft>])[];

export function unitsToPick(state: FarthestBridgeState, seat: Seat): readonly number[] {
  return choices(state, seat).flatMap(({ draft }) => (draft?.kind === 'unit' ? [draft.unit] : []));
}

/** Each of them, selected by a press. */
export function toPick(state: FarthestBridgeState, units: readonly number[], look: 'able' | 'still'): Units {
  return units.map((unit) => [unit, { cell: cellOfUnit(state, unit), look, press: { draft: { kind: 'unit', unit } } }]);
}

export function cellOfUnit(state: FarthestBridgeState, unit: number): number | undefined {
  return isOnMap(state, unit) ? state.unitCell[unit] : undefined;
}

/** Why the unit in a cell cannot be selected, if it is the seat's own. */
export function whyNotPicked(
  state: FarthestBridgeState,
  seat: Seat,
  cell: number,
): Attempt<FarthestBridgeAction> | undefined {
  const unit = state.cellUnit[cell]!;
  if (unit < 0 || sideOf(unit) !== seat) return undefined;
  const refusal = farthestBridge.refuse(state, seat, { kind: 'move', unit, to: cell });
  // The rules would say that it is there already, which is true and of no use.
  const stuck = { rule: '5.0', text: `${unitName(unit)} cannot move from ${labelOf(cell)}.` };
  return { refusal: refusal === undefined || refusal.rule === '5.0' ? stuck : refusal };
}

export function roundOfUnits(
  units: readonly number[],
  now?: number,
): () => Round<FarthestBridgeAction, FarthestBridgeDraft> {
  const stops = units.map((unit) => ({ unit, press: { draft: { kind: 'unit' as const, unit } } }));
  return () => (now === undefined ? { stops } : { stops, now });
}

/** A unit's own hex; for one that is still to come its drop zone or the first of its edge hexes, with all it can choose from. */
export function whereabouts(state: FarthestBridgeState, unit: number): Whereabouts {
  const at = cellOfUnit(state, unit);
  if (at !== undefined) return { at, around: [] };
  const { arrival } = UNITS[unit]!;
  if (arrival.by !== 'air') return { at: entryCells(unit)[0]!, around: entryCells(unit) };
  const around = landingRange(state, unit);
  const middle = around[Math.floor(around.length / 2)]!;
  return { at: arrival.zone === 'arnhem' ? middle : state.zoneCell[ZONES.indexOf(arrival.zone)]!, around };
}
