import { NORTH_OF_MAAS, NORTH_OF_RHINE } from '../data/board.ts';
import type { Outcome } from '../data/tables.ts';
import { AIRBORNE, FIRST, LAST } from '../data/units.ts';
import { optionsOf, type DescentState } from '../state.ts';
import { hasAirLine, hasGroundLine, type Knowledge } from './supply.ts';

/** 1.9: the result of a game that ends now, by the truth or as a side sees it. A strategic victory comes at once, by an exit, and never by the end. */
export function outcomeOf(state: DescentState, by: Knowledge = 'truth'): Outcome {
  const units = alliedUnits(state);
  const beyond = units.filter((unit) => NORTH_OF_RHINE[state.unitCell[unit]] === 1);
  if (beyond.some((unit) => hasGroundLine(state, 'allied', state.unitCell[unit], by))) return 'allied operational';
  const byAir = beyond.filter((unit) => AIRBORNE[unit] === 1 && hasAirLine(state, state.unitCell[unit], by));
  if (byAir.length >= optionsOf(state).tacticalMinUnits) return 'allied tactical';
  return units.some((unit) => NORTH_OF_MAAS[state.unitCell[unit]] === 1) ? 'german tactical' : 'german operational';
}

/**
 * D-03: the result if the Allies call the operation off now. Who is supplied by air alone is then given up, so only a line
 * over land counts; by option air supply counts as on the last day.
 */
export function outcomeOfCallingOff(state: DescentState, by: Knowledge = 'truth'): Outcome {
  const outcome = outcomeOf(state, by);
  return outcome === 'allied tactical' && optionsOf(state).calledOff === 'land' ? 'german tactical' : outcome;
}

function alliedUnits(state: DescentState): readonly number[] {
  const units: number[] = [];
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) if (state.unitCell[unit] >= 0) units.push(unit);
  return units;
}
