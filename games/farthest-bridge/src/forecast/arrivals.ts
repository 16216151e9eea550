import { labelOf } from '../data/board.ts';
import { AIRBORNE, ARRIVAL_TURN, sideOf, UNIT_COUNT, UNITS, type AirZone } from '../data/units.ts';
import { entryCells } from '../phases/march.ts';
import { WAITING, type FarthestBridgeState } from '../state.ts';

/** Units that are due in one turn by one way. */
export interface Arrivals {
  readonly turn: number;
  readonly where: string;
  readonly units: readonly number[];
  /** Why those who are due and not here cannot come, if they cannot. */
  readonly delayed: string | undefined;
}

/** Everybody who is still to come, by turn and place. */
export function stillToCome(state: FarthestBridgeState): readonly Arrivals[] {
  const groups = new Map<string, { turn: number; where: string; units: number[] }>();
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const { arrival } = UNITS[unit]!;
    if (state.unitCell[unit] !== WAITING || arrival.by === 'setup') continue;
    const { turn } = arrival;
    const where = arrival.by === 'air' ? zoneText(arrival.zone) : edgeText(entryCells(unit));
    const group = groups.get(`${turn} ${where}`) ?? { turn, where, units: [] };
    group.units.push(unit);
    groups.set(`${turn} ${where}`, group);
  }
  return [...groups.values()]
    .toSorted((a, b) => a.turn - b.turn)
    .map((group) => ({ ...group, delayed: delayOf(state, group.units[0]!) }));
}

function zoneText(zone: AirZone): string {
  return zone === 'arnhem' ? 'by air, around Arnhem' : `by air, ${zone} drop zone`;
}

function edgeText(cells: readonly number[]): string {
  const [first, last] = [labelOf(cells[0]!), labelOf(cells.at(-1)!)];
  return first === last ? `at ${first}` : `at ${first}–${last}`;
}

/** 11.5: nobody arrives in a hex that an enemy holds. */
function delayOf(state: FarthestBridgeState, unit: number): string | undefined {
  if (AIRBORNE[unit] === 1 || ARRIVAL_TURN[unit]! > state.turn) return undefined;
  const enemy = sideOf(unit) === 'allied' ? state.germanHere : state.alliedHere;
  return entryCells(unit).every((cell) => enemy[cell] === 1)
    ? 'The enemy holds the entry hexes, so they wait.'
    : undefined;
}
