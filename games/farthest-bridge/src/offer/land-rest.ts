import type { ChoiceOffer } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeDraft } from '../actions.ts';
import { cellsWithin, ZONES } from '../data/board.ts';
import { AIRBORNE, UNITS, type AirZone } from '../data/units.ts';
import { touchdowns } from '../forecast/landing.ts';
import { landingCells } from '../phases/landing.ts';
import { isOnMap, type FarthestBridgeState } from '../state.ts';

type Works = ChoiceOffer<FarthestBridgeAction, FarthestBridgeDraft>;

/** Two that aim so far apart cannot come down in one hex: each drifts by one. */
const APART = 3;

/** 11.4: whoever is left to land round a zone lands at once, where no face of the die hurts, and stays there. */
export function landRest(state: FarthestBridgeState, units: readonly number[]): ReadonlyMap<AirZone, Works> {
  const byZone = new Map<AirZone, number[]>();
  for (const unit of units) {
    const { arrival } = UNITS[unit]!;
    if (isOnMap(state, unit) || AIRBORNE[unit] === 0 || arrival.by !== 'air') continue;
    byZone.set(arrival.zone, [...(byZone.get(arrival.zone) ?? []), unit]);
  }
  const rest = new Map<AirZone, Works>();
  for (const [zone, those] of byZone) {
    const orders = safeAims(state, zone, those).map(([unit, cell]) => ({ kind: 'land', unit, cell }) as const);
    const [action, ...later] = orders;
    if (action === undefined || later.length === 0) continue;
    const sequel = [STOP, ...later.flatMap((order) => [order, STOP])];
    rest.set(zone, {
      // Who has no safe hex is left, and the player is told beforehand.
      label: orders.length === those.length ? 'Land the rest' : `Land ${orders.length} of ${those.length}`,
      note: `${orders.length} units, only where they land safely; they stay there`,
      press: { action, sequel },
    });
  }
  return rest;
}

const STOP: FarthestBridgeAction = { kind: 'stop' };

/** The nearest hexes to the zone in which each lands unhurt, by no bridge that the Germans could blow for it. */
function safeAims(
  state: FarthestBridgeState,
  zone: AirZone,
  units: readonly number[],
): readonly (readonly [number, number])[] {
  const centre = zone === 'arnhem' ? undefined : state.zoneCell[ZONES.indexOf(zone)]!;
  const rank = new Map(centre === undefined ? [] : nearestFirst(centre).map((cell, index) => [cell, index]));
  const blocked = new Set<number>();
  const safe = new Map<string, readonly number[]>();
  return units.flatMap((unit) => {
    const { kind } = UNITS[unit]!;
    const cells =
      safe.get(kind) ??
      landingCells(state, unit)
        .filter((cell) =>
          touchdowns(state, unit, cell).every(({ fate, questions }) => fate === 'unhurt' && questions.length === 0),
        )
        .toSorted((one, two) => (rank.get(one) ?? 0) - (rank.get(two) ?? 0) || one - two);
    safe.set(kind, cells);
    const aim = cells.find((cell) => !blocked.has(cell));
    if (aim === undefined) return [];
    for (const near of cellsWithin(aim, APART - 1)) blocked.add(near);
    return [[unit, aim] as const];
  });
}

/** The hexes round a centre, ring by ring. */
function nearestFirst(centre: number): readonly number[] {
  const cells = new Set<number>();
  for (let radius = 0; radius <= LARGEST; radius++) for (const cell of cellsWithin(centre, radius)) cells.add(cell);
  return [...cells];
}
const LARGEST = 7;
