import { NO_OFFER, type ChoiceOffer, type Seat, type TrayOffer } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeDraft } from '../actions.ts';
import { choices } from '../choices.ts';
import { BRIDGES } from '../data/board.ts';
import { REPAIRED_FROM } from '../data/terrain.ts';
import { AIRBORNE, ENGINEER, UNITS } from '../data/units.ts';
import { bridgeName, dateOf, namesOrNumber, PHASE_NAMES } from '../language/names.ts';
import { comingFirst, isSomebodyComingFirst } from '../phases/arrivals.ts';
import { entryCells } from '../phases/march.ts';
import { isOnMap, type FarthestBridgeState } from '../state.ts';
import { roundOfUnits, toPick, unitsToPick, whereabouts, whyNotPicked } from './able-units.ts';
import { endOffer } from './end.ts';
import { landRest } from './land-rest.ts';
import type { FarthestBridgeOffer } from './types.ts';

type Works = ChoiceOffer<FarthestBridgeAction, FarthestBridgeDraft>;

/** A movement phase with nothing selected: who can still move, land or arrive, and what the engineers can do. */
export function pickOffer(state: FarthestBridgeState, seat: Seat): FarthestBridgeOffer {
  const units = unitsToPick(state, seat);
  const works = engineersWorks(state, seat);
  return {
    ...NO_OFFER,
    units: new Map(toPick(state, units, 'able')),
    entries: [...new Set(units.filter((unit) => !isOnMap(state, unit)).flatMap(entryCells))],
    head: { title: `${PHASE_NAMES[state.phase]}, ${dateOf(state.turn)}`, words: '' },
    hint: isSomebodyComingFirst(state) ? ARRIVALS_FIRST : undefined,
    trays: traysOf(state, units),
    groups: works.length === 0 ? [] : [{ title: 'Engineers', kind: 'works', choices: works }],
    hold: holdBackOffer(state, seat),
    end: endOffer(state, seat),
    attempt: (cell) => whyNotPicked(state, seat, cell),
    place: (unit) => whereabouts(state, unit),
    round: roundOfUnits(units),
  };
}

const ARRIVALS_FIRST = 'Land units and bring in reinforcements first. Units on the map move after them (11.2).';

/** Lets units on the map move; whoever has not come waits. */
function holdBackOffer(state: FarthestBridgeState, seat: Seat): FarthestBridgeOffer['hold'] {
  const action = choices(state, seat).find((choice) => choice.action?.kind === 'holdBack')?.action;
  if (action === undefined) return undefined;
  const waiting = comingFirst(state);
  return {
    label: 'Hold the rest back',
    note: `${namesOrNumber(waiting)} ${waiting.length === 1 ? 'waits' : 'wait'}, and your units on the map can move.`,
    action,
  };
}

/** Those to land by their zones, those at the edge, those on the map. */
function traysOf(
  state: FarthestBridgeState,
  units: readonly number[],
): readonly TrayOffer<FarthestBridgeAction, FarthestBridgeDraft>[] {
  const trays = new Map<string, number[]>();
  for (const unit of units) {
    const title = titleOf(state, unit);
    trays.set(title, [...(trays.get(title) ?? []), unit]);
  }
  const rest = landRest(state, units);
  return [...trays].map(([title, those]) => {
    const { arrival } = UNITS[those[0]!]!;
    const all = isOnMap(state, those[0]!) || arrival.by !== 'air' ? undefined : rest.get(arrival.zone);
    return { title, units: those, ...(all === undefined ? {} : { all }) };
  });
}

function titleOf(state: FarthestBridgeState, unit: number): string {
  if (isOnMap(state, unit)) return 'On the map, can still move';
  const { arrival } = UNITS[unit]!;
  if (AIRBORNE[unit] === 0 || arrival.by !== 'air') return 'Can enter from the map edge';
  return arrival.zone === 'arnhem' ? 'To land around Arnhem' : `To land, ${arrival.zone} drop zone`;
}

/** Roll for a bridge, or lay one of their own (15.0). */
function engineersWorks(state: FarthestBridgeState, seat: Seat): readonly Works[] {
  return choices(state, seat).flatMap(({ action, draft }): Works[] => {
    if (draft?.kind === 'span')
      return [{ label: 'Bridge a hexside', press: { draft }, cell: state.unitCell[ENGINEER]! }];
    if (action?.kind !== 'repair') return [];
    const { cells, kind } = BRIDGES[action.bridge]!;
    const label = `Repair the ${bridgeName(action.bridge)} (${REPAIRED_FROM[kind]}–6)`;
    return [{ label, press: { action }, cell: cells[0] }];
  });
}
